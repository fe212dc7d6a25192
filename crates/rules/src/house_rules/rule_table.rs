//! The table of house rules, from which readers, writers, settings and checks get everything they need.

use super::options::{Cards, EmpireOrder, Group, LoyaltySetup};
use crate::ids::indexed_arrays::BySlot;
use crate::ids::{MAX_AGENTS, MAX_BANNERS, MAX_EMPIRES, MAX_ROUNDS, Slot};

/// A function that returns the field for a house rule's value.
type Accessor<T> = fn(&mut HouseRules) -> &mut T;

/// The type of a house rule's value, with access to its field in `HouseRules`.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// One of two words, each with its description. The first word stands for `false`, the second for `true`.
    Switch(Accessor<bool>, [(&'static str, &'static str); 2]),
    /// True if the decks contain cards of this kind.
    Cards(Accessor<bool>, Cards),
    /// How loyalty tokens are dealt.
    Loyalty(Accessor<LoyaltySetup>),
    /// The order in which the empires act.
    Order(Accessor<EmpireOrder>),
    /// A number in the given range, both ends included.
    Number(Accessor<u8>, u8, u8),
    /// A number in the given range, both ends included, or `None` for the pack's own number.
    PrintedOr(Accessor<Option<u8>>, u8, u8),
    /// A number for each loyalty slot.
    BySlot(Accessor<BySlot<i8>>),
}

/// When records and digests contain a house rule. A rule that is newer than the first records must not change their
/// text or the digests of their packs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StoragePolicy {
    /// The rule is always written. Never use this policy for a new rule.
    Always,
    /// The rule is written only if it differs from its default.
    WhereItDiffers,
}

/// The declaration of one house rule.
struct Declaration {
    id: &'static str,
    meaning: &'static str,
    ruling: &'static str,
    written: StoragePolicy,
    shown: (Group, u8),
    value: Value,
}

