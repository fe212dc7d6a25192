//! The choices on the set-up screen, which become a match's setup together with a seed.

use std::sync::Arc;

use super::match_setup::{SeatSetup, Setup};
use super::player::{Hidden, Player, TemperChoice};
use bots::Level;
use packs::Pack;
use rules::{HouseRules, Society};

/// The player chosen for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerChoice {
    /// A player that is chosen with all its properties.
    Player(Player),
    /// A bot of this level with a temper drawn from the seed and hidden until the match is over.
    Surprise(Level),
}

/// The choices for one seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChoice {
    /// The society at the seat, as an index in the pack's list of societies.
    pub society: usize,
    /// The player chosen for the seat.
    pub player: PlayerChoice,
    /// The name of the person at the seat; may be empty.
    pub name: String,
}

/// All choices for a match, as made on the set-up screen or on the command line.
#[derive(Clone, Debug)]
pub struct SetupChoices {
    /// The pack with which to play.
    pub pack: Arc<Pack>,
    /// The choices for all seats, in playing order.
    pub seats: Vec<SeatChoice>,
    /// The house rules of the match.
    pub house: HouseRules,
    /// How much about the bots is hidden until the match is over.
    pub hidden: Hidden,
    /// The society that goes first; drawn at random if `None` (R3.1).
    pub first: Option<Society>,
    /// True for a plain match, in which no help is allowed until it is over.
    pub plain: bool,
}

impl SetupChoices {
    /// The setup that follows from these choices and a seed.
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
    /// The seat's setup that follows from these choices and a seed. `number` is the index of the seat. `hidden`
    /// says how much about a bot is hidden.
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
