//! Findings from the counts: shares and means with their intervals, and deviations from par.

use super::balance_tally::{AbilityUse, Fate, PositionUse, Tally};
use crate::arena::{Interval, Share, Spread, chance_of, holm};
use rules::{Card, Empire, Position, Slot, World};

/// The findings about one pack.
pub(super) struct Findings {
    /// The number of games.
    pub games: u64,
    /// A society's share of wins if nothing gave an advantage.
    pub par: f64,
    /// The reported deviations have at least this number of standard deviations.
    pub seen: f64,
    /// Cities at the end of each round, by round and empire.
    pub cities: Vec<Vec<Spread>>,
    /// Banners on the map at the end of each round, by round and empire.
    pub banners: Vec<Vec<Spread>>,
    /// Wins of the societies that had a given empire on a given slot.
    pub slots: Family<(Empire, Slot)>,
    /// Wins of the societies that had a given order of empires on their slots.
    pub orders: Family<Vec<Empire>>,
    /// Wins by place in the first round's order.
    pub turns: Family<usize>,
    /// The use of abilities, by index.
    pub abilities: Vec<AbilityUse>,
    /// The kinds of cards.
    pub cards: Vec<(Card, Fate)>,
    /// The use of positions on councils.
    pub positions: Vec<(Position, PositionUse)>,
    /// Decisions per game.
    pub decisions: Spread,
    /// A society's final points.
    pub scores: Spread,
    /// A society's exchanges of tokens.
    pub exchanges: Spread,
    /// Games with several winners.
    pub ties: Share,
}

/// Shares of wins that are tested together, against the same par.
pub(super) struct Family<K> {
    /// The shares in reading order.
    pub rates: Vec<Rate<K>>,
    par: f64,
}

/// A share of wins compared with par.
pub(super) struct Rate<K> {
    /// The subject of the share, such as an empire on a loyalty slot.
    pub of: K,
    /// Wins out of games.
    pub wins: Share,
    /// The probability of such a deviation by chance, adjusted for all tested shares by Holm's method. `None`
    /// with too few games.
    pub chance: Option<f64>,
    par: f64,
}

impl<K> Rate<K> {
    /// The deviation from par, as a share.
    pub fn off(&self) -> f64 {
        self.wins.value() - self.par
    }

    /// The confidence interval.
    pub fn interval(&self) -> Interval {
        self.wins.interval()
    }

    /// True if the rate deviates significantly from par, at 5 % for all tests together.
    pub fn is_significant(&self) -> bool {
        self.chance.is_some_and(|chance| chance < LEVEL)
    }

    /// True if there are enough games to judge the rate.
    fn is_measured(&self) -> bool {
        self.wins.count() >= LEAST_SAMPLES
    }

    /// The deviation from par in standard deviations.
    fn strays(&self) -> f64 {
        self.off() / self.wins.noise(self.par).max(f64::MIN_POSITIVE)
    }
}

impl<K> Family<K> {
    fn new(shares: impl IntoIterator<Item = (K, Share)>, par: f64) -> Self {
        let shares = shares.into_iter().filter(|(_, wins)| wins.count() > 0);
        Self { rates: shares.map(|(of, wins)| Rate { of, wins, chance: None, par }).collect(), par }
    }

    /// The unadjusted probability of each measured share's deviation.
    fn chances(&self) -> Vec<f64> {
        self.rates.iter().filter(|rate| rate.is_measured()).map(|rate| chance_of(rate.strays())).collect()
    }

    /// Sets the adjusted probabilities, in the order of [`Self::chances`].
    fn judge(&mut self, chances: &mut impl Iterator<Item = f64>) {
        let told = self.rates.iter_mut().filter(|rate| rate.is_measured());
        told.for_each(|rate| rate.chance = chances.next());
    }

    /// The number of shares with too few games.
    pub fn unmeasured(&self) -> usize {
        self.rates.iter().filter(|rate| !rate.is_measured()).count()
    }

    /// The standard deviation of the measured shares by chance; `None` without any.
    pub fn measured_noise(&self) -> Option<f64> {
        let told = || self.rates.iter().filter(|rate| rate.is_measured());
        let squares: f64 = told().map(|rate| rate.wins.noise(self.par).powi(2)).sum();
        (told().count() > 0).then(|| (squares / told().count() as f64).sqrt())
    }

    /// The share that deviates most from par.
    pub fn farthest(&self) -> Option<&Rate<K>> {
        self.rates.iter().max_by(|a, b| a.off().abs().total_cmp(&b.off().abs()))
    }

    /// The number of significant shares.
    pub fn significant(&self) -> usize {
        self.rates.iter().filter(|rate| rate.is_significant()).count()
    }

    /// The standard deviation from par, and the expected one if only chance were at work.
    pub fn spread(&self) -> (f64, f64) {
        let mean = |squares: f64| (squares / self.rates.len().max(1) as f64).sqrt();
        let seen = self.rates.iter().map(|rate| rate.off().powi(2)).sum();
        let noise = self.rates.iter().map(|rate| rate.wins.noise(self.par).powi(2)).sum();
        (mean(seen), mean(noise))
    }

