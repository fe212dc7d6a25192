//! The shipped pack is the same whether it is built in or read from disk.

use std::sync::Arc;

use packs::{Files, Pack, TERMS};
use rules::{Empire, Office, Position, Region, Slot};

use testing::editable_pack::*;
use testing::{repository_files, test_packs};

fn built_in() -> Arc<Pack> {
    testing::pack("war-of-whispers")
}

fn from_disk() -> Pack {
    Pack::load(&Files::Folder(shipped_folder())).unwrap_or_else(|report| panic!("{report}"))
}

/// All names and texts of a pack, in order.
fn all_words(pack: &Pack) -> Vec<String> {
    let (words, raw) = (&pack.words, &pack.rules.raw);
    let mut all = vec![words.name.clone(), words.about.clone()];
    for term in TERMS {
        let word = words.term(term);
        all.extend([word.one, word.other]);
    }
    for empire in Empire::first(raw.empires.len()) {
        all.push(words.empire(empire).to_owned());
        let positions = Office::first(raw.offices.len()).map(|p| Position::new(empire, p));
        all.extend(positions.map(|s| words.own_position_name(s).unwrap_or("-").to_owned()));
    }
    all.extend(words.societies().iter().flat_map(|s| [s.id.clone(), s.name.clone(), s.short.clone()]));
    all.extend(Office::first(raw.offices.len()).map(|p| words.office(p).to_owned()));
    all.extend(Slot::first(raw.slots.len()).map(|s| words.slot(s).to_owned()));
    all.extend(Region::first(raw.regions.len()).map(|r| words.region(r).to_owned()));
    all.extend((0..raw.orders.len()).map(|o| words.order(o).to_owned()));
    let abilities = (0..pack.rules.abilities.len()).map(|a| words.ability(a));
    all.extend(abilities.flat_map(|a| [a.name.clone(), a.text.clone()]));
    all
}

#[test]
fn the_pack_on_disk_has_the_rules_of_the_built_in_one() {
    assert_eq!(from_disk().rules, built_in().rules);
    assert_eq!(from_disk().digest, built_in().digest);
}

#[test]
fn the_pack_on_disk_has_the_words_of_the_built_in_one() {
    assert_eq!(all_words(&from_disk()), all_words(&built_in()));
}

#[test]
fn the_pack_has_a_word_for_everything() {
    let words = all_words(&built_in());
    assert!(words.iter().all(|w| !w.trim().is_empty() && w != "?"), "{words:#?}");
}

#[test]
fn the_pack_on_disk_looks_like_the_built_in_one() {
    let (disk, ours) = (from_disk(), built_in());
    assert_eq!(disk.theme.empires, ours.theme.empires);
    assert_eq!(disk.theme.societies, ours.theme.societies);
    assert_eq!(disk.picture, ours.picture);
}

#[test]
fn the_pack_on_disk_says_the_same_of_itself() {
    let (disk, ours) = (from_disk(), built_in());
    assert_eq!((&disk.id, &disk.version, &disk.authors), (&ours.id, &ours.version, &ours.authors));
    assert_eq!((&disk.licence, &disk.languages), (&ours.licence, &ours.languages));
}

#[test]
fn a_copy_in_another_folder_is_the_same_pack() {
    assert_eq!(assert_accepted(&shipped()).digest, built_in().digest);
}

#[test]
fn the_shipped_packs_are_the_folders_with_a_manifest() {
    let files = repository_files::files(&repository_files::root().join("content"));
    let mut found: Vec<&str> = files.keys().filter_map(|path| path.strip_suffix("/manifest.toml")).collect();
    found.sort_by_key(|id| test_packs::SHIPPED.iter().position(|known| known == id));
    assert_eq!(found, test_packs::SHIPPED);
}
