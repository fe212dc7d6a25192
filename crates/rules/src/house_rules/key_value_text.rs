//! House rules as text of the form `key = value`, for packs, records, the command line and the protocol.

use std::fmt;

use super::options::{EmpireOrder, LoyaltySetup};
use super::rule_table::{HouseRule, HouseRules, Value};
use crate::check::fault::Flaw;
use crate::ids::{MAX_MULTIPLIER, Slot};
use crate::notation::nearest;
use crate::raw::Raw;

/// The value of a house rule that stands for the pack's own number.
pub const PRINTED: &str = "printed";
/// The two values of a house rule that adds cards, with their descriptions for authors of packs.
const OFF_ON: [(&str, &str); 2] = [("off", "They stay out."), ("on", "They are shuffled into the decks.")];
/// Other words that are accepted for switches, each with the value that it stands for.
const ALIASES: [(&str, &str); 4] = [("false", "off"), ("no", "off"), ("true", "on"), ("yes", "on")];

/// The values that a house rule can have in a match of a given pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choices {
    /// One of these words.
    Words(Vec<String>),
    /// A number in the given range, both ends included.
    Number(u8, u8),
    /// A number in the given range, both ends included, or `printed` for the pack's own number.
    PrintedOr(u8, u8),
    /// A number for each loyalty slot, separated by spaces.
    BySlot,
}

/// The reason why a house rule cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseRuleError {
    /// There is no house rule with this id.
    Rule {
        /// The id that was given.
        given: String,
        /// The most similar id of a house rule, if one is similar enough to be meant.
        nearest: Option<String>,
    },
    /// The house rule does not accept this value.
    Value {
        /// The house rule that was to be set.
        rule: HouseRule,
        /// The value that was given.
        given: String,
        /// The values that the rule accepts, as an English phrase.
        takes: String,
        /// The most similar value that the rule accepts, if one is similar enough to be meant.
        nearest: Option<String>,
    },
}

impl fmt::Display for HouseRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule { given, nearest: Some(near) } => {
                write!(f, "there is no house rule \"{given}\"; did you mean \"{near}\"?")
            }
            Self::Rule { given, nearest: None } => {
                let ids = HouseRule::ALL.map(HouseRule::id).join(", ");
                write!(f, "there is no house rule \"{given}\"; there are {ids}")
            }
            Self::Value { rule, given, takes, nearest } => {
                write!(f, "the house rule \"{}\" takes {takes}, not \"{given}\"", rule.id())?;
                nearest.as_ref().map_or(Ok(()), |near| write!(f, "; did you mean \"{near}\"?"))
            }
        }
    }
}

impl std::error::Error for HouseRuleError {}

/// The two words of a switch without their descriptions.
fn words_of(choices: [(&'static str, &'static str); 2]) -> [&'static str; 2] {
    choices.map(|(word, _)| word)
}

impl HouseRule {
    /// Finds the rule with this id.
    ///
    /// # Errors
    /// Fails if there is no such rule. The error names the most similar id.
    pub fn parse(id: &str) -> Result<Self, HouseRuleError> {
        Self::ALL.into_iter().find(|rule| rule.id() == id).ok_or_else(|| HouseRuleError::Rule {
            given: id.to_owned(),
            nearest: nearest(id, Self::ALL.map(Self::id).into_iter()),
        })
    }

