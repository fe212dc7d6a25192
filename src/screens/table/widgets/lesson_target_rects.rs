//! Where parts of the table lie that are laid out only as they are drawn, for a lesson that points at them.

use egui::{Context, Id, Rect, Ui};

use crate::screens::table::scene_and_inputs::Scene;
use packs::Point;

/// Where what is laid out as it is drawn lies, for a lesson that points at it.
pub(crate) fn note(ui: &Ui, scene: &Scene<'_>, point: Point, rect: Rect) {
    if scene.status.lesson.is_some() {
        let pass = ui.ctx().cumulative_pass_nr();
        ui.ctx().data_mut(|data| data.insert_temp(id(point), (pass, rect)));
    }
}

fn id(point: Point) -> Id {
    Id::unique(("pointed at", point))
}

/// Where that lies in this frame, if it is there.
pub(crate) fn rect(ctx: &Context, point: Point) -> Option<Rect> {
    let kept: Option<(u64, Rect)> = ctx.data(|data| data.get_temp(id(point)));
    kept.filter(|(pass, _)| *pass == ctx.cumulative_pass_nr()).map(|(_, rect)| rect)
}
