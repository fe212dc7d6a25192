//! The size of the window. It ensures that screens have enough space, and that the window fits its monitor.

use egui::{Context, Plugin, RawInput, Vec2, ViewportCommand};

use crate::looks::interface_scale::{SCALES, SMALLEST};

/// The size of the window when it opens, in points at interface scale 1.
pub(crate) const USUAL: Vec2 = Vec2::new(1280.0, 800.0);

/// The minimum size of the area in which screens are laid out, in points. A smaller window cuts it off at the
/// right and the bottom.
const LEAST_ROOM: Vec2 = Vec2::new(600.0, 400.0);

/// The height to allow for the title bar and the desktop's panels, in points at interface scale 1.
const DECORATIONS: f32 = 64.0;

/// The window's minimum size is at most this share of the monitor's size.
const SHARE: f32 = 0.85;

/// Makes the layout area at least `LEAST_ROOM`, since tiling window managers may make the window smaller.
pub(crate) struct LeastRoom;

impl Plugin for LeastRoom {
    fn debug_name(&self) -> &'static str {
        "least room"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        if let Some(window) = &mut input.screen_rect {
            window.max = window.max.max(window.min + LEAST_ROOM);
        }
    }
}

/// Fits the window to its monitor.
#[derive(Default)]
pub(crate) struct MonitorFit {
    /// The size of the monitor that the window was last fitted to, in points at interface scale 1.
    monitor: Option<Vec2>,
}

impl MonitorFit {
    /// Sets the window's minimum size once the monitor is known, and again whenever the window moves to
    /// another monitor. Maximises the window if it doesn't fit its first monitor.
    pub fn apply(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let Some(monitor) = ctx.input(|i| i.viewport().monitor_size).map(|size| size * zoom) else { return };
        if self.monitor.is_some_and(|last| (last - monitor).length() < 1.0) {
            return;
        }
        let least = (SMALLEST * SCALES.0).min(monitor * SHARE);
        ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least / zoom));
        if self.monitor.is_none() && (monitor.x < USUAL.x || monitor.y < USUAL.y + DECORATIONS) {
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        self.monitor = Some(monitor);
    }
}
