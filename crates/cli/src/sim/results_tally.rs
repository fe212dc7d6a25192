//! Counts over many games.

use crate::arena::{Share, Spread, Watch};
use external_bots::{BotFailureCounts, Loss};
use rules::{Event, Sink, Society, State, World};

/// Counts over games. The counts of several threads are added up.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub games: u32,
    /// Wins by entrant; a shared win counts in part.
    pub wins: Vec<Share>,
    pub scores: Vec<Spread>,
    /// Lost decisions by entrant.
    pub losses: Vec<BotFailureCounts>,
    /// Cities at the end by empire.
    pub cities: Vec<Spread>,
    pub decisions: Spread,
    pub ties: u32,
}

impl Tally {
    /// An empty count.
    pub fn new(world: &World, entrants: usize) -> Self {
        Self {
            games: 0,
            wins: vec![Share::default(); entrants],
            scores: vec![Spread::default(); entrants],
            losses: vec![BotFailureCounts::default(); entrants],
            cities: vec![Spread::default(); world.empires().len()],
            decisions: Spread::default(),
            ties: 0,
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

    fn end(&mut self, world: &World, state: &State, decisions: u32, entrant: &dyn Fn(Society) -> usize) {
        self.games += 1;
        self.decisions.add(decisions);
        let winners: Vec<Society> = state.winners(world).collect();
        self.ties += u32::from(winners.len() > 1);
        for society in world.societies() {
            let shared_by = if winners.contains(&society) { winners.len() } else { 0 };
            self.wins[entrant(society)].add_win(shared_by);
            self.scores[entrant(society)].add(state.score(world, society));
        }
        for empire in world.empires() {
            self.cities[empire.index()].add(state.cities(world, empire));
        }
    }

    fn plus(self, other: Self) -> Self {
        let add = |a: Vec<Spread>, b: Vec<Spread>| a.into_iter().zip(b).map(|(a, b)| a.plus(b)).collect();
        Self {
            games: self.games + other.games,
            wins: self.wins.into_iter().zip(other.wins).map(|(a, b)| a.plus(b)).collect(),
            scores: add(self.scores, other.scores),
            losses: self.losses.into_iter().zip(other.losses).map(|(a, b)| a.plus(b)).collect(),
            cities: add(self.cities, other.cities),
            decisions: self.decisions.plus(other.decisions),
            ties: self.ties + other.ties,
        }
    }
}
