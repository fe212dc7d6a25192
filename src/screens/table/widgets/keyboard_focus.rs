//! The keyboard focus on the table. After a choice by key, the focus moves to the first of the next choices, unless the
//! player has moved it elsewhere. If nothing has the focus, Tab or an arrow key moves it there as well. The arrow keys lead
//! from choice to choice. Enter takes a choice. Space does not, because it skips animations, and a choice may just have got
//! the focus.

use egui::{Context, Event, EventFilter, Id, Key, Modifiers, Pos2, Response, Ui, Vec2};

use crate::screens::{has_keys, page_keys};

/// What is known about the keyboard focus in this frame.
#[derive(Clone, Copy, Debug, Default)]
struct Focus {
    /// True if one of the choices has the keyboard focus.
    on_choice: bool,
    /// True if nothing had the keyboard focus when the frame began.
    nowhere: bool,
    /// The choice that the player has taken by key, while the keyboard focus has not moved to the next choice yet.
    taken: Option<Id>,
}

/// Which of the choices of a frame gets the keyboard focus first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Priority {
    /// An answer that the question lists.
    Answer,
    /// A place on the table.
    Place,
    /// Something that the player may do besides, such as play a card.
    Aside,
}

fn id() -> Id {
    Id::unique("focus of the table")
}

fn change(ctx: &Context, change: impl FnOnce(&mut Focus)) {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(id())));
}

/// Begins a frame of keyboard focus. `asks` is true if the player has to decide. Must be called before any choice is shown.
pub(crate) fn begin(ctx: &Context, asks: bool) {
    let nowhere = !page_keys::had_focus(ctx);
    let mut was_on_choice = false;
    change(ctx, |found| {
        was_on_choice = found.on_choice;
        *found = Focus { nowhere, taken: found.taken, ..Focus::default() };
    });
    if asks && was_on_choice && has_keys(ctx) {
        ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space));
    }
    ctx.data_mut(|data| data.remove_temp::<Places>(places()));
}

/// Registers a widget as one of the choices of this frame.
pub(crate) fn add_choice(ui: &Ui, response: &Response, priority: Priority) {
    let holds = response.has_focus();
    change(ui.ctx(), |found| found.on_choice |= holds);
    if holds {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    ui.data_mut(|data| {
        let all: &mut Places = data.get_temp_mut_or_default(places());
        all.push(Place { id: response.id, middle: response.rect.center(), priority });
    });
}

/// A choice of a frame.
#[derive(Clone, Copy, Debug)]
struct Place {
    id: Id,
    /// The middle of the choice's widget.
    middle: Pos2,
    priority: Priority,
}

/// The choices of a frame.
type Places = Vec<Place>;

fn places() -> Id {
    Id::unique("places of the table that can be chosen")
}

/// The direction of the arrow key that was pressed, if any.
fn arrow(ctx: &Context) -> Option<Vec2> {
    let ways = [
        (Key::ArrowLeft, Vec2::LEFT),
        (Key::ArrowRight, Vec2::RIGHT),
        (Key::ArrowUp, Vec2::UP),
        (Key::ArrowDown, Vec2::DOWN),
    ];
    ctx.input(|input| ways.into_iter().find(|(key, _)| input.key_pressed(*key)).map(|(_, way)| way))
}

/// The choice that an arrow key leads to: the nearest one to `from` in the direction `way`. Sideways distance counts
/// twice.
fn next(all: &[Place], from: Pos2, way: Vec2) -> Option<Id> {
    let far = |at: Pos2| {
        let off = at - from;
        let (ahead, aside) = (off.dot(way), off.dot(way.rot90()).abs());
        (ahead > 1.0 && aside <= 2.0 * ahead).then_some(ahead + 2.0 * aside)
    };
    let reached = all.iter().filter_map(|place| Some((place.id, far(place.middle)?)));
    reached.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(id, _)| id)
}

/// Moves the keyboard focus between choices. Must be called after all choices have been shown.
pub(crate) fn end(ctx: &Context) {
    if !has_keys(ctx) {
        return;
    }
    let (chooses, moves, clicked) = ctx.input(|input| {
        let pressed =
            |keys: &[Key]| input.modifiers.is_none() && keys.iter().any(|key| input.key_pressed(*key));
        let moves = [Key::Tab, Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
        (pressed(&[Key::Enter]), pressed(&moves), input.pointer.any_click())
    });
    let all: Places = ctx.data_mut(|data| data.remove_temp(places())).unwrap_or_default();
    let first = all.iter().min_by_key(|place| place.priority);
    let focused = ctx.memory(|memory| memory.focused());
    let here = all.iter().find(|place| Some(place.id) == focused);
    if let Some(id) = here.zip(arrow(ctx)).and_then(|(from, way)| next(&all, from.middle, way)) {
        ctx.memory_mut(|memory| memory.request_focus(id));
        ctx.request_repaint();
    }
    let found: Focus = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    // A choice that was taken may keep the focus for a frame after it has gone. If it can be taken again, the focus stays
    // there, unless a choice with a higher priority can be taken, too.
    let is_superseded = here.is_none_or(|here| first.is_some_and(|first| first.priority < here.priority));
    let may_move = focused.is_none() || (found.taken == focused && is_superseded);
    let is_free = found.nowhere || (found.taken.is_some() && may_move);
    let goes = is_free && !clicked && (found.taken.is_some() || moves);
    let mut taken = found.taken.filter(|_| is_free && !clicked);
    if let Some(first) = first.filter(|_| goes) {
        ctx.memory_mut(|memory| memory.request_focus(first.id));
        ctx.request_repaint();
        taken = None;
    }
    if found.on_choice && chooses {
        taken = focused;
    }
    change(ctx, |found| found.taken = taken);
}

/// True if the last input came from the keyboard, false if it came from the pointer. Tooltips of the focused widget
/// close when the pointer moves, and tooltips under the pointer close when a key is pressed.
pub(crate) fn by_keyboard(ctx: &Context) -> bool {
    let id = Id::unique("keyboard is used");
    let (keys, pointer) = ctx.input(|i| {
        let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        // A touch or a pen moves the pointer without speed.
        let moved = |event: &Event| matches!(event, Event::PointerMoved(_));
        (i.events.iter().any(key), i.events.iter().any(moved) || i.pointer.any_down())
    });
    let before = ctx.data(|data| data.get_temp(id)).unwrap_or(true);
    let now = (before || keys) && !pointer;
    ctx.data_mut(|data| data.insert_temp(id, now));
    now
}
