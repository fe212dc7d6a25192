//! The clicks that lead to the screens other than the table.

use bots::{Bot, Level};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rules::Action;
use table::{Match, Player, Setup};
use whispers::shell::Shell;

use crate::support::base;
use crate::support::hands::{self, click, click_where};
use crate::support::stage;

/// Shows the set-up screen with a fixed seed.
pub fn setup(harness: &mut Harness<'_, Shell>) {
    hands::customise(harness);
    retype(harness, "Seed", "2026");
}

/// Shows the page with the presets of a new match.
pub fn presets(harness: &mut Harness<'_, Shell>) {
    click(harness, "New match");
}

/// Shows the set-up screen with house rules that differ from the printed rules.
pub fn house_rules(harness: &mut Harness<'_, Shell>) {
    setup(harness);
    click(harness, "2 rivals");
    choose(harness, "Loyalty set-up", "First slot dealt, rest chosen");
    click_kind(harness, Role::CheckBox, "Whispers kept");
}

/// Shows the set-up of a solo match against two automata.
pub fn automata(harness: &mut Harness<'_, Shell>) {
    setup(harness);
    click(harness, "Against automata");
    click(harness, "2 automata");
}

/// Shows the list of lessons.
pub fn lessons(harness: &mut Harness<'_, Shell>) {
    click(harness, "Learn to play");
}

/// Shows the list of puzzles on a certain day.
pub fn puzzles(harness: &mut Harness<'_, Shell>) {
    harness.state_mut().set_today(system::Day::parse("2026-11-22").unwrap());
    click(harness, "Puzzles");
}

/// Shows the first puzzle.
pub fn puzzle(harness: &mut Harness<'_, Shell>) {
    puzzles(harness);
    click_where(harness, "the first puzzle", |name| name.starts_with("1. "));
    stage::rest(harness);
}

/// Shows the table in a match against two automata, in the second round.
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

/// Shows the rulebook.
pub fn rulebook(harness: &mut Harness<'_, Shell>) {
    harness.key_press(Key::F1);
    harness.run_steps(3);
}

/// Shows the history before any match.
pub fn history(harness: &mut Harness<'_, Shell>) {
    click(harness, "History");
}

/// Shows the list of matches.
pub fn load(harness: &mut Harness<'_, Shell>) {
    click(harness, "Load match");
}

/// Clicks the widget with this role and name. Its label has the same name but another role.
fn click_kind(harness: &mut Harness<'_, Shell>, kind: Role, name: &str) {
    harness.get_by(|node| node.role() == kind && node.label().as_deref() == Some(name)).click();
    harness.run();
}

/// Shows the first step of a lesson, which asks for an action.
pub fn lesson(harness: &mut Harness<'_, Shell>) {
    click(harness, "Learn to play");
    click(harness, "Begin");
}

/// Shows the settings.
pub fn settings(harness: &mut Harness<'_, Shell>) {
    click(harness, "Settings");
}

/// Shows the settings with strong colours, by night.
pub fn strong(harness: &mut Harness<'_, Shell>) {
    settings(harness);
    click(harness, "Strong");
    click(harness, "Night");
    click(harness, "Custom");
}

/// Shows the title in French.
pub fn french(harness: &mut Harness<'_, Shell>) {
    settings(harness);
    click(harness, "Français");
    click(harness, "Retour");
}

/// Shows the set-up screen in French.
pub fn french_setup(harness: &mut Harness<'_, Shell>) {
    french(harness);
    click(harness, "Nouvelle partie");
    click(harness, "Personnaliser");
    retype(harness, "Graine", "2026");
    choose(harness, "Loyautés", "Première case distribuée, le reste choisi");
}

/// Shows the title in the night theme.
pub fn night(harness: &mut Harness<'_, Shell>) {
    settings(harness);
    click(harness, "Night");
    click(harness, "Back");
}

/// Types a text into a field, and then takes the focus away.
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

/// Chooses an entry of a drop-down list.
fn choose(harness: &mut Harness<'_, Shell>, list: &str, choice: &str) {
    click_kind(harness, Role::ComboBox, list);
    click(harness, choice);
    harness.run();
}
