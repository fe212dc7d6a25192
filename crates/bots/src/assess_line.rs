//! How a choice is gone on with before it is tried: a turn is a series of decisions, and what begins it is worth what it
//! leads to.

use super::advice::looked;
use super::decision::Decision;
use super::guess::Guesses;
use rules::{Action, Recording, Rng, View};

/// So many further decisions are thought of.
const FAR: usize = 6;
/// In so many made-up states the choices of each are looked at, other ones than the decision itself is tried in, so
/// that what is chosen in them is not what luck was kindest to.
const LOOKS: u32 = 3;
/// Where the luck of these begins.
const LUCK: u64 = 1000;

/// A choice and its continuation, up to the last decision of the same society before a rival decides, something is left
/// to chance or the round ends.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// What the society sees before that last decision: all of it follows from what it sees now.
    pub view: View,
    /// What it thinks of everybody's tokens then.
    pub guesses: Guesses,
    /// The last decision.
    pub action: Action,
}

impl Decision<'_> {
    /// The line of a choice, for a society that thinks this of everybody's tokens now; `None` as soon as it is no longer
    /// `wanted`.
    pub(super) fn line(&self, choice: Action, guesses: &Guesses, wanted: &dyn Fn() -> bool) -> Option<Line> {
        let Self { world, seed, .. } = *self;
        let society = self.view.mover()?;
        let (mut view, mut past, mut action) = (*self.view, self.past.clone(), choice);
        let mut guesses = guesses.clone();
        let mut legal = Vec::new();
        let mut far = 0;
        for luck in LUCK.. {
            if far == FAR {
                return Some(Line { view, guesses, action });
            }
            let mut rng = Rng::stream(seed, luck);
            let before = view.resample_as(world, &guesses.drawn(world, &mut rng), &mut rng);
            let mut after = before;
            let mut chance = Recording::new(&mut rng);
            after.play_unchecked(world, action, &mut chance, &mut ());
            let open = chance.outcomes.is_empty() && after.round() == before.round();
            if !open || after.mover() != Some(society) {
                return Some(Line { view, guesses, action });
            }
            past.watch(world, &before, society, action);
            view = after.view(world, society);
            guesses = Guesses::new(world, &view, &past);
            after.legal(world, &mut legal);
            action = match legal[..] {
                [only] => only,
                _ => {
                    far += 1;
                    let next = Decision { world, view: &view, past: &past, legal: &legal, seed: rng.bits() };
                    looked(&next, guesses.clone(), LOOKS, wanted)?.first()?.action
                }
            };
        }
        None
    }
}
