//! The base pack, with which most tests play.

use std::sync::LazyLock;

use packs::{Files, Pack};
use speech::Speech;

use testing::repository_files;

/// The base pack.
pub fn pack() -> Pack {
    Pack::clone(&testing::pack("war-of-whispers"))
}

static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::new(testing::pack("war-of-whispers")));

/// The English texts of the base pack, made only once for all tests.
pub fn speech() -> &'static Speech {
    &SPEECH
}

/// The base pack with long names, as other packs may have them.
pub fn long_names() -> Pack {
    let folder = tempfile::tempdir().unwrap();
    repository_files::copy(&repository_files::root().join("content/war-of-whispers"), folder.path());
    let text = folder.path().join("text/en.toml");
    let mut words = std::fs::read_to_string(&text).unwrap();
    for (short, long) in [
        ("\"Bear\"", "\"European Confederation\""),
        ("\"Lion\"", "\"Mitsubishi Corporation\""),
        ("\"Marshal\"", "\"Ganymede de la Trémouille\""),
        ("\"Spider\"", "\"Venerable Order of the Spider\""),
        ("\"Windscar\"", "\"Windscar under the Northern Peaks\""),
    ] {
        words = words.replace(short, long);
    }
    std::fs::write(&text, words).unwrap();
    Pack::load(&Files::Folder(folder.path().to_owned())).unwrap_or_else(|report| panic!("{report}"))
}
