//! Conveniences that the window remembers in small files of the configuration folder. An unreadable file
//! counts as missing, and a failed write does no harm.

use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use system::{read_file, write_file};

/// The most bytes of such a file: some hundred times what one has.
const MOST_BYTES: u64 = 64 << 10;

/// Reads a file; the default if there is none that can be read.
pub(crate) fn read<T: DeserializeOwned + Default>(path: &Path) -> T {
    let bytes = read_file(path, MOST_BYTES).unwrap_or_default();
    if bytes.len() as u64 > MOST_BYTES {
        return T::default();
    }
    std::str::from_utf8(&bytes).ok().and_then(|text| toml::from_str(text).ok()).unwrap_or_default()
}

/// Keeps it in a file, whole or not at all.
pub(crate) fn write<T: Serialize>(path: &Path, kept: &T) {
    if let Ok(text) = toml::to_string(kept) {
        let _ = write_file(path, text.as_bytes());
    }
}
