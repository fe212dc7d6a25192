//! When a decision has become the person's: a click that was meant to hurry a rival may come just then, and
//! decides nothing.

use egui::{Context, Pos2};

/// How long a click may still be meant for a rival, in seconds.
const LATE: f64 = 0.3;

/// The moment at which a decision became the person's after a rival's.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandedOver {
    time: f64,
    pointer: Option<Pos2>,
}

impl HandedOver {
    /// This moment.
    pub fn now(ctx: &Context) -> Self {
        ctx.input(|input| Self { time: input.time, pointer: input.pointer.latest_pos() })
    }

    /// Whether there is a click now that was meant for a rival: the pointer has not moved since.
    pub fn is_late_click(&self, ctx: &Context) -> bool {
        ctx.input(|input| {
            let still = input.pointer.latest_pos() == self.pointer;
            input.pointer.any_click() && still && input.time - self.time < LATE
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Event, Modifiers, PointerButton, RawInput};

    /// A click there at a time; or the same with a key.
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
            let handed = HandedOver::now(&ctx);
            frame(&ctx, time, at, clicks);
            assert_eq!(handed.is_late_click(&ctx), late, "{time} {at:?} {clicks}");
        }
    }
}
