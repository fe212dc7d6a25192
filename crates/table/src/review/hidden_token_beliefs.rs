//! What a careful observer would have believed about hidden tokens, compared with the truth.

use crate::help::suspicions::{Tell, weights};
use crate::matches::match_in_play::Match;
use bots::{Belief, belief};
use record::Step;
use rules::{Action, Empire, Slot, Society, State, Tokens, World};

/// The least probability at which a token counts as known.
const AS_GOOD_AS_KNOWN: f32 = 0.9;
/// The maximum number of clues in the result.
const TELLING: usize = 5;

/// A careful observer's beliefs about one society's tokens during a match.
#[derive(Clone, Debug, PartialEq)]
pub struct HiddenTokenBelief {
    /// The society that owns the tokens.
    pub society: Society,
    /// The observer's beliefs at the beginning of each round, and last before the tokens were revealed.
    pub rounds: Vec<Belief>,
    /// The actual tokens at each of these times.
    pub lay: Vec<Tokens>,
    /// The strongest clues for or against the actual tokens, with the strongest first.
    pub telling: Vec<Clue>,
    /// For each slot, the number of the decision from which its token stayed known; `None` if it didn't.
    pub known: Vec<(Slot, Option<usize>)>,
}

/// A deed that revealed something about a covered token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clue {
    /// The slot of the token.
    pub slot: Slot,
    /// The empire of the token.
    pub empire: Empire,
    /// The deed, and how it changed the odds of the token.
    pub tell: Tell,
}

impl HiddenTokenBelief {
    /// The empire that the observer thought likeliest on a slot at one of the times, and its probability.
    /// `None` if it is the actual one, or no likelier.
    pub fn rather(&self, world: &World, time: usize, slot: Slot) -> Option<(Empire, f32)> {
        let belief = self.rounds.get(time)?;
        let truth = self.lay.get(time)?.at(slot)?;
        belief.likeliest(world, slot).filter(|(_, odds)| *odds > belief.0[slot][truth] + EVEN)
    }
}

/// The least effect of a clue, as the natural logarithm of a factor: 1.3.
const LEAST_WEIGHT: f32 = 0.262;

/// Probabilities that differ by less than this count as equal.
const EVEN: f32 = 0.005;

/// A viewer's beliefs about the tokens of every other society. For a match in play, only current knowledge
/// may be shown.
pub fn secrets(game: &Match, viewer: Society) -> Vec<HiddenTokenBelief> {
    let rivals = game.world().societies().filter(|society| *society != viewer);
    rivals.filter_map(|rival| secret(game, viewer, rival)).collect()
}

/// What a careful rival would believe about a society's tokens, from public information.
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

/// A decision, with the observer's belief before it.
struct Deed<'a> {
    decision: usize,
    step: &'a Step,
    belief: Belief,
}

/// The strongest clue that a society's deed gave about a covered token. The token must stay covered in the
/// state `then`, where the belief is `after`. `None` if there is no clue: revealing a token is none.
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
