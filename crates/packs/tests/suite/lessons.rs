//! Tests the lessons of packs: shipped ones can be completed, and faults are reported with their positions.

use std::sync::Arc;

use packs::{Files, LessonTask, Pack, interface_languages, rehearse};
use rules::World;
use speech::Speech;

use testing::editable_pack::*;
use testing::test_packs::SHIPPED;

/// A pack that extends the base pack with one lesson, in one of whose files `from` is replaced by `to`.
fn over(file: &str, from: &str, to: &str) -> Result<Pack, String> {
    const LESSON: &str = r#"societies = ["spider", "rat"]
learner = "spider"
first = "spider"
[loyalty]
spider = ["bear", "eagle", "elephant", "lion", "horse"]
rat = ["horse", "lion", "elephant", "eagle", "bear"]
[[steps]]
id = "look"
points = ["slots spider"]
[[steps]]
id = "place"
points = ["agent bear.chancellor"]
does = ["deploy bear.chancellor", "deploy bear.sheriff"]
[[steps]]
id = "watch"
plays = 1
[moves]
1 = "deploy bear.chancellor"
2 = "deploy lion.steward"
"#;
    const WORDS: &str = r#"[lessons.one]
name = "One"
about = "One"
learned = "Learned"
[lessons.one.steps]
look = "Look."
place = "{CAP THE bear}: place an {agent-one}."
watch = "Watch {lion.steward}."
"#;
    let manifest = "format = 1\nid = \"over\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"Me\"]\nlicence = \"CC0-1.0\"\nlanguages = [\"en\"]\n";
    let files = [
        ("manifest.toml", manifest),
        ("lessons.toml", "lessons = [\"one\"]\n"),
        ("lessons/one.toml", LESSON),
        ("lessons/text/en.toml", WORDS),
    ];
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join("lessons/text")).unwrap();
    for (path, text) in files {
        let text = if path == file {
            assert!(text.contains(from), "{from:?} is not in {path}");
            text.replacen(from, to, 1)
        } else {
            text.to_owned()
        };
        std::fs::write(folder.path().join(path), text).unwrap();
    }
    Pack::load(&Files::Folder(folder.path().to_owned())).map_err(|report| report.to_string())
}

const FILE: &str = "lessons/one.toml";
const TEXT: &str = "lessons/text/en.toml";

#[test]
fn every_lesson_of_every_pack_can_be_taken_with_the_packs_own_rules() {
    for id in SHIPPED {
        let pack = testing::pack(id);
        let expected = if ["lantern-delta", "drowned-crown"].contains(&id) { 0 } else { 7 };
        assert_eq!(pack.lessons.len(), expected, "{id}");
        for lesson in &pack.lessons {
            let world = World::new(&pack.rules.raw, &lesson.house, lesson.seats.len()).unwrap();
            assert_eq!(rehearse(&world, lesson), Ok(()), "{id}, {}", lesson.id);
            let doing = lesson.steps.iter().filter(|step| step.task != LessonTask::Read).count();
            assert!(doing >= 1 && lesson.steps.iter().all(|step| !step.points.is_empty()), "{}", lesson.id);
        }
    }
}

#[test]
fn every_lesson_says_all_in_every_language_with_names_of_the_pack() {
    for id in SHIPPED {
        let pack = testing::pack(id);
        for language in interface_languages() {
            let speech = Speech::in_language(Arc::clone(&pack), language);
            for lesson in &pack.lessons {
                let steps = lesson.steps.iter().map(|step| speech.lesson_step(&lesson.id, &step.id));
                let own = [
                    speech.lesson_name(&lesson.id),
                    speech.lesson_about(&lesson.id),
                    speech.lesson_learned(&lesson.id),
                ];
                for text in own.into_iter().chain(steps) {
                    assert!(
                        !text.is_empty() && !text.contains(['{', '}']),
                        "{language}, {}: {text}",
                        lesson.id
                    );
                    assert!(!text.contains("  ") && !text.contains('?') || text.contains(' '), "{text}");
                    if language == "fr" {
                        let narrow = text.split([' ']).any(|word| [":", ";", "?", "!", "»"].contains(&word));
                        assert!(!narrow, "an ordinary space before a sign: {text}");
                    }
                }
            }
        }
    }
    let said =
        |id, language| Speech::in_language(testing::pack(id), language).lesson_step("councils", "city");
    assert!(said("war-of-whispers", "en").contains("a city each"));
    assert!(said("whispers-of-the-stars", "en").contains("a Harbinger each"));
    assert!(said("war-of-whispers", "fr").contains("une cité"));
    assert!(said("whispers-of-the-stars", "fr").contains("un Héraut"));
}

#[test]
fn a_lesson_that_is_right_is_accepted_and_stands_in_the_place_of_the_lessons_below() {
    let pack = over(FILE, "", "").unwrap();
    assert_eq!(pack.lessons.len(), 1);
    assert!(pack.warnings.is_empty(), "{:?}", pack.warnings);
    assert!(pack.lesson_words("fr", "one").is_some(), "another language stands in");
}

