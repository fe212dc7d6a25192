//! How large a pack and its parts may be. Packs are strangers' data: whatever is read of one has a
//! bound, and all of the bounds that are not rules of the game stand here.

/// The most bytes of one file of a pack.
pub const FILE_BYTES: u64 = 256 << 10;
/// The most bytes of a pack's zip archive.
pub const ARCHIVE_BYTES: u64 = 4 << 20;
/// The most files and folders in an archive.
pub const ARCHIVE_ENTRIES: usize = 1_000;
/// The most bytes of all files of an archive when they are unpacked.
pub const UNPACKED_BYTES: u64 = 8 << 20;
/// The most bytes of a path within a pack.
pub const PATH_BYTES: usize = 200;
