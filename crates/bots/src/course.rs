//! How everybody goes on in a made-up state: as somebody would who judges by what was learned.

use super::greedy::{ALWAYS, Aim, Buffers, Greedy};
use super::guess::Guesses;
use super::judgment::Judgment;
use super::value::Value;
use super::worth::Judge;
use rules::{Action, BySociety, Rng, State, World};

/// Lists that are filled again and again, so that nothing is allocated twice.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    pub buffers: Buffers,
    legal: Vec<Action>,
    values: Vec<Value>,
}

/// Lets everybody go on.
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    pub world: &'a World,
    pub judge: &'a Judge,
    pub judgment: &'a Judgment,
    /// How many states are valued for a decision.
    pub valued: usize,
}

impl Course<'_> {
    /// What everybody thinks of everybody who knows its own tokens and what lies open.
    pub fn thoughts(&self, state: &State) -> BySociety<Guesses> {
        let first = state.first();
        BySociety(std::array::from_fn(|index| {
            let society = self.world.societies().nth(index).unwrap_or(first);
            Guesses::of_state(self.world, state, society)
        }))
    }

    /// Plays on to the end of the round, or until so many decisions with a choice were made, and says how
    /// many there were.
    pub fn play_round(
        &self,
        state: &mut State,
        thoughts: &BySociety<Guesses>,
        most: u64,
        rng: &mut Rng,
        lists: &mut Lists,
    ) -> u64 {
        let round = state.round();
        let mut made = 0;
        while made < most && state.round() == round {
            let Some(decider) = state.mover() else { break };
            let (action, chosen) = self.decide(state, &thoughts[decider], rng, lists);
            made += u64::from(chosen);
            state.play_unchecked(self.world, action, rng, &mut ());
        }
        made
    }

    /// Plays on to the end of a turn: of the position that acts, or of the one decision where none does.
    pub fn play_turn(
        &self,
        state: &mut State,
        thoughts: &BySociety<Guesses>,
        rng: &mut Rng,
        lists: &mut Lists,
    ) {
        let turn = (state.round(), state.turn());
        while let Some(decider) = state.mover() {
            let (action, _) = self.decide(state, &thoughts[decider], rng, lists);
            state.play_unchecked(self.world, action, rng, &mut ());
            if state.stack().top().is_none() || (state.round(), state.turn()) != turn {
                return;
            }
        }
    }

    /// What somebody who thinks this decides, and whether there was a choice.
    pub fn decide(
        &self,
        state: &State,
        thoughts: &Guesses,
        rng: &mut Rng,
        lists: &mut Lists,
    ) -> (Action, bool) {
        let Lists { buffers, legal, values } = lists;
        state.legal(self.world, legal);
        if let [only] = legal.as_slice() {
            return (*only, false);
        }
        let aim = Aim::Learned(self.judgment, thoughts);
        let greedy = Greedy { world: self.world, judge: self.judge, aim, wanted: ALWAYS };
        greedy.values_within(self.valued, state, legal, rng, buffers, values);
        let best = values.iter().zip(legal.iter()).max_by(|a, b| a.0.win.total_cmp(&b.0.win));
        (best.map_or(Action::Pass, |(_, action)| *action), true)
    }
}
