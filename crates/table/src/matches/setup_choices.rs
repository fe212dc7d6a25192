//! The choices on the set-up screen, which a seed turns into a match's setup.

use std::sync::Arc;

use super::match_setup::{SeatSetup, Setup};
use super::player::{Hidden, Player, TemperChoice};
use bots::Level;
use packs::Pack;
use rules::{HouseRules, Society};

/// The player chosen for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerChoice {
    /// A player that is chosen outright.
    Player(Player),
    /// A bot of this level whose temper the seed decides, hidden until the match is over.
    Surprise(Level),
}

/// The choices for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChoice {
    /// The index of the society in the pack's list.
    pub society: usize,
    /// The player at the seat.
    pub player: PlayerChoice,
    /// The person's name; may be empty.
    pub name: String,
}

/// All choices of a match, as made on the set-up screen or on the command line.
#[derive(Clone, Debug)]
pub struct SetupChoices {
    /// The chosen pack.
    pub pack: Arc<Pack>,
    /// The seats in order.
    pub seats: Vec<SeatChoice>,
    /// The house rules.
    pub house: HouseRules,
    /// Which facts about all bots are hidden until the match is over.
    pub hidden: Hidden,
    /// The first player; drawn if `None` (R3.1).
    pub first: Option<Society>,
    /// True if help is off until the match is over.
    pub plain: bool,
}

impl SetupChoices {
    /// The setup that a seed makes from these choices.
    pub fn setup(self, seed: u64) -> Setup {
        let hidden = self.hidden;
        let seats = self.seats.into_iter().enumerate();
        Setup {
            seats: seats.map(|(number, seat)| seat.setup(number, seed, hidden)).collect(),
            pack: self.pack,
            house: self.house,
            seed,
            first: self.first,
            loyalties: None,
            order: None,
            plain: self.plain,
        }
    }
}

impl SeatChoice {
    /// The setup that a seed makes for the seat with this number. `hidden` applies to bots.
    fn setup(self, number: usize, seed: u64, hidden: Hidden) -> SeatSetup {
        let (player, own) = match self.player {
            PlayerChoice::Player(player) => (player, Hidden::Nothing),
            PlayerChoice::Surprise(level) => {
                let (temper, own) = TemperChoice::Surprise.settle(seed, number);
                (Player::Bot(level, temper), own)
            }
        };
        let hidden = match player {
            Player::Bot(..) | Player::Outside(_) => hidden.max(own),
            Player::Human | Player::Automaton(_) => Hidden::Nothing,
        };
        SeatSetup { hidden, ..SeatSetup::open(self.society, player).with_name(&self.name) }
    }
}
