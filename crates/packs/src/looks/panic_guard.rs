//! A guard for libraries that read what strangers have made: whatever one does over it, it costs that one thing.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// True while this thread reads or draws behind the guard: a panic then stops only that, and leaves no crash
/// note.
pub fn is_guarded() -> bool {
    GUARDED.get()
}

/// From now on a panic behind the guard prints nothing, besides the fault that is told of it.
pub fn quiet_guarded() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !is_guarded() {
            usual(panic);
        }
    }));
}

/// The result of some work; `None` if a library panics.
pub(super) fn guard<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = GUARDED.replace(true);
    // What it was working on is dropped with it.
    let done = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(before);
    done.ok()
}
