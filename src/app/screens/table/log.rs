//! What has happened, the newest at the bottom. A line that is pointed at lights up what it tells of.

use egui::accesskit::{Live, Role};
use egui::epaint::Mesh;
use egui::{Id, Label, Rect, RichText, ScrollArea, Sense, Shape, Ui, UiBuilder, Vec2, WidgetInfo};

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
    let area = ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink([false, false]);
    let shown = area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (event, line) in &lines {
            let heading = matches!(event, Event::Round { .. } | Event::Turn(_));
            let text = RichText::new(line).size(type_size::SMALL + 0.5);
            let text = if heading { text.strong() } else { text.color(kit.theme.faint) };
            if ui.add(Label::new(text).sense(Sense::hover())).hovered() {
                wishes.push(Wish::Tell(Told::of(event)));
            }
        }
    });
    if shown.state.unclamped_offset().y > 0.0 {
        fade(ui, kit, rect);
    }
}

/// The line at the upper edge, which is seldom whole, fades out.
fn fade(ui: &Ui, kit: &Kit, rect: Rect) {
    let band = Rect::from_min_size(rect.min + Vec2::splat(1.0), Vec2::new(rect.width() - 2.0, 22.0));
    let (solid, clear) = (kit.theme.panel, kit.theme.panel.gamma_multiply(0.0));
    let mut mesh = Mesh::default();
    for (pos, colour) in [
        (band.left_top(), solid),
        (band.right_top(), solid),
        (band.left_bottom(), clear),
        (band.right_bottom(), clear),
    ] {
        mesh.colored_vertex(pos, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(2, 1, 3);
    ui.painter().add(Shape::mesh(mesh));
}

/// Has screen readers read the newest line out as soon as they have said what they are saying.
fn announce(ui: &Ui, rect: Rect, news: &str) {
    let response = ui.interact(rect, Id::unique("news"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, news));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}
