//! The packs that are shipped pass every check, in all their languages.

use std::fs;
use std::path::Path;

use whispers::content::{Files, Pack};

#[test]
fn the_shipped_packs_have_neither_faults_nor_warnings() {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let folders = fs::read_dir(content).unwrap().map(|entry| entry.unwrap().path());
    let packs: Vec<_> = folders.filter(|folder| folder.join("manifest.toml").is_file()).collect();
    assert!(packs.len() >= 3, "{packs:?}");
    for folder in packs {
        let pack = Pack::load(&Files::at(&folder)).unwrap_or_else(|report| panic!("{report}"));
        let warnings: Vec<String> = pack.warnings.iter().map(ToString::to_string).collect();
        assert!(warnings.is_empty(), "{}: {}", pack.id, warnings.join("\n\n"));
    }
}
