//! Looking ahead: choices are tried in made-up states that fit the view, each played on by rules
//! of thumb to the end of the round.

use super::quick;
use super::worth::Judge;
use crate::rules::{Action, Phase, Rng, Society, State, View, World};

/// How many decisions may be played in made-up states for one choice of an agent.
const NODES: u32 = 9_000;
/// How many choices are looked at more closely.
const CHOICES: usize = 12;

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
    pub fn choose(&self, view: &View, ranked: &[Action], rng: &mut Rng, legal: &mut Vec<Action>) -> Option<Action> {
        let mover = view.mover()?;
        let mut trials: Vec<Trial> =
            ranked.iter().take(super::tune::p(4,12.0) as usize).map(|a| Trial { action: *a, sum: 0.0, runs: 0.0 }).collect();
        let mut nodes = 0;
        // Each pass tries all that are left in the same made-up states; then the worse half goes.
        while trials.len() > 1 && nodes < super::tune::p(2,9000.0) as u32 {
            let nodes_max=super::tune::p(2,9000.0) as u32; let share = (nodes_max / super::tune::p(3,3.0) as u32).max(1);
            let until = nodes + share;
            while nodes < until && nodes < super::tune::p(2,9000.0) as u32 {
                let state = view.resample(self.world, rng);
                let luck = rng.clone();
                rng.bits();
                for trial in &mut trials {
                    let (value, spent) = self.run(&state, trial.action, mover, &mut luck.clone(), legal);
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
    fn run(&self, state: &State, action: Action, mover: Society, rng: &mut Rng, legal: &mut Vec<Action>) -> (f32, u32) {
        let mut next = *state;
        let aims = quick::aims(self.world, &next, &self.judge.chart.outlook(self.world, &next));
        next.play_unchecked(self.world, action, rng, &mut ());
        let mut nodes = 1;
        let round = next.round();
        let whole = super::tune::p(5, 0.0) > 0.0;
        let extra = if matches!(state.phase(), Phase::Loyalty|Phase::Cleanup) && super::tune::p(6,0.0) > 0.0 { 1 } else {0};
        let _=extra;
        while !next.is_over() && (whole || (extra==1 && (next.round()==round)) || next.round() == round && matches!(next.phase(), Phase::Deploy | Phase::Turns | Phase::Retrieve | Phase::Lay)) {
            next.legal(self.world, legal);
            let action = quick::choose(self.world, &self.judge.chart, &next, &aims, legal, rng);
            next.play_unchecked(self.world, action, rng, &mut ());
            nodes += 1;
        }
        (self.standing(&next, mover), nodes)
    }

    /// How likely the society is to win, as far as the worths of all in a made-up state tell.
    fn standing(&self, state: &State, society: Society) -> f32 {
        let later = f32::from(self.world.house().rounds - state.round().min(self.world.house().rounds));
        let scale = super::tune::p(0,1.5) + super::tune::p(1,1.0) * (later + f32::from(u8::from(state.phase() != Phase::Over)));
        let own = self.judge.worth(self.world, state, society);
        let others = self.world.societies().filter(|s| *s != society);
        let sum: f32 =
            others.map(|s| ((self.judge.worth(self.world, state, s) - own) / scale).exp()).sum();
        1.0 / (1.0 + sum)
    }
}


