//! The review of a match, as far as it has come. It goes on while the table is shown.

use std::path::PathBuf;

use egui::Context;

use bots::Effort;
use rules::Society;
use table::{BackgroundReview, Match, Review, load_review, save_review};

/// A match looked back at as far as that has come.
#[derive(Debug)]
pub struct Work {
    /// Of which match: its record, its luck and how many decisions it had.
    of: (Option<PathBuf>, u64, usize),
    review: Option<Review>,
    /// The review in progress.
    reviewing: Option<BackgroundReview>,
    /// The effort of thought.
    effort: Effort,
}

impl Work {
    /// Loads the review kept beside the record if it was made with this effort or more; otherwise begins one.
    /// Asks `ctx` for a frame whenever there is more to see.
    pub fn begin(game: &Match, effort: Effort, ctx: &Context) -> Self {
        let of = identity(game);
        let review = of.0.as_ref().and_then(|record| load_review(game, record, effort));
        let mut work = Self { of, review, reviewing: None, effort };
        if work.review.is_none() {
            work.go_on(game, ctx);
        }
        work
    }

    /// True if the review is of this match as it stands, with at least this effort.
    pub fn is_of(&self, game: &Match, effort: Effort) -> bool {
        self.of == identity(game) && self.effort >= effort
    }

    /// Thinks the whole match over.
    pub fn go_on(&mut self, game: &Match, ctx: &Context) {
        let ctx = ctx.clone();
        self.reviewing = Some(BackgroundReview::begin(game, self.effort, move || ctx.request_repaint()));
    }

    /// Thinks a society's decisions that were less than good over with more effort.
    pub fn deepen(&mut self, game: &Match, society: Society, ctx: &Context) {
        let (Some(review), ctx) = (&self.review, ctx.clone()) else { return };
        let wake = move || ctx.request_repaint();
        self.reviewing = Some(BackgroundReview::deepen(game, review, society, Effort::DEEP, wake));
    }

    /// Thinks no more. What was found stays.
    pub fn stop(&mut self) {
        self.reviewing = None;
    }

    /// Takes new findings. Returns false if there were none.
    pub fn advance(&mut self, game: &Match) -> bool {
        let Some(reviewing) = &self.reviewing else { return false };
        let ended = reviewing.has_ended();
        let Some(review) = std::iter::from_fn(|| reviewing.next()).last() else {
            if ended {
                self.reviewing = None;
            }
            return false;
        };
        if review.effort >= self.effort
            && let Some(record) = &self.of.0
        {
            // What cannot be kept is made again the next time.
            let _ = save_review(game, &review, record);
        }
        self.review = Some(review);
        true
    }

    /// The review, as far as it has come.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The whole match has been analysed.
    pub fn is_whole(&self) -> bool {
        self.review.as_ref().is_some_and(|review| review.effort >= self.effort)
    }

    /// The number of analysed decisions and of all decisions; `None` if no analysis is running.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.reviewing.as_ref().map(|reviewing| (reviewing.finished().min(reviewing.all()), reviewing.all()))
    }

    /// The number of doubtful decisions of a society that more effort could settle.
    pub fn doubtful(&self, society: Society) -> usize {
        self.review.as_ref().map_or(0, |review| review.doubtful(society, Effort::DEEP).len())
    }
}

fn identity(game: &Match) -> (Option<PathBuf>, u64, usize) {
    let record = game.journal().map(|journal| journal.path().to_owned());
    (record, game.setup().seed, game.steps().len())
}
