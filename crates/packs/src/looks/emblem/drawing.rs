//! Draws emblems behind a panic guard, so that a crash of the SVG library affects only one emblem.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use system::panic_guard;

/// The maximum width and height of a drawn picture, in pixels.
const LARGEST: u32 = 1024;

/// A parsed SVG, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Drawing(Tree);

impl Drawing {
    /// Parses an SVG. `None` if it cannot be drawn.
    pub fn new(svg: &[u8]) -> Option<Self> {
        parse(svg).ok().map(Self)
    }

    /// Draws the SVG into a square of `side` by `side` pixels. Returns red, green, blue and alpha bytes, with
    /// premultiplied colours. `None` if it cannot be drawn.
    pub fn draw(&self, side: u32) -> Option<Vec<u8>> {
        draw(&self.0, side).ok().map(Pixmap::take)
    }
}

/// Parses an SVG.
///
/// # Errors
/// Returns the reason why it cannot be drawn.
pub(super) fn parse(svg: &[u8]) -> Result<Tree, String> {
    let read = guard(|| Tree::from_data(svg, &Options::default()));
    read?.map_err(|e| format!("it cannot be drawn: {e}"))
}

/// Draws an SVG into a square of `side` by `side` pixels.
///
/// # Errors
/// Returns the reason why it cannot be drawn.
fn draw(tree: &Tree, side: u32) -> Result<Pixmap, String> {
    let side = side.clamp(1, LARGEST);
    let mut picture = Pixmap::new(side, side).ok_or("there is not enough memory for it")?;
    let scale = side as f32 / tree.size().width().max(tree.size().height());
    guard(|| {
        resvg::render(tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
        picture
    })
}

fn guard<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    panic_guard::guard(work).ok_or_else(|| "the drawing library cannot draw it; use simpler shapes".into())
}
