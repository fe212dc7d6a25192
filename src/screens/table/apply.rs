//! What the person wants of the table, done.

use egui::{Context, Ui};

use crate::input::pick::Next;
use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::frame::Input;
use crate::shell::command::{Command, Wish};
use rules::Action;

impl TableScreen {
    /// Does what the person wants.
    pub(crate) fn apply(&mut self, ui: &Ui, looks: &Looks, input: Input, commands: &mut Vec<Command>) {
        match input {
            Input::Back | Input::Skip | Input::Undo | Input::Hint | Input::Return if self.back.is_some() => {
                self.back = None;
            }
            Input::StepBack => self.step_back(ui.ctx()),
            Input::Replay(first, last) => self.look_back(ui.ctx(), (first, last)),
            Input::Unfold(line, unfolded) => self.log.unfold(line, unfolded),
            Input::Next(Next::Nothing) | Input::Return | Input::Refuse(..) => {}
            Input::Next(Next::Picked(pick)) => self.pick = pick,
            Input::Next(Next::Decided(action)) if self.lesson.is_some() => {
                self.decide_in_lesson(ui.ctx(), looks, action);
            }
            Input::Learn(wish) => self.learn(ui.ctx(), looks, wish, commands),
            Input::Hint if self.lesson.is_some() => self.no_hint(looks),
            Input::Undo if self.lesson.is_some() => self.back_in_lesson(),
            Input::Next(Next::Decided(action)) => self.want(ui.ctx(), looks, action),
            // A puzzle has its own answer.
            Input::Hint | Input::ToggleSuspicions if self.trial.is_some() => {}
            Input::Hint => self.help(ui.ctx(), looks),
            Input::CloseHint => self.hint = None,
            Input::Undo => self.undo(ui.ctx(), looks),
            Input::Hover(region) => self.hovered = region,
            Input::Point(position) => self.pointed = Some(position),
            Input::Highlight(highlight) => self.highlight = highlight,
            Input::MoveCamera(camera) => self.camera = camera,
            Input::Back if self.stop_coach() => {}
            Input::Back if self.pick.is_empty() && self.log.open => self.log.open = false,
            Input::Back if self.after_the_end.is_some() => commands.extend(self.after_the_end.clone()),
            Input::Watch(watch) => self.watch(ui.ctx(), watch),
            // Where there is nothing to step back from, a lesson and a puzzle are left.
            Input::Back if self.pick.is_empty() && self.hint.is_none() && self.lesson.is_some() => {
                commands.push(Command::ShowLessons);
            }
            Input::Back if self.pick.is_empty() && self.hint.is_none() && self.trial.is_some() => {
                commands.push(Command::Puzzles(Wish::List));
            }
            Input::Back if self.pick.is_empty() => self.hint = None,
            Input::Back => self.pick = self.pick.back(),
            Input::Skip => self.skipping = true,
            Input::ToggleLog => self.log.open = !self.log.open,
            Input::KeepCard(event) => self.kept_card = event,
            Input::ToggleSuspicions => self.toggle_suspicions(ui.ctx()),
            Input::Pencil(at) => self.pencil(looks, at),
            Input::ToggleCards => self.cards_open = !self.cards_open,
            Input::ToggleDrawers => self.drawers_open = !self.drawers_open,
            Input::AskName => self.saving = Some(String::new()),
            Input::Command(command) => commands.push(command),
        }
    }

    /// Carries a decision out, or asks for it again.
    pub(crate) fn confirm(&mut self, ctx: &Context, looks: &Looks, action: Action) {
        if !self.asks_again(action) {
            return self.decide(ctx, looks, action);
        }
        self.unconfirmed = Some(action);
        ctx.request_repaint();
    }

    /// Whether a decision is asked for again: what cannot be undone, where that is settled. The sheet of an exchange
    /// has asked already.
    pub(crate) fn asks_again(&self, action: Action) -> bool {
        let asked = matches!(action, Action::Exchange(..));
        self.settings.confirm && !asked && self.game.is_final(action)
    }
}
