//! Ignores clicks that were meant for something else. A click or a Space that was meant to skip a rival's animation
//! may come just after the player is asked, or just after the coach objects. It must not decide anything.

use egui::{Context, Key, Pos2};

/// For how many seconds after the player is asked a click may still be meant to skip a rival's animation.
const LATE: f64 = 0.3;

/// For how many seconds after the coach objects a click may still be meant for the table.
const EARLY: f64 = 0.4;

/// When the player was asked to decide, and where the pointer was then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClickGuard {
    time: f64,
    pointer: Option<Pos2>,
}

impl ClickGuard {
    /// Creates a guard that ignores late clicks from this frame on.
    pub fn now(ctx: &Context) -> Self {
        ctx.input(|input| Self { time: input.time, pointer: input.pointer.latest_pos() })
    }

    /// Where the pointer was when the guard was created.
    pub fn pointer(self) -> Option<Pos2> {
        self.pointer
    }

    /// True if there is a click or a Space in this frame that came too soon to be an answer, wherever the pointer is.
    pub fn is_early(&self, ctx: &Context) -> bool {
        ctx.input(|input| {
            let answers = input.pointer.any_click() || input.key_pressed(Key::Space);
            answers && input.time - self.time < EARLY
        })
    }

    /// True if there is a click in this frame that was meant to skip a rival's animation: it comes right after the
    /// guard was created, and the pointer hasn't moved since.
    pub fn is_late_click(&self, ctx: &Context) -> bool {
        ctx.input(|input| {
            let still = input.pointer.latest_pos() == self.pointer;
            input.pointer.any_click() && still && input.time - self.time < LATE
        })
    }

    /// True if there is a click or a Space in this frame that was meant to skip a rival's animation. The caller should
    /// then create a new guard, so that further clicks in a series are ignored too.
    pub fn is_late(&self, ctx: &Context) -> bool {
        let space = ctx.input(|input| input.key_pressed(Key::Space) && input.time - self.time < LATE);
        space || self.is_late_click(ctx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Event, Modifiers, PointerButton, RawInput};

    /// Runs a frame at the time `time`, in seconds, with the pointer at `at`, and with a click if `clicks` is true.
    fn frame(ctx: &Context, time: f64, at: Pos2, clicks: bool) {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let mut events = vec![Event::PointerMoved(at)];
        if clicks {
            events.extend([button(true), button(false)]);
        }
        let input = RawInput { time: Some(time), events, ..RawInput::default() };
        ctx.run_ui(input, |_| {}).textures_delta.clear();
    }

    #[test]
    fn a_space_is_late_as_long_as_it_comes_soon() {
        let space = |pressed| Event::Key {
            key: Key::Space,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        for (time, late) in [(1.2, true), (1.4, false)] {
            let ctx = Context::default();
            frame(&ctx, 1.0, Pos2::ZERO, false);
            let spoke = ClickGuard::now(&ctx);
            let events = vec![space(true), space(false)];
            let input = RawInput { time: Some(time), events, ..RawInput::default() };
            ctx.run_ui(input, |_| {}).textures_delta.clear();
            assert_eq!(spoke.is_late(&ctx), late, "{time}");
        }
    }

    #[test]
    fn only_a_click_at_the_same_place_and_soon_is_late() {
        let (here, there) = (Pos2::new(10.0, 10.0), Pos2::new(80.0, 10.0));
        for (time, at, clicks, late) in [
            (1.1, here, true, true),
            (1.1, here, false, false),
            (1.1, there, true, false),
            (1.5, here, true, false),
        ] {
            let ctx = Context::default();
            frame(&ctx, 1.0, here, true);
            let handed = ClickGuard::now(&ctx);
            frame(&ctx, time, at, clicks);
            assert_eq!(handed.is_late_click(&ctx), late, "{time} {at:?} {clicks}");
        }
    }
}
