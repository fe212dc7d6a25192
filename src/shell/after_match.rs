//! Finished matches: their end screen, review, replay and exports.

use std::path::Path;

use egui::{Context, Ui};

use super::{Screen, Shell};
use crate::export::{self, Export, Making};
use crate::screens::review::ReviewScreen;
use crate::shell::window_command::Command;
use table::{LoadError, Loaded, Match, load_with, load_with_kept_rules};

impl Shell {
    /// Shows a replay of the finished match on the table. Closing it returns to the current screen.
    ///
    /// If `decision` is given, the replay starts at the decision with this number, counted from 1.
    pub(super) fn show_table(&mut self, ctx: &Context, decision: Option<usize>) {
        let back = match &self.screen {
            Screen::Review(_) => Command::ShowReview,
            _ => Command::ShowEnd,
        };
        let Some(game) = self.take_ended() else { return };
        let mut table = self.table(ctx, game).after_the_end(back);
        if let Some(number) = decision {
            table.show_again(number, ctx.input(|i| i.time));
        }
        self.screen = Screen::Table(Box::new(table));
    }

    /// Takes the match out of a screen that shows it after its end. The caller must then show another screen.
    pub(super) fn take_ended(&mut self) -> Option<Match> {
        match self.take_screen() {
            Screen::End(end) => Some(end.into_game()),
            Screen::Review(review) => {
                let (game, known) = review.into_parts();
                self.looked_back = Some(known);
                Some(game)
            }
            Screen::Table(table) => Some(table.into_game()),
            screen => {
                self.screen = screen;
                None
            }
        }
    }

    /// Keeps the review on the current screen, so that it is complete when it is opened again. The caller must then
    /// show another screen.
    pub(super) fn keep_review(&mut self) {
        if matches!(self.screen, Screen::Review(_)) {
            self.take_ended();
        }
    }

    /// Shows the review of the finished match. From a replay, the review opens at the decision being shown.
    pub(super) fn show_review(&mut self, ctx: &Context) {
        let replayed = match &self.screen {
            Screen::Table(table) => table.replayed(),
            _ => None,
        };
        if let Some(game) = self.take_ended() {
            self.review(ctx, game, replayed);
        }
    }

    fn review(&mut self, ctx: &Context, game: Match, decision: Option<usize>) {
        let review = ReviewScreen::new(game, self.looked_back.take(), self.settings.help_level.effort(), ctx);
        let review = match decision {
            Some(number) => review.at_decision(number),
            None => review,
        };
        self.screen = Screen::Review(Box::new(review));
    }

    /// Shows the review of a saved match. If the match's pack isn't available, uses the rules in the record.
    pub(super) fn look_back(&mut self, ctx: &Context, path: &Path) {
        let known = self.packs.known();
        let loaded = match load_with(path, &known) {
            Err(LoadError::Pack(_)) => load_with_kept_rules(path, &known),
            other => other,
        };
        match loaded.and_then(|loaded: Loaded| loaded.go_on(path, &self.folders)) {
            Ok(game) if game.state().is_over() => {
                self.packs.show_match(&mut self.looks, game.pack());
                self.set_title(ctx);
                self.packs.match_begins();
                self.from_history = matches!(self.screen, Screen::History(_));
                self.review(ctx, game, None);
            }
            Ok(_) => self.notice = Some(self.looks.speech.text("load-look-back-later")),
            Err(error) => self.notice = Some(self.looks.speech.not_loaded(&error)),
        }
    }

    /// Starts an export of the match on the current screen.
    pub(super) fn export(&mut self, ctx: &Context, export: Export) {
        let Some(game) = self.game() else { return };
        let kept = game.journal().map(|journal| journal.path().to_owned());
        let record = kept.unwrap_or_else(|| self.folders.new_match());
        let waker = ctx.clone();
        let making = Making::begin(game, export, &self.settings, &record, move || waker.request_repaint());
        self.making = Some(making);
    }

    /// Shows the progress of the export, and finally the path of the file.
    pub(super) fn show_making(&mut self, ui: &Ui) {
        if let Some(said) = export::show(ui, &self.looks, &mut self.making) {
            self.notice = Some(said);
        }
    }
}
