//! How large the names of regions are.

use crate::looks::Looks;
use crate::looks::theme::type_size;
use crate::map::{Camera, Frame};
use crate::screens::table::map::anchors::frame_in;

/// From this room around most anchors on names are larger, in points, in a realm and on a chart, where they stand
/// beside it; and how much larger they get.
const LARGE: f32 = 40.0;
const LARGE_OUTSIDE: f32 = 25.0;
const LARGER: f32 = 1.3;

/// How much larger they are where the map is looked at from nearest, in so many steps: few sizes are drawn.
const NEARER: f32 = 0.4;
const STEPS: f32 = 4.0;
/// How much nearer than the whole that is.
const NEAREST: f32 = 2.5;

/// The size of the letters of names.
pub(crate) fn of(looks: &Looks, frame: &Frame) -> f32 {
    let whole = frame_in(looks, frame.sheet, Camera::default());
    let large = if looks.shapes.is_chart() { LARGE_OUTSIDE } else { LARGE };
    let larger = (looks.shapes.usual_room() * whole.scale / large).clamp(1.0, LARGER);
    let near = ((frame.scale / whole.scale - 1.0) / (NEAREST - 1.0)).clamp(0.0, 1.0);
    let nearer = 1.0 + NEARER * (near * STEPS).round() / STEPS;
    (type_size::BODY * larger * nearer * 2.0).round() / 2.0
}
