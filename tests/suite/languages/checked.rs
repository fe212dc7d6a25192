//! `whispers language new` and `whispers language check`.

use std::fs;

use packs::{interface_texts, language};
use speech::check_language;

use super::Place;

#[test]
fn the_frame_of_a_language_is_right_and_lacks_everything() {
    let place = Place::new();
    let said = place.said("language new qps");
    assert!(said.contains("files in") && said.contains("whispers language check qps"), "{said}");
    let check = place.said("language check qps");
    let all = check_language(&language("en").unwrap()).all;
    assert!(check.contains(&format!("qps: 0 of {all} texts, no faults, ")), "{check}");
    assert!(check.contains("table.ftl: ") && check.contains("event-attack"), "{check}");
    assert_eq!(place.run("language check qps --strict").status, Some(1));
    // A missing text is reported with its place as a comment in the template.
    let frame = fs::read_to_string(place.data().join("languages/qps/table.ftl")).unwrap();
    let line = 1 + frame.lines().position(|line| line.starts_with("# event-attack =")).unwrap();
    assert!(check.contains(&format!(" event-attack (table.ftl:{line}),")), "{check}");
    let json: serde_json::Value = serde_json::from_str(&place.said("language check qps --json")).unwrap();
    assert_eq!(json["frame"]["event-attack"], serde_json::json!({ "file": "table.ftl", "line": line }));
    let again = place.run("language new qps");
    assert_eq!(again.status, Some(2), "{again:?}");
    assert!(again.err.contains("is not empty"), "{again:?}");
}

