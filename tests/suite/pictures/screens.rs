//! The clicks that lead to the screens around the table.

use bots::{Bot, Level};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rules::Action;
use table::{Match, Player, Setup};
use whispers::shell::Shell;

use crate::support::base;
use crate::support::hands::{click, click_where};
use crate::support::stage;

/// The set-up with a seed that nobody has drawn.
pub fn setup(harness: &mut Harness<'_, Shell>) {
    click(harness, "New match");
    retype(harness, "Seed", "2026");
}

/// The set-up in which some house rules are not as printed.
pub fn house_rules(harness: &mut Harness<'_, Shell>) {
    setup(harness);
    click(harness, "2 rivals");
    choose(harness, "Loyalty setup", "First slot dealt, the rest chosen");
    click_kind(harness, Role::CheckBox, "Whispers kept");
}

/// The set-up of a match alone against two automata.
pub fn automata(harness: &mut Harness<'_, Shell>) {
    setup(harness);
    click(harness, "Alone against automata");
    click(harness, "2 automata");
}

/// The list of lessons.
pub fn lessons(harness: &mut Harness<'_, Shell>) {
    click(harness, "Learn to play");
}

/// The list of puzzles on a day.
pub fn puzzles(harness: &mut Harness<'_, Shell>) {
    harness.state_mut().set_today(system::Day::parse("2026-11-22").unwrap());
    click(harness, "Puzzles");
}

/// The first puzzle.
pub fn puzzle(harness: &mut Harness<'_, Shell>) {
    puzzles(harness);
    click_where(harness, "the first puzzle", |name| name.starts_with("1. "));
    stage::rest(harness);
}

/// The table against two automata, in their second round.
pub fn among_automata(harness: &mut Harness<'_, Shell>) {
    let pack = std::sync::Arc::new(base::pack());
    let mut setup = Setup::new(pack, 2, Level::Novice, 3);
    for (seat, kind) in setup.seats.iter_mut().skip(1).zip(["madness", "hounds"]) {
        seat.player = Player::parse(kind).unwrap();
    }
    let mut game = Match::new(setup).unwrap();
    let mut bot = Bot::new(Level::Random, 3);
    let is_there = |game: &Match| {
        game.state().round() > 1 && game.legal().iter().any(|action| matches!(action, Action::Attack { .. }))
    };
    while game.human_to_move().is_none() || !is_there(&game) {
        let view = game.view(game.state().mover().unwrap());
        game.play(bot.choose(game.world(), &view, None, &game.legal()).unwrap()).unwrap();
    }
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, game);
    harness.run();
}

/// The rulebook.
pub fn rulebook(harness: &mut Harness<'_, Shell>) {
    harness.key_press(Key::F1);
    harness.run_steps(3);
}

/// The history of somebody who has not played yet.
pub fn history(harness: &mut Harness<'_, Shell>) {
    click(harness, "History");
}

/// The list of matches.
pub fn load(harness: &mut Harness<'_, Shell>) {
    click(harness, "Load a match");
}

/// Clicks the widget of this kind and name: its label has the same name.
fn click_kind(harness: &mut Harness<'_, Shell>, kind: Role, name: &str) {
    harness.get_by(|node| node.role() == kind && node.label().as_deref() == Some(name)).click();
    harness.run();
}

/// The first lesson where something is to be done.
pub fn lesson(harness: &mut Harness<'_, Shell>) {
    click(harness, "Learn to play");
    click(harness, "Begin");
    for _ in 0..5 {
        click(harness, "Next");
    }
}

/// What is settled for every match.
pub fn settings(harness: &mut Harness<'_, Shell>) {
    click(harness, "Settings");
}

/// What is settled, with strong colours by night.
pub fn strong(harness: &mut Harness<'_, Shell>) {
    settings(harness);
    click(harness, "Strong");
    click(harness, "Night");
    click(harness, "My own");
}

/// The title in French.
pub fn french(harness: &mut Harness<'_, Shell>) {
    settings(harness);
    click(harness, "Français");
    click(harness, "Retour");
}

/// The set-up in French.
pub fn french_setup(harness: &mut Harness<'_, Shell>) {
    french(harness);
    click(harness, "Nouvelle partie");
    retype(harness, "Graine", "2026");
    choose(harness, "Loyautés", "Première case distribuée, le reste choisi");
}

/// The title in the colours of the night.
pub fn night(harness: &mut Harness<'_, Shell>) {
    settings(harness);
    click(harness, "Night");
    click(harness, "Back");
}

/// Puts a text into a field, and the keyboard's focus nowhere.
fn retype(harness: &mut Harness<'_, Shell>, field: &str, text: &str) {
    click_kind(harness, Role::TextInput, field);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(text.to_owned()));
    harness.run();
    let nowhere = Pos2::new(4.0, harness.ctx.content_rect().bottom() - 4.0);
    harness.drag_at(nowhere);
    harness.drop_at(nowhere);
    harness.run();
}

/// Chooses from a list that opens.
fn choose(harness: &mut Harness<'_, Shell>, list: &str, choice: &str) {
    click_kind(harness, Role::ComboBox, list);
    click(harness, choice);
    harness.run();
}
