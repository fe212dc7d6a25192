//! Faults of a pack's rules or of house rules, with their locations (R10.2). The crate `packs` turns a [`Place`] into
//! a file and a line.

use std::fmt;

use crate::house_rules::HouseRule;
use crate::ids::{Empire, Line, Position, Region, Slot};
use crate::raw::ability::{Window, Windows};
use crate::raw::icon::Icon;

/// One fault of a pack's rules or of house rules, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The part of the rules that is at fault.
    pub place: Place,
    /// What is wrong with that part of the rules.
    pub flaw: Flaw,
}

/// A part of a pack's rules, as the location of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A single number, such as the number of agents.
    Number(Number),
    /// A whole list, such as the list of empires.
    List(List),
    /// A whole empire.
    Empire(Empire),
    /// A whole region.
    Region(Region),
    /// A border by land, by its index from 0 in the pack's list.
    Border(usize),
    /// A border across a sea, by its index from 0 in the pack's list.
    Sea(usize),
    /// A kind of icon that the pack adds, by its index from 0 in the pack's list.
    Icon(usize),
    /// The supply limit of a region (key `feeds`).
    Feeds(Region),
    /// A set of icons that scores, by its index from 0 in the pack's list.
    ScoringSet(usize),
    /// The condition that ends a match early (R9.4).
    End,
    /// A council position.
    Position(Position),
    /// A printed line of a position.
    Line(Position, Line),
    /// An ability, by its index from 0 in the pack's list.
    Ability(usize),
    /// The cost of an ability, by the ability's index from 0 in the pack's list.
    Cost(usize),
    /// All play windows of an ability, by the ability's index from 0 in the pack's list.
    Windows(usize),
    /// One play window of an ability, by the ability's index from 0 in the pack's list.
    Window(usize, Window),
    /// An icon that regions must lack for an ability, by the ability's index from 0 in the pack's list.
    Without(usize, Icon),
    /// A key of a card's effect, such as `banners`.
    Key(CardPart, &'static str),
    /// An event card, by its index from 0 in the pack's list.
    Event(usize),
    /// An offer card, by its index from 0 in the pack's list.
    Offer(usize),
    /// A turn order, by its index from 0 in the pack's list.
    Order(usize),
    /// A loyalty slot.
    Slot(Slot),
    /// An id in the pack's list of council positions, by its index from 0.
    Office(usize),
    /// A house rule.
    House(HouseRule),
}

/// A part of a card whose kind has keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardPart {
    /// The effect of an ability, by the ability's index from 0.
    Ability(usize),
    /// One half of an event card, by the event's index and the half's index, both from 0.
    Half(usize, usize),
    /// The bargain or payment of an offer card, by the offer's index from 0.
    Offer(usize),
}

impl Place {
    /// The whole item to which this place belongs. For example, the place of an ability's cost gives the ability.
    /// Returns the place itself if it is a whole item.
    pub const fn whole(self) -> Self {
        match self {
            Self::Cost(n) | Self::Windows(n) | Self::Window(n, _) | Self::Without(n, _) => Self::Ability(n),
            Self::Key(CardPart::Ability(n), _) => Self::Ability(n),
            Self::Key(CardPart::Half(n, _), _) => Self::Event(n),
            Self::Key(CardPart::Offer(n), _) => Self::Offer(n),
            Self::Feeds(region) => Self::Region(region),
            place => place,
        }
    }
}

/// A single number in a pack or in its house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// The number of societies in a match.
    Societies,
    /// The number of agents of a society.
    Agents,
    /// The most agents that a society may have in regions.
    AgentsInRegions,
    /// The number of agents that a society places in each round.
    AgentsPerRound,
    /// The number of copies of each card in a deck.
    Copies,
    /// The number of wild cards in each deck.
    Wild,
}

/// A list in a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum List {
    /// The list of empires.
    Empires,
    /// The list of the map's regions.
    Regions,
    /// The list of loyalty slots.
    Slots,
    /// The list of council positions.
    Positions,
    /// The list of the cards' abilities.
    Abilities,
    /// The list of turn orders.
    Orders,
    /// The list of icons that the pack adds to the printed ones.
    Icons,
    /// The list of sets of icons that score.
    ScoringSet,
}

