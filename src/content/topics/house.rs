//! House rules as texts: `key = value`, in packs, records, on the command line and in the protocol.

use std::fmt;

use crate::content::toml::node::Table;
use crate::content::toml::source::Span;
use crate::rules::{
    BySlot, EmpireOrder, HouseRules, LoyaltySetup, MAX_EMPIRES, MAX_MULTIPLIER, MAX_ROUNDS, Raw, Slot,
    nearest,
};

/// A house rule by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    /// R4.3.
    AgentsInRegions,
    /// R9.1.
    WhispersKept,
    /// R3.2.
    Loyalty,
    /// R5.1.
    Order,
    /// R5.6.
    Swap,
    /// R5.7.
    SupplyCheck,
    /// R5.3.
    FortPairs,
    /// R8.2.
    FinalWhisper,
    /// Section 10.
    WildCards,
    /// Section 11.
    EventCards,
    /// Section 12.
    OfferCards,
    /// R5.8.
    Rounds,
    /// R8.1.
    HandLimit,
    /// R4.2.
    AgentsPerRound,
    /// R5.7.
    SupplyLimit,
    /// R5.7.
    FarmSupplyLimit,
    /// R1.3.
    Multipliers,
}

impl Key {
    /// All of them, in the order of the rulebook.
    pub const ALL: [Self; 17] = [
        Self::AgentsInRegions,
        Self::WhispersKept,
        Self::Loyalty,
        Self::Order,
        Self::Swap,
        Self::SupplyCheck,
        Self::FortPairs,
        Self::FinalWhisper,
        Self::WildCards,
        Self::EventCards,
        Self::OfferCards,
        Self::Rounds,
        Self::HandLimit,
        Self::AgentsPerRound,
        Self::SupplyLimit,
        Self::FarmSupplyLimit,
        Self::Multipliers,
    ];

    /// Whether the rule is about cards that a pack brings for it alone. Without it, neither the
    /// rule nor the cards stand in a record.
    pub const fn is_of_cards(self) -> bool {
        matches!(self, Self::WildCards | Self::EventCards | Self::OfferCards)
    }

