//! Event cards as data (section 11): what each of the printed ten says, and the like.

use super::world::Icon;

/// An event of one empire's deck. *This empire* and *this council* are that empire's.
#[derive(Clone, Debug)]
pub struct EventCard {
    pub id: String,
    pub empire: usize,
    /// One thing, or two of which the drawer chooses one.
    pub halves: Vec<Half>,
}

/// An end of a council.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    First,
    Last,
}

/// What an event, or a half of one, does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Half {
    /// Trade the agents of one end of this council and of another of its positions.
    TradeWithin(End),
    /// Trade the agents of one end of this council and of one end of another council.
    TradeAcross { own: End, other: End },
    /// An attack by this empire on a bordering region held by this empire.
    CivilAttack,
    /// Clear foreign banners out of one home region of this empire.
    ClearForeign,
    /// Clear this empire's banners out of one region, which may have to be one of its home regions.
    ClearOwn { home: bool },
    /// Rearrange all agents of this council so that each one moves; the turn may then start again.
    RearrangeAgents { starts_again: bool },
    /// Until the round ends every such icon counts twice for printed actions (not for supply).
    CountsTwice(Icon),
    /// Until the round ends there are no supply checks.
    NoSupplyChecks,
    /// Clear all banners out of one region that borders a region this empire controls.
    ClearAll,
    /// Kill so many banners of this empire in every region it stands in.
    KillEverywhere(usize),
    /// Until the round ends this empire does not attack.
    NoAttacks,
    /// Move one banner from every region with so many or more of this empire's into one region it
    /// controls.
    Gather { least: usize },
    /// Choose a region with this empire's banners: clear it and kill one banner in each bordering
    /// region.
    ClearAndKillAround,
    /// Move this empire's whole army from one region to any empty region.
    MoveArmy,
}

/// The printed ten, by the names of the base pack, for five empires given by their place in the list.
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
