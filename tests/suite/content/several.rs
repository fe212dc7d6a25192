//! Several faults: all of them in one report, in the order of files and lines.

use whispers::content::RulesData;

use crate::content::broken::*;

#[test]
fn every_file_is_heard_in_one_report() {
    let report = r##"
the pack: 8 faults

manifest.toml: the key "licence" is missing (text): Under which terms it may be passed on: a short name such as "CC0-1.0", or a sentence.

manifest.toml:5:1: there is no key "license" here; did you mean "licence"?
  |
5 | license = "CC0-1.0"
  | ^^^^^^^

rules.toml:3:10: this should be a whole number, not a text
  |
3 | agents = "nine"
  |          ^^^^^^

councils.toml:11:14: "swop" is no printed action (did you mean "swap"?); they are "add 2", "add 1 per farm", "draw 1 per 2 forts", "attack" and "swap"
   |
11 |   ["attack", "swop"], # chancellor
   |              ^^^^^^

map.toml:54:3: a region does not border itself
   |
54 |   ["cliffhold", "cliffhold"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^

cards.toml:7:9: there is no empire "baer"; did you mean "bear"?
  |
7 | cost = ["baer"]
  |         ^^^^^^

theme.toml:3:19: "blue" is no colour; write it as "#3b6ea5"
  |
3 | bear = { colour = "blue", emblem = "icons/bear.svg", pattern = "diagonal" }
  |                   ^^^^^^

text/en.toml:22:8: this is empty, but people read it: give it a word
   |
22 | bear = ""
   |        ^^
"##;
    assert_report(
        &shipped()
            .edit("theme.toml", "#2d6bb0", "blue")
            .edit("text/en.toml", "bear = \"Bear\"", "bear = \"\"")
            .edit("map.toml", "[\"cliffhold\", \"larkfield\"]", "[\"cliffhold\", \"cliffhold\"]")
            .edit("cards.toml", "cost = [\"bear\"]", "cost = [\"baer\"]")
            .edit("rules.toml", "agents = 9", "agents = \"nine\"")
            .edit("councils.toml", "\"swap\"]", "\"swop\"]")
            .edit("manifest.toml", "licence", "license"),
        report,
    );
}

#[test]
fn the_faults_of_a_file_come_line_by_line() {
    let report = r##"
the pack: 6 faults

map.toml:3:15: this should be a number, not a text
  |
3 | size = [1000, "760"]
  |               ^^^^^

map.toml:7:42: there is no empire "eagel"; did you mean "eagle"?
  |
7 |   { id = "cliffhold", number = 1, home = "eagel", forts = 9, start = 0, at = [938, 354] },
  |                                          ^^^^^^^

map.toml:7:59: 9 is outside of 0 to 3
  |
7 |   { id = "cliffhold", number = 1, home = "eagel", forts = 9, start = 0, at = [938, 354] },
  |                                                           ^

map.toml:7:70: 0 is outside of 1 to 40
  |
7 |   { id = "cliffhold", number = 1, home = "eagel", forts = 9, start = 0, at = [938, 354] },
  |                                                                      ^

map.toml:54:3: this should be a list of 2, not of 1
   |
54 |   ["larkfield"],
   |   ^^^^^^^^^^^^^

map.toml:122:3: a region does not border itself
    |
122 |   ["longwall", "longwall"],
    |   ^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped()
            .edit("map.toml", "[\"longwall\", \"palmreach\"]", "[\"longwall\", \"longwall\"]")
            .edit("map.toml", "at = [939, 499]", "at = [939, 4990]")
            .edit(
                "map.toml",
                "home = \"eagle\", forts = 1, start = 2",
                "home = \"eagel\", forts = 9, start = 0",
            )
            .edit("map.toml", "[\"cliffhold\", \"larkfield\"]", "[\"larkfield\"]")
            .edit("map.toml", "size = [1000, 760]", "size = [1000, \"760\"]"),
        report,
    );
}

