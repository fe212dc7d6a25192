//! Languages found in folders: in the data directory and in packs.

use std::fs;

use super::Place;

/// The declaration of an invented language.
const DECLARED: &str = "name = \"Testisch\"\nplurals = \"pl\"\n[functions]\nDAS = [[\"else\", \"<{}>\"]]\n";

#[test]
fn a_language_in_the_data_directory_is_spoken_and_english_says_what_it_lacks() {
    let place = Place::new();
    place.write("languages/qps/language.toml", DECLARED);
    place.write("languages/qps/mine.ftl", "rule-6-2 = Kampfisch { banner-many }\n");
    let (own, english) = (place.said("rules --all --language qps"), place.said("rules --all --language en"));
    let differ: Vec<_> = own.lines().zip(english.lines()).filter(|(own, english)| own != english).collect();
    assert!(matches!(differ[..], [(own, _)] if own.contains("Kampfisch banners")), "{differ:?}");
    assert_eq!(own.lines().count(), english.lines().count());
    assert!(place.said("language list").contains("Testisch"));
}

#[test]
fn what_stands_in_may_be_another_language_than_english() {
    let place = Place::new();
    place.write("languages/qps/language.toml", "name = \"Testisch\"\nfallback = \"fr\"\n");
    assert_eq!(place.said("rules 6.2 --language qps"), place.said("rules 6.2 --language fr"));
    place.write("languages/qps/language.toml", "name = \"Testisch\"\nfallback = \"qpt\"\n");
    place.write("languages/qpt/language.toml", "name = \"Anders\"\nfallback = \"qps\"\n");
    assert_eq!(
        place.said("rules 6.2 --language qps"),
        place.said("rules 6.2 --language en"),
        "a circle ends"
    );
}

#[test]
fn some_texts_of_a_language_that_is_there_can_be_put_over_it() {
    let place = Place::new();
    place.write("languages/en/mine.ftl", "rule-6-2 = My own words for { THE(region-one) }\n");
    assert!(place.said("rules 6.2").contains("My own words for region"));
    assert_eq!(place.said("rules 6.2 --language fr"), super::Place::new().said("rules 6.2 --language fr"));
}

#[test]
fn a_language_brings_words_for_packs_and_what_they_lack_is_the_packs_own() {
    let place = Place::new();
    place.write("languages/qps/language.toml", DECLARED);
    place.write("languages/qps/mine.ftl", "rule-6-2 = { DAS(region-one) }, { region-few }, { city-few }\n");
    let words = "[terms]\nregion = { one = \"Gau\", other = \"Gaue\", few = \"Gauen\" }\n";
    place.write("languages/qps/packs/war-of-whispers/text.toml", words);
    let said = place.said("rules 6.2 --language qps");
    assert!(said.contains("<Gau>, Gauen, cities"), "{said}");
    // Another pack's own word for the term takes precedence.
    let stars = place.said("rules 6.2 --language qps --pack whispers-of-the-stars");
    assert!(stars.contains("<location>"), "{stars}");
}

#[test]
fn a_broken_language_is_told_of_in_a_line_and_harms_nothing() {
    let place = Place::new();
    place.write("languages/qps/language.toml", "name = 3\n[functions]\nA = [[\"what\", \"{B}\"]]\n");
    place.write("languages/qps/mine.ftl", "rule-6-2 = { $n ->\n");
    place.write("languages/qps/deep.ftl", &format!("rule-6-1 = {}\n", "{".repeat(100_000)));
    place.write("languages/qps/packs/war-of-whispers/text.toml", "[terms\n");
    place.write("languages/..x/language.toml", "name = \"no code\"\n");
    let run = place.run("rules 6.2 --language qps");
    assert_eq!(run.status, Some(0), "{run:?}");
    assert_eq!(run.out, place.run("rules 6.2 --language en").out);
    let expected = "the language \"qps\" has 5 faults; \"whispers language check qps\" lists them\n";
    assert_eq!(run.err, expected);
    let check = place.run("language check qps");
    assert_eq!(check.status, Some(1), "{check:?}");
    for told in [
        "language.toml:1:8: this should be a text",
        "language.toml:3:7: there is no class or sound \"what\"",
        "language.toml:3:15: \"{B}\" has no meaning here",
        "deep.ftl:1:24: this is too deep",
        "mine.ftl:",
    ] {
        assert!(check.out.contains(told), "{told}: {}", check.out);
    }
    // Texts are not checked, since a wrong declaration causes faults everywhere.
    assert!(!check.out.contains("packs/"), "{}", check.out);
    place.write("languages/qps/language.toml", DECLARED);
    let check = place.run("language check qps");
    assert!(check.out.contains("packs/war-of-whispers/text.toml:1:"), "{}", check.out);
}

