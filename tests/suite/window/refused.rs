//! A click on something that cannot be chosen explains why, and decides nothing.

use std::sync::Arc;

use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::*;
use whispers::shell::Shell;

use crate::support::base::speech;
use crate::support::hands::{click_where, decide, game, mouse, names, open};
use crate::window::{SIZE, on_table, saved};

/// Clicks the first widget whose name begins like this. Returns the texts that appear.
fn said(harness: &mut Harness<'_, Shell>, start: &str) -> Vec<String> {
    let steps = game(harness).steps().len();
    let before = names(harness);
    click_where(harness, start, |name| name.starts_with(start));
    harness.run_steps(2);
    assert_eq!(game(harness).steps().len(), steps, "{start} decides");
    names(harness).into_iter().filter(|name| !before.contains(name)).collect()
}

fn says(said: &[String], start: &str) -> bool {
    said.iter().any(|line| line.starts_with(start))
}

/// Takes the first legal action until an action of a kind is legal.
fn until(harness: &mut Harness<'_, Shell>, wanted: impl Fn(&Action) -> bool) {
    while !game(harness).legal().iter().any(&wanted) {
        let action = game(harness).legal()[0];
        decide(harness, speech(), action, mouse);
    }
}

#[test]
fn an_agent_is_not_placed_where_one_is_or_on_the_map() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    let position = Position::new(Empire::new(0).unwrap(), Office::new(1).unwrap());
    decide(&mut harness, speech(), Action::DeployPosition(position), mouse);
    let seat = speech().position(position);
    let why = said(&mut harness, &format!("{seat}, "));
    assert!(says(&why, &format!("Not possible: {seat} is already taken")), "{why:?}");
    let region = speech().region(Region::new(3).unwrap());
    let why = said(&mut harness, &format!("{region}, "));
    assert!(says(&why, "Not now. Click a highlighted place."), "{why:?}");
    // A screen reader announces the reason. It disappears at the next decision.
    let status = |harness: &Harness<'_, Shell>| {
        let role = egui::accesskit::Role::Status;
        let mut nodes = harness.root().children_recursive();
        nodes.any(|n| {
            let node = n.accesskit_node();
            node.role() == role && node.label().is_some_and(|name| name.starts_with("Not now"))
        })
    };
    assert!(status(&harness));
    let action = game(&harness).legal()[0];
    decide(&mut harness, speech(), action, mouse);
    assert!(!status(&harness));
}

#[test]
fn an_attack_says_what_is_no_source_and_what_is_no_target() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 8);
    until(&mut harness, |action| matches!(action, Action::Attack { .. }));
    let table = game(&harness);
    let Some(Action::Attack { from, .. }) =
        table.legal().into_iter().find(|action| matches!(action, Action::Attack { .. }))
    else {
        panic!()
    };
    let (world, state) = (Arc::clone(table.world()), *table.state());
    let empire = state.controller(from).unwrap();
    let none = world.regions().find(|r| state.controller(*r) != Some(empire)).unwrap();
    let sources: Vec<Region> = table
        .legal()
        .iter()
        .filter_map(|action| match action {
            Action::Attack { from, .. } => Some(*from),
            _ => None,
        })
        .collect();
    let targets = |to: &Region| {
        table
            .legal()
            .iter()
            .any(|a| matches!(a, Action::Attack { from: f, to: t, .. } if (f, t) == (&from, to)))
    };
    let far = world
        .regions()
        .find(|r| !targets(r) && !sources.contains(r) && state.controller(*r).is_some_and(|e| e != empire))
        .unwrap();
    let name = |region| speech().region(region);
    let why = said(&mut harness, &format!("{}, ", name(none)));
    let army = format!("Not possible: {} has no banners in {}", speech().empire(empire), name(none));
    assert!(says(&why, &army), "{why:?}");
    said(&mut harness, &format!("{}, ", name(from)));
    let why = said(&mut harness, &format!("{}, ", name(far)));
    assert!(says(&why, &format!("Not possible: {} does not border {}", name(from), name(far))), "{why:?}");
}

#[test]
fn a_card_says_why_it_cannot_be_played_by_mouse_and_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 5, "hand-limit=20", 0);
    let mut harness = open(folder.path(), SIZE);
    click_where(&mut harness, "Continue", |label| label.starts_with("Continue"));
    let idle = |harness: &Harness<'_, Shell>| {
        let game = game(harness);
        let cards = game.human_to_move().map_or(0, |person| game.view(person).hand().cards());
        let uses = |action: &Action| matches!(action, Action::Play { .. } | Action::Discard(_));
        cards > 0 && !game.legal().iter().any(uses)
    };
    while !idle(&harness) {
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech(), action, mouse);
    }
    let table = game(&harness);
    let view = table.view(table.human_to_move().unwrap());
    let (card, _) = view.hand().kinds().next().unwrap();
    let using = Use::ALL[0];
    let name = speech().ability_name(table.world(), card, using);
    let why = said(&mut harness, &format!("{}. {name} (", using.number()));
    assert!(says(&why, "Not playable now: "), "{why:?}");
    // Tab focuses the card, and Enter asks why it cannot be played.
    let card = packs::capital(&speech().card(card));
    crate::support::hands::keyboard(&mut harness, &card, 0, &|label| label == card);
    harness.run_steps(2);
    let refused =
        |name: &String| name.starts_with("Not playable now") || name.starts_with("Nothing on this card");
    assert!(names(&harness).iter().any(refused), "{:?}", names(&harness));
}
