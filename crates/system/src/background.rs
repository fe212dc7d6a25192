//! Work beside the window: on threads, or at once in a page, which has none.

use std::io;
use std::time::Duration;

/// Runs work on a thread of this name, without waiting for it. A page runs it before this returns.
///
/// # Errors
/// Fails if the system has no more threads.
#[cfg(not(target_arch = "wasm32"))]
pub fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    std::thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// Runs work on a thread of this name, without waiting for it. A page runs it before this returns.
///
/// # Errors
/// None.
#[cfg(target_arch = "wasm32")]
pub fn spawn(_: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    work();
    Ok(())
}

/// True if [`spawn`] returns before the work is done. A page has no threads.
pub fn has_threads() -> bool {
    cfg!(not(target_arch = "wasm32"))
}

/// Lets this thread sleep. A page does not wait.
pub fn pause(length: Duration) {
    #[cfg(not(target_arch = "wasm32"))]
    std::thread::sleep(length);
    #[cfg(target_arch = "wasm32")]
    let _ = length;
}

/// How many threads run at the same time.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Runs the same work on `threads` threads and waits for all of them. A page runs it once.
#[cfg(not(target_arch = "wasm32"))]
pub fn on_threads(threads: usize, work: impl Fn() + Sync) {
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(&work);
        }
    });
}

/// Runs the same work on `threads` threads and waits for all of them. A page runs it once.
#[cfg(target_arch = "wasm32")]
pub fn on_threads(_: usize, work: impl Fn() + Sync) {
    work();
}

/// Gives way to all other threads from now on: this thread runs when no other needs the processor. Where the system
/// refuses, nothing changes.
pub fn give_way() {
    // The work is right without it.
    #[cfg(not(target_arch = "wasm32"))]
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// The niceness of this thread, from 0 to 19; `None` where the system has no file that tells it.
    fn niceness() -> Option<i32> {
        let stat = std::fs::read_to_string("/proc/thread-self/stat").ok()?;
        let (_, fields) = stat.rsplit_once(')')?;
        fields.split_whitespace().nth(16)?.parse().ok()
    }

    #[test]
    fn only_the_thread_that_says_so_gives_way() {
        let Some(before) = niceness() else { return };
        let other = std::thread::spawn(|| {
            super::give_way();
            niceness()
        });
        assert_eq!((other.join().unwrap(), niceness()), (Some(19), Some(before)));
    }

    #[test]
    fn the_same_work_runs_on_each_thread() {
        let runs = AtomicUsize::new(0);
        super::on_threads(3, || {
            runs.fetch_add(1, Ordering::Relaxed);
        });
        assert_eq!(runs.into_inner(), 3);
    }
}
