//! Every icon that the program or a pack names exists and can be drawn, and every existing icon is named
//! somewhere.

mod xml;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use packs::{Files, Pack};
use xml::Element;

use testing::repository_files::root;
use testing::test_packs::SHIPPED;

/// The file names of the SVGs in a folder.
fn svgs(folder: &Path) -> BTreeSet<String> {
    let names = fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().to_string_lossy().into_owned());
    names.filter(|n| n.ends_with(".svg")).collect()
}

/// The files of the shared symbols, from the list of `Name => "file"` in the source.
fn symbols() -> Vec<String> {
    let source = fs::read_to_string(root().join("src/looks/icons.rs")).unwrap();
    let (_, list) = source.split_once("\nshared! {").unwrap();
    let (list, _) = list.split_once('}').unwrap();
    let names = list.split("=> \"").skip(1).map(|n| n.split('"').next().unwrap());
    names.map(|n| format!("{n}.svg")).collect()
}

/// The paths of all SVGs that are drawn in a colour of the theme.
fn drawn() -> Vec<PathBuf> {
    let shared = root().join("icons");
    let shared = symbols().into_iter().map(move |n| shared.join(n));
    let emblems = SHIPPED.into_iter().flat_map(|pack| {
        let folder = root().join("content").join(pack).join("icons");
        svgs(&folder).into_iter().map(move |n| folder.join(n))
    });
    shared.chain(emblems).collect()
}

fn read(path: &Path) -> Vec<Element> {
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    xml::elements(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

#[test]
fn every_symbol_of_the_program_is_a_file_and_named_once() {
    let (named, files) = (symbols(), svgs(&root().join("icons")));
    assert!(named.len() >= 10, "the list of symbols is not where it was");
    let once: BTreeSet<&String> = named.iter().collect();
    assert_eq!(once.len(), named.len(), "{named:?}");
    let missing: Vec<&String> = named.iter().filter(|n| !files.contains(*n)).collect();
    assert!(missing.is_empty(), "not in icons/: {missing:?}");
}

#[test]
fn every_shared_icon_is_a_symbol_of_the_program() {
    let named = symbols();
    let files = svgs(&root().join("icons"));
    // The program's own icon is only used by the desktop.
    let unused: Vec<&String> = files.iter().filter(|f| *f != "app.svg" && !named.contains(f)).collect();
    assert!(unused.is_empty(), "nothing shows {unused:?} of icons/");
}

#[test]
fn every_emblem_of_a_pack_is_named_by_its_theme() {
    for name in SHIPPED {
        let folder = root().join("content").join(name);
        let pack = Pack::load(&Files::Folder(folder.clone())).unwrap_or_else(|report| panic!("{report}"));
        let looks = pack.theme.empires.iter().chain(&pack.theme.societies);
        let own = pack.theme.icons.iter().map(|l| l.emblem_path.clone());
        let named: BTreeSet<String> = looks.map(|l| l.emblem_path.clone()).chain(own).collect();
        let files: BTreeSet<String> =
            svgs(&folder.join("icons")).into_iter().map(|n| format!("icons/{n}")).collect();
        assert_eq!(named, files, "{name}");
    }
}

#[test]
fn every_icon_is_a_square_picture() {
    let app = root().join("icons/app.svg");
    for path in drawn().into_iter().chain([app]) {
        let elements = read(&path);
        let svg = &elements[0];
        assert_eq!(svg.name, "svg", "{}", path.display());
        assert_eq!(svg.get("xmlns"), Some("http://www.w3.org/2000/svg"), "{}", path.display());
        let sides: Vec<f32> =
            svg.get("viewBox").unwrap_or("").split(' ').filter_map(|n| n.parse().ok()).collect();
        let [x, y, width, height] = sides[..] else { panic!("{}: no viewBox", path.display()) };
        assert!(x == 0.0 && y == 0.0 && width > 0.0 && width == height, "{}: {sides:?}", path.display());
        assert!(elements.iter().any(|e| e.name == "path" || e.name == "rect"), "{}", path.display());
    }
}

#[test]
fn no_icon_refers_to_anything_outside_of_itself() {
    let app = root().join("icons/app.svg");
    let plain = ["svg", "title", "g", "defs", "linearGradient", "stop", "path", "rect", "circle", "ellipse"];
    for path in drawn().into_iter().chain([app]) {
        let elements = read(&path);
        let ids: BTreeSet<&str> = elements.iter().filter_map(|e| e.get("id")).collect();
        for element in &elements {
            assert!(plain.contains(&element.name.as_str()), "{}: <{}>", path.display(), element.name);
            for (key, value) in &element.attributes {
                let place = || format!("{}: {key}={value:?}", path.display());
                assert!(!key.contains("href") && !key.starts_with("on") && key != "style", "{}", place());
                assert!(key == "xmlns" || !value.contains(':'), "{}", place());
                if let Some(inside) = value.strip_prefix("url(") {
                    let id = inside.strip_prefix('#').and_then(|i| i.strip_suffix(')'));
                    assert!(id.is_some_and(|id| ids.contains(id)), "{}", place());
                }
            }
        }
    }
}

#[test]
fn every_icon_that_takes_a_colour_is_drawn_in_white() {
    for path in drawn() {
        for element in read(&path) {
            for key in ["fill", "stroke"] {
                let colour = element.get(key).unwrap_or("#fff");
                assert!(["#fff", "none"].contains(&colour), "{}: {key}={colour:?}", path.display());
            }
        }
        // The default fill of SVG is black, which cannot be tinted.
        assert!(read(&path).iter().any(|e| e.get("fill") == Some("#fff")), "{}", path.display());
    }
}

#[test]
fn the_program_has_an_icon_of_its_own() {
    let png = fs::read(root().join("icons/app-256.png")).unwrap();
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    // The width and height follow the name of the PNG's first chunk.
    assert_eq!(png[16..24], [0, 0, 1, 0, 0, 0, 1, 0]);
}

#[test]
fn what_is_no_icon_is_seen() {
    let wrong = [
        "<svg><path></svg>",
        "<svg></svg><svg></svg>",
        "<svg a=\"1\" a=\"2\"></svg>",
        "<!DOCTYPE svg><svg></svg>",
        "<svg a='1'></svg>",
        "<svg",
        "svg",
        "<svg>&x;</svg>",
    ];
    for text in wrong {
        assert!(xml::elements(text).is_err(), "{text}");
    }
}
