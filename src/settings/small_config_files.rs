//! Small files in the configuration folder with conveniences that the window remembers. An unreadable file
//! counts as missing, and a failed write does no harm.

use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use system::{read_file, write_file};

/// The largest size of such a file in bytes, which is about a hundred times the usual one.
const MOST_BYTES: u64 = 64 << 10;

/// Reads a file; the default value if it can't be read.
pub(crate) fn read<T: DeserializeOwned + Default>(path: &Path) -> T {
    let bytes = read_file(path, MOST_BYTES).unwrap_or_default();
    if bytes.len() as u64 > MOST_BYTES {
        return T::default();
    }
    std::str::from_utf8(&bytes).ok().and_then(|text| toml::from_str(text).ok()).unwrap_or_default()
}

/// Writes a file in one step. A failure is ignored.
pub(crate) fn write<T: Serialize>(path: &Path, kept: &T) {
    if let Ok(text) = toml::to_string(kept) {
        let _ = write_file(path, text.as_bytes());
    }
}
