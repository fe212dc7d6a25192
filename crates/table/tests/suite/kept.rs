//! Records and packs: a match remembers its pack, refuses other packs with a reason, and can continue with the
//! rules kept in its record.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::{Bot, Level};
use packs::{Files, Pack, Picture, RecordPack, interface_languages};
use rules::Action;
use speech::Speech;
use system::Folders;
use table::{Alternative, LoadError, Match, PackMismatch, Setup, load_with, load_with_kept_rules};
use testing::editable_pack::first_report_line;
use testing::test_packs::{SHIPPED, changed, copy};

/// A match of bots after `decisions` decisions, with the path of its record.
fn record(folder: &Path, pack: &Arc<Pack>, rules: &[(&str, &str)], decisions: usize) -> (PathBuf, Match) {
    let mut setup = Setup::new(Arc::clone(pack), 2, Level::Novice, 7);
    for (key, value) in rules {
        setup.house.set(key, value, &pack.rules.raw).unwrap();
    }
    let mut game = Match::new(setup).unwrap();
    play(&mut game, decisions);
    let path = folder.join("match.whispers");
    game.save_copy(&path).unwrap();
    (path, game)
}

/// Lets bots take up to `decisions` decisions. A decision depends on its number, so that the same match always
/// continues in the same way.
fn play(game: &mut Match, decisions: usize) {
    for _ in 0..decisions {
        let Some(mover) = game.state().mover() else { return };
        let mut bot = Bot::new(Level::Random, game.steps().len() as u64);
        let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
        game.play(action).unwrap();
    }
}

fn unfit(path: &Path, packs: &[Arc<Pack>]) -> PackMismatch {
    match load_with(path, packs) {
        Err(LoadError::Pack(unfit)) => *unfit,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_record_of_each_shipped_pack_refuses_every_other_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    for own in SHIPPED {
        let pack = testing::pack(own);
        let (path, _) = record(folder.path(), &pack, &[], 5);
        assert!(load_with(&path, &SHIPPED.map(testing::pack)).is_ok());
        let others: Vec<_> = SHIPPED.into_iter().filter(|id| *id != own).map(testing::pack).collect();
        for other in &others {
            let said = unfit(&path, std::slice::from_ref(other));
            assert!(said.is_missing());
            let name = |p: &Pack| format!("\"{}\" {} (rules {})", p.id, p.version, &p.digest[..8]);
            assert_eq!(
                first_report_line(&said.to_string()),
                format!(
                    "{}:5: this match was played with {}, and no pack \"{}\" is here, only \"{}\"",
                    path.display(),
                    name(&pack),
                    pack.id,
                    other.id
                )
            );
        }
        // The message names all available packs, or says that there are none.
        let said = unfit(&path, &others).to_string();
        assert!(said.contains(&format!("\"{}\"", others[0].id)) && said.contains("\", \""), "{said}");
        assert!(first_report_line(&unfit(&path, &[]).to_string()).ends_with(", and there is no pack here"));
        std::fs::remove_file(path).unwrap();
    }
}

#[test]
fn a_pack_with_one_number_changed_is_refused_with_what_differs() {
    let folder = tempfile::tempdir().unwrap();
    let pack = testing::pack("lantern-delta");
    let (path, _) = record(folder.path(), &pack, &[], 5);
    let other = changed("lantern-delta", "rules.toml", "agents = 6", "agents = 7");
    let said = unfit(&path, &[testing::pack("war-of-whispers"), Arc::clone(&other)]);
    assert!(!said.is_missing());
    assert_eq!(
        said.to_string(),
        format!(
            "{}:7:10: this match was played with \"lantern-delta\" 1.0.0 (rules {}), not with \"lantern-delta\" 1.0.0 (rules {})\n  |\n7 | digest = \"{}\"\n  |          {}\nwhat differs:\n  - agents = 6\n  + agents = 7",
            path.display(),
            &pack.digest[..8],
            &other.digest[..8],
            pack.digest,
            "^".repeat(66)
        )
    );
    // If the right pack is available as well, it is used.
    let loaded = load_with(&path, &[other, Arc::clone(&pack)]).unwrap();
    assert_eq!(loaded.game.pack().digest, pack.digest);
}

#[test]
fn of_many_differences_the_first_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let (path, _) = record(folder.path(), &testing::pack("war-of-whispers"), &[], 1);
    let mut posing = Pack::clone(&testing::pack("lantern-delta"));
    posing.metadata.id = "war-of-whispers".into();
    let posing = Arc::new(posing);
    let said = unfit(&path, &[posing]);
    let Alternative::Changed { differences, .. } = &said.instead else { panic!("{said}") };
    assert!(differences.len() > 6);
    assert!(said.to_string().ends_with(&format!("\n  and {} more", differences.len() - 6)), "{said}");
}

