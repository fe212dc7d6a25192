//! What has happened, the newest at the bottom. A line that is pointed at lights up what it tells of,
//! and says why it was decided. Above it stands what holds until the round ends.

use egui::epaint::Mesh;
use egui::text::LayoutJob;
use egui::{FontId, Label, Rect, RichText, ScrollArea, Sense, Shape, Ui, UiBuilder, Vec2};

use super::{Highlight, Input, Scene, reasons, widget};
use crate::app::looks::Looks;
use crate::app::theme::{line, space, type_size};
use crate::rules::Event;

/// Only what has happened lately is laid out; the rest can be read in the record.
const SHOWN: usize = 120;

/// Shows the log.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let rect = ui.max_rect();
    widget::ground(ui, looks, rect);
    let rect = rect.with_min_y(lasting(ui, looks, scene, rect));
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(space::NORMAL)));
    let said = scene.game.events().rev().filter_map(|(number, event)| {
        let said = looks.speech.event(scene.game, event, Some(scene.view.viewer()))?;
        Some((Some(*event), reasons::told_by(scene.game, number, event), said))
    });
    let unveiled = looks.speech.unveiled(scene.game).into_iter().rev().map(|line| (None, None, line));
    let mut lines: Vec<(Option<Event>, Option<usize>, String)> = unveiled.chain(said).take(SHOWN).collect();
    if let Some((.., news)) = lines.first() {
        widget::announce(&child, rect, "news", news);
    }
    lines.reverse();
    let area = ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink([false, false]);
    let shown = area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (event, decision, line) in &lines {
            let heading = matches!(event, Some(Event::Round { .. } | Event::Turn(_)));
            let text = RichText::new(line).size(type_size::SMALL + 0.5);
            let text = if heading { text.strong() } else { text.color(looks.theme.faint) };
            let shown = ui.add(Label::new(text).sense(Sense::hover()));
            if let Some(event) = event.as_ref().filter(|_| shown.hovered()) {
                inputs.push(Input::Highlight(Highlight::of(event)));
            }
            if let Some(number) = *decision {
                reasons::behind(ui, looks, scene, number, shown);
            }
        }
    });
    if shown.state.unclamped_offset().y > 0.0 {
        fade(ui, looks, rect);
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
