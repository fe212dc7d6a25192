//! Low priority for background work.

use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Gives this thread the lowest priority, so that it runs only when no other thread needs the processor. If the
/// system refuses, the priority stays.
pub fn give_way() {
    // An error is ignored: the work is correct without it.
    let _ = set_current_thread_priority(ThreadPriority::Min);
}

#[cfg(test)]
mod tests {
    /// The niceness of this thread, from 0 to 19; `None` if the system has no file that tells it.
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
}
