//! Who steers an empire: in what of this round is still to come, and in the next if everybody stays.

use super::guess::Guesses;
use rules::{Board, ByEmpire, Empire, Phase, Position, PositionSet, Printed, Society, World};

/// What of a council's positions is still to come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Steering {
    pub attacks: f32,
    pub attacks_wanted: f32,
    pub adds: f32,
    pub adds_wanted: f32,
    pub positions: f32,
    pub own_attacks: f32,
    pub own_adds: f32,
    /// By the empire that would be attacked: how many attacks are to come of societies that would rather see
    /// a city here than there.
    pub eager: ByEmpire<f32>,
}

/// How much more a city must be worth to a society here than there for it to attack for certain.
const CERTAIN: f32 = 3.0;

/// Who looks, and what they think of everybody's tokens.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub viewer: Society,
    pub guesses: &'a Guesses,
}

impl Steering {
    /// Of these positions of an empire.
    pub fn of(world: &World, board: &Board, empire: Empire, positions: PositionSet, eyes: Eyes<'_>) -> Self {
        let mut steering = Self::default();
        for position in positions {
            if let Some(society) = steers(board, position) {
                steering.add(world, board, (empire, position), society, eyes);
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
        eyes: Eyes<'_>,
    ) {
        let mean = &eyes.guesses[society].mean;
        let own = society == eyes.viewer;
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

/// Whose agent steers a position.
pub(super) fn steers(board: &Board, position: Position) -> Option<Society> {
    board.occupant(board.active_agent(position)?)
}

/// The positions of an empire that are still to act: in this round, or once its turns are over in the next.
pub(super) fn to_come(board: &Board, world: &World, empire: Empire) -> PositionSet {
    let council = world.positions().in_council(empire);
    if board.phase() != Phase::Turns {
        return council;
    }
    let place = board.order().place(empire).unwrap_or(0);
    match place.cmp(&board.turns_taken()) {
        std::cmp::Ordering::Less => PositionSet::EMPTY,
        // R9.4: nobody acts after the turn with which the match ends.
        std::cmp::Ordering::Greater if board.ends_with_this_turn(world) => PositionSet::EMPTY,
        std::cmp::Ordering::Greater => council,
        std::cmp::Ordering::Equal => {
            let turn = board.turn();
            council.filter(|position| turn.is_none_or(|now| position.office() > now.office())).collect()
        }
    }
}