/// Generates the struct `HouseRules`, the enum `HouseRule` and the table of declarations from one list of entries:
///
/// ```text
/// /// DESCRIPTION FOR AUTHORS OF PACKS
/// KEY { FIELD: TYPE = DEFAULT, ID, RULING, WRITTEN, (GROUP, INDEX IN THE GROUP), VALUE(BOUNDS) }
/// ```
macro_rules! house_rules {
    ($(
        $(#[doc = $doc:literal])+
        $key:ident {
            $field:ident: $type:ty = $plain:expr, $id:literal, $ruling:literal, $written:ident,
            ($group:ident, $place:literal),
            $kind:ident($($bound:expr),*)
        }
    )+) => {
        /// The house rules of one match. A pack sets their defaults.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct HouseRules {
            $( $(#[doc = $doc])+ pub $field: $type, )+
        }

        /// A house rule by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum HouseRule {
            $( $(#[doc = $doc])+ $key, )+
        }

        impl HouseRules {
            /// The house rules that apply where a pack sets no default of its own.
            pub const PLAIN: Self = Self { $( $field: $plain, )+ };
        }

        impl HouseRule {
            /// All house rules, in the order in which files list them.
            pub const ALL: [Self; [$($id),+].len()] = [$( Self::$key ),+];
        }

        const TABLE: [Declaration; HouseRule::ALL.len()] = [$(
            Declaration {
                id: $id,
                meaning: concat!($($doc),+),
                ruling: $ruling,
                written: StoragePolicy::$written,
                shown: (Group::$group, $place),
                value: Value::$kind(|house| &mut house.$field $(, $bound)*),
            }
        ),+];
    };
}

house_rules! {
    /// Whether agents may be placed in regions, where each counts at the end like a city
    AgentsInRegions {
        agents_in_regions: bool = false, "agents-in-regions", "R4.3", Always, (Council, 0),
        Switch([
            ("off", "Agents are placed in councils alone."),
            ("on", "Agents may also be placed in regions.")
        ])
    }
    /// Whether a token that was never turned face up is worth a point
    WhispersKept {
        whispers_kept: bool = false, "whispers-kept", "R9.1", Always, (Loyalty, 2),
        Switch([
            ("off", "Tokens bring nothing by themselves."),
            ("on", "A token that lay face down to the end brings a point.")
        ])
    }
    /// How the loyalty tokens are dealt
    Loyalty {
        loyalty: LoyaltySetup = LoyaltySetup::Random, "loyalty", "R10.1", Always, (Loyalty, 0),
        Loyalty()
    }
    /// The turn order of the empires: an id of `orders`, or drawn, for the match or for each round
    Order {
        order: EmpireOrder = EmpireOrder::Named(0), "order", "R5.1", Always, (Council, 2),
        Order()
    }
    /// Whether an agent may swap with an empty position too, or with agents only
    Swap {
        swap_with_agents_only: bool = false, "swap", "R5.6", Always, (Council, 3),
        Switch([
            ("any", "An agent may also swap to an empty position."),
            ("agents-only", "An agent trades places with another agent.")
        ])
    }
    /// Whose armies are checked at the end of an empire's turn
    SupplyCheck {
        check_everyone: bool = false, "supply-check", "R5.7", Always, (War, 1),
        Switch([
            ("active", "The armies of the empire whose turn it was."),
            ("everyone", "The armies of all empires.")
        ])
    }
    /// Whether the banners of an action that adds two per icon may be placed apart
    FortPairs {
        pairs_together: bool = false, "fort-pairs", "R5.3", Always, (War, 0),
        Switch([
            ("free", "Each banner by itself."),
            ("together", "The two of an icon go to one region.")
        ])
    }
    /// Whether tokens can be exchanged once more after the last round
    FinalWhisper {
        final_whisper: bool = false, "final-whisper", "R8.2", Always, (Loyalty, 3),
        Switch([
            ("off", "The last exchange is the one before the last round."),
            ("on", "Tokens can be exchanged once more before they are turned up.")
        ])
    }
    /// Whether the wild cards of `cards.toml` are in the decks
    WildCards {
        wild_cards: bool = false, "wild-cards", "section 10", WhereItDiffers, (Cards, 0),
        Cards(Cards::Wild)
    }
    /// Whether the events of `cards.toml` are in the decks
    EventCards {
        event_cards: bool = false, "event-cards", "section 11", WhereItDiffers, (Cards, 1),
        Cards(Cards::Event)
    }
    /// Whether the offers of `cards.toml` are in the decks
    OfferCards {
        offer_cards: bool = false, "offer-cards", "section 12", WhereItDiffers, (Cards, 2),
        Cards(Cards::Offer)
    }
    /// How many rounds are played
    Rounds {
        rounds: u8 = 4, "rounds", "R5.8", Always, (Length, 0),
        Number(1, MAX_ROUNDS)
    }
    /// How many cards a society keeps at the end of a round
    HandLimit {
        hand_limit: u8 = 5, "hand-limit", "R8.1", Always, (Length, 1),
        Number(0, 99)
    }
    /// How many agents a society places in a round; `printed` for the pack's own numbers
    AgentsPerRound {
        agents_per_round: Option<u8> = None, "agents-per-round", "R4.2", Always, (Council, 1),
        PrintedOr(1, MAX_AGENTS)
    }
    /// The largest army that is fed where there is no farm
    SupplyLimit {
        supply_limit: u8 = 4, "supply-limit", "R5.7", Always, (War, 2),
        Number(1, MAX_BANNERS)
    }
    /// The largest army that is fed where there are farms
    FarmSupplyLimit {
        farm_supply_limit: u8 = 6, "farm-supply-limit", "R5.7", Always, (War, 3),
        Number(1, MAX_BANNERS)
    }
    /// What a city is worth by slot, from the first to the last
    Multipliers {
        multipliers: BySlot<i8> = BySlot([0; MAX_EMPIRES]), "multipliers", "R1.3", Always, (Loyalty, 1),
        BySlot()
    }
}

impl HouseRule {
    const fn declaration(self) -> &'static Declaration {
        // The table has one entry for each rule, in the same order, because the macro makes both from one list.
        &TABLE[self as usize]
    }

    /// The rule's key in files.
    pub const fn id(self) -> &'static str {
        self.declaration().id
    }

    /// The rule's description for authors of packs.
    pub fn meaning(self) -> String {
        let Declaration { meaning, ruling, .. } = self.declaration();
        format!("{} ({ruling}).", meaning.trim())
    }

    /// The number of the statement or section in the rulebook that describes this rule.
    pub const fn ruling(self) -> &'static str {
        self.declaration().ruling
    }

    /// The type of this rule's value, with access to its field.
    pub const fn value(self) -> Value {
        self.declaration().value
    }

    /// True if records and digests contain this rule even if it has its default value.
    pub const fn is_always_written(self) -> bool {
        matches!(self.declaration().written, StoragePolicy::Always)
    }

    /// All rules of a group, in the order in which settings show them.
    pub fn group_rules(group: Group) -> Vec<Self> {
        let mut rules: Vec<Self> =
            Self::ALL.into_iter().filter(|r| r.declaration().shown.0 == group).collect();
        rules.sort_by_key(|rule| rule.declaration().shown.1);
        rules
    }
}

