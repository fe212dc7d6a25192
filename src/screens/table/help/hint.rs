//! Help with the decision that is due: first where to look, then what promises most. It is forgotten with
//! the decision.

use crate::screens::table::help::hinted_places::HintedPlaces;
use bots::Prospect;
use rules::{Action, View};
use table::AnalysisThread;

/// The seconds after which a note says that the analysis still runs.
pub(crate) const SLOW: f64 = 0.5;

/// Help that was asked for.
pub(crate) struct Hint {
    /// When, by egui's clock.
    asked: f64,
    prospects: Vec<Prospect>,
    leads: Vec<Vec<Action>>,
    /// True if it was asked for again.
    again: bool,
}

/// The advice of a hint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Advice<'a> {
    /// The analysis is still running.
    Analysis,
    /// Where to look for this choice.
    Where(Action),
    /// The choices, the best first, and how the turn would go on with each of the best.
    Choices(&'a [Prospect], &'a [Vec<Action>]),
    /// Only where this choice is taken, which somebody has been told in words.
    There(Action),
}

impl Hint {
    /// Asks for help at this time by egui's clock.
    pub fn ask(now: f64) -> Self {
        Self { asked: now, prospects: Vec::new(), leads: Vec::new(), again: false }
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
    pub fn receive(&mut self, counsel: &AnalysisThread) {
        if let Some(prospects) = counsel.prospects().filter(|_| self.prospects.is_empty()) {
            self.prospects = prospects.to_vec();
        }
        if self.leads.is_empty() {
            self.leads = counsel.leads().to_vec();
        }
    }

    /// True if something of the decision is told.
    pub fn helps(&self) -> bool {
        !self.prospects.is_empty()
    }

    /// The advice as of now, if any.
    pub fn advice(&self, now: f64) -> Option<Advice<'_>> {
        match self.prospects.first() {
            None => (now >= self.asked + SLOW).then_some(Advice::Analysis),
            Some(_) if self.again => Some(Advice::Choices(&self.prospects, &self.leads)),
            Some(best) => Some(Advice::Where(best.action)),
        }
    }
}

impl Advice<'_> {
    /// The places that it marks.
    pub fn marked(&self, view: &View, legal: &[Action]) -> HintedPlaces {
        match self {
            Self::Analysis | Self::Choices([], _) => HintedPlaces::default(),
            Self::Where(action) => HintedPlaces::near(view, legal, *action),
            Self::Choices([best, ..], leads) => {
                let then = leads.first().map_or(&[][..], Vec::as_slice);
                HintedPlaces::begun(view, best.action, then)
            }
            Self::There(action) => HintedPlaces::exactly(view, *action),
        }
    }

    /// True if something is said of it beside the map.
    pub fn has_words(&self) -> bool {
        !matches!(self, Self::There(_))
    }
}
