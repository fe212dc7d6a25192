//! Plans: how a society goes on with its move after a choice.

use bots::{Decision, Effort, Level, Past};
use rules::{Action, Rng, State, World};

use super::{play, world};

/// Calls a function with every tenth decision of a game that novices play.
fn decisions(world: &World, seed: u64, mut see: impl FnMut(&State, &Past, &[Action])) {
    let mut number = 0;
    play(world, Level::Novice, seed, |state, past, legal, _| {
        number += 1;
        if number % 10 == 0 {
            see(state, past, legal);
        }
    });
}

/// How the deciding society goes on with its move after each choice.
fn plans(decision: &Decision<'_>, effort: Effort) -> Vec<Vec<Action>> {
    decision.analyse(effort, &|| true).unwrap().continuations(decision.legal)
}

#[test]
fn every_step_of_a_plan_is_legal_and_taken_by_the_same_society_in_the_same_turn() {
    let world = world(4);
    let mut steps = 0;
    decisions(&world, 5, |state, past, legal| {
        let mover = state.mover().unwrap();
        let view = state.view(&world, mover);
        let decision = Decision { world: &world, view: &view, past, legal, seed: 3 };
        for (choice, plan) in legal.iter().zip(plans(&decision, Effort::QUICK)) {
            let (mut played, mut rng, mut next) = (*state, Rng::new(1), Vec::new());
            played.play_unchecked(&world, *choice, &mut rng, &mut ());
            for step in plan {
                assert_eq!((played.mover(), played.turn()), (Some(mover), state.turn()));
                played.legal(&world, &mut next);
                assert!(next.contains(&step), "{step:?} after {choice:?}");
                played.play_unchecked(&world, step, &mut rng, &mut ());
                steps += 1;
            }
        }
    });
    assert!(steps > 100, "{steps}");
}

#[test]
fn choices_whose_plans_lead_to_the_same_state_have_the_same_prospects() {
    let world = world(4);
    let mut same = 0;
    decisions(&world, 6, |state, past, legal| {
        let view = state.view(&world, state.mover().unwrap());
        let decision = Decision { world: &world, view: &view, past, legal, seed: 3 };
        let after = |(choice, plan): (&Action, &Vec<Action>)| {
            let mut played = *state;
            for action in std::iter::once(choice).chain(plan) {
                played.play_unchecked(&world, *action, &mut Rng::new(1), &mut ());
            }
            played
        };
        let plans = plans(&decision, Effort::GLANCE);
        let ends: Vec<State> = legal.iter().zip(&plans).map(after).collect();
        let prospects = decision.assess(Effort::GLANCE, None, &|| true).unwrap();
        let prospect = |choice: Action| prospects.iter().find(|prospect| prospect.action == choice).unwrap();
        for (index, end) in ends.iter().enumerate() {
            let is_plan = |other: &usize| !plans[index].is_empty() && !plans[*other].is_empty();
            for other in (0..index).filter(|other| ends[*other] == *end).filter(is_plan) {
                let (one, other) = (prospect(legal[index]), prospect(legal[other]));
                assert_eq!((one.win, one.points, one.cities), (other.win, other.points, other.cities));
                same += 1;
            }
        }
    });
    assert!(same > 3, "{same}");
}

#[test]
fn a_forced_choice_is_assessed_like_the_choice_before_it() {
    let world = world(4);
    let mut forced = 0;
    let mut look = |state: &State, past: &Past, legal: &[Action]| {
        let mover = state.mover().unwrap();
        let view = state.view(&world, mover);
        let decision = Decision { world: &world, view: &view, past, legal, seed: 3 };
        let (choices, plans) = (legal, plans(&decision, Effort::QUICK));
        for (choice, plan) in choices.iter().zip(plans) {
            let (mut next, mut past, mut then) = (*state, past.clone(), Vec::new());
            past.watch(&world, state, mover, *choice);
            next.play_unchecked(&world, *choice, &mut Rng::new(1), &mut ());
            next.legal(&world, &mut then);
            if plan.is_empty() || then.len() > 1 || forced > 20 {
                continue;
            }
            let view = next.view(&world, mover);
            let after = Decision { world: &world, view: &view, past: &past, legal: &then, seed: 3 };
            let win = |decision: &Decision<'_>, choice: Action| {
                let all = decision.assess(Effort::QUICK, Some(choice), &|| true).unwrap();
                all.iter().find(|prospect| prospect.action == choice).unwrap().win
            };
            let (before, after) = (win(&decision, *choice), win(&after, then[0]));
            assert!((before - after).abs() < 0.1, "{before} and {after}");
            forced += 1;
        }
    };
    (7..11).for_each(|seed| decisions(&world, seed, &mut look));
    assert!(forced > 5, "{forced}");
}
