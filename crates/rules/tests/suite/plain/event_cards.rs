//! Event cards as data (section 11): the printed ten, and similar ones.

use super::world::Icon;

/// An event card. *This empire* is the empire of its deck, and *this council* is that empire's council.
#[derive(Clone, Debug)]
pub struct EventCard {
    pub id: String,
    pub empire: usize,
    /// The effects of the event, one or two. The society that draws it chooses which one is carried out.
    pub halves: Vec<Half>,
}

/// The first or last position of a council.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    First,
    Last,
}

/// The effect of an event or of one of its halves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Half {
    /// Trade the agents of one end of this council and of any other of its positions.
    TradeWithin(End),
    /// Trade the agents of one end of this council and of one end of another council.
    TradeAcross { own: End, other: End },
    /// An attack by this empire on a bordering region that this empire holds.
    CivilAttack,
    /// Clear foreign banners out of one home region of this empire.
    ClearForeign,
    /// Clear this empire's banners out of one region. If `home` is true, it must be a home region of this empire.
    ClearOwn { home: bool },
    /// Rearrange all agents of this council so that each one moves. The turn may then start again.
    RearrangeAgents { starts_again: bool },
    /// Until the round ends, each icon of this kind counts twice for printed actions, but not for supply limits.
    CountsTwice(Icon),
    /// Until the round ends, there are no supply checks.
    NoSupplyChecks,
    /// Clear all banners out of one region that borders a region this empire controls.
    ClearAll,
    /// Kill this number of this empire's banners in every region where it has any.
    KillEverywhere(usize),
    /// Until the round ends, this empire does not attack.
    NoAttacks,
    /// Move one banner from every region with at least this number of this empire's banners to one region that it
    /// controls.
    Gather { least: usize },
    /// Clear a region of this empire's banners, and kill one banner in each bordering region.
    ClearAndKillAround,
    /// Move this empire's whole army from one region to any empty region.
    MoveArmy,
}

/// The ten printed events with their names in the base pack, for five empires given by their indices in the list.
pub fn printed_events(
    bear: usize,
    eagle: usize,
    elephant: usize,
    lion: usize,
    horse: usize,
) -> Vec<EventCard> {
    let event =
        |id: &str, empire, halves: &[Half]| EventCard { id: id.to_string(), empire, halves: halves.to_vec() };
    let across = Half::TradeAcross { own: End::Last, other: End::First };
    let rearrange = |starts_again| Half::RearrangeAgents { starts_again };
    vec![
        event("winter-wedding", bear, &[Half::TradeWithin(End::Last), across]),
        event("old-grudges", bear, &[Half::CivilAttack, Half::ClearForeign]),
        event("empty-nest", eagle, &[Half::ClearOwn { home: false }, rearrange(false)]),
        event("harvest-moon", eagle, &[Half::CountsTwice(Icon::Farm), Half::NoSupplyChecks]),
        event("stampede", elephant, &[Half::ClearAll]),
        event("long-rains", elephant, &[Half::KillEverywhere(1), Half::NoAttacks]),
        event("roar-of-the-pride", lion, &[Half::Gather { least: 2 }]),
        event("contested-crown", lion, &[Half::ClearOwn { home: true }, Half::ClearAndKillAround]),
        event("change-of-riders", horse, &[rearrange(true)]),
        event("long-ride", horse, &[Half::MoveArmy]),
    ]
}
