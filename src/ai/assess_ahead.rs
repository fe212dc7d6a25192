//! What a choice leads to where nothing new is learned in between: a turn is a series of decisions, and what begins it
//! is worth at least what the best way to go on with it is worth.

use super::advice::Prospect;
use super::assess::{Decision, Effort};
use super::guess::Guesses;
use crate::rules::{Action, Recording, Rng};

/// So many further decisions of a series are thought over.
const FAR: u64 = 6;
/// Where the luck of these begins, so that it is another one than that of the decision itself.
const LUCK: u64 = 1000;

impl Decision<'_> {
    /// The most that a choice promises at one of the next decisions of the same society, as long as no rival decides,
    /// nothing is left to chance and the round goes on. What it goes by is what the society may know: the state is
    /// made up, and of a decision that leaves nothing to chance everything that it sees afterwards follows. `None`
    /// where there is no such decision, or as soon as it is no longer `wanted`.
    pub(super) fn ahead(
        &self,
        choice: Action,
        effort: Effort,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Prospect> {
        let Self { world, seed, .. } = *self;
        let society = self.view.mover()?;
        let (mut view, mut past) = (*self.view, self.past.clone());
        let (mut action, mut most): (Action, Option<Prospect>) = (choice, None);
        let (mut far, mut steps) = (0, 0);
        while far < FAR && wanted() {
            let mut rng = Rng::stream(seed, LUCK + steps);
            steps += 1;
            let guesses = Guesses::new(world, &view, &past);
            let before = view.resample_as(world, &guesses.drawn(world, &mut rng), &mut rng);
            let mut after = before;
            let mut chance = Recording::new(&mut rng);
            after.play_unchecked(world, action, &mut chance, &mut ());
            let open = chance.outcomes.is_empty() && after.round() == before.round();
            if !open || after.mover() != Some(society) {
                break;
            }
            past.watch(world, &before, society, action);
            view = after.view(world, society);
            let mut legal = Vec::new();
            after.legal(world, &mut legal);
            if let [only] = legal[..] {
                action = only;
                continue;
            }
            far += 1;
            let luck = Rng::stream(seed, LUCK + steps).bits();
            let next = Decision { world, view: &view, past: &past, legal: &legal, seed: luck };
            let best = next.assess(effort, None, wanted)?.first().copied()?;
            action = best.action;
            if most.is_none_or(|most| best.win > most.win) {
                most = Some(best);
            }
        }
        most.map(|most| Prospect { action: choice, ..most })
    }
}
