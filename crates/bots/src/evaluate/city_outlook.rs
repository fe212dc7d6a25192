//! The city outlook of the handmade evaluator: the number of cities that each empire is likely to hold at the
//! end.
//!
//! It depends only on the public board, so it is the same for every society. The numbers are fitted to games
//! (`whispers sim`).

use crate::evaluate::city_threats::{City, cities};
use rules::{Board, ByEmpire, Empire, Icon, MAX_ROUNDS, Phase, World};

/// The probability, per turn, that an empire attacks a city in its reach.
const ATTEMPT: f32 = 0.4;
/// The probability that an attack succeeds, by the attacker's margin from −2 to 4 banners.
const SUCCESS: [f32; 7] = [0.04, 0.10, 0.22, 0.60, 0.78, 0.88, 0.93];
/// The number of cities that a banner adds to the outlook for each round left.
const BANNER: f32 = 0.03;
/// The part of [`BANNER`] that a banner above the limit of its region adds.
const EXCESS: f32 = 0.3;
/// The number of cities that a farm or fort adds to the outlook for each round left.
const INCOME: f32 = 0.03;

/// Computes the city outlook for one world.
#[derive(Clone, Debug)]
pub(crate) struct CityOutlook {
    cities: Vec<City>,
    attempts: [f32; MAX_ROUNDS as usize + 1],
    empires: usize,
}

impl CityOutlook {
    /// Prepares the city outlook for this world.
    pub fn new(world: &World) -> Self {
        let mut attempts = [0.0; MAX_ROUNDS as usize + 1];
        let mut never = 1.0;
        for chance in &mut attempts {
            *chance = 1.0 - never;
            never *= 1.0 - ATTEMPT;
        }
        Self { cities: cities(world), attempts, empires: world.empires().len() }
    }

    /// The number of turns that each empire still has, including the current one.
    fn turns_left(&self, world: &World, board: &Board) -> ByEmpire<u8> {
        let later = board.rounds_to_come(world);
        let mut turns = ByEmpire::all(later);
        // The clean-up already counts as part of the next round. Turns that are over exist only in the phase of
        // turns.
        if board.phase() == Phase::Over || board.phase() == Phase::FinalWhisper {
            return ByEmpire::all(0);
        }
        // R9.4: if the match ends with this turn, no empire has another one.
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

    /// The number of cities that each empire is likely to hold at the end, plus a little for its strength.
    pub fn outlook(&self, world: &World, board: &Board) -> ByEmpire<f32> {
        let turns = self.turns_left(world, board);
        let mut predictions = ByEmpire::all(0.0);
        for city in &self.cities {
            self.share_out(city, world, board, &turns, &mut predictions);
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
            predictions[empire] += left * (BANNER * strength + INCOME * income as f32);
        }
        predictions
    }

    /// Divides a scoring region's cities among the empires that may hold it at the end.
    fn share_out(
        &self,
        city: &City,
        world: &World,
        board: &Board,
        turns: &ByEmpire<u8>,
        predictions: &mut ByEmpire<f32>,
    ) {
        let defence = city.defence(board);
        let mut rest = city.cities;
        // Each empire counts with its strongest threat only.
        let strongest = city.threats(world, board);
        for foe in Empire::first(self.empires) {
            let strength = strongest[foe];
            if strength == 0 || turns[foe] == 0 {
                continue;
            }
            let margin = (i32::from(strength) - defence + 2).clamp(0, 6) as usize;
            let attempt = self.attempts[usize::from(turns[foe]).min(self.attempts.len() - 1)];
            let taken = rest * attempt * SUCCESS[margin];
            predictions[foe] += taken;
            rest -= taken;
        }
        if let Some(owner) = board.controller(city.region) {
            predictions[owner] += rest;
        }
    }
}
