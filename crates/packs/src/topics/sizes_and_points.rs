//! Sizes and positions on a map, in map units.

use crate::toml::key_declaration::Kind;
use crate::toml::toml_reader::{Node, Table};

/// The type of a value with a width and a height in map units.
pub const SIZE: Kind = Kind::Tuple(&[("width", SIDE), ("height", SIDE)]);
const SIDE: Kind = Kind::Number(100.0, 10_000.0);

/// The type of a value with a position in map units.
pub const POINT: Kind = Kind::Tuple(&[("x", FAR), ("y", FAR)]);
const FAR: Kind = Kind::Number(-1e6, 1e6);

/// Reads the size of the map.
pub fn size(top: Table<'_>) -> Option<[f32; 2]> {
    pair(top.need("size")?)
}

/// Reads a list of two numbers.
pub fn pair(node: Node<'_>) -> Option<[f32; 2]> {
    let [x, y] = node.tuple()?.map(|n| n.number());
    Some([x?, y?])
}
