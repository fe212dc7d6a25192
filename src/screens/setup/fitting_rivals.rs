//! Chooses rivals against whom the player wins about as often as wished.

use std::sync::Arc;

use bots::Level;
use history::History;
use history::strength::{Estimate, Offer, offer, ratings};
use rules::Rng;

/// Distinguishes the random draw of rivals from other draws with the match's seed.
const DRAW: u64 = 0x7269_7661_6c73_2121;

/// Everything that determines which rivals fit.
#[derive(Clone)]
pub(super) struct Wish {
    pub history: Option<Arc<History>>,
    pub pack: String,
    pub rivals: usize,
    /// The percentage of matches that the player wants to win.
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

/// Rivals that fit a wish, and the wish.
pub(super) struct Fitted {
    wish: Wish,
    /// The levels of the rivals, and the player's expected win chance against them.
    pub offer: Offer,
    /// The player's estimated rating.
    pub strength: Estimate,
    /// True if the estimated rating is based on at least one match.
    pub known: bool,
}

impl Fitted {
    /// Chooses rivals that fit a wish.
    pub fn new(wish: Wish) -> Self {
        let matches = wish.history.iter().flat_map(|history| history.matches()).map(|(_, played)| played);
        let known = matches.clone().next().is_some();
        let now = ratings(matches, Some((&wish.pack, wish.rivals + 1))).now;
        let draw = Rng::stream(wish.seed ^ DRAW, 0).unit();
        let offer = offer(&now, wish.rivals, f64::from(wish.share) / 100.0, draw);
        Self { offer, strength: now.estimate(), known, wish }
    }

    /// True if these rivals were chosen for this wish.
    pub fn is_for(&self, wish: &Wish) -> bool {
        self.wish.equals(wish)
    }

    /// The level of the rival with this index, counted from 0.
    pub fn level(&self, rival: usize) -> Option<Level> {
        self.offer.levels.get(rival).copied()
    }

    /// The share of matches that the player wants to win, from 0 to 1.
    pub fn share(&self) -> f64 {
        f64::from(self.wish.share) / 100.0
    }
}