    /// The words that this rule accepts in any pack, the default first.
    pub fn words(self) -> Vec<&'static str> {
        self.meanings().into_iter().map(|(word, _)| word).collect()
    }

    /// The words that this rule accepts in any pack, with their descriptions for authors of packs.
    pub fn meanings(self) -> Vec<(&'static str, &'static str)> {
        match self.value() {
            Value::Switch(_, choices) => choices.to_vec(),
            Value::Cards(..) => OFF_ON.to_vec(),
            Value::Loyalty(_) => LoyaltySetup::ALL.map(|(word, setup)| (word, setup.meaning())).to_vec(),
            Value::Order(_) => EmpireOrder::DRAWN.map(|(word, order)| (word, order.meaning())).to_vec(),
            Value::PrintedOr(..) => vec![(PRINTED, "The pack's own number.")],
            Value::Number(..) | Value::BySlot(_) => Vec::new(),
        }
    }

    /// True if the only values of this rule are `off` and `on`.
    pub fn is_switch(self) -> bool {
        self.words() == words_of(OFF_ON)
    }

    /// The values that this rule can have in a match of this pack, the default first.
    pub fn choices(self, raw: &Raw) -> Choices {
        let words = self.words().into_iter().map(str::to_owned);
        match self.value() {
            Value::Switch(..) | Value::Cards(..) | Value::Loyalty(_) => Choices::Words(words.collect()),
            Value::Order(_) => {
                Choices::Words(raw.orders.iter().map(|order| order.id.clone()).chain(words).collect())
            }
            Value::Number(_, least, most) => Choices::Number(least, most),
            Value::PrintedOr(_, least, most) => Choices::PrintedOr(least, most),
            Value::BySlot(_) => Choices::BySlot,
        }
    }

    /// The values that this rule accepts in a match of this pack, as an English phrase.
    fn takes(self, raw: &Raw) -> String {
        match self.choices(raw) {
            Choices::Words(words) => words.join(", "),
            Choices::Number(least, most) => format!("a number from {least} to {most}"),
            Choices::PrintedOr(least, most) => format!("{PRINTED} or a number from {least} to {most}"),
            Choices::BySlot => {
                let slots = raw.slots.len();
                format!("{slots} numbers from -{MAX_MULTIPLIER} to {MAX_MULTIPLIER}, one for each slot")
            }
        }
    }

    /// The accepted word most similar to `given`; `None` if no word is similar enough.
    fn nearest_word(self, given: &str, raw: &Raw) -> Option<String> {
        match self.choices(raw) {
            Choices::Words(words) => nearest(given, words.iter().map(String::as_str)),
            Choices::PrintedOr(..) => nearest(given, std::iter::once(PRINTED)),
            Choices::Number(..) | Choices::BySlot => None,
        }
    }

    /// The fault of this rule's value in a match of this pack; `None` if the value is allowed. Loyalty set-ups are
    /// checked elsewhere (R10.2).
    pub(crate) fn flaw(self, house: &HouseRules, raw: &Raw) -> Option<Flaw> {
        let mut house = *house;
        let range = |given: i8, least: i8, most: i8| {
            let flaw = Flaw::Range { given: given.into(), least: least.into(), most: most.into() };
            (!(least..=most).contains(&given)).then_some(flaw)
        };
        let number = |given: u8, least: u8, most: u8| {
            let flaw = Flaw::Range { given: given.into(), least: least.into(), most: most.into() };
            (!(least..=most).contains(&given)).then_some(flaw)
        };
        match self.value() {
            Value::Switch(..) | Value::Loyalty(_) => None,
            Value::Cards(at, cards) => {
                (*at(&mut house) && !raw.has(cards)).then(|| Flaw::NoSuchCards(cards.words()))
            }
            Value::Order(at) => match *at(&mut house) {
                EmpireOrder::Named(n) => (n >= raw.orders.len()).then_some(Flaw::Unknown),
                EmpireOrder::ShuffledOnce | EmpireOrder::ShuffledEachRound => None,
            },
            Value::Number(at, least, most) => number(*at(&mut house), least, most),
            Value::PrintedOr(at, least, most) => number((*at(&mut house))?, least, most),
            Value::BySlot(at) => {
                let numbers = *at(&mut house);
                Slot::first(raw.slots.len())
                    .find_map(|slot| range(numbers[slot], -MAX_MULTIPLIER, MAX_MULTIPLIER))
            }
        }
    }
}

impl HouseRules {
    /// Sets the rule with this id to a value, for a match of this pack. `true` and `yes` stand for `on`, `false` and
    /// `no` for `off`.
    ///
    /// # Errors
    /// Fails if the rule or its value is unknown. The error lists what is accepted.
    pub fn set(&mut self, id: &str, value: &str, raw: &Raw) -> Result<(), HouseRuleError> {
        self.put(HouseRule::parse(id)?, value, raw)
    }

    /// Sets a rule to a value, given as text, for a match of this pack.
    ///
    /// # Errors
    /// Fails if the rule does not accept this value. The error lists the accepted values.
    pub fn put(&mut self, rule: HouseRule, value: &str, raw: &Raw) -> Result<(), HouseRuleError> {
        let refused = || HouseRuleError::Value {
            rule,
            given: value.to_owned(),
            takes: rule.takes(raw),
            nearest: rule.nearest_word(value, raw),
        };
        self.try_put(rule, value, raw).ok_or_else(refused)
    }

