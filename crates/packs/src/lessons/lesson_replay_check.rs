//! Checks a lesson by replaying its record, with every choice that the learner is allowed. No choice may make a later
//! recorded decision illegal.

use super::lesson::{Lesson, LessonTask, RecordedDecision};
use super::pointing_target::Point;
use rules::{Action, Scripted, State, World};

/// A fault in a lesson: in a step or in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misstep {
    /// The index of the faulty step, from 0. `None` if the record is at fault.
    pub step: Option<usize>,
    /// The number of the faulty decision in the record, from 1. `None` if the fault does not concern one.
    pub decision: Option<usize>,
    /// A description of the fault.
    pub what: String,
}

impl Misstep {
    fn at_step(step: usize, what: impl Into<String>) -> Self {
        Self { step: Some(step), decision: None, what: what.into() }
    }
}

/// The maximum number of choices to try at one decision, each with the rest of the record.
const MOST: usize = 60;

/// Replays a lesson to its end.
///
/// # Errors
/// Returns the first fault.
pub fn rehearse(world: &World, lesson: &Lesson) -> Result<(), Misstep> {
    let mut states = vec![State::start(world, &lesson.deal, &mut ())];
    for (index, recorded) in lesson.moves.iter().enumerate() {
        let state = states[index];
        let wrong = |what| Misstep { step: None, decision: Some(index + 1), what };
        states.push(state_after(world, state, recorded).map_err(wrong)?);
    }
    let mut taken = lesson.from;
    if taken >= states.len() {
        let what =
            format!("the lesson begins after decision {taken}, and the record has {}", lesson.moves.len());
        return Err(Misstep { step: None, decision: None, what });
    }
    for (index, step) in lesson.steps.iter().enumerate() {
        taken += step.plays;
        let needed = taken + step.task.decisions();
        let Some(state) = states.get(taken).filter(|_| needed < states.len()) else {
            let what =
                format!("this step goes up to decision {needed}, and the record has {}", lesson.moves.len());
            return Err(Misstep::at_step(index, what));
        };
        points(world, lesson, state, &step.points).map_err(|what| Misstep::at_step(index, what))?;
        for (decision, state) in states.iter().enumerate().take(needed).skip(taken) {
            let rest = &lesson.moves[decision..];
            choices(world, lesson, state, &step.task, rest).map_err(|what| Misstep::at_step(index, what))?;
        }
        taken = needed;
    }
    Ok(())
}

/// The state after a recorded decision, or the reason why the decision does not fit.
fn state_after(
    world: &World,
    mut state: State,
    (action, outcomes): &RecordedDecision,
) -> Result<State, String> {
    let mut chance = Scripted::new(outcomes);
    if state.mover().is_none() {
        return Err("the match is over before this".into());
    }
    if let Err(refusal) = state.play(world, *action, &mut chance, &mut ()) {
        return Err(refusal.to_string());
    }
    chance.finish().map_err(|_| "this decision needs other chance events than the record has".to_owned())?;
    Ok(state)
}

/// Checks that the learner decides in this state, and that each choice the step accepts keeps the rest of the record
/// legal.
fn choices(
    world: &World,
    lesson: &Lesson,
    state: &State,
    task: &LessonTask,
    rest: &[RecordedDecision],
) -> Result<(), String> {
    let Some(((recorded, outcomes), rest)) = rest.split_first() else { return Ok(()) };
    if state.mover() != Some(lesson.learner) {
        return Err("another player decides here".into());
    }
    let mut legal = Vec::new();
    state.legal(world, &mut legal);
    let accepted: Vec<Action> = match task {
        LessonTask::Decide { actions, .. } => actions.clone(),
        LessonTask::Any { verb, .. } => {
            legal.iter().copied().filter(|action| action_verb(world, *action) == *verb).take(MOST).collect()
        }
        LessonTask::Read | LessonTask::Guess { .. } => Vec::new(),
    };
    if !accepted.contains(recorded) {
        let recorded = world.notation(*recorded);
        return Err(format!("the step does not accept the record's decision here: \"{recorded}\""));
    }
    for action in accepted.iter().take(MOST) {
        if !legal.contains(action) {
            return Err(format!("\"{}\" is not legal here", world.notation(*action)));
        }
        let mut state = state_after(world, *state, &(*action, outcomes.clone()))
            .map_err(|why| format!("\"{}\": {why}", world.notation(*action)))?;
        for recorded in rest {
            state = state_after(world, state, recorded).map_err(|why| {
                let (one, other) = (world.notation(*action), world.notation(recorded.0));
                format!("after \"{one}\" the record's \"{other}\" cannot follow: {why}")
            })?;
        }
    }
    Ok(())
}

/// The first word of an action in notation.
pub fn action_verb(world: &World, action: Action) -> String {
    let notation = world.notation(action);
    notation.split(' ').next().unwrap_or_default().to_owned()
}

/// Checks that everything that a step highlights exists.
fn points(world: &World, lesson: &Lesson, state: &State, points: &[Point]) -> Result<(), String> {
    let view = state.view(world, lesson.learner);
    let mut legal = Vec::new();
    state.legal(world, &mut legal);
    for point in points {
        match point {
            Point::Card(card) if view.hand().kinds().all(|(held, _)| held != *card) => {
                return Err(format!("the learner does not have the card \"{}\" here", world.card_id(*card)));
            }
            Point::Hand if view.hand().cards() == 0 => return Err("the learner has no card here".into()),
            Point::Exchange if !legal.iter().any(|a| matches!(a, Action::Exchange(..))) => {
                return Err("nobody may exchange tokens here".into());
            }
            _ => {}
        }
    }
    Ok(())
}
