//! Faults of the set-ups that a pack offers, in `rules.toml`.

use crate::content::broken::*;

#[test]
fn a_set_up_with_a_house_rule_that_there_is_not() {
    let report = r##"
the pack: 1 fault

rules.toml:47:11: there is no house rule "round"; did you mean "rounds"?
   |
47 | house = { round = 6, final-whisper = "on" }
   |           ^^^^^
"##;
    let broken = shipped().edit("rules.toml", "house = { rounds = 6,", "house = { round = 6,");
    assert_report(&broken, report);
}

#[test]
fn a_set_up_for_more_societies_than_can_play() {
    let report = r##"
the pack: 1 fault

rules.toml:49:1: "two-teams" cannot be played: it is for 4 societies, but 2 to 3 can play this pack
   |
49 | [[setups]]
   | ^^^^^^^^^^
"##;
    let broken = shipped().edit("rules.toml", "societies = [2, 4]", "societies = [2, 3]");
    assert_report(&broken, report);
}

#[test]
fn a_set_up_that_does_not_fit_its_societies() {
    let report = r##"
the pack: 1 fault

rules.toml:49:1: "two-teams" cannot be played: this loyalty setup needs four societies and five empires (R10.2)
   |
49 | [[setups]]
   | ^^^^^^^^^^
"##;
    let broken = shipped().edit(
        "rules.toml",
        "id = \"two-teams\"\nsocieties = 4",
        "id = \"two-teams\"\nsocieties = 3",
    );
    assert_report(&broken, report);
}

#[test]
fn two_set_ups_of_one_id() {
    let report = r##"
the pack: 1 fault

rules.toml:46:6: "short-war" is there twice
   |
46 | id = "short-war"
   |      ^^^^^^^^^^^
"##;
    let broken = shipped().edit("rules.toml", "id = \"long-war\"", "id = \"short-war\"");
    assert_report(&broken, report);
}

#[test]
fn a_set_up_without_words() {
    let report = r##"
the pack: 2 faults

text/en.toml:157:1: the key "long-war" is missing
    |
157 | [setups]
    | ^^^^^^^^

text/en.toml:160:1: the pack has no "long-wars" among its setups; did you mean "long-war"?
    |
160 | long-wars = { name = "Long war", text = "Six rounds, and one last exchange of loyalty tokens at the end." }
    | ^^^^^^^^^
"##;
    let broken = shipped().edit("text/en.toml", "long-war = {", "long-wars = {");
    assert_report(&broken, report);
}

#[test]
fn a_set_up_of_the_pack_below_that_does_not_fit_here_is_not_offered() {
    let over = tempfile::tempdir().unwrap();
    let manifest = "format = 1\nid = \"mine\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"Me\"]\nlicence = \"CC0-1.0\"\n";
    std::fs::write(over.path().join("manifest.toml"), manifest).unwrap();
    std::fs::write(over.path().join("rules.toml"), "societies = [2, 3]\n").unwrap();
    let files = whispers::content::Files::Folder(over.path().to_owned());
    let pack = whispers::content::Pack::load(&files).unwrap_or_else(|report| panic!("{report}"));
    let offered: Vec<(&str, &str)> =
        pack.presets.iter().map(|p| (p.id.as_str(), pack.words.setup(p.words).name.as_str())).collect();
    assert_eq!(
        offered,
        [
            ("first-match", "First match"),
            ("short-war", "Short war"),
            ("long-war", "Long war"),
            ("all-cards", "All cards")
        ]
    );
}
