//! The packs of a library, with their content or faults.

use std::path::Path;
use std::sync::Arc;

use crate::change_stamp::Stamp;
use crate::crash_guard;
use crate::pack_location::{Location, Origin};
use packs::{Fault, Files, Pack, Report};
use text::untrusted_text;

/// A pack in a library, with its content or its faults.
#[derive(Clone, Debug)]
pub struct LibraryPack {
    /// Where the pack comes from, such as built in or installed.
    pub origin: Origin,
    /// The location from which the pack is read.
    pub place: Location,
    /// The id of the pack. If its manifest has none, it is the name of the file.
    pub id: String,
    /// The id of the pack that this pack extends, if any.
    pub extends: Option<String>,
    /// The content of the pack, or its faults.
    pub read: Result<Arc<Pack>, Arc<Report>>,
    /// The last version without faults that was read since the program started.
    pub good: Option<Arc<Pack>>,
    /// True if another pack with the same id takes precedence.
    pub shadowed: bool,
    pub(super) files: Files,
    pub(super) stamp: Stamp,
    /// The locations and stamps of the files from which the pack was read.
    pub(super) basis: Vec<(Location, Stamp)>,
}

impl LibraryPack {
    /// The faults and the warnings of the pack.
    pub fn faults_and_warnings(&self) -> (&[Fault], &[Fault]) {
        match &self.read {
            Ok(pack) => (&[], &pack.warnings),
            Err(report) => (&report.faults, &report.warnings),
        }
    }

    /// True if the pack has faults now but was playable before.
    pub fn is_broken(&self) -> bool {
        self.read.is_err() && self.good.is_some()
    }
}

/// A pack that was found but has not been read.
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
