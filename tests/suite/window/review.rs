//! Looking back: a match that is over is judged, its graph leads to every decision, and it can be tried again.

use std::time::Duration;

use egui_kittest::Harness;
use whispers::app::shell::Shell;
use whispers::table::Player;

use crate::support::hands::{click, game, go_on, names, open};
use crate::window::{SIZE, saved};

/// A match of one round that is over and looked back at, once there is something to see.
fn looked_back(folder: &std::path::Path) -> Harness<'static, Shell> {
    saved(folder, 2, 5, "rounds=1", usize::MAX);
    let mut harness = open(folder, SIZE);
    go_on(&mut harness);
    harness.key_press(egui::Key::Space);
    harness.run_steps(2);
    click(&mut harness, "Look back");
    for _ in 0..20_000 {
        harness.step();
        if names(&harness).iter().any(|name| name.starts_with("An even chance")) {
            return harness;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("nothing to see in {:?}", names(&harness));
}

fn says(harness: &Harness<'_, Shell>, part: &str) -> bool {
    names(harness).iter().any(|name| name.contains(part))
}

#[test]
fn a_match_that_is_looked_back_at_shows_skill_luck_and_every_decision() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = looked_back(folder.path());
    let told = names(&harness);
    assert!(says(&harness, "Result: ") && says(&harness, "An even chance: 50%"), "{told:?}");
    assert!(says(&harness, "decisions with a choice lost"));
    assert!(says(&harness, "The end"));
    let steps = game(&harness).steps().len();
    click(&mut harness, "Previous");
    assert!(says(&harness, &format!("Decision {steps}, round 1")));
    click(&mut harness, "Next");
    assert!(!says(&harness, &format!("Decision {steps}, round 1")));
    let game = game(&harness);
    let speech = whispers::speech::Speech::new(game.pack().clone());
    let rivals = game.world().societies().filter(|society| game.player(*society) != Player::Human);
    let rivals: Vec<String> = rivals.map(|rival| speech.society(game.setup(), rival)).collect();
    for name in rivals {
        click(&mut harness, &name);
        assert!(says(&harness, &format!("As {name} could think")));
    }
    click(&mut harness, "Back");
    assert!(says(&harness, "Look back"), "the end is shown again");
}

#[test]
fn a_decision_can_be_seen_again_on_the_table_and_tried_again_from_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = looked_back(folder.path());
    click(&mut harness, "Previous");
    click(&mut harness, "On the table");
    harness.run_steps(4);
    assert!(game(&harness).state().is_over());
    let steps = game(&harness).steps().len();
    assert!(says(&harness, &format!("Decision {steps} of {steps}")));
    harness.key_press(egui::Key::ArrowLeft);
    harness.run_steps(2);
    harness.key_press(egui::Key::Escape);
    harness.run_steps(2);
    assert!(says(&harness, &format!("Decision {}, round 1", steps - 1)), "where the replay stood");
    for _ in 0..7 {
        click(&mut harness, "Previous");
    }
    let over = game(&harness).steps().to_vec();
    let again = names(&harness).into_iter().find(|name| name.starts_with("Try again as "));
    click(&mut harness, &again.unwrap());
    harness.run_steps(2);
    let at = over.len() - 9;
    assert!(game(&harness).steps()[..at] == over[..at]);
    assert_eq!(game(&harness).player(over[at].society), Player::Human);
    assert!(game(&harness).journal().is_some(), "it is a match of its own");
}
