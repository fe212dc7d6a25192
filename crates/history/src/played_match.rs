//! The data that the history stores about a played match.

use std::collections::BTreeMap;

use rules::Automaton;
use serde::{Deserialize, Serialize};
use table::{Match, Player};

/// The data of a finished match of one person against others. Packs, societies and players are stored as ids,
/// as in the record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The time when the match started, as in the record (RFC 3339, UTC).
    pub started: String,
    /// The seed of the match.
    pub seed: u64,
    /// A hash of the deal and of the first decisions. A rematch has the same hash.
    pub opening: String,
    /// The id of the pack with which the match was played.
    pub pack: String,
    /// The first 16 hexadecimal digits of the digest of the match's rules.
    pub digest: String,
    /// The seats of the match, in playing order.
    pub seats: Vec<SeatRecord>,
    /// The index of the person's seat, from 0.
    pub own: usize,
    /// The index of the seat that went first, from 0.
    pub first: usize,
    /// The number of rounds in the match, and the number that the pack sets.
    pub rounds: (u8, u8),
    /// The house rules that differ from the pack's defaults, as pairs of id and value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<(String, String)>,
    /// The ids of the empires in the pack's order, each with the number of cities that it controlled at the
    /// end.
    pub cities: Vec<(String, u8)>,
    /// The person's tokens at the end, from the first slot on. Each is an empire, as an index in `cities`.
    pub tokens: Vec<usize>,
    /// Counts of what the person did in the match.
    pub deeds: Deeds,
    /// The help that the person used.
    #[serde(default, skip_serializing_if = "HelpUsage::is_empty")]
    pub help: HelpUsage,
    /// A summary of what the review says about the person; `None` if the match has no review.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<ReviewSummary>,
}

/// A seat of a match, with its result.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatRecord {
    /// The id of the society at the seat.
    pub society: String,
    /// The id of the player at the seat, as in records.
    pub player: String,
    /// The points of the seat at the end.
    pub points: i32,
    /// The final place of the seat, from 1. Every winner is first.
    pub place: u8,
}

/// Counts of what a person did in a match, and some facts about how it went.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Deeds {
    /// The number of the person's decisions, including those without a choice.
    pub decisions: u16,
    /// The number of attacks that the person declared.
    pub attacks: u16,
    /// The number of cards that the person played.
    pub cards: u16,
    /// The number of times that the person exchanged tokens.
    pub exchanges: u8,
    /// For the id of each empire, the number of agents that the person placed in its council.
    pub agents: BTreeMap<String, u8>,
    /// The person's place by points at the beginning of the last round, from 1, and the number of societies
    /// with that place or a better one.
    pub before_last: Option<(u8, u8)>,
    /// The points that the person's tokens would bring if they were still on the slots of the deal; `None`
    /// unless all tokens were dealt.
    pub as_dealt: Option<i32>,
    /// How many of the person's tokens still covered at the end a careful observer could identify, and how many
    /// were still covered in total.
    pub guessed: Option<(u8, u8)>,
    /// True if a rival has as many points as the person.
    pub level: bool,
}

/// A summary of what a review says about the person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReviewSummary {
    /// For each kind of decision, in the order of [`table::DecisionKind::ALL`]: the number of decisions with a
    /// choice, and the win chance that they lost on average.
    pub parts: [(u16, f32); 4],
    /// The number of the person's decisions with each mark, in the order of [`table::MARKS`].
    pub marks: [u16; 5],
    /// The person's lowest win chance before any decision, with full information.
    pub lowest: f32,
}

impl ReviewSummary {
    /// The number of the person's decisions with a choice.
    pub fn choices(&self) -> u32 {
        self.parts.iter().map(|(count, _)| u32::from(*count)).sum()
    }

    /// The win chance that the person's decisions lost in total.
    pub fn loss(&self) -> f32 {
        self.parts.iter().map(|(count, rate)| f32::from(*count) * rate).sum()
    }

    /// The win chance that the person lost per decision with a choice, on average; `None` if there was none.
    pub fn rate(&self) -> Option<f32> {
        let choices = self.choices();
        (choices > 0).then(|| self.loss() / choices as f32)
    }
}

impl Played {
    /// The record of the person's seat; `None` if the stored index is invalid.
    pub fn own(&self) -> Option<&SeatRecord> {
        self.seats.get(self.own)
    }

    /// The records of the rivals' seats.
    pub fn rivals(&self) -> impl Iterator<Item = &SeatRecord> {
        self.seats.iter().enumerate().filter(|(seat, _)| *seat != self.own).map(|(_, seated)| seated)
    }

    /// The person's share of the win: 1 for a win alone, a fraction for a shared win, 0 for a loss.
    pub fn share(&self) -> f32 {
        if !self.won() {
            return 0.0;
        }
        1.0 / self.seats.iter().filter(|seat| seat.place == 1).count().max(1) as f32
    }

    /// True if the person won, alone or with others.
    pub fn won(&self) -> bool {
        self.own().is_some_and(|own| own.place == 1)
    }

    /// True if the person won alone.
    pub fn won_alone(&self) -> bool {
        self.share() == 1.0
    }

    /// The share of the win that each player would get on average if all were equally good.
    pub fn par(&self) -> f32 {
        1.0 / self.seats.len().max(1) as f32
    }

    /// The number of cities at the end of the empire whose token was on a slot of the person. `slot` counts
    /// from 0.
    pub(crate) fn cities_of(&self, slot: usize) -> Option<u8> {
        self.cities.get(*self.tokens.get(slot)?).map(|(_, cities)| *cities)
    }

    /// The id of the empire whose token was on a slot of the person at the end. `slot` counts from 0.
    pub fn empire_of(&self, slot: usize) -> Option<&str> {
        self.cities.get(*self.tokens.get(slot)?).map(|(id, _)| id.as_str())
    }
}

impl SeatRecord {
    /// The player at the seat; `None` if the stored id is invalid.
    pub fn player(&self) -> Option<Player> {
        Player::parse(&self.player).ok()
    }

    /// The automaton at the seat; `None` if the player is not one.
    pub fn automaton(&self) -> Option<Automaton> {
        self.player().and_then(Player::automaton)
    }
}

/// The help that people used in a match, as its record says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HelpUsage {
    /// True if the match was plain, so that help was not allowed.
    pub plain: bool,
    /// For the id of each kind of help, how often it was used.
    pub used: BTreeMap<String, u32>,
}

impl HelpUsage {
    /// The help that people used in a match.
    pub fn new(game: &Match) -> Self {
        let used = game.help_by_kind().into_iter();
        let used = used.map(|(help, times)| (help.id().to_owned(), u32::try_from(times).unwrap_or(u32::MAX)));
        Self { plain: game.is_plain(), used: used.collect() }
    }

    /// True if people used any help in the match.
    pub fn any(&self) -> bool {
        self.used.values().any(|times| *times > 0)
    }

    /// True if the match was not plain and no help was used.
    pub fn is_empty(&self) -> bool {
        !self.plain && self.used.is_empty()
    }
}
