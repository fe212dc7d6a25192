//! The parts from which a view can be built again, for programs that are sent views as text.

use crate::ids::bit_sets::{PositionSet, RegionSet};
use crate::ids::indexed_arrays::{ByEmpire, ByRegion, BySociety};
use crate::ids::{Empire, Line, Position, Slot, Society};
use crate::raw::event_card::Lasting;
use crate::raw::icon::Icon;
use crate::state::board::{Board, Phase};
use crate::state::deal::{Deal, Loyalties, TurnOrder};
use crate::state::pile::Hand;
use crate::state::task_stack::{Stack, Task};
use crate::view::{Moving, View};
use crate::world::World;

/// The parts of a view that a program is sent. They say everything about the position that a society sees, except which
/// offer cards were offered in this turn, and what an offer left to the position's own society. So legal actions do not
/// follow from them. They say nothing of automata, so they are only for worlds without any.
#[derive(Clone, Debug)]
pub struct ViewParts {
    /// The society whose view it is.
    pub viewer: Society,
    /// The society that decides.
    pub mover: Society,
    /// The society that makes the acting position's choices.
    pub steers: Society,
    /// The society that has the first-player marker.
    pub first: Society,
    /// The turn order of the empires.
    pub order: TurnOrder,
    /// The phase.
    pub phase: Phase,
    /// The number on the round marker.
    pub round: u8,
    /// The number of agents that the deciding society has placed in this deployment.
    pub placed: u8,
    /// The position whose turn it is, outside the empire turns none.
    pub turn: Option<Position>,
    /// The position whose action is taken, outside the empire turns none.
    pub acting: Option<Position>,
    /// The position of the active agent, if there is one.
    pub agent: Option<Position>,
    /// The printed line that was last taken at the acting position.
    pub line: Option<Line>,
    /// The number of banners in each region.
    pub banners: ByRegion<u8>,
    /// The regions that each empire controls.
    pub control: ByEmpire<RegionSet>,
    /// The banners in each empire's supply.
    pub supply: ByEmpire<u8>,
    /// The positions of each society's agents.
    pub posts: BySociety<PositionSet>,
    /// The regions of each society's agents.
    pub scouts: BySociety<RegionSet>,
    /// The tokens that the viewer knows.
    pub tokens: Loyalties,
    /// The slots of each society whose tokens lie face up.
    pub revealed: Vec<(Society, Slot)>,
    /// Each society's exchanges in order of time.
    pub exchanges: Vec<(Society, Slot, Slot)>,
    /// The viewer's cards.
    pub hand: Hand,
    /// The number of cards of each deck that each society holds.
    pub cards: BySociety<ByEmpire<u8>>,
    /// The cards that have left the game.
    pub gone: Hand,
    /// The icons that count twice until the round ends.
    pub doubled: Vec<Icon>,
    /// The empires that may not attack until the round ends.
    pub truces: Vec<Empire>,
    /// True if supply checks are skipped until the round ends.
    pub unchecked: bool,
    /// The pending tasks, the next one last. Those beyond the most that can be pending are dropped.
    pub tasks: Vec<Task>,
    /// The regions that the current series of choices has used.
    pub marks: [RegionSet; 2],
    /// The banners that are neither in a region nor in a supply.
    pub moving: Option<Moving>,
}

impl View {
    /// The view with these parts. The world must have no automata, because parts do not say which agents they take back.
    /// Outside the empire turns, what the last turn left behind is not restored, because nobody reads it.
    pub fn from_parts(world: &World, parts: &ViewParts) -> Self {
        let deal = Deal { first: parts.first, order: parts.order, loyalties: parts.tokens };
        let mut board = Board::set_up(world, &deal);
        (board.banners, board.control, board.supply) = (parts.banners, parts.control, parts.supply);
        board.held = world.regions().filter(|region| parts.banners[*region] > 0).collect();
        (board.posts, board.scouts) = (parts.posts, parts.scouts);
        for (society, slot) in &parts.revealed {
            board.revealed[*society] |= 1 << slot.index();
        }
        for (society, a, b) in &parts.exchanges {
            board.exchanges[*society].add(*a, *b);
        }
        (board.phase, board.round) = (parts.phase, parts.round);
        (board.mover, board.steers, board.owner) = (parts.mover, parts.steers, parts.steers);
        board.step = step(world, parts);
        board.turn = turn_index(world, parts);
        board.office = parts.turn.map_or(0, |position| position.office().index() as u8 + 1);
        board.acting = parts.acting.unwrap_or(board.acting);
        board.agent = parts.agent.unwrap_or(board.agent);
        board.agent_lost = parts.acting.is_some() && parts.agent.is_none();
        board.line = parts.line;
        board.gone = parts.gone;
        board.lasting = Lasting {
            doubled: parts.doubled.iter().fold(0, |bits, icon| bits | 1 << icon.index()),
            truces: parts.truces.iter().fold(0, |bits, empire| bits | 1 << empire.index()),
            unchecked: parts.unchecked,
        };
        let mut stack = Stack::EMPTY;
        parts.tasks.iter().take(Stack::MOST).for_each(|task| stack.push(*task));
        Self {
            viewer: parts.viewer,
            board,
            hand: parts.hand,
            tokens: parts.tokens,
            cards: parts.cards,
            stack,
            marks: parts.marks,
            moving: parts.moving,
        }
    }
}

/// The number of societies that are done with this phase, or of agents that all of them have placed. Societies decide in
/// player order.
fn step(world: &World, parts: &ViewParts) -> u8 {
    let seats = world.societies;
    let before = (parts.mover.index() as u8 + seats).saturating_sub(parts.first.index() as u8) % seats.max(1);
    match parts.phase {
        Phase::Turns | Phase::Over => 0,
        Phase::Deploy => parts.placed.saturating_mul(seats).saturating_add(before),
        Phase::Lay | Phase::Retrieve | Phase::Cleanup | Phase::Loyalty | Phase::FinalWhisper => before,
    }
}

/// The number of empires that have finished their turns.
fn turn_index(world: &World, parts: &ViewParts) -> u8 {
    let before_all = parts.round == 1 && matches!(parts.phase, Phase::Lay | Phase::Retrieve | Phase::Deploy);
    match parts.turn {
        Some(position) => parts.order.place(position.empire()).unwrap_or(0),
        None if before_all => 0,
        // The number stays until the next turns begin.
        None => world.empires().len() as u8,
    }
}