    fn try_put(&mut self, rule: HouseRule, value: &str, raw: &Raw) -> Option<()> {
        let value = ALIASES.into_iter().find(|(alias, _)| *alias == value).map_or(value, |(_, word)| word);
        let one_of = |words: [&str; 2]| words.iter().position(|word| *word == value).map(|index| index == 1);
        let number = |least, most| value.parse().ok().filter(|n| (least..=most).contains(n));
        match rule.value() {
            Value::Switch(at, choices) => *at(self) = one_of(words_of(choices))?,
            Value::Cards(at, _) => *at(self) = one_of(words_of(OFF_ON))?,
            Value::Loyalty(at) => *at(self) = find_word(&LoyaltySetup::ALL, value)?,
            Value::Order(at) => {
                let of_pack = raw.orders.iter().position(|order| order.id == value).map(EmpireOrder::Named);
                *at(self) = of_pack.or_else(|| find_word(&EmpireOrder::DRAWN, value))?;
            }
            Value::Number(at, least, most) => *at(self) = number(least, most)?,
            Value::PrintedOr(at, ..) if value == PRINTED => *at(self) = None,
            Value::PrintedOr(at, least, most) => *at(self) = Some(number(least, most)?),
            Value::BySlot(at) => {
                let numbers = multipliers(value, raw.slots.len())?;
                for (slot, number) in Slot::first(raw.slots.len()).zip(numbers) {
                    at(self)[slot] = number;
                }
            }
        }
        Some(())
    }

    /// The value of a rule as text, in a match of this pack.
    pub fn get(&self, rule: HouseRule, raw: &Raw) -> String {
        let mut house = *self;
        match rule.value() {
            Value::Switch(at, choices) => words_of(choices)[usize::from(*at(&mut house))].to_owned(),
            Value::Cards(at, _) => words_of(OFF_ON)[usize::from(*at(&mut house))].to_owned(),
            Value::Loyalty(at) => word(&LoyaltySetup::ALL, *at(&mut house)),
            Value::Order(at) => match *at(&mut house) {
                EmpireOrder::Named(n) => raw.orders.get(n).map(|order| order.id.clone()).unwrap_or_default(),
                drawn => word(&EmpireOrder::DRAWN, drawn),
            },
            Value::Number(at, ..) => at(&mut house).to_string(),
            Value::PrintedOr(at, ..) => at(&mut house).map_or_else(|| PRINTED.to_owned(), |n| n.to_string()),
            Value::BySlot(at) => {
                let numbers = *at(&mut house);
                let numbers = Slot::first(raw.slots.len()).map(|slot| numbers[slot].to_string());
                numbers.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The rules that records and digests contain: those that are always written, and those that differ from their
    /// defaults.
    pub fn stored_rules(&self) -> impl Iterator<Item = HouseRule> + use<> {
        let house = *self;
        HouseRule::ALL.into_iter().filter(move |rule| rule.is_always_written() || house.differs(*rule))
    }
}

/// True if a house rule uses this word as a value, so it cannot be the id of a turn order.
pub fn is_order_word(word: &str) -> bool {
    let drawn = EmpireOrder::DRAWN.into_iter().map(|(word, _)| word);
    let aliases = ALIASES.into_iter().map(|(alias, _)| alias);
    drawn.chain(aliases).chain(words_of(OFF_ON)).any(|taken| taken == word)
}

/// Parses multipliers that are separated by spaces or slashes. Returns `None` unless there is a valid number for each
/// slot.
fn multipliers(text: &str, slots: usize) -> Option<Vec<i8>> {
    let number = |n: &str| n.parse().ok().filter(|n| (-MAX_MULTIPLIER..=MAX_MULTIPLIER).contains(n));
    let words = text.split(|c: char| c == '/' || c.is_whitespace()).filter(|word| !word.is_empty());
    let numbers: Option<Vec<i8>> = words.map(number).collect();
    numbers.filter(|numbers| numbers.len() == slots)
}

fn find_word<T: Copy>(all: &[(&str, T)], word: &str) -> Option<T> {
    all.iter().find(|(name, _)| *name == word).map(|(_, value)| *value)
}

fn word<T: PartialEq>(all: &[(&str, T)], value: T) -> String {
    all.iter().find(|(_, other)| *other == value).map(|(word, _)| (*word).to_owned()).unwrap_or_default()
}
