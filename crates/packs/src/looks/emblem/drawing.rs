//! Drawing an emblem behind a guard: whatever the library does over it, it costs one emblem.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::looks::panic_guard;

/// The largest side of a picture, in pixels.
const LARGEST: u32 = 1024;

/// An emblem or another SVG, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Drawing(Tree);

impl Drawing {
    /// Reads an SVG; nothing when it cannot be drawn.
    pub fn new(svg: &[u8]) -> Option<Self> {
        parse(svg).ok().map(Self)
    }

    /// Its pixels in a square of `side` by `side`: red, green, blue and alpha, with the colours
    /// premultiplied. `None` if it cannot be drawn.
    pub fn draw(&self, side: u32) -> Option<Vec<u8>> {
        draw(&self.0, side).ok().map(Pixmap::take)
    }
}

/// Reads an SVG.
///
/// # Errors
/// Why it cannot be drawn.
pub(super) fn parse(svg: &[u8]) -> Result<Tree, String> {
    let read = guard(|| Tree::from_data(svg, &Options::default()));
    read?.map_err(|e| format!("it cannot be drawn: {e}"))
}

/// Draws an SVG into a square of `side` by `side` pixels.
///
/// # Errors
/// Why it cannot be drawn.
fn draw(tree: &Tree, side: u32) -> Result<Pixmap, String> {
    let side = side.clamp(1, LARGEST);
    let mut picture = Pixmap::new(side, side).ok_or("there is no room for it")?;
    let scale = side as f32 / tree.size().width().max(tree.size().height());
    guard(|| {
        resvg::render(tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
        picture
    })
}

fn guard<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    panic_guard::guard(work)
        .ok_or_else(|| "it breaks the library that draws; draw it with simpler shapes".into())
}
