//! Beliefs about tokens if the loyalty set-up makes one society's tokens depend on another's (R10.1).

use bots::{Bot, Level, Past, belief};
use rules::{BySociety, LoyaltySetup, Rng, Slot, State, Tokens, View, World};
use table::{Match, Setup};

/// A match of four societies with this loyalty set-up, after `decisions` decisions.
fn dealt(loyalty: LoyaltySetup, decisions: usize) -> Match {
    let mut setup = Setup::new(testing::pack("war-of-whispers"), 3, Level::Random, 7);
    setup.house.loyalty = loyalty;
    let mut game = Match::new(setup).unwrap();
    let mut bot = Bot::new(Level::Random, 3);
    for _ in 0..decisions {
        let mover = game.state().mover().unwrap();
        let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
        game.play(action).unwrap();
    }
    game
}

/// Compares beliefs with how often each rival's token lies on each slot in sampled states that fit the view.
fn compare(world: &World, view: &View, within: f32) {
    const STATES: usize = 600;
    let mut rng = Rng::new(5);
    let states: Vec<_> = (0..STATES).map(|_| view.resample(world, &mut rng)).collect();
    for rival in world.societies().filter(|rival| *rival != view.viewer()) {
        let belief = belief(world, view, &Past::new(world), rival).unwrap().0;
        for slot in world.slots() {
            for empire in world.empires() {
                let lies = |state: &&State| state.tokens(rival).at(slot) == Some(empire);
                let often = states.iter().filter(lies).count() as f32 / STATES as f32;
                let believed = belief[slot][empire];
                assert!((often - believed).abs() < within, "{slot:?}: {believed} believed, {often} dealt");
            }
        }
    }
}

#[test]
fn r10_1_what_ones_own_tokens_tell_of_the_others_is_believed() {
    use LoyaltySetup::{Balanced, Cyclical, Teams, UniqueDevout, UniqueEnds};
    for loyalty in [UniqueDevout, UniqueEnds, Balanced, Cyclical, Teams] {
        // It is tested before and after exchanges, which have to be undone to see the deal.
        for decisions in [0, 150] {
            let game = dealt(loyalty, decisions);
            for viewer in game.world().societies() {
                compare(game.world(), &game.view(viewer), 0.17);
            }
        }
    }
}

#[test]
fn r10_1_nothing_is_believed_that_a_fixed_pattern_rules_out_nor_is_the_truth() {
    let game = dealt(LoyaltySetup::Cyclical, 0);
    let (world, first) = (game.world(), Slot::new(0).unwrap());
    for viewer in world.societies() {
        let view = game.view(viewer);
        let own = view.tokens(viewer).at(first).unwrap();
        for rival in world.societies().filter(|rival| *rival != viewer) {
            let belief = belief(world, &view, &Past::new(world), rival).unwrap().0;
            assert_eq!(belief[first][own], 0.0, "no two have the same first token");
            let truth = game.state().tokens(rival).at(first).unwrap();
            assert!(belief[first][truth] > 0.2, "{}", belief[first][truth]);
        }
    }
}

#[test]
fn r10_1_tokens_that_no_deal_gives_are_told_from_those_that_one_does() {
    for loyalty in [LoyaltySetup::Cyclical, LoyaltySetup::Balanced] {
        let game = dealt(loyalty, 0);
        let world = game.world();
        for viewer in world.societies() {
            let view = game.view(viewer);
            let made_up = view.resample(world, &mut Rng::new(2));
            let mut truth = BySociety::all(Tokens::NONE);
            world.societies().for_each(|society| truth[society] = made_up.tokens(society));
            assert!(view.could_lie(world, &truth));
            // Neither setup deals equal tokens to two rivals.
            let rivals: Vec<_> = world.societies().filter(|rival| *rival != viewer).collect();
            truth[rivals[0]] = truth[rivals[1]];
            truth[rivals[2]] = truth[rivals[1]];
            assert!(!view.could_lie(world, &truth), "{loyalty:?}");
        }
    }
}
