//! Every action can be taken by clicks on its places, and those clicks take no other action.

use std::collections::BTreeSet;

use rules::*;
use whispers::input::click_places::Click;
use whispers::input::clicks_to_decision::{Next, Pick};

use crate::support::base;
use testing::rule_sets;

/// The action that a person's clicks take. It repeats independently where each kind of action is clicked.
fn clicked(legal: &[Action], council: Option<Empire>, action: Action) -> Option<Action> {
    let none = Pick::default();
    let next = match action {
        Action::RetrievePosition(p) | Action::DeployPosition(p) | Action::ChoosePosition(p) => {
            Pick::position(legal, council, p)
        }
        Action::Swap(office) => Pick::position(legal, council, Position::new(council?, office)),
        Action::RetrieveRegion(r) | Action::DeployRegion(r) | Action::ChooseRegion(r) => {
            none.region(legal, r)
        }
        Action::Place(r) | Action::Kill(r) => none.region(legal, r),
        Action::ChooseSome { region, banners } => numbered(legal, none.region(legal, region), banners),
        Action::Attack { from, to, banners } | Action::ChooseMove { from, to, banners } => {
            let Next::Picked(source) = none.region(legal, from) else { return None };
            numbered(legal, source.region(legal, to), banners)
        }
        Action::Discard(card) => none.card(legal, card),
        Action::Play { card, using, pay } => {
            let Next::Picked(open) = none.card(legal, card) else { return None };
            assert!(Pick::uses(legal, card).contains(&using));
            match open.ability(legal, card, using) {
                Next::Picked(open) => {
                    let payments = open.payments(legal);
                    let paid = payments.iter().find(|(card, _)| Some(*card) == pay);
                    paid.map_or(Next::Nothing, |(_, action)| Next::Decided(*action))
                }
                next => next,
            }
        }
        Action::Exchange(one, other) => {
            let Next::Picked(first) = none.empire(legal, one) else { return None };
            let Next::Picked(both) = first.empire(legal, other) else { return None };
            both.exchange(legal).map_or(Next::Nothing, Next::Decided)
        }
        Action::Lay(empire) | Action::ChooseEmpire(empire) => none.empire(legal, empire),
        Action::Act(_) | Action::Done | Action::Pass | Action::Keep | Action::Half(_) => listed(action),
        Action::Offer(_) | Action::Accept | Action::Decline | Action::Follow => listed(action),
    };
    if let Next::Decided(action) = next { Some(action) } else { None }
}

/// Chooses a number of banners from the list, if there are several.
fn numbered(legal: &[Action], next: Next, banners: u8) -> Next {
    let Next::Picked(pick) = next else { return next };
    let numbers = pick.numbers(legal);
    numbers.iter().find(|(n, _)| *n == banners).map_or(Next::Nothing, |(_, action)| Next::Decided(*action))
}

/// Chooses an action from the list.
fn listed(action: Action) -> Next {
    if Click::for_action(action).is_listed() { Next::Decided(action) } else { Next::Nothing }
}

/// The name of the action's variant.
fn kind(action: Action) -> String {
    let text = format!("{action:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

#[test]
fn every_legal_action_is_taken_by_the_clicks_on_its_places() {
    let pack = base::pack();
    let mut kinds = BTreeSet::new();
    for (name, world) in rule_sets::worlds(&pack) {
        let mut rng = Rng::new(name.len() as u64);
        let deal = Deal::random(&world, &mut rng);
        let mut state = State::start(&world, &deal, &mut ());
        let mut legal = Vec::new();
        while !state.is_over() {
            state.legal(&world, &mut legal);
            let mover = state.mover().unwrap();
            let council = state.view(&world, mover).acting_agent().map(|agent| agent.empire());
            for action in &legal {
                assert_eq!(clicked(&legal, council, *action), Some(*action), "{name}");
                kinds.insert(kind(*action));
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.play(&world, action, &mut rng, &mut ()).unwrap();
        }
    }
    let all = [
        "Accept",
        "Act",
        "Attack",
        "ChooseEmpire",
        "ChooseMove",
        "ChoosePosition",
        "ChooseRegion",
        "ChooseSome",
        "Decline",
        "DeployPosition",
        "DeployRegion",
        "Discard",
        "Done",
        "Exchange",
        "Half",
        "Keep",
        "Kill",
        "Lay",
        "Offer",
        "Pass",
        "Place",
        "Play",
        "RetrievePosition",
        "RetrieveRegion",
        "Swap",
    ];
    assert_eq!(kinds, all.into_iter().map(str::to_owned).collect(), "every kind of action was met");
}
