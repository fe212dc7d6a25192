//! What is being done, in large type: who steers what, what was chosen, what came of it, and what it brings
//! the person. It stays until the next one decides, and a card that was played lies open as long. Of what is looked
//! back at, the way back to now stands beside it.

use egui::{Button, Color32, Label, Pos2, Rect, RichText, Sense, Ui, UiBuilder, Vec2};

use super::councils::society_look;
use super::scene::{Input, Scene, Time};
use super::story::Story;
use super::tightness::Tightness;
use super::{card_tip, keycap, widget};
use crate::app::icons::IconName;
use crate::app::looks::Looks;
use crate::app::theme::{space, text_on, type_size};
use crate::app::words::typeset;
use crate::table::{claim, passages};

/// How large the emblems are, of the size of the letters.
const EMBLEM: f32 = 1.6;

/// Shows it.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    tightness: Tightness,
    inputs: &mut Vec<Input>,
) {
    let Some(story) = &scene.story else { return };
    let Some(society) = story.society() else { return };
    if scene.time == Time::Back {
        let taken = back_to_now(ui, looks, inputs);
        ui.set_max_width(ui.available_width() - taken);
    }
    let size = tightness.lead();
    ui.horizontal_wrapped(|ui| {
        let emblem = Vec2::splat(size * EMBLEM);
        let (rect, _) = ui.allocate_exact_size(emblem, Sense::hover());
        widget::disc(ui, looks, rect, society_look(looks, scene, society), 3.5);
        if let Some(position) = story.position() {
            let (rect, _) = ui.allocate_exact_size(emblem, Sense::hover());
            let empire = position.empire().index();
            let tint = looks.empire(empire);
            ui.painter().rect_filled(rect, 5.0, tint);
            looks.icons.paint(ui, IconName::Empire(empire), rect.shrink(3.5), text_on(tint));
        }
        let text = said(looks, scene, story, tightness).join(" ");
        card_tip::label(ui, looks, scene, RichText::new(text).size(size));
        let swing = story.swing(scene.game.world(), scene.view.viewer());
        if swing != 0 && scene.moving.is_none() {
            let sign = if swing > 0 { "+" } else { "" };
            let text = looks.speech.say("table-swing", &[("n", format!("{sign}{}", typeset(swing)).into())]);
            let tint = if swing > 0 { looks.theme.gain } else { looks.theme.wrong };
            let label = Label::new(RichText::new(&text).size(size).strong().color(tint));
            ui.add(label.selectable(false));
        }
    });
    // Why it could be done, as everybody may know, once it has been seen; and how to go on.
    let claimed = claim(scene.game, story.last_number()).filter(|_| scene.unshown == 0);
    let why = claimed.and_then(|claim| looks.speech.claim(scene.game.setup(), claim));
    let go_on = match scene.time {
        Time::Now => Some("table-watch"),
        Time::Back => None,
        Time::Ending => Some("story-watch-end"),
    };
    let faint: Vec<String> = why.into_iter().chain(go_on.map(|key| looks.speech.text(key))).collect();
    if !faint.is_empty() {
        let text = RichText::new(faint.join(" ")).size(tightness.small()).color(looks.theme.faint);
        ui.add(Label::new(text).selectable(false));
    }
}

/// What is told: no more than has been shown. Where there is little room, in as few words as in the log.
fn said(looks: &Looks, scene: &Scene<'_>, story: &Story<'_>, tightness: Tightness) -> Vec<String> {
    let (game, viewer) = (scene.game, scene.view.viewer());
    if tightness == Tightness::Short {
        let seen = story.told(scene.unshown).filter(|(_, event)| event.audience().has(viewer));
        return passages(seen).iter().map(|passage| looks.speech.passage(game, passage, true)).collect();
    }
    story.told(scene.unshown).filter_map(|(_, event)| looks.speech.event(game, event, Some(viewer))).collect()
}

/// The button that leads back to now, at the right. Gives back how much room it takes.
fn back_to_now(ui: &mut Ui, looks: &Looks, inputs: &mut Vec<Input>) -> f32 {
    let theme = &looks.theme;
    let words = RichText::new(looks.speech.text("story-return")).strong().color(theme.on_accent);
    let cap = keycap::atom(ui.painter(), theme, looks.speech.text("key-escape"), type_size::SMALL);
    let button = Button::new(words).fill(theme.accent).shortcut_text(cap).gap(space::NORMAL);
    let room = ui.available_rect_before_wrap();
    let place = Rect::from_min_max(room.min, Pos2::new(room.right() - space::TIGHT, room.top() + 30.0));
    let layout = egui::Layout::right_to_left(egui::Align::Min);
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    child.visuals_mut().widgets.hovered.weak_bg_fill = theme.accent;
    child.visuals_mut().override_text_color = Some(Color32::PLACEHOLDER);
    let shown = child.add(button.min_size(Vec2::new(0.0, 28.0)));
    if shown.clicked() {
        inputs.push(Input::Return);
    }
    room.right() - shown.rect.left() + space::NORMAL
}
