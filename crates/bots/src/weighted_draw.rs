//! A random draw by probabilities.

use rules::Rng;

/// The index of one of several probabilities, which add up to 1, drawn by them; `None` if there are none.
pub(crate) fn draw(odds: impl ExactSizeIterator<Item = f32>, rng: &mut Rng) -> Option<usize> {
    let last = odds.len().checked_sub(1)?;
    let mut rest = rng.unit() as f32;
    let mut odds = odds;
    let drawn = odds.position(|odds| {
        rest -= odds;
        rest < 0.0
    });
    // The sum may be a little less than 1.
    Some(drawn.unwrap_or(last))
}
