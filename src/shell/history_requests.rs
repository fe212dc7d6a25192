//! Requests about the history: to show it, to update it after matches and reviews, and to review its matches.

use std::path::PathBuf;

use egui::Context;

use super::{Screen, Shell};
use crate::screens::history::HistoryScreen;

impl Shell {
    /// Shows the history, on the page that was open last.
    pub(super) fn show_history(&mut self, ctx: &Context) {
        self.close_match();
        self.from_history = false;
        self.packs.show_current(&mut self.looks);
        self.renew_history(ctx);
        self.screen = Screen::History(Box::new(HistoryScreen::new(self.history_page.clone())));
    }

    /// Brings the history up to date.
    pub(super) fn renew_history(&mut self, ctx: &Context) {
        self.history.renew(ctx, &self.folders, self.packs.known());
    }

    /// Collects the results of the history's threads, and passes them to the screens.
    pub(super) fn advance_history(&mut self, ctx: &Context) {
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

    /// Reviews the matches of these records in the background.
    pub(super) fn make_reviews(&mut self, ctx: &Context, records: Vec<PathBuf>) {
        self.history.review(ctx, self.packs.known(), records);
    }

    /// Returns to the history if the reviewed match was chosen there. True if it was.
    pub(super) fn back_to_history(&mut self, ctx: &Context) -> bool {
        let back = self.from_history && matches!(self.screen, Screen::Review(_));
        if back {
            self.show_history(ctx);
        }
        back
    }
}
