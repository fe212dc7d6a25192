//! Tests chains of packs that extend unknown packs or each other.

use packs::{Archive, Files, Library, Pack};

const REST: &str = "version = \"1\"\nauthors = [\"A\"]\nlicence = \"CC0-1.0\"\n";

/// A library of packs, given by id and manifest.
fn library(packs: &[(String, Vec<u8>)]) -> Library {
    let mut library = Library::default();
    for (id, manifest) in packs {
        let files = [("manifest.toml".to_owned(), manifest.clone())];
        library.add(id, Files::Zip(Archive::from_files(id, files)));
    }
    library
}

fn manifest(id: &str, extends: &str) -> Vec<u8> {
    format!("format = 1\nid = \"{id}\"\nextends = \"{extends}\"\n{REST}").into_bytes()
}

fn report(packs: &[(String, Vec<u8>)]) -> String {
    let library = library(packs);
    Pack::load_with(&library.find(&packs[0].0).unwrap(), &library).unwrap_err().to_string()
}

fn chain(length: usize, last: &str) -> Vec<(String, Vec<u8>)> {
    let name = |i: usize| if i < length { format!("p{i}") } else { last.to_owned() };
    (0..length).map(|i| (name(i), manifest(&name(i), &name(i + 1)))).collect()
}

#[test]
fn a_chain_of_eight_packs_is_read_and_one_of_nine_is_not() {
    let packs = chain(7, "war-of-whispers");
    let library = library(&packs);
    assert!(Pack::load_with(&library.find("p0").unwrap(), &library).is_ok());
    assert_eq!(
        report(&chain(8, "war-of-whispers")),
        "p0: 1 fault\n\np7/manifest.toml:3:11: at most 8 packs can extend one another\n  |\n\
         3 | extends = \"war-of-whispers\"\n  |           ^^^^^^^^^^^^^^^^^"
    );
}

#[test]
fn a_circle_of_five() {
    let packs = chain(5, "p2");
    assert_eq!(
        report(&packs),
        "p0: 1 fault\n\np4/manifest.toml:3:11: packs extend one another in a circle: \"p0\", which extends \"p1\", which \
         extends \"p2\", which extends \"p3\", which extends \"p4\", which extends \"p2\"\n  |\n\
         3 | extends = \"p2\"\n  |           ^^^^"
    );
}

#[test]
fn a_pack_below_whose_manifest_is_missing_or_no_text() {
    let packs = [("p0".to_owned(), manifest("p0", "p1")), ("p1".to_owned(), b"\xff\xfe".to_vec())];
    assert_eq!(
        report(&packs),
        "p0: 1 fault\n\nmanifest.toml:3:11: the manifest.toml of \"p1\" cannot be read: this is not UTF-8 text: \
         save the file as UTF-8\n  |\n3 | extends = \"p1\"\n  |           ^^^^"
    );
    let mut library = library(&packs[..1]);
    library.add("p1", Files::Zip(Archive::from_files("p1", [])));
    let report = Pack::load_with(&library.find("p0").unwrap(), &library).unwrap_err();
    assert_eq!(
        report.faults[0].message,
        "the manifest.toml of \"p1\" cannot be read: there is no such file in the pack"
    );
}

#[test]
fn a_pack_below_that_is_a_bomb_is_told_of_by_its_name() {
    let packs = [("p0".to_owned(), manifest("p0", "p1")), ("p1".to_owned(), "[".repeat(50_000).into_bytes())];
    assert!(report(&packs).contains("p1/manifest.toml:1:17: this is too deep"), "{}", report(&packs));
}

#[test]
fn what_a_pack_extends_is_no_path() {
    let report = report(&[("p0".to_owned(), manifest("p0", "../../etc"))]);
    assert!(
        report.contains("manifest.toml:3:11: there is no pack \"../../etc\"; there are drowned-crown"),
        "{report}"
    );
}