#[test]
fn what_follows_from_a_wrong_number_is_not_said_as_well() {
    // Without them, the banners on the map would be too many, and the deals impossible.
    let report = r##"
the pack: 3 faults

rules.toml:2:14: this should be a whole number, not a text
  |
2 | societies = ["two", "four"]
  |              ^^^^^

rules.toml:2:21: this should be a whole number, not a text
  |
2 | societies = ["two", "four"]
  |                     ^^^^^^

councils.toml:6:11: this should be a whole number, not a text
  |
6 | banners = "many"
  |           ^^^^^^
"##;
    assert_report(
        &shipped().edit("councils.toml", "banners = 20", "banners = \"many\"").edit(
            "rules.toml",
            "societies = [2, 4]",
            "societies = [\"two\", \"four\"]",
        ),
        report,
    );
}

#[test]
fn a_fault_of_the_rules_is_said_beside_a_misspelt_word() {
    let report = r##"
the pack: 3 faults

rules.toml:23:11: this loyalty setup needs four societies and five empires (R10.2)
   |
23 | loyalty = "teams"
   |           ^^^^^^^

text/en.toml:21:1: the key "bear" is missing
   |
21 | [empires]
   | ^^^^^^^^^

text/en.toml:22:1: the pack has no "bare" among its empires; did you mean "bear"?
   |
22 | bare = "Bear"
   | ^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", "loyalty = \"random\"", "loyalty = \"teams\"").edit(
            "text/en.toml",
            "bear = \"Bear\"",
            "bare = \"Bear\"",
        ),
        report,
    );
}

#[test]
fn the_rules_of_a_record_are_reported_with_their_places() {
    let text = assert_accepted(&shipped()).rules.text();
    let text = text.replacen("agents = 9", "agents = 99", 1).replacen("\"larkfield\"]", "\"larkfeld\"]", 1);
    let report = RulesData::parse("the record", &text).unwrap_err().to_string();
    let expected = r##"
the record: 2 faults

the record:3:10: 99 is outside of 1 to 15
  |
3 | agents = 99
  |          ^^

the record:85:17: there is no region "larkfeld"; did you mean "larkfield"?
   |
85 |   ["cliffhold", "larkfeld"],
   |                 ^^^^^^^^^^
"##;
    assert_eq!(report, expected.trim_matches('\n'));
}

#[test]
fn the_rules_of_a_record_without_a_part_say_which() {
    let report = RulesData::parse("the record", "[rules]\n[map]\n[cards]\n").unwrap_err().to_string();
    let expected = r##"
the record: 1 fault

the record: the key "councils" is missing (table): What stands in councils.toml.
"##;
    assert_eq!(report, expected.trim_matches('\n'));
}

#[test]
fn any_cut_of_a_file_is_read_without_a_panic() {
    for file in ["manifest.toml", "rules.toml", "councils.toml", "theme.toml"] {
        let whole = std::fs::read_to_string(shipped().path(file)).unwrap();
        // A pack can do without the set-ups that it offers.
        let whole = whole.split("\n# Ways to play").next().unwrap();
        let broken = shipped();
        for cut in (0..whole.len()).step_by(97).filter(|i| whole.is_char_boundary(*i)) {
            std::fs::write(broken.path(file), &whole[..cut]).unwrap();
            assert!(broken.load().is_err(), "{file} is accepted when cut after {cut} bytes");
        }
    }
}

#[test]
fn any_line_may_be_left_out_without_a_panic() {
    for file in ["manifest.toml", "rules.toml", "councils.toml", "map.toml", "cards.toml", "theme.toml"] {
        let broken = shipped();
        let whole = std::fs::read_to_string(broken.path(file)).unwrap();
        let lines: Vec<&str> = whole.lines().collect();
        for left_out in (0..lines.len()).step_by(7) {
            let rest: Vec<&str> =
                lines.iter().enumerate().filter(|(i, _)| *i != left_out).map(|(_, l)| *l).collect();
            std::fs::write(broken.path(file), rest.join("\n")).unwrap();
            // Some lines are comments or borders that the game can do without.
            let _ = broken.load();
        }
    }
}
