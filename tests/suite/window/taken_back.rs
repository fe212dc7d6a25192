//! Choices that are taken back half-way, and windows for cards that the player passes for the rest of a turn.

use egui::Key;
use egui_kittest::Harness;
use rules::*;
use table::Match;
use testing::random_matches::{new_match, play_until};
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::support::base::speech;
use crate::support::hands::{self, click, click_where, decide, game, mouse, names, open};
use crate::window::SIZE;

/// True if the player can only play a card or pass.
fn in_window(game: &Match) -> bool {
    let legal = game.legal();
    let plays = legal.iter().filter(|action| matches!(action, Action::Play { .. })).count();
    plays > 0 && plays + 1 == legal.len() && legal.contains(&Action::Pass)
}

/// The empire whose turn it is, and the round.
fn turn(game: &Match) -> Option<(u8, Empire)> {
    Some((game.state().round(), game.state().turn()?.empire()))
}

/// Shows a match at a table.
fn show(folder: &std::path::Path, game: &Match) -> Harness<'static, Shell> {
    let mut harness = open(folder, SIZE);
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, game.copied());
    harness.run_steps(6);
    harness
}

#[test]
fn a_swap_can_be_taken_back_before_its_position_is_chosen() {
    let mut game_at = new_match(false, 3);
    let swap = |game: &Match| {
        let legal = game.legal();
        let swaps = |action: &Action| {
            let mut copy = game.copied();
            matches!(action, Action::Act(_)) && {
                copy.play(*action).unwrap();
                copy.legal().len() > 1 && copy.legal().iter().all(|action| matches!(action, Action::Swap(_)))
            }
        };
        legal.into_iter().find(swaps)
    };
    play_until(&mut game_at, 3, |game| swap(game).is_some());
    let folder = tempfile::tempdir().unwrap();
    let mut harness = show(folder.path(), &game_at);
    let before = game(&harness).steps().len();
    decide(&mut harness, speech(), swap(&game_at).unwrap(), mouse);
    harness.run_steps(3);
    assert_eq!(game(&harness).steps().len(), before + 1);
    assert!(names(&harness).contains(&speech().text("note-swap")), "{:?}", names(&harness));
    click(&mut harness, "Back");
    harness.run_steps(3);
    assert_eq!(game(&harness).steps().len(), before);
}

#[test]
fn windows_are_passed_for_the_rest_of_a_turn_and_undo_returns_to_the_first() {
    // A turn in which two windows follow each other even if the player passes.
    let again = |game: &Match| {
        let mut copy = game.copied();
        let here = turn(game);
        if !in_window(game) || copy.play(Action::Pass).is_err() {
            return false;
        }
        let Some(person) = game.human_to_move().map(Some) else { return false };
        while copy.human_to_move() == person && turn(&copy) == here && copy.legal().len() == 1 {
            copy.play(copy.legal()[0]).unwrap();
        }
        copy.human_to_move() == person && turn(&copy) == here && in_window(&copy)
    };
    let found = (0..40).find_map(|seed| {
        let mut game = new_match(false, seed);
        let mut there = false;
        testing::random_matches::play_by_chance(&mut game, seed, |game| {
            there = again(game);
            !there
        });
        there.then_some(game)
    });
    let game_at = found.expect("no turn has two windows");
    let folder = tempfile::tempdir().unwrap();
    let mut harness = show(folder.path(), &game_at);
    let ctx = harness.ctx.clone();
    harness.state_mut().apply_settings(&ctx, Settings { forced: true, ..hands::settings() });
    harness.run_steps(6);
    let before = game(&harness).steps().len();
    assert!(names(&harness).contains(&speech().text("cards-pass-turn")), "{:?}", names(&harness));
    harness.key_press(Key::P);
    harness.run_steps(8);
    let passed = &game(&harness).steps()[before..];
    assert!(passed.iter().filter(|step| step.action == Action::Pass).count() >= 2, "{passed:?}");
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    harness.run_steps(4);
    assert_eq!(game(&harness).steps().len(), before);
    // After an undo, the player is asked again.
    assert!(names(&harness).contains(&speech().text("cards-pass-turn")), "{:?}", names(&harness));
}

#[test]
fn an_attack_that_takes_nothing_is_shown_before_it_is_carried_out() {
    // An attack with only one number of banners, which doesn't take its target.
    let hopeless = |game: &Match| {
        let legal = game.legal();
        let view = game.view(game.human_to_move()?);
        legal.iter().copied().find(|action| {
            let Action::Attack { from, to, banners } = *action else { return false };
            let ways = legal.iter().filter(
                |other| matches!(other, Action::Attack { from: f, to: t, .. } if (*f, *t) == (from, to)),
            );
            let forecast = AttackForecast::new(game.world(), &view, to, banners);
            ways.count() == 1 && forecast.attackers == 0
        })
    };
    let mut game_at = new_match(false, 3);
    play_until(&mut game_at, 3, |game| hopeless(game).is_some());
    let attack = hopeless(&game_at).unwrap();
    let Action::Attack { from, to, .. } = attack else { unreachable!() };
    let folder = tempfile::tempdir().unwrap();
    let mut harness = show(folder.path(), &game_at);
    let before = game(&harness).steps().len();
    for region in [from, to] {
        let start = format!("{}, ", speech().region(region));
        click_where(&mut harness, "a region", |name| name.starts_with(&start));
        harness.run_steps(3);
    }
    assert_eq!(game(&harness).steps().len(), before, "the forecast comes first");
    decide(&mut harness, speech(), attack, mouse);
    assert_eq!(game(&harness).steps()[before].action, attack);
}