/// Plays a match to its end with its own pack, and from its record with other packs. Both must end alike.
fn ends_alike(own: &Arc<Pack>, rules: &[(&str, &str)], packs: &[Arc<Pack>]) -> Arc<Pack> {
    let folder = tempfile::tempdir().unwrap();
    let (path, mut whole) = record(folder.path(), own, rules, 60);
    let before = std::fs::read_to_string(&path).unwrap();
    unfit(&path, packs);
    let loaded = load_with_kept_rules(&path, packs).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(loaded.game.state(), whole.state());
    let folders = Folders::new(Some(folder.path().join("data")));
    let mut game = loaded.go_on(&path, &folders).unwrap();
    play(&mut game, usize::MAX);
    play(&mut whole, usize::MAX);
    assert!(game.state().is_over());
    assert_eq!(game.state(), whole.state());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before, "the record itself stays as it was");
    // The header is unchanged, so that the right pack is used again once it is found.
    let kept = folders.saved_matches().unwrap()[0].path.clone();
    let head = |text: &str| text.split("\n[moves]").next().unwrap().to_owned();
    assert_eq!(head(&std::fs::read_to_string(&kept).unwrap()), head(&before));
    assert_eq!(load_with(&kept, std::slice::from_ref(own)).unwrap().game.state(), whole.state());
    assert!(game.pack().kept && !own.kept);
    everything_is_said(&game);
    Arc::clone(game.pack())
}

/// Checks that every event and decision has a sentence in which no text is missing.
fn everything_is_said(game: &Match) {
    for language in interface_languages() {
        let speech = Speech::in_language(Arc::clone(game.pack()), language);
        for (_, event) in game.events() {
            let said = speech.event(game, event, None).unwrap_or_default();
            assert!(!said.contains('?') && !said.contains("{"), "{language}: {said}");
        }
        for step in game.steps() {
            let said = speech.action(game, &step.before.view(game.world(), step.society), step.action);
            assert!(!said.is_empty() && !said.contains('?'), "{language}: {said} for {:?}", step.action);
        }
    }
}

#[test]
fn a_match_of_each_shipped_pack_goes_on_without_it_to_the_same_end() {
    for own in SHIPPED {
        let others: Vec<_> = SHIPPED.into_iter().filter(|id| *id != own).map(testing::pack).collect();
        let pack = ends_alike(&testing::pack(own), &[], &others);
        assert_eq!(pack.id, own);
        assert!(matches!(pack.picture, Picture::Stars(_)));
        let mut emblems: Vec<_> = pack.theme.empires.iter().map(|look| (&look.emblem, look.colour)).collect();
        emblems.sort();
        emblems.dedup();
        assert_eq!(emblems.len(), pack.rules.raw.empires.len(), "empires can be told apart");
    }
}

#[test]
fn a_match_with_every_kind_of_card_goes_on_without_its_pack() {
    let rules = [("wild-cards", "on"), ("event-cards", "on"), ("offer-cards", "on")];
    let pack = ends_alike(&testing::pack("war-of-whispers"), &rules, &[]);
    assert!(pack.rules.raw.wild > 0 && !pack.words.event(0).name.is_empty());
}

