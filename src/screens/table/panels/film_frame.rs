//! A frame of a film of the match: the societies, the round, the map, the last moves, and the progress of the match.

use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{line, mix, space, type_size};
use crate::screens::table::layout::GAP;
use crate::screens::table::map::map_panel;
use crate::screens::table::mode::Caption;
use crate::screens::table::panels::round_track;
use crate::screens::table::panels::societies;
use crate::screens::table::scene_and_inputs::{Ctx, Scene};
use crate::screens::table::widgets::{ground, part};

/// The height of the row of societies, in points.
const SOCIETIES: f32 = 64.0;
/// The height of the round track, in points.
const TRACK: f32 = 28.0;
/// The height of the caption, in points.
const CAPTION: f32 = 100.0;
/// The height of the bar that shows the match's progress, in points.
const LINE: f32 = 8.0;
/// The maximum number of lines for the text of the caption.
const LINES: usize = 4;

/// Shows a frame of a film, with this caption.
pub(crate) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, caption: &Caption) {
    // A film accepts no inputs, so the list of inputs is thrown away.
    let cx = &mut Ctx { looks, scene, inputs: &mut Vec::new() };
    let room = ui.max_rect().shrink(GAP);
    let (above, rest) = room.split_top_bottom_at_y(room.top() + SOCIETIES);
    let (round, rest) = rest.with_min_y(rest.top() + GAP).split_top_bottom_at_y(rest.top() + GAP + TRACK);
    let (rest, below) = rest.split_top_bottom_at_y(rest.bottom() - LINE);
    let (map, told) = rest.with_min_y(rest.top() + GAP).split_top_bottom_at_y(rest.bottom() - CAPTION);
    societies::show(&mut part(ui, above), cx);
    round_track::show(&part(ui, round), cx.looks, scene);
    map_panel::show(&mut part(ui, map.with_max_y(map.bottom() - GAP)), cx);
    write(&part(ui, told), cx.looks, caption);
    progress(ui, cx.looks, scene, below.with_min_y(below.top() + GAP / 2.0));
}

/// Writes the caption: the heading, and below it the moves.
fn write(ui: &Ui, looks: &Looks, caption: &Caption) {
    let rect = ui.max_rect();
    ground(ui, looks, rect);
    let inner = rect.shrink2(Vec2::new(space::WIDE, space::TIGHT));
    let heading = ui.painter().layout_no_wrap(
        caption.heading.clone(),
        fonts::display(type_size::LEAD + 2.0),
        looks.theme.accent,
    );
    let below = inner.top() + heading.size().y;
    ui.painter().galley(inner.min, heading, looks.theme.accent);
    let format = TextFormat::simple(FontId::proportional(type_size::BODY), looks.theme.ink);
    let mut job = LayoutJob::single_section(caption.text.clone(), format);
    (job.wrap.max_width, job.wrap.max_rows) = (inner.width(), LINES);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(egui::pos2(inner.left(), below + 1.0), galley, looks.theme.ink);
}

/// Draws the progress bar of the match, with a mark at the beginning of each round.
fn progress(ui: &Ui, looks: &Looks, scene: &Scene<'_>, rect: Rect) {
    let Some(replay) = scene.playback.replay else { return };
    let theme = &looks.theme;
    let x = |taken: usize| rect.left() + rect.width() * taken as f32 / replay.count().max(1) as f32;
    ui.painter().rect_filled(rect, 2.0, mix(theme.ground, theme.ink, 0.2));
    ui.painter().rect_filled(rect.with_max_x(x(replay.current().number())), 2.0, theme.accent);
    for mark in replay.marks().rounds().skip(1) {
        ui.painter().vline(x(mark.taken), rect.y_range(), (line::STRONG, theme.ink));
    }
}
