//! Warns if the councils need more room than the table has, because they are many or have many positions.

use super::check_input::Whole;

/// The width and height of the window that the check assumes, in points.
const WINDOW: [usize; 2] = [1280, 720];
/// The height available for a column of councils, and the height of a council's heading with the gap below the
/// council. Both in points.
const ROOM: usize = 524;
const HEAD: usize = 32;
/// The minimum height of a position's row, in points. If rows are lower, the table shows two positions per line,
/// without names.
const LEAST_ROW: usize = 16;

pub(super) fn check(whole: &Whole<'_>) {
    let empires = whole.raw.empires.len();
    let positions = whole.raw.empires.iter().map(|empire| empire.council.len()).max().unwrap_or(0);
    if fits(empires, positions) {
        return;
    }
    let Some(node) = whole.councils.get("empires") else { return };
    let [wide, high] = WINDOW;
    node.warn(format!(
        "{empires} councils of up to {positions} positions are more than a window of {wide} by {high} has room for: \
         there positions stand in two columns, without their names, which are shown where one points"
    ));
}

/// True if all rows are high enough. Half of the councils are on each side, with the log in the left column.
fn fits(empires: usize, positions: usize) -> bool {
    let cells = empires.div_ceil(2).max(empires / 2 + 1);
    ROOM / cells.max(1) >= HEAD + positions * LEAST_ROW
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_usual_fits_and_the_most_of_everything_does_not() {
        assert!(fits(5, 4) && fits(5, 6) && fits(8, 4));
        assert!(!fits(8, 6) && !fits(6, 7));
    }
}