#[test]
fn a_match_goes_on_beside_a_changed_pack_with_that_ones_words_and_picture() {
    let own = testing::pack("lantern-delta");
    let other = changed("lantern-delta", "rules.toml", "agents = 6", "agents = 7");
    let pack = ends_alike(&own, &[], std::slice::from_ref(&other));
    assert_eq!(pack.rules.raw.agents, own.rules.raw.agents);
    assert_eq!(pack.picture, own.picture);
    let empires = pack.rules.raw.empires.len();
    for i in 0..empires {
        let empire = rules::Empire::new(i).unwrap();
        assert_eq!(pack.words.empire(empire), own.words.empire(empire));
    }
    assert_eq!(pack.words.name, own.words.name);
    assert_eq!(pack.theme.empires, own.theme.empires);
}

#[test]
fn a_card_that_now_does_something_else_is_not_described_by_the_pack() {
    let own = testing::pack("war-of-whispers");
    let mut rules = own.rules.clone();
    // The same effect as the second ability, at the price and in the window of the first.
    rules.raw.abilities[0].effect = own.rules.raw.abilities[1].effect;
    let kept = RecordPack { id: own.id.clone(), version: own.version.clone(), societies: vec![], rules };
    let pack = Pack::from_kept(kept, Some(&own));
    assert_eq!(pack.words.ability(0).name, own.words.ability(0).name);
    // Its description is made from its effect.
    assert_eq!(pack.words.ability(0).text, "");
    assert_eq!(pack.words.ability(1), own.words.ability(1));
    let pack = std::sync::Arc::new(pack);
    let told = speech::Speech::new(pack).ability_does(0);
    assert!(told.starts_with("Kill the survivors of that attack"), "{told}");
}

#[test]
fn a_board_that_has_changed_is_shown_with_the_regions_where_the_pack_has_them() {
    for id in SHIPPED {
        let own = testing::pack(id);
        let mut rules = own.rules.clone();
        let gone = rules.raw.borders.pop().unwrap();
        let kept = RecordPack { id: id.into(), version: "2".into(), societies: vec![], rules };
        let Picture::Stars(chart) = Pack::from_kept(kept, Some(&own)).picture else { panic!("no chart") };
        assert!(chart.routes.iter().all(|route| (route.a, route.b) != gone));
        match &own.picture {
            Picture::Stars(before) => assert_eq!(chart.stations, before.stations),
            Picture::Realm(realm) => {
                assert!(chart.stations.iter().zip(&realm.lands).all(|(s, land)| *s == land.room.anchor));
            }
        }
    }
}

/// The error when loading a changed record with its kept rules.
fn complaint(change: impl Fn(&str) -> String) -> String {
    let folder = tempfile::tempdir().unwrap();
    let (path, _) = record(folder.path(), &testing::pack("lantern-delta"), &[], 5);
    let text = change(&std::fs::read_to_string(&path).unwrap());
    std::fs::write(&path, text).unwrap();
    let said = match load_with_kept_rules(&path, &[]).map(drop).unwrap_err() {
        LoadError::Record(error) => first_report_line(&error.to_string()),
        other => other.to_string(),
    };
    said.replace(&path.display().to_string(), "match.whispers")
}

#[test]
fn broken_rules_in_a_record_are_faults_in_its_lines() {
    let folder = tempfile::tempdir().unwrap();
    let (path, _) = record(folder.path(), &testing::pack("lantern-delta"), &[], 5);
    let text = std::fs::read_to_string(path).unwrap();
    let line = 1 + text.lines().position(|line| line == "agents = 6").unwrap();
    let gutter = " ".repeat(line.to_string().len());
    assert_eq!(
        complaint(|t| t.replacen("\nagents = 6\n", "\nagents = many\n", 1)),
        format!(
            "match.whispers: the rules in this record are invalid\nmatch.whispers: 1 fault\n\nmatch.whispers:{line}:10: this is not TOML: string values must be quoted, expected literal string\n{gutter} |\n{line} | agents = many\n{gutter} |          ^^^^"
        )
    );
    let said = complaint(|t| t.replacen("\nagents = 6\n", "\nagents = 600\n", 1));
    assert!(said.contains(&format!("match.whispers:{line}:10: ")), "{said}");
}

