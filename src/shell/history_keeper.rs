//! Keeps the history of all matches and its threads, which outlive screens.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use history::{History, HistoryUpdate, Keeper, Reviewer};
use packs::Pack;
use system::{Folders, KeptNews};

/// The history of all matches and its threads.
#[derive(Default)]
pub struct HistoryKeeper {
    seen: Option<HistoryUpdate>,
    keeper: Option<Keeper>,
    /// True if the history must be updated once more when the current update ends.
    again: bool,
    reviewer: Option<Reviewer>,
    /// What the person has to know of rewritten files.
    news: Option<KeptNews>,
}

impl HistoryKeeper {
    /// The history; `None` until it has been read.
    pub fn history(&self) -> Option<&Arc<History>> {
        self.seen.as_ref().map(|seen| &seen.history)
    }

    /// How many records are still to be read: `Some(None)` while that is unknown, `None` once all are read.
    pub fn reading(&self) -> Option<Option<usize>> {
        self.keeper.as_ref().map(Keeper::left)
    }

    /// Why the history file couldn't be written the last time; `None` if it could.
    pub fn trouble(&self) -> Option<&str> {
        self.seen.as_ref()?.trouble.as_deref()
    }

    /// Why the folder of matches cannot be read, if so.
    pub fn unread(&self) -> Option<&str> {
        self.seen.as_ref()?.unread.as_deref()
    }

    /// The reviews that are being made.
    pub fn reviewer(&self) -> Option<&Reviewer> {
        self.reviewer.as_ref()
    }

    /// Updates the history from the folder of matches.
    pub fn renew(&mut self, ctx: &Context, folders: &Folders, packs: Vec<Arc<Pack>>) {
        if self.keeper.is_some() {
            self.again = true;
            return;
        }
        self.again = false;
        let (ctx, known) = (ctx.clone(), self.history().cloned());
        let wake = move || ctx.request_repaint();
        self.keeper = Some(Keeper::begin(folders.clone(), packs, known, wake));
    }

    /// Reviews the matches of these records, one after another.
    pub fn review(&mut self, ctx: &Context, packs: Vec<Arc<Pack>>, records: Vec<PathBuf>) {
        let ctx = ctx.clone();
        self.reviewer = Some(Reviewer::new(records, packs, move || ctx.request_repaint()));
    }

    /// Stops the reviews in the background.
    pub fn stop_reviews(&mut self) {
        self.reviewer = None;
    }

    /// Takes what the person has to know of the files of the history and of reviews.
    pub fn take_news(&mut self) -> Option<KeptNews> {
        self.news.take()
    }

    /// Takes what has happened since, with no further review begun while `pause`; gives back whether the history is
    /// to be brought up to date.
    pub fn advance(&mut self, pause: bool) -> bool {
        if let Some(seen) = self.keeper.as_ref().and_then(Keeper::latest) {
            if seen.left == Some(0) {
                self.keeper = None;
            }
            self.news = seen.news.clone().or(self.news.take());
            self.seen = Some(seen);
        }
        let news = self.reviewer.as_mut().and_then(Reviewer::take_news);
        self.news = news.or(self.news.take());
        let reviewed = self.reviewer.as_mut().is_some_and(|reviewer| reviewer.advance(pause));
        if self.reviewer.as_ref().is_some_and(|reviewer| reviewer.is_done() && reviewer.trouble().is_none()) {
            self.reviewer = None;
        }
        reviewed || (self.again && self.keeper.is_none())
    }
}
