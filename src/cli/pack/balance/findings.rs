//! What the counts say: shares and means with their intervals, and what is off par.

use super::tally::{Fate, Held, Played, Tally};
use crate::cli::arena::{Interval, Share, Spread, chance_of, holm};
use crate::rules::{Card, Empire, Position, Slot, World};

/// What the counts of one pack say.
pub(super) struct Findings {
    /// How many games were played.
    pub games: u64,
    /// The share of games that each society would win if nothing mattered.
    pub par: f64,
    /// By round and empire: cities at the round's end.
    pub cities: Vec<Vec<Spread>>,
    /// By round and empire: banners on the map at the round's end.
    pub banners: Vec<Vec<Spread>>,
    /// Wins of the societies with this empire on this slot.
    pub slots: Family<(Empire, Slot)>,
    /// Wins of the societies with the empires on their slots in this order.
    pub orders: Family<Vec<Empire>>,
    /// Wins of the societies that acted first, second and so on in the first round.
    pub turns: Family<usize>,
    /// By ability.
    pub abilities: Vec<Played>,
    /// By kind of card.
    pub cards: Vec<(Card, Fate)>,
    /// By position.
    pub positions: Vec<(Position, Held)>,
    /// Decisions in a game.
    pub decisions: Spread,
    /// Points of a society at the end.
    pub scores: Spread,
    /// Exchanges of tokens that a society made.
    pub exchanges: Spread,
    /// Games that more than one society won.
    pub ties: Share,
}

/// Shares of wins that are looked at together, each with its own meaning.
pub(super) struct Family<K> {
    /// In the order in which they are best read.
    pub rates: Vec<Rate<K>>,
    par: f64,
}

/// One share of wins against par.
pub(super) struct Rate<K> {
    /// Whose.
    pub of: K,
    /// Wins out of games.
    pub wins: Share,
    /// How likely chance alone brings such a share to something of this family, by Holm's method.
    pub chance: f64,
    par: f64,
}

impl<K> Rate<K> {
    /// How far above par, as a share.
    pub fn off(&self) -> f64 {
        self.wins.value() - self.par
    }

    /// Where the true share lies.
    pub fn interval(&self) -> Interval {
        self.wins.interval()
    }

    /// Whether it is off par by more than chance, at 5 % for the whole family.
    pub fn is_significant(&self) -> bool {
        self.chance < 0.05
    }
}

impl<K> Family<K> {
    fn new(shares: impl IntoIterator<Item = (K, Share)>, par: f64) -> Self {
        let shares: Vec<(K, Share)> = shares.into_iter().filter(|(_, wins)| wins.count() > 0).collect();
        let off = |wins: Share| (wins.value() - par) / wins.noise(par).max(f64::MIN_POSITIVE);
        let chances: Vec<f64> = shares.iter().map(|(_, wins)| chance_of(off(*wins))).collect();
        let rates = shares.into_iter().zip(holm(&chances));
        let rates = rates.map(|((of, wins), chance)| Rate { of, wins, chance, par }).collect();
        Self { rates, par }
    }

    /// The one that is farthest above or below par.
    pub fn farthest(&self) -> Option<&Rate<K>> {
        self.rates.iter().max_by(|a, b| a.off().abs().total_cmp(&b.off().abs()))
    }

    /// How many are off par by more than chance.
    pub fn significant(&self) -> usize {
        self.rates.iter().filter(|rate| rate.is_significant()).count()
    }

    /// The standard deviation from par that is seen, and the one that chance alone would bring.
    pub fn spread(&self) -> (f64, f64) {
        let mean = |squares: f64| (squares / self.rates.len().max(1) as f64).sqrt();
        let seen = self.rates.iter().map(|rate| rate.off().powi(2)).sum();
        let noise = self.rates.iter().map(|rate| rate.wins.noise(self.par).powi(2)).sum();
        (mean(seen), mean(noise))
    }

