//! Tests faults of the set-ups in `rules.toml`.

use packs::Pack;

use testing::editable_pack::*;

#[test]
fn a_set_up_of_the_pack_below_that_does_not_fit_here_is_not_offered() {
    let over = tempfile::tempdir().unwrap();
    let manifest = "format = 1\nid = \"mine\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"Me\"]\nlicence = \"CC0-1.0\"\n";
    std::fs::write(over.path().join("manifest.toml"), manifest).unwrap();
    std::fs::write(over.path().join("rules.toml"), "societies = [2, 3]\n").unwrap();
    let files = packs::Files::Folder(over.path().to_owned());
    let pack = packs::Pack::load(&files).unwrap_or_else(|report| panic!("{report}"));
    let base = assert_accepted(&translated());
    let ids = |pack: &Pack| pack.presets.iter().map(|preset| preset.id.clone()).collect::<Vec<_>>();
    let mut expected = ids(&base);
    assert!(expected.contains(&"two-teams".to_owned()), "{expected:?}");
    expected.retain(|id| id != "two-teams");
    assert_eq!(ids(&pack), expected);
    for preset in &pack.presets {
        let own = base.presets.iter().find(|other| other.id == preset.id).unwrap();
        assert_eq!(pack.words.setup(preset.words).name, base.words.setup(own.words).name);
    }
}
