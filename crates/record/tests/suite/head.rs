//! A record's header is read as it is or refused. A message names the file, line and correct value. Wrong values are
//! never replaced.

use super::*;

/// The whole error message for loading a record after `change`.
fn said(change: impl Fn(&str) -> String) -> String {
    let mut game = new_match(2, 6);
    play(&mut game, 12, 2);
    let text = game.record_text();
    let changed = change(&text);
    assert_ne!(text, changed, "something was changed");
    load_text("m", &changed, game.pack()).map(|_| "loaded").unwrap_err().to_string()
}

/// The value of a key in a record's header.
fn value(text: &str, key: &str) -> String {
    let line = text.lines().find(|line| line.starts_with(&format!("{key} = "))).unwrap();
    line.split_once(" = ").unwrap().1.to_owned()
}

#[test]
fn a_format_that_never_was_is_refused() {
    for format in ["0", "-7", "-9223372036854775808"] {
        assert_eq!(
            said(|t| t.replacen("format = 1", &format!("format = {format}"), 1)),
            format!(
                "m:2:10: there is no format {format}: the first and newest is 1\n  |\n2 | format = {format}\n  |          {}",
                "^".repeat(format.len())
            )
        );
    }
}

#[test]
fn an_order_without_an_empire_with_one_twice_or_with_an_unknown_one_is_refused() {
    let order = value(&new_match(2, 6).record_text(), "order");
    let with =
        |other: &str| said(|t| t.replacen(&format!("order = {order}"), &format!("order = {other}"), 1));
    assert_eq!(
        with("[\"bear\", \"eagle\"]"),
        "m:11:9: elephant, lion, horse is missing: every empire must be here exactly once\n   |\n11 | order = [\"bear\", \"eagle\"]\n   |         ^^^^^^^^^^^^^^^^^"
    );
    assert!(with("[]").starts_with("m:11:9: bear, eagle, elephant, lion, horse is missing"));
    let twice = order.replace(']', ", \"bear\"]");
    assert!(with(&twice).starts_with("m:11:9: there are 6 empires here and 5 in the match: "));
    let unknown = order.replacen("bear", "baer", 1);
    let line = with(&unknown);
    assert!(line.contains("there is no empire \"baer\"; did you mean \"bear\"?\n"), "{line}");
    assert!(line.ends_with("^^^^^^") && !line.ends_with("^^^^^^^"), "{line}");
}

#[test]
fn tokens_that_are_missing_or_too_many_are_refused() {
    let first = said(|t| {
        let (before, rest) = t.split_once("loyalty = [").unwrap();
        let (_, behind) = rest.split_once(']').unwrap();
        format!("{before}loyalty = [\"bear\"]{behind}")
    });
    assert!(first_report_line(&first).ends_with("every empire must be here exactly once"), "{first}");
    assert!(first.ends_with("^^^^^^^^"), "{first}");
}

#[test]
fn texts_and_lists_beyond_every_measure_are_refused() {
    let long = "x".repeat(3 << 20);
    for key in ["pack", "version", "digest", "started"] {
        // The time may differ, so the old value is read from the record.
        let old = |t: &str| format!("{key} = {}", value(t, key));
        let line = said(|t| t.replacen(&old(t), &format!("{key} = \"{long}\""), 1));
        let what = format!("\"{key}\" has 3,145,728 characters; the maximum is 1000");
        assert!(first_report_line(&line).ends_with(&what), "{line}");
        assert!(line.len() < 1_000, "{} bytes are said", line.len());
    }
    let many = said(|t| t.replacen("order = [", &format!("order = [{}", "\"bear\", ".repeat(300)), 1));
    assert!(first_report_line(&many).ends_with("\"order\" has 305 texts; the maximum is 100"), "{many}");
}

#[test]
fn what_stands_behind_an_undo_is_refused() {
    let line = said(|t| t.replacen("\n2 = ", "\n2 = [\"undo to 0\", \"drawn bear+lion\"] # ", 1));
    assert!(line.contains("it should be like \"undo to 3, with nothing after it\""), "{line}");
}

#[test]
fn an_unknown_house_rule_is_pointed_at_itself_and_a_wrong_value_at_the_value() {
    assert_eq!(
        said(|t| t.replacen("rounds = \"4\"", "ruonds = \"4\"", 1)),
        "m:26:1: there is no house rule \"ruonds\"; did you mean \"rounds\"?\n   |\n26 | ruonds = \"4\"\n   | ^^^^^^"
    );
    assert_eq!(
        said(|t| t.replacen("rounds = \"4\"", "rounds = \"40\"", 1)),
        "m:26:10: the house rule \"rounds\" takes a number from 1 to 9, not \"40\"\n   |\n26 | rounds = \"40\"\n   |          ^^^^"
    );
}

#[test]
fn a_wrong_move_is_pointed_at() {
    let line = said(|t| t.replacen("\n3 = ", "\n3 = \"xyzzy\" # ", 1));
    let lines: Vec<&str> = line.lines().collect();
    assert!(lines[0].ends_with(":5: cannot read \"xyzzy\": \"xyzzy\" is not a kind of action"), "{line}");
    assert!(lines[2].contains(" | 3 = \"xyzzy\" # ") && lines[3].ends_with(" |     ^^^^^^^"), "{line}");
}
