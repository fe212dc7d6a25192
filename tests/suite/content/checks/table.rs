//! Councils, slots and house rules as a whole.

use crate::content::broken::*;

#[test]
fn an_action_that_asks_for_more_icons_than_there_are_r5_4() {
    let warning = r##"
councils.toml:9:26: this can never be done: it asks for 9 of the icon "city", and the map has 7
  |
9 |   ["draw 1 per 2 farms", "add 1 per 9 cities"], # steward
  |                          ^^^^^^^^^^^^^^^^^^^^
"##;
    let line = r#"["draw 1 per 2 farms", "add 2"]"#;
    let pack = with_seven_cities(shipped()).edit(
        "councils.toml",
        line,
        r#"["draw 1 per 2 farms", "add 1 per 9 cities"]"#,
    );
    assert_warnings(&pack, warning);
}

#[test]
fn icons_that_an_event_counts_twice_are_as_good_as_two_r11_2() {
    let lines = r#"["draw 1 per 2 farms", "add 1 per 9 cities"]"#;
    let pack = with_seven_cities(shipped());
    let pack = pack.edit("councils.toml", r#"["draw 1 per 2 farms", "add 2"]"#, lines);
    let pack =
        pack.edit("cards.toml", "kind = \"double\", icon = \"farm\"", "kind = \"double\", icon = \"city\"");
    assert_warnings(&pack, "");
}

#[test]
fn a_swap_that_leads_nowhere_r5_6() {
    let warning = r##"
councils.toml:11:14: this can never be done: a swap leads to an action of another position of the council, and there is none (R5.6)
   |
11 |   ["attack", "swap"], # chancellor
   |              ^^^^^^
"##;
    let council = r#"  ["add 1 per farm", "attack"], # sheriff
  ["draw 1 per 2 farms", "add 2"], # steward
  ["add 1 per fort", "attack"], # marshal
"#;
    let swaps = "  [\"swap\"], # sheriff\n  [\"swap\"], # steward\n  [\"swap\"], # marshal\n";
    // The others lead to the chancellor, who then attacks or draws.
    let pack = shipped().edit("councils.toml", council, swaps).edit(
        "councils.toml",
        "[\"attack\", \"swap\"], # chancellor",
        "[\"attack\", \"swap\", \"draw 1\"], # chancellor",
    );
    assert_warnings(&pack, &warning.replace("[\"attack\", \"swap\"]", "[\"attack\", \"swap\", \"draw 1\"]"));
}

#[test]
fn more_agents_than_there_are_positions_r4_2() {
    let warning = r##"
rules.toml:5:20: 4 societies would place 24 agents in the first round, but the councils have 20 positions in all (R4.2)
  |
5 | agents-per-round = [3, 2, 6]
  |                    ^^^^^^^^^
"##;
    assert_warnings(&shipped().edit("rules.toml", "[3, 2, 2]", "[3, 2, 6]"), warning);
    // With agents in regions there is always a place.
    let pack = shipped().edit("rules.toml", "[3, 2, 2]", "[3, 2, 6]");
    assert_warnings(
        &pack.edit("rules.toml", "agents-in-regions = \"off\"", "agents-in-regions = \"on\""),
        "",
    );
}

#[test]
fn more_agents_to_place_than_a_society_has_r1_3() {
    let warning = r##"
rules.toml:3:10: a society is to place 3 agents in the first round, but it has 2 (R1.3)
  |
3 | agents = 2
  |          ^
"##;
    assert_warnings(&shipped().edit("rules.toml", "agents = 9", "agents = 2"), warning);
}

#[test]
fn slots_that_are_all_worth_the_same_r1_3() {
    let warning = r##"
rules.toml:7:9: every slot is worth 2, so it makes no difference who bets on whom (R1.3): give them different multipliers, such as 4, 2, -1
  |
7 | slots = [
  |         ^
"##;
    let pack = ["4", "3", "0", "-1"].iter().fold(shipped(), |pack, worth| {
        pack.edit("rules.toml", &format!("multiplier = {worth} "), "multiplier = 2 ")
    });
    assert_warnings(&pack, warning);
}

#[test]
fn house_rules_for_cards_that_the_pack_does_not_have_r10_2() {
    let report = r##"
the pack: 3 faults

rules.toml:21:14: the pack has no wild cards (R10.2): set this to "off", or give it some in cards.toml
   |
21 | wild-cards = "on"
   |              ^^^^

rules.toml:22:15: the pack has no event cards (R10.2): set this to "off", or give it some in cards.toml
   |
22 | event-cards = "on"
   |               ^^^^

rules.toml:23:15: the pack has no offer cards (R10.2): set this to "off", or give it some in cards.toml
   |
23 | offer-cards = "on"
   |               ^^^^
"##;
    let pack = shipped();
    let read = |file: &str| std::fs::read_to_string(pack.path(file)).unwrap();
    let cards = read("cards.toml").replace("wild = 2\n", "");
    let (abilities, _) = cards.split_once("[[events]]").unwrap();
    let (text, abilities) = (read("text/en.toml"), abilities.to_owned());
    let (words, _) = text.split_once("[events]").unwrap();
    let words = words.to_owned();
    let on = "[house]\nwild-cards = \"on\"\nevent-cards = \"on\"\noffer-cards = \"on\"\n";
    let rules = read("rules.toml");
    let (rules, _) = rules.split_once("[[setups]]").unwrap();
    let rules = rules.to_owned();
    let pack = pack.with("cards.toml", abilities).with("text/en.toml", words).with("rules.toml", rules);
    assert_report(&pack.edit("rules.toml", "[house]\n", on), report);
}

#[test]
fn a_house_rule_for_agents_that_may_go_nowhere_r4_3() {
    let warning = r##"
rules.toml:21:21: the house rule allows what the number "agents-in-regions" above forbids: it is 0 (R4.3)
   |
21 | agents-in-regions = "on"
   |                     ^^^^
"##;
    let pack = shipped().edit("rules.toml", "agents-in-regions = 2", "agents-in-regions = 0").edit(
        "rules.toml",
        "agents-in-regions = \"off\"",
        "agents-in-regions = \"on\"",
    );
    assert_warnings(&pack, warning);
}

#[test]
fn farms_that_feed_less_than_none_r5_7() {
    let warning = r##"
rules.toml:33:21: a region with a farm feeds fewer banners, 3, than one without, 4 (R5.7)
   |
33 | farm-supply-limit = 3
   |                     ^
"##;
    assert_warnings(&shipped().edit("rules.toml", "farm-supply-limit = 6", "farm-supply-limit = 3"), warning);
}