    /// The standard deviation from par, less the part that chance explains.
    pub fn true_spread(&self) -> f64 {
        let (seen, noise) = self.spread();
        (seen.powi(2) - noise.powi(2)).max(0.0).sqrt()
    }

    /// The smallest and the largest number of games behind a share.
    pub fn samples(&self) -> (u64, u64) {
        let counts = || self.rates.iter().map(|rate| rate.wins.count());
        (counts().min().unwrap_or(0), counts().max().unwrap_or(0))
    }
}

/// The fewest games behind a finding. With fewer, a single win is about 2 percentage points.
pub(super) const LEAST_SAMPLES: u64 = 60;
/// The level of significance.
const LEVEL: f64 = 0.05;
/// If there are more orders, only the extremes are shown.
const MOST_ORDERS: usize = 24;
/// The number of shown orders at each extreme.
const FARTHEST: usize = 10;

impl Findings {
    /// The orders of loyalties to show, the best first: all, or the extremes.
    pub fn shown_orders(&self) -> Vec<&Rate<Vec<Empire>>> {
        let mut sorted: Vec<_> = self.orders.rates.iter().collect();
        sorted.sort_by(|a, b| b.off().total_cmp(&a.off()));
        if sorted.len() > MOST_ORDERS {
            sorted.drain(FARTHEST..sorted.len() - FARTHEST);
        }
        sorted
    }

    /// The findings from these counts.
    pub fn new(world: &World, tally: Tally) -> Self {
        let (games, par) = (tally.games(), 1.0 / world.societies().len().max(1) as f64);
        let on = |empire: Empire, slot: Slot| {
            let orders = tally.loyalties.iter().filter(|(order, _)| order.get(slot.index()) == Some(&empire));
            orders.fold(Share::default(), |sum, (_, wins)| sum.plus(*wins))
        };
        let places = world.empires().flat_map(|e| world.slots().map(move |s| (e, s)));
        let slots: Vec<_> = places.map(|(e, s)| ((e, s), on(e, s))).collect();
        let mut slots = Family::new(slots, par);
        let mut orders = Family::new(tally.loyalties, par);
        let mut turns = Family::new(tally.turns.into_iter().enumerate(), par);
        let chances = holm(&[slots.chances(), orders.chances(), turns.chances()].concat());
        let tested = chances.len();
        let mut chances = chances.into_iter();
        slots.judge(&mut chances);
        orders.judge(&mut chances);
        turns.judge(&mut chances);
        Self {
            games,
            par,
            seen: deviations_seen(tested),
            slots,
            orders,
            turns,
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

/// The number of standard deviations that is significant among this number of tests, to a tenth.
fn deviations_seen(tested: usize) -> f64 {
    let is_seen = |strays: f64| chance_of(strays) * tested as f64 <= LEVEL;
    (10..100).map(|tenths| f64::from(tenths) / 10.0).find(|strays| is_seen(*strays)).unwrap_or(10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A family that is tested on its own.
    fn tested<K>(shares: impl IntoIterator<Item = (K, Share)>, par: f64) -> Family<K> {
        let mut family = Family::new(shares, par);
        let chances = holm(&family.chances());
        family.judge(&mut chances.into_iter());
        family
    }

    /// A share of wins out of games.
    fn share(wins: u64, games: u64) -> Share {
        let mut share = Share::default();
        (0..games).for_each(|game| share.add(game < wins));
        share
    }

    #[test]
    fn what_strays_no_farther_than_chance_is_not_significant() {
        // 500 games each at a par of a third: one standard deviation is 2.1 points.
        let shares = (0..24).map(|i| (i, share(150 + 5 * (i % 4), 500)));
        let family = tested(shares, 1.0 / 3.0);
        assert_eq!(family.significant(), 0);
        let (_, noise) = family.spread();
        assert!((noise - 0.021_08).abs() < 1e-4, "{noise}");
    }

    #[test]
    fn what_is_far_off_par_is_found_among_many() {
        let shares = (0..24).map(|i| (i, share(if i == 7 { 230 } else { 166 }, 500)));
        let family = tested(shares, 1.0 / 3.0);
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

    #[test]
    fn of_what_was_seen_in_few_games_nothing_is_told() {
        // All wins in 59 games, which are too few, and in 60 games, which are enough.
        let family = tested([(0, share(59, 59)), (1, share(60, 60)), (2, share(20, 60))], 1.0 / 3.0);
        let told: Vec<_> =
            family.rates.iter().map(|rate| (rate.chance.is_some(), rate.is_significant())).collect();
        assert_eq!(told, [(false, false), (true, true), (true, false)]);
        assert_eq!((family.unmeasured(), tested([(0, share(3, 10))], 0.5).measured_noise()), (1, None));
    }

    #[test]
    fn the_more_is_looked_at_the_farther_it_has_to_be_off_par() {
        assert_eq!([1, 10, 100, 1000].map(deviations_seen), [2.0, 2.9, 3.5, 4.1]);
    }
}
