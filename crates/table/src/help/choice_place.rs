//! The part of the table that a choice concerns, which is the first half of a hint.

use rules::{Action, Card, Empire, Region, View};

/// The part of the table that a choice concerns, named as closely as possible without revealing the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoicePlace {
    /// An empire's council.
    Council(Empire),
    /// A region. For an attack or a move, it is the region where the banners start.
    Region(Region),
    /// A card in the player's hand.
    Card(Card),
    /// An empire, but neither its council nor one of its regions.
    Empire(Empire),
    /// The exchange of two loyalty tokens.
    Tokens,
    /// The choice to exchange no loyalty tokens.
    Keep,
    /// The actions printed on the position whose turn it is.
    Lines,
    /// Accepting or declining an offer card.
    Answer,
    /// The choice between the two halves of an event card.
    Halves,
    /// Passing.
    Pass,
    /// Ending the current action.
    Done,
}

impl ChoicePlace {
    /// True if a hint first says where to look for `action`. A position's actions stand side by side, so there it lists
    /// the best choices at once.
    pub fn is_told_first(action: Action) -> bool {
        !matches!(action, Action::Act(_))
    }

    /// The part of the table that `action` of the deciding society concerns.
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
