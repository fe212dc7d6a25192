//! How many decisions a program lost, and why.

use crate::loss::{Failure, FailureKind, Loss};

/// Counts of a program's decisions. Decisions without a choice are no question and are not counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LossCounts {
    /// How many there were.
    pub decisions: u64,
    /// How many it lost in each way, by the order of [`FailureKind::ALL`].
    pub falls: [u64; FailureKind::ALL.len()],
    /// How many it was not asked any more.
    pub unasked: u64,
    /// How it lost one, for people to find out why.
    pub such: Option<Failure>,
}

impl LossCounts {
    /// Counts a decision, and whether it was lost.
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

    /// How many were lost.
    pub fn total(&self) -> u64 {
        self.falls.iter().sum::<u64>() + self.unasked
    }

    /// Both together.
    pub fn plus(mut self, other: Self) -> Self {
        self.decisions += other.decisions;
        self.falls.iter_mut().zip(other.falls).for_each(|(own, more)| *own += more);
        self.unasked += other.unasked;
        self.such = self.such.or(other.such);
        self
    }

    /// The ways in which some were lost, with how many.
    pub fn ways(&self) -> impl Iterator<Item = (FailureKind, u64)> + '_ {
        FailureKind::ALL.into_iter().zip(self.falls).filter(|(_, count)| *count > 0)
    }
}
