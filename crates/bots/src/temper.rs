//! Tempers: bots' preferences between choices that are about equally good. docs/BOT-RESEARCH.md measures what bots of each
//! temper do.

use rules::{Action, Board, Line, Position, Printed, View, World};

rules::words! {
    /// A bot's preference. It outweighs a difference in win chance of up to about 5%.
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
        /// The bot gathers its agents in few councils and keeps them there.
        Sitter = "sitter",
    }
}

/// The win chance, from 0 to 1, that a preference of 1 outweighs.
const LIKING: f32 = 0.012;
/// How much a reader likes an exchange of tokens, and a hoarder dislikes it.
const EXCHANGE: f32 = 4.0;

impl Temper {
    /// The win chance that the temper adds to a choice; negative for choices that it dislikes.
    pub(crate) fn preference(self, world: &World, view: &View, action: Action) -> f32 {
        let last = view.rounds_to_come(world) == 0;
        let likes = match (self, action) {
            (Self::Hoarder, Action::Exchange(..)) if !last => -EXCHANGE,
            (Self::Hoarder, Action::Play { .. }) => {
                if last {
                    1.0
                } else {
                    -1.5
                }
            }
            (Self::Hoarder, Action::Act(line)) if draws(world, view, line) && !last => 1.5,
            (Self::Raider, Action::Attack { .. }) => 1.5,
            (Self::Raider, Action::Act(line)) if is_printed(world, view, line, Printed::Attack) => 1.5,
            (Self::Raider, Action::DeployPosition(position))
                if world.lines(position).contains(&Printed::Attack) =>
            {
                0.7
            }
            (Self::Reader, Action::Exchange(..)) => EXCHANGE,
            (Self::Sitter, Action::Act(line)) if is_printed(world, view, line, Printed::Swap) => -2.5,
            (Self::Sitter, Action::DeployPosition(position)) if sits_beside(view, position) => 1.0,
            (Self::Sitter, Action::RetrievePosition(position)) if sits_beside(view, position) => -1.0,
            _ => 0.0,
        };
        LIKING * likes
    }
}

/// True if the viewer has an agent on another position of this position's council.
fn sits_beside(view: &View, position: Position) -> bool {
    let own = view.posts(view.viewer()).in_council(position.empire());
    own.into_iter().any(|other| other != position)
}

fn printed_action(world: &World, board: &Board, line: Line) -> Option<Printed> {
    world.lines(board.acting()?).get(line.index()).copied()
}

fn draws(world: &World, board: &Board, line: Line) -> bool {
    matches!(printed_action(world, board, line), Some(Printed::Draw(_)))
}

fn is_printed(world: &World, board: &Board, line: Line, printed: Printed) -> bool {
    printed_action(world, board, line) == Some(printed)
}
