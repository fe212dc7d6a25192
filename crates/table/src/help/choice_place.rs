//! The place of a choice on the table: the first half of a hint.

use rules::{Action, Card, Empire, Region, View};

/// The place of a choice, as closely as can be said without naming the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoicePlace {
    /// An empire's council.
    Council(Empire),
    /// A region; for an attack, the region that it starts from.
    Region(Region),
    /// A card of the hand.
    Card(Card),
    /// An empire, with none of its places in particular.
    Empire(Empire),
    /// An exchange of tokens.
    Tokens,
    /// The choice to keep the tokens.
    Keep,
    /// The printed actions of the position that acts.
    Lines,
    /// The answer to an offer.
    Answer,
    /// One half of an event card.
    Halves,
    /// The choice to pass.
    Pass,
    /// The choice to end the current action.
    Done,
}

impl ChoicePlace {
    /// The place of an action of the deciding society.
    pub fn new(view: &View, action: Action) -> Self {
        match action {
            Action::RetrievePosition(position)
            | Action::DeployPosition(position)
            | Action::ChoosePosition(position) => Self::Council(position.empire()),
            // A swap stays within the active agent's council (R5.6).
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
