//! What `whispers language check --strict` refuses: wrong words of packs, missing plural forms, fallbacks,
//! and stray folders.

use super::Place;

/// A language with the plural forms of Polish.
const DECLARED: &str = "name = \"Testisch\"\nplurals = \"pl\"\n[classes]\nm = \"he\"\n[articles]\nten = \"m\"\n[cases]\ngen = [[\"else\", \"{}a\"]]\n[functions]\nDAS = [[\"else\", \"{}\"]]\n";

#[test]
fn words_of_a_pack_that_are_nonsense_or_missing_are_told() {
    let place = Place::new();
    place.write("languages/qps/language.toml", DECLARED);
    let words = "name = \"Wojna\"\n[regions]\noxmor = \"X\"\n[empires]\nbeer = \"Y\"\nbear = \"Bar\"\n[articles]\nX = \"le\"\nBar = \"le\"\n[forms]\nNix = { gen = \"Nixa\" }\nBar = { dat = \"Baru\" }\nbannr-other = { gen = \"x\" }\n";
    place.write("languages/qps/packs/war-of-whispers/text.toml", words);
    let run = place.run("language check qps --json");
    for told in [
        "the pack has no \\\"oxmor\\\" among its regions; did you mean \\\"oxmoor\\\"?",
        "the pack has no \\\"beer\\\" among its empires; did you mean \\\"bear\\\"?",
        "no name of the pack is \\\"Nix\\\"",
        "no name of the pack is \\\"bannr-other\\\"",
        "the language has no article \\\"le\\\"",
        "the language has no case \\\"dat\\\"",
        "the key \\\"lion\\\" is missing",
        "the key \\\"slots\\\" is missing",
    ] {
        assert!(run.out.contains(told), "{told}\n\n{}", run.out);
    }
    assert!(!run.out.contains("text/qps.toml"), "the file is the one beside the language: {}", run.out);
    let strict = place.run("language check qps --strict");
    assert!(strict.err.contains(" warnings") && !strict.err.contains("no warnings"), "{strict:?}");
}

#[test]
fn warnings_are_spread_over_files_and_it_is_said_how_many_more_there_are() {
    let place = Place::new();
    place.write("languages/qps/language.toml", DECLARED);
    let texts: String = (0..30).map(|n| format!("no-such-text-{n} = x\n")).collect();
    place.write("languages/qps/one.ftl", &texts);
    place.write("languages/qps/two.ftl", "nor-this = x\n");
    let check = place.said("language check qps");
    assert!(check.contains("one.ftl: and 10 warnings more; --json has all of them"), "{check}");
    assert!(check.contains("two.ftl:1:1: the program has no text \"nor-this\""), "{check}");
    let json: serde_json::Value = serde_json::from_str(&place.said("language check qps --json")).unwrap();
    let warnings = json["warnings"].as_array().unwrap();
    assert_eq!(warnings.iter().filter(|warning| warning["file"] == "one.ftl").count(), 30);
}

#[test]
fn plural_forms_are_those_that_the_language_has() {
    let place = Place::new();
    place.write("languages/qps/language.toml", DECLARED);
    let texts = "\
outside-losses = { $n ->
    [one] x { $n }
    [two] y { $n }
    [five] z { $n }
   *[other] w { $n }
 }
event-turn = { $empire }
";
    place.write("languages/qps/a.ftl", texts);
    place.write("languages/qps/b.ftl", "event-turn = Zug { $empire }\n");
    let check = place.run("language check qps");
    for told in [
        "\na.ftl:4:6: [five] is not a plural form; Testisch has one, few, many, other",
        "warning: a.ftl:3:6: [two] is never used: Testisch has one, few, many, other",
        "warning: a.ftl:2:6: [few] is left out, which Testisch has for 2, 3, 4: they are said as [other]",
        "warning: b.ftl:1:1: \"event-turn\" is in a.ftl already: this one counts",
    ] {
        assert!(format!("\n{}", check.out).contains(told), "{told}\n\n{}", check.out);
    }
    place.write("languages/qps/language.toml", "name = \"T\"\nplurals = \"qqq\"\n");
    let check = place.run("language check qps");
    assert!(
        check.out.contains("language.toml:2:11: nothing is known of the plural forms of \"qqq\""),
        "{check:?}"
    );
    place.write("languages/qps/language.toml", "name = \"T\"\nfallback = \"qqq\"\n");
    let check = place.run("language check qps");
    assert!(check.out.contains("there is no language \"qqq\" to stand in"), "{check:?}");
}

#[test]
fn a_folder_is_checked_without_what_is_installed_of_its_language() {
    let place = Place::new();
    place.write("languages/qps/language.toml", DECLARED);
    place.write("languages/qps/mine.ftl", "event-rond = installed\n");
    let folder = place.terminal.folder().join("work/qps");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("language.toml"), DECLARED).unwrap();
    std::fs::write(folder.join("mine.ftl"), "event-turn = { $empire }\n").unwrap();
    let check = place.said("language check work/qps");
    assert!(check.contains("qps: 1 of ") && !check.contains("event-rond"), "{check}");
}

#[test]
fn what_follows_from_a_fault_of_the_declaration_waits_until_that_is_mended() {
    let place = Place::new();
    place.write("languages/qps/language.toml", &DECLARED.replace("ten = ", "ów = "));
    place.write("languages/qps/mine.ftl", "event-turn = { DIE($empire) }\n");
    let check = place.run("language check qps");
    assert_eq!(check.out.matches("language.toml:").count(), 1, "{check:?}");
    assert!(check.out.contains("needs quotes, as in \"ów\" = …"), "{check:?}");
    assert!(
        !check.out.contains("DIE") && check.err.contains("the rest of the language is checked once"),
        "{check:?}"
    );
}

#[test]
fn icons_that_are_counted_have_the_form_of_their_number() {
    let place = Place::new();
    place.write("languages/qps/language.toml", DECLARED);
    place.write("languages/qps/mine.ftl", "line-draw-per = za { $every } { $icons }\n");
    let fort = "[terms]\nfort = { one = \"fort\", few = \"forty\", many = \"fortow\", other = \"fortu\" }\n";
    place.write("languages/qps/packs/war-of-whispers/text.toml", fort);
    let run =
        place.terminal.typed(["--data-dir", "kept", "text", "--language", "qps"], &["councils", "quit"]);
    assert!(run.out.contains("za 3 forty"), "{}", run.out);
}
