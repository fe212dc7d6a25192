//! When secrets were none any more: what a careful observer would have believed, beside the truth.

use crate::help::suspicions::{Tell, weights};
use crate::matches::game::Match;
use bots::{Belief, belief};
use record::Step;
use rules::{Action, Empire, Slot, Society, State, Tokens, World};

/// Who gives this much for a token's place knows it as good as surely.
const AS_GOOD_AS_KNOWN: f32 = 0.9;
/// So many of the deeds that told most are kept.
const TELLING: usize = 5;

/// What somebody believed of a society's tokens over a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Secret {
    /// Whose tokens.
    pub society: Society,
    /// What was believed at the beginning of each round, and last at the end, before the tokens were turned over.
    pub rounds: Vec<Belief>,
    /// The tokens that lay there at each of these times.
    pub lay: Vec<Tokens>,
    /// The deeds that told most of a token that lay there, for or against it, the most telling first.
    pub telling: Vec<Clue>,
    /// For each slot the decision, numbered from 1, since which its token was as good as known, and stayed so.
    pub known: Vec<(Slot, Option<usize>)>,
}

/// A deed that told something of a token that lay covered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clue {
    /// Where the token lay.
    pub slot: Slot,
    /// Whose it was.
    pub empire: Empire,
    /// The deed, and by what it multiplied the odds.
    pub tell: Tell,
}

impl Secret {
    /// What was thought likeliest on a slot at one of the times, and how likely; `None` where nothing was likelier than
    /// what lay there.
    pub fn rather(&self, world: &World, time: usize, slot: Slot) -> Option<(Empire, f32)> {
        let belief = self.rounds.get(time)?;
        let truth = self.lay.get(time)?.at(slot)?;
        belief.likeliest(world, slot).filter(|(_, odds)| *odds > belief.0[slot][truth] + EVEN)
    }
}

/// What multiplies or divides odds by less than 1.3 has told nothing worth telling.
const LEAST_WEIGHT: f32 = 0.262;

/// Odds that differ by less are the same when they are told.
const EVEN: f32 = 0.005;

/// What a viewer could have believed of each other society. Of a match that goes on, only what can be known now
/// must be shown with it: nothing in it is hidden from the viewer.
pub fn secrets(game: &Match, viewer: Society) -> Vec<Secret> {
    let rivals = game.world().societies().filter(|society| *society != viewer);
    rivals.filter_map(|rival| secret(game, viewer, rival)).collect()
}

/// What a careful rival could have believed of a society, from what all have seen.
pub fn own_secret(game: &Match, society: Society) -> Option<Secret> {
    secret(game, society, society)
}

fn secret(game: &Match, viewer: Society, society: Society) -> Option<Secret> {
    let world = game.world();
    let mut past = game.no_past();
    let mut starts = game.round_starts().into_iter().map(|(taken, _)| taken + 1).peekable();
    let (mut rounds, mut lay, mut telling) = (Vec::new(), Vec::new(), Vec::new());
    let mut known: Vec<(Slot, Option<usize>)> = world.slots().map(|slot| (slot, None)).collect();
    let mut last: Option<(&Step, Belief)> = None;
    for (number, step) in (1..).zip(game.steps()) {
        let belief = belief(world, &step.before.view(world, viewer), &past, society)?;
        telling.extend(last.and_then(|(deed, before)| {
            strongest_clue(world, (number - 1, deed, &step.before), society, (&before, &belief))
        }));
        for (slot, since) in &mut known {
            let truth = step.before.tokens(society).at(*slot);
            let sure = truth.is_some_and(|empire| belief.0[*slot][empire] >= AS_GOOD_AS_KNOWN);
            *since = if sure { since.or(Some((number - 1).max(1))) } else { None };
        }
        if starts.next_if_eq(&number).is_some() {
            rounds.push(belief);
            lay.push(step.before.tokens(society));
        }
        last = Some((step, belief));
        past.watch(world, &step.before, step.society, step.action);
    }
    if let Some((step, belief)) = last {
        rounds.push(belief);
        lay.push(step.before.tokens(society));
    }
    telling.sort_by(|a, b| b.tell.weight.abs().total_cmp(&a.tell.weight.abs()));
    telling.truncate(TELLING);
    Some(Secret { society, rounds, lay, telling, known })
}

/// Of a society's deed what it told most of, if it told anything of a token that lay covered and still does `then`, when
/// it is done. What turns tokens over tells nothing by being likely.
fn strongest_clue(
    world: &World,
    (decision, step, then): (usize, &Step, &State),
    society: Society,
    (before, after): (&Belief, &Belief),
) -> Option<Clue> {
    if step.society != society || matches!(step.action, Action::Exchange(..)) {
        return None;
    }
    let weights = weights(world, before, after);
    let covered = world
        .slots()
        .filter(|slot| [&step.before, then].iter().all(|state| !state.is_revealed(society, *slot)));
    let told = covered.filter_map(|slot| {
        let empire = step.before.tokens(society).at(slot)?;
        let weight = weights[slot][empire];
        (weight.abs() >= LEAST_WEIGHT).then_some(Clue { slot, empire, tell: Tell { decision, weight } })
    });
    told.max_by(|a, b| a.tell.weight.abs().total_cmp(&b.tell.weight.abs()))
}
