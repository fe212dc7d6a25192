//! The match on the set-up screen.

use std::sync::Arc;

use super::fitting_rivals::Fitted;
use crate::settings::last_setup::{Rival, TableChoices};
use external_bots::Name;
use history::History;
use packs::Pack;
use rules::{HouseRule, HouseRules, Society};
use table::{Player, PlayerChoice, SEEDS, SeatChoice, Setup, SetupChoices};

/// The match on the set-up screen.
pub(super) struct Draft {
    pub pack: Arc<Pack>,
    pub society: usize,
    /// The choices for every pack.
    pub table: TableChoices,
    /// The rivals of the other mode: alone against automata, or against rivals.
    pub others: Vec<Rival>,
    /// The pack has room for automata.
    pub automata: bool,
    pub house: HouseRules,
    /// The multipliers as typed.
    pub multipliers: String,
    /// The seed as typed.
    pub seed: String,
    pub first: Option<usize>,
    /// The history of all matches, once it is read.
    pub history: Option<Arc<History>>,
    /// The rivals that fit, if some are wished for.
    pub fitted: Option<Fitted>,
    /// The external bots whose programs are at hand.
    pub programs: Vec<Name>,
}

impl Draft {
    /// The pack's own rules against three novices.
    pub fn new(pack: &Arc<Pack>) -> Self {
        let house = pack.rules.raw.house;
        let most = pack.rules.raw.societies.1;
        Self {
            pack: Arc::clone(pack),
            society: 0,
            table: TableChoices {
                rivals: vec![Rival::default(); most.saturating_sub(1)],
                ..TableChoices::default()
            },
            others: Vec::new(),
            automata: pack.rules.raw.fits_automata(),
            multipliers: house.get(HouseRule::Multipliers, &pack.rules.raw),
            house,
            seed: Setup::fresh_seed().to_string(),
            first: None,
            history: None,
            fitted: None,
            programs: Vec::new(),
        }
    }

    /// The setup: the person first, then the rivals with the societies that follow.
    pub fn setup(&self) -> Result<Setup, String> {
        let seed = self.seed.trim().parse().ok().filter(|s| *s < SEEDS).ok_or_else(|| "seed".to_owned())?;
        let rivals = self.table.rivals.iter().enumerate().map(|(i, rival)| SeatChoice {
            society: self.society_of(i + 1),
            player: rival.player(),
            name: if rival.is_person() { rival.name.clone() } else { String::new() },
        });
        let person = SeatChoice {
            society: self.society,
            player: PlayerChoice::Player(Player::Human),
            name: self.table.name.clone(),
        };
        let choices = SetupChoices {
            pack: Arc::clone(&self.pack),
            seats: std::iter::once(person).chain(rivals).collect(),
            house: self.house,
            hidden: self.table.hidden,
            first: self.first.and_then(Society::new),
            plain: self.table.plain,
        };
        let setup = choices.setup(seed);
        setup.world().map(|_| setup).map_err(|e| e.to_string())
    }

    /// The number of people on the seats before this one.
    pub fn people_before(&self, seat: usize) -> usize {
        let rivals = self.table.rivals.iter().take(seat.saturating_sub(1)).filter(|rival| rival.is_person());
        usize::from(seat > 0) + rivals.count()
    }

    /// The society on a seat of the table; the person sits on the first.
    pub fn society_of(&self, seat: usize) -> usize {
        (self.society + seat) % self.pack.words.societies().len().max(1)
    }
}
