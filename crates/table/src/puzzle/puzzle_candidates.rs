//! The best results that each decision can lead to within its turn, to find candidates for puzzles.

use super::reachable_results::MOST;
use super::turn_walk::{Gather, Turn, Walk, turn};
use rules::{Action, ByEmpire, RegionSet, Society, State, World};

/// The best results that can be reached, each on its own: they need not be reachable together.
#[derive(Clone, Copy, Debug)]
pub(super) struct BestResults {
    /// For each empire, the regions that it can come to control.
    pub control: ByEmpire<RegionSet>,
    /// For each empire, the highest number of cities that it can come to control.
    pub cities: ByEmpire<i32>,
    /// The highest number of points that the deciding society can reach.
    pub points: i32,
}

/// For each legal decision, the best results that can be reached by the end of the turn. `None` if the search
/// has too many positions or another society has to decide.
pub(super) fn survey(world: &World, state: &State) -> Option<Vec<(Action, BestResults)>> {
    let society = state.mover()?;
    // A proof may use four times as many positions.
    let mut walk = Walk::new(world, society, Whole { world, society, turn: turn(state) }, MOST / 4);
    let mut legal = Vec::new();
    state.legal(world, &mut legal);
    legal.into_iter().map(|action| Some((action, walk.after(state, action)?))).collect()
}

/// Collects the best results over all possible ends of a turn.
struct Whole<'a> {
    world: &'a World,
    society: Society,
    turn: Turn,
}

impl Gather for Whole<'_> {
    type Value = BestResults;

    const NOTHING: BestResults = BestResults::NONE;

    fn end(&self, state: &State) -> Option<BestResults> {
        (turn(state) != self.turn).then(|| {
            let mut prizes = BestResults::NONE;
            for empire in self.world.empires() {
                prizes.control[empire] = state.control(empire);
                prizes.cities[empire] = state.cities(self.world, empire) as i32;
            }
            prizes.points = state.score(self.world, self.society);
            prizes
        })
    }

    /// The results are upper bounds, so drawn cards are assumed to be the best.
    fn after_draw(prizes: BestResults) -> BestResults {
        prizes
    }

    fn join(mut one: BestResults, other: BestResults) -> BestResults {
        one.join(&other);
        one
    }
}

impl BestResults {
    const NONE: Self = Self {
        control: ByEmpire([RegionSet::EMPTY; rules::MAX_EMPIRES]),
        cities: ByEmpire([i32::MIN; rules::MAX_EMPIRES]),
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
