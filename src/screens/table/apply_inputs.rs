//! Applies the player's inputs to the table.

use egui::{Context, Ui};

use crate::input::clicks_to_decision::{Next, Pick};
use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::help::hint::Hint;
use crate::screens::table::mode::{Mode, Playback};
use crate::screens::table::scene_and_inputs::Input;
use crate::shell::window_command::Command;
use rules::{Action, AttackForecast};

impl TableScreen {
    /// Applies an input, or ignores it if the table's mode forbids it.
    pub(crate) fn apply(&mut self, ui: &Ui, looks: &Looks, input: Input, commands: &mut Vec<Command>) {
        let Some(input) = self.apply_in_mode(ui.ctx(), looks, input, commands) else { return };
        match input {
            Input::StepBack => self.step_back(ui.ctx()),
            Input::Replay(decisions) => self.look_back(ui.ctx(), decisions),
            Input::Watch(watch) => self.watch(ui.ctx(), watch),
            Input::Unfold(line, unfolded) => self.panels.log.unfold(line, unfolded),
            Input::Next(Next::Nothing) | Input::Return | Input::Refuse(..) | Input::Learn(_) => {}
            Input::Next(Next::Picked(pick)) => self.selection.pick = pick,
            Input::Next(Next::Decided(action)) => match self.doubtful_attack(action) {
                Some(pick) => self.selection.pick = pick,
                None => self.want(ui.ctx(), looks, action),
            },
            Input::Series(region, more) => self.selection.series = Some((region, more)),
            Input::ToggleWindows => self.toggle_windows(ui.ctx(), looks),
            Input::Hint => self.help(ui.ctx(), looks),
            Input::CloseHint => self.help.hint = None,
            Input::ExplainHint => self.help.hint.iter_mut().for_each(Hint::toggle_reasons),
            Input::Undo => self.undo(ui.ctx(), looks),
            Input::Hover(region) => self.selection.hovered = region,
            Input::Point(position) => self.selection.pointed = Some(position),
            Input::Highlight(highlight) => self.selection.highlight = highlight,
            Input::MoveCamera(camera) => self.panels.camera = camera,
            Input::Back if self.cancel() => {}
            Input::Back => commands.extend(self.mode.exit()),
            Input::BackOrUndo if self.cancel() => {}
            Input::BackOrUndo => self.undo(ui.ctx(), looks),
            Input::Skip => self.stage.skipping = true,
            Input::ToggleLog => self.panels.log.open = !self.panels.log.open,
            Input::KeepCard(event) => self.panels.kept_card = event,
            Input::ToggleSuspicions => self.toggle_suspicions(ui.ctx()),
            Input::Pencil(at) => self.pencil(looks, at),
            Input::ToggleCards => self.panels.cards_open = !self.panels.cards_open,
            Input::ToggleKeys => self.panels.keys_open = !self.panels.keys_open,
            Input::ToggleDrawers => self.panels.drawers_open = !self.panels.drawers_open,
            Input::AskName => self.dialogs.saving = Some(String::new()),
            Input::Command(command) => commands.push(command),
        }
    }

    /// Applies an input that has a special meaning in the current mode, and returns `None`. Drops an input that the
    /// mode forbids, and also returns `None`. Returns any other input for the caller to apply.
    fn apply_in_mode(
        &mut self,
        ctx: &Context,
        looks: &Looks,
        input: Input,
        commands: &mut Vec<Command>,
    ) -> Option<Input> {
        if !self.mode.accepts(&input) {
            return None;
        }
        match (&self.mode, input) {
            (
                Mode::Playback(Playback::LookBack(..)),
                Input::Back | Input::Skip | Input::Undo | Input::Hint | Input::Return,
            ) => {
                self.end_look_back();
                self.stage.stepped_back_to = None;
            }
            (Mode::Lesson(_), Input::Next(Next::Decided(action))) => {
                self.decide_in_lesson(ctx, looks, action);
            }
            (Mode::Lesson(_), Input::Learn(wish)) => self.learn(ctx, looks, wish, commands),
            // A lesson counts each of its decisions, and a puzzle has only one.
            (Mode::Lesson(_) | Mode::Puzzle(_), Input::Series(..)) => {}
            (Mode::Lesson(_), Input::Hint) => self.no_hint(looks),
            (Mode::Lesson(_), Input::Undo) => self.back_in_lesson(),
            (_, input) => return Some(input),
        }
        None
    }

    /// Cancels the first of these that applies: the coach's check, a pick, the open log, the hint. Returns false if there
    /// is nothing to cancel.
    fn cancel(&mut self) -> bool {
        if self.stop_coach() {
            return true;
        }
        if !self.selection.pick.is_empty() {
            self.selection.pick = self.selection.pick.back();
            return true;
        }
        std::mem::take(&mut self.panels.log.open) || self.help.hint.take().is_some()
    }

    /// The regions of an attack that a click on its target would carry out at once, if the attack does not take the
    /// target. The player first sees its forecast, and then chooses its only number of banners.
    fn doubtful_attack(&self, action: Action) -> Option<Pick> {
        let Action::Attack { from, to, banners } = action else { return None };
        if self.selection.pick.to.is_some() || self.selection.pick.from != Some(from) {
            return None;
        }
        let view = self.game.view(self.viewer);
        let takes = AttackForecast::new(self.game.world(), &view, to, banners).attackers > 0;
        (!takes).then_some(Pick { to: Some(to), ..self.selection.pick })
    }

    /// Carries out a decision, or first asks the player to confirm it.
    pub(crate) fn confirm(&mut self, ctx: &Context, looks: &Looks, action: Action) {
        if !self.asks_again(action) {
            return self.decide(ctx, looks, action);
        }
        self.dialogs.unconfirmed = Some(action);
        ctx.request_repaint();
    }

    /// True if the player must confirm the decision: it cannot be undone, and the settings ask for confirmation. An
    /// exchange never needs it, because its sheet already has a button to confirm.
    pub(crate) fn asks_again(&self, action: Action) -> bool {
        let asked = matches!(action, Action::Exchange(..));
        self.settings.confirm && !asked && self.game.is_final(action)
    }
}
