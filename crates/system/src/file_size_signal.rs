//! Turns the signal for files that are too large into an error.

/// Makes writing fail with an error when a file may not grow any larger. Otherwise the system ends the
/// program without a message, in the middle of a match.
#[cfg(unix)]
pub fn outlive_full_files() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    // Whether it has come is asked by nobody: the error of writing says it.
    let come = Arc::new(AtomicBool::new(false));
    // That it cannot be done leaves it as it was.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, come);
}

/// Does nothing: other systems return an error anyway.
#[cfg(not(unix))]
pub fn outlive_full_files() {}
