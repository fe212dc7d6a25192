//! Signals of the system that are errors instead.

/// From now on a file that may not grow any larger is an error of writing. Without this the system ends the
/// program there, without a word and in the middle of a match.
#[cfg(unix)]
pub fn outlive_full_files() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    // Whether it has come is asked by nobody: the error of writing says it.
    let come = Arc::new(AtomicBool::new(false));
    // That it cannot be done leaves it as it was.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, come);
}

/// Elsewhere it is an error anyway.
#[cfg(not(unix))]
pub fn outlive_full_files() {}
