//! A match as it is being set up.

use std::sync::Arc;

use crate::ai::Level;
use crate::content::Pack;
use crate::rules::{HouseRule, HouseRules, Society};
use crate::table::{Player, SEEDS, SeatSetup, Setup};

/// A match as it is being set up.
pub(super) struct Draft {
    pub pack: Arc<Pack>,
    pub society: usize,
    pub rivals: Vec<Level>,
    pub house: HouseRules,
    /// The multipliers as they are typed.
    pub multipliers: String,
    pub seed: String,
    pub first: Option<usize>,
}

impl Draft {
    /// The pack's own rules against three novices.
    pub fn new(pack: &Arc<Pack>) -> Self {
        let house = pack.rules.raw.house;
        let most = pack.rules.raw.societies.1;
        Self {
            pack: Arc::clone(pack),
            society: 0,
            rivals: vec![Level::Novice; most.saturating_sub(1)],
            multipliers: house.get(HouseRule::Multipliers, &pack.rules.raw),
            house,
            seed: Setup::fresh_seed().to_string(),
            first: None,
        }
    }

    /// The match as it is set up now: the person first, then the rivals with the societies that follow.
    pub fn setup(&self) -> Result<Setup, String> {
        let rivals = self
            .rivals
            .iter()
            .enumerate()
            .map(|(i, level)| SeatSetup { society: self.society_of(i + 1), player: Player::Bot(*level) });
        let person = SeatSetup { society: self.society, player: Player::Human };
        let seed = self.seed.trim().parse().ok().filter(|s| *s < SEEDS);
        let setup = Setup {
            pack: Arc::clone(&self.pack),
            seats: std::iter::once(person).chain(rivals).collect(),
            house: self.house,
            seed: seed.ok_or_else(|| "seed".to_owned())?,
            first: self.first.and_then(Society::new),
            loyalties: None,
            order: None,
        };
        setup.world().map(|_| setup).map_err(|e| e.to_string())
    }

    /// The society on a seat of the table; the person sits on the first.
    pub fn society_of(&self, seat: usize) -> usize {
        (self.society + seat) % self.pack.words.societies().len().max(1)
    }
}
