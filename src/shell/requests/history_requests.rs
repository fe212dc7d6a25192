//! Requests about the history: showing it, updating it after matches and reviews, and reviewing its matches.

use std::path::PathBuf;

use egui::Context;

use crate::screens::history::HistoryScreen;
use crate::shell::{Screen, Shell};

impl Shell {
    /// Shows the history screen, on the tab that was open last.
    pub(in crate::shell) fn show_history(&mut self, ctx: &Context) {
        self.close_match();
        self.keep_review();
        self.from_history = false;
        self.packs.show_current(&mut self.looks);
        self.renew_history(ctx);
        self.screen = Screen::History(Box::new(HistoryScreen::new(self.history_page.clone())));
    }

    /// Starts to update the history.
    pub(in crate::shell) fn renew_history(&mut self, ctx: &Context) {
        self.history.renew(ctx, &self.folders, self.packs.known());
    }

    /// Takes the results of the history's threads, and passes them to the current screen.
    pub(in crate::shell) fn advance_history(&mut self, ctx: &Context) {
        let busy = matches!(self.screen, Screen::Table(_) | Screen::Review(_));
        if self.history.advance(busy) {
            self.renew_history(ctx);
        }
        let news = self.history.take_news();
        self.tell(news);
        match &mut self.screen {
            Screen::Setup(screen) => screen.set_history(self.history.history()),
            Screen::History(screen) => self.history_page = screen.page().clone(),
            _ => {}
        }
    }

    /// Starts to review the matches of these records in the background.
    pub(in crate::shell) fn make_reviews(&mut self, ctx: &Context, records: Vec<PathBuf>) {
        self.history.review(ctx, self.packs.known(), records);
    }

    /// If the match under review was opened from the history, returns to the history. Returns true if it did.
    pub(in crate::shell) fn back_to_history(&mut self, ctx: &Context) -> bool {
        let back = self.from_history && matches!(self.screen, Screen::Review(_));
        if back {
            self.show_history(ctx);
        }
        back
    }
}
