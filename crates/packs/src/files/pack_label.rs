//! A pack's id and version, which are read before the rest of the pack.

use std::path::Path;

use super::archive::Archive;
use super::file_names::MANIFEST_FILE;
use super::pack_files::Files;
use crate::manifest::MANIFEST;
use crate::toml::fault_collector::Faults;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::{parse, utf8};
use crate::toml::toml_reader::Table;
use rules::is_id;
use system::fs;

/// A pack's id, version and extended pack, as far as its manifest can be read. Faults of the manifest are reported
/// when the whole pack is read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// The id of the pack.
    pub id: Option<String>,
    /// The id of the pack that this pack extends.
    pub extends: Option<String>,
    /// The version of the pack.
    pub version: Option<String>,
}

impl Label {
    /// Reads the label of a pack; of an archive nothing else is unpacked.
    pub fn read(files: &Files) -> Self {
        let manifest = match files {
            Files::Zip(archive) => archive.manifest(),
            Files::BuiltIn(_) | Files::Folder(_) | Files::Below(..) => files.read(MANIFEST_FILE).ok(),
        };
        manifest.map(Self::from_manifest).unwrap_or_default()
    }

    /// Reads the label of the pack at a path. Of an archive, only the manifest is unpacked.
    pub fn at(path: &Path) -> Self {
        if fs::is_file(path) {
            return Archive::manifest_at(path).map(Self::from_manifest).unwrap_or_default();
        }
        Self::read(&Files::at(path))
    }

    fn from_manifest(bytes: Vec<u8>) -> Self {
        let Ok(text) = utf8(MANIFEST_FILE, bytes) else { return Self::default() };
        let (source, faults) = (Source::new(MANIFEST_FILE, text), Faults::default());
        let Some(root) = parse(&source, &faults) else { return Self::default() };
        let top = Table::partial(&source, &faults, &root, MANIFEST);
        let id = |key: &str| {
            let text = top.get(key).and_then(|node| node.as_text());
            text.filter(|text| is_id(text)).map(str::to_owned)
        };
        let version = top.get("version").and_then(|node| node.as_text()).map(str::to_owned);
        Self { id: id("id"), extends: id("extends"), version }
    }
}

#[cfg(test)]
mod tests {
    use crate::files::pack_label::*;

    #[test]
    fn a_label_is_read_as_far_as_it_can_be() {
        let folder = tempfile::tempdir().unwrap();
        let read = |text: &[u8]| {
            std::fs::write(folder.path().join(MANIFEST_FILE), text).unwrap();
            let Label { id, extends, .. } = Label::read(&Files::at(folder.path()));
            (id, extends)
        };
        assert_eq!(Label::read(&Files::at(folder.path())), Label::default());
        assert_eq!(
            read(b"id = \"mine\"\nextends = \"war-of-whispers\""),
            (Some("mine".into()), Some("war-of-whispers".into()))
        );
        assert_eq!(read(b"id = \"../mine\"\nextends = 3"), (None, None));
        let archive = folder.path().join("packed.zip");
        std::fs::write(&archive, b"no archive").unwrap();
        assert_eq!(Label::at(&archive), Label::default());
        for broken in [&b"id = \"mine"[..], b"\xff", b""] {
            assert_eq!(read(broken), (None, None));
        }
    }
}
