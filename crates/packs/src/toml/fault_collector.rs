//! Collects faults and warnings while a pack is read.

use std::cell::{Cell, RefCell};

use super::fault_report::Fault;
use super::layered_source_text::{Source, Span};
use crate::size_limits::{FAULTS, WARNINGS};

/// The maximum number of faults reported in files of extended packs.
const INHERITED: usize = 8;

/// The faults, warnings and hints collected so far.
#[derive(Debug, Default)]
pub struct Faults {
    faults: RefCell<Vec<Fault>>,
    warnings: RefCell<Vec<Fault>>,
    hints: RefCell<Vec<Fault>>,
    /// The number of faults in the files of extended packs.
    inherited: Cell<usize>,
    /// A description of what replaces missing values, which are then only warnings. If `None`, a missing value is a
    /// fault.
    pub(super) instead: Option<String>,
}

impl Faults {
    /// Creates a collector for files in which missing values are only warnings. `instead` describes what replaces
    /// them.
    pub fn with_instead(instead: impl Into<String>) -> Self {
        Self { instead: Some(instead.into()), ..Self::default() }
    }

    /// Adds all faults, warnings and hints from another collector.
    pub fn absorb(&self, other: Self) {
        other.faults.into_inner().into_iter().for_each(|fault| self.add(fault));
        self.hints.borrow_mut().extend(other.hints.into_inner());
        other.warnings.into_inner().into_iter().for_each(|warning| self.warn(|| warning));
    }

    /// The collected warnings. They do not make a pack unplayable.
    pub fn warnings(&self) -> Vec<Fault> {
        self.warnings.borrow().clone()
    }

    /// The collected hints about oddities that may be intended.
    pub fn hints(&self) -> Vec<Fault> {
        self.hints.borrow().clone()
    }

    /// Adds a hint.
    pub fn hint(&self, hint: Fault) {
        self.hints.borrow_mut().push(hint);
    }

    /// Adds a fault, unless the collector is full.
    pub fn add(&self, fault: Fault) {
        if fault.inherited {
            self.inherited.set(self.inherited.get() + 1);
            // Faults in extended packs result from changes in this pack, so a few are enough.
            if self.inherited.get() > INHERITED {
                return;
            }
        }
        if !self.is_full() {
            self.faults.borrow_mut().push(fault);
        }
    }

    /// Adds a fault at a range of a file. If the collector is full, this skips the slow search for the line.
    pub fn note(&self, source: &Source, span: Span, message: impl FnOnce() -> String) {
        if !self.is_full() {
            self.add(Fault::at(source, span, message()));
        }
    }

    /// True if the collector accepts no more faults.
    pub fn is_full(&self) -> bool {
        self.faults.borrow().len() >= FAULTS
    }

    /// Adds a warning, unless there are too many.
    pub fn warn(&self, warning: impl FnOnce() -> Fault) {
        if self.warnings.borrow().len() < WARNINGS {
            self.warnings.borrow_mut().push(warning());
        }
    }

    /// True if this file has a fault, in the pack or in one that it extends.
    pub fn has_fault(&self, file: &str) -> bool {
        self.faults.borrow().iter().any(|fault| is_in_file(fault, file))
    }

    /// True if this file has a warning, in the pack or in one that it extends.
    pub fn has_warning(&self, file: &str) -> bool {
        self.warnings.borrow().iter().any(|warning| is_in_file(warning, file))
    }

    /// True if no fault has been collected.
    pub fn is_empty(&self) -> bool {
        self.faults.borrow().is_empty()
    }

    /// All collected faults. If faults were left out, a last one says so. Reports call the pack `pack`.
    pub fn into_vec(self, pack: &str) -> Vec<Fault> {
        let is_full = self.is_full();
        let mut faults = self.faults.into_inner();
        if is_full {
            let why = format!("the pack has {FAULTS} faults or more; fix these to see the others");
            faults.push(Fault::for_file(pack, why));
        }
        if self.inherited.get() > INHERITED {
            let why = "there are more faults in the packs that this one extends: they follow from \
                       what it changes, such as a list that takes the place of theirs";
            faults.push(Fault { inherited: true, ..Fault::for_file(pack, why) });
        }
        faults
    }
}

/// True if a fault is in this file of the pack, or of one that it extends.
fn is_in_file(fault: &Fault, file: &str) -> bool {
    fault.file.strip_suffix(file).is_some_and(|pack| pack.is_empty() || pack.ends_with('/'))
}