    /// The key as it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AgentsInRegions => "agents-in-regions",
            Self::WhispersKept => "whispers-kept",
            Self::Loyalty => "loyalty",
            Self::Order => "order",
            Self::Swap => "swap",
            Self::SupplyCheck => "supply-check",
            Self::FortPairs => "fort-pairs",
            Self::FinalWhisper => "final-whisper",
            Self::WildCards => "wild-cards",
            Self::EventCards => "event-cards",
            Self::OfferCards => "offer-cards",
            Self::Rounds => "rounds",
            Self::HandLimit => "hand-limit",
            Self::AgentsPerRound => "agents-per-round",
            Self::SupplyLimit => "supply-limit",
            Self::FarmSupplyLimit => "farm-supply-limit",
            Self::Multipliers => "multipliers",
        }
    }

    /// What it means, for authors of packs.
    pub const fn doc(self) -> &'static str {
        match self {
            Self::AgentsInRegions => {
                "Whether agents may be placed in regions, where each counts at the end like a city (R4.3)."
            }
            Self::WhispersKept => "Whether a token that was never turned face up is worth a point (R9.1).",
            Self::Loyalty => "How the loyalty tokens are dealt (R10.1).",
            Self::Order => {
                "The turn order of the empires: an id of `orders`, or drawn, for the match or for each round (R5.1)."
            }
            Self::Swap => "Whether an agent may swap with an empty position too, or with agents only (R5.6).",
            Self::SupplyCheck => "Whose armies are checked at the end of an empire's turn (R5.7).",
            Self::FortPairs => {
                "Whether the banners of an action that adds two per icon may be placed apart (R5.3)."
            }
            Self::FinalWhisper => "Whether tokens can be exchanged once more after the last round (R8.2).",
            Self::WildCards => "Whether the wild cards of `cards.toml` are in the decks (section 10).",
            Self::EventCards => "Whether the events of `cards.toml` are in the decks (section 11).",
            Self::OfferCards => "Whether the offers of `cards.toml` are in the decks (section 12).",
            Self::Rounds => "How many rounds are played (R5.8).",
            Self::HandLimit => "How many cards a society keeps at the end of a round (R8.1).",
            Self::AgentsPerRound => {
                "How many agents a society places in a round; `printed` for the pack's own numbers (R4.2)."
            }
            Self::SupplyLimit => "The largest army that is fed where there is no farm (R5.7).",
            Self::FarmSupplyLimit => "The largest army that is fed where there are farms (R5.7).",
            Self::Multipliers => "What a city is worth by slot, from the first to the last (R1.3).",
        }
    }

    /// The values that it takes, the printed one first; `orders` are the pack's.
    pub fn choices(self, orders: &[String]) -> Choices {
        let words = |list: &[&str]| Choices::Words(list.iter().map(|w| (*w).to_owned()).collect());
        match self {
            Self::AgentsInRegions
            | Self::WhispersKept
            | Self::FinalWhisper
            | Self::WildCards
            | Self::EventCards
            | Self::OfferCards => words(&["off", "on"]),
            Self::Loyalty => words(&LOYALTIES.map(|(word, _)| word)),
            Self::Order => {
                let shuffled = [SHUFFLED, EACH_ROUND].map(String::from);
                Choices::Words(orders.iter().cloned().chain(shuffled).collect())
            }
            Self::Swap => words(&["any", "agents-only"]),
            Self::SupplyCheck => words(&["active", "everyone"]),
            Self::FortPairs => words(&["free", "together"]),
            Self::Rounds => Choices::Number(1, MAX_ROUNDS),
            Self::HandLimit => Choices::Number(0, 99),
            Self::AgentsPerRound => Choices::Number(1, 15),
            Self::SupplyLimit | Self::FarmSupplyLimit => Choices::Number(1, 40),
            Self::Multipliers => Choices::Numbers,
        }
    }
}

/// What a house rule can be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choices {
    /// One of these words.
    Words(Vec<String>),
    /// A number from the first to the second.
    Number(u8, u8),
    /// A number for each slot, set apart by spaces.
    Numbers,
}

/// What cannot be the id of a turn order: the house rule means something else by it.
pub(in crate::content) const NO_ORDER: [&str; 8] =
    ["shuffled", "shuffled-each-round", "on", "off", "true", "false", "yes", "no"];

const SHUFFLED: &str = "shuffled";
const EACH_ROUND: &str = "shuffled-each-round";
/// What stands for the pack's own number of agents.
const AS_PRINTED: &str = "printed";

const LOYALTIES: [(&str, LoyaltySetup); 10] = [
    ("random", LoyaltySetup::Random),
    ("unique-devout", LoyaltySetup::UniqueDevout),
    ("unique-ends", LoyaltySetup::UniqueEnds),
    ("balanced", LoyaltySetup::Balanced),
    ("cyclical", LoyaltySetup::Cyclical),
    ("teams", LoyaltySetup::Teams),
    ("differ-2", LoyaltySetup::Differ(2)),
    ("differ-3", LoyaltySetup::Differ(3)),
    ("differ-4", LoyaltySetup::Differ(4)),
    ("dealt-devout", LoyaltySetup::DealtDevout),
];

/// Why a house rule was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is no such rule.
    Key {
        /// What was given.
        given: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// The rule does not take this value.
    Value {
        /// The rule.
        key: Key,
        /// What was given.
        given: String,
        /// What it takes.
        takes: String,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key { given, nearest: Some(near) } => {
                write!(f, "there is no house rule \"{given}\"; did you mean \"{near}\"?")
            }
            Self::Key { given, nearest: None } => {
                let keys: Vec<&str> = Key::ALL.iter().map(|k| k.id()).collect();
                write!(f, "there is no house rule \"{given}\"; there are {}", keys.join(", "))
            }
            Self::Value { key, given, takes } => {
                write!(f, "the house rule \"{}\" takes {takes}, not \"{given}\"", key.id())
            }
        }
    }
}

