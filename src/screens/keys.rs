//! What keys mean on pages: it goes by what held when the frame began, since a list that Escape closes and a field
//! that Enter leaves have gone by the time somebody asks.

use egui::{Context, Id, Key, Popup};

/// Whether the keys are the screen's own: nobody types, and no dialog lies above it.
pub(crate) fn has_keys(ctx: &Context) -> bool {
    !ctx.text_edit_focused() && ctx.memory(|memory| memory.top_modal_layer().is_none())
}

/// What held when the frame began.
#[derive(Clone, Copy, Debug, Default)]
struct Begun {
    /// Whether a list or a menu was open.
    list: bool,
    /// Whether the keyboard was at something.
    at_something: bool,
}

fn id() -> Id {
    Id::unique("keys of pages")
}

/// A frame begins: to be told before anything is shown.
pub(crate) fn begin(ctx: &Context) {
    let at_something = ctx.memory(|memory| memory.focused().is_some());
    let begun = Begun { list: Popup::is_any_open(ctx), at_something };
    ctx.data_mut(|data| data.insert_temp(id(), begun));
}

fn begun(ctx: &Context) -> Begun {
    ctx.data(|data| data.get_temp(id())).unwrap_or_default()
}

/// Whether Escape leaves the page; a list that is open closes first.
pub(super) fn escape(ctx: &Context) -> bool {
    has_keys(ctx) && !begun(ctx).list && ctx.input(|i| i.key_pressed(Key::Escape))
}

/// Whether Enter does what most people want on the page: the keyboard is at nothing else.
pub(super) fn enter(ctx: &Context) -> bool {
    let Begun { list, at_something } = begun(ctx);
    has_keys(ctx) && !list && !at_something && ctx.input(|i| i.key_pressed(Key::Enter))
}
