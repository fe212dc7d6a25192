//! Reads packs in such a way that a crash affects only the pack being read.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use packs::{Fault, Files, Label, Library, Pack, Report};

/// The packs that have broken a worker on trial, by path. Where there is no unwinding, they must not be read.
static BROKEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Says whether the pack at a path has broken a worker.
pub(super) fn set_broken(path: &Path, is_broken: bool) {
    let mut broken = BROKEN.lock().unwrap_or_else(PoisonError::into_inner);
    if is_broken {
        broken.insert(path.to_owned());
    } else {
        broken.remove(path);
    }
}

fn is_broken(path: &Path) -> bool {
    BROKEN.lock().unwrap_or_else(PoisonError::into_inner).contains(path)
}

/// Reads a pack. A panic while reading becomes a fault of this pack.
pub(super) fn load(files: &Files, library: &Library) -> Result<Arc<Pack>, Arc<Report>> {
    let read = match files.path() {
        Some(path) if is_broken(path) => None,
        _ => guard(|| Pack::load_with(files, library).map(Arc::new).map_err(Arc::new)),
    };
    read.unwrap_or_else(|| {
        let why = "the program crashed while it read this pack, and goes on without it; tell those who make \
                   the program, and show them the pack";
        Err(Arc::new(Report::new(files.name(), vec![Fault::for_file(files.name(), why)], &[])))
    })
}

/// Reads the label of a pack, which has its id and version. The label is empty if that fails.
pub(super) fn label(files: &Files) -> Label {
    guard(|| Label::read(files)).unwrap_or_default()
}

/// Reads the label of the pack at a path. Of an archive, nothing else is unpacked.
pub(super) fn label_at(path: &Path) -> Label {
    guard(|| Label::at(path)).unwrap_or_default()
}

/// Runs `work`; `None` if it panics.
fn guard<T>(work: impl FnOnce() -> T) -> Option<T> {
    // The partly read pack is dropped, so it is never seen.
    catch_unwind(AssertUnwindSafe(work)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_breakdown_over_one_pack_is_the_end_of_nothing_else() {
        assert_eq!(guard(|| 3), Some(3));
        assert_eq!(guard(|| -> u8 { panic!("as it is meant to") }), None);
    }
}
