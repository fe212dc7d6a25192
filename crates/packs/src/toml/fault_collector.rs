//! Where faults and warnings are gathered while a pack is read.

use std::cell::{Cell, RefCell};

use super::fault_report::Fault;
use super::layered_source_text::{Source, Span};
use crate::size_limits::{FAULTS, WARNINGS};

/// The most faults in files of packs that are extended.
const INHERITED: usize = 8;

/// Where faults are gathered.
#[derive(Debug, Default)]
pub struct Faults {
    faults: RefCell<Vec<Fault>>,
    warnings: RefCell<Vec<Fault>>,
    hints: RefCell<Vec<Fault>>,
    /// The number of faults in files of extended packs.
    inherited: Cell<usize>,
    /// The replacement for missing values; without one, a missing value is a fault.
    pub(super) instead: Option<String>,
}

impl Faults {
    /// Where what is missing only deserves a warning, since something else stands in for it.
    pub fn with_instead(instead: impl Into<String>) -> Self {
        Self { instead: Some(instead.into()), ..Self::default() }
    }

    /// Takes over what others have gathered.
    pub fn absorb(&self, other: Self) {
        other.faults.into_inner().into_iter().for_each(|fault| self.add(fault));
        self.hints.borrow_mut().extend(other.hints.into_inner());
        other.warnings.into_inner().into_iter().for_each(|warning| self.warn(|| warning));
    }

    /// The warnings: what is not as it should be but does no harm.
    pub fn warnings(&self) -> Vec<Fault> {
        self.warnings.borrow().clone()
    }

    /// The hints: what may be meant so, and is worth a look.
    pub fn hints(&self) -> Vec<Fault> {
        self.hints.borrow().clone()
    }

    /// Keeps a hint.
    pub fn hint(&self, hint: Fault) {
        self.hints.borrow_mut().push(hint);
    }

    /// Keeps a fault, unless there are more already than anyone reads at once.
    pub fn add(&self, fault: Fault) {
        if fault.inherited {
            self.inherited.set(self.inherited.get() + 1);
            // They follow from what the pack itself has changed: some will do.
            if self.inherited.get() > INHERITED {
                return;
            }
        }
        if !self.is_full() {
            self.faults.borrow_mut().push(fault);
        }
    }

    /// Keeps a fault at a stretch of a file. To find its line takes time and is left where it is not kept.
    pub fn note(&self, source: &Source, span: Span, message: impl FnOnce() -> String) {
        if !self.is_full() {
            self.add(Fault::at(source, span, message()));
        }
    }

    /// True if no more faults are kept.
    pub fn is_full(&self) -> bool {
        self.faults.borrow().len() >= FAULTS
    }

    /// Keeps a warning, unless there are very many.
    pub fn warn(&self, warning: impl FnOnce() -> Fault) {
        if self.warnings.borrow().len() < WARNINGS {
            self.warnings.borrow_mut().push(warning());
        }
    }

    /// True if a file of the pack, or of one that it extends, has a fault.
    pub fn has_fault(&self, file: &str) -> bool {
        self.faults.borrow().iter().any(|fault| is_in_file(fault, file))
    }

    /// True if a file of the pack, or of one that it extends, has a warning.
    pub fn has_warning(&self, file: &str) -> bool {
        self.warnings.borrow().iter().any(|warning| is_in_file(warning, file))
    }

    /// True if there has been no fault.
    pub fn is_empty(&self) -> bool {
        self.faults.borrow().is_empty()
    }

    /// All that were kept. That there are more is said of the pack as a whole, by the name that it has in
    /// reports.
    pub fn into_vec(self, pack: &str) -> Vec<Fault> {
        let is_full = self.is_full();
        let mut faults = self.faults.into_inner();
        if is_full {
            let why = format!("the pack has {FAULTS} faults or more; mend these, then the others are told");
            faults.push(Fault::for_file(pack, why));
        }
        if self.inherited.get() > INHERITED {
            let why = "more faults than these are in files of packs that this one extends: they follow from \
                       what it changes, such as a list that takes the place of theirs";
            faults.push(Fault { inherited: true, ..Fault::for_file(pack, why) });
        }
        faults
    }
}

/// True if a fault is in this file, of the pack or of one that it extends.
fn is_in_file(fault: &Fault, file: &str) -> bool {
    fault.file.strip_suffix(file).is_some_and(|pack| pack.is_empty() || pack.ends_with('/'))
}
