//! What deeds tell of a society's tokens: how likely it would have done this with those, and not
//! something else.
//!
//! A society with given tokens does a deed with a probability in proportion to e to the sum of what
//! speaks for it (the multinomial logit of discrete choice). What speaks for a deed is what it does
//! for each empire, weighed by what a city of that empire is worth to the society, with weights
//! fitted to what bots with known tokens did (`train`).

use super::deed::{Deed, EFFECTS, Effects, Sort, draws, effects, instead};
use super::outlook::Chart;
use rules::{Board, ByEmpire, Society, World};

/// How many numbers speak for a deed: what it does for the empires by their multipliers and by the
/// size of these, the cards that it draws, and for exchanges the points gained and a constant.
pub const FEATURES: usize = 2 * EFFECTS + 3;

/// The weights of what speaks for deeds, sort by sort.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tells(pub [[f32; FEATURES]; Sort::ALL.len()]);

impl Tells {
    /// Nothing tells anything.
    pub const BLANK: Self = Self([[0.0; FEATURES]; Sort::ALL.len()]);
}

/// A deed among what could have been done instead, with what each does for the empires.
#[derive(Clone, Debug, Default)]
pub(super) struct Observed {
    deeds: Vec<Deed>,
    effects: Vec<Effects>,
    draws: Vec<f32>,
    /// Which of them was done.
    done: usize,
    sort: Option<Sort>,
    /// The cities that the empires may expect, for exchanges.
    outlook: Option<ByEmpire<f32>>,
}

impl Observed {
    /// Looks at a deed on the board on which it was done.
    pub fn look(&mut self, world: &World, chart: &Chart, board: &Board, mover: Society, deed: Deed) {
        instead(world, board, mover, deed, &mut self.deeds);
        self.sort = Some(deed.sort());
        self.done = self.deeds.iter().position(|other| *other == deed).unwrap_or(0);
        self.outlook = (deed.sort() == Sort::Exchange).then(|| chart.outlook(world, board));
        self.effects.clear();
        self.draws.clear();
        for deed in &self.deeds {
            self.effects.push(effects(world, board, *deed));
            self.draws.push(draws(world, board, *deed));
        }
    }

    /// The sort of the deed.
    pub fn sort(&self) -> Option<Sort> {
        self.sort
    }

    /// What speaks for each possible deed of a society to which a city of each empire is worth so
    /// many points, and which of them was done. `open` are the empires whose tokens lie open.
    pub fn features(
        &self,
        world: &World,
        multipliers: &ByEmpire<f32>,
        open: &ByEmpire<bool>,
        all: &mut Vec<[f32; FEATURES]>,
    ) -> usize {
        all.clear();
        if let Some(outlook) = &self.outlook {
            return self.exchanges(world, multipliers, open, outlook, all);
        }
        let most = world.empires().map(|e| multipliers[e].abs()).fold(1.0, f32::max);
        for (effects, draws) in self.effects.iter().zip(&self.draws) {
            let mut features = [0.0; FEATURES];
            for empire in world.empires() {
                let likes = multipliers[empire] / most;
                for (place, effect) in effects[empire].iter().enumerate() {
                    features[place] += likes * effect;
                    features[EFFECTS + place] += likes.abs() * effect;
                }
            }
            features[2 * EFFECTS] = *draws;
            all.push(features);
        }
        self.done
    }

    /// The same for exchanges of tokens that are covered; to keep them comes first.
    fn exchanges(
        &self,
        world: &World,
        multipliers: &ByEmpire<f32>,
        open: &ByEmpire<bool>,
        outlook: &ByEmpire<f32>,
        all: &mut Vec<[f32; FEATURES]>,
    ) -> usize {
        all.push([0.0; FEATURES]);
        let mut done = 0;
        let deed = self.deeds.first();
        for a in world.empires().filter(|a| !open[*a]) {
            for b in world.empires().filter(|b| *b > a && !open[*b]) {
                let gain = (multipliers[a] - multipliers[b]) * (outlook[b] - outlook[a]);
                if deed == Some(&Deed::Exchange(a, b)) {
                    done = all.len();
                }
                let mut features = [0.0; FEATURES];
                features[0] = gain / 5.0;
                features[1] = (gain / 5.0).max(0.0);
                features[2 * EFFECTS + 2] = 1.0;
                all.push(features);
            }
        }
        done
    }
}

/// The logarithm of the probability of the deed that was done.
pub(super) fn log_likelihood(weights: &[f32; FEATURES], all: &[[f32; FEATURES]], done: usize) -> f32 {
    let said = |features: &[f32; FEATURES]| features.iter().zip(weights).map(|(a, b)| a * b).sum::<f32>();
    let most = all.iter().map(said).fold(f32::MIN, f32::max);
    let sum: f32 = all.iter().map(|features| libm::expf(said(features) - most)).sum();
    all.get(done).map_or(0.0, said) - most - libm::logf(sum)
}
