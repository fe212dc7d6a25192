//! Looking ahead by what was learned: the most promising choices are tried in made-up states, in
//! which everybody goes on for a while as somebody would who judges by the same networks.

use super::greedy::{Aim, Buffers, Greedy};
use super::guess::Guesses;
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
/// How many states are valued for a decision in a trial.
const VALUED: usize = 60;
/// How many decisions are made in a trial at most.
const DECISIONS: u64 = 40;

/// A choice on trial.
struct Trial {
    action: Action,
    sum: f32,
    runs: f32,
}

/// Tries choices.
pub(super) struct Search<'a> {
    pub world: &'a World,
    pub judge: &'a Judge,
    pub judgment: &'a Judgment,
    pub guesses: &'a Guesses,
}

impl Search<'_> {
    /// The best of these choices, given with what each seems worth, the best first. `spent` tells which
    /// part of its budget a search has spent after so many decisions in trials.
    pub fn choose(
        &self,
        view: &View,
        ranked: &[(f32, Action)],
        spent: &dyn Fn(u64) -> f32,
        rng: &mut Rng,
        buffers: &mut Buffers,
    ) -> Option<Action> {
        let mover = view.mover()?;
        let best = ranked.first()?.0;
        let mut trials: Vec<Trial> = ranked
            .iter()
            .take(TRIED)
            .filter(|(likely, _)| *likely > best - BEHIND)
            .map(|(likely, action)| Trial { action: *action, sum: PRIOR * likely, runs: PRIOR })
            .collect();
        if trials.len() < 2 {
            return trials.first().map(|trial| trial.action);
        }
        let passes = trials.len().next_power_of_two().ilog2();
        let mut made = 0;
        for pass in 1..=passes {
            let share = pass as f32 / passes as f32;
            while spent(made) < share {
                let state = view.resample_as(self.world, &self.guesses.drawn(self.world, rng), rng);
                let thoughts = self.thoughts(&state, mover);
                let luck = rng.clone();
                rng.bits();
                for trial in &mut trials {
                    let (win, decisions) =
                        self.run(&state, &thoughts, trial.action, mover, &mut luck.clone(), buffers);
                    trial.sum += win;
                    trial.runs += 1.0;
                    made += decisions;
                }
            }
            trials.sort_by(|a, b| (b.sum / b.runs).total_cmp(&(a.sum / a.runs)));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials.first().map(|trial| trial.action)
    }

    /// What everybody thinks of everybody in a made-up state.
    fn thoughts(&self, state: &State, mover: Society) -> BySociety<Guesses> {
        BySociety(std::array::from_fn(|index| match self.world.societies().nth(index) {
            Some(society) if society != mover => Guesses::of_state(self.world, state, society),
            _ => self.guesses.clone(),
        }))
    }

    /// Plays on to the end of the round, or a while, and says how likely the society is to win then, and
    /// how many decisions that took.
    fn run(
        &self,
        state: &State,
        thoughts: &BySociety<Guesses>,
        action: Action,
        mover: Society,
        rng: &mut Rng,
        buffers: &mut Buffers,
    ) -> (f32, u64) {
        let mut next = *state;
        next.play_unchecked(self.world, action, rng, &mut ());
        let mut made = 1;
        let mut legal = Vec::new();
        let mut values: Vec<Value> = Vec::new();
        while made < DECISIONS && next.round() == state.round() {
            let Some(decider) = next.mover() else { break };
            next.legal(self.world, &mut legal);
            let chosen = if let [only] = legal.as_slice() {
                *only
            } else {
                let aim = Aim::Learned(self.judgment, &thoughts[decider]);
                let greedy = Greedy { world: self.world, judge: self.judge, aim };
                made += 1;
                greedy.values_within(VALUED, &next, &legal, rng, buffers, &mut values);
                let best = values.iter().zip(&legal).max_by(|a, b| a.0.win.total_cmp(&b.0.win));
                best.map_or(Action::Pass, |(_, action)| *action)
            };
            next.play_unchecked(self.world, chosen, rng, &mut ());
        }
        let own = self.guesses.with_own(self.world, mover, next.tokens(mover));
        (self.judgment.value(self.world, &next, mover, &own).win, made)
    }
}
