//! The win chances of all societies, with full information or as one viewer may know them.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::beliefs::token_order_odds::Past;
use crate::evaluate::handmade_evaluator::HandmadeEvaluator;
use crate::evaluate::learned_evaluator::LearnedEvaluator;
use crate::evaluate::weights_text_format::Weights;
use crate::level::Level;
use crate::search::learned_rollout::{LearnedRollout, Lists};
use rules::{BySociety, Rng, State, View, World};

/// The number of turns that are played ahead, and the factor by which their weight falls from one to the next.
/// A gain thus shows gradually, as in temporal differences (Sutton, "Learning to predict by the methods of
/// temporal differences", 1988).
const TURNS: u32 = 12;
const FADING: f32 = 0.8;
/// The weight of the present state. Its estimate changes abruptly in the middle of a turn, but estimates after
/// the next turns do so even more.
const STANDING: f32 = 0.3;
/// The power to which win chances with full information are raised before they are normalised. The networks
/// have learned from partial views and are too cautious here (Guo et al., "On calibration of modern neural
/// networks", 2017). Over 48 games of spymasters with 4,800 positions, the winner's log-loss is 0.758 with it
/// and 0.784 without. In the last round the squared changes are 1.24 times those of a perfect forecast,
/// compared with 1.44 without it and 1.67 with a power of 2.
const POWER: f32 = 1.5;

/// Estimates the win chances of all societies in one world. They add up to 1.
#[derive(Debug)]
pub struct WinChances<'a> {
    world: &'a World,
    handmade: HandmadeEvaluator,
    learned: LearnedEvaluator,
    lists: Lists,
}

impl<'a> WinChances<'a> {
    /// An estimator that uses these weights.
    pub fn new(world: &'a World, weights: Arc<Weights>) -> Self {
        let (handmade, learned) =
            (HandmadeEvaluator::new(world, true), LearnedEvaluator::new(world, weights));
        Self { world, handmade, learned, lists: Lists::default() }
    }

    /// The win chance of each society with full information: the mean of `ways` playouts of the next turns, or
    /// the estimate for the present state if `ways` is 0. It is certain if the match is over, or if every
    /// playout ends with this turn and the same result.
    pub fn for_state(&mut self, state: &State, ways: u32, seed: u64) -> BySociety<f32> {
        let (mean, sure) = self.look_ahead(state, ways, seed);
        sure.unwrap_or(mean)
    }

    /// The mean of the playouts, and the certain result if all of them end the match this turn in the same way.
    fn look_ahead(
        &mut self,
        state: &State,
        ways: u32,
        seed: u64,
    ) -> (BySociety<f32>, Option<BySociety<f32>>) {
        if ways == 0 || state.is_over() {
            return (self.evaluate(state), None);
        }
        let mut lists = std::mem::take(&mut self.lists);
        let states = Level::Mastermind.states_per_decision();
        let rollout =
            LearnedRollout { world: self.world, handmade: &self.handmade, learned: &self.learned, states };
        let table_guesses = rollout.table_guesses(state);
        let mut sum = BySociety::all(0.0);
        add(&mut sum, &self.evaluate(state), STANDING);
        let mut sure = None;
        for way in 0..ways {
            let mut rng = Rng::stream(seed, way.into());
            let (mut next, mut left) = (*state, 1.0 - STANDING);
            for turn in 1..=TURNS {
                rollout.play_turn(&mut next, &table_guesses, &mut rng, &mut lists);
                let last = turn == TURNS || next.is_over();
                let share = if last { left } else { left * (1.0 - FADING) };
                left -= share;
                let chances = self.evaluate(&next);
                add(&mut sum, &chances, share / ways as f32);
                if turn == 1 {
                    let alike = next.is_over() && (way == 0 || sure == Some(chances));
                    sure = alike.then_some(chances);
                }
                if last {
                    break;
                }
            }
        }
        self.lists = lists;
        (sum, sure)
    }

    /// The win chance of each society as the view's society can estimate it: the mean over `states` sampled
    /// states. In the last round, it is the mean over `ahead` sampled states with one playout each, unless
    /// `ahead` is 0.
    pub fn for_view(
        &mut self,
        view: &View,
        past: &Past,
        (states, ahead): (u32, u32),
        seed: u64,
    ) -> BySociety<f32> {
        let guesses = Guesses::new(self.world, view, past);
        let mut rng = Rng::new(seed);
        let mut sum = BySociety::all(0.0);
        let last = view.rounds_to_come(self.world) == 0;
        let ways = u32::from(last && ahead > 0);
        let states = if ways > 0 { ahead } else { states.max(1) };
        for number in 0..states {
            let believed = guesses.draw(self.world, &mut rng);
            let state = view.resample_as(self.world, &believed, &mut rng);
            let (chances, _) = self.look_ahead(&state, ways, seed + u64::from(number));
            add(&mut sum, &chances, 1.0 / states as f32);
        }
        sum
    }

    /// The win chance of each society in the present state, with full information and without playouts.
    fn evaluate(&self, state: &State) -> BySociety<f32> {
        let mut chances = BySociety::all(0.0);
        if state.is_over() {
            let winners = state.winners(self.world).count() as f32;
            state.winners(self.world).for_each(|society| chances[society] = 1.0 / winners);
            return chances;
        }
        let guesses = Guesses::from_open_state(self.world, state);
        let mut sum = 0.0;
        for society in self.world.societies() {
            let win = self.learned.value(self.world, state, society, &guesses).win;
            chances[society] = libm::powf(win.clamp(1e-3, 1.0), POWER);
            sum += chances[society];
        }
        chances.0.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }
}

fn add(sum: &mut BySociety<f32>, chances: &BySociety<f32>, share: f32) {
    for (sum, chance) in sum.0.iter_mut().zip(chances.0) {
        *sum += share * chance;
    }
}
