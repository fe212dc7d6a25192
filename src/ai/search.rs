//! Looking ahead by what was learned: the most promising choices are tried in made-up states, in
//! which everybody goes on for a while as somebody would who judges by the same networks.

use super::greedy::{ALWAYS, Aim, Buffers, Greedy};
use super::guess::Guesses;
use super::halving::{self, Trial};
use super::judgment::Judgment;
use super::value::Value;
use super::worth::Judge;
use crate::rules::{Action, BySociety, Rng, Society, State, View, World};

/// How many of the most promising choices are tried.
const TRIED: usize = 6;
/// Choices that seem worse than the best by more than this chance to win are not tried.
const BEHIND: f32 = 0.04;
/// What seemed likely before counts as much as so many trials.
const PRIOR: f32 = 12.0;
/// How many decisions are made in a trial at most.
const DECISIONS: u64 = 40;

/// Lists that trials fill again and again, so that nothing is allocated twice.
#[derive(Default)]
struct Lists {
    legal: Vec<Action>,
    values: Vec<Value>,
}

/// Tries choices.
pub(super) struct Search<'a> {
    pub world: &'a World,
    pub judge: &'a Judge,
    pub judgment: &'a Judgment,
    pub guesses: &'a Guesses,
    /// What choices cost besides, as a chance to win.
    pub prices: &'a [(Action, f32)],
    /// How many states are valued for a decision in a trial.
    pub valued: usize,
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
        buffers: &mut Buffers,
    ) -> Vec<Trial> {
        let (Some(mover), Some((best, _))) = (view.mover(), ranked.first()) else { return Vec::new() };
        let hopeful = ranked.iter().take(TRIED).filter(|(value, _)| value.win > best.win - BEHIND);
        let trials: Vec<Trial> = hopeful.map(|(value, action)| Trial::new(*action, *value, PRIOR)).collect();
        if trials.len() < 2 {
            return trials;
        }
        let make_up = |rng: &mut Rng| {
            let state = view.resample_as(self.world, &self.guesses.drawn(self.world, rng), rng);
            let thoughts = self.thoughts(&state, mover);
            (state, thoughts)
        };
        let mut lists = Lists::default();
        halving::tried(trials, spent, rng, make_up, |(state, thoughts), action, luck| {
            let (mut value, made) = self.run(state, thoughts, action, mover, luck, (buffers, &mut lists));
            let price = self.prices.iter().find(|(priced, _)| *priced == action);
            value.win -= price.map_or(0.0, |(_, price)| *price);
            (value, made)
        })
    }

    /// What everybody thinks of everybody in a made-up state.
    fn thoughts(&self, state: &State, mover: Society) -> BySociety<Guesses> {
        BySociety(std::array::from_fn(|index| match self.world.societies().nth(index) {
            Some(society) if society != mover => Guesses::of_state(self.world, state, society),
            _ => self.guesses.clone(),
        }))
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
        (buffers, lists): (&mut Buffers, &mut Lists),
    ) -> (Value, u64) {
        let mut next = *state;
        next.play_unchecked(self.world, action, rng, &mut ());
        let mut made = 1;
        let Lists { legal, values } = lists;
        while made < DECISIONS && next.round() == state.round() {
            let Some(decider) = next.mover() else { break };
            next.legal(self.world, legal);
            let chosen = if let [only] = legal.as_slice() {
                *only
            } else {
                let aim = Aim::Learned(self.judgment, &thoughts[decider]);
                let greedy = Greedy { world: self.world, judge: self.judge, aim, wanted: ALWAYS };
                made += 1;
                greedy.values_within(self.valued, &next, legal, rng, buffers, values);
                let best = values.iter().zip(legal.iter()).max_by(|a, b| a.0.win.total_cmp(&b.0.win));
                best.map_or(Action::Pass, |(_, action)| *action)
            };
            next.play_unchecked(self.world, chosen, rng, &mut ());
        }
        let own = self.guesses.with_own(self.world, mover, next.tokens(mover));
        (self.judgment.value(self.world, &next, mover, &own), made)
    }
}
