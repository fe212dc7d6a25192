//! Cards in the window: the list of all cards, and the faces in the tooltips of their names.

use egui::Key;
use egui_kittest::Harness;
use whispers::shell::Shell;

use super::*;
use crate::support::hands::{name, names};
use crate::support::stage::Moment;

/// A window with a match at a moment, and its data folder.
fn at(moment: Moment) -> (tempfile::TempDir, Harness<'static, Shell>) {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, moment.play());
    harness.run();
    (folder, harness)
}

fn says(harness: &Harness<'_, Shell>, what: &str) -> bool {
    names(harness).iter().any(|name| name.to_lowercase().contains(&what.to_lowercase()))
}

const ALL_CARDS: &str = "wild-cards=on,event-cards=on,offer-cards=on,hand-limit=20";

#[test]
fn one_key_shows_every_card_that_is_played_with_and_where_it_is() {
    for (rules, further) in [("", false), (ALL_CARDS, true)] {
        let (_folder, mut harness) =
            at(Moment { rivals: 2, seed: 3, rules, there: |g| g.steps().len() > 60 });
        assert!(!says(&harness, "On every card of"));
        harness.key_press(Key::C);
        harness.run();
        let speech = base::speech();
        let world = Arc::clone(game(&harness).world());
        for deck in world.empires() {
            for card in world.deck(deck).cards(deck) {
                assert!(says(&harness, &speech.card(card)), "{}", speech.card(card));
                for using in Use::ALL.into_iter().filter(|_| card.has_abilities()) {
                    assert!(says(&harness, &speech.ability_text(&world, card, using)));
                }
            }
        }
        assert!(says(&harness, "2 in all: "), "{:?}", names(&harness));
        assert_eq!(says(&harness, "The Open Archive"), further);
        harness.key_press(Key::Escape);
        harness.run();
        assert!(!says(&harness, "On every card of"));
    }
}

#[test]
fn the_list_of_all_cards_is_in_the_menu_and_is_walked_through_by_keyboard() {
    let (_folder, mut harness) = at(Moment { rivals: 2, seed: 3, rules: "", there: |_| true });
    click(&mut harness, "Menu");
    click(&mut harness, "All cards (C)");
    harness.run();
    let first = |harness: &Harness<'_, Shell>| {
        let mut nodes = harness.root().children_recursive();
        nodes.find(|n| name(n).is_some_and(|l| l.starts_with("Press On\n"))).unwrap().rect()
    };
    let before = first(&harness);
    harness.key_press(Key::PageDown);
    harness.run();
    assert!(first(&harness).top() < before.top() - 200.0, "{before:?} {:?}", first(&harness));
    harness.key_press(Key::Home);
    harness.run();
    assert!((first(&harness).top() - before.top()).abs() < 1.0);
    keyboard(&mut harness, "Close", 0, &|name| name == "Close");
    harness.run();
    assert!(!says(&harness, "On every card of"));
}

#[test]
fn a_card_of_the_hand_shows_its_face_where_the_keyboard_is_and_says_why_it_cannot_be_played() {
    let (_folder, mut harness) = at(Moment {
        rivals: 2,
        seed: 3,
        rules: "",
        there: |g| {
            let view = g.view(Society::new(0).unwrap());
            view.phase() == Phase::Deploy && view.hand().cards() > 0
        },
    });
    let speech = base::speech();
    let view = game(&harness).view(Society::new(0).unwrap());
    let card = view.hand().kinds().next().unwrap().0;
    let named = ::packs::capital(&speech.card(card));
    assert!(!says(&harness, "Not playable now"));
    for _ in 0..200 {
        harness.key_press(Key::Tab);
        harness.step();
        let nodes = harness.root().children_recursive();
        if nodes.into_iter().any(|n| n.is_focused() && name(&n).is_some_and(|l| l == named)) {
            break;
        }
    }
    harness.step();
    harness.step();
    assert!(says(&harness, "Not playable now: only"), "{:?}", names(&harness));
}

#[test]
fn nobody_is_told_to_play_a_card_first_who_has_none() {
    let there = |g: &Match| {
        let acts = g.legal().iter().any(|a| matches!(a, Action::Act(_)));
        acts && g.view(Society::new(0).unwrap()).hand().cards() == 0
    };
    let (_folder, harness) = at(Moment { rivals: 2, seed: 3, rules: "", there });
    assert!(says(&harness, "'s action."));
    assert!(!says(&harness, "play a card first"));
}
