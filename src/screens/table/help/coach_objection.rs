//! The coach checks the player's decision before it is carried out. While the player thinks, a thread analyses the
//! choices as thoroughly as for a hint, so that the result is usually ready in time.

use egui::{Align2, Context, Id, Key, Modal, RichText, Ui, Vec2};

use crate::input::clicks_to_decision::Pick;
use crate::looks::Looks;
use crate::looks::icons::Symbol;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{focus, main_button};
use crate::screens::table::TableScreen;
use crate::screens::table::mode::click_guard::ClickGuard;
use crate::screens::table::widgets;
use record::Help;
use rules::Action;
use table::{AnalysisThread, Opinion, with_leads};

/// The maximum width of the coach's text, in points.
const WIDE: f32 = 470.0;

impl TableScreen {
    /// True if the coach may object to the next decision. The coach works only in a match that is saved, because the
    /// match's record counts the objections. A beginner plays the first round undisturbed.
    fn is_coached(&self) -> bool {
        let waits = self.help.notes.steps.is_beginner() && self.game.state().round() == 1;
        !waits
            && self.settings.coach().remaining(&self.game, self.viewer).is_some()
            && self.game.journal().is_some()
    }

    /// Runs the analysis of the next decision while a hint or the coach needs it, and stops the analysis otherwise.
    pub(crate) fn weigh(&mut self, ctx: &Context) {
        let decides = self.game.human_to_move() == Some(self.viewer) && self.curtain.is_none();
        let choice = decides && self.game.legal().len() > 1;
        if !decides || (self.help.hint.is_none() && !(choice && self.is_coached())) {
            self.help.coach.counsel = None;
            return;
        }
        if self.help.coach.counsel.is_none() {
            let (waker, effort) = (ctx.clone(), self.settings.help_level.effort());
            self.help.coach.counsel =
                AnalysisThread::begin(&self.game, effort, move || waker.request_repaint());
        }
        let Some(counsel) = &mut self.help.coach.counsel else { return };
        counsel.receive();
        let Some(hint) = &mut self.help.hint else { return };
        hint.receive(counsel);
        if hint.helps() {
            self.game.note_help(self.viewer, Help::Hint);
        }
    }

    /// Handles a decision that the player wants to take. First the coach checks it, and then the player confirms it if
    /// the settings ask for that.
    pub(crate) fn want(&mut self, ctx: &Context, looks: &Looks, action: Action) {
        let objects = self.is_coached() && self.settings.coach().may_object(&self.game, self.viewer);
        let counsel = self.help.coach.counsel.as_ref().filter(|_| objects);
        let best = counsel.and_then(AnalysisThread::prospects).and_then(<[_]>::first);
        match counsel {
            Some(counsel) if best.is_none_or(|best| best.action != action) => {
                counsel.ask(action);
                self.help.coach.looked_at = Some(action);
                ctx.request_repaint();
            }
            _ => self.confirm(ctx, looks, action),
        }
    }

    /// Once the coach has checked the decision, shows the coach's objection, or carries the decision out if there is
    /// none.
    pub(crate) fn hear_coach(&mut self, ctx: &Context, looks: &Looks) {
        let Some(action) = self.help.coach.looked_at else { return };
        let opinion =
            self.help.coach.counsel.as_ref().map_or(Opinion::Missing, |counsel| counsel.opinion(action));
        let objection = match opinion {
            Opinion::Waiting => return,
            Opinion::Missing => None,
            Opinion::Known(prospects) => self.settings.coach().objection(prospects, action),
        };
        self.help.coach.looked_at = None;
        if objection.is_none() {
            return self.confirm(ctx, looks, action);
        }
        self.game.note_help(self.viewer, Help::Coach);
        self.help.coach.objection = objection;
        self.help.coach.spoke = Some(ClickGuard::now(ctx));
        ctx.request_repaint();
    }

    /// Cancels the coach's check of a decision, and what remains of a series of banners. Returns true if a check was
    /// running.
    pub(crate) fn stop_coach(&mut self) -> bool {
        self.selection.series = None;
        self.help.coach.looked_at.take().is_some()
    }

