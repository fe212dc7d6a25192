//! Section 12: offer cards.

use rules::*;

use crate::table::{Game, Table, each, empire, region, society};

fn offers() -> Table {
    Table::printed().house(|h| h.offer_cards = true)
}

/// The empire with the position that gets the offer. It acts after the empire of the offer card's deck.
fn rivals(card: &str) -> &'static str {
    if card.starts_with("bear:") { "eagle" } else { "bear" }
}

/// A match in which the first society has drawn an offer. The other society's sheriff, with these printed lines, acts
/// next.
fn offered_to(table: Table, card: &str, lines: &str) -> Game {
    let (id, rival) = (card.split(':').next().unwrap(), rivals(card));
    let (own, other) = (format!("{id}.sheriff"), format!("{rival}.sheriff"));
    let table = table.order(&format!("{id} {rival}")).prints(&own, "draw 1").prints(&other, lines);
    let mut game = table.agents(0, &own).agents(1, &other).seated();
    game.play(&format!("act 1; drawn {card}"));
    game
}

/// A match in which the rival has just declared an attack with three banners.
fn attacked(table: Table, card: &str) -> Game {
    let (from, to) = if rivals(card) == "eagle" { (4, 11) } else { (13, 15) };
    let mut game = offered_to(table.army(from, rivals(card), 3), card, "attack");
    game.play(&format!("act 1; attack r{from}>r{to} x3"));
    game
}

/// The match after the rival has accepted this offer.
fn accepted(mut game: Game, card: &str) -> Game {
    game.play(&format!("offer {card}; accept"));
    game
}

fn position(game: &Game, id: &str) -> Position {
    game.world.positions().find(|s| game.world.position_id(*s) == id).unwrap()
}

#[test]
fn r12_1_two_offers_for_each_empire_are_among_its_deck_where_the_rule_has_them() {
    let deck = |on| Table::printed().house(|h| h.offer_cards = on).world().deck(empire("lion")).len();
    assert_eq!((deck(false), deck(true)), (8, 10));
    let raw = offers().pack(|raw| raw.offers.clear()).raw;
    let faults = World::new(&raw, &raw.house, 2).unwrap_err();
    let place = Place::House(HouseRule::OfferCards);
    assert_eq!(faults, [Fault { place, flaw: Flaw::NoSuchCards("offer cards") }]);
}

#[test]
fn r12_1_control_is_offered_before_a_rivals_position_opens_its_before() {
    let mut game = offered_to(offers(), "bear:borrowed-seal", "add 1");
    assert_eq!((game.acting().as_str(), game.mover()), ("eagle.sheriff", 0));
    assert_eq!(game.legal(), ["pass", "offer bear:borrowed-seal"]);
    game.play("pass");
    assert_eq!((game.mover(), game.legal()), (1, vec!["act 1".to_owned()]));
}

#[test]
fn r12_1_arms_are_offered_when_a_rivals_attack_opens_its_muster() {
    let game = attacked(offers(), "bear:hired-blades");
    assert_eq!((game.mover(), game.legal()), (0, vec!["pass".into(), "offer bear:hired-blades".into()]));
    assert_eq!(game.state.moving().map(|m| m.banners), Some(3), "the attack is declared");
}

#[test]
fn r12_1_arms_need_a_supply() {
    let table = offers().army(3, "eagle", 13);
    let game = attacked(table, "bear:hired-blades");
    assert_eq!(
        (game.state.moving(), game.legal_with("offer")),
        (None, vec![]),
        "blood, and nothing was asked"
    );
}

#[test]
fn r12_1_rivals_may_offer_in_player_order() {
    let table = Table::of(3).house(|h| h.offer_cards = true).first(2).order("bear lion horse");
    let table = ["bear", "lion", "horse"].iter().fold(table, |t, id| {
        t.prints(&format!("{id}.sheriff"), if *id == "horse" { "add 1" } else { "draw 1" })
    });
    let table = table.agents(0, "bear.sheriff").agents(2, "lion.sheriff").agents(1, "horse.sheriff");
    let mut game = table.seated();
    game.play("act 1; drawn bear:borrowed-seal; pass; act 1; drawn lion:name-given");
    assert_eq!((game.acting().as_str(), game.mover()), ("horse.sheriff", 2), "the first player first");
    game.play("pass");
    assert_eq!(game.mover(), 0);
    game.play("pass");
    assert_eq!(game.mover(), 1);
}

