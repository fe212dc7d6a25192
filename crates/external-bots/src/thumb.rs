//! Deciding by rules of thumb where a program has not.

use rules::{Action, View, World};

/// What rules of thumb choose, which know what the program was told and no more; `None` where nothing is legal.
pub(super) fn choose(world: &World, view: &View, legal: &[Action], luck: u64) -> Option<Action> {
    let choice = bots::heuristic_action(world, view, legal, luck);
    choice.filter(|action| legal.contains(action)).or(legal.first().copied())
}
