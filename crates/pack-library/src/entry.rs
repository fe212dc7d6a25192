//! A pack on the shelf.

use std::path::Path;
use std::sync::Arc;

use crate::guard;
use crate::location::{Location, Origin};
use crate::stamp::Stamp;
use packs::{Fault, Files, Pack, Report};
use text::clean;

/// A pack on the shelf.
#[derive(Clone, Debug)]
pub struct LibraryPack {
    /// How it has come here.
    pub origin: Origin,
    /// Where it is.
    pub place: Location,
    /// Its id; of one whose manifest has none the name of its file.
    pub id: String,
    /// The id of the pack that it extends.
    pub extends: Option<String>,
    /// The pack as it is now, or what is wrong with it.
    pub read: Result<Arc<Pack>, Arc<Report>>,
    /// The pack as it was when nothing was wrong with it: now, or earlier while the program ran.
    pub good: Option<Arc<Pack>>,
    /// Whether another one with this id is played instead.
    pub shadowed: bool,
    pub(super) files: Files,
    pub(super) stamp: Stamp,
    /// What it was read from: itself and those that it extends, as they were.
    pub(super) basis: Vec<(Location, Stamp)>,
}

impl LibraryPack {
    /// Its faults, and its warnings.
    pub fn faults_and_warnings(&self) -> (&[Fault], &[Fault]) {
        match &self.read {
            Ok(pack) => (&[], &pack.warnings),
            Err(report) => (&report.faults, &report.warnings),
        }
    }

    /// Whether it has changed since it could be played, and cannot be any more.
    pub fn is_broken(&self) -> bool {
        self.read.is_err() && self.good.is_some()
    }
}

/// A pack that has been found but not read.
pub(super) fn found(origin: Origin, place: Location, stamp: Stamp, files: Files) -> LibraryPack {
    let label = guard::label(&files);
    let named = place.path().and_then(Path::file_stem).map(|name| clean::word(&name.to_string_lossy()));
    let id = label.id.or(named).unwrap_or_else(|| files.name());
    let unread = Report { pack: files.name(), faults: Vec::new(), warnings: Vec::new(), partial: true };
    LibraryPack {
        origin,
        place,
        id,
        extends: label.extends,
        read: Err(Arc::new(unread)),
        good: None,
        shadowed: false,
        files,
        stamp,
        basis: Vec::new(),
    }
}
