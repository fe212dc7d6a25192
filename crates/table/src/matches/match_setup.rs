//! The setup of a match: everything that is fixed before it begins.

use std::sync::Arc;

use super::player::{Hidden, Player};
use bots::Level;
use packs::Pack;
use record::{Header, SeatEntry};
use rules::{
    Deal, Fault, Flaw, HouseRule, HouseRules, Loyalties, LoyaltySetup, Number, Place, Rng, Society,
    TurnOrder, World,
};
use text::number_formatting::range;
use text::untrusted_text;

/// One seat of a match: its society and its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSetup {
    /// The society at the seat, as an index in the pack's list of societies.
    pub society: usize,
    /// The player at the seat.
    pub player: Player,
    /// How much about the seat's player is hidden until the match is over.
    pub hidden: Hidden,
    /// The name of the person at the seat; `None` if none was given.
    pub name: Option<String>,
}

/// The maximum number of characters in a person's name.
pub const NAME: usize = 24;

impl SeatSetup {
    /// A seat that hides nothing about its player.
    pub const fn open(society: usize, player: Player) -> Self {
        Self { society, player, hidden: Hidden::Nothing, name: None }
    }

    /// Sets the name of the seat's person, after sanitising it, and returns the seat. An empty name counts as
    /// none.
    pub fn with_name(self, name: &str) -> Self {
        let name = untrusted_text::line(name.trim(), NAME);
        Self { name: (!name.is_empty()).then_some(name), ..self }
    }
}

/// The indexes of the seats at which people play.
pub fn people(seats: &[SeatSetup]) -> impl Iterator<Item = usize> {
    seats.iter().enumerate().filter(|(_, seat)| seat.player == Player::Human).map(|(seat, _)| seat)
}

/// Everything that is fixed before a match begins.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The pack with which the match is played.
    pub pack: Arc<Pack>,
    /// The seats in playing order. The neighbour to the left of each seat is the next one.
    pub seats: Vec<SeatSetup>,
    /// The house rules of the match.
    pub house: HouseRules,
    /// The seed of all random draws in the match, below 2^63.
    pub seed: u64,
    /// The society that goes first; drawn at random if `None` (R3.1).
    pub first: Option<Society>,
    /// The loyalty tokens of all societies; dealt at random if `None` (R3.2).
    pub loyalties: Option<Loyalties>,
    /// The turn order of the empires in the first round. It only matters if the rules draw the order; drawn at
    /// random if `None`.
    pub order: Option<TurnOrder>,
    /// True for a plain match, in which no help is allowed until it is over.
    pub plain: bool,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The pack cannot be played with these house rules or with this number of societies (R10.2).
    #[error("{}", .0.iter().map(fault_text).collect::<Vec<_>>().join("; "))]
    Rules(Vec<Fault>),
    /// The pack does not have a society that is seated, or a society is seated twice. The number is how many
    /// societies the pack has.
    #[error("every seat needs a society of its own, and the pack has {0}: name {0} seats at most")]
    Societies(usize),
    /// The requested deal is against the rules. The text says why.
    #[error("{0}")]
    Deal(&'static str),
}

/// The message for a fault in the rules.
fn fault_text(Fault { place, flaw }: &Fault) -> String {
    match (place, flaw) {
        (Place::Number(Number::Societies), Flaw::Range { given, least, most }) => {
            format!("{given} societies cannot play this pack: it is for {}", range(*least, *most))
        }
        _ => flaw.to_string(),
    }
}

/// Random seeds are smaller than this number, so that every TOML and JSON reader can hold them.
pub const SEEDS: u64 = 1 << 53;

