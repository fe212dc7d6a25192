//! Remembers the rectangles of those parts of the table whose positions are known only once they are drawn, so that a
//! lesson can point at them.

use egui::{Context, Id, Rect, Ui};

use crate::screens::table::scene_and_inputs::Scene;
use packs::Point;

/// Remembers the rectangle of a part of the table in this frame. Does nothing outside lessons.
pub(crate) fn note(ui: &Ui, scene: &Scene<'_>, point: Point, rect: Rect) {
    if scene.status.lesson.is_some() {
        let pass = ui.ctx().cumulative_pass_nr();
        ui.ctx().data_mut(|data| data.insert_temp(id(point), (pass, rect)));
    }
}

fn id(point: Point) -> Id {
    Id::unique(("pointed at", point))
}

/// The remembered rectangle of a part of the table; `None` if that part isn't drawn in this frame.
pub(crate) fn rect(ctx: &Context, point: Point) -> Option<Rect> {
    let kept: Option<(u64, Rect)> = ctx.data(|data| data.get_temp(id(point)));
    kept.filter(|(pass, _)| *pass == ctx.cumulative_pass_nr()).map(|(_, rect)| rect)
}
