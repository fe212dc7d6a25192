//! Work that nobody waits for.

use thread_priority::{ThreadPriority, set_current_thread_priority};

/// From now on this thread gives way to all others: it has the processor when nobody else wants it. Where the
/// system refuses, it goes on as before.
pub fn give_way() {
    // It is a courtesy: the work is right without it.
    let _ = set_current_thread_priority(ThreadPriority::Min);
}

#[cfg(test)]
mod tests {
    /// The niceness of this thread, from 0 to 19, where the system tells it in a file.
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
