//! Tests files, lists, keys, texts and reports that exceed all limits.

use super::*;

#[test]
fn a_key_of_very_many_parts_is_too_deep() {
    let key = vec!["a"; 100_000].join(".");
    assert_said(
        &small().with("rules.toml", format!("{key} = 1\n")),
        &["rules.toml:1:32: this is too deep: the maximum is 16 nested lists and tables, or parts of a key"],
    );
    assert_said(
        &small().with("map.toml", format!("[{key}]\n")),
        &["map.toml:1:33: this is too deep: the maximum is 16 nested lists and tables, or parts of a key"],
    );
}

#[test]
fn tables_in_tables_without_end_are_too_deep() {
    let tables = format!("a = {}", "{ a = ".repeat(30_000));
    assert_said(
        &small().with("theme.toml", tables),
        &["theme.toml:1:101: this is too deep: the maximum is 16 nested lists and tables, or parts of a key"],
    );
}

#[test]
fn a_manifest_that_is_too_deep() {
    assert_said(
        &small().with("manifest.toml", "[".repeat(200_000)),
        &[
            "manifest.toml:1:17: this is too deep: the maximum is 16 nested lists and tables, or parts of a key",
        ],
    );
}

#[test]
fn a_list_of_very_many_items() {
    let borders = "  [\"cliffhold\", \"larkfield\"],\n".repeat(2_000);
    assert_said(
        &small().edit("map.toml", "borders = [\n", &format!("borders = [\n{borders}")),
        &["map.toml:12:11: 2007 items: a list has 1000 at most"],
    );
}

#[test]
fn a_table_of_very_many_keys() {
    let keys: String = (0..2_000).map(|i| format!("key-{i} = 1\n")).collect();
    assert_said(
        &small().edit("rules.toml", "[house]\n", &format!("[house]\n{keys}")),
        &["rules.toml:17:1: 2013 keys: a table has 1000 at most"],
    );
}

#[test]
fn more_borders_than_a_map_can_have() {
    let borders = "  [\"cliffhold\", \"larkfield\"],\n".repeat(186);
    let said = said(&small().edit("map.toml", "borders = [\n", &format!("borders = [\n{borders}")));
    assert!(said.contains(&"map.toml:12:11: 193 borders: a map has 0 to 192".to_owned()), "{said:?}");
}

#[test]
fn a_text_of_very_many_characters() {
    let name = "B".repeat(100_000);
    assert_said(
        &small().edit("text/en.toml", "bear = \"Bear\"", &format!("bear = \"{name}\"")),
        &["text/en.toml:21:8: this text has 100,000 characters; the maximum is 1000"],
    );
    assert_said(
        &small().edit("text/en.toml", "bear = \"Bear\"", &format!("{name} = \"Bear\"")),
        &["text/en.toml:21:1: this text has 100,000 characters; the maximum is 1000"],
    );
}

#[test]
fn a_name_that_has_no_room_on_the_table() {
    assert_said(
        &small().edit("text/en.toml", "bear = \"Bear\"", &format!("bear = \"{}\"", "B".repeat(61))),
        &["text/en.toml:21:8: this name has 61 characters; the maximum is 60"],
    );
    assert_said(
        &small().edit("text/en.toml", "bear = \"Bear\"", "bear = \"Bear\\nand more\""),
        &["text/en.toml:21:8: a name has only one line"],
    );
}

#[test]
fn a_version_that_is_a_novel() {
    let version = format!("version = \"{}\"", "1.".repeat(50));
    assert_said(
        &small().edit("manifest.toml", "version = \"1.0.0\"", &version),
        &["manifest.toml:3:11: this has 100 characters; the maximum is 60"],
    );
}

#[test]
fn an_id_that_is_too_long() {
    let said = said(&small().edit("manifest.toml", "\"spider\"", &format!("\"{}\"", "s".repeat(41))));
    assert_eq!(said[0], "manifest.toml:7:14: this id has 41 letters; the maximum is 40");
}

#[test]
fn a_text_that_would_steer_the_terminal() {
    assert_said(
        &small().edit("text/en.toml", "bear = \"Bear\"", "bear = \"\\u001b[2JBear\""),
        &["text/en.toml:21:8: this text has the control character U+001B; use visible characters only"],
    );
    assert_said(
        &small().edit("text/en.toml", "bear = \"Bear\"", "bear = \"\u{202e}raeB\""),
        &["text/en.toml:21:8: this text has the control character U+202E; use visible characters only"],
    );
}

