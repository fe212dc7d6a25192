//! Who controls an empire's positions that are still to act.

use crate::beliefs::multiplier_guesses::Guesses;
use rules::{Board, ByEmpire, Empire, Phase, Position, PositionSet, Printed, Society, World};

/// The attacks, added banners and positions that societies control in one empire, summed over the positions
/// still to act.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Steering {
    pub attacks: f32,
    pub attacks_wanted: f32,
    pub adds: f32,
    pub adds_wanted: f32,
    pub positions: f32,
    pub own_attacks: f32,
    pub own_adds: f32,
    /// For each other empire, how many attacks on it to expect from the societies that control these positions.
    pub eager: ByEmpire<f32>,
}

/// The difference between two multipliers at which a society certainly attacks.
const CERTAIN: f32 = 3.0;

/// A viewer, with its guesses about all societies.
#[derive(Clone, Copy)]
pub(crate) struct Viewpoint<'a> {
    pub viewer: Society,
    pub guesses: &'a Guesses,
}

impl Steering {
    /// Sums up the attacks, added banners and positions that societies control among the given positions of an
    /// empire.
    pub fn new(
        world: &World,
        board: &Board,
        empire: Empire,
        positions: PositionSet,
        viewpoint: Viewpoint<'_>,
    ) -> Self {
        let mut steering = Self::default();
        for position in positions {
            if let Some(society) = steers(board, position) {
                steering.add(world, board, (empire, position), society, viewpoint);
            }
        }
        steering
    }

    fn add(
        &mut self,
        world: &World,
        board: &Board,
        (empire, position): (Empire, Position),
        society: Society,
        viewpoint: Viewpoint<'_>,
    ) {
        let mean = &viewpoint.guesses[society].mean;
        let own = society == viewpoint.viewer;
        let (mut attacks, mut adds) = (false, 0);
        for line in world.lines(position) {
            match *line {
                Printed::Attack => attacks = true,
                Printed::Add(count) => adds = adds.max(board.added(world, count, empire)),
                Printed::Draw(_) | Printed::Swap => {}
            }
        }
        let adds = adds as f32 / 4.0;
        self.positions += 1.0;
        self.adds += adds;
        self.adds_wanted += adds * mean[empire] / 4.0;
        self.own_adds += if own { adds } else { 0.0 };
        if !attacks {
            return;
        }
        self.attacks += 1.0;
        self.attacks_wanted += mean[empire] / 4.0;
        self.own_attacks += if own { 1.0 } else { 0.0 };
        for foe in world.empires() {
            let rather = mean[empire] - mean[foe];
            self.eager[foe] += (0.5 + 0.5 * rather / CERTAIN).clamp(0.0, 1.0);
        }
    }
}

/// The society that controls a position; `None` if none does.
pub(crate) fn steers(board: &Board, position: Position) -> Option<Society> {
    board.occupant(board.active_agent(position)?)
}

/// The positions of an empire that will still act in this round. Outside of the turns, these are all its
/// positions.
pub(crate) fn to_come(board: &Board, world: &World, empire: Empire) -> PositionSet {
    let council = world.positions().in_council(empire);
    if board.phase() != Phase::Turns {
        return council;
    }
    let place = board.order().place(empire).unwrap_or(0);
    match place.cmp(&board.turns_taken()) {
        std::cmp::Ordering::Less => PositionSet::EMPTY,
        // R9.4: if the match ends with this turn, no other empire acts.
        std::cmp::Ordering::Greater if board.ends_with_this_turn(world) => PositionSet::EMPTY,
        std::cmp::Ordering::Greater => council,
        std::cmp::Ordering::Equal => {
            let turn = board.turn();
            council.filter(|position| turn.is_none_or(|now| position.office() > now.office())).collect()
        }
    }
}
