//! The folder `content`, which is built into the program.

use include_dir::{Dir, include_dir};

use super::file_names::MANIFEST_FILE;

/// The folder of the built-in packs and languages.
pub static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../content");

/// The names of the built-in packs' folders, which are also the packs' ids.
pub fn built_in() -> Vec<&'static str> {
    let pack = |dir: &'static Dir<'static>| {
        dir.get_file(dir.path().join(MANIFEST_FILE))?;
        dir.path().to_str()
    };
    BUILT_IN.dirs().filter_map(pack).collect()
}
