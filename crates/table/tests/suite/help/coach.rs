//! The coach warns about decisions that a review will mark as losing, and changes nothing in the match but the
//! help in its record.

use std::collections::BTreeMap;

use bots::{Bot, Effort, Level};
use record::Help;
use rules::{Action, Rng};
use table::{Coach, CoachFrom, CoachTimes, DecisionAnalysis, Match, Player, load_text, review};

use testing::random_matches::{last_exchange, new_match, play_until};

const COACH: Coach = Coach { from: CoachFrom::Ten, times: CoachTimes::Three };

/// A match in which the person can lose much.
fn game() -> Match {
    let mut game = new_match(false, 20);
    play_until(&mut game, 20, last_exchange);
    game
}

#[test]
fn the_coach_speaks_up_about_a_blunder_and_not_about_the_best_with_the_numbers_of_a_review() {
    let mut game = game();
    let weighing = DecisionAnalysis::begin(&game, Effort::HELP).unwrap();
    let all = weighing.prospects();
    let (best, worst) = (all[0].action, all[all.len() - 1].action);
    assert_eq!(COACH.objection(&weighing.prospects_with(best), best), None);
    let objection = COACH.objection(&weighing.prospects_with(worst), worst).unwrap();
    assert!(objection.loss() >= 0.1 && objection.best.action == best, "{objection:?}");
    assert_eq!(Coach { from: CoachFrom::Off, ..COACH }.objection(&all, worst), None);
    // A review rates that decision in the same way.
    let number = game.steps().len();
    game.play(worst).unwrap();
    let mut short = game.restarted();
    for step in game.steps() {
        short.play_named(step.action, &step.outcomes).unwrap();
    }
    let review = review(&short, Effort::GLANCE, &|| {});
    assert_eq!(review.moments.len(), number + 1);
    let judged = review.moments[number].judged.as_ref().unwrap();
    assert_eq!(judged.taken.action, worst);
    let again = DecisionAnalysis::begin(&self::game(), Effort::GLANCE).unwrap().prospects_with(worst);
    let taken = again.iter().find(|prospect| prospect.action == worst).unwrap();
    for (judged, again) in [(judged.taken, *taken), (judged.best[0], again[0])] {
        assert_eq!(judged.action, again.action);
        // A review rounds numbers to a ten-thousandth.
        assert!((judged.win - again.win).abs() < 1e-4 && (judged.points - again.points).abs() < 1e-4);
    }
}

#[test]
fn its_count_ends_and_never_does_where_it_has_no_end() {
    let mut game = game();
    let person = game.human_to_move().unwrap();
    let endless = Coach { times: CoachTimes::Unlimited, ..COACH };
    for left in [3, 2, 1] {
        assert_eq!(COACH.remaining(&game, person), Some(Some(left)));
        game.note_help(person, Help::Coach);
    }
    assert_eq!((COACH.remaining(&game, person), endless.remaining(&game, person)), (None, Some(None)));
    assert_eq!(Coach { times: CoachTimes::Five, ..COACH }.remaining(&game, person), Some(Some(2)));
    assert_eq!(Coach::OFF.remaining(&game, person), None);
    let others = game.world().societies().filter(|society| *society != person);
    assert!(others.into_iter().all(|other| COACH.remaining(&game, other) == Some(Some(3))));
    // The warnings still count after the match is loaded.
    let again = load_text("again", &game.record_text(), game.pack()).unwrap().game;
    assert_eq!(COACH.remaining(&again, person), None);
}

#[test]
fn it_warns_once_in_a_turn() {
    let mut game = new_match(false, 20);
    play_until(&mut game, 20, |game| game.legal().contains(&Action::Pass));
    let person = game.human_to_move().unwrap();
    assert!(COACH.may_object(&game, person));
    game.note_help(person, Help::Coach);
    assert!(!COACH.may_object(&game, person));
}

/// Plays a match at random, and returns the losses of which the coach warned, by the number of the decision.
fn play_coached(game: &mut Match, effort: Effort, seed: u64) -> BTreeMap<usize, f32> {
    let coach = Coach { from: CoachFrom::Ten, times: CoachTimes::Unlimited };
    let (mut bot, mut warned) = (Bot::new(Level::Random, seed), BTreeMap::new());
    while let Some(mover) = game.state().mover() {
        let legal = game.legal();
        let action = bot.choose(game.world(), &game.view(mover), None, &legal).unwrap();
        if game.human_to_move().is_some() && legal.len() > 1 && coach.may_object(game, mover) {
            let analysis = DecisionAnalysis::begin(game, effort).unwrap();
            if let Some(objection) = coach.objection(&analysis.prospects_with(action), action) {
                warned.insert(game.steps().len() + 1, objection.loss());
                game.note_help(mover, Help::Coach);
            }
        }
        game.play(action).unwrap();
    }
    warned
}

#[test]
fn every_blunder_of_a_review_was_warned_of_and_no_warning_was_too_mild() {
    let effort = Effort { looks: 1, nodes: 60 };
    let (mut blunders, mut in_moves) = (0, 0);
    for seed in 20..26 {
        let mut game = new_match(false, seed);
        let warned = play_coached(&mut game, effort, seed);
        let review = review(&game, effort, &|| {});
        let turn = |number: usize| {
            let before = game.step(number).unwrap().before;
            (before.round(), before.phase(), before.turn())
        };
        let person = game.world().societies().into_iter().find(|one| game.player(*one) == Player::Human);
        for (number, _) in review.assessments(person.unwrap()) {
            // A review rounds its numbers.
            let loss = review.own_loss(number) - 1e-3;
            if let Some(warning) = warned.get(&number) {
                assert!(*warning >= loss, "seed {seed}, decision {number}: {warning}, {loss}");
            } else if loss >= 0.1 {
                assert!(warned.keys().any(|other| turn(*other) == turn(number)), "seed {seed}: {number}");
            }
            blunders += usize::from(loss >= 0.1);
            in_moves += usize::from(loss >= 0.1 && *review.whole_move(number).end() > number);
        }
    }
    assert!(blunders > 5 && in_moves > 1, "{blunders}, {in_moves}");
}

#[test]
fn what_is_taken_back_leaves_decisions_and_chance_as_they_were() {
    let mut coached = new_match(true, 7);
    let mut other = new_match(true, 7);
    let (mut drawn, mut rng) = (0, Rng::new(7));
    while !coached.state().is_over() && drawn < 12 {
        let person = coached.human_to_move().unwrap();
        coached.note_help(person, Help::Coach);
        coached.note_help(person, Help::TakenBack);
        coached.note_help(person, Help::Hint);
        let legal = coached.legal();
        let action = legal[rng.below(legal.len() as u32) as usize];
        coached.play(action).unwrap();
        other.play(action).unwrap();
        let (step, same) = (coached.steps().last().unwrap(), other.steps().last().unwrap());
        assert_eq!(step, same);
        drawn += step.outcomes.len();
    }
    assert!(drawn >= 12 && coached.state() == other.state());
    let again = load_text("again", &coached.record_text(), coached.pack()).unwrap().game;
    assert_eq!((again.steps(), again.helped()), (coached.steps(), coached.helped()));
}
