//! The search of bots of the level "agent": they try choices in sampled states and play on by rules of thumb to
//! the end of the round.

use crate::evaluate::handmade_evaluator::HandmadeEvaluator;
use crate::evaluate::state_value::Value;
use crate::search::rules_of_thumb::{self, Aims};
use crate::search::sequential_halving::{Budget, Trial, run_trials};
use rules::{Action, Phase, Rng, Society, State, View, World};

/// The maximum number of choices that are tried.
const TRIED: usize = 24;
/// The weight of the first evaluation, in trials. Without it, the luck of a few trials decides between close
/// choices (47 wins of 100 against three novices, 53 with it).
const PRIOR: f32 = 80.0;
/// The number of nodes that a trial costs in addition to its decisions.
const OVERHEAD: u64 = 8;

/// Search with the handmade evaluator.
pub(crate) struct HandmadeSearch<'a> {
    pub world: &'a World,
    pub handmade: &'a HandmadeEvaluator,
}

impl HandmadeSearch<'_> {
    /// The best of these choices, which come with their values and with the best first. `spent` gets the number
    /// of nodes so far.
    pub fn choose(
        &self,
        view: &View,
        ranked: &[(Value, Action)],
        spent: &dyn Fn(u64) -> Budget,
        rng: &mut Rng,
        legal: &mut Vec<Action>,
    ) -> Option<Action> {
        let mover = view.mover()?;
        let trial = |(value, action): &(Value, Action)| Trial::new(*action, *value, PRIOR);
        let mut trials: Vec<Trial> = ranked.iter().take(TRIED).map(trial).collect();
        let sample_state = |rng: &mut Rng| {
            let state = view.resample(self.world, rng);
            let outlook = self.handmade.city_outlook.outlook(self.world, &state);
            let aims = rules_of_thumb::aims(self.world, &state, &outlook);
            (state, aims)
        };
        let run = |trial: &mut Trial, (state, aims): &(State, Aims), mut luck: Rng| {
            let (win, made) = self.playout(state, aims, trial.action, mover, &mut luck, legal);
            trial.add(&Value::from_win(win));
            OVERHEAD + made
        };
        run_trials(&mut trials, spent, rng, sample_state, run, Trial::win);
        trials.first().map(|trial| trial.action)
    }

    /// Plays on to the end of the round's turns or of the current step. Returns the win chance of `mover` and
    /// the number of decisions.
    fn playout(
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
            let action =
                rules_of_thumb::choose(self.world, &self.handmade.city_outlook, &next, aims, legal, rng);
            next.play_unchecked(self.world, action, rng, &mut ());
            made += 1;
        }
        (self.handmade.standing(self.world, &next, mover), made)
    }
}

/// True if a playout that began in the phase `begun` continues in the phase `now` of the same round.
fn goes_on(begun: Phase, now: Phase) -> bool {
    matches!(begun, Phase::Cleanup | Phase::Loyalty)
        || matches!(now, Phase::Lay | Phase::Retrieve | Phase::Deploy | Phase::Turns)
}
