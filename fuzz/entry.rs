//! What the fuzz targets do with their bytes. `tests/suite/fuzz.rs` does the same with the corpus, so that it
//! cannot rot.

use std::sync::Arc;

use whispers::content::{Archive, Files, Pack};
use whispers::table::load_text;

/// What stands before the path of each file in the input of [`pack`].
const MARK: &str = "=== ";

/// Reads a pack: a zip archive, or files one after the other, each below a line `=== path`. Whether it
/// was accepted.
pub fn pack(data: &[u8]) -> bool {
    if data.starts_with(b"PK") {
        return Pack::load(&Files::Zip(Archive::of_bytes("fuzz.zip", data.to_vec()))).is_ok();
    }
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for line in data.split_inclusive(|byte| *byte == b'\n') {
        let path = std::str::from_utf8(line).ok().and_then(|line| line.strip_prefix(MARK));
        match (path, files.last_mut()) {
            (Some(path), _) => files.push((path.trim().to_owned(), Vec::new())),
            (None, Some((_, bytes))) => bytes.extend_from_slice(line),
            (None, None) => {}
        }
    }
    match Pack::load(&Files::Zip(Archive::of_files("fuzz", files))) {
        Ok(_) => true,
        Err(report) => {
            assert!(!report.faults.is_empty(), "refused without a reason");
            assert!(report.faults.iter().all(|fault| !fault.message.is_empty()));
            // To write it out must work as well.
            assert!(!report.to_string().is_empty());
            false
        }
    }
}

/// Loads a record of the first built-in pack. Whether it was accepted.
pub fn record(data: &[u8]) -> bool {
    static PACK: std::sync::OnceLock<Option<Arc<Pack>>> = std::sync::OnceLock::new();
    let open = || Pack::load(&Files::BuiltIn("war-of-whispers")).ok().map(Arc::new);
    let Some(pack) = PACK.get_or_init(open) else { return false };
    match load_text("fuzz", &String::from_utf8_lossy(data), pack) {
        Ok(_) => true,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}
