//! Replays a record and checks each decision.

use super::entry::Entry;
use super::record_error::{RecordError, Trouble};
use super::record_parser::Record;
use super::used_help::Helped;
use rules::{Action, Deal, Event, Misfit, Outcome, Scripted, Society, State, World};

/// A decision in a replayed match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The society that took the decision.
    pub society: Society,
    /// The action that the society chose.
    pub action: Action,
    /// The chance outcomes of the action.
    pub outcomes: Vec<Outcome>,
    /// The state of the game before the decision.
    pub before: State,
    /// The events that the decision caused.
    pub events: Vec<Event>,
}

impl Step {
    /// The events of the decision, each with the state of the game right after it.
    pub fn states(&self, world: &World) -> Vec<(Event, State)> {
        let mut state = self.before;
        let mut events = Vec::with_capacity(self.events.len());
        state.play_unchecked(world, self.action, &mut Scripted::new(&self.outcomes), &mut events);
        events
    }
}

/// The result of replaying a record.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The events at the start of the match, before the first decision.
    pub opening: Vec<Event>,
    /// The decisions that were not undone.
    pub steps: Vec<Step>,
    /// The state of the game after the last decision.
    pub state: State,
    /// The uses of help, in order.
    pub helped: Vec<Helped>,
    /// The number of entries in the record, including undone decisions, undos and uses of help.
    pub entries: usize,
}

/// Replays the entries of a record. The deal must fit the world.
///
/// # Errors
/// Returns the first entry that cannot be read, is not legal or does not fit, with its line.
pub fn replay(record: &Record, world: &World, deal: &Deal) -> Result<Replay, RecordError> {
    let mut opening = Vec::new();
    let mut state = State::start(world, deal, &mut opening);
    let mut steps: Vec<Step> = Vec::new();
    let mut helped: Vec<Helped> = Vec::new();
    for (span, texts) in &record.entries {
        let error = |what: String| {
            RecordError::new(&record.file, &record.text, Some(span.clone()), Trouble::Move(what))
        };
        match Entry::parse(world, texts).map_err(|e| error(e.to_string()))? {
            Entry::Undo(to) => {
                let Some(step) = steps.get(to) else {
                    return Err(error(format!(
                        "cannot undo to {to}: only {} decisions were taken",
                        steps.len()
                    )));
                };
                state = step.before;
                steps.truncate(to);
                helped.iter_mut().for_each(|helped| helped.after = helped.after.min(to));
            }
            Entry::Help(Some((help, society))) => {
                helped.push(Helped { society, help, after: steps.len() });
            }
            Entry::Help(None) => {}
            Entry::Move { action, outcomes } => {
                let before = state;
                let mut chance = Scripted::new(&outcomes);
                let mut events = Vec::new();
                state.play(world, action, &mut chance, &mut events).map_err(|e| error(e.to_string()))?;
                chance.finish().map_err(|e| error(misfit(world, e)))?;
                steps.push(Step { society: before_mover(&before), action, outcomes, before, events });
            }
        }
    }
    Ok(Replay { opening, steps, state, helped, entries: record.entries.len() })
}

/// The society that takes the decision in this state. A decision was just played, so there is one.
fn before_mover(state: &State) -> Society {
    state.mover().unwrap_or(state.first())
}

fn misfit(world: &World, misfit: Misfit) -> String {
    match misfit {
        Misfit::NeedsCard(deck, _) => {
            format!("what was drawn is missing: a card of {}", world.empire_id(deck))
        }
        Misfit::NeedsOrder(_) => "the order of the new round is missing".into(),
        Misfit::NeedsTie(of) => format!("which of {of} that are equal is missing: a tie"),
        Misfit::Impossible(outcome) => {
            format!("\"{}\" could not have come up here", world.outcome_notation(outcome))
        }
        Misfit::Unasked(outcome) => {
            format!("\"{}\" is too much: nothing is left to chance here", world.outcome_notation(outcome))
        }
    }
}
