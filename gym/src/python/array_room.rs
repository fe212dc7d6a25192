//! Bounds on the arrays that a caller may ask for.

use bots::policy::OPTION;
use pyo3::prelude::*;

use super::worlds::wrong;
use crate::layout::{Layout, TOUCHED};

/// The largest number of options that may be asked for. No decision in nine million had more than 660.
const MOST_OPTIONS: usize = 4096;

/// The largest number of bytes that the arrays of a batch may take: 16 GiB.
const MOST_BYTES: usize = 1 << 34;

/// Checks that arrays for so many games, with so many options each, are not too large.
///
/// # Errors
/// Says how many are allowed.
pub fn check_room(layout: &Layout, max_options: usize, games: usize) -> PyResult<()> {
    if !(1..=MOST_OPTIONS).contains(&max_options) {
        return Err(wrong(format!("max_options is 1 to {MOST_OPTIONS}, not {max_options}")));
    }
    // An input has four bytes. A touched row and a place in the mask have one.
    let game = 4 * layout.size() + layout.regions + max_options * (4 * OPTION + TOUCHED + 1);
    let most = MOST_BYTES / game;
    if games > most {
        return Err(wrong(format!(
            "with max_options={max_options} there is room for {most} games, not {games}"
        )));
    }
    Ok(())
}
