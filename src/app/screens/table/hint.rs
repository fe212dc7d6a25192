//! Help with the decision that is due: first where to look, then what promises most. It is forgotten with
//! the decision.

use super::marked::Marked;
use crate::ai::Prospect;
use crate::rules::{Action, View};
use crate::table::{Counsel, Match};

/// How many choices are told.
pub(super) const BEST: usize = 3;

/// After so many seconds it is said that the choices are still being weighed.
pub(super) const SLOW: f64 = 0.5;

/// Help that was asked for.
pub(super) struct Hint {
    counsel: Counsel,
    /// When, by egui's clock.
    asked: f64,
    prospects: Vec<Prospect>,
    /// Whether it was asked for again.
    again: bool,
}

/// What is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Told<'a> {
    /// That it takes a while.
    Weighing,
    /// Where to look for this choice.
    Where(Action),
    /// The choices, the best first.
    What(&'a [Prospect]),
}

impl Hint {
    /// Asks for help; `None` when no person decides. `wake` is called from another thread when there is more
    /// to tell.
    pub fn ask(game: &Match, now: f64, wake: impl FnOnce() + Send + 'static) -> Option<Self> {
        let counsel = Counsel::begin(game, wake)?;
        Some(Self { counsel, asked: now, prospects: Vec::new(), again: false })
    }

    /// Asks for more. Nothing is left once everything was told.
    pub fn more(self) -> Option<Self> {
        // Who presses twice does not want to be told more than once.
        if self.prospects.is_empty() {
            return Some(self);
        }
        (!self.again).then_some(Self { again: true, ..self })
    }

    /// Takes what has come out of the weighing.
    pub fn receive(&mut self) {
        if let Some(prospects) = self.counsel.prospects() {
            self.prospects = prospects;
        }
    }

    /// What is told now, if anything.
    pub fn told(&self, now: f64) -> Option<Told<'_>> {
        match self.prospects.first() {
            None => (now >= self.asked + SLOW).then_some(Told::Weighing),
            Some(_) if self.again => Some(Told::What(&self.prospects)),
            Some(best) => Some(Told::Where(best.action)),
        }
    }
}

impl Told<'_> {
    /// The places that it marks.
    pub fn marked(&self, view: &View, legal: &[Action]) -> Marked {
        match self {
            Self::Weighing | Self::What([]) => Marked::default(),
            Self::Where(action) => Marked::near(view, legal, *action),
            Self::What([best, ..]) => Marked::exactly(view, best.action),
        }
    }
}
