//! Things that can be clicked, reached by keyboard and read out.

use egui::accesskit::Role;
use egui::{Rect, Response, Sense, Ui, WidgetInfo};

use crate::app::looks::Looks;
use crate::app::theme::line;

/// A thing of the table that is painted by hand: clickable when `lit`, and named for those who
/// cannot see it.
pub(super) fn add(
    ui: &Ui,
    rect: Rect,
    id: impl std::hash::Hash + std::fmt::Debug,
    lit: bool,
    label: &str,
) -> Response {
    let sense = if lit { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(id), sense);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response.widget_info(|| WidgetInfo::labeled(if lit { Role::Button } else { Role::Label }, lit, label));
    response
}

/// The frame of such a thing: lit, under the pointer or focused, or plain.
pub(super) fn outline(ui: &Ui, looks: &Looks, rect: Rect, radius: f32, lit: bool, response: &Response) {
    let theme = &looks.theme;
    let (weight, colour) = if response.has_focus() || (lit && response.hovered()) {
        (line::LIT, theme.accent)
    } else if lit {
        (line::STRONG, theme.lit)
    } else {
        return;
    };
    ui.painter().rect_stroke(rect, radius, (weight, colour), egui::StrokeKind::Inside);
}

/// A panel's ground.
pub(super) fn ground(ui: &Ui, looks: &Looks, rect: Rect) {
    ui.painter().rect(rect, 5.0, looks.theme.panel, (line::THIN, looks.theme.rule), egui::StrokeKind::Inside);
}
