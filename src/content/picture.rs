//! The placing of the regions on the picture, from `map.toml`.

use super::map;
use super::node::Table;

/// Where the regions lie on a picture, in map units, y downwards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// Width and height.
    pub size: [f32; 2],
    /// The centre of each region.
    pub centres: Vec<[f32; 2]>,
}

/// Reads the placing.
pub(super) fn read(top: Table<'_>) -> Picture {
    let pair = |node: super::node::Node<'_>| -> Option<[f32; 2]> {
        let [x, y] = node.tuple()?;
        Some([x.number()?, y.number()?])
    };
    let size = top.need("size").and_then(|node| {
        let size = pair(node)?;
        let fits = size.iter().all(|s| (100.0..=10_000.0).contains(s));
        if !fits {
            node.fault("width and height lie between 100 and 10,000 map units");
        }
        fits.then_some(size)
    });
    let [width, height] = size.unwrap_or([f32::MAX; 2]);
    let centre = |table: Table<'_>| {
        let node = table.need("at")?;
        let [x, y] = pair(node)?;
        if !(0.0..=width).contains(&x) || !(0.0..=height).contains(&y) {
            node.fault(format!("[{x}, {y}] lies outside of the picture"));
            return None;
        }
        Some([x, y])
    };
    Picture { size: size.unwrap_or_default(), centres: map::tables(top).filter_map(centre).collect() }
}
