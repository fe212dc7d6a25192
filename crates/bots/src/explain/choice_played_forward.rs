//! Choices with their likely continuation up to the last decision of the same society. A turn is a series of
//! decisions, and its first one is worth what it leads to.

use crate::beliefs::multiplier_guesses::Guesses;
use crate::explain::evaluation_without_search::{Decision, advise_while};
use rules::{Action, Recording, Rng, View};

/// The maximum number of decisions with a choice that continue a line.
const FAR: usize = 6;
/// The number of sampled states in which each further decision is evaluated. They differ from those of the
/// trials, so that luck does not count twice.
const LOOKS: u32 = 3;
/// The number of the first random stream for these sampled states.
const LUCK: u64 = 1000;

/// The end of a choice's likely continuation: the last decision before a rival decides, chance is involved or
/// the round ends.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The society's view before the last decision of the line.
    pub view: View,
    /// The society's guesses before the last decision of the line.
    pub guesses: Guesses,
    /// The action that the society takes in the last decision of the line.
    pub action: Action,
}

impl Decision<'_> {
    /// The likely continuation of a choice; `None` once `wanted` returns false.
    pub(crate) fn line(&self, choice: Action, guesses: &Guesses, wanted: &dyn Fn() -> bool) -> Option<Line> {
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
            let before = view.resample_as(world, &guesses.draw(world, &mut rng), &mut rng);
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
                    advise_while(&next, guesses.clone(), LOOKS, wanted)?.first()?.action
                }
            };
        }
        None
    }
}
