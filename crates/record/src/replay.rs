//! Replays a record and checks every decision.

use super::entry::Entry;
use super::record_error::{RecordError, Trouble};
use super::record_parser::Record;
use super::used_help::Helped;
use rules::{Action, Deal, Event, Misfit, Outcome, Scripted, Society, State, World};

/// A decision of a replayed match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The society that decided.
    pub society: Society,
    /// The action it chose.
    pub action: Action,
    /// The outcomes of chance.
    pub outcomes: Vec<Outcome>,
    /// The state before the decision.
    pub before: State,
    /// The events that followed.
    pub events: Vec<Event>,
}

impl Step {
    /// The events, each with the state right after it.
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
    /// The events before the first decision.
    pub opening: Vec<Event>,
    /// The decisions, without those that were undone.
    pub steps: Vec<Step>,
    /// The state after the last decision.
    pub state: State,
    /// The help that was used, in order.
    pub helped: Vec<Helped>,
    /// The number of entries, including undone ones and undos.
    pub entries: usize,
}

/// Replays a record's entries. The deal must fit the world.
///
/// # Errors Returns the first entry that cannot be read, is not legal or does not fit, with its line.
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

/// The society that decided. A legal action was played, so there was one.
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
