//! Choosing what looks best: each choice is followed through to where it shows.

use super::worth::Judge;
use crate::rules::{Action, Rng, Society, State, Task, World};

/// What a bot plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Many points of its own.
    Points,
    /// More points than the others.
    Win,
}

/// Values the choices of the society that decides in a state, a made-up one for a bot.
pub(super) struct Greedy<'a> {
    pub world: &'a World,
    pub judge: &'a Judge,
    pub aim: Aim,
}

/// Lists of actions, one for each depth of following through, so that nothing is allocated twice.
#[derive(Clone, Debug, Default)]
pub(super) struct Buffers(Vec<Vec<Action>>);

/// A turn's choices are followed through no deeper than this: a card, its object, a swap, a line,
/// an attack.
const DEPTH: usize = 7;

impl Greedy<'_> {
    /// What each of these actions is worth to the society that decides.
    pub fn values(
        &self,
        state: &State,
        actions: &[Action],
        rng: &mut Rng,
        buffers: &mut Buffers,
        values: &mut Vec<f32>,
    ) {
        buffers.0.resize(DEPTH + 1, Vec::new());
        values.clear();
        let Some(mover) = state.mover() else { return };
        for action in actions {
            values.push(self.value(state, *action, mover, rng, &mut buffers.0));
        }
    }

    /// What an action is worth once it is followed through to the end of the position's turn.
    fn value(
        &self,
        state: &State,
        action: Action,
        mover: Society,
        rng: &mut Rng,
        buffers: &mut [Vec<Action>],
    ) -> f32 {
        let mut next = *state;
        next.play_unchecked(self.world, action, rng, &mut ());
        if !in_series(state) {
            self.follow(state, &mut next, mover, rng, buffers);
        }
        match self.aim {
            Aim::Points => self.judge.worth(self.world, &next, mover),
            Aim::Win => self.judge.standing(self.world, &next, mover),
        }
    }

    /// Goes on to where the choice shows: what is begun is done, windows are passed.
    fn follow(
        &self,
        start: &State,
        state: &mut State,
        mover: Society,
        rng: &mut Rng,
        buffers: &mut [Vec<Action>],
    ) {
        let Some((legal, deeper)) = buffers.split_first_mut() else { return };
        while state.turn() == start.turn() && state.mover() == Some(mover) && state.round() == start.round() {
            let Some(task) = state.stack().top() else { return };
            let window = matches!(task, Task::Muster { .. } | Task::Aftermath { .. } | Task::After);
            if window {
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
                _ if deeper.is_empty() => return,
                _ => {
                    let mut best = (f32::MIN, Action::Pass);
                    for action in legal.iter() {
                        let value = self.value(state, *action, mover, rng, deeper);
                        if value > best.0 {
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