#[test]
fn what_is_wrong_with_a_lesson_is_said_at_its_place() {
    let cases = [
        (
            FILE,
            "\"slots spider\"",
            "\"slot spider\"",
            ":9:11: \"slot spider\" should be \"slot SOCIETY SLOT\"",
        ),
        (FILE, "\"slots spider\"", "\"slots raven\"", ":9:11: there is no society at the table \"raven\""),
        (
            FILE,
            "\"slots spider\"",
            "\"slotz spider\"",
            ":9:11: there is no part of the table \"slotz\"; did you mean",
        ),
        (
            FILE,
            "\"slots spider\"",
            "\"card bear+lion\"",
            ":7:1: the learner does not have the card \"bear+lion\" here",
        ),
        (FILE, "\"slots spider\"", "\"exchange\"", ":7:1: nobody may exchange tokens here"),
        (
            FILE,
            "\"agent bear.chancellor\"",
            "\"agent bear.marshall\"",
            ":12:11: cannot read \"bear.marshall\": there is no position \"marshall\"",
        ),
        (
            FILE,
            "deploy bear.sheriff",
            "deploy lion.steward",
            ":10:1: after \"deploy lion.steward\" the record's \"deploy lion.steward\" cannot follow",
        ),
        (FILE, "deploy bear.sheriff", "act 1", ":10:1: \"act 1\" is not legal here"),
        (
            FILE,
            "[\"deploy bear.chancellor\", \"deploy bear.sheriff\"]",
            "[\"deploy bear.sheriff\"]",
            ":10:1: the step does not accept the record's decision here",
        ),
        (
            FILE,
            "does = [\"deploy bear.chancellor\", ",
            "plays = 1\ndoes = [\"deploy bear.chancellor\", ",
            ":10:1: another player decides here",
        ),
        (FILE, "plays = 1", "plays = 9", ":14:1: this step goes up to decision 10, and the record has 2"),
        (FILE, "2 = \"deploy lion.steward\"", "2 = \"deploy bear.chancellor\"", ":19:5: "),
        (FILE, "2 = \"deploy lion.steward\"", "3 = \"deploy lion.steward\"", "decision 2 is missing"),
        (
            FILE,
            "2 = \"deploy lion.steward\"",
            "2 = [\"deploy lion.steward\", \"drawn bear+lion\"]",
            ":19:5: this decision needs other chance events than the record has",
        ),
        (FILE, "rat = [\"horse\", ", "rat = [", ":6:7: a society has a token for each of the 5 empires"),
        (
            FILE,
            "learner = \"spider\"",
            "learner = \"raven\"",
            ":2:11: there is no society at the table \"raven\"",
        ),
        (
            FILE,
            "societies = [\"spider\", \"rat\"]",
            "societies = [\"spider\", \"spider\"]",
            ":1:13: each society can sit at the table only once",
        ),
        (FILE, "plays = 1", "plays = 1\nguess = \"bear\"\nany = \"deploy\"", "a step ends in one way"),
        (
            TEXT,
            "{CAP THE bear}",
            "{CAP THE baer}",
            ":7:9: the pack has no name \"baer\"; did you mean \"bear\"?",
        ),
        (
            TEXT,
            "{CAP THE bear}",
            "{LE bear}",
            ":7:9: \"LE\" is not a function of this language; there are THE, AN, CAP, LOW",
        ),
        (TEXT, "{CAP THE bear}", "{bear", ":7:9: "),
        (TEXT, "watch =", "wait =", "the key \"watch\" is missing"),
        (
            "lessons.toml",
            "\"one\"",
            "\"two\"",
            ":1:12: the lesson \"two\" belongs in lessons/two.toml: there is no such file",
        ),
    ];
    for (file, from, to, said) in cases {
        let why = over(file, from, to).map(|_| ()).unwrap_err();
        let expected = if said.starts_with(':') { format!("{file}{said}") } else { said.to_owned() };
        assert!(why.contains(&expected), "{to}: {why}\nshould say: {expected}");
    }
}

#[test]
fn lessons_that_do_not_fit_a_pack_over_the_one_that_has_them_are_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let manifest = "format = 1\nid = \"over\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"Me\"]\nlicence = \"CC0-1.0\"\nlanguages = [\"en\"]\n";
    std::fs::write(folder.path().join("manifest.toml"), manifest).unwrap();
    // With three agents per round, some recorded decisions are illegal.
    std::fs::write(folder.path().join("rules.toml"), "[house]\nagents-per-round = 3\n").unwrap();
    let pack =
        Pack::load(&Files::Folder(folder.path().to_owned())).unwrap_or_else(|report| panic!("{report}"));
    assert!(pack.lessons.is_empty() && pack.warnings.is_empty(), "{:?}", pack.warnings);
    assert_accepted(&small());
}
