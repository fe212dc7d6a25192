//! The parts of a match.

use rules::{Action, Phase, State};

/// What kind of decision one is, so that a player learns what to practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DecisionKind {
    /// Agents are placed and taken back, tokens laid.
    Placing,
    /// What positions do.
    Steering,
    /// Cards are played, with what they are played on, offered or discarded.
    Cards,
    /// Tokens are exchanged or kept.
    Exchange,
}

impl DecisionKind {
    /// All parts, in the order of a round.
    pub const ALL: [Self; 4] = [Self::Placing, Self::Steering, Self::Cards, Self::Exchange];

    /// Its id, for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Placing => "placing",
            Self::Steering => "steering",
            Self::Cards => "cards",
            Self::Exchange => "exchange",
        }
    }

    /// The part to which a decision belongs.
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
