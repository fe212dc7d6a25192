//! Where on the table to look for a choice: what is said before the choice itself.

use rules::{Action, Card, Empire, Region, View};

/// Where a choice is to be found, as closely as it can be said without telling it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoicePlace {
    /// In the council of an empire.
    Council(Empire),
    /// In a region, or going out from it.
    Region(Region),
    /// With a card of the hand.
    Card(Card),
    /// With an empire.
    Empire(Empire),
    /// Two tokens change places.
    Tokens,
    /// The tokens stay as they are.
    Keep,
    /// Among the printed actions of the position.
    Lines,
    /// In the answer to an offer.
    Answer,
    /// In one of the halves of an event.
    Halves,
    /// Nothing is done.
    Pass,
    /// What was begun is left as it is.
    Done,
}

impl ChoicePlace {
    /// Where an action of the society that decides is to be found.
    pub fn new(view: &View, action: Action) -> Self {
        match action {
            Action::RetrievePosition(position)
            | Action::DeployPosition(position)
            | Action::ChoosePosition(position) => Self::Council(position.empire()),
            // A swap is within the council that the active agent is in (R5.6).
            Action::Swap(_) => view.acting_agent().map_or(Self::Lines, |agent| Self::Council(agent.empire())),
            Action::RetrieveRegion(region)
            | Action::DeployRegion(region)
            | Action::ChooseRegion(region)
            | Action::ChooseSome { region, .. }
            | Action::Place(region)
            | Action::Kill(region) => Self::Region(region),
            Action::Attack { from, .. } | Action::ChooseMove { from, .. } => Self::Region(from),
            Action::Play { card, .. } | Action::Discard(card) | Action::Offer(card) => Self::Card(card),
            Action::Lay(empire) | Action::ChooseEmpire(empire) => Self::Empire(empire),
            Action::Exchange(..) => Self::Tokens,
            Action::Keep => Self::Keep,
            Action::Act(_) | Action::Follow => Self::Lines,
            Action::Accept | Action::Decline => Self::Answer,
            Action::Half(_) => Self::Halves,
            Action::Pass => Self::Pass,
            Action::Done => Self::Done,
        }
    }
}
