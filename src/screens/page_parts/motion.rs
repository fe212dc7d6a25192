//! The frame rate of decorative animations. Nothing is animated while the window is in the background.

use std::time::Duration;

use egui::Context;

/// The time from one frame of a decorative animation to the next.
pub(crate) const FRAME: Duration = Duration::from_millis(33);

/// If a frame took longer than this, in seconds, the next one follows at once.
const SLOW: f32 = 0.1;

/// Requests the next frame of a decorative animation that ends after `rest`. In a window without focus, only
/// the end of the animation is drawn.
pub(crate) fn next_frame(ctx: &Context, rest: Duration) {
    let (focused, last) = ctx.input(|i| (i.focused, i.unstable_dt));
    let wait = match () {
        () if !focused => rest,
        () if last > SLOW => Duration::ZERO,
        () => FRAME,
    };
    ctx.request_repaint_after(wait);
}
