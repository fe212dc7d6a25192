//! Section 14: what counts as one decision.

use rules::*;

use crate::table::{Game, Table, each, society};

fn perft(game: &Game, depth: u32) -> u64 {
    game.state.perft(&game.world, depth)
}

#[test]
fn r14_decisions_are_fixed_so_that_counts_and_legal_lists_are_what_anyone_can_work_out() {
    let game = Table::printed().start();
    assert_eq!([1, 2, 3].map(|n| perft(&game, n)), [20, 20 * 19, 20 * 19 * 18]);
    let legal = game.legal();
    let mut once = legal.clone();
    once.dedup();
    assert_eq!((legal.len(), once.len()), (20, 20));
}

#[test]
fn r14_chance_each_drawn_card_is_no_decision() {
    let mut game = Table::printed().turn("bear", "draw 2", "");
    game.play("act 1; drawn bear+lion; drawn bear+eagle");
    assert_eq!((game.mover(), game.hand(0).len()), (1, 2), "the next decision is another's");
}

#[test]
fn r14_chance_each_window_in_which_nothing_can_be_played_is_no_decision() {
    let mut game = Table::printed().turn("bear", "attack", "");
    game.play("act 1; attack r13>r15 x1");
    assert_eq!((game.mover(), game.window()), (1, "before"));
}

#[test]
fn r14_a_choice_with_one_option_is_a_decision() {
    let mut game = Table::printed().cleared().army(13, "bear", 1).turn("bear", "attack", "");
    assert_eq!(game.legal(), ["act 1"]);
    game.play("act 1");
    assert_eq!(game.legal(), ["attack r13>r15 x1"]);
    game.play("attack r13>r15 x1");
    assert_eq!(game.banners(15), 1);
}

#[test]
fn r14_retrieve_one_agent_is_a_decision() {
    let table = Table::printed().house(|h| h.agents_in_regions = true);
    let mut game = table.agents(0, "bear.sheriff lion.sheriff").agents(1, "bear.marshal r1").seated();
    game.until(|state| state.phase() == Phase::Retrieve);
    assert_eq!(game.legal(), ["retrieve bear.marshal", "retrieve region r1"]);
    game.play("retrieve bear.marshal");
    assert_eq!(game.mover(), 0);
}

#[test]
fn r14_deploy_one_agent_is_a_decision() {
    let mut game = Table::printed().start();
    assert!(game.legal().iter().all(|a| a.starts_with("deploy ")));
    game.play("deploy bear.sheriff");
    assert_eq!((game.mover(), game.state.posts(society(0)).len()), (1, 1));
}

#[test]
fn r14_discard_one_card_is_a_decision() {
    let table = Table::printed().prints("bear.sheriff", "draw 3").house(|h| h.hand_limit = 1);
    let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.marshal").seated();
    game.play("act 1; drawn bear+lion; drawn bear+lion; drawn bear+horse");
    game.until(|state| state.phase() == Phase::Cleanup);
    assert_eq!(game.legal(), ["discard bear+lion", "discard bear+horse"], "by kind");
    game.play("discard bear+lion");
    assert_eq!(game.legal(), ["discard bear+lion", "discard bear+horse"]);
    game.play("discard bear+lion");
    assert_eq!((game.hand(0).len(), game.state.phase()), (1, Phase::Loyalty));
}

#[test]
fn r14_keep_or_exchange_two_named_empires_tokens_is_a_decision() {
    let mut game = Table::printed().agents(0, "bear.sheriff").agents(1, "lion.marshal").seated();
    game.until(|state| state.phase() == Phase::Loyalty);
    assert_eq!(game.legal().len(), 1 + 5 * 4 / 2, "keep, or any two of five, in either order the same");
    let named = |text: &str| game.world.parse_action(text).unwrap();
    assert_eq!(named("exchange lion bear"), named("exchange bear lion"));
}

#[test]
fn r14_keep_or_exchange_is_skipped_with_fewer_than_two_face_down_tokens() {
    let mut game = Table::printed().agents(0, "bear.sheriff").agents(1, "lion.marshal").seated();
    for exchange in ["exchange bear lion", "exchange eagle horse"] {
        game.until(|state| state.phase() == Phase::Loyalty && state.mover() == Some(society(1)));
        game.play(exchange);
    }
    // In round 3 the second society has one token left face down.
    game.until(|state| state.round() == 4 && state.phase() == Phase::Loyalty);
    assert_eq!(game.mover(), 0);
    game.play("keep");
    assert_eq!(game.state.phase(), Phase::Retrieve);
}

