//! A guard against panics in libraries that process untrusted files, so that a panic affects only one file.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// True while this thread works behind the guard. A panic then stops only that work and writes no crash report.
pub fn is_guarded() -> bool {
    GUARDED.get()
}

/// Silences the messages of panics behind the guard. They are reported as faults instead.
pub fn quiet_guarded() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !is_guarded() {
            usual(panic);
        }
    }));
}

/// Returns the result of `work`, or `None` if it panics.
pub fn guard<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = GUARDED.replace(true);
    // The values that the work was using are dropped on a panic.
    let done = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(before);
    done.ok()
}
