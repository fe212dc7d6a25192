//! A hint for the next decision: first the place to look at, then the best choices. A decision ends its hint.

use crate::screens::table::help::hinted_places::HintedPlaces;
use bots::Prospect;
use rules::{Action, View};
use table::AnalysisThread;

/// The number of seconds after which a note says that the analysis is still running.
pub(crate) const SLOW: f64 = 0.5;

/// A hint that the person asked for.
pub(crate) struct Hint {
    /// The time of the request, in seconds of egui's clock.
    asked: f64,
    prospects: Vec<Prospect>,
    leads: Vec<Vec<Action>>,
    /// True if the person has asked for more.
    again: bool,
}

/// The content of a hint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Advice<'a> {
    /// The analysis is still running.
    Analysis,
    /// The place to look at for this choice.
    Where(Action),
    /// The choices from best to worst, and for each of the best the actions with which the turn would go on.
    Choices(&'a [Prospect], &'a [Vec<Action>]),
    /// Only the mark where this choice is taken, because the coach has already named it in words.
    There(Action),
}

impl Hint {
    /// Asks for a hint at the time `now` of egui's clock.
    pub fn ask(now: f64) -> Self {
        Self { asked: now, prospects: Vec::new(), leads: Vec::new(), again: false }
    }

    /// The hint with more detail; `None` if it has already shown everything.
    pub fn more(self) -> Option<Self> {
        // A second request before the first result doesn't count.
        if self.prospects.is_empty() {
            return Some(self);
        }
        (!self.again).then_some(Self { again: true, ..self })
    }

    /// Takes the results of the analysis, as far as they are known.
    pub fn receive(&mut self, counsel: &AnalysisThread) {
        if let Some(prospects) = counsel.prospects().filter(|_| self.prospects.is_empty()) {
            self.prospects = prospects.to_vec();
        }
        if self.leads.is_empty() {
            self.leads = counsel.leads().to_vec();
        }
    }

    /// True if the hint has a result.
    pub fn helps(&self) -> bool {
        !self.prospects.is_empty()
    }

    /// The advice to show at the time `now`; `None` while the analysis has run for less than `SLOW`.
    pub fn advice(&self, now: f64) -> Option<Advice<'_>> {
        match self.prospects.first() {
            None => (now >= self.asked + SLOW).then_some(Advice::Analysis),
            Some(_) if self.again => Some(Advice::Choices(&self.prospects, &self.leads)),
            Some(best) => Some(Advice::Where(best.action)),
        }
    }
}

impl Advice<'_> {
    /// The places to mark for the advice.
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

    /// True if the advice has a text beside the map.
    pub fn has_words(&self) -> bool {
        !matches!(self, Self::There(_))
    }
}
