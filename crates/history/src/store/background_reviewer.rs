//! Reviews matches one after another in the background. All reviews use [`Effort::HELP`], so that the error
//! rates in the history can be compared.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;

use bots::Effort;
use packs::Pack;
use system::KeptNews;
use table::{BackgroundReview, Match, load_with_kept_rules, save_review};

/// A queue of matches that are reviewed in the background. Dropping it stops the work.
pub struct Reviewer {
    left: VecDeque<PathBuf>,
    all: usize,
    now: Option<(PathBuf, Match, BackgroundReview)>,
    packs: Vec<Arc<Pack>>,
    wake: Arc<dyn Fn() + Send + Sync>,
    /// The text of the last error.
    trouble: Option<String>,
    /// News for the player about a file that had the name of a review and was renamed.
    news: Option<KeptNews>,
}

impl Reviewer {
    /// Starts to review the matches of these records, in order. A thread calls `wake` whenever `advance` should
    /// be called.
    pub fn new(
        records: Vec<PathBuf>,
        packs: Vec<Arc<Pack>>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let left = VecDeque::from(records);
        Self { all: left.len(), left, now: None, packs, wake: Arc::new(wake), trouble: None, news: None }
    }

    /// Saves a finished review and, unless `pause` is true, starts the next one. Returns true if a review was
    /// saved.
    pub fn advance(&mut self, pause: bool) -> bool {
        let mut has_kept = false;
        if let Some((path, game, reviewing)) = &self.now
            && let Some(review) = reviewing.next()
            && review.effort == Effort::HELP
        {
            match save_review(game, &review, path) {
                Ok(news) => {
                    has_kept = true;
                    self.news = news.or(self.news.take());
                }
                Err(why) => self.trouble = Some(why.to_string()),
            }
            self.now = None;
        }
        while self.now.is_none() && !pause {
            let Some(path) = self.left.pop_front() else { break };
            // The file may have been removed since the list was made.
            if let Ok(loaded) = load_with_kept_rules(&path, &self.packs) {
                let wake = Arc::clone(&self.wake);
                let reviewing = BackgroundReview::begin(&loaded.game, Effort::HELP, move || wake());
                self.now = Some((path, loaded.game, reviewing));
            }
        }
        has_kept
    }

    /// True once all matches in the queue have been reviewed.
    pub fn is_done(&self) -> bool {
        self.now.is_none() && self.left.is_empty()
    }

    /// The number of the match that is being reviewed, from 1, the total number of matches, and the progress
    /// with the current match, from 0 to 1.
    pub fn progress(&self) -> (usize, usize, f32) {
        let at = self.all - self.left.len();
        let part = self.now.as_ref().map_or(0.0, |(_, game, reviewing)| {
            reviewing.finished() as f32 / game.steps().len().max(1) as f32
        });
        (at.max(1), self.all, part.min(1.0))
    }

    /// Takes the news for the player about a file that had the name of a review and was renamed.
    pub fn take_news(&mut self) -> Option<KeptNews> {
        self.news.take()
    }

    /// The text of the last error in saving a review, if any.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }
}
