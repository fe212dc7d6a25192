//! How large the names of regions are.

use super::anchors::frame_in;
use crate::app::looks::Looks;
use crate::app::map::{Camera, Frame};
use crate::app::theme::type_size;

/// From this room around most anchors on names are larger, in points, in a realm and on a chart, where they stand
/// beside it; and how much larger they get.
const LARGE: f32 = 40.0;
const LARGE_OUTSIDE: f32 = 25.0;
const LARGER: f32 = 1.3;

/// The size of the letters of names: the same however near the map is looked at, so that few sizes are drawn.
pub(super) fn of(looks: &Looks, frame: &Frame) -> f32 {
    let whole = frame_in(looks, frame.sheet, Camera::default());
    let large = if looks.shapes.is_chart() { LARGE_OUTSIDE } else { LARGE };
    let larger = (looks.shapes.usual_room() * whole.scale / large).clamp(1.0, LARGER);
    (type_size::BODY * larger * 2.0).round() / 2.0
}
