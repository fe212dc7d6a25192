//! What has happened, the newest at the bottom. A line that is pointed at lights up what it tells of,
//! and says why it was decided. Above it stands what holds until the round ends.

use egui::epaint::Mesh;
use egui::text::LayoutJob;
use egui::{
    Align2, Button, FontId, Id, Label, Rect, Response, RichText, ScrollArea, Sense, Shape, Ui, UiBuilder,
    Vec2,
};

use super::councils::society_look;
use super::{Highlight, Input, Scene, card_tip, reasons, widget};
use crate::app::fonts;
use crate::app::icons::Symbol;
use crate::app::looks::Looks;
use crate::app::theme::{line, space, type_size};
use crate::rules::Event;

/// Only what has happened lately is laid out; the rest can be read in the record.
const SHOWN: usize = 120;
/// Farther down than any log goes.
const FAR_DOWN: f32 = 1e6;

/// Shows the log.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let rect = ui.max_rect();
    widget::ground(ui, looks, rect);
    let rect = rect.with_min_y(head(ui, looks, rect, inputs));
    let rect = rect.with_min_y(lasting(ui, looks, scene, rect));
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(rect.shrink2(Vec2::new(space::NORMAL, space::TIGHT))));
    let said = scene.game.events().rev().filter_map(|(number, event)| {
        let said = looks.speech.event(scene.game, event, Some(scene.view.viewer()))?;
        Some(Entry {
            event: Some(*event),
            step: number,
            decision: reasons::told_by(scene.game, number, event),
            said,
        })
    });
    let unveil = |said| Entry { event: None, step: usize::MAX, decision: None, said };
    let unveiled = looks.speech.unveiled(scene.game).into_iter().rev().map(unveil);
    let mut entries: Vec<Entry> = unveiled.chain(said).take(SHOWN).collect();
    if let Some(news) = entries.first() {
        widget::announce(&child, rect, "news", &news.said);
    }
    entries.reverse();
    // What is new since the person's last decision.
    let own = scene.game.steps().iter().rposition(|step| step.society == scene.view.viewer());
    let is_new = |entry: &Entry| own.is_some_and(|own| entry.step > own + 1);
    let first_new = entries.iter().position(is_new).filter(|first| *first > 0);
    let area = ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink([false, false]);
    // A click on the button is done by the next frame.
    let jump = Id::unique("log to end");
    let area = match ui.data_mut(|data| data.remove_temp::<()>(jump)) {
        Some(()) => area.vertical_scroll_offset(FAR_DOWN),
        None => area,
    };
    let shown = area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (place, entry) in entries.iter().enumerate() {
            if first_new == Some(place) {
                divider(ui, looks);
            }
            let shown = line_of(ui, looks, scene, entry, is_new(entry));
            if let Some(event) = entry.event.as_ref().filter(|_| shown.hovered()) {
                inputs.push(Input::Highlight(Highlight::of(event)));
            }
            if let Some(number) = entry.decision {
                reasons::behind(ui, looks, scene, number, shown);
            }
        }
    });
    let hidden = shown.content_size.y - shown.inner_rect.height() - shown.state.clamped_offset().y;
    if hidden > 8.0 && to_end(ui, looks, rect) {
        ui.data_mut(|data| data.insert_temp(jump, ()));
        ui.ctx().request_repaint();
    }
    if shown.state.unclamped_offset().y > 0.0 {
        fade(ui, looks, rect);
    }
}

/// How tall the head is.
const HEAD: f32 = 25.0;

/// What it is called, and the button that opens it over the map or folds it again. Gives back where the rest
/// begins.
fn head(ui: &Ui, looks: &mut Looks, rect: Rect, inputs: &mut Vec<Input>) -> f32 {
    let at = rect.left_top() + Vec2::new(space::NORMAL, HEAD / 2.0 + 1.0);
    let font = fonts::display(type_size::LEAD);
    ui.painter().text(at, Align2::LEFT_CENTER, looks.speech.text("table-log"), font, looks.theme.ink);
    let place = Rect::from_center_size(rect.right_top() + Vec2::new(-13.0, 13.0), Vec2::splat(18.0));
    let name = looks.speech.text("table-log-open");
    let response = widget::add(ui, place, "open log", true, &name).on_hover_text(name);
    let tint =
        if response.hovered() || response.has_focus() { looks.theme.accent } else { looks.theme.faint };
    looks.icons.paint(ui, Symbol::Menu, place.shrink(2.0), tint);
    if response.clicked() {
        inputs.push(Input::ToggleLog);
    }
    rect.top() + HEAD
}