/// What is wrong in a pack's rules or in house rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A number is outside its range.
    Range {
        /// The given number.
        given: i64,
        /// The smallest allowed number.
        least: i64,
        /// The largest allowed number.
        most: i64,
    },
    /// This text is not an id: a lower-case letter, then lower-case letters, digits and hyphens.
    BadId(String),
    /// This id or number occurs twice in its list.
    Taken(String),
    /// The rules name an empire, region, icon or order that the pack does not have.
    Unknown,
    /// A region borders itself.
    SelfBorder,
    /// A border is given twice.
    SameBorder,
    /// More banners of an empire are on the map at the start than the empire has.
    TooManyAtStart {
        /// The number of the empire's banners on the map.
        given: usize,
        /// The total number of the empire's banners.
        most: usize,
    },
    /// A region starts with an army of zero banners.
    NothingThere,
    /// Two abilities have the same cost.
    SameCost,
    /// The cost of two cards of one deck (A+A) is written as the cost of a pair (A+B).
    PairOfOne,
    /// These costs, in the notation of packs, have no ability.
    NoAbility(Vec<String>),
    /// A deck has too many events or too many offers.
    FullDeck {
        /// The plural name of the cards: "events" or "offers".
        of: &'static str,
        /// The most cards of this kind that a deck may have.
        most: usize,
    },
    /// An ability is allowed in a play window in which its effect can change nothing.
    WrongWindow {
        /// The play window that the effect does not allow.
        window: Window,
        /// The play windows that the effect allows.
        takes: Windows,
    },
    /// An ability has no play window, so it can never be used.
    NoWindow,
    /// An ability requires and forbids the icon with this id in the same region.
    Contradiction(String),
    /// The pack adds an icon with this id, but the id belongs to a printed icon.
    PrintedIcon(String),
    /// Two regions border each other both by land and across a sea.
    LandAndSea,
    /// Two scoring sets have the same icons.
    SameSet,
    /// The condition for an early end has neither the key `least` nor `none = true`.
    NoEnd,
    /// A match would end at its start: the empire with this id already holds this number of the decisive icon.
    EndsAtOnce(String, u32),
    /// A turn order leaves out the empire with this id.
    OrderLacks(String),
    /// A turn order names the empire with this id more than once.
    OrderRepeats(String),
    /// A loyalty set-up does not fit the number of societies, empires or slots (R10.2). The text says what the set-up
    /// needs.
    SetupNeeds(&'static str),
    /// No deal of the loyalty tokens fits the loyalty set-up.
    NoDeal,
    /// A house rule adds these cards, but the pack does not have them. The text is the plural name of the cards.
    NoSuchCards(&'static str),
    /// The match does not meet a requirement of automata (section 13).
    Solo(SoloNeed),
}

/// The reason why a match with automata cannot be played (section 13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoloNeed {
    /// The numbers of players and automata are not allowed together.
    Seats {
        /// The number of people and bots.
        players: usize,
        /// The number of automata.
        automata: usize,
    },
    /// Automata need a pack with five empires, but this pack has this number of empires.
    Empires(usize),
    /// Automata need councils of four positions, but one council has another number of them.
    Offices {
        /// The id of the empire whose council it is.
        empire: String,
        /// The number of positions in the council.
        positions: usize,
    },
    /// Automata need this value of this house rule.
    Rule(HouseRule, &'static str),
}

impl fmt::Display for SoloNeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { players, automata } => write!(
                f,
                "automata need exactly one player and one or two automata; here are {players} and {automata} (section 13)"
            ),
            Self::Empires(empires) => write!(
                f,
                "automata need a pack with five empires and slots, and this one has {empires} (R13.4)"
            ),
            Self::Offices { empire, positions } => write!(
                f,
                "automata need councils of four positions, and that of {empire} has {positions} (R13.4)"
            ),
            Self::Rule(rule, needed) => {
                write!(f, "automata are played with {}={needed} (R13.7)", rule.id())
            }
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range { given, least, most } if least == most => write!(f, "{given} is not {least}"),
            Self::Range { given, least, most } => write!(f, "{given} is outside the range {least} to {most}"),
            Self::BadId(id) => {
                write!(
                    f,
                    "\"{id}\" is not an id: it takes a lower-case letter, then lower-case letters, digits and hyphens"
                )
            }
            Self::Taken(id) => write!(f, "\"{id}\" is there twice"),
            Self::Unknown => write!(f, "it names something that the pack does not have"),
            Self::SelfBorder => write!(f, "a region does not border itself"),
            Self::SameBorder => write!(f, "this border is there twice (a border counts both ways)"),
            Self::TooManyAtStart { given, most } => {
                write!(f, "{given} banners stand on the map at the start, but the empire has {most}")
            }
            Self::NothingThere => {
                write!(f, "a count of zero does nothing: leave it out, or write at least 1")
            }
            Self::SameCost => write!(f, "there is already an ability with this cost"),
            Self::PairOfOne => write!(
                f,
                "a pair takes two different empires; write the cost of two cards of one deck as such"
            ),
            Self::NoAbility(costs) => {
                let costs = costs.join(", ");
                write!(f, "every cost has its ability (R7.3), but there is none for {costs}")
            }
            Self::FullDeck { of, most } => write!(f, "a deck has at most {most} {of}"),
            Self::WrongWindow { window, takes } => {
                let takes: Vec<&str> = takes.iter().map(Window::id).collect();
                let (window, takes) = (window.id(), takes.join(", "));
                write!(f, "this effect has no meaning in the window \"{window}\"; it takes {takes}")
            }
            Self::NoWindow => write!(f, "it has no window, so it could never be played"),
            Self::Contradiction(icon) => {
                write!(f, "a region cannot be both with and without a {icon}")
            }
            Self::PrintedIcon(id) => {
                write!(f, "every pack has the icon \"{id}\": call this one something else")
            }
            Self::LandAndSea => {
                write!(
                    f,
                    "these regions border each other by land too: two regions have one border or none (R1.6)"
                )
            }
            Self::SameSet => write!(f, "this set of icons scores already"),
            Self::NoEnd => {
                write!(f, "this ends no match: give \"least\", or \"none = true\", or both (R9.4)")
            }
            Self::EndsAtOnce(empire, icons) => write!(
                f,
                "the match would end as it begins: {empire} holds {icons} of them at the start (R9.4)"
            ),
            Self::OrderLacks(id) => {
                write!(f, "an order names every empire exactly once: \"{id}\" is missing")
            }
            Self::OrderRepeats(id) => {
                write!(f, "an order names every empire exactly once: \"{id}\" is there twice")
            }
            Self::SetupNeeds(what) => write!(f, "this loyalty set-up needs {what} (R10.2)"),
            Self::NoSuchCards(cards) => write!(f, "the pack has no {cards} (R10.2)"),
            Self::Solo(need) => need.fmt(f),
            Self::NoDeal => write!(f, "no deal of the loyalty tokens fits this set-up (R10.2)"),
        }
    }
}
