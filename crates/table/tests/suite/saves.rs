//! The example records in `saves/`. After an intended change of the pack's rules or the record format,
//! `WHISPERS_BLESS=1` makes them again.

use std::path::PathBuf;

use bots::{Bot, Level};
use rules::*;
use system::Folders;
use table::{Match, Player, Setup, load};
use testing::repository_files::root;

/// An example record, with how it is made.
struct Save {
    name: &'static str,
    rivals: usize,
    level: Level,
    seed: u64,
    /// True if the match has reached the position for the example.
    there: fn(&Match) -> bool,
}

/// True if a person has to decide in this round and phase.
fn asks(game: &Match, round: u8, phase: Phase) -> bool {
    let state = game.state();
    game.human_to_move().is_some() && state.round() == round && state.phase() == phase
}

const SAVES: [Save; 4] = [
    Save {
        name: "opening",
        rivals: 3,
        level: Level::Novice,
        seed: 1,
        there: |game| asks(game, 1, Phase::Deploy),
    },
    Save {
        name: "fight",
        rivals: 2,
        level: Level::Agent,
        seed: 5,
        there: |game| {
            let attacks = game.legal().iter().filter(|a| matches!(a, Action::Attack { .. })).count();
            asks(game, 3, Phase::Turns) && attacks > 12
        },
    },
    Save {
        name: "finish",
        rivals: 3,
        level: Level::Agent,
        seed: 3,
        there: |game| asks(game, game.world().house().rounds, Phase::Retrieve),
    },
    Save { name: "over", rivals: 3, level: Level::Agent, seed: 8, there: |game| game.state().is_over() },
];

impl Save {
    fn path(&self) -> PathBuf {
        root().join(format!("saves/{}.whispers", self.name))
    }

    /// Plays to the position for the example. A novice decides for the person.
    fn play(&self) -> Match {
        let setup = Setup::new(testing::pack("war-of-whispers"), self.rivals, self.level, self.seed);
        let mut game = Match::new(setup).unwrap();
        let mut bots: Vec<Bot> = (0..4).map(|seat| Bot::new(Level::Novice, seat)).collect();
        while !(self.there)(&game) {
            let mover = game.state().mover().unwrap_or_else(|| panic!("{} never stands there", self.name));
            let legal = game.legal();
            let action = bots[mover.index()].choose(game.world(), &game.view(mover), None, &legal).unwrap();
            game.play(action).unwrap();
        }
        game
    }
}

#[test]
fn each_stands_where_it_should_and_can_be_played_to_its_end() {
    for save in &SAVES {
        if std::env::var_os("WHISPERS_BLESS").is_some() {
            // The file may not exist yet.
            let _ = std::fs::remove_file(save.path());
            save.play().save_copy(&save.path()).unwrap();
        }
        let before = std::fs::read(save.path()).unwrap();
        let loaded = load(&save.path(), &testing::pack("war-of-whispers")).unwrap_or_else(|e| panic!("{e}"));
        assert!(loaded.torn.is_none() && (save.there)(&loaded.game), "{}", save.name);
        assert_eq!(loaded.game.setup().seats[0].player, Player::Human);
        if loaded.game.state().is_over() {
            continue;
        }
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::new(Some(folder.path().to_owned()));
        let mut game = loaded.go_on(&save.path(), &folders).unwrap();
        let mut bot = Bot::new(Level::Novice, 0);
        while let Some(mover) = game.state().mover() {
            let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
            game.play(action).unwrap();
        }
        // The match continued in a new file.
        assert_eq!(std::fs::read(save.path()).unwrap(), before, "{}", save.name);
        let kept = folders.saved_matches().unwrap();
        assert_eq!(load(&kept[0].path, game.pack()).unwrap().game.state(), game.state());
    }
}

#[test]
fn every_record_in_the_folder_is_one_of_them() {
    let folder = root().join("saves");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names, ["fight.whispers", "finish.whispers", "opening.whispers", "over.whispers"]);
}
