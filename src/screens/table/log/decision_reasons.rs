//! Why decisions were taken, behind the lines of the log that tell of them.

use egui::{Id, Response, Tooltip, Ui};

use crate::looks::Looks;
use crate::screens::table::scene_and_inputs::Scene;
use bots::Claim;
use rules::{Action, Event, State};
use table::{Match, Reason, claim, reason};

/// The decision that an event tells of: one has its number, and what it brought about has none.
pub(crate) fn decision(game: &Match, number: usize, event: &Event) -> Option<usize> {
    let step = game.step(number)?;
    let first = step.events.first().is_some_and(|first| std::ptr::eq(first, event));
    // What follows on a pass tells of something else.
    (first && claim(game, number)? != Claim::Passes).then_some(number)
}

/// Puts the reason of a decision behind its line: for those who cannot see it what everybody may know, in a
/// tooltip all that the viewer may know.
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

/// A decision whose reason was looked for, with what was found.
#[derive(Clone, Copy)]
struct CachedReason {
    before: State,
    action: Action,
    reason: Option<Reason>,
}

/// All that the viewer may know of a decision's reason. It is slow to find, so it is cached while the same
/// line is pointed at.
fn whole(ui: &Ui, scene: &Scene<'_>, number: usize) -> Option<Reason> {
    let step = scene.game.step(number)?;
    let viewer = scene.view.viewer();
    let id = Id::unique(("reason", viewer.index()));
    let kept = ui.data(|data| data.get_temp::<CachedReason>(id));
    if let Some(found) = kept.filter(|found| (found.before, found.action) == (step.before, step.action)) {
        return found.reason;
    }
    let reason = reason(scene.game, number, Some(viewer));
    let found = CachedReason { before: step.before, action: step.action, reason };
    ui.data_mut(|data| data.insert_temp(id, found));
    reason
}
