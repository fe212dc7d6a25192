//! Kinds of decisions in a review.

use rules::{Action, Phase, State};

rules::words! {
    /// The kind of a decision. A review sums up losses by kind, so that a player sees what to practise.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum DecisionKind {
        /// Placing and taking back agents, and placing tokens.
        Placing = "placing",
        /// Actions of the positions that a society controls.
        Steering = "steering",
        /// Playing, aiming, offering and discarding cards.
        Cards = "cards",
        /// Exchanging or keeping tokens.
        Exchange = "exchange",
    }
}

impl DecisionKind {
    /// The kind of an action in a state.
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
