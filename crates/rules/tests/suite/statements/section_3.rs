//! Section 3: setup.

use std::collections::HashSet;

use bots::Level;
use rules::*;
use table::{Match, Setup};

use crate::table::{Table, empire, society};

#[test]
fn r3_1_the_starting_banners_go_on_the_map() {
    let printed =
        [(1, 2), (2, 2), (4, 2), (11, 3), (12, 3), (13, 3), (25, 2), (26, 2), (32, 2), (33, 2), (35, 2)];
    let game = Table::printed().start();
    for number in 1..=40 {
        let banners = printed.iter().find(|(n, _)| *n == number).map_or(0, |(_, banners)| *banners);
        assert_eq!(game.banners(number), banners, "region {number}");
    }
    let supplies = ["bear", "eagle", "elephant", "lion", "horse"].map(|e| game.supply(e));
    assert_eq!(supplies, [20 - 9, 20 - 6, 20 - 4, 20 - 6, 20]);
}

#[test]
fn r3_1_the_starting_banners_are_the_packs_to_say() {
    let game = Table::printed().cleared().army(10, "horse", 5).start();
    assert_eq!((game.owner(10), game.banners(10), game.supply("horse")), ("horse", 5, 15));
    assert_eq!(game.supply("bear"), 20);
}

#[test]
fn r3_1_every_deck_is_shuffled() {
    // The first card drawn from a deck can be of any kind, and hands are empty at the start.
    let start = Table::printed().start();
    assert!(start.hand(0).is_empty() && start.hand(1).is_empty());
    for deck in ["bear", "eagle", "elephant", "lion", "horse"] {
        let game = Table::printed().turn(deck, "draw 1", "");
        let first = (0..100).map(|seed| {
            let mut state = game.state;
            let draw = Action::Act(Line::new(0).unwrap());
            state.play(&game.world, draw, &mut Rng::new(seed), &mut ()).unwrap();
            state.hand(society(0)).kinds().next().unwrap().0.partner()
        });
        let kinds: HashSet<Empire> = first.collect();
        assert_eq!(kinds.len(), 4);
        assert!(!kinds.contains(&empire(deck)));
    }
}

#[test]
fn r3_1_the_first_player_is_drawn_at_random() {
    for societies in 2..=4 {
        let world = Table::of(societies).world();
        let first: HashSet<Society> =
            (0..100).map(|seed| Deal::random(&world, &mut Rng::new(seed)).first).collect();
        assert_eq!(first.len(), societies);
    }
}

#[test]
fn r3_1_the_first_player_may_be_chosen_before_the_match() {
    for chosen in 0..3 {
        let game = Table::of(3).first(chosen).start();
        assert_eq!((game.mover(), game.state.first()), (chosen, society(chosen)));
        assert_eq!(game.heard, [Event::Round { round: 1, first: society(chosen) }]);
    }
}

#[test]
fn r3_2_the_tokens_go_on_the_slots_at_random() {
    let world = Table::printed().world();
    let dealt: HashSet<Vec<Empire>> = (0..2000)
        .map(|seed| Deal::random(&world, &mut Rng::new(seed)).loyalties[society(0)].iter().collect())
        .collect();
    assert_eq!(dealt.len(), 5 * 4 * 3 * 2, "every order of five tokens comes up");
}

#[test]
fn r3_2_the_tokens_lie_face_down_and_everyone_may_look_at_its_own() {
    let game = Table::of(3).tokens(&["bear eagle elephant lion horse"; 3]).start();
    for viewer in game.world.societies() {
        let view = game.state.view(&game.world, viewer);
        for other in game.world.societies() {
            assert!(game.world.slots().all(|slot| !view.is_revealed(other, slot)));
            let known = view.tokens(other).iter().count();
            assert_eq!(known, if other == viewer { 5 } else { 0 });
        }
    }
}

#[test]
fn r3_2_what_others_hold_changes_nothing_that_a_society_sees() {
    let (a, b) = ("bear eagle elephant lion horse", "horse lion elephant eagle bear");
    let one = Table::printed().tokens(&[a, a]).start();
    let other = Table::printed().tokens(&[a, b]).start();
    assert_eq!(one.state.view(&one.world, society(0)), other.state.view(&other.world, society(0)));
    assert_ne!(one.state.view(&one.world, society(1)), other.state.view(&other.world, society(1)));
}

/// A whole match in which the first legal decision is always taken, with draws from this seed.
fn match_of(seed: u64) -> Match {
    let pack = testing::pack("war-of-whispers");
    let mut game = Match::new(Setup::new(pack, 2, Level::Random, seed)).unwrap();
    while let Some(action) = game.legal().first().copied() {
        game.play(action).unwrap();
    }
    game
}

#[test]
fn r3_3_the_same_seed_options_and_moves_give_the_same_game() {
    let (one, again, other) = (match_of(77), match_of(77), match_of(78));
    assert_eq!((one.deal(), one.state()), (again.deal(), again.state()));
    assert!(one.events().eq(again.events()));
    assert!(!one.events().eq(other.events()), "another seed gives another game");
}

#[test]
fn r3_3_the_seed_is_recorded_in_the_save() {
    let text = match_of(77).record_text();
    assert!(text.lines().any(|line| line == "seed = 77"));
}

#[test]
fn r3_3_a_seed_means_the_same_deal_on_every_machine_and_version() {
    let world = Table::of(3).world();
    let deal = Deal::random(&world, &mut Rng::new(7));
    let tokens: Vec<Vec<&str>> =
        world.societies().map(|s| deal.loyalties[s].iter().map(|e| world.empire_id(e)).collect()).collect();
    let tokens: Vec<String> = tokens.into_iter().map(|t| t.join(" ")).collect();
    assert_eq!(deal.first.index(), 0);
    let dealt = [
        "horse lion eagle elephant bear",
        "elephant lion horse bear eagle",
        "horse lion bear eagle elephant",
    ];
    assert_eq!(tokens, dealt);
}
