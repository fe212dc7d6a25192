//! When secrets were none any more: what a careful observer would have believed, beside the truth.

use crate::ai::{Belief, belief};
use crate::rules::{Slot, Society};
use crate::table::game::Match;

/// Who gives this much for a token's place knows it as good as surely.
const AS_GOOD_AS_KNOWN: f32 = 0.9;

/// What somebody believed of a society's tokens over a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Secret {
    /// Whose tokens.
    pub society: Society,
    /// What was believed at the beginning of each round, and last at the end, before the tokens were turned over.
    pub rounds: Vec<Belief>,
    /// For each slot the decision, numbered from 1, before which its token was as good as known, and stayed so.
    pub known: Vec<(Slot, Option<usize>)>,
}

/// What a viewer could have believed of each other society. Of a match that goes on, only what can be known now
/// must be shown with it: nothing in it is hidden from the viewer.
pub fn secrets(game: &Match, viewer: Society) -> Vec<Secret> {
    let rivals = game.world().societies().filter(|society| *society != viewer);
    rivals.filter_map(|rival| secret(game, viewer, rival)).collect()
}

/// What a careful rival could have believed of a society, from what all have seen.
pub fn exposed(game: &Match, society: Society) -> Option<Secret> {
    secret(game, society, society)
}

fn secret(game: &Match, viewer: Society, society: Society) -> Option<Secret> {
    let world = game.world();
    let mut past = game.no_past();
    let mut starts = game.round_starts().into_iter().map(|(taken, _)| taken + 1).peekable();
    let mut rounds = Vec::new();
    let mut known: Vec<(Slot, Option<usize>)> = world.slots().map(|slot| (slot, None)).collect();
    let mut last = None;
    for (number, step) in (1..).zip(game.steps()) {
        let belief = belief(world, &step.before.view(world, viewer), &past, society)?;
        for (slot, since) in &mut known {
            let truth = step.before.tokens(society).at(*slot);
            let sure = truth.is_some_and(|empire| belief.0[*slot][empire] >= AS_GOOD_AS_KNOWN);
            *since = if sure { since.or(Some(number)) } else { None };
        }
        if starts.next_if_eq(&number).is_some() {
            rounds.push(belief);
        }
        last = Some(belief);
        past.watch(world, &step.before, step.society, step.action);
    }
    rounds.extend(last);
    Some(Secret { society, rounds, known })
}
