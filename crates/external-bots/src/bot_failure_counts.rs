//! Counts of lost decisions.

use crate::bot_failure::{Failure, FailureKind, Loss};

/// Counts of a program's decisions. Forced decisions are not counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotFailureCounts {
    /// The number of decisions, lost ones included.
    pub decisions: u64,
    /// The lost decisions by kind, in the order of [`FailureKind::ALL`].
    pub falls: [u64; FailureKind::ALL.len()],
    /// The decisions after the program was given up.
    pub unasked: u64,
    /// An example of a failure.
    pub such: Option<Failure>,
}

impl BotFailureCounts {
    /// Counts a decision.
    pub fn add(&mut self, lost: Option<&Loss>) {
        self.decisions += 1;
        match lost.map(|lost| &lost.lapse) {
            None => {}
            Some(None) => self.unasked += 1,
            Some(Some(lapse)) => {
                if let Some(index) = FailureKind::ALL.iter().position(|fall| *fall == lapse.fall) {
                    self.falls[index] += 1;
                }
                self.such.get_or_insert_with(|| lapse.clone());
            }
        }
    }

    /// The number of lost decisions.
    pub fn total(&self) -> u64 {
        self.falls.iter().sum::<u64>() + self.unasked
    }

    /// The sum of two counts.
    pub fn plus(mut self, other: Self) -> Self {
        self.decisions += other.decisions;
        self.falls.iter_mut().zip(other.falls).for_each(|(own, more)| *own += more);
        self.unasked += other.unasked;
        self.such = self.such.or(other.such);
        self
    }

    /// The kinds that occurred, with their numbers.
    pub fn ways(&self) -> impl Iterator<Item = (FailureKind, u64)> + '_ {
        FailureKind::ALL.into_iter().zip(self.falls).filter(|(_, count)| *count > 0)
    }
}
