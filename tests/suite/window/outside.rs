//! An external bot is chosen at set-up, plays like any other bot, and loses decisions without harm. If its
//! program is missing, another bot plays for it.

use std::path::Path;
use std::time::Duration;

use egui_kittest::Harness;
use external_bots::Name;
use speech::Speech;
use table::{Match, Player, SeatSetup, Setup};
use whispers::settings::Settings;
use whispers::shell::Shell;

use super::rivals::choose;
use super::{Level, base};
use crate::outside::bot;
use crate::support::hands::{self, click, game, mouse, names, open, settings, take};
use crate::support::stage;
use crate::window::SIZE;

/// A window with these external bots in its settings.
fn with_bots(folder: &Path, bots: &[(&str, String)]) -> Harness<'static, Shell> {
    let mut harness = open(folder, SIZE);
    let settings = Settings {
        bot_time: 60.0,
        bots: bots.iter().map(|(name, command)| ((*name).to_owned(), command.clone())).collect(),
        ..settings()
    };
    let ctx = harness.ctx.clone();
    harness.state_mut().apply_settings(&ctx, settings);
    harness.run_steps(2);
    harness
}

/// Plays the match, with the person's first legal action each time, until a condition is true.
fn play_until(harness: &mut Harness<'static, Shell>, is_so: impl Fn(&Harness<'static, Shell>) -> bool) {
    let speech = Speech::new(std::sync::Arc::new(base::pack()));
    for _ in 0..20_000 {
        if is_so(harness) {
            return;
        }
        match game(harness).human_to_move() {
            Some(_) => {
                let action = game(harness).legal()[0];
                take(harness, &speech, action, mouse);
            }
            None => {
                std::thread::sleep(Duration::from_millis(1));
                harness.step();
            }
        }
    }
    panic!("it never comes: {:?}", names(harness));
}

fn says(harness: &Harness<'_, Shell>, what: &str) -> bool {
    names(harness).iter().any(|name| name.contains(what))
}

#[test]
fn a_program_of_the_settings_is_chosen_at_set_up_and_what_it_loses_is_said_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let command = |name: &str| format!("sh '{}'", bot(name).display());
    let bots = [("loser", command("nonsense.sh")), ("mine", command("first.sh"))];
    let mut harness = with_bots(folder.path(), &bots);
    hands::customise(&mut harness);
    click(&mut harness, "2 rivals");
    choose(&mut harness, "Level of Cult of the Rat", "mine");
    choose(&mut harness, "Level of Pale Raven", "loser");
    assert!(says(&harness, "Your own program, named in the settings file."));
    click(&mut harness, "Begin");
    harness.run_steps(2);
    let name = |name: &str| Name::parse(name).unwrap();
    let players: Vec<Player> = game(&harness).setup().seats.iter().map(|seat| seat.player).collect();
    assert_eq!(players[1..], [Player::Outside(name("mine")), Player::Outside(name("loser"))]);
    play_until(&mut harness, |harness| {
        game(harness).lost_decisions().len() > 3 && game(harness).human_to_move().is_some()
    });
    assert!(game(&harness).lost_decisions().iter().all(|lost| lost.lost.name == name("loser")));
    harness.run_steps(4);
    click(&mut harness, "Full log (L)");
    harness.run();
    let lost = "The program “loser” answered “attack the moon”, which is not legal now. A basic bot decides for Raven.";
    assert!(says(&harness, lost), "{:?}", names(&harness));
    assert!(says(&harness, "It is not asked again in this match."), "{:?}", names(&harness));
    assert!(says(&harness, "(program “mine”)"), "{:?}", names(&harness));
    // The next match has the same set-up, as long as the program is in the settings.
    for (bots, expected) in [(&bots[..], players[1]), (&bots[..1], Player::even(Level::Novice))] {
        drop(harness);
        harness = with_bots(folder.path(), bots);
        hands::customise(&mut harness);
        click(&mut harness, "Begin");
        harness.run_steps(2);
        assert_eq!(game(&harness).setup().seats[1].player, expected);
    }
}

#[test]
fn a_match_whose_program_is_not_in_the_settings_goes_on_and_it_is_said_once_who_plays() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = with_bots(folder.path(), &[]);
    let mut setup = Setup::new(std::sync::Arc::new(base::pack()), 1, Level::Novice, 3);
    setup.seats[1] = SeatSetup::open(1, Player::Outside(Name::parse("gone").unwrap()));
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, Match::new(setup).unwrap());
    harness.run_steps(2);
    let absent = "The settings don't name the program “gone”. A bot of level agent plays instead.";
    let told = |harness: &Harness<'static, Shell>| says(harness, absent);
    let speech = Speech::new(std::sync::Arc::new(base::pack()));
    for _ in 0..2000 {
        if told(&harness) {
            break;
        }
        if game(&harness).human_to_move().is_some() {
            let action = game(&harness).legal()[0];
            take(&mut harness, &speech, action, mouse);
        }
        std::thread::sleep(Duration::from_millis(1));
        harness.step();
    }
    assert!(told(&harness), "{:?}", names(&harness));
    click(&mut harness, "OK");
    let before = game(&harness).steps().len();
    play_until(&mut harness, |harness| game(harness).steps().len() > before + 8);
    assert!(!told(&harness) && game(&harness).lost_decisions().is_empty());
}

#[test]
fn the_settings_list_bots_of_ones_own_and_try_them_before_they_sit_at_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let command = |name: &str| format!("sh '{}'", bot(name).display());
    let odd = ("gone", "./no-such-program".to_owned());
    let bots = [("loser", command("nonsense.sh")), ("mine", command("first.sh")), odd];
    let mut harness = with_bots(folder.path(), &bots);
    click(&mut harness, "Settings");
    click(&mut harness, "Bots of your own");
    assert!(says(&harness, "settings.toml") && says(&harness, "no-such-program"), "{:?}", names(&harness));
    for (button, said) in [
        ("Try mine", "It answered all 8 decisions"),
        ("Try loser", "which was not among its choices"),
        ("Try gone", "Couldn't start it: "),
    ] {
        click(&mut harness, button);
        stage::wait(&mut harness, said, |harness| says(harness, said).then_some(()));
    }
    click(&mut harness, "Back");
    click(&mut harness, "Back");
    assert!(says(&harness, "New match"));
}
