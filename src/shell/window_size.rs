//! The size of the window: the least room of the screens, and a window that fits its monitor.

use egui::{Context, Plugin, RawInput, Vec2, ViewportCommand};

use crate::looks::interface_scale::{LEAST, SCALES, SMALLEST};

/// The window when it opens, in points at interface scale 1.
pub(crate) const USUAL: Vec2 = Vec2::new(1280.0, 800.0);

/// The least size that a window may be dragged to where the monitor is unknown, in points at interface scale 1.
pub(crate) const LEAST_WINDOW: Vec2 = Vec2::new(SMALLEST.x * LEAST, SMALLEST.y * LEAST);

/// The least room that a screen is laid out in, in points. In a smaller window it is cut off at the right and below.
const LEAST_ROOM: Vec2 = Vec2::new(600.0, 400.0);

/// The room for the title bar and the panels of a desktop, in points at interface scale 1.
const DECORATIONS: f32 = 64.0;

/// The part of a monitor that the least window takes at most.
const SHARE: f32 = 0.85;

/// Gives every screen its least room, however small the window is: tiling window managers make any size.
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

/// Fits the window to a monitor.
#[derive(Default)]
pub(crate) struct MonitorFit {
    /// The size of the monitor that it was fitted to last, in points at interface scale 1.
    monitor: Option<Vec2>,
}

impl MonitorFit {
    /// Sets the least size of the window once the monitor is known, and whenever the window comes to another one. A
    /// window that has no room on its first monitor is maximised.
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
