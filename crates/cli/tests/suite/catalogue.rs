//! `whispers pack catalogue`, and `pack list` and `pack install` from one.

use std::fs;
use std::path::Path;

use cli::PackCommand;
use serde_json::Value;

use crate::NO_WINDOW;
use testing::catalogue_folders::{catalogue, delta, edit};

/// What a command says by a data folder: all of it, and whether it fails.
fn run(data: &Path, command: &PackCommand) -> (bool, String) {
    let packs = cli::Packs::new(Some(data.to_owned()), None);
    let mut out = Vec::new();
    let done = cli::pack(command, &packs, NO_WINDOW, &mut out);
    let out = String::from_utf8(out).unwrap();
    match done {
        Ok(()) => (true, out),
        Err(why) => (false, format!("{out}{why}")),
    }
}

fn write(folder: &Path, renew: bool) -> PackCommand {
    PackCommand::Catalogue { folder: folder.to_owned(), renew, name: renew.then(|| "Ours".to_owned()) }
}

#[test]
fn a_catalogue_is_written_checked_and_written_anew() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let folder = own.path();
    delta(&folder.join("river"), "river", "River Delta", "1.2");
    let (well, said) = run(data.path(), &write(folder, false));
    assert!(well && said.contains("catalogue.toml: 1 pack\n"), "{said}");
    let (well, said) = run(data.path(), &write(folder, false));
    assert!(well && said == "1 pack; no faults\n", "{said}");
    // The pack goes on, and another one comes.
    edit(&folder.join("river/manifest.toml"), "version = \"1.2\"", "version = \"1.3\"");
    delta(&folder.join("lake"), "lake", "Lake Delta", "1");
    let (well, said) = run(data.path(), &write(folder, false));
    assert!(!well && said.contains("the pack itself has \"1.3\""), "{said}");
    assert!(said.contains("version = \"1.2\"\n") && said.contains("^^^^^"), "{said}");
    assert!(said.contains("warning: lake is here but not in the catalogue"), "{said}");
    let (well, said) = run(data.path(), &write(folder, true));
    assert!(well && said.contains("2 packs"), "{said}");
    let text = fs::read_to_string(folder.join("catalogue.toml")).unwrap();
    assert!(text.contains("name = \"Ours\"") && text.contains("version = \"1.3\""), "{text}");
    assert!(run(data.path(), &write(folder, false)).0);
    // What is gone, and what cannot be played.
    fs::remove_dir_all(folder.join("lake")).unwrap();
    fs::write(folder.join("river/map.toml"), "regions = 3\n").unwrap();
    let (well, said) = run(data.path(), &write(folder, false));
    assert!(!well && said.contains("lake: the catalogue names it, but it is not here"), "{said}");
    assert!(said.contains("river: the pack has faults: map.toml: "), "{said}");
}

#[test]
fn two_packs_of_one_id_are_told_and_no_catalogue_is_written() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (folder, index) = (own.path(), own.path().join("catalogue.toml"));
    delta(&folder.join("river"), "river", "River Delta", "1.2");
    assert!(run(data.path(), &write(folder, false)).0);
    let before = fs::read(&index).unwrap();
    delta(&folder.join("copy"), "river", "River Delta", "1.2");
    let twice = "\"copy\" and \"river\" have the same id \"river\", and a catalogue names each only once: nothing \
                 was written. ";
    let (well, said) = run(data.path(), &write(folder, true));
    assert!(!well && said.starts_with(twice), "{said}");
    assert_eq!(fs::read(&index).unwrap(), before);
    fs::remove_file(&index).unwrap();
    let (well, said) = run(data.path(), &write(folder, false));
    assert!(!well && said.starts_with(twice) && !index.exists(), "{said}");
    let nope =
        PackCommand::Install { path: "nope".into(), catalogue: Some(folder.to_owned()), replace: false };
    let (well, said) = run(data.path(), &nope);
    assert_eq!((well, said.as_str()), (false, "the catalogue has no pack \"nope\"; there are river"));
}

#[test]
fn a_name_for_a_catalogue_that_is_only_checked_is_refused() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    delta(&own.path().join("river"), "river", "River Delta", "1.2");
    let named = |renew| PackCommand::Catalogue {
        folder: own.path().to_owned(),
        renew,
        name: Some("Theirs".to_owned()),
    };
    assert!(run(data.path(), &named(false)).0);
    let (well, said) = run(data.path(), &named(false));
    assert!(!well && said.starts_with("--name has no meaning here: "), "{said}");
    assert!(said.ends_with("; --renew rewrites it with this name"), "{said}");
    assert!(run(data.path(), &named(true)).0);
}

#[test]
fn packs_of_a_catalogue_are_listed_and_installed_by_their_ids() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let index = catalogue(own.path());
    let list = |json| PackCommand::List { catalogue: Some(index.clone()), json };
    let (well, table) = run(data.path(), &list(false));
    assert!(well && table.contains("River Delta") && table.contains("new"), "{table}");
    assert!(table.contains("needs version 99.0"), "{table}");
    let (_, said) = run(data.path(), &list(true));
    let said: Value = serde_json::from_str(&said).unwrap();
    let standings: Vec<&str> =
        said["packs"].as_array().unwrap().iter().map(|pack| pack["standing"].as_str().unwrap()).collect();
    assert_eq!(standings, ["new", "new", "cannot", "cannot"]);
    let install =
        |id: &str, replace| PackCommand::Install { path: id.into(), catalogue: Some(index.clone()), replace };
    let (well, said) = run(data.path(), &install("mouth", false));
    assert!(well && said.contains("Installed with it, because it extends them: river"), "{said}");
    let (well, said) = run(data.path(), &install("mouth", false));
    assert!(!well && said.contains("--replace"), "{said}");
    assert!(run(data.path(), &install("mouth", true)).0);
    let (_, said) = run(data.path(), &install("rivre", false));
    assert!(said.contains("the catalogue has no pack \"rivre\"; did you mean \"river\"?"), "{said}");
    let (_, said) = run(data.path(), &install("broken", false));
    assert!(said.contains("cannot be installed: manifest.toml:"), "{said}");
    assert!(run(data.path(), &list(false)).1.contains("at hand"));
    let nothing = PackCommand::List { catalogue: Some(data.path().join("nowhere")), json: false };
    assert!(run(data.path(), &nothing).1.contains("there is no catalogue here"));
}
