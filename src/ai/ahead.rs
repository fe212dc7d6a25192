//! Looking ahead: choices are tried in made-up states that fit the view, each played on by rules
//! of thumb to the end of the round.

use super::quick::{self, Aims};
use super::worth::Judge;
use crate::rules::{Action, Phase, Rng, Society, State, View, World};

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
        self.sum / self.runs.max(1.0)
    }
}

impl Ahead<'_> {
    /// The best of these choices, the most promising first.
    pub fn choose(
        &self,
        view: &View,
        ranked: &[Action],
        rng: &mut Rng,
        legal: &mut Vec<Action>,
    ) -> Option<Action> {
        let mover = view.mover()?;
        let nodes_max = super::tune::p(2, 16000.0) as u32;
        let mut trials: Vec<Trial> = ranked
            .iter()
            .take(super::tune::p(4, 24.0) as usize)
            .map(|a| Trial { action: *a, sum: 0.0, runs: 0.0 })
            .collect();
        // Each pass tries all that are left in the same made-up states; then the worse half goes.
        let passes = (trials.len() as f32).log2().ceil().max(1.0) as u32;
        for _ in 0..passes {
            let mut nodes = 0;
            while nodes < nodes_max / passes {
                let state = view.resample(self.world, rng);
                let outlook = self.judge.chart.outlook(self.world, &state);
                let mut aims = quick::aims(self.world, &state, &outlook);
                let k = super::tune::p(13, 0.0);
                let n = self.world.societies().len() as f32 - 1.0;
                for e in self.world.empires() {
                    let others: f32 =
                        self.world.societies().filter(|s| *s != mover).map(|s| aims[s][e]).sum();
                    aims[mover][e] -= k * others / n;
                }
                let luck = rng.clone();
                rng.bits();
                for trial in &mut trials {
                    let (value, spent) =
                        self.run(&state, &aims, trial.action, mover, &mut luck.clone(), legal);
                    trial.sum += value;
                    trial.runs += 1.0;
                    nodes += spent;
                }
            }
            trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            let keep = trials.len().div_ceil(2);
            trials.truncate(keep);
        }
        trials.first().map(|t| t.action)
    }

    /// Plays on to the end of the round's turns and says what is there then.
    fn run(
        &self,
        state: &State,
        aims: &Aims,
        action: Action,
        mover: Society,
        rng: &mut Rng,
        legal: &mut Vec<Action>,
    ) -> (f32, u32) {
        let mut next = *state;
        next.play_unchecked(self.world, action, rng, &mut ());
        let mut nodes = 8;
        let round = next.round();
        let loyalty = matches!(state.phase(), Phase::Loyalty | Phase::Cleanup);
        let extra = super::tune::p(5, 0.0) as u8;
        while !next.is_over()
            && (next.round() < round + extra
                || next.round() == round
                    && (loyalty
                        || matches!(
                            next.phase(),
                            Phase::Deploy | Phase::Turns | Phase::Retrieve | Phase::Lay
                        )))
        {
            next.legal(self.world, legal);
            let action = quick::choose(self.world, &self.judge.chart, &next, aims, legal, rng);
            next.play_unchecked(self.world, action, rng, &mut ());
            nodes += 1;
        }
        (self.judge.standing(self.world, &next, mover), nodes)
    }
}