/// What is told.
struct Entry {
    event: Option<Event>,
    /// The number of the decision that it came of.
    step: usize,
    /// The same where it is told what was decided.
    decision: Option<usize>,
    said: String,
}

/// Sets apart what is new since the person's last decision.
fn divider(ui: &mut Ui, looks: &Looks) {
    let text =
        RichText::new(looks.speech.text("table-log-new")).size(type_size::SMALL).color(looks.theme.accent);
    let shown = ui.add(Label::new(text).selectable(false));
    let right = ui.max_rect().right();
    let y = shown.rect.center().y;
    ui.painter().hline(shown.rect.right() + space::TIGHT..=right, y, (line::THIN, looks.theme.accent));
}

/// A button for those who have scrolled away from the end.
fn to_end(ui: &mut Ui, looks: &Looks, rect: Rect) -> bool {
    let text = RichText::new(looks.speech.text("table-log-end")).size(type_size::SMALL);
    let size = Vec2::new(rect.width() - 2.0 * space::NORMAL, 22.0);
    let place =
        Rect::from_min_size(rect.left_bottom() + Vec2::new(space::NORMAL, -size.y - space::TIGHT), size);
    ui.put(place, Button::new(text)).clicked()
}

/// A line: a round's and a turn's beginning as headings, everything else behind the emblem of whoever did it.
fn line_of(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, entry: &Entry, new: bool) -> Response {
    let (event, line) = (entry.event, entry.said.as_str());
    match event {
        Some(Event::Round { .. }) => {
            ui.add_space(space::TIGHT);
            let text = RichText::new(line).font(fonts::display(type_size::LEAD));
            ui.add(Label::new(text).sense(Sense::hover()).selectable(false))
        }
        Some(Event::Turn(empire)) => {
            let text = RichText::new(line).size(type_size::SMALL + 0.5).strong();
            let at = ui.cursor().min;
            let shown = ui.add(Label::new(text).sense(Sense::hover()).selectable(false));
            let tint = looks.theme.drawn(looks.empire(empire.index()));
            let bar =
                Rect::from_min_max(at - Vec2::new(6.0, 0.0), shown.rect.left_bottom() - Vec2::new(3.0, 0.0));
            ui.painter().rect_filled(bar, 1.0, tint);
            shown
        }
        _ => {
            let text = RichText::new(line).size(type_size::SMALL + 0.5);
            let text = if new { text } else { text.color(looks.theme.faint) };
            let Some(society) = event.and_then(|event| Highlight::of(&event).society) else {
                return card_tip::label(ui, looks, scene, text);
            };
            let row = ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::TIGHT;
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(15.0), Sense::hover());
                widget::disc(ui, looks, rect, society_look(looks, scene, society), 2.0);
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
                card_tip::label(ui, looks, scene, text)
            });
            row.inner
        }
    }
}

/// Shows what holds until the round ends, in two lines at most; hovering tells the rest. Gives back
/// where the log begins below it.
fn lasting(ui: &Ui, looks: &Looks, scene: &Scene<'_>, rect: Rect) -> f32 {
    let Some(said) = looks.speech.lasting(scene.game.world(), scene.view) else { return rect.top() };
    let inner = rect.shrink2(Vec2::new(space::NORMAL, space::TIGHT));
    let font = FontId::proportional(type_size::SMALL + 0.5);
    let mut job = LayoutJob::simple(said.clone(), font, looks.theme.accent, inner.width());
    job.wrap.max_rows = 2;
    let galley = ui.painter().layout_job(job);
    let band = Rect::from_min_size(inner.min, Vec2::new(inner.width(), galley.size().y));
    ui.painter().galley(band.min, galley, looks.theme.accent);
    let below = band.bottom() + space::TIGHT;
    ui.painter().hline(inner.x_range(), below, (line::THIN, looks.theme.rule));
    widget::add(ui, band, "lasting", false, &said).on_hover_text(said);
    below
}

/// The line at the upper edge, which is seldom whole, fades out.
fn fade(ui: &Ui, looks: &Looks, rect: Rect) {
    let band = Rect::from_min_size(rect.min + Vec2::splat(1.0), Vec2::new(rect.width() - 2.0, 22.0));
    let (solid, clear) = (looks.theme.panel, looks.theme.panel.gamma_multiply(0.0));
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
