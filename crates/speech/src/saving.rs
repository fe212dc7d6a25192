//! Sentences on how a match is saved.

use super::Speech;
use record::Mended;
use text::clean;

impl Speech {
    /// What was done about a record that somebody took away or changed while it was played.
    pub fn mended(&self, mended: &Mended) -> String {
        let (key, path) = match mended {
            Mended::Again(path) => ("record-again", path),
            Mended::Elsewhere(path) => ("record-elsewhere", path),
        };
        self.say(key, &[("file", clean::path(path).into())])
    }
}
