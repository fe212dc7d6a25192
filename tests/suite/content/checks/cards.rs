//! Decks and abilities as a whole.

use crate::content::broken::*;

#[test]
fn a_deck_that_nobody_draws_from_r5_4() {
    let report = r##"
the pack: 1 fault

councils.toml:8:3: no position of "bear" ever draws a card, so that none of its deck can be played (R5.4): print "draw 1" on one
  |
8 |   ["add 1 per farm", "attack"], # sheriff
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    let pack = || shipped().edit("councils.toml", "[\"draw 1 per 2 farms\", \"add 2\"]", "[\"add 2\"]");
    // Offers that are paid in cards bring some of any deck (R12.2).
    assert_warnings(&pack(), "");
    let cards = std::fs::read_to_string(pack().path("cards.toml")).unwrap();
    let cards = cards.replace("payment = \"draw\"", "payment = \"reinforce\"");
    assert_report(&pack().with("cards.toml", cards), report);
}

#[test]
fn a_draw_that_can_never_be_done_is_none_r5_4() {
    let report = r##"
the pack: 1 fault, 1 warning

councils.toml:8:3: no position of "bear" ever draws a card, so that none of its deck can be played (R5.4): print "draw 1" on one
  |
8 |   ["add 1 per farm", "attack"], # sheriff
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

warning: councils.toml:9:4: this can never be done: it asks for 9 of the icon "city", and the map has 7
  |
9 |   ["draw 1 per 9 cities", "add 2"], # steward
  |    ^^^^^^^^^^^^^^^^^^^^^
"##;
    let pack = with_seven_cities(shipped());
    let pack = pack.edit("councils.toml", "draw 1 per 2 farms", "draw 1 per 9 cities");
    let cards = std::fs::read_to_string(pack.path("cards.toml")).unwrap();
    let cards = cards.replace("payment = \"draw\"", "payment = \"reinforce\"");
    assert_report(&pack.with("cards.toml", cards), report);
}

#[test]
fn an_ability_for_regions_that_there_are_not_r7_3() {
    let report = r##"
the pack: 1 fault

cards.toml:50:1: "city-watch" can never be played: no region of the map has the icon "city" and lacks the icons "farm" and "fort"
   |
50 | [[abilities]]
   | ^^^^^^^^^^^^^
"##;
    let pack = shipped();
    // Every city gets a farm.
    let map = std::fs::read_to_string(pack.path("map.toml")).unwrap();
    let map =
        map.replace("cities = 1, farms = 1", "cities = 1").replace("cities = 1", "cities = 1, farms = 1");
    let pack = pack.with("map.toml", map);
    let pack = pack.edit("cards.toml", "with = \"city\"", "with = \"city\"\nwithout = [\"farm\", \"fort\"]");
    assert_report(&pack, report);
}

#[test]
fn abilities_of_attacks_where_nobody_attacks_r7_2() {
    let pack = shipped();
    let councils = std::fs::read_to_string(pack.path("councils.toml")).unwrap();
    let councils = councils.replace("\"attack\"", "\"add 1\"");
    let report = pack.with("councils.toml", councils).load().unwrap_err();
    let never: Vec<&str> = report.lines().filter(|line| line.contains("can never be played")).collect();
    let expected = [
        "press-on",
        "no-quarter",
        "far-claim",
        "fresh-ranks",
        "full-levy",
        "bend-the-knee",
        "war-fleet",
        "relief-column",
    ];
    let why = "its windows are those of an attack, and no position attacks (R7.2)";
    let found: Vec<&str> = never.iter().filter_map(|line| line.split('"').nth(1)).collect();
    assert_eq!(found, expected);
    assert!(never.iter().all(|line| line.ends_with(why)), "{report}");
    let warning = "warning: councils.toml:4:1: no position attacks, so the banners never meet (R5.5): print \"attack\" on one";
    assert!(report.contains(warning), "{report}");
}

#[test]
fn words_that_name_another_number_than_the_rules() {
    let warning = r##"
text/en.toml:104:45: the words of "sellswords" do not say 2, its number of banners in cards.toml
    |
104 | sellswords = { name = "Mercenaries", text = "Kill up to 3 banners in one region." }
    |                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    let pack =
        shipped().edit("cards.toml", "effect = \"kill\"\nbanners = 3", "effect = \"kill\"\nbanners = 2");
    assert_warnings(&pack, warning);
    // Words in letters are left to their author.
    let pack = pack.edit("text/en.toml", "Kill up to 3 banners in", "Kill up to two banners in");
    assert_warnings(&pack, "");
}
