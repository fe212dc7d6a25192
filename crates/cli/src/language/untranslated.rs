//! The untranslated texts of a language: those still commented out in its template.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Map, Value, json};

use packs::Files;

/// The file and line (from 1) of each untranslated text, by its key.
pub(super) struct Untranslated(BTreeMap<String, (String, usize)>);

impl Untranslated {
    /// Reads the untranslated texts of a folder.
    pub fn read(folder: &Path) -> Self {
        let files = Files::Folder(folder.to_owned());
        let mut found = BTreeMap::new();
        for file in files.paths().into_iter().filter(|file| file.ends_with(".ftl") && !file.contains('/')) {
            let Ok(bytes) = files.read(&file) else { continue };
            for (at, line) in String::from_utf8_lossy(&bytes).lines().enumerate() {
                if let Some(key) = commented(line) {
                    found.entry(key.to_owned()).or_insert_with(|| (file.clone(), at + 1));
                }
            }
        }
        Self(found)
    }

    /// A key with its place: `event-attack (table.ftl:12)`.
    pub fn label(&self, key: &str) -> String {
        match self.0.get(key) {
            Some((file, line)) => format!("{key} ({file}:{line})"),
            None => key.to_owned(),
        }
    }

    /// The places of these keys as JSON.
    pub fn json<'k>(&self, keys: impl Iterator<Item = &'k String>) -> Value {
        let place = |key: &'k String| {
            let (file, line) = self.0.get(key)?;
            Some((key.clone(), json!({ "file": file, "line": line })))
        };
        Value::Object(keys.filter_map(place).collect::<Map<_, _>>())
    }
}

/// The key of the commented-out text in a line.
fn commented(line: &str) -> Option<&str> {
    let (key, _) = line.strip_prefix("# ")?.split_once(" =")?;
    let is_key = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (key.starts_with(|c: char| c.is_ascii_alphabetic()) && key.chars().all(is_key)).then_some(key)
}
