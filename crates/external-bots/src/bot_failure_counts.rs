//! Counts of decisions that programs failed to take.

use crate::bot_failure::{Failure, FailureKind, Loss};

/// Counts of a program's decisions and failures. Decisions without a choice are not counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotFailureCounts {
    /// The number of decisions, including those that the program failed to take.
    pub decisions: u64,
    /// The number of failures of each kind, in the order of [`FailureKind::ALL`].
    pub falls: [u64; FailureKind::ALL.len()],
    /// The number of decisions for which the program was no longer asked.
    pub unasked: u64,
    /// The first failure, as an example.
    pub such: Option<Failure>,
}

impl BotFailureCounts {
    /// Counts a decision. `lost` says why the program failed to take it, if it did.
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

    /// The number of decisions that the program did not take.
    pub fn total(&self) -> u64 {
        self.falls.iter().sum::<u64>() + self.unasked
    }

    /// The sum of these counts and others.
    pub fn plus(mut self, other: Self) -> Self {
        self.decisions += other.decisions;
        self.falls.iter_mut().zip(other.falls).for_each(|(own, more)| *own += more);
        self.unasked += other.unasked;
        self.such = self.such.or(other.such);
        self
    }

    /// The kinds of failure that occurred, with their numbers.
    pub fn ways(&self) -> impl Iterator<Item = (FailureKind, u64)> + '_ {
        FailureKind::ALL.into_iter().zip(self.falls).filter(|(_, count)| *count > 0)
    }
}
