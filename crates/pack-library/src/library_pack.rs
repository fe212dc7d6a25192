//! A pack of the library.

use std::path::Path;
use std::sync::Arc;

use crate::change_stamp::Stamp;
use crate::crash_guard;
use crate::pack_location::{Location, Origin};
use packs::{Fault, Files, Pack, Report};
use text::untrusted_text;

/// A pack of the library.
#[derive(Clone, Debug)]
pub struct LibraryPack {
    /// The kind of place it comes from.
    pub origin: Origin,
    /// The location to read it from.
    pub place: Location,
    /// Its id; without one in the manifest, the name of its file.
    pub id: String,
    /// The id of the pack it extends.
    pub extends: Option<String>,
    /// The pack, or its faults.
    pub read: Result<Arc<Pack>, Arc<Report>>,
    /// The last valid version while the program runs.
    pub good: Option<Arc<Pack>>,
    /// True if another pack with this id takes precedence.
    pub shadowed: bool,
    pub(super) files: Files,
    pub(super) stamp: Stamp,
    /// The locations and stamps of the files it was read from.
    pub(super) basis: Vec<(Location, Stamp)>,
}

impl LibraryPack {
    /// Its faults and warnings.
    pub fn faults_and_warnings(&self) -> (&[Fault], &[Fault]) {
        match &self.read {
            Ok(pack) => (&[], &pack.warnings),
            Err(report) => (&report.faults, &report.warnings),
        }
    }

    /// True if the pack was playable and no longer is.
    pub fn is_broken(&self) -> bool {
        self.read.is_err() && self.good.is_some()
    }
}

/// A pack that was found but not read.
pub(super) fn describe_pack(origin: Origin, place: Location, stamp: Stamp, files: Files) -> LibraryPack {
    let label = crash_guard::label(&files);
    let named =
        place.path().and_then(Path::file_stem).map(|name| untrusted_text::word(&name.to_string_lossy()));
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