#[test]
fn what_steers_the_terminal_is_not_quoted_either() {
    let broken = small().edit("rules.toml", "agents = 3", "agents = 3 \u{1b}[2J\u{9b}1A").load().unwrap_err();
    assert!(!broken.contains('\u{1b}') && !broken.contains('\u{9b}'), "{broken}");
    assert!(broken.contains("agents = 3 \u{fffd}[2J\u{fffd}1A"), "{broken}");
}

#[test]
fn languages_societies_and_authors_without_end() {
    let many = |what: &str| {
        format!("{what} = [{}]", (0..900).map(|i| format!("\"x{i}\"")).collect::<Vec<_>>().join(","))
    };
    let said_of = |what: &str| {
        let manifest = std::fs::read_to_string(small().path("manifest.toml")).unwrap();
        let line = manifest.lines().find(|l| l.starts_with(what)).unwrap();
        let line = if what == "languages" { "languages = [\"en\"]" } else { line };
        said(&small().edit("manifest.toml", line, &many(what)))
    };
    assert!(
        said_of("languages").contains(&"manifest.toml:6:13: 900 languages: a pack has 1 to 40".to_owned())
    );
    assert!(
        said_of("societies").contains(&"manifest.toml:7:13: 900 societies: a pack has 2 to 40".to_owned())
    );
    assert_eq!(said_of("authors"), ["manifest.toml:4:11: 900 authors: a pack has 1 to 100"]);
}

#[test]
fn articles_without_end() {
    let articles: String = (0..501).map(|i| format!("x{i} = \"the\"\n")).collect();
    let text = std::fs::read_to_string(small().path("text/en.toml")).unwrap();
    let line = text.lines().count() + 1;
    assert_said(
        &small().with("text/en.toml", format!("{text}[articles]\n{articles}")),
        &[&format!("text/en.toml:{line}:1: 501 articles: a language has 500 at most")],
    );
}

#[test]
fn of_very_many_faults_the_first_hundred_are_told() {
    let said = said(&small().with("rules.toml", "x = = 1\n".repeat(30_000)));
    assert_eq!(said.len(), 101);
    assert_eq!(said[99], "rules.toml:100:1: this is not TOML: duplicate key");
    // That there are more faults is not a fault of any file.
    assert_eq!(said[100], "the pack: the pack has 100 faults or more; fix these to see the others");
}

#[test]
fn of_very_many_unknown_words_the_first_hundred_are_told() {
    let keys: String = (0..950).map(|i| format!("bears-and-elephants-of-the-north-{i} = \"x\"\n")).collect();
    let said = said(&small().edit("text/en.toml", "[empires]\n", &format!("[empires]\n{keys}")));
    assert_eq!(said.len(), 101);
}

#[test]
fn very_many_empires() {
    let empires: String = (0..900)
        .map(|i| format!("[[empires]]\nid = \"e{i}\"\nbanners = 9\ncouncil = [[\"attack\"]]\n"))
        .collect();
    let councils = std::fs::read_to_string(small().path("councils.toml")).unwrap();
    let said = said(&small().with("councils.toml", format!("{councils}\n{empires}")));
    assert!(said.iter().any(|s| s.contains("902 empires")), "{said:?}");
}

#[test]
fn very_many_slips_in_one_line_are_told_of_once_and_soon() {
    // An earlier version searched the whole line for each fault and took six seconds.
    let begun = std::time::Instant::now();
    for line in ["=".repeat(250_000), format!("a = [{}", ",".repeat(250_000))] {
        let said = said(&small().with("rules.toml", line));
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("rules.toml:1:"), "{said:?}");
    }
    assert!(begun.elapsed().as_secs() < 2, "{:?}", begun.elapsed());
}

#[test]
fn a_text_without_an_end_is_told_of_where_it_begins() {
    for (mark, rest) in
        [("\"", "and so on, "), ("'", "and so on, "), ("\"\"\"", "and\nso on\n"), ("'''", "and\nso on\n")]
    {
        let manifest = std::fs::read_to_string(small().path("manifest.toml")).unwrap();
        let line = manifest.lines().count() + 1;
        let broken = small().with("manifest.toml", format!("{manifest}x = {mark}{}", rest.repeat(20_000)));
        assert_said(
            &broken,
            &[&format!("manifest.toml:{line}:5: this text is not closed: end it with {mark}")],
        );
    }
}
