//! What is kept of a match that was played.

use std::collections::BTreeMap;

use rules::Automaton;
use serde::{Deserialize, Serialize};
use table::{Match, Player};

/// What is kept of a match that is over and that one person has played against others: ids, as in its record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// When it began, as its record says it.
    pub started: String,
    /// The seed of its chance.
    pub seed: u64,
    /// A hash of the deal and of the first decisions: of matches that were tried again it is the same.
    pub opening: String,
    /// The pack, and the first half of the digest of its rules.
    pub pack: String,
    /// That half.
    pub digest: String,
    /// Who sat at the table.
    pub seats: Vec<SeatRecord>,
    /// The person's seat, from 0.
    pub own: usize,
    /// The seat that went first.
    pub first: usize,
    /// How many rounds were played, and how many the pack proposes.
    pub rounds: (u8, u8),
    /// The house rules that were not as the pack proposes: rule and value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<(String, String)>,
    /// The empires in the pack's order, and how many cities each had in the end.
    pub cities: Vec<(String, u8)>,
    /// The person's tokens in the end, from the first slot: places in the list of empires.
    pub tokens: Vec<usize>,
    /// What the person did.
    pub deeds: Deeds,
    /// Which help was used.
    #[serde(default, skip_serializing_if = "HelpUsage::is_empty")]
    pub help: HelpUsage,
    /// What its review has found, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<ReviewSummary>,
}

/// Who sat on a seat, and what came of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatRecord {
    /// The society.
    pub society: String,
    /// Who played it, as in records.
    pub player: String,
    /// Its points.
    pub points: i32,
    /// Its place, from 1; whoever shares the win is first.
    pub place: u8,
}

/// What the person did in a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Deeds {
    /// Decisions, also those without a choice.
    pub decisions: u16,
    /// Attacks that were declared.
    pub attacks: u16,
    /// Cards that were played.
    pub cards: u16,
    /// Exchanges of tokens.
    pub exchanges: u8,
    /// Agents that were placed, by empire.
    pub agents: BTreeMap<String, u8>,
    /// The place by points when the last round began, from 1, and how many had that place or a better one.
    pub before_last: Option<(u8, u8)>,
    /// The points that the tokens would have brought on the slots on which they were dealt.
    pub as_dealt: Option<i32>,
    /// How many of the tokens that were still covered a careful observer as good as knew in the end, and of how many.
    pub guessed: Option<(u8, u8)>,
    /// Whether somebody else had as many points.
    pub level: bool,
}

/// What a review has found about the person's decisions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReviewSummary {
    /// How many decisions had a choice, and the chance to win that each of them lost on average: by part of the
    /// match, in the order of [`table::DecisionKind::ALL`].
    pub parts: [(u16, f32); 4],
    /// How many decisions were the best, good, doubtful, mistakes and blunders, in the order of
    /// [`table::MARKS`].
    pub marks: [u16; 5],
    /// The least chance to win that the person had before any decision, for somebody who sees everything.
    pub lowest: f32,
}

impl ReviewSummary {
    /// How many decisions had a choice.
    pub fn choices(&self) -> u32 {
        self.parts.iter().map(|(count, _)| u32::from(*count)).sum()
    }

    /// The chance to win that all of them lost together.
    pub fn loss(&self) -> f32 {
        self.parts.iter().map(|(count, rate)| f32::from(*count) * rate).sum()
    }

    /// The chance to win that a decision lost on average; `None` where there was no choice.
    pub fn rate(&self) -> Option<f32> {
        let choices = self.choices();
        (choices > 0).then(|| self.loss() / choices as f32)
    }
}

impl Played {
    /// The person's seat.
    pub fn own(&self) -> Option<&SeatRecord> {
        self.seats.get(self.own)
    }

    /// The seats of the others.
    pub fn rivals(&self) -> impl Iterator<Item = &SeatRecord> {
        self.seats.iter().enumerate().filter(|(seat, _)| *seat != self.own).map(|(_, seated)| seated)
    }

    /// The part of the win that is the person's: 1, 0, or less than 1 where it is shared.
    pub fn share(&self) -> f32 {
        if !self.won() {
            return 0.0;
        }
        1.0 / self.seats.iter().filter(|seat| seat.place == 1).count().max(1) as f32
    }

    /// Whether the person won, alone or with others.
    pub fn won(&self) -> bool {
        self.own().is_some_and(|own| own.place == 1)
    }

    /// Whether the person won alone.
    pub fn won_alone(&self) -> bool {
        self.share() == 1.0
    }

    /// What everybody at such a table would win on average.
    pub fn par(&self) -> f32 {
        1.0 / self.seats.len().max(1) as f32
    }

    /// How many cities the empire had whose token lay on such a slot, from 0.
    pub fn cities_of(&self, slot: usize) -> Option<u8> {
        self.cities.get(*self.tokens.get(slot)?).map(|(_, cities)| *cities)
    }

    /// The id of the empire whose token lay on such a slot, from 0.
    pub fn empire_of(&self, slot: usize) -> Option<&str> {
        self.cities.get(*self.tokens.get(slot)?).map(|(id, _)| id.as_str())
    }
}

impl SeatRecord {
    /// Who played there; `None` for what no version of this program could write.
    pub fn player(&self) -> Option<Player> {
        Player::parse(&self.player).ok()
    }

    /// The automaton, if it was one.
    pub fn automaton(&self) -> Option<Automaton> {
        self.player().and_then(Player::automaton)
    }
}

/// Which help was used in a match, as far as its record says so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HelpUsage {
    /// Whether it was a match without any help from the start.
    pub plain: bool,
    /// How often which kind of help was used, by its id.
    pub used: BTreeMap<String, u32>,
}

impl HelpUsage {
    /// What the record of a match says of the people who played.
    pub fn new(game: &Match) -> Self {
        let used = game.help_by_kind().into_iter();
        let used = used.map(|(help, times)| (help.id().to_owned(), u32::try_from(times).unwrap_or(u32::MAX)));
        Self { plain: game.is_plain(), used: used.collect() }
    }

    /// Whether any help was used.
    pub fn any(&self) -> bool {
        self.used.values().any(|times| *times > 0)
    }

    /// Whether there is nothing to be told.
    pub fn is_empty(&self) -> bool {
        !self.plain && self.used.is_empty()
    }
}