impl HouseRules {
    /// The multiplier of a slot.
    pub fn multiplier(&self, slot: Slot) -> i32 {
        i32::from(self.multipliers[slot])
    }

    /// The rules that add cards to the decks. Each entry holds the rule, the kind of cards, and true if the rule is
    /// on.
    pub fn card_rules(mut self) -> impl Iterator<Item = (HouseRule, Cards, bool)> {
        HouseRule::ALL.into_iter().filter_map(move |rule| match rule.value() {
            Value::Cards(at, cards) => Some((rule, cards, *at(&mut self))),
            _ => None,
        })
    }

    /// A copy of these rules in which each rule that records may leave out has its default value.
    #[must_use]
    pub fn as_unwritten(mut self) -> Self {
        for rule in HouseRule::ALL.into_iter().filter(|rule| !rule.is_always_written()) {
            self.reset(rule);
        }
        self
    }

    /// True if this rule's value differs from its default in `HouseRules::PLAIN`.
    pub fn differs(&self, rule: HouseRule) -> bool {
        let mut plain = *self;
        plain.reset(rule);
        plain != *self
    }

    /// Sets a rule to its default in `HouseRules::PLAIN`.
    fn reset(&mut self, rule: HouseRule) {
        let mut plain = Self::PLAIN;
        let plain = &mut plain;
        match rule.value() {
            Value::Switch(at, _) | Value::Cards(at, _) => *at(self) = *at(plain),
            Value::Loyalty(at) => *at(self) = *at(plain),
            Value::Order(at) => *at(self) = *at(plain),
            Value::Number(at, ..) => *at(self) = *at(plain),
            Value::PrintedOr(at, ..) => *at(self) = *at(plain),
            Value::BySlot(at) => *at(self) = *at(plain),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_that_every_record_holds_are_those_of_the_first_records() {
        let always = HouseRule::ALL.into_iter().filter(|rule| rule.is_always_written());
        assert_eq!(always.count(), 14, "a new rule changes no digest where it is not used");
    }

    #[test]
    fn every_house_rule_has_an_id_and_a_place_of_its_own() {
        let mut ids = HouseRule::ALL.map(HouseRule::id);
        ids.sort_unstable();
        assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "{ids:?}");
        let grouped: Vec<HouseRule> = Group::ALL.into_iter().flat_map(HouseRule::group_rules).collect();
        assert_eq!(grouped.len(), HouseRule::ALL.len());
        for group in Group::ALL {
            let places = HouseRule::group_rules(group).into_iter().map(|rule| rule.declaration().shown.1);
            assert!(places.eq(0..HouseRule::group_rules(group).len() as u8), "{group:?}");
        }
    }
}
