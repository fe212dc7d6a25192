//! Small files in the configuration folder for what the window remembers.

use std::collections::BTreeMap;
use std::path::Path;

use system::KeptFile;

/// The maximum size of a small configuration file in bytes, about a thousand times what one needs.
const MOST_BYTES: u64 = 1 << 20;

/// The maximum number of packs whose data a file keeps.
const MOST_PACKS: usize = 50;

/// A small file in the configuration folder.
pub(crate) fn file(folder: &Path, name: &str) -> KeptFile {
    KeptFile::new(folder.join(name), MOST_BYTES)
}

/// Makes `pack` the most recently used one. `recent` lists pack ids, the least recently used first. If there
/// are too many packs, the least recently used ones are removed.
pub(crate) fn use_pack<T>(packs: &mut BTreeMap<String, T>, recent: &mut Vec<String>, pack: &str) {
    recent.retain(|other| other != pack && packs.contains_key(other));
    while packs.len() >= MOST_PACKS && !packs.contains_key(pack) {
        // Packs stored by an earlier version may be missing in `recent`.
        let unlisted = packs.keys().find(|other| !recent.contains(other)).cloned();
        let oldest = unlisted.unwrap_or_else(|| recent.remove(0));
        packs.remove(&oldest);
    }
    recent.push(pack.to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pack_that_was_used_longest_ago_is_forgotten() {
        let mut packs: BTreeMap<String, ()> = BTreeMap::new();
        let mut recent = Vec::new();
        let mut used = |pack: &str| {
            use_pack(&mut packs, &mut recent, pack);
            packs.insert(pack.to_owned(), ());
            packs.keys().cloned().collect::<Vec<String>>()
        };
        for number in 0..MOST_PACKS {
            used(&format!("pack-{number}"));
        }
        used("pack-0");
        let known = used("new");
        assert!(known.len() == MOST_PACKS && known.contains(&"pack-0".to_owned()));
        assert!(known.contains(&"new".to_owned()) && !known.contains(&"pack-1".to_owned()));
    }

    #[test]
    fn packs_that_an_earlier_version_remembered_are_forgotten_first() {
        let mut packs: BTreeMap<String, ()> =
            (0..MOST_PACKS).map(|number| (format!("pack-{number}"), ())).collect();
        let mut recent = vec!["pack-0".to_owned()];
        use_pack(&mut packs, &mut recent, "new");
        assert!(packs.len() == MOST_PACKS - 1 && packs.contains_key("pack-0"));
        assert_eq!(recent, ["pack-0", "new"]);
    }
}
