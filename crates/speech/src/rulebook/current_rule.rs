//! The number of the rule for the decision that is due.

use rules::{Phase, Task, View, World};

/// The number of the rule for the decision that is due, such as `4.2`.
pub fn rule_asked(world: &World, view: &View) -> &'static str {
    if view.mover().is_some_and(|mover| world.automaton(mover).is_some()) {
        return "13.5";
    }
    match view.phase() {
        Phase::Lay => "10.1",
        Phase::Retrieve => "4.1",
        Phase::Deploy => "4.2",
        Phase::Turns => turn(view.stack().top()),
        Phase::Cleanup => "8.1",
        Phase::Loyalty | Phase::FinalWhisper => "8.2",
        Phase::Over => "9.1",
    }
}

fn turn(task: Option<&Task>) -> &'static str {
    let Some(task) = task else { return "5.2" };
    match task {
        Task::Before => "5.2",
        Task::Line | Task::Swap => "5.6",
        Task::Declare { .. } => "6.1",
        Task::Muster { .. } | Task::Aftermath { .. } | Task::After => "7.2",
        Task::Object(_) | Task::Spread { .. } => "7.3",
        Task::Place { .. } => "5.3",
        Task::Strike { .. } | Task::Rearrange { .. } | Task::Scatter { .. } => "7.4b",
        Task::Draw { .. } => "5.4",
        Task::Halves(_) => "11.1",
        Task::Incident { .. } | Task::Reseat { .. } | Task::Restart(_) => "11.2",
        Task::Offering { .. } | Task::Answer { .. } => "12.1",
        Task::Sealed { .. } | Task::Pay { .. } | Task::TradeFor { .. } => "12.2",
    }
}
