//! Changing the language during a match: all texts change at once.

use std::sync::Arc;

use bots::{Bot, Level};
use rules::*;
use speech::Speech;
use whispers::settings::Settings;
use whispers::settings::settings_file::SettingsFile;

use crate::support::hands::{click, click_where, decide, game, mouse, names, open};
use crate::window::{SIZE, base, saved};

fn french() -> Speech {
    Speech::in_language(Arc::new(base::pack()), "fr")
}

#[test]
fn the_language_changes_in_the_middle_of_a_match() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 60);
    let mut harness = open(folder.path(), SIZE);
    click_where(&mut harness, "Continue", |label| label.starts_with("Continue"));
    let (english, french) = (base::speech(), french());
    let asked = |harness: &egui_kittest::Harness<'_, whispers::shell::Shell>, speech: &Speech| {
        let game = game(harness);
        let view = game.view(game.state().mover().unwrap());
        names(harness).contains(&speech.ask(game, &view))
    };
    assert!(asked(&harness, english) && !asked(&harness, &french));
    click(&mut harness, "Menu");
    click(&mut harness, "Language");
    click(&mut harness, "Français");
    harness.step();
    assert!(asked(&harness, &french) && !asked(&harness, english));
    let said = names(&harness);
    for there in ["Annuler", "Menu"] {
        assert!(said.iter().any(|name| name == there), "no {there:?} in {said:?}");
    }
    assert!(said.iter().any(|name| name.starts_with("Maréchal de l’Aigle, ")), "{said:?}");
    assert!(said.iter().any(|name| name.starts_with("Ferrières, ")), "{said:?}");
    assert!(!said.iter().any(|name| name.contains("Undo") || name.contains("banner")), "{said:?}");
    // The language is saved, and the match goes on in it.
    let kept = SettingsFile::in_folder(system::Folders::new(Some(folder.path().into())).config());
    assert_eq!(kept.read().settings.language.as_deref(), Some("fr"));
    let mut bot = Bot::new(Level::Random, 5);
    for _ in 0..40 {
        let Some((action, mover)) = next(&mut bot, &harness) else { break };
        let before = game(&harness).steps().len();
        decide(&mut harness, &french, action, mouse);
        assert!(game(&harness).steps().len() > before, "{mover:?} cannot {action:?} in French");
    }
}

/// The bot's choice in the current match, and the society that decides.
fn next(
    bot: &mut Bot,
    harness: &egui_kittest::Harness<'_, whispers::shell::Shell>,
) -> Option<(Action, Society)> {
    let game = harness.state().game()?;
    let mover = game.state().mover()?;
    Some((bot.choose(game.world(), &game.view(mover), None, &game.legal())?, mover))
}

#[test]
fn the_settings_name_every_language_by_itself_and_change_it_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Settings");
    click(&mut harness, "Français");
    let said = names(&harness);
    for there in ["Réglages", "Langue", "English", "Français", "Retour"] {
        assert!(said.iter().any(|name| name == there), "no {there:?} in {said:?}");
    }
    click(&mut harness, "Retour");
    assert!(names(&harness).iter().any(|name| name == "La Guerre des murmures"));
    click(&mut harness, "Réglages");
    click(&mut harness, "English");
    click(&mut harness, "Back");
    assert!(names(&harness).iter().any(|name| name == "A War of Whispers"));
}

#[test]
fn a_match_is_set_up_in_french() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    let ctx = harness.ctx.clone();
    let settings = Settings { language: Some("fr".into()), scale: Some(1.0), ..Settings::default() };
    harness.state_mut().apply_settings(&ctx, settings);
    harness.step();
    click(&mut harness, "Nouvelle partie");
    click(&mut harness, "Personnaliser");
    let said = names(&harness);
    for there in ["Nouvelle partie", "Araignée suppliante", "3 rivaux", "Règles maison", "Commencer"] {
        assert!(said.iter().any(|name| name == there), "no {there:?} in {said:?}");
    }
}