impl std::error::Error for Refused {}

/// The rule with this key.
///
/// # Errors
/// That there is none, with the nearest.
pub fn key(id: &str) -> Result<Key, Refused> {
    Key::ALL.into_iter().find(|k| k.id() == id).ok_or_else(|| Refused::Key {
        given: id.to_owned(),
        nearest: nearest(id, Key::ALL.iter().map(|k| k.id())),
    })
}

/// Sets a rule; `orders` are the ids of the pack's turn orders, `slots` how many slots there are.
/// `true`, `false`, `yes` and `no` stand for `on` and `off`.
///
/// # Errors
/// Which key or value is not known, and what would be right.
pub fn set(
    house: &mut HouseRules,
    id: &str,
    value: &str,
    orders: &[String],
    slots: usize,
) -> Result<(), Refused> {
    let key = key(id)?;
    let refused = |takes: String| Refused::Value { key, given: value.to_owned(), takes };
    let value = match value {
        "true" | "yes" => "on",
        "false" | "no" => "off",
        other => other,
    };
    let choices = key.choices(orders);
    let takes = || match &choices {
        Choices::Words(words) => words.join(", "),
        Choices::Number(least, most) => format!("a number from {least} to {most}"),
        Choices::Numbers => {
            format!("{slots} numbers from -{MAX_MULTIPLIER} to {MAX_MULTIPLIER}, one for each slot")
        }
    };
    let word = match &choices {
        Choices::Words(words) => words.iter().position(|w| w == value).ok_or_else(|| refused(takes()))?,
        _ => 0,
    };
    let number = || {
        let Choices::Number(least, most) = choices else { return Err(refused(takes())) };
        let number = value.parse().ok().filter(|n| (least..=most).contains(n));
        number.ok_or_else(|| refused(takes()))
    };
    match key {
        Key::AgentsInRegions => house.agents_in_regions = word == 1,
        Key::WhispersKept => house.whispers_kept = word == 1,
        Key::Loyalty => house.loyalty = LOYALTIES[word].1,
        Key::Order => {
            house.order = match value {
                SHUFFLED => EmpireOrder::ShuffledOnce,
                EACH_ROUND => EmpireOrder::ShuffledEachRound,
                _ => EmpireOrder::Named(word),
            }
        }
        Key::Swap => house.swap_with_agents_only = word == 1,
        Key::SupplyCheck => house.check_everyone = word == 1,
        Key::FortPairs => house.pairs_together = word == 1,
        Key::FinalWhisper => house.final_whisper = word == 1,
        Key::WildCards => house.wild_cards = word == 1,
        Key::EventCards => house.event_cards = word == 1,
        Key::OfferCards => house.offer_cards = word == 1,
        Key::Rounds => house.rounds = number()?,
        Key::HandLimit => house.hand_limit = number()?,
        Key::AgentsPerRound if value == AS_PRINTED => house.agents_per_round = None,
        Key::AgentsPerRound => house.agents_per_round = Some(number()?),
        Key::SupplyLimit => house.supply_limit = number()?,
        Key::FarmSupplyLimit => house.farm_supply_limit = number()?,
        Key::Multipliers => {
            let number = |n: &str| n.parse().ok().filter(|n| (-MAX_MULTIPLIER..=MAX_MULTIPLIER).contains(n));
            let given: Option<Vec<i8>> = value.split_whitespace().map(number).collect();
            let given = given.filter(|g| g.len() == slots).ok_or_else(|| refused(takes()))?;
            for (slot, multiplier) in Slot::first(slots).zip(given) {
                house.multipliers[slot] = multiplier;
            }
        }
    }
    Ok(())
}

