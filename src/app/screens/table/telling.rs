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
    let said: Vec<String> = told.filter_map(|event| looks.speech.event(game, event, Some(viewer))).collect();
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
        let text = said.join(" ");
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
