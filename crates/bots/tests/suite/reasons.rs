//! Bots' claims about their choices are true on the board on which they make them.

use bots::{Claim, Level, Prospect, advise, explain};
use rules::{Action, ByEmpire, Rng, State, Task, World};

use super::{play, world};

#[test]
fn r2_2_an_attack_takes_empties_or_wears_a_region_as_is_said() {
    let world = world(4);
    let (mut sure, mut emptied, mut not) = (0, 0, 0);
    for seed in 0..4 {
        play(&world, Level::Novice, seed, |state, _, legal, _| {
            for action in legal {
                let Action::Attack { to, .. } = *action else { continue };
                let empire = state.acting().unwrap().empire();
                let mut after = *state;
                let mut rng = Rng::new(1);
                after.play_unchecked(&world, *action, &mut rng, &mut ());
                while matches!(after.stack().top(), Some(Task::Muster { .. } | Task::Aftermath { .. })) {
                    after.play_unchecked(&world, Action::Pass, &mut rng, &mut ());
                }
                let taken = after.controller(to) == Some(empire) && after.banners(to) > 0;
                match Claim::new(&world, &state.view(&world, state.mover().unwrap()), *action) {
                    Claim::Takes { .. } => {
                        assert!(taken, "{action:?}");
                        sure += 1;
                    }
                    Claim::Empties { home, .. } => {
                        assert_eq!((after.banners(to), after.controller(to)), (0, home), "{action:?}");
                        assert_ne!(state.controller(to), home, "{action:?}");
                        emptied += 1;
                    }
                    Claim::Wears { killed, .. } => {
                        assert!(!taken, "{action:?}");
                        assert_eq!(after.controller(to), state.controller(to), "{action:?}");
                        let before = state.banners(to);
                        assert_eq!(before - after.banners(to).min(before), killed, "{action:?}");
                        not += 1;
                    }
                    claim => panic!("{action:?} is {claim:?}"),
                }
            }
        });
    }
    assert!(sure > 50 && emptied > 5 && not > 50, "{sure}, {emptied} and {not}");
}

#[test]
fn banners_that_are_promised_are_those_that_come() {
    let world = world(3);
    let mut adds = 0;
    play(&world, Level::Novice, 3, |state, _, legal, _| {
        for action in legal {
            let view = state.view(&world, state.mover().unwrap());
            let Claim::Adds { banners, .. } = Claim::new(&world, &view, *action) else { continue };
            let mut after = *state;
            after.play_unchecked(&world, *action, &mut Rng::new(1), &mut ());
            let (mut placed, mut come) = (after, 0);
            let mut choices = Vec::new();
            while let Some(Task::Place { each, .. }) = placed.stack().top() {
                come += each;
                placed.legal(&world, &mut choices);
                placed.play_unchecked(&world, choices[0], &mut Rng::new(1), &mut ());
            }
            assert_eq!(come, banners, "{action:?}");
            adds += 1;
        }
    });
    assert!(adds > 20, "{adds}");
}

#[test]
fn r5_4_cards_that_are_surely_drawn_are_those_that_come() {
    let pack = testing::pack("war-of-whispers");
    let world =
        World::new(&rules::Raw { copies: 1, ..pack.rules.raw.clone() }, &pack.rules.raw.house, 4).unwrap();
    let (mut drawn, mut scarce) = (0, 0);
    for seed in 0..60 {
        play(&world, Level::Random, seed, |state, _, legal, _| {
            for action in legal {
                let society = state.mover().unwrap();
                let Claim::Draws { empire, cards, sure } =
                    Claim::new(&world, &state.view(&world, society), *action)
                else {
                    continue;
                };
                let mut after = *state;
                after.play_unchecked(&world, *action, &mut Rng::new(1), &mut ());
                let come = after.hand(society)[empire].len() - state.hand(society)[empire].len();
                assert!(sure && come == cards, "{action:?}: {come} of {cards}");
                drawn += 1;
                scarce += usize::from(state.deck(&world, empire).len() == cards);
            }
        });
    }
    assert!(drawn > 50 && scarce > 0, "{drawn}, {scarce}");
}

