//! Choosing what looks best: each choice is followed through to where it shows.

use super::guess::Guesses;
use super::judgment::Judgment;
use super::quick::{self, Aims};
use super::value::Value;
use super::worth::Judge;
use rules::{Action, Rng, Society, State, Task, World};

/// What a bot plays for.
#[derive(Clone, Copy)]
pub(super) enum Aim<'a> {
    /// Many points of its own.
    Points,
    /// More points than the others.
    Win,
    /// To win, by what was learned, with what it thinks of everybody's tokens.
    Learned(&'a Judgment, &'a Guesses),
}

/// Values the choices of the society that decides in a state, a made-up one for a bot.
pub(super) struct Greedy<'a> {
    pub world: &'a World,
    pub judge: &'a Judge,
    pub aim: Aim<'a>,
    /// Whether anybody still waits for what is found; where nobody does, it is good for nothing.
    pub wanted: &'a dyn Fn() -> bool,
}

/// For those who wait for whatever is found.
pub(super) const ALWAYS: &dyn Fn() -> bool = &|| true;

/// Lists of actions, one for each depth of following through, so that nothing is allocated twice.
#[derive(Clone, Debug, Default)]
pub(super) struct Buffers(Vec<Vec<Action>>);

/// A turn's choices are followed through no deeper than this: a card, its object, a swap, a line,
/// an attack.
const DEPTH: usize = 7;
/// How many states are valued for one decision, at most and about: where a choice opens more ways
/// than its share of these, rules of thumb take one.
const VALUED: usize = 1500;

/// What an offer must promise in points to be made: nobody likes to be asked for nothing.
const HESITATION: f32 = 0.6;
/// About what a point does for the chance to win.
const CHANCE_A_POINT: f32 = 0.04;

impl Greedy<'_> {
    /// What each of these actions is worth to the society that decides.
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

    /// The same with about so many states valued.
    pub fn values_within(
        &self,
        valued: usize,
        state: &State,
        actions: &[Action],
        rng: &mut Rng,
        buffers: &mut Buffers,
        values: &mut Vec<Value>,
    ) {
        buffers.0.resize(DEPTH + 1, Vec::new());
        values.clear();
        let Some(mover) = state.mover() else { return };
        let outlook = self.judge.chart.outlook(self.world, state);
        let aims = quick::aims(self.world, state, &outlook);
        let share = valued / actions.len().max(1);
        for action in actions {
            if !(self.wanted)() {
                return;
            }
            let way = Way { start: state, aims: &aims, mover };
            let mut value = self.value(way, state, *action, share, rng, &mut buffers.0);
            let hesitates = match (action, self.aim) {
                (Action::Offer(_), Aim::Points) => HESITATION,
                (Action::Offer(_), Aim::Win | Aim::Learned(..)) => HESITATION * CHANCE_A_POINT,
                _ => 0.0,
            };
            value.win -= hesitates;
            values.push(value);
        }
    }

    /// What an action is worth once it is followed through to the end of the position's turn, with
    /// about `share` states valued on the way.
    fn value(
        &self,
        way: Way<'_>,
        state: &State,
        action: Action,
        share: usize,
        rng: &mut Rng,
        buffers: &mut [Vec<Action>],
    ) -> Value {
        let mut next = *state;
        next.play_unchecked(self.world, action, rng, &mut ());
        if !in_series(state) {
            self.follow(way, &mut next, share, rng, buffers);
        }
        match self.aim {
            Aim::Points => {
                let win = self.judge.worth(self.world, &next, way.mover);
                Value { points: win, ..Value::of(win) }
            }
            Aim::Win => Value::of(self.judge.standing(self.world, &next, way.mover)),
            Aim::Learned(judgment, guesses) => {
                let guesses = guesses.with_own(self.world, way.mover, next.tokens(way.mover));
                judgment.value(self.world, &next, way.mover, &guesses)
            }
        }
    }

    /// Goes on to where the choice shows: what is begun is done, windows are passed.
    fn follow(
        &self,
        way: Way<'_>,
        state: &mut State,
        share: usize,
        rng: &mut Rng,
        buffers: &mut [Vec<Action>],
    ) {
        let Some((legal, deeper)) = buffers.split_first_mut() else { return };
        let (start, mover) = (way.start, way.mover);
        let offers = self.world.house().offer_cards;
        while state.turn() == start.turn() && state.round() == start.round() {
            let Some(task) = state.stack().top() else { return };
            if state.mover() != Some(mover) {
                // Others answer offers and do with control what rules of thumb say.
                if !offers {
                    return;
                }
                state.legal(self.world, legal);
                let action = quick::choose(self.world, &self.judge.chart, state, way.aims, legal, rng);
                state.play_unchecked(self.world, action, rng, &mut ());
                continue;
            }
            let window = matches!(
                task,
                Task::Muster { .. } | Task::Aftermath { .. } | Task::After | Task::Offering { .. }
            );
            let cards = matches!(self.aim, Aim::Learned(..))
                && matches!(task, Task::Muster { .. } | Task::Aftermath { .. });
            if window && !cards {
                state.play_unchecked(self.world, Action::Pass, rng, &mut ());
                continue;
            }
            let before = matches!(task, Task::Before);
            state.legal(self.world, legal);
            if before {
                legal.retain(|a| matches!(a, Action::Act(_) | Action::Pass));
                // Only cards can be played, and not to play any is to pass.
                if legal.is_empty() {
                    return;
                }
            }
            let best = match legal.as_slice() {
                [only] => *only,
                many if many.len() > share || deeper.is_empty() => {
                    quick::choose(self.world, &self.judge.chart, state, way.aims, many, rng)
                }
                many => {
                    let mut best = (Value::of(f32::MIN), Action::Pass);
                    for action in many {
                        if !(self.wanted)() {
                            return;
                        }
                        let value = self.value(way, state, *action, share / many.len(), rng, deeper);
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

/// Where a choice is followed from, and for whom.
#[derive(Clone, Copy)]
struct Way<'a> {
    start: &'a State,
    aims: &'a Aims,
    mover: Society,
}

/// Whether the choice is one step of a series, which shows at once.
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
