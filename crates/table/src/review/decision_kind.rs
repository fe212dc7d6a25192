//! The kinds of decisions that a review distinguishes.

use rules::{Action, Phase, State};

rules::words! {
    /// The kind of a decision. A review sums up losses by kind, so that players see what to practise.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum DecisionKind {
        /// The decision is to place or take back an agent, or to place a token.
        Placing = "placing",
        /// The decision is about an action of a position that the society controls.
        Steering = "steering",
        /// The decision is to play, aim, offer or discard a card.
        Cards = "cards",
        /// The decision is to exchange or keep tokens.
        Exchange = "exchange",
    }
}

impl DecisionKind {
    /// The kind of the decision to take `action` in the state `before`.
    pub fn new(before: &State, action: Action) -> Self {
        match before.phase() {
            Phase::Lay | Phase::Retrieve | Phase::Deploy => Self::Placing,
            Phase::Cleanup => Self::Cards,
            Phase::Loyalty | Phase::FinalWhisper | Phase::Over => Self::Exchange,
            Phase::Turns => match action {
                Action::Play { .. }
                | Action::ChooseEmpire(_)
                | Action::ChoosePosition(_)
                | Action::ChooseRegion(_)
                | Action::ChooseSome { .. }
                | Action::ChooseMove { .. }
                | Action::Kill(_)
                | Action::Done
                | Action::Pass
                | Action::Half(_)
                | Action::Offer(_)
                | Action::Accept
                | Action::Decline
                | Action::Discard(_) => Self::Cards,
                _ => Self::Steering,
            },
        }
    }
}
