//! `whispers pack train` has another program teach the bots a pack.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::authors::said;
use testing::repository_files;

/// A folder with a pack in it, and a program beside it that does this instead of learning.
fn pack_and_trainer(folder: &Path, does: &str) -> (PathBuf, PathBuf) {
    let (pack, trainer) = (folder.join("my-pack"), folder.join("trainer"));
    fs::create_dir(&pack).unwrap();
    repository_files::copy(&repository_files::root().join("content/lantern-delta"), &pack);
    fs::write(&trainer, format!("#!/bin/sh\n{does}\n")).unwrap();
    fs::set_permissions(&trainer, fs::Permissions::from_mode(0o755)).unwrap();
    (pack, trainer)
}

fn train(pack: &Path, more: &[&str]) -> Result<String, String> {
    said(&[&["train", pack.to_str().unwrap()], more].concat())
}

#[test]
fn what_was_learned_goes_into_the_pack_and_its_bots_play_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let learned = repository_files::root().join("crates/bots/src/learned.txt");
    // Its last argument is the file to write.
    let does = format!("echo \"$@\" > \"$0.log\"\nfor file; do :; done\ncp {} \"$file\"", learned.display());
    let (pack, trainer) = pack_and_trainer(folder.path(), &does);
    let options = ["--games", "20", "--rounds", "2", "--seed", "7", "--trainer", trainer.to_str().unwrap()];
    let words = train(&pack, &options).unwrap();
    let file = pack.join("weights.txt");
    assert_eq!(
        words,
        format!(
            "The Lantern Delta: 2 times 20 games of bots; the result goes into {}\n\
             bots use it for The Lantern Delta from now on\n",
            file.display()
        )
    );
    let asked = fs::read_to_string(folder.path().join("trainer.log")).unwrap();
    let (pack, file) = (pack.display(), file.display());
    assert_eq!(asked, format!("all --beliefs --only {pack} --games 20 --rounds 2 --seed 7 -o {file}\n"));
}

#[test]
fn a_teacher_that_fails_or_is_not_there_or_writes_nonsense_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (pack, trainer) = pack_and_trainer(folder.path(), "exit 3");
    let by = |trainer: &Path| train(&pack, &["--trainer", trainer.to_str().unwrap()]).unwrap_err();
    let told = by(&trainer);
    assert!(told.ends_with("ended with exit status: 3; nothing was trained"), "{told}");
    let told = by(&folder.path().join("nobody"));
    assert!(told.contains("nobody\" cannot be started: "), "{told}");
    fs::write(&trainer, "#!/bin/sh\nfor file; do :; done\necho nonsense > \"$file\"\n").unwrap();
    let told = by(&trainer);
    assert!(told.contains("weights.txt:1"), "{told}");
}

#[test]
fn what_is_learned_of_a_pack_in_the_program_needs_a_file_to_go_to() {
    let told = said(&["train", "lantern-delta"]).unwrap_err();
    assert_eq!(told, "\"lantern-delta\" is not a folder to write weights.txt into; use -o FILE");
}
