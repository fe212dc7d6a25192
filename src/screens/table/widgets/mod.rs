//! Widgets of the table that are drawn by hand, with keyboard focus and labels for screen readers.

pub(crate) mod dialogs;
pub(crate) mod keyboard_focus;
pub(crate) mod keycap;
pub(crate) mod lesson_target_rects;
pub(crate) mod popup_placement;
pub(crate) mod table_keys;

use egui::accesskit::{Live, Role};
use egui::{
    Context, Id, Pos2, Rect, RectAlign, Response, Sense, Shape, Stroke, Tooltip, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetText,
};

use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::theme::{line, mix, text_on};
pub(super) use crate::screens::page_parts::disc;
use keyboard_focus::Priority;

/// Adds a widget that the caller draws by hand. The widget can be clicked if `lit` is true. Screen readers read its
/// `label`.
pub(crate) fn add(
    ui: &Ui,
    rect: Rect,
    id: impl std::hash::Hash + std::fmt::Debug,
    lit: bool,
    label: &str,
) -> Response {
    let sense = if lit { Sense::click() } else { Sense::hover() };
    interact(ui, rect, ui.scope_id().with(id), sense, WidgetInfo::labeled(role(lit), lit, label))
}

/// Adds a widget that can always be clicked. If it isn't `lit`, a click asks why it cannot be chosen, and the keyboard
/// focus doesn't reach it. If it is, `priority` says which choice gets the focus first.
pub(crate) fn clickable(
    ui: &Ui,
    rect: Rect,
    id: impl std::hash::Hash + std::fmt::Debug,
    lit: bool,
    label: &str,
    priority: Priority,
) -> Response {
    let sense = if lit { Sense::click() } else { Sense::CLICK | Sense::HOVER };
    let response =
        interact(ui, rect, ui.scope_id().with(id), sense, WidgetInfo::labeled(role(lit), lit, label));
    if lit {
        keyboard_focus::add_choice(ui, &response, priority);
    }
    response
}

fn role(lit: bool) -> Role {
    if lit { Role::Button } else { Role::Label }
}

/// Adds a widget with a label for screen readers, and scrolls to the widget when it gets the focus.
fn interact(ui: &Ui, rect: Rect, id: Id, sense: Sense, info: WidgetInfo) -> Response {
    let response = ui.interact(rect, id, sense);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response.widget_info(|| info.clone());
    response
}

/// Adds a widget whose `label` can be read, and which can get the keyboard focus. A click or Enter asks why it cannot
/// be chosen.
pub(crate) fn readable(ui: &Ui, rect: Rect, id: Id, label: &str) -> Response {
    interact(
        ui,
        rect,
        id,
        Sense::focusable_noninteractive() | Sense::CLICK,
        WidgetInfo::labeled(Role::Label, true, label),
    )
}

/// Draws the frame of a widget that is focused or `lit`. The frame is stronger if a `lit` widget is under the pointer.
pub(crate) fn outline(ui: &Ui, looks: &Looks, rect: Rect, radius: f32, lit: bool, response: &Response) {
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

/// Shows a tooltip beside `anchor` while the pointer is over the widget, or while the widget has the keyboard focus.
pub(crate) fn tip(response: &Response, anchor: Rect, align: RectAlign, said: impl Into<WidgetText>) {
    // A modal dialog hides the tooltips of the table below it.
    if response.ctx.memory(|memory| memory.top_modal_layer().is_some()) {
        return;
    }
    let mut tooltip = Tooltip::for_enabled(response);
    tooltip.popup = tooltip.popup.anchor(anchor).align(align);
    if anchor.height() == 0.0 {
        tooltip = tooltip.gap(0.0);
    }
    let is_focused = response.has_focus() && keyboard_focus::by_keyboard(&response.ctx);
    if is_focused || is_held(response) {
        tooltip.popup = tooltip.popup.open(true);
    }
    tooltip.show(|ui| ui.label(said));
}

/// The distance that a finger may move while it is held still, in points.
const STILL: f32 = 6.0;

/// True if a finger is held still on a widget. The map below it then counts as dragged, and nothing as hovered.
pub(crate) fn is_held(response: &Response) -> bool {
    let is_still = response.ctx.input(|i| {
        let apart =
            i.pointer.press_origin().zip(i.pointer.interact_pos()).map(|(from, to)| from.distance(to));
        let is_long = i.pointer.press_start_time().is_some_and(|since| i.time - since > HOLD);
        i.any_touches() && i.multi_touch().is_none() && is_long && apart.is_some_and(|apart| apart <= STILL)
    });
    is_still && response.contains_pointer()
}

/// How long a finger rests on a widget before its tooltip appears, in seconds. Egui draws a frame after 0.8 s.
const HOLD: f64 = 0.5;

/// The size of a tooltip with this text, in points.
pub(crate) fn tip_size(ui: &Ui, said: &str) -> Vec2 {
    let wide = ui.spacing().tooltip_width;
    let font = egui::TextStyle::Body.resolve(ui.style());
    let galley = ui.painter().layout(said.to_owned(), font, ui.visuals().text_color(), wide);
    galley.size() + egui::Frame::popup(ui.style()).total_margin().sum()
}

/// Shows a tooltip in exactly this rectangle, which must be large enough for the text.
pub(crate) fn tip_at(response: &Response, place: Rect, said: impl Into<WidgetText>) {
    let anchor = Rect::from_min_size(place.min, Vec2::new(place.width(), 0.0));
    tip(response, anchor, RectAlign::BOTTOM_START, said);
}

/// A `Ui` for a part of the table, clipped to the rectangle `rect`.
pub(crate) fn part(ui: &mut Ui, rect: Rect) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().max_rect(rect));
    part.set_clip_rect(rect.intersect(part.clip_rect()));
    part
}

