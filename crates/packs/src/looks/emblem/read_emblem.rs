//! Reads an emblem: performs all checks of an SVG in order.

use super::emblem_error::EmblemError;
use super::{drawing, drawn_element_limit, likely_slips, parse_svg, render_cost, write_svg};

/// The emblem that replaces one that cannot be drawn.
pub const PLAIN_MARK: &[u8] =
    br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="24" fill="#fff"/></svg>"##;

/// A checked SVG that is safe to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emblem {
    /// The SVG, rewritten to contain only what is drawn.
    pub svg: Vec<u8>,
    /// The cost of drawing the emblem, in path segments.
    pub cost: usize,
    /// Warnings about likely mistakes in the emblem, with their positions.
    pub doubts: Vec<EmblemError>,
}

/// Reads an SVG as an emblem.
///
/// # Errors
/// Returns the first part that is not allowed.
pub fn read(text: &str) -> Result<Emblem, EmblemError> {
    let root = parse_svg::read(text)?;
    drawn_element_limit::check(&root)?;
    let wrong = |why| EmblemError::in_span(root.span.clone(), why);
    // The SVG library computes strokes while it parses, which takes long for a huge shape. So the shapes are checked
    // without strokes first.
    if root.has("stroke") {
        let shapes = drawing::parse(write_svg::shapes(&root).as_bytes()).map_err(wrong)?;
        render_cost::check(&shapes).map_err(wrong)?;
    }
    let svg = write_svg::write(&root).into_bytes();
    let cost = render_cost::check(&drawing::parse(&svg).map_err(wrong)?).map_err(wrong)?;
    Ok(Emblem { svg, cost, doubts: likely_slips::doubts(&root) })
}
