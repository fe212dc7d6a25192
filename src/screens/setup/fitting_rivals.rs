//! Chooses rivals against whom the person wins about as often as wished.

use std::sync::Arc;

use bots::Level;
use history::History;
use history::strength::{Estimate, Offer, offer, ratings};
use rules::Rng;

/// Separates the random draw of rivals from other draws with the match's seed.
const DRAW: u64 = 0x7269_7661_6c73_2121;

/// The values that determine the fitting rivals.
#[derive(Clone)]
pub(super) struct Wish {
    pub history: Option<Arc<History>>,
    pub pack: String,
    pub rivals: usize,
    /// The share of matches that the person wants to win, in per cent.
    pub share: u8,
    pub seed: u64,
}

impl Wish {
    fn equals(&self, other: &Self) -> bool {
        let same = match (&self.history, &other.history) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            _ => false,
        };
        same && (&self.pack, self.rivals, self.share, self.seed)
            == (&other.pack, other.rivals, other.share, other.seed)
    }
}

/// The fitting rivals, with the wish that they fit.
pub(super) struct Fitted {
    wish: Wish,
    /// The levels of the rivals, with the expected win chance.
    pub offer: Offer,
    /// The person's estimated rating.
    pub strength: Estimate,
    /// True if the estimate is based on at least one match.
    pub known: bool,
}

impl Fitted {
    /// Chooses rivals for a wish.
    pub fn new(wish: Wish) -> Self {
        let matches = wish.history.iter().flat_map(|history| history.matches()).map(|(_, played)| played);
        let known = matches.clone().next().is_some();
        let now = ratings(matches, Some((&wish.pack, wish.rivals + 1))).now;
        let draw = Rng::stream(wish.seed ^ DRAW, 0).unit();
        let offer = offer(&now, wish.rivals, f64::from(wish.share) / 100.0, draw);
        Self { offer, strength: now.estimate(), known, wish }
    }

    /// True if the rivals were chosen for this wish.
    pub fn is_for(&self, wish: &Wish) -> bool {
        self.wish.equals(wish)
    }

    /// The level of the rival with this index, from 0.
    pub fn level(&self, rival: usize) -> Option<Level> {
        self.offer.levels.get(rival).copied()
    }

    /// The wished share of matches to win, from 0 to 1.
    pub fn share(&self) -> f64 {
        f64::from(self.wish.share) / 100.0
    }
}
