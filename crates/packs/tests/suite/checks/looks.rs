//! Tests checks of colours, emblems and the map.

use packs::{Files, Pack};

use testing::editable_pack::*;

#[test]
fn a_picture_that_contradicts_the_graph() {
    // The board of the base pack on a narrow sheet, which has too little room for borders and seas.
    let pack = shipped();
    let flat = |line: &str| {
        let (start, rest) = line.split_once("at = [")?;
        let (x, y) = rest.split_once("] }")?.0.split_once(", ")?;
        Some(format!("{start}at = [{x}, {:.2}] }},", y.parse::<f64>().ok()? * 0.36))
    };
    let map = pack.text("map.toml");
    let map: Vec<String> = map.lines().map(|line| flat(line).unwrap_or_else(|| line.to_owned())).collect();
    let map = map.join("\n").replace("size = [1000, 760]", "size = [1000, 275]");
    let report = pack.with("map.toml", map).load().unwrap_err();
    let said: Vec<&str> = report.lines().filter(|line| line.contains("on the picture")).collect();
    let near = said
        .iter()
        .filter(|line| line.contains("do not border each other, but on the picture they come within"));
    let apart =
        said.iter().filter(|line| line.contains("border each other, but on the picture they share only"));
    let (near, apart) = (near.count(), apart.count());
    assert!(near > 0 && apart > 0 && near + apart == said.len(), "{report}");
    assert!(said.iter().all(|line| line.starts_with("map.toml:")), "{report}");
}

#[test]
fn routes_of_a_star_chart_that_cross() {
    // Four additional routes across the whole chart.
    let map = std::fs::read_to_string(shipped_folder().join("map.toml")).unwrap();
    let (_, borders) = map.split_once("borders = [").unwrap();
    let more = r#"
  ["windscar", "saltmarsh"],
  ["hollowgate", "ricelow"],
  ["oatshire", "olifane"],
  ["highmere", "tuskwall"],"#;
    let folder = tempfile::tempdir().unwrap();
    let manifest = r#"format = 1
id = "crossed"
extends = "whispers-of-the-stars"
version = "1"
authors = ["A"]
licence = "CC0-1.0"
"#;
    std::fs::write(folder.path().join("manifest.toml"), manifest).unwrap();
    std::fs::write(folder.path().join("map.toml"), format!("borders = [{more}{borders}")).unwrap();
    let pack = Pack::load(&Files::at(folder.path())).unwrap_or_else(|report| panic!("{report}"));
    let crossed = |a: &str, b: &str, c: &str, d: &str| {
        let why =
            format!("the routes from \"{a}\" to \"{b}\" and from \"{c}\" to \"{d}\" cross: move a station");
        ("whispers-of-the-stars/theme.toml".to_owned(), why)
    };
    let expected = [
        crossed("hollowgate", "ricelow", "cliffhold", "amberlea"),
        crossed("hollowgate", "ricelow", "windscar", "amberlea"),
        crossed("oatshire", "olifane", "highmere", "tuskwall"),
        crossed("windscar", "saltmarsh", "oatshire", "olifane"),
        crossed("windscar", "saltmarsh", "hollowgate", "ricelow"),
    ];
    let told = |fault: &packs::Fault| (fault.file.clone(), fault.message.clone());
    assert_eq!(pack.warnings.iter().map(told).collect::<Vec<_>>(), expected);
    assert!(pack.warnings.iter().all(|fault| fault.place.is_some()));
}