/// Draws the coat of arms of an empire without an edge. Its corners have the radius `round`, and its emblem has the
/// margin `inset`.
pub(crate) fn plain_arms(ui: &Ui, looks: &mut Looks, rect: Rect, empire: usize, round: f32, inset: f32) {
    let tint = looks.empire(empire);
    ui.painter().rect_filled(rect, round, tint);
    looks.icons.paint(ui, IconName::Empire(empire), rect.shrink(inset), text_on(tint));
}

/// Remembers the height of a popup for its next placement. If the height has changed, the frame is laid out again
/// before it is shown.
pub(crate) fn remember_height(ctx: &Context, id: Id, height: f32) {
    let before: Option<f32> = ctx.data(|data| data.get_temp(id));
    if before.is_none_or(|before| (before - height).abs() > 0.5) {
        ctx.data_mut(|data| data.insert_temp(id, height));
        ctx.request_discard("a popup has another height");
        ctx.request_repaint();
    }
}

/// Draws the coat of arms of an empire with an edge. Its corners have the radius `round`, and its emblem has the
/// margin `inset`.
pub(crate) fn arms(ui: &Ui, looks: &mut Looks, rect: Rect, empire: usize, round: f32, inset: f32) {
    let tint = looks.empire(empire);
    let edge = (line::THIN, mix(tint, looks.theme.ink, 0.5));
    ui.painter().rect(rect, round, tint, edge, egui::StrokeKind::Inside);
    looks.icons.paint(ui, IconName::Empire(empire), rect.shrink(inset), text_on(tint));
}

/// Draws the background of a panel.
pub(crate) fn ground(ui: &Ui, looks: &Looks, rect: Rect) {
    ui.painter().rect(rect, 5.0, looks.theme.panel, (line::THIN, looks.theme.rule), egui::StrokeKind::Inside);
}

/// The dash pattern of a broken ring.
pub(crate) struct Dashes {
    /// The number of straight line segments that approximate the ring.
    pieces: u8,
    /// The length of a dash of the ring, in points.
    dash: f32,
    /// The length of a gap between two dashes of the ring, in points.
    gap: f32,
}

/// The dash pattern of a small broken ring.
pub(crate) const FINE: Dashes = Dashes { pieces: 32, dash: 4.0, gap: 3.0 };
/// The dash pattern of a broken ring as large as a token on the exchange sheet.
pub(crate) const COARSE: Dashes = Dashes { pieces: 48, dash: 5.0, gap: 4.0 };

/// Draws a broken ring, which marks an empty position or slot.
pub(crate) fn broken_ring(ui: &Ui, middle: Pos2, radius: f32, stroke: Stroke, dashes: &Dashes) {
    let corner = |i: u8| {
        let (sin, cos) = (std::f32::consts::TAU * f32::from(i) / f32::from(dashes.pieces)).sin_cos();
        middle + Vec2::new(cos, sin) * radius
    };
    let ring: Vec<Pos2> = (0..=dashes.pieces).map(corner).collect();
    ui.painter().extend(Shape::dashed_line(&ring, stroke, dashes.dash, dashes.gap));
}

/// The radius of a hint's badge, in points.
const BADGE: f32 = 9.0;

/// Draws the badge of a hint at a point that the hint marks.
pub(crate) fn badge(ui: &Ui, looks: &mut Looks, at: Pos2) {
    ui.painter().circle_filled(at, BADGE + 1.5, looks.theme.on_accent);
    ui.painter().circle_filled(at, BADGE, looks.theme.accent);
    let eye = Rect::from_center_size(at, Vec2::splat(BADGE * 1.5));
    looks.icons.paint(ui, Symbol::Hint, eye, looks.theme.on_accent);
}

/// Returns the label of a widget. If the widget is `hinted`, adds a sentence that says so, for screen readers.
pub(crate) fn with_hint(looks: &Looks, label: String, hinted: bool) -> String {
    if hinted { format!("{label}\n{}", looks.speech.text("table-hinted")) } else { label }
}

/// Makes screen readers read `news` once they have finished the current text.
pub(crate) fn announce(ui: &Ui, rect: Rect, id: &str, news: &str) {
    let response = ui.interact(rect, Id::unique(id), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, news));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}
