//! Dialogs and notices above the table, to confirm decisions and to save copies.

use egui::Ui;

use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::mode::lesson::Lesson;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::{ask_dialog, name_dialog, notice_dialog};
use rules::Action;
use text::untrusted_text;

impl TableScreen {
    /// The text of the dialog that asks the player to confirm a decision.
    pub(crate) fn sure(looks: &Looks, scene: &Scene<'_>, action: Action) -> String {
        let what = looks.speech.action(scene.game, scene.view, action);
        looks.speech.say("window-sure", &[("what", what.into())])
    }

    /// Shows the dialog that asks the player to confirm a decision that cannot be undone, while one waits for that.
    pub(crate) fn ask_again(&mut self, ui: &Ui, looks: &Looks, text: Option<String>) {
        let Some((action, text)) = self.dialogs.unconfirmed.zip(text) else { return };
        let answer = ask_dialog(ui, looks, &text);
        if answer.is_some() {
            self.dialogs.unconfirmed = None;
        }
        if answer == Some(true) {
            self.decide(ui.ctx(), looks, action);
        }
    }

    /// Shows the dialog that asks for the name of a copy of the match, while it is open, and saves the copy.
    pub(crate) fn ask_name(&mut self, ui: &Ui, looks: &Looks) {
        let Some(name) = &mut self.dialogs.saving else { return };
        match name_dialog(ui, looks, "table-save-as", name) {
            Some(true) => {
                let name = std::mem::take(name);
                self.dialogs.notice = Some(self.save_copy(looks, &name));
            }
            Some(false) => {}
            None => return,
        }
        self.dialogs.saving = None;
        ui.ctx().request_repaint();
    }

    /// Saves a copy of the match under a name. Returns the notice about the result.
    fn save_copy(&self, looks: &Looks, name: &str) -> String {
        let path = self.folders.named_match(name).map_err(|e| looks.speech.reason(&e));
        let saved = path.and_then(|path| {
            self.game.save_copy(&path).map_err(|e| looks.speech.not_saved(&e))?;
            let news = self.help.suspicions.save_beside(&self.game, &path);
            Ok((path, news.map_err(|e| looks.speech.reason(&e))?))
        });
        match saved {
            Ok((path, news)) => {
                let said =
                    looks.speech.say("window-copy-saved", &[("file", untrusted_text::path(&path).into())]);
                match news {
                    Some(news) => format!("{said}\n{}", looks.speech.kept_news(&news)),
                    None => said,
                }
            }
            Err(why) => looks.speech.say("window-not-saved", &[("why", why.into())]),
        }
    }

    /// Shows the notice about saving or about a decision, if there is one.
    pub(crate) fn show_notice(&mut self, ui: &Ui, looks: &Looks) {
        self.check_saving(looks);
        notice_dialog(ui, looks, "notice of the table", &mut self.dialogs.notice);
    }

    /// Prepares notices about saving: that a removed or replaced record was written again, that saving failed, or that
    /// it works again. A failure is reported only once, because the prompt shows a warning as long as it lasts.
    pub(crate) fn check_saving(&mut self, looks: &Looks) {
        if let Some(mended) = self.game.take_mended() {
            self.dialogs.notice = Some(looks.speech.mended(&mended));
        }
        if let Some(news) = self.mode.lesson_mut().and_then(Lesson::take_news) {
            self.dialogs.notice = Some(looks.speech.kept_news(&news));
        }
        let trouble = self.game.trouble().map(|why| looks.speech.not_saved(why));
        let failed = trouble.is_some();
        if let Some(why) = trouble.filter(|_| !self.dialogs.save_failed) {
            self.dialogs.notice = Some(looks.speech.say("window-not-saved", &[("why", why.into())]));
        }
        if !failed
            && self.dialogs.save_failed
            && let Some(journal) = self.game.journal()
        {
            self.dialogs.notice = Some(looks.speech.saved_again(journal.path()));
        }
        self.dialogs.save_failed = failed;
    }
}
