//! Numbers with typographic signs.

/// A number with a minus sign that is as wide as a plus sign.
pub fn typeset(n: i32) -> String {
    n.to_string().replace('-', "\u{2212}")
}

/// A number with its sign; zero has none.
pub fn signed(n: i32) -> String {
    format!("{}{}", if n > 0 { "+" } else { "" }, typeset(n))
}

/// A change with its sign, also for zero.
pub fn change(n: i32) -> String {
    if n == 0 { "±0".into() } else { signed(n) }
}