#[test]
fn rules_that_were_changed_in_a_record_are_not_taken_for_its_own() {
    let said = complaint(|t| t.replacen("\nagents = 6\n", "\nagents = 7\n", 1));
    let start = "match.whispers:7: the rules in this record have the digest ";
    assert!(
        said.starts_with(start) && said.ends_with("…, not this one: one of them was changed since"),
        "{said}"
    );
    let said = complaint(|t| t.replacen("digest = \"", "digest = \"0000", 1));
    assert!(said.starts_with(start), "{said}");
}

#[test]
fn whatever_line_of_the_kept_rules_is_missing_or_doubled_nothing_breaks() {
    let folder = tempfile::tempdir().unwrap();
    let (path, _) = record(folder.path(), &testing::pack("lantern-delta"), &[], 5);
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let rules = load_with_kept_rules(&path, &[]).unwrap().game.pack().rules.clone();
    let from = lines.iter().position(|line| *line == "[match.rules]").unwrap();
    let to = lines.iter().position(|line| *line == "[moves]").unwrap();
    let mut refused = 0;
    for at in from..to {
        for copies in [0, 2] {
            let mut changed = lines[..at].to_vec();
            changed.extend(std::iter::repeat_n(lines[at], copies));
            changed.extend(&lines[at + 1..]);
            std::fs::write(&path, changed.join("\n") + "\n").unwrap();
            match load_with_kept_rules(&path, &[]) {
                // An empty line, or a rule that equals its default, is no change.
                Ok(loaded) => assert_eq!(loaded.game.pack().rules, rules, "{:?} {copies} times", lines[at]),
                Err(error) => {
                    assert!(error.to_string().contains("match.whispers"), "{error}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > to - from, "{refused} of {} changes are refused", 2 * (to - from));
}

#[test]
fn a_pack_that_is_found_again_is_known_by_its_rules_wherever_it_lies() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own");
    // Another version of the pack, with other names and the same rules.
    copy("lantern-delta", &own, "text/en.toml", "name = \"", "name = \"Second ");
    let (path, _) = record(folder.path(), &testing::pack("lantern-delta"), &[], 5);
    let pack = Arc::new(Pack::load(&Files::at(&own)).unwrap());
    assert!(load_with(&path, &[pack]).unwrap().game.pack().words.name.starts_with("Second "));
}

#[test]
fn a_finished_match_is_watched_without_its_pack() {
    let folder = tempfile::tempdir().unwrap();
    let (path, game) = record(folder.path(), &testing::pack("whispers-of-the-stars"), &[], usize::MAX);
    assert!(game.state().is_over());
    let loaded = load_with_kept_rules(&path, &[]).unwrap();
    assert_eq!(loaded.game.steps(), game.steps());
    assert!(loaded.game.steps().iter().any(|step| matches!(step.action, Action::Play { .. })));
}

#[test]
fn a_record_that_sets_a_house_rule_does_not_mind_what_its_pack_proposes_now() {
    let folder = tempfile::tempdir().unwrap();
    let (path, game) = record(folder.path(), &testing::pack("lantern-delta"), &[("rounds", "3")], 30);
    let mut other = Pack::clone(&testing::pack("lantern-delta"));
    let raw = other.rules.raw.clone();
    for (rule, value) in
        [("rounds", "6"), ("hand-limit", "7"), ("final-whisper", "on"), ("supply-limit", "2")]
    {
        other.rules.raw.house.set(rule, value, &raw).unwrap();
    }
    other.digest = other.rules.digest();
    let other = Arc::new(other);
    assert_ne!(other.digest, testing::pack("lantern-delta").digest);
    let loaded = load_with(&path, std::slice::from_ref(&other)).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(loaded.game.state(), game.state());
    assert_eq!(loaded.game.world().house(), game.world().house());
    // A record of the loaded match can be read again, and only real differences are reported.
    let again = folder.path().join("again.whispers");
    loaded.game.save_copy(&again).unwrap();
    assert!(load_with(&again, std::slice::from_ref(&other)).is_ok());
    let mut changed = Pack::clone(&other);
    changed.rules.raw.agents = 7;
    let said = unfit(&path, &[Arc::new(changed)]);
    let Alternative::Changed { differences, .. } = &said.instead else { panic!("{said}") };
    assert_eq!(differences.len(), 1, "{said}");
}