#[test]
fn r12_1_each_offer_is_made_once_per_position() {
    let mut game = attacked(offers(), "bear:hired-blades");
    game.play("offer bear:hired-blades; decline");
    assert_eq!(game.window(), "none", "the attack is over and nobody else acts");
    assert_eq!(game.hand(0), ["bear:hired-blades"]);
}

#[test]
fn r12_1_declined_the_card_goes_back_to_its_owners_hand_seen_by_all() {
    let mut game = offered_to(offers(), "bear:borrowed-seal", "add 1");
    game.play("offer bear:borrowed-seal");
    assert_eq!((game.mover(), game.legal()), (1, vec!["accept".into(), "decline".into()]));
    let card = Card::offer(empire("bear"), 0);
    let told = Event::Offered(society(0), society(1), card);
    assert!(game.heard.contains(&told) && told.audience() == Audience::All);
    game.play("decline");
    assert_eq!((game.hand(0), game.mover()), (vec!["bear:borrowed-seal".to_owned()], 1));
    assert_eq!(game.state.posts(society(0)).len(), 1, "nothing is paid");
}

#[test]
fn r12_1_accepted_the_payment_is_made_then_the_rest_happens_and_the_card_is_shuffled_back() {
    let mut game = accepted(offered_to(offers(), "bear:borrowed-seal", "add 1"), "bear:borrowed-seal");
    assert_eq!((game.legal(), game.hand(0).len()), (vec!["retrieve bear.sheriff".to_owned()], 1));
    game.play("retrieve bear.sheriff");
    assert_eq!((game.hand(0).len(), game.mover()), (0, 0));
    assert_eq!(game.state.deck(&game.world, empire("bear")).count_of(Card::offer(empire("bear"), 0)), 1);
}

#[test]
fn r12_1_an_offer_card_also_pays_for_a_card_of_its_deck() {
    let game = offers().turn("bear", "add 1", "lion+eagle lion:name-given");
    assert_eq!(game.legal_with("play lion+eagle 2"), ["play lion+eagle 2 pay lion:name-given"]);
    assert_eq!(game.legal_with("play lion:"), [""; 0], "and has no ability of its own");
}

#[test]
fn r12_1_nobody_else_knows_who_is_asked_for_an_offer() {
    let game = offered_to(offers(), "bear:borrowed-seal", "add 1");
    let view = game.state.view(&game.world, society(1));
    assert_eq!((view.mover(), view.stack().as_slice().len()), (Some(society(1)), 0));
    let made_up = view.resample(&game.world, &mut Rng::new(1));
    assert_eq!(made_up.view(&game.world, society(1)), view);
}

#[test]
fn r12_2_with_control_the_offerer_makes_the_choices_and_plays_its_own_cards() {
    let mut game =
        accepted(offered_to(offers(), "bear:borrowed-seal", "add 1 | attack"), "bear:borrowed-seal");
    game.play("retrieve bear.sheriff");
    assert_eq!((game.mover(), game.legal()), (0, vec!["act 1".into(), "act 2".into()]));
    assert!(game.heard.contains(&Event::Steers(society(0), position(&game, "eagle.sheriff"))));
    game.play("act 1; place r6");
    assert_eq!(game.banners(6), 1);
}

#[test]
fn r12_2_the_rival_keeps_the_active_agent_and_the_cards_drawn() {
    let mut game =
        accepted(offered_to(offers(), "bear:borrowed-seal", "draw 1 | swap"), "bear:borrowed-seal");
    game.play("retrieve bear.sheriff");
    let mut other = Game { world: game.world.clone(), state: game.state, heard: Vec::new() };
    game.play("act 1; drawn eagle+lion");
    assert_eq!((game.hand(0).len(), game.hand(1)), (0, vec!["eagle+lion".to_owned()]));
    other.play("act 2; swap chancellor");
    assert_eq!(other.state.occupant(position(&other, "eagle.chancellor")), Some(society(1)));
}

#[test]
fn r12_2_events_drawn_under_control_are_the_rivals_to_carry_out() {
    let table = offers().house(|h| h.event_cards = true);
    let mut game = accepted(offered_to(table, "bear:borrowed-seal", "draw 2"), "bear:borrowed-seal");
    game.play("retrieve bear.sheriff; act 1; drawn eagle:harvest-moon");
    assert_eq!((game.mover(), game.legal()), (1, vec!["half 1".into(), "half 2".into()]));
    game.play("half 1; drawn eagle+lion");
    assert_eq!(game.hand(1), ["eagle+lion"]);
}

