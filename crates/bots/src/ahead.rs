//! Looking ahead: choices are tried in made-up states that fit the view, each played on by rules
//! of thumb to the end of the round.

use super::halving::{self, Trial};
use super::quick::{self, Aims};
use super::value::Value;
use super::worth::Judge;
use rules::{Action, Phase, Rng, Society, State, View, World};

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

impl Ahead<'_> {
    /// The best of these choices, given with what each seems worth, the best first. `spent` tells which part
    /// of its budget (1 is all) a search has spent after so many decisions in trials.
    pub fn choose(
        &self,
        view: &View,
        ranked: &[(Value, Action)],
        spent: &dyn Fn(u64) -> f32,
        rng: &mut Rng,
        legal: &mut Vec<Action>,
    ) -> Option<Action> {
        let mover = view.mover()?;
        let trial = |(value, action): &(Value, Action)| Trial::new(*action, *value, PRIOR);
        let trials = ranked.iter().take(TRIED).map(trial).collect();
        let make_up = |rng: &mut Rng| {
            let state = view.resample(self.world, rng);
            let outlook = self.judge.chart.outlook(self.world, &state);
            let aims = quick::aims(self.world, &state, &outlook);
            (state, aims)
        };
        let tried = halving::tried(trials, spent, rng, make_up, |(state, aims), action, luck| {
            let (likely, made) = self.run(state, aims, action, mover, luck, legal);
            (Value::of(likely), OVERHEAD + made)
        });
        tried.first().map(|trial| trial.action)
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
