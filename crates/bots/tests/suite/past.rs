//! Only public deeds are evidence about tokens.

use bots::{Level, Past, belief};
use rules::{Action, BySociety, Rng, Slot};

use super::{play, world};

#[test]
fn beliefs_are_odds_and_never_rule_out_the_truth() {
    let world = world(4);
    for seed in 0..3 {
        play(&world, Level::Novice, seed, |state, past, _, _| {
            let viewer = world.societies().next().unwrap();
            let view = state.view(&world, viewer);
            for society in world.societies() {
                let belief = belief(&world, &view, past, society).unwrap().0;
                for slot in world.slots() {
                    let sum: f32 = world.empires().map(|empire| belief[slot][empire]).sum();
                    assert!((sum - 1.0).abs() < 1e-3, "{sum}");
                    let truth = state.tokens(society).at(slot).unwrap();
                    assert!(belief[slot][truth] > 0.0, "{society:?} {slot:?}");
                    if state.is_revealed(society, slot) {
                        assert!(belief[slot][truth] > 0.999, "{society:?} {slot:?} lies open");
                    }
                }
            }
        });
    }
}

#[test]
fn the_past_tells_more_than_chance() {
    let world = world(4);
    let (mut told, mut chance, mut cases) = (0.0, 0.0, 0);
    for seed in 0..8 {
        let mut rounds = 0;
        play(&world, Level::Spymaster, seed, |state, past, _, action| {
            let keeps = matches!(action, Action::Keep | Action::Exchange(..));
            if !keeps || state.round() == rounds {
                return;
            }
            rounds = state.round();
            let (blank, slot) = (Past::new(&world), Slot::new(0).unwrap());
            for viewer in world.societies() {
                let view = state.view(&world, viewer);
                for rival in world.societies().filter(|rival| *rival != viewer) {
                    let truth = state.tokens(rival).at(slot).unwrap();
                    let odds =
                        |past: &Past| libm::logf(belief(&world, &view, past, rival).unwrap().0[slot][truth]);
                    told += odds(past);
                    chance += odds(&blank);
                    cases += 1;
                }
            }
        });
    }
    assert!(cases > 200, "{cases}");
    assert!(told > chance, "log-likelihood {told} against {chance} of chance in {cases} cases");
}

#[test]
fn what_nobody_else_sees_leaves_beliefs_alone() {
    let world = world(3);
    let mut hidden = 0;
    play(&world, Level::Novice, 5, |state, past, legal, _| {
        for action in legal.iter().filter(|action| matches!(action, Action::Discard(_) | Action::Play { .. }))
        {
            let mut after = past.clone();
            let mover = state.mover().unwrap();
            after.watch(&world, state, mover, *action);
            let view = state.view(&world, mover);
            for society in world.societies() {
                assert_eq!(
                    belief(&world, &view, past, society),
                    belief(&world, &view, &after, society),
                    "{action:?}"
                );
            }
            hidden += 1;
        }
    });
    assert!(hidden > 20, "{hidden}");
}

#[test]
fn what_a_rival_believes_of_oneself_does_not_depend_on_covered_tokens() {
    let world = world(4);
    let own = world.societies().next().unwrap();
    let slots: Vec<Slot> = world.slots().collect();
    let mut compared = 0;
    play(&world, Level::Novice, 2, |state, past, _, _| {
        let (a, b) = (slots[1], slots[4]);
        if state.is_revealed(own, a) || state.is_revealed(own, b) {
            return;
        }
        let view = state.view(&world, own);
        let mut other = view.tokens(own);
        other.exchange(a, b);
        // What a rival sees fits either order of the covered tokens.
        let rival = world.societies().nth(1).unwrap();
        let mut believed = BySociety::all(None);
        believed[own] = Some(other);
        let guess = |seed| state.view(&world, rival).resample_as(&world, &believed, &mut Rng::new(seed));
        let views = (0..200).map(guess).map(|state| state.view(&world, own));
        if let Some(other_view) = views.into_iter().find(|other| other.hand() == view.hand()) {
            assert_eq!(other_view.tokens(own), other);
            let (belief, again) = (belief(&world, &view, past, own), belief(&world, &other_view, past, own));
            assert_eq!(belief, again);
            compared += 1;
        }
    });
    assert!(compared > 20, "{compared}");
}

#[test]
fn what_a_rival_believes_of_oneself_is_about_what_rivals_believe() {
    let world = world(4);
    let (mut off, mut cases) = (0.0, 0.0);
    play(&world, Level::Novice, 2, |state, past, _, _| {
        let own = world.societies().next().unwrap();
        let of_oneself = belief(&world, &state.view(&world, own), past, own).unwrap().0;
        let rivals: Vec<_> = (world.societies().skip(1))
            .map(|rival| belief(&world, &state.view(&world, rival), past, own).unwrap().0)
            .collect();
        for (slot, empire) in world.slots().flat_map(|slot| world.empires().map(move |e| (slot, e))) {
            let mean: f32 = rivals.iter().map(|belief| belief[slot][empire]).sum::<f32>() / 3.0;
            off += (mean - of_oneself[slot][empire]).abs();
            cases += 1.0;
        }
    });
    assert!(off / cases < 0.02, "{}", off / cases);
}
