//! Limits the cost of drawing an emblem, measured on the tree that the SVG library has parsed.

use resvg::tiny_skia::{Rect, Transform};
use resvg::usvg::{ClipPath, Group, Mask, Node, Paint, Path, Tree};

use crate::size_limits::{SVG_COST, SVG_LAYERS, SVG_REACH, SVG_SIDE};

/// The cost of drawing a path, in addition to its segments. A segment filled with a colour costs 1.
const PATH: usize = 20;
/// The factor by which a stroke multiplies the cost of a segment (measured: two to five).
const STROKED: usize = 4;
/// The factor by which a gradient multiplies the cost of a segment.
const GRADED: usize = 2;
/// The costs of a separate layer, of clipping and of masking. The unit is a segment that crosses the whole picture,
/// measured with pictures of 256 pixels.
const LAYER: usize = 200;
const CLIP: usize = 400;
const MASK: usize = 2_000;

/// Checks that an emblem can be drawn quickly and safely. Returns the cost of drawing it.
///
/// # Errors
/// Returns the reason why it cannot be drawn.
pub(super) fn check(tree: &Tree) -> Result<usize, String> {
    let (width, height) = (tree.size().width(), tree.size().height());
    if !(width.max(height) <= SVG_SIDE && width.min(height) >= 1.0) {
        return Err(format!("it is {width} x {height} units large; each side has 1 to {SVG_SIDE}"));
    }
    let mut judge = Judge { side: width.max(height), cost: 0 };
    judge.group(tree.root(), Transform::identity(), 0)?;
    Ok(judge.cost)
}

struct Judge {
    /// The longer side of the picture, in SVG units.
    side: f32,
    /// The cost of the elements so far.
    cost: usize,
}

impl Judge {
    /// Checks a group that is drawn within `layers` nested layers.
    fn group(&mut self, group: &Group, outer: Transform, layers: usize) -> Result<(), String> {
        let transform = outer.pre_concat(group.transform());
        if !group.filters().is_empty() {
            return Err("it has a filter, which is not allowed in an emblem".into());
        }
        let mut deep = layers;
        if group.should_isolate() {
            deep = self.layer(layers, LAYER)?;
            self.is_over(group.layer_bounding_box().to_rect(), transform)?;
        }
        if let Some(clip) = group.clip_path() {
            self.clip(clip, transform, deep)?;
        }
        if let Some(mask) = group.mask() {
            self.mask(mask, transform, deep)?;
        }
        group.children().iter().try_for_each(|child| match child {
            Node::Group(group) => self.group(group, transform, deep),
            Node::Path(path) => self.path(path, transform),
            Node::Image(_) | Node::Text(_) => Err("it has a picture or a text; draw it with paths".into()),
        })
    }

    fn clip(&mut self, clip: &ClipPath, transform: Transform, layers: usize) -> Result<(), String> {
        let deep = self.layer(layers, CLIP)?;
        if let Some(other) = clip.clip_path() {
            self.clip(other, transform, deep)?;
        }
        self.group(clip.root(), transform.pre_concat(clip.transform()), deep)
    }

    fn mask(&mut self, mask: &Mask, transform: Transform, layers: usize) -> Result<(), String> {
        let deep = self.layer(layers, MASK)?;
        self.is_near(mask.rect().to_rect(), transform)?;
        if let Some(other) = mask.mask() {
            self.mask(other, transform, deep)?;
        }
        self.group(mask.root(), transform, deep)
    }

    fn path(&mut self, path: &Path, transform: Transform) -> Result<(), String> {
        self.is_near(path.stroke_bounding_box(), transform)?;
        if path.stroke().is_some_and(|stroke| stroke.dasharray().is_some()) {
            return Err("it has dashes, which are not allowed in an emblem; draw them with paths".into());
        }
        let segments = path.data().len();
        for (paint, each) in
            [(path.fill().map(|fill| fill.paint()), 1), (path.stroke().map(|s| s.paint()), STROKED)]
        {
            let Some(paint) = paint else { continue };
            let graded = if matches!(paint, Paint::Color(_)) { 1 } else { GRADED };
            self.spend(PATH + segments * each * graded)?;
            self.paint(paint, transform)?;
        }
        Ok(())
    }

    fn paint(&self, paint: &Paint, transform: Transform) -> Result<(), String> {
        let (own, a, b) = match paint {
            Paint::Color(_) => return Ok(()),
            Paint::LinearGradient(g) => (g.transform(), (g.x1(), g.y1()), (g.x2(), g.y2())),
            Paint::RadialGradient(g) => {
                let (r, fr) = (g.r().get(), g.fr().get());
                let reach = r.max(fr).max((g.cx() - g.fx()).abs()).max((g.cy() - g.fy()).abs());
                (g.transform(), (g.cx() - reach, g.cy() - reach), (g.cx() + reach, g.cy() + reach))
            }
            Paint::Pattern(_) => return Err("it has a pattern, which is not allowed in an emblem".into()),
        };
        let (left, right) = (a.0.min(b.0), a.0.max(b.0));
        let (top, bottom) = (a.1.min(b.1), a.1.max(b.1));
        let rect = Rect::from_ltrb(left, top, right, bottom).ok_or_else(far)?;
        self.is_near(rect, transform.pre_concat(own))
    }

    /// Checks that a rectangle is near enough to the picture to be drawn.
    fn is_near(&self, rect: Rect, transform: Transform) -> Result<(), String> {
        let most = SVG_REACH * self.side;
        if ends(rect, transform).is_some_and(|ends| ends.iter().all(|end| end.abs() <= most)) {
            Ok(())
        } else {
            Err(far())
        }
    }

    /// Checks that a rectangle extends at most one picture side beyond the picture.
    fn is_over(&self, rect: Rect, transform: Transform) -> Result<(), String> {
        let over = -self.side..=2.0 * self.side;
        if ends(rect, transform).is_some_and(|ends| ends.iter().all(|end| over.contains(end))) {
            return Ok(());
        }
        Err("something that is clipped, masked or has an opacity reaches further out of the picture than the \
             picture is large"
            .into())
    }

    /// Adds a layer inside `layers` others, at the cost `price`. Returns the new number of layers.
    fn layer(&mut self, layers: usize, price: usize) -> Result<usize, String> {
        self.spend(price)?;
        if layers >= SVG_LAYERS {
            let what = "masks, clips and groups with an opacity are nested";
            return Err(format!("its {what} more than {SVG_LAYERS} deep"));
        }
        Ok(layers + 1)
    }

    fn spend(&mut self, price: usize) -> Result<(), String> {
        self.cost += price;
        if self.cost <= SVG_COST {
            return Ok(());
        }
        Err("it takes long to draw, each thing as often as it is used: draw it with fewer and simpler shapes, \
             strokes, gradients, clips and masks"
            .into())
    }
}

/// The left, top, right and bottom of a rectangle after `transform`. `None` if they are not finite numbers.
fn ends(rect: Rect, transform: Transform) -> Option<[f32; 4]> {
    let numbers = [transform.sx, transform.ky, transform.kx, transform.sy, transform.tx, transform.ty];
    let place = rect.transform(transform).filter(|_| numbers.iter().all(|number| number.is_finite()))?;
    Some([place.left(), place.top(), place.right(), place.bottom()])
}

fn far() -> String {
    format!("something in it is further away than {SVG_REACH} times its side")
}
