//! Makes reviews of matches, one after another, beside whatever else is done. All with the same thought, [`Effort::HELP`],
//! whatever help is set to: errors of many matches stand beside one another in the history, and compare only so.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;

use bots::Effort;
use packs::Pack;
use table::{BackgroundReview, Match, load_with_kept_rules, save_review};

/// Matches that are looked back at, until this ends.
pub struct Reviewer {
    left: VecDeque<PathBuf>,
    all: usize,
    now: Option<(PathBuf, Match, BackgroundReview)>,
    packs: Vec<Arc<Pack>>,
    wake: Arc<dyn Fn() + Send + Sync>,
    /// Why the last one that was not kept was not.
    trouble: Option<String>,
}

impl Reviewer {
    /// Looks back at the matches of these records, the first one first. `wake` is called on a thread whenever there
    /// is something new.
    pub fn new(
        records: Vec<PathBuf>,
        packs: Vec<Arc<Pack>>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let left = VecDeque::from(records);
        Self { all: left.len(), left, now: None, packs, wake: Arc::new(wake), trouble: None }
    }

    /// Takes what has been found since and goes on; with `pause`, no further match is begun. Gives back whether
    /// another review is kept now.
    pub fn advance(&mut self, pause: bool) -> bool {
        let mut has_kept = false;
        if let Some((path, game, reviewing)) = &self.now
            && let Some(review) = reviewing.next()
            && review.effort == Effort::HELP
        {
            match save_review(game, &review, path) {
                Ok(()) => has_kept = true,
                Err(why) => self.trouble = Some(why.to_string()),
            }
            self.now = None;
        }
        while self.now.is_none() && !pause {
            let Some(path) = self.left.pop_front() else { break };
            // What was loaded when the list was made may be gone since.
            if let Ok(loaded) = load_with_kept_rules(&path, &self.packs) {
                let wake = Arc::clone(&self.wake);
                let reviewing = BackgroundReview::begin(&loaded.game, Effort::HELP, move || wake());
                self.now = Some((path, loaded.game, reviewing));
            }
        }
        has_kept
    }

    /// Whether nothing is left to do.
    pub fn is_done(&self) -> bool {
        self.now.is_none() && self.left.is_empty()
    }

    /// Which match it is at, from 1, of how many, and how far that one is, from 0 to 1.
    pub fn progress(&self) -> (usize, usize, f32) {
        let at = self.all - self.left.len();
        let part = self.now.as_ref().map_or(0.0, |(_, game, reviewing)| {
            reviewing.finished() as f32 / game.steps().len().max(1) as f32
        });
        (at.max(1), self.all, part.min(1.0))
    }

    /// Why a review was not kept, if one was not.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }
}