#[test]
fn r12_2_arms_are_up_to_four_banners_from_the_supply() {
    let mut game = accepted(attacked(offers(), "bear:hired-blades"), "bear:hired-blades");
    let supply = game.supply("eagle");
    game.play("retrieve eagle.sheriff");
    // Bear's region 11 has three banners and a fort. Three of seven attackers are left.
    assert_eq!((game.banners(11), game.owner(11)), (3, "eagle"));
    assert_eq!(game.supply("eagle"), supply - 4 + 4);
}

#[test]
fn r12_2_losing_the_active_agent_does_not_stop_the_action() {
    let mut game = accepted(attacked(offers(), "bear:hired-blades"), "bear:hired-blades");
    assert_eq!(game.mover(), 1, "the rival pays with its only agent, the active one");
    game.play("retrieve eagle.sheriff");
    assert_eq!((game.owner(11), game.state.posts(society(1)).len()), ("eagle", 0));
}

#[test]
fn r12_2_an_active_agent_that_was_taken_off_stands_nowhere() {
    let table = offers().order("bear lion eagle").prints("bear.sheriff", "draw 1");
    let table = table.prints("lion.sheriff", "draw 1").prints("eagle.sheriff", "attack").army(4, "eagle", 3);
    let table = table.agents(0, "bear.sheriff").agents(0, "lion.sheriff").agents(1, "eagle.sheriff");
    let mut game = table.agents(1, "horse.chancellor").seated();
    game.play("act 1; drawn bear:hired-blades; act 1; drawn lion:price-of-candour");
    assert_eq!(game.state.line_taken(), None, "what another position took is not this one's");
    game.play("act 1; attack r4>r11 x3; offer bear:hired-blades; accept");
    let agent = Some(position(&game, "eagle.sheriff"));
    assert_eq!((game.state.acting(), game.state.acting_agent()), (agent, agent));
    game.play("retrieve eagle.sheriff");
    assert_eq!(game.legal(), ["pass", "offer lion:price-of-candour"], "the attack is not over");
    assert_eq!((game.state.acting(), game.state.acting_agent()), (agent, None));
    assert_eq!(game.state.line_taken().map(Line::index), Some(0));
}

#[test]
fn r12_2_taking_an_agent_off_and_turning_a_token_up_must_be_possible_for_the_offer() {
    // The offerer has no agent on the board any more when it could make its second offer.
    let table =
        offers().order("bear eagle").prints("bear.sheriff", "draw 2").prints("eagle.sheriff", "add 1");
    let table = table.agents(0, "bear.sheriff").agents(0, "eagle.steward").prints("eagle.steward", "add 1");
    let mut game = table.agents(1, "eagle.sheriff").agents(1, "eagle.chancellor").seated();
    game.play("act 1; drawn bear:borrowed-seal; drawn bear+lion");
    assert_eq!(game.legal_with("offer").len(), 1);
    game.play("offer bear:borrowed-seal; accept");
    assert_eq!(game.legal(), ["retrieve bear.sheriff", "retrieve eagle.steward"], "any of its own");
}

#[test]
fn r12_2_a_token_is_turned_face_up_for_good() {
    let mut game = accepted(offered_to(offers(), "lion:name-given", "add 1"), "lion:name-given");
    assert_eq!(game.legal().len(), 5, "any of the offerer's own that is face down");
    game.play("choose horse");
    assert!(game.state.is_revealed(society(0), Slot::new(4).unwrap()));
    assert_eq!(game.state.exchanges(society(0)).len(), 0, "it is not an exchange");
    let view = game.state.view(&game.world, society(1));
    assert_eq!(view.tokens(society(0)).at(Slot::new(4).unwrap()), Some(empire("horse")));
    let game = accepted(attacked(offers(), "lion:price-of-candour"), "lion:price-of-candour");
    assert_eq!((game.mover(), game.legal().len()), (1, 5), "here the rival's");
}

