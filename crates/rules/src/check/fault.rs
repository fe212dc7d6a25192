//! Faults of a pack's rules or of house rules, with their places (R10.2). The reader of the pack turns the
//! typed places into file and line.

use std::fmt;

use crate::house_rules::HouseRule;
use crate::ids::{Empire, Line, Position, Region, Slot};
use crate::raw::ability::{Window, Windows};
use crate::raw::icon::Icon;

/// One thing that is wrong.
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
    /// The n-th icon of the pack's own, from 0.
    Icon(usize),
    /// The number of banners that a region feeds.
    Feeds(Region),
    /// The n-th set of icons that scores, from 0.
    ScoringSet(usize),
    /// The early end.
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
    /// One of the icons that the n-th ability shuns.
    Without(usize, Icon),
    /// A key that stands beside a kind.
    Key(CardPart, &'static str),
    /// The n-th event card, from 0.
    Event(usize),
    /// The n-th offer card, from 0.
    Offer(usize),
    /// The n-th turn order, from 0.
    Order(usize),
    /// A loyalty slot.
    Slot(Slot),
    /// The n-th position id, from 0.
    Office(usize),
    /// A house rule.
    House(HouseRule),
}

/// Where a kind with its keys stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardPart {
    /// In the n-th ability, from 0.
    Ability(usize),
    /// In a half of an event: of which one, and which.
    Half(usize, usize),
    /// In the n-th offer.
    Offer(usize),
}

impl Place {
    /// The place that contains this one, or itself.
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
    /// Agents of a society in regions.
    AgentsInRegions,
    /// Agents placed a round.
    AgentsPerRound,
    /// Copies of each card.
    Copies,
    /// Wild cards of each deck.
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
    /// Icons of the pack's own.
    Icons,
    /// Sets of icons that score.
    ScoringSet,
}

/// A fault of a pack's rules or house rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A number outside of its range.
    Range {
        /// The given number.
        given: i64,
        /// The least that is right.
        least: i64,
        /// The most that is right.
        most: i64,
    },
    /// An id that is not a lower-case word.
    BadId(String),
    /// An id or number that an earlier one of its list has.
    Taken(String),
    /// An empire, region or the like that the pack does not have.
    Unknown,
    /// A border of a region with itself.
    SelfBorder,
    /// A border that was already given.
    SameBorder,
    /// More banners at the start than the empire has.
    TooManyAtStart {
        /// Banners on the map.
        given: usize,
        /// Banners in all.
        most: usize,
    },
    /// A home army and a count of zero, or the like.
    NothingThere,
    /// An ability for a cost that has one already.
    SameCost,
    /// A cost A+A written as a pair.
    PairOfOne,
    /// No ability for these costs, as packs write them.
    NoAbility(Vec<String>),
    /// More cards of a kind than a deck takes.
    FullDeck {
        /// The name of the surplus cards.
        of: &'static str,
        /// The most of them.
        most: usize,
    },
    /// An effect in a window where it means nothing.
    WrongWindow {
        /// The window in which the ability cannot be played.
        window: Window,
        /// Where it means something.
        takes: Windows,
    },
    /// An ability that is never playable.
    NoWindow,
    /// Regions with an icon and without it: its id.
    Contradiction(String),
    /// An icon of the pack's own with the id of a printed one.
    PrintedIcon(String),
    /// A border by land and across a sea at once.
    LandAndSea,
    /// A set of icons that was already given.
    SameSet,
    /// An early end with neither a number nor `none`.
    NoEnd,
    /// A match that would end as it begins: the empire with this id already holds this number of the icons
    /// that count.
    EndsAtOnce(String, u32),
    /// An order that leaves out the empire with this id.
    OrderLacks(String),
    /// An order that names the empire with this id more than once.
    OrderRepeats(String),
    /// A loyalty setup that does not fit the number of societies, empires or slots (R10.2). The text says
    /// what it needs.
    SetupNeeds(&'static str),
    /// No deal was found that fits.
    NoDeal,
    /// A house rule brings cards that the pack does not have.
    NoSuchCards(&'static str),
    /// An unmet requirement of a match with automata (section 13).
    Solo(SoloNeed),
}

/// Why a match with automata cannot be played like that (section 13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoloNeed {
    /// The numbers of players and automata.
    Seats {
        /// People and bots.
        players: usize,
        /// The number of automata.
        automata: usize,
    },
    /// The number of empires and slots of a pack that does not have five.
    Empires(usize),
    /// A council that does not have four positions.
    Offices {
        /// The empire's id.
        empire: String,
        /// The number of its positions.
        positions: usize,
    },
    /// A house rule has to be set like this.
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
