//! Tests realms of unusual graphs, and pictures with known faults.

mod base_map;
mod handmade_outlines;
mod odd_graphs;

use super::{Plan, Point};

/// A plan on a sheet of 1000 by 760.
fn plan(centres: &[(f32, f32)], borders: &[(usize, usize)]) -> Plan {
    Plan {
        width: 1000.0,
        height: 760.0,
        centres: centres.iter().map(|&(x, y)| Point::new(x, y)).collect(),
        borders: borders.to_vec(),
    }
}

/// A plan with a grid of regions, each of which borders the regions beside, above and below it.
fn grid(columns: usize, rows: usize) -> Plan {
    let mut centres = Vec::new();
    let mut borders = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let here = centres.len();
            let share = |index: usize, count: usize| (index as f32 + 0.5) / count as f32;
            centres.push((1000.0 * share(column, columns), 760.0 * share(row, rows)));
            if column > 0 {
                borders.push((here - 1, here));
            }
            if row > 0 {
                borders.push((here - columns, here));
            }
        }
    }
    plan(&centres, &borders)
}
