//! The keys Escape and Enter on pages. They are judged by the state when the frame began, since Escape may
//! already have closed a list, or Enter may have left a text field.

use egui::{Context, Id, Key, Popup};

/// True if key presses belong to the screen, because the player isn't typing and no dialog is open.
pub(crate) fn has_keys(ctx: &Context) -> bool {
    !ctx.text_edit_focused() && ctx.memory(|memory| memory.top_modal_layer().is_none())
}

/// The state of lists and keyboard focus when the frame began.
#[derive(Clone, Copy, Debug, Default)]
struct Begun {
    /// True if a list or a menu was open.
    list: bool,
    /// True if a widget had keyboard focus.
    at_something: bool,
}

fn id() -> Id {
    Id::unique("keys of pages")
}

/// Stores the state of lists and keyboard focus. Call it at the beginning of each frame.
pub(crate) fn begin(ctx: &Context) {
    let at_something = ctx.memory(|memory| memory.focused().is_some());
    let begun = Begun { list: Popup::is_any_open(ctx), at_something };
    ctx.data_mut(|data| data.insert_temp(id(), begun));
}

fn begun(ctx: &Context) -> Begun {
    ctx.data(|data| data.get_temp(id())).unwrap_or_default()
}

/// True if a widget had the keyboard focus when the frame began. Tab may already have moved the focus.
pub(crate) fn had_focus(ctx: &Context) -> bool {
    begun(ctx).at_something
}

/// True if Escape was pressed to leave the page, and not to close an open list.
pub(super) fn escape(ctx: &Context) -> bool {
    has_keys(ctx) && !begun(ctx).list && ctx.input(|i| i.key_pressed(Key::Escape))
}

/// True if Enter was pressed for the page's default button, because no widget had keyboard focus.
pub(super) fn enter(ctx: &Context) -> bool {
    let Begun { list, at_something } = begun(ctx);
    has_keys(ctx) && !list && !at_something && ctx.input(|i| i.key_pressed(Key::Enter))
}
