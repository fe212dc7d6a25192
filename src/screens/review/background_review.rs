//! The review of a match, computed in the background. It continues while other screens are shown.

use std::path::PathBuf;

use egui::Context;

use bots::Effort;
use rules::Society;
use system::KeptNews;
use table::{BackgroundReview, Match, Review, load_review, save_review};

/// The review of a match, complete or in progress.
#[derive(Debug)]
pub struct Work {
    /// Identifies the match: the path of its record, its seed, and its number of decisions.
    of: (Option<PathBuf>, u64, usize),
    /// The review so far; `None` until the first results arrive.
    review: Option<Review>,
    /// The running analysis; `None` if it is finished or stopped.
    reviewing: Option<BackgroundReview>,
    /// The effort that the complete review must have.
    effort: Effort,
    /// A message for the player if another file had the name of the saved review and was kept.
    news: Option<KeptNews>,
}

impl Work {
    /// Loads the review saved beside the record. Begins one if there is none, or if the saved one was made with less
    /// than this effort, which is shown until the new one is ready. Requests a frame from `ctx` whenever there are new
    /// results.
    pub fn begin(game: &Match, effort: Effort, ctx: &Context) -> Self {
        let of = identity(game);
        let review = of.0.as_ref().and_then(|record| load_review(game, record, Effort::GLANCE));
        let mut work = Self { of, review, reviewing: None, effort, news: None };
        if !work.is_whole() {
            work.go_on(game, ctx);
        }
        work
    }

    /// True if the review belongs to this match at its present length, with at least this effort.
    pub fn is_of(&self, game: &Match, effort: Effort) -> bool {
        self.of == identity(game) && self.effort >= effort
    }

    /// Starts or continues the analysis of the whole match.
    pub fn go_on(&mut self, game: &Match, ctx: &Context) {
        let ctx = ctx.clone();
        self.reviewing = Some(BackgroundReview::begin(game, self.effort, move || ctx.request_repaint()));
    }

    /// Analyses a society's doubtful decisions again with more effort.
    pub fn deepen(&mut self, game: &Match, society: Society, ctx: &Context) {
        let (Some(review), ctx) = (&self.review, ctx.clone()) else { return };
        let wake = move || ctx.request_repaint();
        self.reviewing = Some(BackgroundReview::deepen(game, review, society, Effort::DEEP, wake));
    }

    /// Stops the analysis, and keeps its results.
    pub fn stop(&mut self) {
        self.reviewing = None;
    }

    /// Takes new results of the analysis. Returns false if there are none.
    pub fn advance(&mut self, game: &Match) -> bool {
        let Some(reviewing) = &self.reviewing else { return false };
        let ended = reviewing.has_ended();
        let Some(review) = std::iter::from_fn(|| reviewing.next()).last() else {
            if ended {
                self.reviewing = None;
            }
            return false;
        };
        // A new review begins with a glance, which tells less than what a saved one has already found.
        let is_better = self.review.as_ref().is_none_or(|old| old.effort <= review.effort);
        if is_better {
            if let Some(record) = &self.of.0 {
                // If the review can't be saved, it is made again the next time.
                self.news = save_review(game, &review, record).ok().flatten().or(self.news.take());
            }
            self.review = Some(review);
        }
        is_better
    }

    /// Takes the message for the player about another file that had the name of the saved review.
    pub fn take_news(&mut self) -> Option<KeptNews> {
        self.news.take()
    }

    /// The review so far; `None` until the first results arrive.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// True if the whole match has been analysed with the required effort.
    pub fn is_whole(&self) -> bool {
        self.review.as_ref().is_some_and(|review| review.effort >= self.effort)
    }

    /// The number of analysed decisions, and the number of all decisions. `None` if no analysis is running.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.reviewing.as_ref().map(|reviewing| (reviewing.finished().min(reviewing.all()), reviewing.all()))
    }

    /// The number of a society's doubtful decisions that an analysis with more effort could settle.
    pub fn doubtful(&self, society: Society) -> usize {
        self.review.as_ref().map_or(0, |review| review.doubtful(society, Effort::DEEP).len())
    }
}

fn identity(game: &Match) -> (Option<PathBuf>, u64, usize) {
    let record = game.journal().map(|journal| journal.path().to_owned());
    (record, game.setup().seed, game.steps().len())
}
