//! The win chances of all societies, with full information or as one viewer may know them.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::beliefs::past::Past;
use crate::policy::{Choice, Evidence, Ground, Parameters, Playout, PolicyPlayer, PositionReader, Situation};
use rules::{BySociety, Rng, State, View, World};

/// The number of turns that are played ahead, and the factor by which their weight falls from one to the next.
/// A gain thus shows gradually, as in temporal differences (Sutton, "Learning to predict by the methods of
/// temporal differences", 1988). Over 60 games of the policy with 5,200 positions (`train judgment win-chances`), the
/// log-loss of a society's win is 0.507 with a factor of 0.8 and 0.500 with 0.9; it is 0.536 without playing ahead.
const TURNS: u32 = 12;
const FADING: f32 = 0.9;
/// The power to which win chances with full information are raised before they are normalised. The network has learned
/// from partial views and is a little too cautious here (Guo et al., "On calibration of modern neural networks", 2017).
/// The log-loss is 0.512, 0.509 and 0.516 with powers of 1, 1.25 and 1.5.
const POWER: f32 = 1.15;

/// How far a view is looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewSamples {
    /// The number of sampled states.
    pub states: u32,
    /// In the last round, the number of sampled states with one playout each, instead of `states`; 0 for none.
    pub ahead: u32,
}

impl ViewSamples {
    /// The samples of a review with trials.
    pub const REVIEW: Self = Self { states: 24, ahead: 8 };
    /// The samples of a quick review, which plays nothing out.
    pub const GLANCE: Self = Self { ahead: 0, ..Self::REVIEW };
}

/// Estimates the win chances of all societies in one world. They add up to 1.
#[derive(Debug)]
pub struct WinChances<'a> {
    world: &'a World,
    ground: Ground,
    reader: PositionReader,
    player: PolicyPlayer,
}

impl<'a> WinChances<'a> {
    /// An estimator by the built-in policy.
    pub fn new(world: &'a World) -> Self {
        let parameters = Parameters::built_in();
        Self {
            world,
            ground: Ground::new(world),
            reader: PositionReader::new(Arc::clone(&parameters)),
            player: PolicyPlayer::new(parameters),
        }
    }

    /// The win chance of each society with full information: the mean of `ways` playouts of the next turns, or
    /// the estimate for the present state if `ways` is 0. It is certain if the match is over, or if every
    /// playout ends with this turn and the same result.
    pub fn for_state(&mut self, state: &State, evidence: &Evidence, ways: u32, seed: u64) -> BySociety<f32> {
        if ways == 0 || state.is_over() {
            return self.evaluate(state, evidence);
        }
        let mut mean = BySociety::all(0.0);
        let mut sure = None;
        for way in 0..ways {
            let mut rng = Rng::stream(seed, way.into());
            let (mut next, mut evidence, mut left) = (*state, *evidence, 1.0);
            for turn in 1..=TURNS {
                self.play_turn(&mut next, &mut evidence, &mut rng);
                let last = turn == TURNS || next.is_over();
                let share = if last { left } else { left * (1.0 - FADING) };
                left -= share;
                let chances = self.evaluate(&next, &evidence);
                add(&mut mean, &chances, share / ways as f32);
                if turn == 1 {
                    let alike = next.is_over() && (way == 0 || sure == Some(chances));
                    sure = alike.then_some(chances);
                }
                if last {
                    break;
                }
            }
        }
        sure.unwrap_or(mean)
    }

    /// The win chance of each society as the view's society can estimate it: the mean over sampled states.
    pub fn for_view(&mut self, view: &View, past: &Past, samples: ViewSamples, seed: u64) -> BySociety<f32> {
        let guesses = Guesses::new(self.world, view, past);
        let evidence = past.evidence(self.world, view);
        let mut rng = Rng::new(seed);
        let mut sum = BySociety::all(0.0);
        let last = view.rounds_to_come(self.world) == 0;
        let ways = u32::from(last && samples.ahead > 0);
        let states = if ways > 0 { samples.ahead } else { samples.states.max(1) };
        for number in 0..states {
            let believed = guesses.draw(self.world, &mut rng);
            let state = view.resample_as(self.world, &believed, &mut rng);
            let chances = self.for_state(&state, &evidence, ways, seed.wrapping_add(u64::from(number)));
            add(&mut sum, &chances, 1.0 / states as f32);
        }
        sum
    }

    /// The win chance of each society in the present state, without playouts: each society's own by its view, raised to
    /// a power and divided by their sum.
    fn evaluate(&mut self, state: &State, evidence: &Evidence) -> BySociety<f32> {
        let mut chances = BySociety::all(0.0);
        if state.is_over() {
            let winners = state.winners(self.world).count() as f32;
            state.winners(self.world).for_each(|society| chances[society] = 1.0 / winners);
            return chances;
        }
        let mut sum = 0.0;
        for society in self.world.societies() {
            let view = state.view(self.world, society);
            let situation = Situation { ground: &self.ground, world: self.world, view: &view, evidence };
            let win = self.reader.win_chance(&situation);
            chances[society] = libm::powf(win.clamp(1e-3, 1.0), POWER);
            sum += chances[society];
        }
        chances.0.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }

    /// Plays on by the policy to the end of the position's turn, or for one decision if no position acts.
    fn play_turn(&mut self, state: &mut State, evidence: &mut Evidence, rng: &mut Rng) {
        let Self { world, ground, player, .. } = self;
        let turn = (state.round(), state.turn());
        while let Some(mover) = state.mover() {
            let playout = Playout { ground, world, state, evidence };
            let (action, _) = player.decide(&playout, mover, Choice::Drawn, rng);
            evidence.play(world, state, mover, action, rng);
            if state.stack().top().is_none() || (state.round(), state.turn()) != turn {
                return;
            }
        }
    }
}

fn add(sum: &mut BySociety<f32>, chances: &BySociety<f32>, share: f32) {
    for (sum, chance) in sum.0.iter_mut().zip(chances.0) {
        *sum += share * chance;
    }
}
