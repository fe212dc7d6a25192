//! What the counts say: shares and means with their intervals, and what is off par.

use super::tally::{Fate, Held, Played, Tally};
use crate::arena::{Interval, Share, Spread, chance_of, holm};
use rules::{Card, Empire, Position, Slot, World};

/// What the counts of one pack say.
pub(super) struct Findings {
    /// How many games were played.
    pub games: u64,
    /// The share of games that each society would win if nothing mattered.
    pub par: f64,
    /// How many standard deviations of chance something has to be off par to be told of.
    pub seen: f64,
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
    /// How likely chance alone brings such a share to one of all that were looked at together, by Holm's method; none
    /// where there were too few games to tell.
    pub chance: Option<f64>,
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

    /// Whether it is off par by more than chance, at 5 % for everything that was looked at together.
    pub fn is_significant(&self) -> bool {
        self.chance.is_some_and(|chance| chance < LEVEL)
    }

    /// Whether there were games enough to tell anything of it.
    fn is_measured(&self) -> bool {
        self.wins.count() >= LEAST_SAMPLES
    }

    /// How many standard deviations of chance it is off par.
    fn strays(&self) -> f64 {
        self.off() / self.wins.noise(self.par).max(f64::MIN_POSITIVE)
    }
}

impl<K> Family<K> {
    fn new(shares: impl IntoIterator<Item = (K, Share)>, par: f64) -> Self {
        let shares = shares.into_iter().filter(|(_, wins)| wins.count() > 0);
        Self { rates: shares.map(|(of, wins)| Rate { of, wins, chance: None, par }).collect(), par }
    }

    /// How likely each of those of which anything can be told strays so far, looked at by itself.
    fn chances(&self) -> Vec<f64> {
        self.rates.iter().filter(|rate| rate.is_measured()).map(|rate| chance_of(rate.strays())).collect()
    }

    /// Takes in, in the order of [`Self::chances`], what is left of these when all are looked at together.
    fn judge(&mut self, chances: &mut impl Iterator<Item = f64>) {
        let told = self.rates.iter_mut().filter(|rate| rate.is_measured());
        told.for_each(|rate| rate.chance = chances.next());
    }

    /// How many there were too few games to tell anything of.
    pub fn unmeasured(&self) -> usize {
        self.rates.iter().filter(|rate| !rate.is_measured()).count()
    }

    /// The standard deviation that chance brings to those of which anything can be told; none where there is none.
    pub fn measured_noise(&self) -> Option<f64> {
        let told = || self.rates.iter().filter(|rate| rate.is_measured());
        let squares: f64 = told().map(|rate| rate.wins.noise(self.par).powi(2)).sum();
        (told().count() > 0).then(|| (squares / told().count() as f64).sqrt())
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

/// Of what was seen in fewer games than this, nothing is told: one of them won makes 5 points or so.
pub(super) const LEAST_SAMPLES: u64 = 60;
/// How seldom chance alone may pass for more.
const LEVEL: f64 = 0.05;
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

/// How many standard deviations are seen where so many are looked at together, to a tenth.
fn deviations_seen(tested: usize) -> f64 {
    let is_seen = |strays: f64| chance_of(strays) * tested as f64 <= LEVEL;
    (10..100).map(|tenths| f64::from(tenths) / 10.0).find(|strays| is_seen(*strays)).unwrap_or(10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A family that is looked at by itself.
    fn family<K>(shares: impl IntoIterator<Item = (K, Share)>, par: f64) -> Family<K> {
        let mut family = Family::new(shares, par);
        let chances = holm(&family.chances());
        family.judge(&mut chances.into_iter());
        family
    }

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
        let family = family(shares, 1.0 / 3.0);
        assert_eq!(family.significant(), 0);
        let (_, noise) = family.spread();
        assert!((noise - 0.021_08).abs() < 1e-4, "{noise}");
    }

    #[test]
    fn what_is_far_off_par_is_found_among_many() {
        let shares = (0..24).map(|i| (i, share(if i == 7 { 230 } else { 166 }, 500)));
        let family = family(shares, 1.0 / 3.0);
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
        // Fifty-nine games, all of them won, and sixty, of which the same is true.
        let family = family([(0, share(59, 59)), (1, share(60, 60)), (2, share(20, 60))], 1.0 / 3.0);
        let told: Vec<_> =
            family.rates.iter().map(|rate| (rate.chance.is_some(), rate.is_significant())).collect();
        assert_eq!(told, [(false, false), (true, true), (true, false)]);
        assert_eq!((family.unmeasured(), family([(0, share(3, 10))], 0.5).measured_noise()), (1, None));
    }

    #[test]
    fn the_more_is_looked_at_the_farther_it_has_to_be_off_par() {
        assert_eq!([1, 10, 100, 1000].map(seen), [2.0, 2.9, 3.5, 4.1]);
    }
}