    /// Shows the coach's objection until the player takes the decision back or plays it anyway.
    pub(crate) fn show_objection(&mut self, ui: &Ui, looks: &mut Looks) {
        let Some(objection) = self.help.coach.objection else { return };
        let view = self.game.view(self.viewer);
        let counsel = self.help.coach.counsel.as_ref();
        // The analysis of the player's choice may have changed which choice is best.
        let best = counsel.and_then(|counsel| {
            with_leads(counsel.prospects()?, counsel.leads())
                .find(|(one, _)| one.action == objection.best.action)
        });
        let leads = best.map(|(_, leads)| leads);
        let said = looks.speech.objection(&self.game, &view, &objection, leads.unwrap_or_default());
        let left = self.settings.coach().remaining(&self.game, self.viewer);
        let left = looks.speech.coach_left(left.unwrap_or(Some(0)));
        let (mut answer, mut asks_why, mut explains_focus) = (None, false, false);
        // The sheet for exchanging tokens and the hand must stay visible below the objection if it concerns them.
        // Otherwise the objection keeps away from the player's last click.
        let middle = ui.ctx().content_rect().center().y;
        let clicked_above =
            self.help.coach.spoke.and_then(ClickGuard::pointer).is_some_and(|at| at.y < middle);
        let uses_sheet_or_hand = |action| {
            matches!(action, Action::Exchange(..) | Action::Keep | Action::Play { .. } | Action::Discard(_))
        };
        let stands_above =
            [objection.taken.action, objection.best.action].into_iter().any(uses_sheet_or_hand);
        let (side, off) = match clicked_above && !stands_above {
            true => (Align2::CENTER_BOTTOM, -space::WIDE),
            false => (Align2::CENTER_TOP, space::WIDE),
        };
        let area = Modal::default_area(Id::unique("coach")).anchor(side, Vec2::new(0.0, off));
        Modal::new(Id::unique("coach")).area(area).show(ui.ctx(), |ui| {
            ui.set_width(WIDE.min(ui.ctx().content_rect().width() * 0.8));
            heading(ui, looks);
            let [loses, better, reason, compared] = &said;
            // Without a reason, the comparison says what the better move brings.
            let compares = self.help.coach.explains || reason.is_empty();
            let because: &[String] = if compares { &said[2..] } else { &said[2..3] };
            ui.label(RichText::new(loses).size(type_size::BODY + 1.0));
            ui.add_space(space::TIGHT);
            ui.label(RichText::new(better).size(type_size::BODY + 1.0).strong());
            for sentence in because.iter().filter(|sentence| !sentence.is_empty()) {
                ui.label(sentence);
            }
            ui.add_space(space::NORMAL);
            ui.horizontal_wrapped(|ui| {
                let back = main_button(ui, looks, &looks.speech.text("help-coach-back"), true);
                let play = ui.button(looks.speech.text("help-coach-play"));
                focus(ui, looks, &play);
                if !compared.is_empty() && !compares {
                    let explain = ui.button(looks.speech.text("help-coach-why"));
                    focus(ui, looks, &explain);
                    asks_why = explain.clicked();
                    explains_focus = explain.has_focus();
                }
                if back.clicked() || ui.input(|i| i.key_pressed(Key::Escape)) {
                    answer = Some(false);
                } else if play.clicked() {
                    answer = Some(true);
                } else if !(back.has_focus() || play.has_focus() || explains_focus) {
                    back.request_focus();
                }
            });
            if let Some(left) = &left {
                ui.add_space(space::TIGHT);
                ui.label(RichText::new(left).size(type_size::SMALL + 1.0).color(looks.theme.faint));
            }
            let heard: Vec<&str> = said[..2 + because.len()]
                .iter()
                .map(String::as_str)
                .filter(|part| !part.is_empty())
                .collect();
            widgets::announce(ui, ui.min_rect(), "coach says", &heard.join(" "));
        });
        self.help.coach.explains |= asks_why;
        let Some(played) = answer else { return };
        // A click that was meant for the table doesn't answer the objection.
        if self.help.coach.spoke.is_some_and(|spoke| spoke.is_early(ui.ctx())) {
            return;
        }
        self.help.coach.objection = None;
        self.help.coach.explains = false;
        if played {
            self.decide(ui.ctx(), looks, objection.taken.action);
        } else {
            self.game.note_help(self.viewer, Help::TakenBack);
            self.help.coach.better = Some(objection.best.action);
            // What the better choice shares with the player's own stays chosen.
            self.selection.pick = Pick::shared(objection.taken.action, objection.best.action);
        }
        ui.ctx().request_repaint();
    }
}

/// Shows the coach's icon and name.
fn heading(ui: &mut Ui, looks: &mut Looks) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(17.0), egui::Sense::hover());
        looks.icons.paint(ui, Symbol::Hint, rect, looks.theme.accent);
        let text = RichText::new(looks.speech.text("help-coach")).size(type_size::LEAD + 1.0);
        ui.label(text.strong().color(looks.theme.accent));
    });
    ui.add_space(space::TIGHT);
}
