//! The match that the set-up screen prepares.

use std::sync::Arc;

use super::fitting_rivals::Fitted;
use crate::settings::last_setup::{Rival, TableChoices};
use external_bots::Name;
use history::History;
use packs::Pack;
use rules::{HouseRule, HouseRules, Society};
use table::{Player, PlayerChoice, SEEDS, SeatChoice, Setup, SetupChoices};

/// The draft of a match, which the set-up screen edits.
pub(super) struct Draft {
    pub pack: Arc<Pack>,
    /// The index of the society on seat 0, which the human player at this screen controls.
    pub society: usize,
    /// The choices that are the same for every pack.
    pub table: TableChoices,
    /// The rivals to restore when the player switches between solo play against automata and other matches.
    pub others: Vec<Rival>,
    /// True if the pack allows automata.
    pub automata: bool,
    pub house: HouseRules,
    /// The text in the field for the multipliers.
    pub multipliers: String,
    /// The text in the field for the seed.
    pub seed: String,
    /// The seat that moves first; `None` for a random one.
    pub first: Option<usize>,
    /// The history of all matches, once it has been read.
    pub history: Option<Arc<History>>,
    /// The rivals chosen to fit the wished win share, if the player wants that.
    pub fitted: Option<Fitted>,
    /// The names of the external bots whose programs are available.
    pub programs: Vec<Name>,
}

impl Draft {
    /// A draft with the pack's own rules, the most societies, and novices as rivals.
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

    /// The setup of the match, with a human player on seat 0. The error says why the choices are invalid.
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

    /// The number of human players on the seats before `seat`.
    pub fn people_before(&self, seat: usize) -> usize {
        let rivals = self.table.rivals.iter().take(seat.saturating_sub(1)).filter(|rival| rival.is_person());
        usize::from(seat > 0) + rivals.count()
    }

    /// The index of the society on this seat. Seat 0 is the human player at this screen.
    pub fn society_of(&self, seat: usize) -> usize {
        (self.society + seat) % self.pack.words.societies().len().max(1)
    }
}