impl Setup {
    /// A setup with the pack's default rules: a person plays the first society, and `rivals` bots of one level
    /// play the next ones.
    pub fn new(pack: Arc<Pack>, rivals: usize, level: Level, seed: u64) -> Self {
        let player = |society| if society == 0 { Player::Human } else { Player::even(level) };
        let seat = |society| SeatSetup::open(society, player(society));
        let house = pack.rules.raw.house;
        Self {
            seats: (0..=rivals).map(seat).collect(),
            house,
            seed,
            first: None,
            loyalties: None,
            order: None,
            plain: false,
            pack,
        }
    }

    /// The same setup with a new seed and a new deal. It hides nothing about the bots, because the end of the
    /// match has revealed them.
    #[must_use]
    pub fn rematch(&self) -> Self {
        let seats = self.seats.iter().map(|seat| SeatSetup { hidden: Hidden::Nothing, ..seat.clone() });
        Self {
            seats: seats.collect(),
            seed: Self::fresh_seed(),
            first: None,
            loyalties: None,
            order: None,
            ..self.clone()
        }
    }

    /// A random seed below [`SEEDS`].
    pub fn fresh_seed() -> u64 {
        rand::random::<u64>() % SEEDS
    }

    /// The world of the match, made from the pack's rules and the house rules.
    ///
    /// # Errors
    /// The house rules or the number of seats do not fit.
    pub fn world(&self) -> Result<World, SetupError> {
        let known = self.pack.words.societies().len();
        let mut societies: Vec<usize> = self.seats.iter().map(|s| s.society).collect();
        societies.sort_unstable();
        societies.dedup();
        if societies.len() != self.seats.len() || societies.last().is_some_and(|s| *s >= known) {
            return Err(SetupError::Societies(known));
        }
        let automata: Vec<_> = self.seats.iter().map(|seat| seat.player.automaton()).collect();
        World::with_seats(&self.pack.rules.raw, &self.house, &automata).map_err(SetupError::Rules)
    }

    /// The deal of the match. Whatever the setup does not fix is drawn with its seed.
    ///
    /// # Errors
    /// The tokens or the turn order that the setup fixes are against the rules.
    pub fn deal(&self, world: &World) -> Result<Deal, SetupError> {
        let mut deal = Deal::random(world, &mut Rng::new(self.seed));
        deal.first = self.first.unwrap_or(deal.first);
        if world.house().order.is_drawn() {
            deal.order = self.order.unwrap_or(deal.order);
        }
        if let Some(mut loyalties) = self.loyalties {
            if world.house().loyalty == LoyaltySetup::DealtDevout {
                for tokens in &mut loyalties.0 {
                    *tokens = tokens.iter().take(1).collect();
                }
            }
            deal.loyalties = loyalties;
        }
        deal.check(world).map_err(SetupError::Deal)?;
        Ok(deal)
    }

    /// The header of the match's record. `started` is the start time (RFC 3339, UTC).
    pub fn header(&self, world: &World, deal: &Deal, started: String) -> Header {
        let pack = &self.pack;
        let empire = |e| world.empire_id(e).to_owned();
        let seat = |(society, seat): (Society, &SeatSetup)| SeatEntry {
            society: pack.words.societies().get(seat.society).map(|s| s.id.clone()).unwrap_or_default(),
            player: seat.player.to_string(),
            hidden: (seat.hidden != Hidden::Nothing).then(|| seat.hidden.id().to_owned()),
            name: seat.name.clone(),
            loyalty: deal.loyalties[society].iter().map(empire).collect(),
        };
        let played = pack.rules.with_house(&self.house);
        let rule = |rule: HouseRule| (rule.id().to_owned(), self.house.get(rule, &pack.rules.raw));
        Header {
            pack: pack.id.clone(),
            version: pack.version.clone(),
            digest: played.digest(),
            started,
            seed: self.seed,
            first: deal.first.index(),
            order: deal.order.empires(world).map(empire).collect(),
            plain: self.plain,
            seats: world.societies().zip(&self.seats).map(seat).collect(),
            house: self.house.stored_rules().map(rule).collect(),
            rules: played.text(),
        }
    }
}
