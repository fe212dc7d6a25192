//! The likelihood that a society with given tokens does a deed.
//!
//! It is a multinomial logit model of discrete choice: the probability of a deed is proportional to e to the
//! power of a weighted sum of its features. The features are the effects on each empire, multiplied by what a
//! city of that empire is worth to the society. The weights are fitted to deeds of bots with known tokens
//! (`train`).

use crate::beliefs::visible_deed::{Deed, DeedKind, EFFECTS, Effects, alternatives, draws, effects};
use crate::evaluate::city_outlook::CityOutlook;
use rules::{Board, ByEmpire, Society, World};

/// The number of features of a deed: its effects weighted by the multiplier, its effects weighted by the
/// multiplier's size, the cards drawn, the points gained by an exchange, and a constant for exchanges.
pub const FEATURES: usize = 2 * EFFECTS + 3;

/// The weights of the features in the likelihood model, for each kind of deed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LikelihoodWeights(pub [[f32; FEATURES]; DeedKind::ALL.len()]);

impl LikelihoodWeights {
    /// Weights that make every deed equally likely.
    pub const BLANK: Self = Self([[0.0; FEATURES]; DeedKind::ALL.len()]);
}

/// A deed of a society and its alternatives, with the effects of each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Observation {
    deeds: Vec<Deed>,
    effects: Vec<Effects>,
    draws: Vec<f32>,
    /// The index, in `deeds`, of the deed that was done.
    done: usize,
    kind: Option<DeedKind>,
    /// The number of cities that each empire is likely to hold at the end; only for exchanges.
    outlook: Option<ByEmpire<f32>>,
}

impl Observation {
    /// Records a deed of a society on the board on which it was done.
    pub fn look(
        &mut self,
        world: &World,
        city_outlook: &CityOutlook,
        board: &Board,
        mover: Society,
        deed: Deed,
    ) {
        alternatives(world, board, mover, deed, &mut self.deeds);
        self.kind = Some(deed.kind());
        self.done = self.deeds.iter().position(|other| *other == deed).unwrap_or(0);
        self.outlook = (deed.kind() == DeedKind::Exchange).then(|| city_outlook.outlook(world, board));
        self.effects.clear();
        self.draws.clear();
        for deed in &self.deeds {
            self.effects.push(effects(world, board, *deed));
            self.draws.push(draws(world, board, *deed));
        }
    }

    /// The kind of the observed deed.
    pub fn kind(&self) -> Option<DeedKind> {
        self.kind
    }

    /// Fills `all` with the features of each alternative for a society with these multipliers. Returns the
    /// index of the deed that was done. `open` is true for empires whose tokens are face up.
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

    /// Fills `all` with the features of keeping the tokens, and then of each exchange of covered tokens.
    /// Returns the index of the deed that was done.
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

/// The logarithm of the probability of the deed with the index `done`.
pub(crate) fn log_likelihood(weights: &[f32; FEATURES], all: &[[f32; FEATURES]], done: usize) -> f32 {
    let said = |features: &[f32; FEATURES]| features.iter().zip(weights).map(|(a, b)| a * b).sum::<f32>();
    let most = all.iter().map(said).fold(f32::MIN, f32::max);
    let sum: f32 = all.iter().map(|features| libm::expf(said(features) - most)).sum();
    all.get(done).map_or(0.0, said) - most - libm::logf(sum)
}
