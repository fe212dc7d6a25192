//! Holds the history of all matches and the threads that update it. They outlive the screens.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use history::{History, HistoryUpdate, Keeper, Reviewer};
use packs::Pack;
use system::{Folders, KeptNews};

/// The history of all matches, and the threads that update it.
#[derive(Default)]
pub struct HistoryKeeper {
    seen: Option<HistoryUpdate>,
    keeper: Option<Keeper>,
    /// True if the history must be updated once more when the current update ends.
    again: bool,
    reviewer: Option<Reviewer>,
    /// A message for the player about a file of the history or of a review, such as that it couldn't be
    /// written.
    news: Option<KeptNews>,
}

impl HistoryKeeper {
    /// The history of all matches; `None` until it has been read.
    pub fn history(&self) -> Option<&Arc<History>> {
        self.seen.as_ref().map(|seen| &seen.history)
    }

    /// How many records are still to be read. The inner `None` means that the number is unknown, and the
    /// outer `None` that all have been read.
    pub fn reading(&self) -> Option<Option<usize>> {
        self.keeper.as_ref().map(Keeper::left)
    }

    /// The reason why the history file couldn't be written the last time; `None` if it could.
    pub fn trouble(&self) -> Option<&str> {
        self.seen.as_ref()?.trouble.as_deref()
    }

    /// Why the folder of matches can't be read; `None` if it can.
    pub fn unread(&self) -> Option<&str> {
        self.seen.as_ref()?.unread.as_deref()
    }

    /// The thread that makes reviews in the background, if one is running or has failed.
    pub fn reviewer(&self) -> Option<&Reviewer> {
        self.reviewer.as_ref()
    }

    /// Starts to update the history from the folder of matches. If an update is running, another one follows
    /// it.
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

    /// Starts to review the matches of these records, one after another.
    pub fn review(&mut self, ctx: &Context, packs: Vec<Arc<Pack>>, records: Vec<PathBuf>) {
        let ctx = ctx.clone();
        self.reviewer = Some(Reviewer::new(records, packs, move || ctx.request_repaint()));
    }

    /// Stops making reviews in the background.
    pub fn stop_reviews(&mut self) {
        self.reviewer = None;
    }

    /// Takes the message for the player about a file of the history or of a review.
    pub fn take_news(&mut self) -> Option<KeptNews> {
        self.news.take()
    }

    /// Takes the results of the threads. While `pause` is true, no further review begins. Returns true if the
    /// caller must update the history with `renew`.
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
