//! Greedy search: each choice is played on to the end of the position's turn and evaluated there.

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::handmade_evaluator::HandmadeEvaluator;
use crate::evaluate::learned_evaluator::LearnedEvaluator;
use crate::evaluate::state_value::Value;
use crate::search::rules_of_thumb::{self, Aims};
use rules::{Action, Rng, Society, State, Task, World};

/// The quantity that a bot maximises.
#[derive(Clone, Copy)]
pub(crate) enum Objective<'a> {
    /// The bot maximises its own points.
    Points,
    /// The bot maximises its win chance by the handmade evaluator.
    Win,
    /// The bot maximises its win chance by the learned evaluator, with these guesses.
    Learned(&'a LearnedEvaluator, &'a Guesses),
}

/// Evaluates the choices of the society that decides in a state.
pub(crate) struct Greedy<'a> {
    pub world: &'a World,
    pub handmade: &'a HandmadeEvaluator,
    pub objective: Objective<'a>,
    /// Returns true while the result is still needed.
    pub wanted: &'a dyn Fn() -> bool,
}

/// A function for results that are always needed, so that the search never stops early.
pub(crate) const ALWAYS: &dyn Fn() -> bool = &|| true;

/// A buffer of actions for each depth, to save allocations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Buffers(Vec<Vec<Action>>);

/// The maximum depth within a turn: a card, its object, a swap, a printed action, an attack.
const DEPTH: usize = 7;
/// The approximate number of states evaluated per decision. If a choice leads to more than its share, the rules
/// of thumb decide further on.
const VALUED: usize = 1500;

/// The points that an offer card must promise before a bot plays it.
const HESITATION: f32 = 0.6;
/// The approximate win chance that a point is worth.
const CHANCE_A_POINT: f32 = 0.04;

impl Greedy<'_> {
    /// Computes the value of each action for the society that decides.
    pub fn values(
        &self,
        state: &State,
        actions: &[Action],
        rng: &mut Rng,
        buffers: &mut Buffers,
        values: &mut Vec<Value>,
    ) {
        self.values_within(VALUED, state, actions, rng, buffers, values);
    }

    /// Computes the value of each action by evaluating about `states` states.
    pub fn values_within(
        &self,
        states: usize,
        state: &State,
        actions: &[Action],
        rng: &mut Rng,
        buffers: &mut Buffers,
        values: &mut Vec<Value>,
    ) {
        buffers.0.resize(DEPTH + 1, Vec::new());
        values.clear();
        let Some(mover) = state.mover() else { return };
        let outlook = self.handmade.city_outlook.outlook(self.world, state);
        let aims = rules_of_thumb::aims(self.world, state, &outlook);
        let share = states / actions.len().max(1);
        for action in actions {
            if !(self.wanted)() {
                return;
            }
            let origin = Origin { start: state, aims: &aims, mover };
            let mut value = self.value(origin, state, *action, share, rng, &mut buffers.0);
            let hesitates = match (action, self.objective) {
                (Action::Offer(_), Objective::Points) => HESITATION,
                (Action::Offer(_), Objective::Win | Objective::Learned(..)) => HESITATION * CHANCE_A_POINT,
                _ => 0.0,
            };
            value.win -= hesitates;
            values.push(value);
        }
    }

    /// The value of an action at the end of the position's turn, found by evaluating about `share` states.
    fn value(
        &self,
        origin: Origin<'_>,
        state: &State,
        action: Action,
        share: usize,
        rng: &mut Rng,
        buffers: &mut [Vec<Action>],
    ) -> Value {
        let mut next = *state;
        next.play_unchecked(self.world, action, rng, &mut ());
        if !in_series(state) {
            self.follow(origin, &mut next, share, rng, buffers);
        }
        match self.objective {
            Objective::Points => {
                let win = self.handmade.worth(self.world, &next, origin.mover);
                Value { points: win, ..Value::from_win(win) }
            }
            Objective::Win => Value::from_win(self.handmade.standing(self.world, &next, origin.mover)),
            Objective::Learned(learned, guesses) => {
                let guesses = guesses.with_own(self.world, origin.mover, next.tokens(origin.mover));
                learned.value(self.world, &next, origin.mover, &guesses)
            }
        }
    }

    /// Plays on to the end of the turn: completes what has begun, and passes otherwise.
    fn follow(
        &self,
        origin: Origin<'_>,
        state: &mut State,
        share: usize,
        rng: &mut Rng,
        buffers: &mut [Vec<Action>],
    ) {
        let Some((legal, deeper)) = buffers.split_first_mut() else { return };
        let (start, mover) = (origin.start, origin.mover);
        let offers = self.world.house().offer_cards;
        while state.turn() == start.turn() && state.round() == start.round() {
            let Some(task) = state.stack().top() else { return };
            if state.mover() != Some(mover) {
                // The other societies answer offers, and use control over positions, by the rules of thumb.
                if !offers {
                    return;
                }
                state.legal(self.world, legal);
                let action = rules_of_thumb::choose(
                    self.world,
                    &self.handmade.city_outlook,
                    state,
                    origin.aims,
                    legal,
                    rng,
                );
                state.play_unchecked(self.world, action, rng, &mut ());
                continue;
            }
            let window = matches!(
                task,
                Task::Muster { .. } | Task::Aftermath { .. } | Task::After | Task::Offering { .. }
            );
            let cards = matches!(self.objective, Objective::Learned(..))
                && matches!(task, Task::Muster { .. } | Task::Aftermath { .. });
            if window && !cards {
                state.play_unchecked(self.world, Action::Pass, rng, &mut ());
                continue;
            }
            let before = matches!(task, Task::Before);
            state.legal(self.world, legal);
            if before {
                legal.retain(|a| matches!(a, Action::Act(_) | Action::Pass));
                // Only cards could be played, and to play none is to pass.
                if legal.is_empty() {
                    return;
                }
            }
            let best = match legal.as_slice() {
                [only] => *only,
                many if many.len() > share || deeper.is_empty() => rules_of_thumb::choose(
                    self.world,
                    &self.handmade.city_outlook,
                    state,
                    origin.aims,
                    many,
                    rng,
                ),
                many => {
                    let mut best = (Value::from_win(f32::MIN), Action::Pass);
                    for action in many {
                        if !(self.wanted)() {
                            return;
                        }
                        let value = self.value(origin, state, *action, share / many.len(), rng, deeper);
                        if value.win > best.0.win {
                            best = (value, *action);
                        }
                    }
                    best.1
                }
            };
            state.play_unchecked(self.world, best, rng, &mut ());
        }
    }
}

/// The state in which a choice is made, with the society that makes it.
#[derive(Clone, Copy)]
struct Origin<'a> {
    start: &'a State,
    aims: &'a Aims,
    mover: Society,
}

/// True if the choice is one step of a series that is evaluated as a whole.
fn in_series(state: &State) -> bool {
    matches!(
        state.stack().top(),
        Some(
            Task::Place { .. }
                | Task::Spread { .. }
                | Task::Scatter { .. }
                | Task::Strike { .. }
                | Task::Rearrange { .. }
        )
    )
}
