//! Faults of the event and offer cards in `cards.toml` and their words.

use crate::content::broken::*;

#[test]
fn an_unknown_kind_of_event() {
    let report = r##"
the pack: 1 fault

cards.toml:166:18: there is no kind of event "cleer"; did you mean "clear"?
    |
166 | does = [{ kind = "cleer" }]
    |                  ^^^^^^^
"##;
    let pack = shipped().edit("cards.toml", r#"[{ kind = "clear" }]"#, r#"[{ kind = "cleer" }]"#);
    assert_report(&pack, report);
}

#[test]
fn a_parameter_that_the_event_does_not_take() {
    let report = r##"
the pack: 1 fault

cards.toml:191:34: the kind of event "march" takes no "banners"
    |
191 | does = [{ kind = "march", banners = 3 }]
    |                                     ^
"##;
    let report = report.replace("191:34", "191:37");
    let pack = shipped().edit("cards.toml", r#"{ kind = "march" }"#, r#"{ kind = "march", banners = 3 }"#);
    assert_report(&pack, &report);
}

#[test]
fn a_half_without_a_sentence() {
    let report = r##"
the pack: 1 fault

text/en.toml:132:60: 1 sentence: an event has one for each half, and this has 2
"##;
    let pack =
        shipped().edit("text/en.toml", "  \"Until the round ends there are no supply checks.\",\n", "");
    let found = pack.load().unwrap_err();
    let wanted = report.trim().rsplit(": ").next().unwrap();
    assert!(found.contains("1 fault\n") && found.contains(wanted), "{found}");
}

#[test]
fn an_offer_that_is_paid_in_an_unknown_way() {
    let report = r##"
the pack: 1 fault

cards.toml:214:11: there is no payment "drow"; did you mean "draw"?
    |
214 | payment = "drow"
    |           ^^^^^^
"##;
    let pack = shipped().edit(
        "cards.toml",
        "payment = \"draw\"\nnumber = 2\n\n[[offers]]\nid = \"bought",
        "payment = \"drow\"\n\n[[offers]]\nid = \"bought",
    );
    assert_report(&pack, report);
}

#[test]
fn an_offer_with_the_id_of_an_event() {
    let pack = shipped().edit("cards.toml", r#"id = "hired-blades""#, r#"id = "long-ride""#);
    let found = pack.edit("text/en.toml", "hired-blades = {", "long-ride = {").load().unwrap_err();
    assert!(found.contains(r#""long-ride" is there twice"#), "{found}");
}

#[test]
fn further_cards_may_be_left_out_altogether() {
    let cards = std::fs::read_to_string(shipped().path("cards.toml")).unwrap();
    let text = std::fs::read_to_string(shipped().path("text/en.toml")).unwrap();
    let (before, rest) = text.split_once("[events]").unwrap();
    let setups = rest.split_once("[setups]").unwrap().1;
    let pack = shipped()
        .edit("rules.toml", ", event-cards = \"on\", offer-cards = \"on\"", "")
        .with("cards.toml", cards.split("# Event cards").next().unwrap())
        .with("text/en.toml", format!("{before}[setups]{setups}"));
    let (bare, whole) = (assert_accepted(&pack), assert_accepted(&shipped()));
    assert!(bare.rules.raw.events.is_empty() && bare.rules.raw.offers.is_empty());
    assert_eq!(bare.digest, whole.digest, "a match without them is played by the same rules");
}
