//! Tests of files that the program rewrites through symbolic links.
#![cfg(unix)]

mod time_zones;

use std::fs;
use std::io;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use system::{KeptFile, Rewrite};

fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        names.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn replace(file: &KeptFile, text: &str, in_full: bool) -> io::Result<Option<PathBuf>> {
    let new = Rewrite::New { bytes: text.as_bytes().to_vec(), in_full };
    file.rewrite(|_| Ok(new))
}

#[test]
fn a_link_stays_a_link_and_its_file_keeps_its_permissions() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("dotfiles")).unwrap();
    let real = folder.path().join("dotfiles").join("real.toml");
    let file = KeptFile::new(folder.path().join("a.toml"), 10);
    symlink("dotfiles/real.toml", file.path()).unwrap();
    for (text, in_full) in [("1", true), ("2", true), ("3", false)] {
        replace(&file, text, in_full).unwrap();
        fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
        assert!(fs::symlink_metadata(file.path()).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&real).unwrap(), text);
    }
    replace(&file, "4", true).unwrap();
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(names(real.parent().unwrap()), ["real.toml", "real.toml.unread"]);
}

#[test]
fn a_link_to_a_device_is_put_aside_and_the_device_stays() {
    let folder = tempfile::tempdir().unwrap();
    let file = KeptFile::new(folder.path().join("a.toml"), 10);
    symlink("/dev/null", file.path()).unwrap();
    assert!(file.read().is_err());
    let aside = replace(&file, "1", false).unwrap().unwrap();
    assert_eq!(fs::read_link(aside).unwrap(), Path::new("/dev/null"));
    assert!(Path::new("/dev/null").exists() && fs::read_to_string(file.path()).unwrap() == "1");
}

#[test]
fn a_link_to_a_file_that_is_missing_leads_to_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = KeptFile::new(folder.path().join("a.toml"), 10);
    symlink("real.toml", file.path()).unwrap();
    replace(&file, "1", true).unwrap();
    assert!(fs::symlink_metadata(file.path()).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(folder.path().join("real.toml")).unwrap(), "1");
}

#[test]
fn a_new_file_is_as_readable_as_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = KeptFile::new(folder.path().join("a.toml"), 10);
    let other = folder.path().join("b.toml");
    fs::write(&other, "").unwrap();
    replace(&file, "1", true).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(file.path()), mode(&other));
}