#[test]
fn r2_4_an_agent_placed_where_its_society_controls_already_gains_no_control() {
    let world = world(3);
    let (mut gains, mut secures) = (0, 0);
    play(&world, Level::Random, 2, |state, _, legal, _| {
        let mover = state.mover().unwrap();
        let steered = |state: &State| {
            let by_mover = |agent| state.occupant(agent) == Some(mover);
            world.positions().filter(|at| state.active_agent(*at).is_some_and(by_mover)).count()
        };
        for action in legal {
            let mut after = *state;
            after.play_unchecked(&world, *action, &mut Rng::new(1), &mut ());
            match Claim::new(&world, &state.view(&world, mover), *action) {
                Claim::Secures { from, .. } => {
                    assert_eq!(state.occupant(from), Some(mover));
                    assert_eq!(steered(&after), steered(state), "{action:?}");
                    secures += 1;
                }
                Claim::Steers { more, .. } => {
                    assert_eq!(steered(&after), steered(state) + 1 + usize::from(more), "{action:?}");
                    gains += 1;
                }
                _ => {}
            }
        }
    });
    assert!(gains > 20 && secures > 5, "{gains}, {secures}");
}

#[test]
fn the_empire_that_is_named_is_the_one_whose_points_differ_most() {
    let world = world(2);
    let empires: Vec<_> = world.empires().collect();
    let prospect = |action, win, points, cities: [f32; 2]| {
        let mut all = ByEmpire::all(1.0);
        all[empires[0]] = cities[0];
        all[empires[1]] = cities[1];
        Prospect { action, win, points, cities: all }
    };
    let all = [prospect(Action::Keep, 0.5, 6.0, [2.0, 1.0]), prospect(Action::Pass, 0.4, 0.0, [1.5, 3.0])];
    let mut worth = ByEmpire::all(0.0);
    worth[empires[0]] = 4.0;
    worth[empires[1]] = -2.0;
    let state = State::start(&world, &rules::Deal::random(&world, &mut Rng::new(1)), &mut ());
    let board = state.view(&world, state.first());
    let said = explain(&world, &board, &all, Action::Keep, &worth).unwrap();
    assert_eq!(said.empire, Some((empires[1], 4.0)));
    assert!((said.ahead - 0.1).abs() < 1e-6);
    assert_eq!(explain(&world, &board, &all, Action::Done, &worth), None);
    // An empire whose cities speak for the other choice explains nothing.
    let all = [prospect(Action::Keep, 0.5, 1.0, [2.5, 3.0]), prospect(Action::Pass, 0.4, 0.0, [1.5, 1.5])];
    let said = explain(&world, &board, &all, Action::Keep, &worth).unwrap();
    assert_eq!(said.empire, Some((empires[0], 4.0)));
    let all = [prospect(Action::Keep, 0.5, 1.0, [2.0, 3.0]), prospect(Action::Pass, 0.4, 0.0, [2.0, 1.5])];
    assert_eq!(explain(&world, &board, &all, Action::Keep, &worth).unwrap().empire, None);
}

#[test]
fn advice_names_every_choice_once_the_best_first_and_the_same_again() {
    let world = world(4);
    let mut asked = 0;
    play(&world, Level::Novice, 6, |state, past, legal, _| {
        if legal.len() < 2 || state.turns_taken() % 2 == 1 {
            return;
        }
        let view = state.view(&world, state.mover().unwrap());
        let advice = advise(&world, &view, past, legal, 1, 7);
        assert_eq!(advice, advise(&world, &view, past, legal, 1, 7));
        let mut actions: Vec<Action> = advice.iter().map(|prospect| prospect.action).collect();
        actions.sort();
        assert_eq!(actions, legal);
        assert!(advice.windows(2).all(|pair| pair[0].win >= pair[1].win));
        assert!(advice.iter().all(|prospect| (0.0..=1.0).contains(&prospect.win)), "{advice:?}");
        asked += 1;
    });
    assert!(asked > 20, "{asked}");
}
