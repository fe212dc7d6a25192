//! A hint for the next decision: first it says where to look, then it lists the best choices. Among a position's actions
//! it lists them at once. The hint ends when the player decides.

use crate::screens::table::help::hinted_places::HintedPlaces;
use bots::Prospect;
use rules::{Action, View};
use table::{AnalysisThread, ChoicePlace};

/// The number of seconds after which the hint says that the analysis is still running.
pub(crate) const SLOW: f64 = 0.5;

/// A hint that the player asked for.
pub(crate) struct Hint {
    /// When the player asked for the hint, in seconds of egui's clock.
    asked: f64,
    prospects: Vec<Prospect>,
    leads: Vec<Vec<Action>>,
    /// True if the player has asked for the list of choices too.
    again: bool,
    /// True if the player has asked why these choices are the best.
    explained: bool,
}

/// The content of a hint, or of the coach's advice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Advice<'a> {
    /// The analysis is still running.
    Analysis,
    /// Tells the player where on the table to look. The action is the best choice.
    Where(Action),
    /// Lists the choices from best to worst. For each of the best, the second list has the actions that would follow
    /// it in the turn.
    Choices(&'a [Prospect], &'a [Vec<Action>]),
    /// The same list with the reason for each choice and its exact figures.
    Reasons(&'a [Prospect], &'a [Vec<Action>]),
    /// Only marks where to click for this choice, because the coach has already named the choice in words.
    There(Action),
}

impl Hint {
    /// Starts a hint at the time `now` of egui's clock, in seconds.
    pub fn ask(now: f64) -> Self {
        Self { asked: now, prospects: Vec::new(), leads: Vec::new(), again: false, explained: false }
    }

    /// The hint with its next level of detail; `None` if it has already shown everything.
    pub fn more(self) -> Option<Self> {
        // A second request before the analysis has a result doesn't count.
        if self.prospects.is_empty() {
            return Some(self);
        }
        (!self.again).then_some(Self { again: true, ..self })
    }

    /// Shows the reasons for the listed choices, or hides them again.
    pub fn toggle_reasons(&mut self) {
        self.explained = !self.explained;
    }

    /// Stores the results of the analysis that are available so far.
    pub fn receive(&mut self, counsel: &AnalysisThread) {
        if let Some(prospects) = counsel.prospects().filter(|_| self.prospects.is_empty()) {
            self.prospects = prospects.to_vec();
            self.again = prospects.first().is_some_and(|best| !ChoicePlace::is_told_first(best.action));
        }
        if self.leads.is_empty() {
            self.leads = counsel.leads().to_vec();
        }
    }

    /// True if the analysis has given the hint a result.
    pub fn helps(&self) -> bool {
        !self.prospects.is_empty()
    }

    /// The advice to show at the time `now`; `None` while the analysis has run for less than `SLOW` seconds.
    pub fn advice(&self, now: f64) -> Option<Advice<'_>> {
        match self.prospects.first() {
            None => (now >= self.asked + SLOW).then_some(Advice::Analysis),
            Some(_) if self.again && self.explained => Some(Advice::Reasons(&self.prospects, &self.leads)),
            Some(_) if self.again => Some(Advice::Choices(&self.prospects, &self.leads)),
            Some(best) => Some(Advice::Where(best.action)),
        }
    }
}

impl Advice<'_> {
    /// The spots on the table that the advice marks.
    pub fn marked(&self, view: &View, legal: &[Action]) -> HintedPlaces {
        match self {
            Self::Analysis | Self::Choices([], _) | Self::Reasons([], _) => HintedPlaces::default(),
            Self::Where(action) => HintedPlaces::near(view, legal, *action),
            Self::Choices([best, ..], leads) | Self::Reasons([best, ..], leads) => {
                let then = leads.first().map_or(&[][..], Vec::as_slice);
                HintedPlaces::begun(view, best.action, then)
            }
            Self::There(action) => HintedPlaces::exactly(view, *action),
        }
    }

    /// True if the advice has a text to show.
    pub fn has_words(&self) -> bool {
        !matches!(self, Self::There(_))
    }
}
