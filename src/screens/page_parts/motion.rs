//! The pace of what moves by itself, for decoration: nothing moves in a window that nobody looks at.

use std::time::Duration;

use egui::Context;

/// From one frame to the next.
pub(crate) const FRAME: Duration = Duration::from_millis(33);

/// A frame that takes longer, in seconds, is followed by the next at once.
const SLOW: f32 = 0.1;

/// Asks for the next frame of a motion that ends after a rest. A window in the background is drawn again only when the
/// motion has ended.
pub(crate) fn next_frame(ctx: &Context, rest: Duration) {
    let (focused, last) = ctx.input(|i| (i.focused, i.unstable_dt));
    let wait = match () {
        () if !focused => rest,
        () if last > SLOW => Duration::ZERO,
        () => FRAME,
    };
    ctx.request_repaint_after(wait);
}
