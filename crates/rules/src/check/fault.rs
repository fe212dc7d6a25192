//! Faults of a pack's rules or of house rules, with their places (R10.2). The reader of the pack turns the
//! typed places into file and line.

use std::fmt;

use crate::house_rules::HouseRule;
use crate::ids::{Empire, Line, Position, Region, Slot};
use crate::raw::ability::{Window, Windows};
use crate::raw::icon::Icon;

/// One fault of a pack's rules or of house rules, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The part of the rules at fault.
    pub place: Place,
    /// The kind of fault.
    pub flaw: Flaw,
}

/// A place in a pack's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// One of the pack's numbers.
    Number(Number),
    /// The list of empires, regions, and so on.
    List(List),
    /// An empire, as a whole.
    Empire(Empire),
    /// A region, as a whole.
    Region(Region),
    /// The n-th border, from 0.
    Border(usize),
    /// The n-th border across a sea, from 0.
    Sea(usize),
    /// The n-th of the icons that the pack adds, from 0.
    Icon(usize),
    /// The supply limit of a region (key `feeds`).
    Feeds(Region),
    /// The n-th set of icons that scores, from 0.
    ScoringSet(usize),
    /// The condition that ends a match early.
    End,
    /// A council position.
    Position(Position),
    /// A printed line of a position.
    Line(Position, Line),
    /// The n-th ability, from 0.
    Ability(usize),
    /// The cost of the n-th ability.
    Cost(usize),
    /// The windows of the n-th ability.
    Windows(usize),
    /// One of the windows of the n-th ability.
    Window(usize, Window),
    /// One of the icons that a region must lack for the n-th ability.
    Without(usize, Icon),
    /// A key of a card's effect, such as `banners`.
    Key(CardPart, &'static str),
    /// The n-th event card, from 0.
    Event(usize),
    /// The n-th offer card, from 0.
    Offer(usize),
    /// The n-th turn order, from 0.
    Order(usize),
    /// A loyalty slot.
    Slot(Slot),
    /// The n-th id in the list of council positions, from 0.
    Office(usize),
    /// A house rule.
    House(HouseRule),
}

/// The part of a card that has a kind with keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardPart {
    /// The effect of the n-th ability, from 0.
    Ability(usize),
    /// A half of an event: the index of the event, and of the half.
    Half(usize, usize),
    /// The bargain or payment of the n-th offer, from 0.
    Offer(usize),
}

impl Place {
    /// The whole item that contains this place, such as the ability of a cost. The place itself if it is a
    /// whole item.
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

/// The numbers of a pack and of the house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// Societies at the table.
    Societies,
    /// Agents of a society.
    Agents,
    /// Most agents of a society in regions.
    AgentsInRegions,
    /// Agents that a society places each round.
    AgentsPerRound,
    /// Copies of each card in a deck.
    Copies,
    /// Wild cards in each deck.
    Wild,
}

/// The lists of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum List {
    /// The pack's empires.
    Empires,
    /// The map's regions.
    Regions,
    /// The loyalty slots of a society.
    Slots,
    /// The positions of councils.
    Positions,
    /// The abilities of cards.
    Abilities,
    /// The turn orders of empires.
    Orders,
    /// The icons that the pack adds to the printed ones.
    Icons,
    /// Sets of icons that score.
    ScoringSet,
}

/// The kind of a fault in a pack's rules or in house rules.
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
    /// A text is not an id: a lower-case letter, then lower-case letters, digits and hyphens.
    BadId(String),
    /// An id or number occurs twice in its list.
    Taken(String),
    /// The rules name an empire, region, icon or order that the pack does not have.
    Unknown,
    /// A region borders itself.
    SelfBorder,
    /// A border is given twice.
    SameBorder,
    /// More of an empire's banners are on the map at the start than it has.
    TooManyAtStart {
        /// Banners on the map.
        given: usize,
        /// All banners of the empire.
        most: usize,
    },
    /// A region starts with an army of zero banners.
    NothingThere,
    /// Two abilities have the same cost.
    SameCost,
    /// A cost of two cards of one deck (A+A) is written as a pair.
    PairOfOne,
    /// No ability has these costs, given in the notation of packs.
    NoAbility(Vec<String>),
    /// A deck has too many cards of a kind.
    FullDeck {
        /// The plural name of the kind: "events" or "offers".
        of: &'static str,
        /// The most cards of the kind in a deck.
        most: usize,
    },
    /// An ability can be played in a window where its effect means nothing.
    WrongWindow {
        /// The wrong window.
        window: Window,
        /// The windows where the effect means something.
        takes: Windows,
    },
    /// An ability has no window, so it can never be played.
    NoWindow,
    /// An ability asks for regions both with and without the icon with this id.
    Contradiction(String),
    /// An icon that the pack adds has this id, which is that of a printed icon.
    PrintedIcon(String),
    /// Two regions border each other both by land and across a sea.
    LandAndSea,
    /// Two scoring sets have the same icons.
    SameSet,
    /// The early end has neither a number nor `none`.
    NoEnd,
    /// A match would end as it begins: at the start the empire with this id holds this number of the icon.
    EndsAtOnce(String, u32),
    /// A turn order leaves out the empire with this id.
    OrderLacks(String),
    /// A turn order names the empire with this id more than once.
    OrderRepeats(String),
    /// A loyalty setup does not fit the number of societies, empires or slots (R10.2). The text says what the
    /// setup needs.
    SetupNeeds(&'static str),
    /// No deal was found that fits the loyalty setup.
    NoDeal,
    /// A house rule adds cards that the pack does not have; the text names them.
    NoSuchCards(&'static str),
    /// The match does not meet a requirement of automata (section 13).
    Solo(SoloNeed),
}

/// Why a match with automata cannot be played (section 13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoloNeed {
    /// The numbers of players and automata do not fit each other.
    Seats {
        /// The number of people and bots.
        players: usize,
        /// The number of automata.
        automata: usize,
    },
    /// The pack does not have five empires, but this number.
    Empires(usize),
    /// A council does not have four positions.
    Offices {
        /// The empire's id.
        empire: String,
        /// The number of its positions.
        positions: usize,
    },
    /// The house rule must have this value.
    Rule(HouseRule, &'static str),
}

impl fmt::Display for SoloNeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { players, automata } => write!(
                f,
                "automata play against just one player, and there are one or two of them: here are {players} and {automata} (section 13)"
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
            Self::Range { given, least, most } => write!(f, "{given} is outside of {least} to {most}"),
            Self::BadId(id) => {
                write!(
                    f,
                    "\"{id}\" is no id: it takes a lower-case letter, then lower-case letters, digits and hyphens"
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
                write!(f, "a count of zero does nothing: leave it out or give a number from 1")
            }
            Self::SameCost => write!(f, "an ability with this cost is there already"),
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
                write!(f, "this effect means nothing in the window \"{window}\"; it takes {takes}")
            }
            Self::NoWindow => write!(f, "no window is given, so it could never be played"),
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
                write!(f, "an order names every empire just once: \"{id}\" is missing")
            }
            Self::OrderRepeats(id) => {
                write!(f, "an order names every empire just once: \"{id}\" is there twice")
            }
            Self::SetupNeeds(what) => write!(f, "this loyalty setup needs {what} (R10.2)"),
            Self::NoSuchCards(cards) => write!(f, "the pack has no {cards} (R10.2)"),
            Self::Solo(need) => need.fmt(f),
            Self::NoDeal => write!(f, "no deal of the loyalty tokens fits this setup (R10.2)"),
        }
    }
}
