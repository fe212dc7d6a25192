//! How many things there are, in words.

/// `no faults`, `1 fault`, `2 faults`.
pub fn counted(n: usize, what: &str) -> String {
    match n {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        _ => format!("{n} {what}s"),
    }
}
