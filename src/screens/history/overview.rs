//! The overview tab: figures at the top, and below them plots over time, or after a few matches their reviews.

use egui::accesskit::Role;
use egui::{Align2, FontId, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::statistics::PageData;
use super::{plots, result_tables, reviews};
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::text_fitting::fit;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{card, faint, ground, inside, scroll_bar};
use crate::shell::window_command::Command;
use speech::Figure;

/// The number of matches below which there are no plots: a few points show no development.
const PLOTTED: usize = 5;
/// The height of a figure with its label and note, in points.
const FIGURE: f32 = 86.0;

/// The height of the list of reviews while there are no plots, in points.
const FEW: f32 = 206.0;

pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    body: Rect,
    data: &PageData<'_>,
    commands: &mut Vec<Command>,
) {
    let statistics = data.statistics;
    let (top, below) = body.split_top_bottom_at_y(body.top() + FIGURE);
    let figures = looks.speech.figures(&statistics.history, &statistics.numbers, statistics.strength);
    for (rect, figure) in columns(top, figures.len()).into_iter().zip(&figures) {
        number(ui, looks, rect, figure);
    }
    let below = below.with_min_y(below.top() + space::NORMAL);
    let count = statistics.curves.won.len();
    if count < PLOTTED {
        return few(ui, looks, below, data, commands);
    }
    let [left, middle, right] = [0, 1, 2].map(|at| columns(below, 3)[at]);
    let curves = &statistics.curves;
    let mut part = card(ui, looks, left, &looks.speech.text("history-plot-error"));
    if curves.errors.is_empty() {
        faint(&mut part, looks, &looks.speech.text("history-plot-needs-reviews"));
    } else {
        plots::errors(&mut part, looks, curves);
    }
    let mut part = card(ui, looks, middle, &looks.speech.text("history-plot-strength"));
    plots::strength(&mut part, looks, curves);
    let mut part = card(ui, looks, right, &looks.speech.text("history-plot-won"));
    plots::won(&mut part, looks, curves);
}

/// Shows the reviews of the first matches, how many decisions of each kind they have and what those lost, and when plots
/// appear.
fn few(ui: &mut Ui, looks: &Looks, body: Rect, data: &PageData<'_>, commands: &mut Vec<Command>) {
    let (list, below) = body.split_top_bottom_at_y(body.top() + FEW);
    reviews::show(ui, looks, list, data, commands);
    let mut ui = inside(ui, columns(below, 2)[0]);
    scroll_bar(&mut ui);
    ScrollArea::vertical().id_salt("few").auto_shrink(false).show(&mut ui, |ui| {
        result_tables::parts(ui, looks, data);
        faint(ui, looks, &looks.speech.say("history-plot-few", &[("n", (PLOTTED as i64).into())]));
    });
}

/// Divides a rectangle into columns of equal width.
fn columns(rect: Rect, count: usize) -> Vec<Rect> {
    let gap = space::NORMAL;
    let width = (rect.width() + gap) / count.max(1) as f32 - gap;
    let at = |i: usize| rect.min + Vec2::new(i as f32 * (width + gap), 0.0);
    (0..count).map(|i| Rect::from_min_size(at(i), Vec2::new(width, rect.height()))).collect()
}

/// Shows a figure with its label above and a note below it.
fn number(ui: &Ui, looks: &Looks, rect: Rect, figure: &Figure) {
    let response = ui.interact(rect, ui.scope_id().with(&figure.label), Sense::hover());
    let said = format!("{}: {}, {}", figure.label, figure.value, figure.note);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    ground(ui, looks, rect);
    let inner = rect.shrink2(Vec2::new(space::NORMAL + space::TIGHT, space::NORMAL));
    let painter = ui.painter();
    let small = type_size::SMALL + 1.5;
    let label = FontId::proportional(small);
    painter.text(inner.left_top(), Align2::LEFT_TOP, &figure.label, label, looks.theme.faint);
    let large = fonts::display(type_size::HEADING + 5.0);
    painter.text(inner.left_center(), Align2::LEFT_CENTER, &figure.value, large, looks.theme.ink);
    let note = fit(painter, inner.width(), &figure.note, small, looks.theme.faint);
    let at = inner.left_bottom() - Vec2::new(0.0, note.size().y);
    painter.galley(at, note, looks.theme.faint);
    if !figure.about.is_empty() {
        response.on_hover_text(&figure.about);
    }
}
