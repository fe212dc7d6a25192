//! The end screen: the winner, the person's distance from the winner, and the curve of the match.

use std::sync::Arc;

use bots::Level;
use egui::Vec2;
use egui_kittest::Harness;
use system::Folders;
use table::{Match, Player, Setup};
use whispers::settings::{Settings, Speed};
use whispers::shell::Shell;

use crate::support::hands::{click, game, go_on, names, open};
use crate::window::base;

/// Saves a finished match of a person and two bots with this seed.
fn over(folder: &std::path::Path, seed: u64) {
    let mut game = Match::new(Setup::new(Arc::new(base::pack()), 2, Level::Random, seed)).unwrap();
    game.save_as(&Folders::new(Some(folder.to_owned())).new_match()).unwrap();
    testing::random_matches::play_by_chance(&mut game, seed, |_| true);
}

/// A window without animations.
fn window(folder: &std::path::Path) -> Harness<'static, Shell> {
    let mut harness = open(folder, Vec2::new(1280.0, 800.0));
    let ctx = harness.ctx.clone();
    let settings = Settings { language: Some("en".into()), speed: Speed::None, ..Settings::default() };
    harness.state_mut().apply_settings(&ctx, settings);
    harness
}

#[test]
fn the_end_says_how_far_behind_the_person_is_and_tells_the_curve() {
    let (mut won, mut lost) = (false, false);
    for seed in 0..12 {
        let folder = tempfile::tempdir().unwrap();
        over(folder.path(), seed);
        let mut harness = window(folder.path());
        go_on(&mut harness);
        harness.key_press(egui::Key::Space);
        harness.run_steps(3);
        let game = game(&harness);
        let (world, state) = (game.world(), game.state());
        let person = world.societies().find(|s| game.player(*s) == Player::Human).unwrap();
        let all = names(&harness);
        let says = |part: &str| all.iter().any(|name| name.contains(part));
        let wins = state.winners(world).any(|winner| winner == person);
        assert_eq!(says("You finish "), !wins, "{all:?}");
        let best = state.winners(world).next().unwrap();
        let behind = state.score(world, best) - state.score(world, person);
        if behind > 1 {
            assert!(says(&format!("{behind} points behind.")), "{all:?}");
        }
        let score = state.score(world, person);
        let curve = all.iter().find(|name| name.starts_with("Points by decision")).unwrap();
        assert!(curve.contains(&format!(", {score}")), "{curve}");
        won |= wins;
        lost |= !wins;
        if won && lost {
            return;
        }
    }
    panic!("nobody has won and lost");
}

#[test]
fn at_the_end_of_the_war_points_are_final_and_all_tokens_face_up() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    let mut over = Match::new(Setup::new(Arc::new(base::pack()), 2, Level::Random, 3)).unwrap();
    testing::random_matches::play_by_chance(&mut over, 3, |_| true);
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, over);
    harness.run_steps(3);
    click(&mut harness, "Replay");
    harness.run_steps(3);
    harness.key_press(egui::Key::End);
    harness.run_steps(3);
    let all = names(&harness);
    let game = game(&harness);
    let person = game.world().societies().find(|s| game.player(*s) == Player::Human).unwrap();
    let score = game.state().score(game.world(), person);
    assert!(all.contains(&format!("{score} points")), "{all:?}");
    let hidden: Vec<_> =
        all.iter().filter(|name| name.contains("face down") || name.contains("points now")).collect();
    assert!(hidden.is_empty(), "{hidden:?}");
}
