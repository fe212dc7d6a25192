//! Shares and places in words.

/// A share in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Who acts first, second and so on, from 0.
pub(super) fn ordinal(turn: usize) -> String {
    match turn {
        0 => "first".to_owned(),
        1 => "second".to_owned(),
        2 => "third".to_owned(),
        3 => "fourth".to_owned(),
        n => format!("{}th", n + 1),
    }
}
