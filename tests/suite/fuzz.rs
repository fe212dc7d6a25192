//! Runs the fuzz targets on their corpus, without a fuzzer. Good files must be accepted, and bad ones
//! refused.

#[path = "../../fuzz/entry.rs"]
mod entry;

use std::path::Path;

/// Runs a target on every file of its corpus.
fn check(target: &str, enter: fn(&[u8]) -> bool) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let mut seen = [0, 0];
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        assert!(name.starts_with("good-") || name.starts_with("bad-"), "{name} is neither good nor bad");
        let bytes = std::fs::read(&path).unwrap();
        let good = name.starts_with("good-");
        assert_eq!(enter(&bytes), good, "{target}/{name}");
        seen[usize::from(good)] += 1;
        // Truncated files must not make it panic either.
        for at in (0..bytes.len()).step_by(bytes.len() / 10 + 1) {
            enter(&bytes[..at]);
        }
    }
    assert!(seen.iter().all(|n| *n > 0), "{target}: {seen:?}");
}

#[test]
fn the_corpus_of_packs_is_read_as_its_names_say() {
    check("pack", entry::pack);
}

#[test]
fn all_that_is_shown_of_the_corpus_of_records_can_be_shown() {
    check("record_shown", entry::record_shown);
}

#[test]
fn the_corpus_of_emblems_is_read_as_its_names_say() {
    check("emblem", entry::emblem);
}

#[test]
fn the_corpus_of_links_is_opened_as_its_names_say() {
    check("link", entry::link);
}

#[test]
fn the_corpus_of_records_is_read_as_its_names_say() {
    check("record", entry::record);
}
