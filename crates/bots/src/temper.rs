//! Tempers: bots' preferences between choices that are about equally good.

use rules::{Action, Board, Line, Printed, World};

rules::words! {
    /// A bot's preference, which only decides between choices of about equal value.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Temper {
        /// The bot has no preference.
        #[default]
        Even = "even",
        /// The bot keeps its cards and its covered tokens, and strikes late.
        Hoarder = "hoarder",
        /// The bot prefers attacking to gathering.
        Raider = "raider",
        /// The bot likes to exchange its tokens.
        Reader = "reader",
        /// The bot likes to place agents on positions and to keep them there.
        Sitter = "sitter",
    }
}

/// The weight of a preference, as a win chance. It is less than the difference between most choices.
const LIKING: f32 = 0.008;

impl Temper {
    /// The win chance that the temper adds to a choice; negative for choices that it dislikes.
    pub(crate) fn preference(self, world: &World, board: &Board, action: Action) -> f32 {
        let last = board.rounds_to_come(world) == 0;
        let likes = match (self, action) {
            (Self::Hoarder, Action::Exchange(..)) if !last => -1.5,
            (Self::Hoarder, Action::Play { .. }) if !last => -1.0,
            (Self::Hoarder, Action::Act(line)) if draws(world, board, line) => 1.0,
            (Self::Raider, Action::Attack { .. }) => 1.0,
            (Self::Raider, Action::Act(line)) if attacks(world, board, line) => 1.0,
            (Self::Reader, Action::Exchange(..)) => 1.5,
            (Self::Sitter, Action::DeployPosition(position)) if board.active_agent(position).is_none() => 1.0,
            (Self::Sitter, Action::RetrievePosition(position))
                if board.active_agent(position) == Some(position) =>
            {
                -1.0
            }
            _ => 0.0,
        };
        LIKING * likes
    }
}

fn printed_action(world: &World, board: &Board, line: Line) -> Option<Printed> {
    world.lines(board.acting()?).get(line.index()).copied()
}

fn draws(world: &World, board: &Board, line: Line) -> bool {
    matches!(printed_action(world, board, line), Some(Printed::Draw(_)))
}

fn attacks(world: &World, board: &Board, line: Line) -> bool {
    matches!(printed_action(world, board, line), Some(Printed::Attack))
}
