//! Shows the reasons for decisions, as tooltips and descriptions of the log lines that report the decisions.

use egui::{Id, Response, Tooltip, Ui};

use crate::looks::Looks;
use crate::screens::table::scene_and_inputs::Scene;
use bots::Claim;
use rules::{Action, Event, State};
use table::{Match, Reason, claim, reason};

/// The number of the decision that an event reports; `None` if the event is only a consequence of a decision.
pub(crate) fn decision(game: &Match, number: usize, event: &Event) -> Option<usize> {
    let step = game.step(number)?;
    let first = step.events.first().is_some_and(|first| std::ptr::eq(first, event));
    // A pass has no event of its own, so the first event after it reports something else.
    (first && claim(game, number)? != Claim::Passes).then_some(number)
}

/// Adds the reason for a decision to its log line. Screen readers get the part that everybody may know, and the
/// tooltip shows all that the viewer may know.
pub(crate) fn behind(ui: &Ui, looks: &Looks, scene: &Scene<'_>, number: usize, line: Response) {
    let (game, setup) = (scene.game, scene.game.setup());
    ui.ctx().accesskit_node_builder(line.id, |node| {
        if let Some(said) = claim(game, number).and_then(|claim| looks.speech.claim(setup, claim)) {
            node.set_description(said);
        }
    });
    if !Tooltip::should_show_tooltip(&line, true) {
        return;
    }
    let whole = game.step(number).zip(whole(ui, scene, number)).and_then(|(step, reason)| {
        looks.speech.why(game, &step.before.view(game.world(), step.society), &reason)
    });
    if let Some(said) = whole {
        line.on_hover_text(said);
    }
}

/// A cached search result: the reason for a decision, or `None` if there is none.
#[derive(Clone, Copy)]
struct CachedReason {
    before: State,
    action: Action,
    /// True if the match was over, when more may be known.
    is_over: bool,
    reason: Option<Reason>,
}

/// All that the viewer may know about the reason for a decision. The search is slow, so its result is cached while the
/// pointer stays on the same log line.
fn whole(ui: &Ui, scene: &Scene<'_>, number: usize) -> Option<Reason> {
    let step = scene.game.step(number)?;
    let viewer = scene.view.viewer();
    let id = Id::unique(("reason", viewer.index()));
    let kept = ui.data(|data| data.get_temp::<CachedReason>(id));
    let is_over = scene.game.state().is_over();
    let is_same = |found: &CachedReason| {
        (found.before, found.action, found.is_over) == (step.before, step.action, is_over)
    };
    if let Some(found) = kept.filter(is_same) {
        return found.reason;
    }
    let reason = reason(scene.game, number, Some(viewer));
    let found = CachedReason { before: step.before, action: step.action, is_over, reason };
    ui.data_mut(|data| data.insert_temp(id, found));
    reason
}