#[test]
fn what_one_language_lacks_is_told_neither_of_another_one_nor_of_packs() {
    let place = Place::new();
    let before = ["language check de --strict", "pack list"].map(|asked| {
        let said = place.said(asked);
        (asked, said)
    });
    place.said("language new qps");
    place.write("languages/qps/packs/drowned-crown/text.toml", "name = \"Krone\"\n");
    for (asked, said) in before {
        assert_eq!(place.said(asked), said, "{asked}");
    }
    assert!(place.said("pack check drowned-crown --strict").ends_with("no faults\n"));
    let own = place.run("language check qps");
    assert!(own.out.contains("warning: packs/drowned-crown/text.toml"), "{}", own.out);
}

#[test]
fn broken_words_of_lessons_are_told_of_and_the_lessons_are_told_in_another_language() {
    let place = Place::new();
    place.write("languages/qps/language.toml", DECLARED);
    place.write("languages/qps/packs/war-of-whispers/text.toml", "name = \"Krieg\"\n");
    let lessons = "[lessons.councils]\nname = \"{LA bear}\"\n";
    place.write("languages/qps/packs/war-of-whispers/lessons.toml", lessons);
    let check = place.said("language check qps");
    let told = "warning: packs/war-of-whispers/lessons.toml:2:8: \"LA\" is not a function of this language; there are DAS";
    assert!(check.contains(told), "{check}");
    assert!(check.contains("the lessons of A War of Whispers are missing"), "{check}");
}

#[test]
fn a_pack_brings_texts_and_languages_of_its_own() {
    let place = Place::new();
    let made = place.run("pack new kept/packs/my-pack");
    assert_eq!(made.status, Some(2), "{made:?}");
    let made = place.terminal.run(["pack", "new", "kept/packs/my-pack"]);
    assert_eq!(made.status, Some(0), "{made:?}");
    let pack = "packs/my-pack/languages";
    place.write(&format!("{pack}/en/mine.ftl"), "rule-6-2 = Fights as this pack calls them\n");
    place.write(&format!("{pack}/qps/language.toml"), DECLARED);
    place.write(&format!("{pack}/qps/mine.ftl"), "rule-6-2 = { DAS(region-one) }\n");
    assert!(place.said("rules 6.2 --pack my-pack").contains("Fights as this pack calls them"));
    assert!(!place.said("rules 6.2").contains("Fights as this pack calls them"));
    assert!(place.said("rules 6.2 --pack my-pack --language qps").contains("<place>"));
    // The language of a pack does not exist in other packs.
    assert_eq!(place.said("rules 6.2 --language qps"), place.said("rules 6.2"));
    place.write(&format!("{pack}/qps/mine.ftl"), "rule-6-2 = {\n");
    let check = place.run("pack check kept/packs/my-pack");
    assert!(check.status == Some(1) && check.out.contains("languages/qps/mine.ftl:"), "{check:?}");
}

#[test]
fn a_catalogue_has_the_languages_that_packs_name_or_bring_and_not_those_of_its_authors_machine() {
    let place = Place::new();
    let made = place.terminal.run(["pack", "new", "kept/packs/my-pack"]);
    assert_eq!(made.status, Some(0), "{made:?}");
    place.write("languages/qps/language.toml", DECLARED);
    place.write("languages/qps/packs/my-pack/text.toml", "[terms]\nregion = { one = \"Gau\" }\n");
    let pack = "packs/my-pack";
    place.write(&format!("{pack}/languages/qpt/language.toml"), "name = \"Anders\"\n");
    place.write(&format!("{pack}/text/qpt.toml"), "[terms]\nregion = { one = \"Ort\" }\n");
    let info = place.said("pack info my-pack");
    assert!(info.contains("qps") && info.contains("qpt"), "{info}");
    place.said("pack catalogue kept/packs");
    let catalogue = fs::read_to_string(place.data().join("packs/catalogue.toml")).unwrap();
    let written = catalogue.lines().find(|line| line.starts_with("languages")).unwrap_or_default();
    assert!(written.contains("\"qpt\"") && !written.contains("qps"), "{catalogue}");
}
