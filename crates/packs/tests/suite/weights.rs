//! `weights.txt`: bots use weights that were trained for a pack.

use std::fs;
use std::sync::Arc;

use bots::{Level, Weights};
use packs::{Files, Pack, Report};
use rules::Action;
use table::{BotThinkingThread, Match, Player, Setup};

use testing::repository_files;

/// The base pack with this file of weights.
fn with_weights(text: &str) -> Result<Pack, Report> {
    let folder = tempfile::tempdir().unwrap();
    repository_files::copy(&repository_files::root().join("content/war-of-whispers"), folder.path());
    fs::write(folder.path().join("weights.txt"), text).unwrap();
    Pack::load(&Files::at(folder.path()))
}

/// The built-in weights with one changed line, `after` lines after the first line that is not a comment.
fn changed(after: usize, change: impl Fn(&str) -> String) -> String {
    let learned = include_str!("../../../bots/src/learned.txt");
    let first = learned.lines().position(|line| !line.starts_with('#')).unwrap();
    let line = |(at, line): (usize, &str)| if at == first + after { change(line) } else { line.to_owned() };
    learned.lines().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

/// The first decisions of spymasters in a match of this pack.
fn first_decisions(pack: Pack) -> Vec<Action> {
    let mut setup = Setup::new(Arc::new(pack), 3, Level::Spymaster, 5);
    setup.seats[0].player = Player::even(Level::Spymaster);
    let mut game = Match::new(setup).unwrap();
    let mut bots = BotThinkingThread::new(|| {});
    for _ in 0..6 {
        bots.think(&game);
        game.play(bots.wait().unwrap()).unwrap();
    }
    game.steps().iter().map(|step| step.action).collect()
}

#[test]
fn bots_judge_by_the_weights_of_the_pack() {
    let own = with_weights(&changed(2, |_| ["0.5"; 12].join(" "))).unwrap();
    assert_ne!(*own.weights(), *Weights::built_in());
    let plain = with_weights(&changed(0, str::to_owned)).unwrap();
    assert_eq!(*plain.weights(), *Weights::built_in());
    assert_eq!(testing::pack("war-of-whispers").weights(), Weights::built_in());
    assert_eq!(own.digest, plain.digest, "what bots have learned is not a rule");
    assert_ne!(first_decisions(own), first_decisions(plain));
}

#[test]
fn weights_that_are_none_are_told_with_file_line_and_caret() {
    let report = with_weights(&changed(0, |_| "weights 1".into())).unwrap_err().to_string();
    assert!(report.contains("weights.txt:"), "{report}");
    assert!(report.contains("`whispers-weights 1` should stand here, not `weights 1`"), "{report}");
    assert!(report.contains("| weights 1\n") && report.contains("^^^^^^^^^"), "{report}");
    let wide =
        with_weights(&changed(1, |line| line.replacen(" 32 ", " 512 512 ", 1))).unwrap_err().to_string();
    assert!(wide.contains("and may have 30000"), "{wide}");
    let word = with_weights(&changed(2, |_| "0.1 much".into())).unwrap_err().to_string();
    assert!(word.contains("`much` is not a number"), "{word}");
}
