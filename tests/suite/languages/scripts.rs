//! Languages whose letters the program's fonts lack.

use testing::repository_files::root;

use super::Place;

#[test]
fn the_drafts_in_the_examples_have_no_faults_and_no_letter_without_a_font() {
    let place = Place::new();
    for code in ["ja", "uk"] {
        let folder = root().join("examples/languages").join(code);
        let check = place.said(&format!("language check {}", folder.display()));
        assert!(check.contains("no faults"), "{check}");
        assert!(!check.contains("has no font") && !check.contains("no built-in font"), "{check}");
    }
}

#[test]
fn letters_without_a_font_and_fonts_that_cannot_be_used_are_told() {
    let place = Place::new();
    place.write("languages/qps/language.toml", "name = \"Q\"\ndraft = true\n");
    place.write("languages/qps/a.ftl", "window-ok = 中\nwindow-back = שלום\n");
    let check = place.said("language check qps");
    assert!(check.contains("a.ftl:1:13: no built-in font has 中"), "{check}");
    assert!(check.contains("ש belongs to a script that runs from right to left"), "{check}");
    // The font of the language has the letter, and its faults are told where it is named.
    let font = "name = \"Q\"\ndraft = true\nfont = \"font.ttf\"\n";
    place.write("languages/qps/language.toml", font);
    let missing = place.run("language check qps");
    assert!(missing.out.contains("language.toml:3:8: \"font.ttf\": there is no such file"), "{missing:?}");
    std::fs::copy(root().join("examples/languages/ja/font.ttf"), place.data().join("languages/qps/font.ttf"))
        .unwrap();
    place.write("languages/qps/a.ftl", "window-ok = 番\n");
    let check = place.said("language check qps");
    assert!(!check.contains("no built-in font"), "{check}");
    place.write("languages/qps/font.ttf", "OTTO, which is refused");
    let broken = place.run("language check qps");
    assert_eq!(broken.status, Some(1));
    assert!(broken.out.contains("\"font.ttf\" cannot be used as a font: it has CFF outlines"), "{broken:?}");
    // A language with a broken font can still be played.
    assert_eq!(place.run("text --language qps --help").status, Some(0));
}
