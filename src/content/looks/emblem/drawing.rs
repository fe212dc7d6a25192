//! Drawing an emblem behind a guard: whatever the library does over it, it costs one emblem.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The largest side of a picture, in pixels.
const LARGEST: u32 = 1024;

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// An emblem or another SVG, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Drawing(Tree);

impl Drawing {
    /// Reads an SVG; nothing when it cannot be drawn.
    pub fn of(svg: &[u8]) -> Option<Self> {
        parse(svg).ok().map(Self)
    }

    /// Its pixels in a square of so many, red, green, blue and alpha of each, the colours multiplied by
    /// that; nothing when it cannot be drawn.
    pub fn draw(&self, side: u32) -> Option<Vec<u8>> {
        draw(&self.0, side).ok().map(Pixmap::take)
    }
}

/// Whether this thread draws an emblem: a panic then costs that emblem alone, and needs no note.
pub fn is_guarded() -> bool {
    GUARDED.get()
}

/// From now on a panic that costs an emblem alone prints nothing, besides the fault that is told of it.
pub fn quiet_guarded() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !is_guarded() {
            usual(panic);
        }
    }));
}

/// Reads an SVG.
///
/// # Errors
/// Why it cannot be drawn.
pub(super) fn parse(svg: &[u8]) -> Result<Tree, String> {
    let read = guarded(|| Tree::from_data(svg, &Options::default()));
    read?.map_err(|e| format!("it cannot be drawn: {e}"))
}

/// Draws an SVG into a square of so many pixels.
///
/// # Errors
/// Why it cannot be drawn.
fn draw(tree: &Tree, side: u32) -> Result<Pixmap, String> {
    let side = side.clamp(1, LARGEST);
    let mut picture = Pixmap::new(side, side).ok_or("there is no room for it")?;
    let scale = side as f32 / tree.size().width().max(tree.size().height());
    guarded(|| {
        resvg::render(tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
        picture
    })
}

fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let before = GUARDED.replace(true);
    // What it was working on is dropped with it.
    let done = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(before);
    done.map_err(|_| "it breaks the library that draws; draw it with simpler shapes".into())
}
