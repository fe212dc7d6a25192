//! What is being done, in large type: who steers what, what was chosen, what came of it, and what it brings
//! the person. It stays until the next one decides, and a card that was played lies open as long.

use egui::{Label, RichText, Sense, Ui, Vec2};

use super::councils::society_look;
use super::scene::{Scene, Time};
use super::{card_tip, widget};
use crate::app::icons::IconName;
use crate::app::looks::Looks;
use crate::app::theme::{text_on, type_size};
use crate::app::words::typeset;
use crate::table::claim;

/// Shows it.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>) {
    let (game, viewer) = (scene.game, scene.view.viewer());
    let Some(story) = &scene.story else { return };
    let Some(society) = story.society() else { return };
    // No more is told than is shown.
    let on_its_way = scene.moving.and_then(|moving| story.events().position(|event| *event == moving));
    let told = story.events().take(on_its_way.map_or(usize::MAX, |place| place + 1));
    let text = looks.speech.story(game, told, viewer);
    ui.horizontal_wrapped(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
        widget::disc(ui, looks, rect, society_look(looks, scene, society), 3.5);
        if let Some(position) = story.position() {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
            let tint = looks.empire(position.empire().index());
            ui.painter().rect_filled(rect, 5.0, tint);
            looks.icons.paint(
                ui,
                IconName::Empire(position.empire().index()),
                rect.shrink(3.5),
                text_on(tint),
            );
        }
        card_tip::label(ui, looks, scene, RichText::new(text).size(type_size::LEAD));
        let swing = story.swing(game.world(), viewer);
        if swing != 0 && scene.moving.is_none() {
            let sign = if swing > 0 { "+" } else { "" };
            let text = looks.speech.say("table-swing", &[("n", format!("{sign}{}", typeset(swing)).into())]);
            let tint = if swing > 0 { looks.theme.gain } else { looks.theme.wrong };
            let label = Label::new(RichText::new(&text).size(type_size::LEAD).strong().color(tint));
            ui.add(label.selectable(false));
        }
    });
    // Why it could be done, as everybody may know, and how to go on.
    let why = claim(game, story.last_number()).and_then(|claim| looks.speech.claim(game.setup(), claim));
    let go_on = match scene.time {
        Time::Now => "table-watch",
        Time::Back => "story-return",
        Time::Ending => "story-watch-end",
    };
    let faint: Vec<String> = why.into_iter().chain([looks.speech.text(go_on)]).collect();
    let text = RichText::new(faint.join(" ")).size(type_size::SMALL + 0.5).color(looks.theme.faint);
    ui.add(Label::new(text).selectable(false));
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use egui::{Color32, FontId, Rect};

    use super::super::layout::Layout;
    use super::super::story::Story;
    use super::*;
    use crate::ai::{Bot, Level};
    use crate::app::fonts;
    use crate::content::{Files, Pack};
    use crate::speech::Speech;
    use crate::table::{Match, Setup};

    /// The stories of a match of bots, with their events and whether a card was played or shown.
    fn stories(pack: &Arc<Pack>, seed: u64, told: &mut dyn FnMut(&Match, &Story<'_>)) {
        let rivals = pack.rules.raw.societies.1.saturating_sub(1);
        let mut game = Match::new(Setup::new(Arc::clone(pack), rivals, Level::Novice, seed)).unwrap();
        let mut bot = Bot::new(Level::Random, seed);
        while let Some(mover) = game.state().mover() {
            let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
            game.play(action).unwrap();
            told(&game, &Story::last(&game).unwrap());
        }
    }

    #[test]
    fn a_turn_is_told_in_two_lines_of_a_usual_window_in_every_pack_and_language_but_for_one_in_fifty() {
        let ctx = egui::Context::default();
        for id in ["whispers-of-the-stars", "war-of-whispers", "lantern-delta"] {
            let pack = Arc::new(Pack::load(&Files::BuiltIn(id)).unwrap());
            ctx.set_fonts(fonts::definitions(pack.theme.face));
            let window = Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(1280.0, 800.0));
            let prompt = Layout::of(window, pack.rules.raw.empires.len(), 2).prompt;
            // Emblems stand before it, and points behind it.
            let room = prompt.width() - 80.0;
            for language in ["en", "fr"] {
                let speech = Speech::in_language(Arc::clone(&pack), language);
                let mut long = Vec::new();
                let mut count = 0;
                let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                    stories(&pack, 3, &mut |game, story| {
                        let viewer = game.world().societies().next().unwrap();
                        if story.society() == Some(viewer) {
                            return;
                        }
                        let text = speech.story(game, story.events(), viewer);
                        let font = FontId::proportional(type_size::LEAD);
                        let galley = ui.painter().layout(text.clone(), font, Color32::BLACK, room);
                        count += 1;
                        if galley.rows.len() > 2 && story.card().is_none() {
                            long.push(format!("{}: {text}", galley.rows.len()));
                        }
                    });
                });
                output.textures_delta.clear();
                assert!(count > 40);
                assert!(
                    long.len() * 50 <= count,
                    "{id}, {language}: {} of {count}\n{}",
                    long.len(),
                    long.join("\n")
                );
            }
        }
    }
}