#[test]
fn r14_with_dealt_devout_tokens_are_laid_one_after_another_by_each_society_in_player_order() {
    let table =
        Table::printed().first(1).house(|h| h.loyalty = LoyaltySetup::DealtDevout).tokens(&["lion", "bear"]);
    let mut game = table.start();
    assert_eq!(game.mover(), 1);
    assert_eq!(game.legal(), ["lay eagle", "lay elephant", "lay lion", "lay horse"]);
    game.play("lay horse");
    assert_eq!((game.tokens(1).as_str(), game.mover()), ("bear horse", 1), "from the second slot on");
    assert_eq!(game.legal(), ["lay eagle", "lay elephant", "lay lion"]);
    game.play("lay eagle; lay lion");
    assert_eq!(game.legal(), ["lay elephant"]);
    game.play("lay elephant");
    assert_eq!((game.tokens(1).as_str(), game.mover()), ("bear horse eagle lion elephant", 0));
    game.play("lay bear; lay horse; lay eagle; lay elephant");
    assert_eq!((game.state.phase(), game.mover()), (Phase::Deploy, 1));
}

#[test]
fn r14_act_one_printed_line_of_the_acting_position() {
    let game = Table::printed().army(13, "bear", 3).turn("bear", "add 1 | add 2 | attack | swap", "");
    assert_eq!(game.legal(), ["act 1", "act 2", "act 3", "act 4"]);
}

#[test]
fn r14_an_add_is_one_region_per_banner() {
    let mut game = Table::printed().turn("bear", "add 2", "");
    game.play("act 1");
    assert_eq!(game.legal(), each("place", &[8, 9, 10, 11, 12, 13]));
    game.play("place r8");
    assert_eq!(game.banners(8), 1);
    assert_eq!(game.legal().len(), 6);
}

#[test]
fn r14_an_attack_is_one_choice_of_source_target_and_strength() {
    // A declaring card may be played first.
    let table = Table::printed().cleared().army(13, "bear", 1).army(12, "bear", 2);
    let mut game = table.turn("bear", "attack", "eagle+horse horse+lion");
    game.play("act 1");
    let attacks = ["attack r12>r25 x1", "attack r12>r25 x2", "attack r13>r15 x1"];
    let card = "play eagle+horse 3 pay horse+lion";
    assert_eq!(game.legal(), [&attacks[..], &[card]].concat());
    game.play(card);
    assert!(attacks.iter().all(|attack| game.allows(attack)));
}

#[test]
fn r14_a_swap_is_one_position_then_one_line() {
    let mut game = Table::printed().turn("bear", "swap", "");
    game.play("act 1");
    assert_eq!(game.legal(), ["swap steward", "swap marshal", "swap chancellor"]);
    game.play("swap marshal");
    assert_eq!(game.legal(), ["act 1", "act 2"]);
}

#[test]
fn r14_a_draw_has_no_more() {
    let mut game = Table::printed().turn("bear", "draw 1", "");
    game.play("act 1; drawn bear+lion");
    assert_eq!(game.mover(), 1);
}

#[test]
fn r14_play_card_ability_and_paying_card_by_kind() {
    // Two equal cards are one choice, both to play and to pay with.
    let game = Table::printed().turn("bear", "add 1", "lion+bear lion+bear lion+eagle lion+eagle");
    assert_eq!(
        game.legal_with("play"),
        [
            "play lion+bear 1",
            "play lion+bear 2 pay lion+bear",
            "play lion+bear 2 pay lion+eagle",
            "play lion+eagle 1",
            "play lion+eagle 2 pay lion+bear",
            "play lion+eagle 2 pay lion+eagle"
        ]
    );
}

#[test]
fn r14_then_its_object_in_one_choice() {
    let kinds = [
        ("eagle+bear", "play eagle+bear 1", "choose lion.marshal"),
        ("lion+bear", "play lion+bear 1", "choose lion.sheriff"),
        ("horse+lion", "play horse+lion 1", "choose r13>r8 x2"),
        ("bear+eagle eagle+bear", "play bear+eagle 3 pay eagle+bear", "choose region r25 x2"),
        ("lion+bear lion+bear", "play lion+bear 2 pay lion+bear", "choose region r8"),
        ("bear+elephant elephant+bear", "play bear+elephant 3 pay elephant+bear", "choose region r8"),
        ("elephant+horse horse+lion", "play elephant+horse 3 pay horse+lion", "choose region r9"),
    ];
    for (hand, play, object) in kinds {
        let mut game = Table::printed().turn("bear", "add 1", hand);
        game.play(play);
        assert!(game.allows(object), "{object}");
        game.play(object);
        assert_eq!(game.window(), "before", "{play} is done");
    }
}

#[test]
fn r14_the_object_may_be_the_first_of_a_series() {
    let mut game = Table::printed().turn("bear", "attack", "bear+horse horse+bear");
    game.play("play bear+horse 3 pay horse+bear; choose region r12");
    assert_eq!(game.window(), "a choice");
    let mut game = Table::printed().turn("bear", "attack", "eagle+elephant elephant+bear");
    game.play("play eagle+elephant 3 pay elephant+bear; choose region r12");
    assert_eq!(game.window(), "a choice");
    let mut game = Table::printed().turn("bear", "attack", "horse+lion horse+bear");
    game.play("play horse+lion 2 pay horse+bear; choose bear; choose r13>r12 x2");
    assert_eq!(game.window(), "a choice", "transfers until done");
    // Reinforcements: the player chooses a region and a number.
    let mut game = Table::printed().turn("bear", "attack", "elephant+lion lion+bear");
    game.play("act 1; attack r12>r25 x1; play elephant+lion 3 pay lion+bear; choose region r13 x3");
    assert_eq!(game.mover(), 1);
}

