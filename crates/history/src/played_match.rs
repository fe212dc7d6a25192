//! The stored data of a played match.

use std::collections::BTreeMap;

use rules::Automaton;
use serde::{Deserialize, Serialize};
use table::{Match, Player};

/// The data of a finished match of one person against others. Packs, societies and players
/// are ids as in the record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The start time, as in the record.
    pub started: String,
    /// The seed of the match.
    pub seed: u64,
    /// A hash of the deal and the first decisions, which is the same for a rematch.
    pub opening: String,
    /// The pack's id.
    pub pack: String,
    /// The first half of the digest of the pack's rules.
    pub digest: String,
    /// The seats in order.
    pub seats: Vec<SeatRecord>,
    /// The person's seat, from 0.
    pub own: usize,
    /// The index of the seat that went first, from 0.
    pub first: usize,
    /// The number of rounds, and the number that the pack sets.
    pub rounds: (u8, u8),
    /// The house rules that differ from the pack's defaults, each with its value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<(String, String)>,
    /// The empires in the pack's order, each with its number of cities at the end.
    pub cities: Vec<(String, u8)>,
    /// The person's tokens at the end, from the first slot on. Each is an index in `cities`.
    pub tokens: Vec<usize>,
    /// How often the person did what.
    pub deeds: Deeds,
    /// The help that was used.
    #[serde(default, skip_serializing_if = "HelpUsage::is_empty")]
    pub help: HelpUsage,
    /// The review's results for the person; `None` if the match has no review.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<ReviewSummary>,
}

/// A seat and its result.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatRecord {
    /// The id of the society.
    pub society: String,
    /// The player, as written in records.
    pub player: String,
    /// The points at the end.
    pub points: i32,
    /// The place, from 1; every winner is first.
    pub place: u8,
}

/// How often a person did what in a match, and how the match stood.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Deeds {
    /// The number of decisions, including forced ones.
    pub decisions: u16,
    /// The number of declared attacks.
    pub attacks: u16,
    /// The number of played cards.
    pub cards: u16,
    /// The number of exchanges of tokens.
    pub exchanges: u8,
    /// The number of agents placed in each empire's council.
    pub agents: BTreeMap<String, u8>,
    /// The place by points when the last round began, from 1, and how many societies had that place or a
    /// better one.
    pub before_last: Option<(u8, u8)>,
    /// The points that the tokens would bring on the slots of the deal; `None` unless all were dealt.
    pub as_dealt: Option<i32>,
    /// How many covered tokens a careful observer knew at the end, and how many were covered.
    pub guessed: Option<(u8, u8)>,
    /// True if a rival's points equal the person's.
    pub level: bool,
}

/// A review's findings about the person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReviewSummary {
    /// For each kind of decision, in the order of [`table::DecisionKind::ALL`]: the number of decisions with
    /// a choice, and their average loss of win chance.
    pub parts: [(u16, f32); 4],
    /// The number of decisions with each mark, in the order of [`table::MARKS`].
    pub marks: [u16; 5],
    /// The person's lowest win chance before any decision, with full information.
    pub lowest: f32,
}

impl ReviewSummary {
    /// The number of decisions with a choice.
    pub fn choices(&self) -> u32 {
        self.parts.iter().map(|(count, _)| u32::from(*count)).sum()
    }

    /// The win chance that all decisions lost together.
    pub fn loss(&self) -> f32 {
        self.parts.iter().map(|(count, rate)| f32::from(*count) * rate).sum()
    }

    /// The average win chance lost per decision; `None` if none had a choice.
    pub fn rate(&self) -> Option<f32> {
        let choices = self.choices();
        (choices > 0).then(|| self.loss() / choices as f32)
    }
}

impl Played {
    /// The person's seat; `None` if its index is invalid.
    pub fn own(&self) -> Option<&SeatRecord> {
        self.seats.get(self.own)
    }

    /// The rivals' seats.
    pub fn rivals(&self) -> impl Iterator<Item = &SeatRecord> {
        self.seats.iter().enumerate().filter(|(seat, _)| *seat != self.own).map(|(_, seated)| seated)
    }

    /// The person's share of the win: 1 for a win alone, 0 for a loss, otherwise a part.
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

    /// The share of wins that a player as good as the rivals would have.
    pub fn par(&self) -> f32 {
        1.0 / self.seats.len().max(1) as f32
    }

    /// The number of cities of the empire on a slot; slots count from 0.
    pub(crate) fn cities_of(&self, slot: usize) -> Option<u8> {
        self.cities.get(*self.tokens.get(slot)?).map(|(_, cities)| *cities)
    }

    /// The id of the empire on a slot; slots count from 0.
    pub fn empire_of(&self, slot: usize) -> Option<&str> {
        self.cities.get(*self.tokens.get(slot)?).map(|(id, _)| id.as_str())
    }
}

impl SeatRecord {
    /// The player; `None` if the stored text is invalid.
    pub fn player(&self) -> Option<Player> {
        Player::parse(&self.player).ok()
    }

    /// The automaton; `None` for other players.
    pub fn automaton(&self) -> Option<Automaton> {
        self.player().and_then(Player::automaton)
    }
}

/// The help used in a match, as its record says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HelpUsage {
    /// True if the match was plain, so that help was off.
    pub plain: bool,
    /// The number of uses of each kind of help, by id.
    pub used: BTreeMap<String, u32>,
}

impl HelpUsage {
    /// The help that people used in a match.
    pub fn new(game: &Match) -> Self {
        let used = game.help_by_kind().into_iter();
        let used = used.map(|(help, times)| (help.id().to_owned(), u32::try_from(times).unwrap_or(u32::MAX)));
        Self { plain: game.is_plain(), used: used.collect() }
    }

    /// True if any help was used.
    pub fn any(&self) -> bool {
        self.used.values().any(|times| *times > 0)
    }

    /// True if the match was neither plain nor helped.
    pub fn is_empty(&self) -> bool {
        !self.plain && self.used.is_empty()
    }
}