#[test]
fn r12_2_cards_are_drawn_from_any_decks_at_the_receivers_choice() {
    let mut game = accepted(offered_to(offers(), "eagle:open-archive", "add 1"), "eagle:open-archive");
    assert_eq!((game.mover(), game.legal().len()), (1, 6), "five decks, or no more");
    game.play("choose lion; drawn lion+bear; choose horse; drawn horse+bear");
    assert_eq!((game.hand(1).len(), game.mover()), (2, 0));
    let mut game = accepted(attacked(offers(), "eagle:bought-secrets"), "eagle:bought-secrets");
    assert_eq!(game.mover(), 0);
    game.play("done");
    assert_eq!(game.hand(0).len(), 0, "the offer itself is back in its deck");
}

#[test]
fn r12_2_any_region_is_reinforced_with_four_at_the_receivers_choice() {
    let mut game = accepted(offered_to(offers(), "elephant:ivory-debt", "add 1"), "elephant:ivory-debt");
    assert_eq!((game.mover(), game.legal().len()), (1, 41), "every region, or none");
    game.play("choose region r14");
    assert_eq!(game.banners(14), 4);
    let game = accepted(attacked(offers(), "elephant:shared-barracks"), "elephant:shared-barracks");
    assert_eq!((game.mover(), game.legal().len()), (0, 41));
}

#[test]
fn r12_2_deployed_agents_are_traded_at_the_receivers_choice() {
    let mut game =
        accepted(offered_to(offers(), "horse:exchange-of-envoys", "add 1"), "horse:exchange-of-envoys");
    assert_eq!((game.mover(), game.legal()), (1, vec!["choose bear.sheriff".into(), "done".into()]));
    game.play("choose bear.sheriff");
    assert_eq!(game.legal(), ["choose horse.sheriff"]);
    game.play("choose horse.sheriff");
    assert_eq!(game.state.occupant(position(&game, "horse.sheriff")), Some(society(1)));
    assert_eq!(game.state.occupant(position(&game, "bear.sheriff")), Some(society(0)));
    assert_eq!((game.mover(), game.acting().as_str()), (0, "bear.sheriff"), "the offerer steers");
    assert_eq!(
        game.state.acting_agent(),
        Some(position(&game, "horse.sheriff")),
        "where the active agent is now"
    );
    let game = accepted(attacked(offers(), "horse:fresh-mounts"), "horse:fresh-mounts");
    assert_eq!((game.mover(), game.legal()), (0, vec!["choose horse.sheriff".into(), "done".into()]));
}

#[test]
fn r12_2_an_event_drawn_for_an_offer_is_about_its_own_decks_empire() {
    let table = offers().house(|h| h.event_cards = true).army(25, "lion", 3);
    let mut game = accepted(offered_to(table, "eagle:open-archive", "add 1"), "eagle:open-archive");
    game.play("choose lion; drawn lion:roar-of-the-pride");
    let to: Vec<usize> = (24..=32).collect();
    assert_eq!((game.mover(), game.legal()), (1, each("choose region", &to)));
    game.play("choose region r28; choose bear; drawn bear+lion");
    assert_eq!((game.banners(28), game.state.banners(region(25))), (3, 2));
}

#[test]
fn r12_2_an_active_agent_that_was_traded_to_another_council_swaps_there() {
    let table = offers().prints("horse.chancellor", "add 1");
    let card = "horse:exchange-of-envoys";
    let mut game = accepted(offered_to(table, card, "add 1 | swap"), card);
    game.play("choose bear.sheriff; choose horse.sheriff; act 2");
    assert!(game.allows("swap chancellor") && !game.allows("swap sheriff"), "it stands on the sheriff");
    game.play("swap chancellor");
    assert_eq!(game.state.occupant(position(&game, "horse.chancellor")), Some(society(1)));
    assert_eq!((game.acting().as_str(), game.legal()), ("horse.chancellor", vec!["act 1".to_owned()]));
}

#[test]
fn r12_2_a_declared_attack_is_fought_out_whoever_has_come_to_stand_there() {
    let table = offers().house(|h| h.event_cards = true).army(20, "horse", 3);
    let card = "eagle:bought-secrets";
    let mut game = accepted(attacked(table, card), card);
    let supply = game.supply("horse");
    game.play("choose horse; drawn horse:long-ride; choose r20>r15 x3; done");
    // Three attackers and four banners of arms fight the three banners that the event moved in.
    assert_eq!((game.owner(15), game.banners(15), game.supply("horse")), ("bear", 4, supply + 3));
}
