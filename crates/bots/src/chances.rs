//! How likely each society is to win: for somebody who sees everything, and for one of them.

use std::sync::Arc;

use super::course::{Course, Lists};
use super::guess::Guesses;
use super::judgment::Judgment;
use super::level::Level;
use super::past::Past;
use super::weights::Weights;
use super::worth::Judge;
use rules::{BySociety, Rng, State, View, World};

/// How many turns are looked ahead, and how much less each counts than the one before: what a turn will bring
/// shows little by little before it comes, as in a temporal difference (Sutton, "Learning to predict by the
/// methods of temporal differences", 1988), and not all at once when it is there.
const TURNS: u32 = 12;
const FADING: f32 = 0.8;
/// How much of it the state as it stands counts: it jumps in the middle of a turn, but what the next turns may bring
/// jumps from one to the other more than anybody's knowledge of them.
const STANDING: f32 = 0.3;
/// To this power chances are raised where all is known, before they are made to add up to 1: the networks have learned
/// from those who do not see everything, and are too careful for somebody who does (Guo and others, "On calibration of
/// modern neural networks", 2017). Measured in 48 games of spymasters at tables of two to four of all packs, 4,800
/// positions, four fifths of them of the last round: the log-loss of the winner is 0.758 with both, 0.784 without
/// (0.030 ± 0.017 less a game, less in 38 of 48), and in the last round the squares of all changes add up to 1.24 times
/// what they would for somebody who never errs, 1.44 times without; with the power 2 to 1.67 times, for no less a loss.
const POWER: f32 = 1.5;

/// Reckons chances to win in one world. They add up to 1.
#[derive(Debug)]
pub struct Chances<'a> {
    world: &'a World,
    judge: Judge,
    judgment: Judgment,
    lists: Lists,
}

impl<'a> Chances<'a> {
    /// By these weights.
    pub fn new(world: &'a World, weights: Arc<Weights>) -> Self {
        let (judge, judgment) = (Judge::new(world, true), Judgment::new(world, weights));
        Self { world, judge, judgment, lists: Lists::default() }
    }

    /// Everybody's chance where all tokens and cards are seen: what the next turns come to if everybody goes on by
    /// what it can know, the mean over so many ways that it may go; 0 of them judges the state as it stands. A
    /// match that is over is no question any more, nor is one that ends alike in each way with this turn.
    pub fn known(&mut self, state: &State, ways: u32, seed: u64) -> BySociety<f32> {
        let (mean, sure) = self.ahead(state, ways, seed);
        sure.unwrap_or(mean)
    }

    /// The mean over so many ways, and how the match ends with this turn where it does so in each of them alike.
    fn ahead(&mut self, state: &State, ways: u32, seed: u64) -> (BySociety<f32>, Option<BySociety<f32>>) {
        if ways == 0 || state.is_over() {
            return (self.at_once(state), None);
        }
        let mut lists = std::mem::take(&mut self.lists);
        let valued = Level::Mastermind.valued();
        let course = Course { world: self.world, judge: &self.judge, judgment: &self.judgment, valued };
        let thoughts = course.thoughts(state);
        let mut sum = BySociety::all(0.0);
        add(&mut sum, &self.at_once(state), STANDING);
        let mut sure = None;
        for way in 0..ways {
            let mut rng = Rng::stream(seed, way.into());
            let (mut next, mut left) = (*state, 1.0 - STANDING);
            for turn in 1..=TURNS {
                course.play_turn(&mut next, &thoughts, &mut rng, &mut lists);
                let last = turn == TURNS || next.is_over();
                let share = if last { left } else { left * (1.0 - FADING) };
                left -= share;
                let chances = self.at_once(&next);
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

    /// Everybody's chance as the view's society can think, from what it sees and from what the whole table has
    /// seen done: the mean over so many states that it may be, each judged as it stands. In the last round, where that
    /// tells too little, it is the mean over the other number of states, of which the next turns are played, each in
    /// one way; with 0 of them it is the same as before.
    pub fn believed(
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
            let believed = guesses.drawn(self.world, &mut rng);
            let state = view.resample_as(self.world, &believed, &mut rng);
            let (chances, _) = self.ahead(&state, ways, seed + u64::from(number));
            add(&mut sum, &chances, 1.0 / states as f32);
        }
        sum
    }

    /// Everybody's chance in a state in which all is known.
    fn at_once(&self, state: &State) -> BySociety<f32> {
        let mut chances = BySociety::all(0.0);
        if state.is_over() {
            let winners = state.winners(self.world).count() as f32;
            state.winners(self.world).for_each(|society| chances[society] = 1.0 / winners);
            return chances;
        }
        let guesses = Guesses::all_open(self.world, state);
        let mut sum = 0.0;
        for society in self.world.societies() {
            let win = self.judgment.value(self.world, state, society, &guesses).win;
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
