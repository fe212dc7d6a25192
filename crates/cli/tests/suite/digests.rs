//! The digests by which records know their packs stay what they are: `crates/testing/facts/digests.csv` has them
//! for each shipped pack, as it stands and with other house rules of its own.

use std::sync::Arc;

use cli::OpenOptions;
use packs::Pack;

use testing::test_packs::SHIPPED;

/// A row: the pack, its house rules set apart by `;`, and the digest.
type Row = [&'static str; 3];

fn stored() -> Vec<Row> {
    let lines =
        include_str!("../../../testing/facts/digests.csv").lines().filter(|line| !line.starts_with('#'));
    let row = |line: &'static str| line.split(',').collect::<Vec<_>>().try_into().unwrap();
    lines.skip(1).map(row).collect()
}

/// The digest of a pack whose own house rules are these.
fn digest(pack: &Arc<Pack>, rules: &str) -> String {
    let rules: Vec<String> = rules.split(';').filter(|r| !r.is_empty()).map(str::to_owned).collect();
    let asked = OpenOptions { rules, seed: Some(1), ..OpenOptions::default() };
    let mut data = pack.rules.clone();
    data.raw.house = asked.setup(Arc::clone(pack)).unwrap().house;
    data.with_house(&data.raw.house).digest()
}

#[test]
fn the_digests_of_the_shipped_packs_are_those_that_saved_matches_hold() {
    let mut faults = Vec::new();
    for [id, rules, stored] in stored() {
        let pack = testing::pack(id);
        let now = digest(&pack, rules);
        if now != stored {
            faults.push(format!("{id},{rules},{now}"));
        }
        assert!(!rules.is_empty() || pack.digest == now, "{id} is known by the digest of its own rules");
    }
    assert!(
        faults.is_empty(),
        "every saved match of these packs would be refused as one of a changed pack; if that is meant, \
         their digests are\n{}",
        faults.join("\n")
    );
}

#[test]
fn every_shipped_pack_has_stored_digests() {
    for id in SHIPPED {
        assert!(stored().iter().filter(|row| row[0] == id).count() >= 5, "{id}");
    }
}
