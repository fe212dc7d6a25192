//! The shipped packs pass every check, in all their languages.

use packs::{Files, Pack};

use testing::repository_files;
use testing::test_packs::SHIPPED;

#[test]
fn the_shipped_packs_have_neither_faults_nor_warnings() {
    for id in SHIPPED {
        // Reads the packs from disk, so that current edits are tested.
        let pack = Pack::load(&Files::at(repository_files::root().join("content").join(id)));
        let pack = pack.unwrap_or_else(|report| panic!("{report}"));
        let warnings: Vec<String> = pack.warnings.iter().map(ToString::to_string).collect();
        assert!(warnings.is_empty(), "{}: {}", pack.id, warnings.join("\n\n"));
    }
}
