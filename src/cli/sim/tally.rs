//! What is counted over many games.

use crate::rules::{Society, State, World};

/// Sums over games; those of several threads are added up.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub games: u32,
    /// By entrant: games won, a shared win counting its part.
    pub wins: Vec<f64>,
    pub scores: Vec<Spread>,
    /// By empire: cities at the end.
    pub cities: Vec<Spread>,
    pub decisions: Spread,
    pub ties: u32,
}

/// A sum and a sum of squares.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn plus(self, other: Self) -> Self {
        Self {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean().powi(2)).max(0.0).sqrt()
    }
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(world: &World, entrants: usize) -> Self {
        Self {
            games: 0,
            wins: vec![0.0; entrants],
            scores: vec![Spread::default(); entrants],
            cities: vec![Spread::default(); world.empires().len()],
            decisions: Spread::default(),
            ties: 0,
        }
    }

    /// Counts a game that is over.
    pub fn add(&mut self, world: &World, state: &State, decisions: u32, entrant: impl Fn(Society) -> usize) {
        self.games += 1;
        self.decisions.add(f64::from(decisions));
        let winners: Vec<Society> = state.winners(world).collect();
        self.ties += u32::from(winners.len() > 1);
        for society in &winners {
            self.wins[entrant(*society)] += 1.0 / winners.len() as f64;
        }
        for society in world.societies() {
            self.scores[entrant(society)].add(f64::from(state.score(world, society)));
        }
        for empire in world.empires() {
            self.cities[empire.index()].add(f64::from(state.cities(world, empire)));
        }
    }

    /// Both together.
    pub fn plus(self, other: Self) -> Self {
        let add = |a: Vec<Spread>, b: Vec<Spread>| a.into_iter().zip(b).map(|(a, b)| a.plus(b)).collect();
        Self {
            games: self.games + other.games,
            wins: self.wins.into_iter().zip(other.wins).map(|(a, b)| a + b).collect(),
            scores: add(self.scores, other.scores),
            cities: add(self.cities, other.cities),
            decisions: self.decisions.plus(other.decisions),
            ties: self.ties + other.ties,
        }
    }

    /// The share of games that an entrant won, with its 95 % interval (Wilson, 1927).
    pub fn win_share(&self, entrant: usize) -> (f64, f64, f64) {
        let n = f64::from(self.games).max(1.0);
        let share = self.wins[entrant] / n;
        let z = 1.959_964;
        let centre = share + z * z / (2.0 * n);
        let margin = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        (share, (centre - margin) / scale, (centre + margin) / scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_80_wins_in_100_games_is_wilsons() {
        let tally = Tally {
            games: 100,
            wins: vec![80.0],
            scores: Vec::new(),
            cities: Vec::new(),
            decisions: Spread::default(),
            ties: 0,
        };
        let (share, low, high) = tally.win_share(0);
        assert_eq!(share, 0.8);
        assert!((low - 0.7112).abs() < 1e-3 && (high - 0.8666).abs() < 1e-3, "{low} {high}");
    }
}
