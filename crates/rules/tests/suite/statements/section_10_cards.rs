//! Section 10: wild cards.

use rules::*;

use crate::table::{Table, empire, society};

fn wild() -> Table {
    Table::printed().house(|h| h.wild_cards = true)
}

#[test]
fn r10_wild_cards_are_off_or_two_of_each_deck() {
    let count = |on| {
        let world = Table::printed().house(|h| h.wild_cards = on).world();
        let deck = world.deck(empire("bear"));
        (deck.len(), deck.count(empire("bear")))
    };
    assert_eq!((count(false), count(true)), ((8, 0), (10, 2)));
    let raw = wild().pack(|raw| raw.wild = 3).raw;
    let world = World::new(&raw, &raw.house, 2).unwrap();
    assert_eq!(world.deck(empire("lion")).count(empire("lion")), 3, "as many as the pack says");
}

#[test]
fn r10_wild_cards_are_refused_with_a_pack_that_has_none() {
    let raw = wild().pack(|raw| raw.wild = 0).raw;
    let faults = World::new(&raw, &raw.house, 2).unwrap_err();
    let place = Place::House(HouseRule::WildCards);
    assert_eq!(faults, [Fault { place, flaw: Flaw::NoSuchCards("wild cards") }]);
}

#[test]
fn r10_wild_cards_pay_for_any_card_of_a_cost_but_the_played_one() {
    // Lion+Lion needs a second card of Lion's deck, and Lion+Eagle a card of Eagle's. A wild card of any deck can be
    // paid instead.
    for wild_card in ["horse+*", "lion+*"] {
        let game = wild().turn("bear", "add 1", &format!("lion+eagle {wild_card}"));
        let paid: Vec<String> = game.legal_with("play").into_iter().filter(|p| p.contains("pay")).collect();
        let way = |n| format!("play lion+eagle {n} pay {wild_card}");
        assert_eq!(paid, [way(2), way(3)]);
    }
}

#[test]
fn r10_wild_cards_are_listed_in_the_order_of_the_decks() {
    let game = wild().turn("elephant", "add 1", "bear+* lion+eagle lion+horse lion+* horse+*");
    assert_eq!(
        game.legal_with("play lion+eagle 2"),
        [
            "play lion+eagle 2 pay bear+*",
            "play lion+eagle 2 pay lion+*",
            "play lion+eagle 2 pay lion+horse",
            "play lion+eagle 2 pay horse+*",
        ]
    );
}

#[test]
fn r10_wild_cards_have_no_ability() {
    let game = wild().turn("bear", "add 1", "lion+* lion+* horse+*");
    assert_eq!(game.legal_with("play"), [""; 0], "not even for one another");
}

#[test]
fn r10_wild_cards_return_to_the_deck_that_they_were_shuffled_into() {
    let mut game = wild().turn("bear", "add 1", "lion+eagle horse+*");
    let decks = |game: &crate::table::Game| {
        ["lion", "horse"].map(|id| game.state.deck(&game.world, empire(id)).len())
    };
    assert_eq!(decks(&game), [9, 9]);
    game.play("play lion+eagle 2 pay horse+*");
    assert_eq!(decks(&game), [10, 10]);
    assert_eq!(game.state.hand(society(0)).cards(), 0);
}

#[test]
fn r10_wild_cards_count_for_the_hand_limit_and_can_be_discarded() {
    let table = wild().house(|h| h.hand_limit = 1).prints("bear.sheriff", "draw 2");
    let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    game.play("act 1; drawn bear+*; drawn bear+lion");
    game.until(|state| state.phase() == Phase::Cleanup);
    assert_eq!(game.legal(), ["discard bear+*", "discard bear+lion"]);
    game.play("discard bear+*");
    assert_eq!(game.hand(0), ["bear+lion"]);
}

#[test]
fn r10_wild_cards_of_others_are_cards_of_their_deck_like_any_other() {
    let game = wild().turn("bear", "add 1", "lion+eagle lion+*");
    let view = game.state.view(&game.world, society(1));
    assert_eq!(view.cards(society(0), empire("lion")), 2);
    let made_up = (0..500).map(|seed| view.resample(&game.world, &mut Rng::new(seed)));
    let wilds: Vec<u8> =
        made_up.map(|state| state.hand(society(0)).count(Card::wild(empire("lion")))).collect();
    assert!((0..=2).all(|n| wilds.contains(&n)), "none, one or two, for all the other knows");
}