#[test]
fn the_frame_with_all_its_comments_taken_away_is_english() {
    let place = Place::new();
    place.said("language new qps");
    let folder = place.data().join("languages/qps");
    for (path, file) in testing::repository_files::files(&folder) {
        if path == "language.toml" {
            fs::copy("content/interface/en/language.toml", file).unwrap();
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let lines = text.lines().map(|line| line.strip_prefix("# ").unwrap_or(line));
        let text: Vec<&str> = lines.collect();
        fs::write(file, text.join("\n") + "\n").unwrap();
    }
    let check = place.said("language check qps --strict");
    let all = check_language(&language("en").unwrap()).all;
    assert!(check.ends_with(&format!("qps: {all} of {all} texts, no faults, no warnings\n")), "{check}");
    for line in ["rules --all", "rules 6.2 --pack whispers-of-the-stars"] {
        assert_eq!(
            place.said(&format!("{line} --language qps")),
            place.said(&format!("{line} --language en"))
        );
    }
}

#[test]
fn what_would_be_said_in_english_or_by_nobody_is_told_at_its_place() {
    let place = Place::new();
    place.write(
        "languages/qps/language.toml",
        "name = \"Testisch\"\nplurals = \"pl\"\n[cases]\ndat = [[\"else\", \"{}m\"]]\n",
    );
    // The byte order mark that some editors write is not part of a text.
    place.write(
        "languages/qps/mine.ftl",
        "\u{feff}text-region-free = niemand\nevent-kept = { $society }: { token-dat }\nturn = { banner-acc }\n",
    );
    place.write("languages/qps/sub/mine.ftl", "text-region-free = anders\n");
    place.write("languages/qps/packs/war-of-whispers/words.toml", "name = \"X\"\n");
    place.write("languages/qps/packs/war-of-whisper/text.toml", "name = \"X\"\n");
    place.write("languages/qps/packs/lantern-delta/text.toml", "name = \"X\nabout = \"Y\"\n");
    place.write("languages/qps/notes.txt", "ask somebody\n");
    let run = place.run("language check qps");
    assert_eq!(run.status, Some(1));
    for told in [
        "mine.ftl:2:30: { token-dat } is for as many as $n says, which \"event-kept\" is not given (it is given $society)",
        "such as { $number -> [one] { token-one-dat } *[other] { token-other-dat } }",
        "the program has no text \"turn\"; a text that only others say has a hyphen before it: -turn = …, said by { -turn }",
        "warning: sub/mine.ftl: this file is ignored: texts of the program belong beside language.toml",
        "warning: packs/war-of-whispers/words.toml: this file is ignored: the words of a pack are packs/ID/text.toml",
        "warning: packs/war-of-whisper/text.toml: no pack \"war-of-whisper\" is built in; did you mean packs/war-of-whispers?",
    ] {
        assert!(run.out.contains(told), "{told}: {}", run.out);
    }
    let torn = run.out.find("packs/lantern-delta/text.toml:1:8: ").unwrap_or_else(|| panic!("{}", run.out));
    assert!(!run.out[..torn].ends_with("warning: "), "what is not a TOML is a fault: {}", run.out);
    assert!(!run.out.contains("notes.txt") && !run.out.contains("mine.ftl:1"), "{}", run.out);
    place.write("languages/qps/mine.ftl", "text-region-free = { banner-acc }\n");
    let out = place.run("language check qps").out;
    assert!(out.contains("the term \"banner\" has no form \"acc\"; "), "{out}");
    assert!(place.run("language check QPS").err.contains("did you mean \"qps\"?"));
}

#[test]
fn a_function_without_a_line_for_all_other_names_is_warned_of() {
    let place = Place::new();
    let language = "name = \"Testisch\"\n[classes]\nm = \"der\"\nf = \"die\"\n[cases]\ndat = [[\"m\", \"{}m\"]]\n\
                    [functions]\nDAS = [[\"m\", \"der {}\"], [\"f\", \"die {}\"]]\nEIN = [[\"m\", \"ein {}\"], [\"none\", \"{}\"]]\n";
    place.write("languages/qps/language.toml", language);
    let check = place.run("language check qps");
    let told = "language.toml:8:7: DAS has no line for \"else\", so names of other classes stay bare: \
                add [\"else\", \"...\"]";
    let warned: Vec<&str> = check.out.lines().filter(|line| line.contains("has no line for")).collect();
    assert!(warned.len() == 1 && warned[0].contains(told), "{warned:?}");
}

#[test]
fn everything_that_is_wrong_with_a_text_is_told_at_its_place() {
    let place = Place::new();
    place.write(
        "languages/qps/language.toml",
        "name = \"Testisch\"\n[functions]\nDAS = [[\"else\", \"{}\"]]\nJE = [[\"else\", \"{1}\"]]\n",
    );
    let texts = "\
event-turn = Zug { DAS($empire) } { $empire }
event-kept = { DIE($society) }
event-over = { DAS($society) } { JE(token-one) }
event-idle = { $seta } { banner-oter } { agent-one }
event-rond = Runde
event-turn = Zug { $empire }
ask-over = { $n ->
    [one] { bannr-one }
   *[other] { -mine }
 }
-mine = x
";
    place.write("languages/qps/mine.ftl", texts);
    let check = place.run("language check qps");
    assert_eq!(check.status, Some(1), "{check:?}");
    for told in [
        "mine.ftl:2:16: language.toml has no function DIE; did you mean DAS?\n  |\n2 | event-kept = { DIE($society) }\n  |                ^^^",
        "mine.ftl:3:20: \"event-over\" is given no $society; it is given none",
        "mine.ftl:3:34: JE takes 2 and is given 1",
        "mine.ftl:4:16: \"event-idle\" is given no $seta; it is given $seat",
        "mine.ftl:4:26: there is no term and no text \"banner-oter\"; did you mean \"banner-other\"?",
        "warning: mine.ftl:4:1: \"event-idle\" leaves out the value $seat",
        "warning: mine.ftl:5:1: the program has no text \"event-rond\"; did you mean \"event-round\"?",
        "warning: mine.ftl:6:1: \"event-turn\" is here already",
        "mine.ftl:7:14: \"ask-over\" is given no $n",
        "mine.ftl:8:13: there is no term and no text \"bannr-one\"",
    ] {
        assert!(check.out.contains(told), "{told}\n\n{}", check.out);
    }
    let json = place.run("language check qps --json");
    let value: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((json.status, &value["language"]), (Some(1), &"qps".into()));
    assert_eq!(value["faults"][0]["line"], 2);
    assert!(value["missing"]["table.ftl"].as_array().unwrap().len() > 100, "{value}");
}

#[test]
fn texts_that_refer_to_each_other_in_a_circle_are_told_at_the_text_that_closes_it() {
    let place = Place::new();
    place.write("languages/qps/language.toml", "name = \"Testisch\"\n");
    let texts = "\
-one = { -two }
-two = zwei { -three }
-three = drei { -one }
-self = { -self }
-long = lang { -end }
-end = Ende
event-over = { -one } { -self } { -long }
";
    place.write("languages/qps/mine.ftl", texts);
    let check = place.run("language check qps");
    assert_eq!(check.status, Some(1), "{check:?}");
    for told in [
        "mine.ftl:3:17: these texts refer to each other in a circle: \"-one\", which refers to \"-two\", which refers to \
         \"-three\", which refers to \"-one\": write the words of one of them out",
        "mine.ftl:4:11: \"-self\" refers to itself: write its words out",
    ] {
        assert!(check.out.contains(told), "{told}\n\n{}", check.out);
    }
    assert_eq!(check.out.matches("circle").count(), 1, "{}", check.out);
    place.write(
        "languages/qps/mine.ftl",
        &texts.replace("drei { -one }", "drei").replace("{ -self }", "selbst"),
    );
    let check = place.run("language check qps");
    assert!(!check.out.contains("refers to"), "{}", check.out);
}

#[test]
fn what_means_no_language_is_refused_in_words() {
    let place = Place::new();
    for (line, words) in [
        ("language new EN", "\"EN\" is not a language code"),
        ("language new fr", "Français is built in: to change some of its texts"),
        ("language new qps here", "the folder's name must be the language code: here/qps"),
        ("language check tlh", "there is no language \"tlh\""),
        ("language check ./nowhere", "there is no language \"./nowhere\""),
    ] {
        let run = place.run(line);
        assert!(run.status == Some(2) && run.err.contains(words), "{line}: {run:?}");
    }
    fs::create_dir_all(place.terminal.folder().join("de")).unwrap();
    let run = place.run("language check ./de");
    assert!(run.status == Some(2) && run.err.contains("has neither language.toml nor texts"), "{run:?}");
}

#[test]
fn the_frame_of_a_language_that_is_built_in_is_written_where_a_folder_is_named() {
    let place = Place::new();
    let said = place.said("language new de mine/de");
    assert!(said.contains("files in mine/de"), "{said}");
    assert!(place.terminal.folder().join("mine/de/table.ftl").is_file());
}

#[test]
fn a_key_that_the_program_does_not_say_is_found_in_english_too_and_missing_nowhere() {
    let place = Place::new();
    let before = place.said("language check fr --strict");
    place.write("languages/en/mine.ftl", "event-rond = Round\nevent-kept = { $soceity } keeps\n");
    let check = place.run("language check en");
    let told = "warning: mine.ftl:1:1: the program has no text \"event-rond\"; did you mean \"event-round\"?";
    assert!(check.out.contains(told), "{}", check.out);
    assert!(check.out.contains("mine.ftl:2:16: \"event-kept\" is given no $soceity"), "{}", check.out);
    assert_eq!(place.said("language check fr --strict"), before);
}

#[test]
fn texts_in_a_packs_folder_of_languages_are_checked_as_those_of_a_language_are() {
    let place = Place::new();
    let made = place.terminal.run(["pack", "new", "my-pack"]);
    assert_eq!(made.status, Some(0), "{made:?}");
    let texts =
        "rule-6-2 = Fights as { $wrong } calls them\nevent-rond = Round\nevent-kept = { DIE($society) }\n";
    let folder = place.terminal.folder().join("my-pack/languages/en");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("mine.ftl"), texts).unwrap();
    let check = place.terminal.run(["pack", "check", "my-pack"]);
    assert_eq!(check.status, Some(1), "{check:?}");
    for told in [
        "languages/en/mine.ftl:1:24: \"rule-6-2\" is given no $wrong",
        "warning: languages/en/mine.ftl:2:1: the program has no text \"event-rond\"; did you mean \"event-round\"?",
        "languages/en/mine.ftl:3:16: language.toml has no function DIE",
    ] {
        assert!(check.out.contains(told), "{told}\n\n{}", check.out);
    }
    assert!(!check.out.contains("missing"), "{}", check.out);
    fs::write(folder.join("mine.ftl"), "rule-6-2 = Fights as this pack calls them\n").unwrap();
    let check = place.terminal.run(["pack", "check", "my-pack", "--strict"]);
    assert_eq!(check.status, Some(0), "{check:?}");
}

