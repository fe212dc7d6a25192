//! A careful observer's beliefs about hidden tokens during a match, compared with the truth.

use crate::help::suspicions::{Tell, weights};
use crate::matches::match_in_play::Match;
use bots::{Belief, belief};
use record::Step;
use rules::{Action, Empire, Slot, Society, State, Tokens, World};

/// The probability from which a token counts as known.
const AS_GOOD_AS_KNOWN: f32 = 0.9;
/// The maximum number of clues to list.
const TELLING: usize = 5;

/// A careful observer's beliefs about one society's tokens during a match.
#[derive(Clone, Debug, PartialEq)]
pub struct HiddenTokenBelief {
    /// The society whose tokens the beliefs are about.
    pub society: Society,
    /// The observer's belief at the beginning of each round, and finally before the last decision.
    pub rounds: Vec<Belief>,
    /// The actual tokens at each of the times of `rounds`.
    pub lay: Vec<Tokens>,
    /// The deeds that most strongly pointed to or away from the actual tokens, with the strongest first.
    pub telling: Vec<Clue>,
    /// For each slot, the number of the decision from which the observer knew its token until the end; `None`
    /// if the token was not known at the end.
    pub known: Vec<(Slot, Option<usize>)>,
}

/// A deed that was evidence about a covered token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clue {
    /// The slot of the token that the deed was evidence about.
    pub slot: Slot,
    /// The empire of the token that the deed was evidence about.
    pub empire: Empire,
    /// The deed, and by how much it changed the odds of the token.
    pub tell: Tell,
}

impl HiddenTokenBelief {
    /// The wrong empire that the observer thought likeliest on a slot, with its probability. `time` is an index
    /// of `rounds`. `None` if the observer thought the actual empire at least as likely.
    pub fn rather(&self, world: &World, time: usize, slot: Slot) -> Option<(Empire, f32)> {
        let belief = self.rounds.get(time)?;
        let truth = self.lay.get(time)?.at(slot)?;
        belief.likeliest(world, slot).filter(|(_, odds)| *odds > belief.0[slot][truth] + EVEN)
    }
}

/// The least effect of a deed that counts as a clue, as the natural logarithm of a factor of 1.3.
const LEAST_WEIGHT: f32 = 0.262;

/// Probabilities that differ by less than this count as equal.
const EVEN: f32 = 0.005;

/// A viewer's beliefs about the tokens of each other society during a match. If the match is not over, show
/// only the current beliefs.
pub fn secrets(game: &Match, viewer: Society) -> Vec<HiddenTokenBelief> {
    let rivals = game.world().societies().filter(|society| *society != viewer);
    rivals.filter_map(|rival| secret(game, viewer, rival)).collect()
}

/// A careful rival's beliefs about a society's tokens during a match, from public information.
pub fn own_secret(game: &Match, society: Society) -> Option<HiddenTokenBelief> {
    secret(game, society, society)
}

fn secret(game: &Match, viewer: Society, society: Society) -> Option<HiddenTokenBelief> {
    let world = game.world();
    let mut past = game.no_past();
    let mut starts = game.round_starts().into_iter().map(|(taken, _)| taken + 1).peekable();
    let (mut rounds, mut lay, mut telling) = (Vec::new(), Vec::new(), Vec::new());
    let mut known: Vec<(Slot, Option<usize>)> = world.slots().map(|slot| (slot, None)).collect();
    let mut last: Option<Deed<'_>> = None;
    for (number, step) in (1..).zip(game.steps()) {
        let belief = belief(world, &step.before.view(world, viewer), &past, society)?;
        telling.extend(
            last.as_ref().and_then(|deed| strongest_clue(world, society, deed, &step.before, &belief)),
        );
        for (slot, since) in &mut known {
            let truth = step.before.tokens(society).at(*slot);
            let sure = truth.is_some_and(|empire| belief.0[*slot][empire] >= AS_GOOD_AS_KNOWN);
            *since = if sure { since.or(Some((number - 1).max(1))) } else { None };
        }
        if starts.next_if_eq(&number).is_some() {
            rounds.push(belief);
            lay.push(step.before.tokens(society));
        }
        last = Some(Deed { decision: number, step, belief });
        past.watch(world, &step.before, step.society, step.action);
    }
    if let Some(Deed { step, belief, .. }) = last {
        rounds.push(belief);
        lay.push(step.before.tokens(society));
    }
    telling.sort_by(|a, b| b.tell.weight.abs().total_cmp(&a.tell.weight.abs()));
    telling.truncate(TELLING);
    Some(HiddenTokenBelief { society, rounds, lay, telling, known })
}

/// A decision, with the observer's belief before it was taken.
struct Deed<'a> {
    decision: usize,
    step: &'a Step,
    belief: Belief,
}

/// The strongest clue that a society's deed gave about a covered token. The token must still be covered in the
/// state `then`, where the belief is `after`. `None` if there is no clue. Revealing a token is not a clue.
fn strongest_clue(
    world: &World,
    society: Society,
    deed: &Deed<'_>,
    then: &State,
    after: &Belief,
) -> Option<Clue> {
    let Deed { decision, step, belief } = *deed;
    if step.society != society || matches!(step.action, Action::Exchange(..)) {
        return None;
    }
    let weights = weights(world, &belief, after);
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
