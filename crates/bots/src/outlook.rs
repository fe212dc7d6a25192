//! What the empires may expect: how many cities each is likely to hold at the end.
//!
//! This is the evaluation that all bots share. It looks at the open board only, so it is the same
//! for every society; what a society makes of it depends on its loyalties alone. The numbers are
//! fitted by play (`whispers sim`), not derived.

use super::cities::{City, cities};
use rules::{Board, ByEmpire, Empire, Icon, MAX_ROUNDS, Phase, World};

/// The chance that an empire which can take a city does so before the end, by the number of
/// turns that it still has: 1 - (1 - `ATTEMPT`)^turns.
const ATTEMPT: f32 = 0.4;
/// The chance that an attempt succeeds, by the banners that it could send above what defends
/// (from 2 too few to 4 too many): defenders gather, attackers too.
const SUCCESS: [f32; 7] = [0.04, 0.10, 0.22, 0.60, 0.78, 0.88, 0.93];
/// What a banner on the map adds to its empire's hopes, in cities a round that is left.
const BANNER: f32 = 0.03;
/// What a banner above its region's limit still adds.
const EXCESS: f32 = 0.3;
/// What a farm or fort adds to its controller's hopes, in cities a round that is left.
const INCOME: f32 = 0.03;

/// What the evaluation needs of a world, gathered once.
#[derive(Clone, Debug)]
pub(super) struct Chart {
    cities: Vec<City>,
    attempts: [f32; MAX_ROUNDS as usize + 1],
    empires: usize,
}

impl Chart {
    /// Gathers what is needed of a world.
    pub fn new(world: &World) -> Self {
        let mut attempts = [0.0; MAX_ROUNDS as usize + 1];
        for (turns, chance) in attempts.iter_mut().enumerate() {
            *chance = 1.0 - (1.0 - ATTEMPT).powi(turns as i32);
        }
        Self { cities: cities(world), attempts, empires: world.empires().len() }
    }

    /// How many turns an empire still has, the one it may be in included.
    fn turns_left(&self, world: &World, board: &Board) -> ByEmpire<u8> {
        let later = board.rounds_to_come(world);
        let mut turns = ByEmpire::all(later);
        // Cleanup already counts the next round as begun; only in a round's turns are some over.
        if board.phase() == Phase::Over || board.phase() == Phase::FinalWhisper {
            return ByEmpire::all(0);
        }
        // R9.4: where the match ends with this turn, nobody has another one.
        let last = board.phase() == Phase::Turns && board.ends_with_this_turn(world);
        for place in 0..self.empires as u8 {
            let over = board.phase() == Phase::Turns && place < board.turns_taken()
                || last && place > board.turns_taken();
            if !over {
                turns[board.order().nth(place)] += 1;
            }
        }
        turns
    }

    /// The cities that each empire is likely to hold at the end, with a little for its strength.
    pub fn outlook(&self, world: &World, board: &Board) -> ByEmpire<f32> {
        let turns = self.turns_left(world, board);
        let mut hopes = ByEmpire::all(0.0);
        for city in &self.cities {
            self.share_out(city, world, board, &turns, &mut hopes);
        }
        for empire in Empire::first(self.empires) {
            let left = f32::from(turns[empire]);
            if left == 0.0 {
                continue;
            }
            let control = board.control(empire);
            let mut strength = 0.0;
            for region in board.armies(empire) {
                let (banners, limit) = (board.banners(region), world.limit(region));
                strength += f32::from(banners.min(limit)) + EXCESS * f32::from(banners.saturating_sub(limit));
            }
            let income = world.icons_in(Icon::Farm, control) + world.icons_in(Icon::Fort, control);
            hopes[empire] += left * (BANNER * strength + INCOME * income as f32);
        }
        hopes
    }

    /// Shares a city out among those who may hold it in the end.
    fn share_out(
        &self,
        city: &City,
        world: &World,
        board: &Board,
        turns: &ByEmpire<u8>,
        hopes: &mut ByEmpire<f32>,
    ) {
        let defence = city.defence(board);
        let mut rest = city.cities;
        // At most one threat an empire: its strongest.
        let strongest = city.threats(world, board);
        for foe in Empire::first(self.empires) {
            let strength = strongest[foe];
            if strength == 0 || turns[foe] == 0 {
                continue;
            }
            let margin = (i32::from(strength) - defence + 2).clamp(0, 6) as usize;
            let attempt = self.attempts[usize::from(turns[foe]).min(self.attempts.len() - 1)];
            let taken = rest * attempt * SUCCESS[margin];
            hopes[foe] += taken;
            rest -= taken;
        }
        if let Some(owner) = board.controller(city.region) {
            hopes[owner] += rest;
        }
    }
}
