//! Looking ahead: choices are tried in made-up states that fit the view, each played on by rules
//! of thumb to the end of the round.

use super::quick::{self, Aims};
use super::worth::Judge;
use crate::rules::{Action, Phase, Rng, Society, State, View, World};

/// How many of the most promising choices are tried.
const TRIED: usize = 24;
/// What seemed likely before looking ahead counts as much as so many trials. Without it, the luck
/// of a few trials decides between choices that are about as good (measured: 47 wins of 100
/// against three novices, 53 with it).
const PRIOR: f32 = 80.0;
/// What making up a state and judging the end of a trial cost, in decisions of the trial.
const OVERHEAD: u64 = 8;

/// Values of choices by looking ahead.
pub(super) struct Ahead<'a> {
    pub world: &'a World,
    pub judge: &'a Judge,
}

/// A choice on trial.
#[derive(Clone, Copy, Debug)]
struct Trial {
    action: Action,
    sum: f32,
    runs: f32,
}

impl Trial {
    fn mean(&self) -> f32 {
        self.sum / self.runs
    }
}

impl Ahead<'_> {
    /// The best of these choices, given with how likely each seems to win, the likeliest first.
    /// `spent` tells which part of its budget (1 is all) a search has spent after so many
    /// decisions in trials.
    ///
    /// Sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed
    /// bandits"): each pass tries all choices that are left in the same made-up states with the
    /// same luck; then the worse half goes.
    pub fn choose(
        &self,
        view: &View,
        ranked: &[(f32, Action)],
        spent: &dyn Fn(u64) -> f32,
        rng: &mut Rng,
        legal: &mut Vec<Action>,
    ) -> Option<Action> {
        let mover = view.mover()?;
        let trial =
            |(likely, action): &(f32, Action)| Trial { action: *action, sum: PRIOR * likely, runs: PRIOR };
        let mut trials: Vec<Trial> = ranked.iter().take(TRIED).map(trial).collect();
        let passes = trials.len().max(2).next_power_of_two().ilog2();
        let mut decisions = 0;
        for pass in 1..=passes {
            let share = pass as f32 / passes as f32;
            while spent(decisions) < share {
                let state = view.resample(self.world, rng);
                let outlook = self.judge.chart.outlook(self.world, &state);
                let aims = quick::aims(self.world, &state, &outlook);
                let luck = rng.clone();
                rng.bits();
                for trial in &mut trials {
                    let (likely, made) =
                        self.run(&state, &aims, trial.action, mover, &mut luck.clone(), legal);
                    trial.sum += likely;
                    trial.runs += 1.0;
                    decisions += OVERHEAD + made;
                }
            }
            trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials.first().map(|t| t.action)
    }

    /// Plays on to the end of the round's turns, or of the step that the choice is in, and says how
    /// likely the society is to win then, and how many decisions that took.
    fn run(
        &self,
        state: &State,
        aims: &Aims,
        action: Action,
        mover: Society,
        rng: &mut Rng,
        legal: &mut Vec<Action>,
    ) -> (f32, u64) {
        let mut next = *state;
        next.play_unchecked(self.world, action, rng, &mut ());
        let mut made = 0;
        while !next.is_over() && next.round() == state.round() && goes_on(state.phase(), next.phase()) {
            next.legal(self.world, legal);
            let action = quick::choose(self.world, &self.judge.chart, &next, aims, legal, rng);
            next.play_unchecked(self.world, action, rng, &mut ());
            made += 1;
        }
        (self.judge.standing(self.world, &next, mover), made)
    }
}

/// Whether a trial of a choice in one phase goes on in another of the same round.
fn goes_on(begun: Phase, now: Phase) -> bool {
    matches!(begun, Phase::Cleanup | Phase::Loyalty)
        || matches!(now, Phase::Lay | Phase::Retrieve | Phase::Deploy | Phase::Turns)
}