    /// The standard deviation from par that is left when chance is taken off: what is truly there.
    pub fn true_spread(&self) -> f64 {
        let (seen, noise) = self.spread();
        (seen.powi(2) - noise.powi(2)).max(0.0).sqrt()
    }

    /// The fewest and the most games that one of them has.
    pub fn samples(&self) -> (u64, u64) {
        let counts = || self.rates.iter().map(|rate| rate.wins.count());
        (counts().min().unwrap_or(0), counts().max().unwrap_or(0))
    }
}

/// Of more orders than this, only those farthest from par are shown.
const MOST_ORDERS: usize = 24;
/// So many of them above par, and so many below.
const FARTHEST: usize = 10;

impl Findings {
    /// The orders of loyalties that are worth showing, the best first: all, or the ends where there
    /// are many.
    pub fn shown_orders(&self) -> Vec<&Rate<Vec<Empire>>> {
        let mut sorted: Vec<_> = self.orders.rates.iter().collect();
        sorted.sort_by(|a, b| b.off().total_cmp(&a.off()));
        if sorted.len() > MOST_ORDERS {
            sorted.drain(FARTHEST..sorted.len() - FARTHEST);
        }
        sorted
    }

    /// What these counts say.
    pub fn new(world: &World, tally: Tally) -> Self {
        let par = 1.0 / world.societies().len().max(1) as f64;
        let on = |empire: Empire, slot: Slot| {
            let orders = tally.loyalties.iter().filter(|(order, _)| order.get(slot.index()) == Some(&empire));
            orders.fold(Share::default(), |sum, (_, wins)| sum.plus(*wins))
        };
        let places = world.empires().flat_map(|e| world.slots().map(move |s| (e, s)));
        let slots: Vec<_> = places.map(|(e, s)| ((e, s), on(e, s))).collect();
        Self {
            games: tally.games(),
            par,
            slots: Family::new(slots, par),
            orders: Family::new(tally.loyalties, par),
            turns: Family::new(tally.turns.into_iter().enumerate(), par),
            cities: tally.cities,
            banners: tally.banners,
            abilities: tally.abilities,
            cards: tally.cards.into_iter().collect(),
            positions: tally.positions.into_iter().collect(),
            decisions: tally.decisions,
            scores: tally.scores,
            exchanges: tally.exchanges,
            ties: tally.ties,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many wins out of so many games.
    fn share(wins: u64, games: u64) -> Share {
        let mut share = Share::default();
        (0..games).for_each(|game| share.add(game < wins));
        share
    }

    #[test]
    fn what_strays_no_farther_than_chance_is_not_significant() {
        // 500 games each at a par of a third: one standard deviation is 2.1 points.
        let shares = (0..24).map(|i| (i, share(150 + 5 * (i % 4), 500)));
        let family = Family::new(shares, 1.0 / 3.0);
        assert_eq!(family.significant(), 0);
        let (_, noise) = family.spread();
        assert!((noise - 0.021_08).abs() < 1e-4, "{noise}");
    }

    #[test]
    fn what_is_far_off_par_is_found_among_many() {
        let shares = (0..24).map(|i| (i, share(if i == 7 { 230 } else { 166 }, 500)));
        let family = Family::new(shares, 1.0 / 3.0);
        let farthest = family.farthest().unwrap();
        assert_eq!((farthest.of, farthest.is_significant(), family.significant()), (7, true, 1));
        assert!((farthest.off() - (0.46 - 1.0 / 3.0)).abs() < 1e-12);
    }

    #[test]
    fn the_true_spread_is_what_chance_does_not_explain() {
        let even = Family::new((0..10).map(|i| (i, share(333 + i % 2, 1000))), 1.0 / 3.0);
        assert_eq!(even.true_spread(), 0.0);
        let uneven = Family::new((0..10).map(|i| (i, share(233 + 200 * (i % 2), 1000))), 1.0 / 3.0);
        assert!((uneven.true_spread() - 0.1).abs() < 0.01, "{}", uneven.true_spread());
    }
}
