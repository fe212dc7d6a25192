//! Reading an emblem: everything that is judged of an SVG, in its order.

use super::emblem_error::EmblemError;
use super::{drawing, drawn_element_limit, likely_slips, parse_svg, render_cost, write_svg};

/// An emblem that stands for one that cannot be drawn.
pub const PLAIN_MARK: &[u8] =
    br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="24" fill="#fff"/></svg>"##;

/// An SVG that can be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emblem {
    /// The SVG, written anew with nothing in it but what is drawn.
    pub svg: Vec<u8>,
    /// The cost of drawing, in path segments.
    pub cost: usize,
    /// Warnings about likely mistakes, with their places.
    pub doubts: Vec<EmblemError>,
}

/// The emblem that an SVG is.
///
/// # Errors
/// The forbidden part.
pub fn read(text: &str) -> Result<Emblem, EmblemError> {
    let root = parse_svg::read(text)?;
    drawn_element_limit::check(&root)?;
    let wrong = |why| EmblemError::in_span(root.span.clone(), why);
    // To go along the edge of a shape that is immense takes long, and the library does so as it reads: that
    // none is comes first.
    if root.has("stroke") {
        let shapes = drawing::parse(write_svg::shapes(&root).as_bytes()).map_err(wrong)?;
        render_cost::check(&shapes).map_err(wrong)?;
    }
    let svg = write_svg::write(&root).into_bytes();
    let cost = render_cost::check(&drawing::parse(&svg).map_err(wrong)?).map_err(wrong)?;
    Ok(Emblem { svg, cost, doubts: likely_slips::doubts(&root) })
}
