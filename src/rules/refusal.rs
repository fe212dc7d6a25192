//! Why an action is not legal.

use super::action::Action;
use super::board::Phase;
use super::ids::Region;
use super::state::State;
use super::world::World;

/// An action that is not legal in a state, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not legal now: {why}")]
pub struct Refusal {
    /// The action in notation.
    pub text: String,
    /// The reason, citing its rule where one settles it.
    pub why: String,
}

impl Refusal {
    pub(in crate::rules) fn new(world: &World, state: &State, action: Action, legal: &[Action]) -> Self {
        Self { text: world.notation(action), why: why(world, state, action, legal) }
    }
}

fn why(world: &World, state: &State, action: Action, legal: &[Action]) -> String {
    if state.phase == Phase::Over {
        return "the match is over".into();
    }
    let same_kind = legal.iter().any(|a| std::mem::discriminant(a) == std::mem::discriminant(&action));
    if !same_kind {
        let mut verbs: Vec<String> = legal.iter().map(|a| verb(world, *a)).collect();
        verbs.dedup();
        return format!("what is asked for now is {}", verbs.join(" or "));
    }
    let empire = state.acting.empire();
    match action {
        Action::DeployPosition(position) if state.occupied().has(position) => {
            format!("there is an agent on {} already (R4.2)", world.position_id(position))
        }
        Action::DeployRegion(_) => {
            "a society has only so many agents in regions, never two in one (R4.3)".into()
        }
        Action::Act(line) if line.index() >= world.lines(state.acting).len() => {
            let position = world.position_id(state.acting);
            format!("{position} has only {} printed lines", world.lines(state.acting).len())
        }
        Action::Act(_) => "that line would change nothing now (R5.2)".into(),
        Action::Attack { from, to, banners } => attack(world, state, from, to, banners),
        Action::Play { card, .. } if state.hands[state.mover].count(card) == 0 => {
            format!("{} is not in hand (R7.1)", world.card_id(card))
        }
        Action::Play { pay: Some(paid), .. } if state.hands[state.mover].count(paid) == 0 => {
            format!("{} is not in hand to pay with (R7.1)", world.card_id(paid))
        }
        Action::Play { .. } => {
            "in this window that ability is not to be had, cannot be paid so, or would change nothing (R7.1)"
                .into()
        }
        Action::Place(region) | Action::Kill(region) => {
            format!("{} is not one of the regions to choose from", world.region_id(region))
        }
        Action::Discard(card) => format!("{} is not in hand", world.card_id(card)),
        Action::Exchange(..) => "only two tokens that are both face down may be exchanged (R8.2)".into(),
        Action::Swap(_) => {
            format!("no action would be legal there for {} (R5.6)", world.empire_id(empire))
        }
        _ => "it is not one of the choices".into(),
    }
}

fn attack(world: &World, state: &State, from: Region, to: Region, banners: u8) -> String {
    let empire = state.acting.empire();
    let (name, id) = (world.empire_id(empire), world.region_id(from));
    if !state.armies(empire).has(from) {
        return format!("{name} has no banners in {id} (R6.1)");
    }
    if state.control[empire].has(to) {
        return format!("{name} controls {} itself (R6.1)", world.region_id(to));
    }
    let most = state.free_to_leave(world, from, empire);
    if banners > most {
        let keeps = if world.home[empire].has(from) { "" } else { ", which is conquered and keeps one" };
        return format!("{most} banners at most can leave {id}{keeps} (R6.1)");
    }
    if !world.neighbours[from].has(to) {
        return format!("{id} does not border {} (R6.1)", world.region_id(to));
    }
    "the card that granted this attack binds its source and strength (R7.3)".into()
}

/// The first word of an action.
fn verb(world: &World, action: Action) -> String {
    world.notation(action).split(' ').next().unwrap_or_default().to_owned()
}
