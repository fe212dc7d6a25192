//! Turns the system's signal about a file that may not grow into a write error.

/// Makes writing fail with an error if a file may not grow any larger. Otherwise the system would end the
/// program without a message, in the middle of a match.
#[cfg(unix)]
pub fn outlive_full_files() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    // The flag is not needed: the write error reports it.
    let come = Arc::new(AtomicBool::new(false));
    // If this fails, the system's default behaviour stays.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, come);
}

/// Does nothing, since writing fails with an error on other systems anyway.
#[cfg(not(unix))]
pub fn outlive_full_files() {}
