//! What has happened, the newest at the bottom. A line that is pointed at lights up what it tells of.

use egui::accesskit::{Live, Role};
use egui::{Id, Label, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo};

use super::{Scene, Told, Wish, touch};
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};
use crate::rules::Event;

/// Only what has happened lately is laid out; the rest can be read in the record.
const SHOWN: usize = 120;

/// Shows the log.
pub(super) fn show(ui: &mut Ui, kit: &mut Kit, scene: &Scene<'_>, wishes: &mut Vec<Wish>) {
    let rect = ui.max_rect();
    touch::ground(ui, kit, rect);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(space::NORMAL)));
    let told = scene.game.events().rev().filter_map(|(_, event)| {
        Some((*event, kit.speech.event(scene.game, event, Some(scene.view.viewer()))?))
    });
    let mut lines: Vec<(Event, String)> = told.take(SHOWN).collect();
    if let Some((_, news)) = lines.first() {
        announce(&child, rect, news);
    }
    lines.reverse();
    ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (event, line) in &lines {
                let heading = matches!(event, Event::Round { .. } | Event::Turn(_));
                let text = RichText::new(line).size(type_size::SMALL + 0.5);
                let text = if heading { text.strong() } else { text.color(kit.theme.faint) };
                if ui.add(Label::new(text).sense(Sense::hover())).hovered() {
                    wishes.push(Wish::Tell(Told::of(event)));
                }
            }
        },
    );
}

/// Has screen readers read the newest line out as soon as they have said what they are saying.
fn announce(ui: &Ui, rect: Rect, news: &str) {
    let response = ui.interact(rect, Id::unique("news"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, news));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}
