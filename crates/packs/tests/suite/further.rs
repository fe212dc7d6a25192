//! Tests packs whose cards are only abilities, without events or offers.

use testing::editable_pack::*;

#[test]
fn further_cards_may_be_left_out_altogether() {
    let cards = small().text("cards.toml");
    let text = small().text("text/en.toml");
    let (before, rest) = text.split_once("[events]").unwrap();
    let setups = rest.split_once("[setups]").unwrap().1;
    let pack = small()
        .with("cards.toml", cards.split("[[events]]").next().unwrap())
        .with("text/en.toml", format!("{before}[setups]{setups}"));
    let (bare, whole) = (assert_accepted(&pack), assert_accepted(&small()));
    assert!(bare.rules.raw.events.is_empty() && bare.rules.raw.offers.is_empty());
    assert!(!whole.rules.raw.events.is_empty() && !whole.rules.raw.offers.is_empty());
    assert_eq!(bare.digest, whole.digest, "a match without them is played by the same rules");
}
