//! Counts over games at mixed tables.

use std::collections::BTreeMap;

use crate::arena::{Share, Spread, Watch};
use external_bots::{BotFailureCounts, Loss};
use rules::{Event, Sink, Society, State, World};

/// Counts by entrant and by table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    /// Wins of each entrant; a shared win counts in part.
    pub wins: Vec<Share>,
    /// Final points of each entrant.
    pub scores: Vec<Spread>,
    /// Lost decisions of each entrant.
    pub losses: Vec<BotFailureCounts>,
    /// The number of games of each group of entrants.
    pub tables: BTreeMap<Vec<usize>, u32>,
}

impl Tally {
    /// An empty count.
    pub fn new(entrants: usize) -> Self {
        Self {
            wins: vec![Share::default(); entrants],
            scores: vec![Spread::default(); entrants],
            losses: vec![BotFailureCounts::default(); entrants],
            tables: BTreeMap::new(),
        }
    }
}

impl Sink for Tally {
    /// Does nothing, since only the end of a game counts.
    fn see(&mut self, _state: &State, _event: impl FnOnce() -> Event) {}
}

impl Watch for Tally {
    fn count_program(&mut self, entrant: usize, lost: Option<&Loss>) {
        self.losses[entrant].add(lost);
    }

    fn end(&mut self, world: &World, state: &State, _decisions: u32, entrant: &dyn Fn(Society) -> usize) {
        let winners: Vec<Society> = state.winners(world).collect();
        for society in world.societies() {
            let shared_by = if winners.contains(&society) { winners.len() } else { 0 };
            self.wins[entrant(society)].add_win(shared_by);
            self.scores[entrant(society)].add(state.score(world, society));
        }
        let mut table: Vec<usize> = world.societies().map(entrant).collect();
        table.sort_unstable();
        *self.tables.entry(table).or_default() += 1;
    }

    fn plus(mut self, other: Self) -> Self {
        self.wins = self.wins.into_iter().zip(other.wins).map(|(a, b)| a.plus(b)).collect();
        self.scores = self.scores.into_iter().zip(other.scores).map(|(a, b)| a.plus(b)).collect();
        self.losses = self.losses.into_iter().zip(other.losses).map(|(a, b)| a.plus(b)).collect();
        for (table, games) in other.tables {
            *self.tables.entry(table).or_default() += games;
        }
        self
    }
}
