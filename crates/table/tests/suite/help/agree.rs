//! Hints, the coach and reviews never contradict each other: in whole matches, nobody who follows the hints is
//! criticised.

use bots::{Bot, Effort, Level};
use rules::Action;
use table::{Coach, CoachFrom, CoachTimes, DecisionAnalysis, Mark, Match, Player, Setup, review};

/// An effort so small that estimates are inexact and quick.
const LITTLE: Effort = Effort { looks: 1, nodes: 60 };
/// A coach that warns as often as possible.
const COACH: Coach = Coach { from: CoachFrom::Three, times: CoachTimes::Unlimited };

/// A match with these house rules against these rivals.
fn begun(rivals: &[Level], seed: u64, rules: &[(&str, &str)]) -> Match {
    let mut setup = Setup::new(testing::pack("war-of-whispers"), rivals.len(), Level::Random, seed);
    for (seat, level) in setup.seats.iter_mut().skip(1).zip(rivals) {
        seat.player = Player::even(*level);
    }
    for (rule, value) in rules {
        setup.house.set(rule, value, &setup.pack.rules.raw).unwrap();
    }
    Match::new(setup).unwrap()
}

/// The choice that a hint puts first, after a check that the coach does not object.
fn hinted(game: &Match) -> Action {
    let weighing = DecisionAnalysis::begin(game, LITTLE).unwrap();
    let first = weighing.prospects()[0].action;
    let asked = weighing.prospects_with(first);
    assert_eq!(COACH.objection(&asked, first), None, "decision {}", game.steps().len() + 1);
    first
}

/// Plays a match by the hints. Neither the coach nor a review may object to anything.
fn play_as_hinted(mut game: Match) {
    let mut bots: Vec<Bot> = (0..4).map(|seed| Bot::new(Level::Novice, seed)).collect();
    let mut own = None;
    while let Some(society) = game.state().mover() {
        let legal = game.legal();
        let action = match legal[..] {
            [only] => only,
            _ if game.human_to_move().is_some() => {
                own = Some(society);
                hinted(&game)
            }
            _ => bots[society.index()].choose(game.world(), &game.view(society), None, &legal).unwrap(),
        };
        game.play(action).unwrap();
    }
    let review = review(&game, LITTLE, &|| {});
    let own = own.unwrap();
    assert!(review.assessments(own).count() > 20);
    for (number, judged) in review.assessments(own) {
        let mark = review.mark(number).unwrap();
        assert!(mark <= Mark::Good, "decision {number} is called {mark:?}: {judged:?}");
    }
}

#[test]
fn hints_against_one_rival_are_never_reproached() {
    play_as_hinted(begun(&[Level::Random], 1, &[("rounds", "2")]));
}

#[test]
fn hints_against_two_rivals_are_never_reproached() {
    play_as_hinted(begun(&[Level::Novice, Level::Random], 4, &[("rounds", "2")]));
}

#[test]
fn hints_against_three_rivals_are_never_reproached() {
    play_as_hinted(begun(&[Level::Agent, Level::Random, Level::Novice], 14, &[("rounds", "2")]));
}

#[test]
fn hints_with_a_final_whisper_are_never_reproached() {
    play_as_hinted(begun(&[Level::Novice; 3], 5, &[("rounds", "2"), ("final-whisper", "on")]));
}
