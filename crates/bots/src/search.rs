//! Looking ahead by what was learned: the most promising choices are tried in made-up states, in
//! which everybody goes on for a while as somebody would who judges by the same networks.

use super::course::{Course, Lists};
use super::guess::Guesses;
use super::halving::{self, Trial};
use super::value::Value;
use rules::{Action, BySociety, Rng, Society, State, View};

/// How many of the most promising choices are tried.
const TRIED: usize = 6;
/// Choices that seem worse than the best by more than this chance to win are not tried.
const BEHIND: f32 = 0.04;
/// What seemed likely before counts as much as so many trials.
pub(super) const PRIOR: f32 = 12.0;
/// How many decisions are made in a trial at most.
const DECISIONS: u64 = 40;

/// Tries choices.
pub(super) struct Search<'a> {
    /// How everybody goes on.
    pub course: Course<'a>,
    pub guesses: &'a Guesses,
    /// What choices cost besides, as a chance to win.
    pub prices: &'a [(Action, f32)],
}

impl Search<'_> {
    /// The most promising of these choices once they were tried, the best first; they are given with what
    /// each seems worth, the best first. `spent` tells which part of its budget a search has spent after so
    /// many decisions in trials. Nothing is tried where nothing comes near the best.
    pub fn tried(
        &self,
        view: &View,
        ranked: &[(Value, Action)],
        spent: &dyn Fn(u64) -> f32,
        rng: &mut Rng,
        lists: &mut Lists,
    ) -> Vec<Trial> {
        let Some(mover) = view.mover() else { return Vec::new() };
        let hopeful = ranked.iter().take(hopeful(ranked));
        let trials: Vec<Trial> = hopeful.map(|(value, action)| Trial::new(*action, *value, PRIOR)).collect();
        if trials.len() < 2 {
            return trials;
        }
        let make_up = |rng: &mut Rng| self.make_up(view, mover, rng);
        halving::tried(trials, spent, rng, make_up, |(state, thoughts), action, luck| {
            let (mut value, made) = self.run(state, thoughts, action, mover, luck, lists);
            let price = self.prices.iter().find(|(priced, _)| *priced == action);
            value.win -= price.map_or(0.0, |(_, price)| *price);
            (value, made)
        })
    }

    /// Tries a choice in one made-up state. Gives back how many decisions that took, one at least.
    pub fn try_once(&self, view: &View, trial: &mut Trial, rng: &mut Rng, lists: &mut Lists) -> u64 {
        let Some(mover) = view.mover() else { return 1 };
        let (state, thoughts) = self.make_up(view, mover, rng);
        let mut luck = rng.clone();
        rng.bits();
        let (value, made) = self.run(&state, &thoughts, trial.action, mover, &mut luck, lists);
        trial.add(&value);
        made
    }

    /// A state as it may be, and what everybody thinks in it.
    fn make_up(&self, view: &View, mover: Society, rng: &mut Rng) -> (State, BySociety<Guesses>) {
        let world = self.course.world;
        let state = view.resample_as(world, &self.guesses.drawn(world, rng), rng);
        let thoughts = self.thoughts(&state, mover);
        (state, thoughts)
    }

    /// What everybody thinks of everybody in a made-up state.
    fn thoughts(&self, state: &State, mover: Society) -> BySociety<Guesses> {
        let mut thoughts = self.course.thoughts(state);
        thoughts[mover] = self.guesses.clone();
        thoughts
    }

    /// Plays on to the end of the round, or a while, and says what the state is worth to the society then,
    /// and how many decisions that took.
    fn run(
        &self,
        state: &State,
        thoughts: &BySociety<Guesses>,
        action: Action,
        mover: Society,
        rng: &mut Rng,
        lists: &mut Lists,
    ) -> (Value, u64) {
        let Course { world, judgment, .. } = self.course;
        let mut next = *state;
        next.play_unchecked(world, action, rng, &mut ());
        let made = if next.round() == state.round() {
            self.course.play_round(&mut next, thoughts, DECISIONS - 1, rng, lists)
        } else {
            0
        };
        let own = self.guesses.with_own(world, mover, next.tokens(mover));
        (judgment.value(world, &next, mover, &own), 1 + made)
    }
}

/// How many of these choices, which are given with what each seems worth and the best first, are worth trying.
pub(super) fn hopeful(ranked: &[(Value, Action)]) -> usize {
    let most = ranked.first().map_or(0.0, |(best, _)| best.win);
    ranked.iter().take(TRIED).take_while(|(value, _)| value.win > most - BEHIND).count()
}
