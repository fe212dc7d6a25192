//! All that could come of a turn, decision by decision, if the best cards came: where puzzles may be.

use std::collections::HashMap;

use super::reach::MOST;
use crate::rules::{
    Action, ByEmpire, Misfit, Outcome, Phase, Position, RegionSet, Scripted, Society, State, World,
};

/// What could come of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prizes {
    /// Which regions each empire might control.
    pub control: ByEmpire<RegionSet>,
    /// How many cities.
    pub cities: ByEmpire<i32>,
    /// How many points the society might have.
    pub points: i32,
}

/// Looks through a turn.
pub(super) struct Survey<'a> {
    world: &'a World,
    society: Society,
    turn: (u8, Phase, Option<Position>),
    known: HashMap<State, Prizes>,
    left: usize,
}

impl<'a> Survey<'a> {
    /// What could come of each decision; `None` where that is too much to go through.
    pub fn of(world: &'a World, state: &State) -> Option<Vec<(Action, Prizes)>> {
        let society = state.mover()?;
        let turn = (state.round(), state.phase(), state.turn());
        // Half of what a proof may take is left for the proof to find more.
        let mut survey = Self { world, society, turn, known: HashMap::new(), left: MOST / 4 };
        let mut legal = Vec::new();
        state.legal(world, &mut legal);
        legal
            .into_iter()
            .map(|action| Some((action, survey.after(state, action, &mut Vec::new())?)))
            .collect()
    }

    fn at(&mut self, state: &State) -> Option<Prizes> {
        if (state.round(), state.phase(), state.turn()) != self.turn {
            let mut prizes = Prizes::NONE;
            for empire in self.world.empires() {
                prizes.control[empire] = state.control(empire);
                prizes.cities[empire] = state.cities(self.world, empire) as i32;
            }
            prizes.points = state.score(self.world, self.society);
            return Some(prizes);
        }
        if state.mover() != Some(self.society) {
            return None;
        }
        if let Some(known) = self.known.get(state) {
            return Some(*known);
        }
        self.left = self.left.checked_sub(1)?;
        let mut legal = Vec::new();
        state.legal(self.world, &mut legal);
        let mut all = Prizes::NONE;
        for action in legal {
            all.join(&self.after(state, action, &mut Vec::new())?);
        }
        self.known.insert(*state, all);
        Some(all)
    }

    fn after(&mut self, state: &State, action: Action, outcomes: &mut Vec<Outcome>) -> Option<Prizes> {
        let mut next = *state;
        let mut chance = Scripted::new(outcomes);
        next.play_unchecked(self.world, action, &mut chance, &mut ());
        match chance.finish() {
            Ok(()) => self.at(&next),
            Err(Misfit::NeedsCard(deck, left)) => {
                let mut all = Prizes::NONE;
                for card in left.cards(deck) {
                    outcomes.push(Outcome::Card(card));
                    let drawn = self.after(state, action, outcomes);
                    outcomes.pop();
                    all.join(&drawn?);
                }
                Some(all)
            }
            Err(_) => None,
        }
    }
}

impl Prizes {
    const NONE: Self = Self {
        control: ByEmpire([RegionSet::EMPTY; crate::rules::MAX_EMPIRES]),
        cities: ByEmpire([i32::MIN; crate::rules::MAX_EMPIRES]),
        points: i32::MIN,
    };

    fn join(&mut self, other: &Self) {
        for (own, others) in self.control.0.iter_mut().zip(other.control.0) {
            *own |= others;
        }
        for (own, others) in self.cities.0.iter_mut().zip(other.cities.0) {
            *own = (*own).max(others);
        }
        self.points = self.points.max(other.points);
    }
}