#[test]
fn r14_banners_that_an_effect_adds_moves_or_kills_are_one_region_each() {
    let mut game = Table::printed().army(15, "horse", 2).turn("bear", "attack", "bear+lion lion+bear");
    game.play("act 1; attack r13>r15 x2; play bear+lion 3 pay lion+bear");
    assert_eq!(game.legal(), each("place", &[8, 9, 10, 11, 12, 13]));
    let mut game = Table::printed().turn("bear", "attack", "bear+horse horse+bear");
    game.play("play bear+horse 3 pay horse+bear; choose region r11");
    assert_eq!(game.legal(), each("place", &[9, 10, 12]));
}

#[test]
fn r14_a_series_ends_with_done_or_by_itself() {
    // Alchemist's Fire: the player may stop after the first kill. The series ends by itself after five kills...
    let fire = "play eagle+elephant 3 pay elephant+bear; choose region r12";
    let hand = "eagle+elephant elephant+bear";
    let mut game = Table::printed().army(25, "lion", 9).turn("bear", "attack", hand);
    game.play(fire);
    for _ in 0..4 {
        game.play("kill r25");
        assert!(game.allows("done"));
    }
    game.play("kill r25");
    assert_eq!((game.banners(25), game.window()), (4, "before"));
    // ...and when no enemy banner is left.
    let mut game = Table::printed().army(25, "lion", 1).turn("bear", "attack", hand);
    game.play(fire).play("kill r25");
    assert_eq!((game.banners(25), game.window()), (0, "before"));
    // Horse+Horse: the series ends by itself when no region has a banner to give.
    let table = Table::printed().cleared().army(13, "bear", 2).army(12, "bear", 1);
    let mut game = table.turn("bear", "attack", "horse+lion horse+bear");
    game.play("play horse+lion 2 pay horse+bear; choose bear; choose r13>r12 x1");
    assert_eq!(game.window(), "before");
}

#[test]
fn r14_pass_leaves_a_window() {
    let mut game = Table::printed().turn("bear", "add 1", "horse+lion");
    game.play("act 1; place r8");
    assert_eq!((game.window(), game.legal()), ("after", vec!["play horse+lion 1".into(), "pass".into()]));
    game.play("pass");
    assert_eq!(game.mover(), 1);
}

#[test]
fn r14_notation_names_a_play_by_card_ability_and_card_paid_so_two_ways_to_pay_are_two_actions() {
    let game = Table::printed().turn("bear", "attack", "eagle+lion lion+bear lion+horse");
    assert_eq!(
        game.legal_with("play eagle+lion 3"),
        ["play eagle+lion 3 pay lion+bear", "play eagle+lion 3 pay lion+horse"]
    );
    assert_eq!(game.legal_with("play lion+bear 3"), [""; 0], "Lion and Bear: no Bear card");
}

#[test]
fn r14_draws_are_counted_in_sequence_not_as_sets() {
    let game = Table::printed().turn("lion", "draw 2", "");
    assert_eq!(game.legal(), ["act 1"]);
    assert_eq!(perft(&game, 1), 4 * 4, "any of four kinds, then any of four");
    // If one copy of a kind is already drawn, the kind can be drawn only once more.
    let game = Table::printed().turn("bear", "draw 2 | add 1", "bear+eagle");
    assert_eq!(game.legal(), ["act 1", "act 2"]);
    assert_eq!(perft(&game, 1), (3 + 3 * 4) + 1);
}

#[test]
fn r14_perft_n_counts_sequences_of_n_decisions_times_the_kinds_of_cards_drawn() {
    // Two decisions: an add and one of six regions, or an add of two and one of six regions for the first banner.
    let game = Table::printed().turn("bear", "add 1 | add 2", "");
    assert_eq!([1, 2].map(|n| perft(&game, n)), [2, 6 + 6]);
    assert_eq!(perft(&game, 0), 1);
    // A card drawn right after the last decision counts, too.
    let game = Table::printed().turn("bear", "draw 1 | add 1", "");
    assert_eq!(perft(&game, 1), 4 + 1);
}

#[test]
fn r14_a_finished_match_counts_one() {
    let table = Table::printed().cleared().prints("eagle.sheriff", "add 1").house(|h| h.rounds = 1);
    let mut game = table.agents(0, "bear.sheriff").agents(1, "eagle.sheriff").seated();
    game.until(|state| state.mover() == Some(society(1)));
    // The last position: an add, and one of Eagle's seven regions; then the match is over.
    assert_eq!([1, 2, 3, 9].map(|n| perft(&game, n)), [1, 7, 7, 7]);
}
