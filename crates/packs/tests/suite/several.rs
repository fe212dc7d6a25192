//! Several faults are all in one report, sorted by file and line.

use packs::RulesData;

use testing::editable_pack::*;

#[test]
fn the_rules_of_a_record_are_reported_with_their_places() {
    let text = assert_accepted(&small()).rules.text();
    let text = text.replacen("agents = 3", "agents = 99", 1).replacen("\"larkfield\"]", "\"larkfeld\"]", 1);
    let report = RulesData::parse("the record", &text).unwrap_err().to_string();
    let expected = r##"
the record: 2 faults

the record:3:10: 99 is outside the range 1 to 15
  |
3 | agents = 99
  |          ^^

the record:44:17: there is no region "larkfeld"; did you mean "larkfield"?
   |
44 |   ["cliffhold", "larkfeld"],
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
fn a_file_that_is_cut_anywhere_is_refused() {
    for file in ["manifest.toml", "rules.toml", "councils.toml", "theme.toml"] {
        let broken = small();
        let whole = broken.text(file);
        // House rules and set-ups are optional in a pack.
        let whole = whole.split("\n[house]").next().unwrap();
        for cut in (0..whole.len() - 1).step_by(23).filter(|i| whole.is_char_boundary(*i)) {
            std::fs::write(broken.path(file), &whole[..cut]).unwrap();
            assert!(broken.load().is_err(), "{file} is accepted when cut after {cut} bytes");
        }
    }
}

#[test]
fn a_pack_without_one_of_its_lines_is_read_or_refused_with_a_reason() {
    let files = ["manifest.toml", "rules.toml", "councils.toml", "map.toml", "cards.toml", "theme.toml"];
    let (mut accepted, mut refused) = (0, 0);
    for file in files {
        let broken = small();
        let whole = broken.text(file);
        let lines: Vec<&str> = whole.lines().collect();
        for left_out in 0..lines.len() {
            let rest = [&lines[..left_out], &lines[left_out + 1..]].concat();
            std::fs::write(broken.path(file), rest.join("\n")).unwrap();
            match broken.load() {
                Ok(_) => accepted += 1,
                Err(report) => {
                    refused += 1;
                    let places = report.lines().filter(|line| line.contains(".toml"));
                    assert!(places.count() > 0, "{file} without line {}: {report}", left_out + 1);
                }
            }
        }
    }
    // Some lines are comments, empty, or house rules that a pack need not have.
    assert!(accepted > 20 && refused > 60, "{accepted} accepted, {refused} refused");
}