/// The rules that are written where rules are kept, in order: those about cards only when they are on.
pub fn kept(house: &HouseRules) -> impl Iterator<Item = Key> + use<> {
    let house = *house;
    Key::ALL.into_iter().filter(move |key| !key.is_of_cards() || get(&house, *key, &[], 0) == "on")
}

/// A rule's value as text; `orders` are the ids of the pack's turn orders, `slots` how many there are.
pub fn get(house: &HouseRules, key: Key, orders: &[String], slots: usize) -> String {
    let pick = |on: bool, words: [&str; 2]| words[usize::from(on)].to_owned();
    match key {
        Key::AgentsInRegions => pick(house.agents_in_regions, ["off", "on"]),
        Key::WhispersKept => pick(house.whispers_kept, ["off", "on"]),
        Key::Loyalty => {
            let named = LOYALTIES.iter().find(|(_, setup)| *setup == house.loyalty);
            named.map_or_else(String::new, |(word, _)| (*word).to_owned())
        }
        Key::Order => match house.order {
            EmpireOrder::Named(n) => orders.get(n).cloned().unwrap_or_default(),
            EmpireOrder::ShuffledOnce => SHUFFLED.into(),
            EmpireOrder::ShuffledEachRound => EACH_ROUND.into(),
        },
        Key::Swap => pick(house.swap_with_agents_only, ["any", "agents-only"]),
        Key::SupplyCheck => pick(house.check_everyone, ["active", "everyone"]),
        Key::FortPairs => pick(house.pairs_together, ["free", "together"]),
        Key::FinalWhisper => pick(house.final_whisper, ["off", "on"]),
        Key::WildCards => pick(house.wild_cards, ["off", "on"]),
        Key::EventCards => pick(house.event_cards, ["off", "on"]),
        Key::OfferCards => pick(house.offer_cards, ["off", "on"]),
        Key::Rounds => house.rounds.to_string(),
        Key::HandLimit => house.hand_limit.to_string(),
        Key::AgentsPerRound => {
            house.agents_per_round.map_or_else(|| AS_PRINTED.to_owned(), |n| n.to_string())
        }
        Key::SupplyLimit => house.supply_limit.to_string(),
        Key::FarmSupplyLimit => house.farm_supply_limit.to_string(),
        Key::Multipliers => {
            let numbers = Slot::first(slots).map(|s| house.multiplier(s).to_string());
            numbers.collect::<Vec<_>>().join(" ")
        }
    }
}

/// Reads a table of house rules over some; `read` is told where each one stands.
pub(in crate::content) fn read_table(
    table: Table<'_>,
    raw: &Raw,
    house: &mut HouseRules,
    mut read: impl FnMut(&str, Span),
) {
    let orders: Vec<String> = raw.orders.iter().map(|o| o.id.clone()).collect();
    for (key, span, node) in table.entries() {
        let value = node.as_text().map_or_else(|| node.written(), str::to_owned);
        if let Err(why) = set(house, key, &value, &orders, raw.slots.len()) {
            let place = if matches!(why, Refused::Key { .. }) { span } else { node.span() };
            table.fault_at(place, why.to_string());
        } else {
            read(key, node.span());
        }
    }
}

/// What holds where a pack says nothing.
pub(in crate::content) const PLAIN: HouseRules = HouseRules {
    agents_in_regions: false,
    whispers_kept: false,
    loyalty: LoyaltySetup::Random,
    order: EmpireOrder::Named(0),
    swap_with_agents_only: false,
    check_everyone: false,
    pairs_together: false,
    final_whisper: false,
    wild_cards: false,
    event_cards: false,
    offer_cards: false,
    rounds: 4,
    hand_limit: 5,
    agents_per_round: None,
    supply_limit: 4,
    farm_supply_limit: 6,
    multipliers: BySlot([0; MAX_EMPIRES]),
};