#[test]
fn the_languages_that_are_built_in_and_whole_pass_their_check() {
    for code in packs::interface_languages() {
        let found = check_language(&language(code).unwrap());
        assert_eq!((found.faults, found.warnings), (Vec::new(), Vec::new()), "{code}");
        assert!(found.missing.is_empty() && found.there == found.all, "{code}");
        assert!(found.all > 1000 && interface_texts(code).count() > 20, "{code}");
    }
}

#[test]
fn a_draft_has_no_faults() {
    for language in packs::all_languages() {
        let found = check_language(&language);
        assert_eq!(found.faults, Vec::new(), "{}", language.code);
    }
}

#[test]
fn a_language_that_is_built_in_is_written_as_files_whole_and_over_nothing() {
    let place = Place::new();
    let said = place.said("language export de");
    assert!(said.contains("files in de"), "{said}");
    let folder = place.terminal.folder().join("de");
    let grammar = fs::read_to_string(folder.join("language.toml")).unwrap();
    assert!(grammar.contains("[functions]") && grammar.contains("DEM = "), "{grammar}");
    for (file, text) in interface_texts("de") {
        assert_eq!(fs::read_to_string(folder.join(file)).unwrap(), text, "{file}");
    }
    let check = place.run("language check ./de --strict");
    assert_eq!(check.status, Some(0), "{check:?}");
    for (line, words) in [
        ("language export de", "is not empty"),
        ("language export tlh", "no language \"tlh\" is built in; there is de, en, fr"),
    ] {
        let run = place.run(line);
        assert!(run.status == Some(2) && run.err.contains(words), "{line}: {run:?}");
    }
}
