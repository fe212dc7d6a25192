//! Checks a font: every glyph can be drawn quickly, and line heights are reasonable.

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::tables::glyf::{Glyf, Glyph};
use skrifa::raw::tables::loca::Loca;
use skrifa::raw::{FontRef, TableProvider};
use skrifa::{GlyphId, MetadataProvider};

use super::font_limits::FontLimits;
use crate::size_limits::{GLYPH_PARTS, GLYPH_POINTS};
use text::number_formatting::group_digits;

/// The allowed number of units per em.
const EM: std::ops::RangeInclusive<u16> = 16..=16_384;
/// The maximum distance of a glyph's points from the origin, and its maximum width, in ems.
const REACH: f32 = 4.0;
/// The allowed line height, in ems.
const LINE: std::ops::RangeInclusive<f32> = 0.5..=3.0;

/// What a glyph shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GlyphLook {
    /// True if its outline encloses anything.
    pub has_outline: bool,
    /// True if what follows it stands further to the right.
    pub has_width: bool,
    /// True if most of it stands left of its place, as accents do that go over the letter before.
    pub is_overhanging: bool,
}

/// Makes sure that a font can be written with. Returns what each glyph shows, in their order.
///
/// # Errors
/// The reason why it cannot.
pub(super) fn check(font: &FontRef<'_>, limits: &FontLimits) -> Result<Vec<GlyphLook>, String> {
    let broken = |_| "it is incomplete or damaged: save it again".to_owned();
    let em = font.head().map_err(broken)?.units_per_em();
    if !EM.contains(&em) {
        return Err(format!("its em has {em} units; {} to {} are possible", EM.start(), EM.end()));
    }
    let count = font.maxp().map_err(broken)?.num_glyphs();
    if usize::from(count) > limits.glyphs {
        let (count, most) = (group_digits(i64::from(count)), group_digits(limits.glyphs as i64));
        return Err(format!("it has {count} glyphs; the maximum is {most}: keep only those that are used"));
    }
    lines(font, f32::from(em))?;
    let outlines = Outlines { loca: font.loca(None).map_err(broken)?, glyf: font.glyf().map_err(broken)? };
    let (drawn, widths) =
        (font.outline_glyphs(), font.glyph_metrics(Size::unscaled(), LocationRef::default()));
    let mut looks = Vec::with_capacity(usize::from(count));
    let mut total = 0;
    for glyph in (0..u32::from(count)).map(GlyphId::new) {
        let wrong = |why: &str| format!("its glyph {} {why}", glyph.to_u32());
        let mut left = GLYPH_POINTS;
        outlines.spend(glyph, 0, &mut left).map_err(|why| wrong(&why))?;
        total += GLYPH_POINTS - left;
        if total > limits.points {
            let most = group_digits(limits.points as i64);
            return Err(format!(
                "its glyphs have more than {most} points together: keep only those that are used"
            ));
        }
        let far = || wrong(&format!("reaches further than {REACH} times its size, or is wider"));
        let most = REACH * f32::from(em);
        let width = widths.advance_width(glyph).unwrap_or_default();
        if !(0.0..=most).contains(&width) {
            return Err(far());
        }
        let mut reach = Reach::default();
        let Some(outline) = drawn.get(glyph) else {
            looks.push(reach.look(width));
            continue;
        };
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        outline.draw(settings, &mut reach).map_err(|_| wrong("cannot be drawn: redraw it"))?;
        if reach.far > most {
            return Err(far());
        }
        looks.push(reach.look(width));
    }
    Ok(looks)
}

/// Checks that the line height is reasonable for the size of the letters.
fn lines(font: &FontRef<'_>, em: f32) -> Result<(), String> {
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    let high = (metrics.ascent - metrics.descent + metrics.leading.max(0.0)) / em;
    let stands = metrics.ascent > 0.0 && metrics.descent <= 0.0;
    if LINE.contains(&high) && stands {
        return Ok(());
    }
    Err(format!("its lines are {high:.1} times as high as its letters are large; 0.5 to 3 are possible"))
}

/// The tables of a font that contain its outlines.
struct Outlines<'a> {
    loca: Loca<'a>,
    glyf: Glyf<'a>,
}

impl Outlines<'_> {
    /// Subtracts the cost of a glyph from `left`: 1 for each of its points, and 1 for each glyph that it consists of.
    fn spend(&self, glyph: GlyphId, deep: usize, left: &mut usize) -> Result<(), String> {
        let most =
            || format!("has more than {} points: draw it with fewer", group_digits(GLYPH_POINTS as i64));
        *left = left.checked_sub(1).ok_or_else(most)?;
        let found =
            self.loca.get_glyf(glyph, &self.glyf).map_err(|_| "cannot be read: save the font again")?;
        match found {
            None => {}
            Some(Glyph::Simple(simple)) => *left = left.checked_sub(simple.num_points()).ok_or_else(most)?,
            Some(Glyph::Composite(_)) if deep >= GLYPH_PARTS => {
                return Err(format!("is built from nested glyphs, more than {GLYPH_PARTS} deep"));
            }
            Some(Glyph::Composite(composite)) => {
                for part in composite.components() {
                    self.spend(part.glyph.into(), deep + 1, left)?;
                }
            }
        }
        Ok(())
    }
}

/// The reach of an outline.
#[derive(Default)]
struct Reach {
    /// The farthest coordinate.
    far: f32,
    /// The least and the greatest coordinates from left to right, and up.
    bounds: Option<[(f32, f32); 2]>,
}

impl Reach {
    fn to(&mut self, x: f32, y: f32) {
        // A coordinate that is not a number counts as infinitely far.
        let far = x.abs().max(y.abs());
        self.far =
            if far.is_finite() && x.is_finite() && y.is_finite() { self.far.max(far) } else { f32::INFINITY };
        let [across, up] = self.bounds.unwrap_or([(x, x), (y, y)]);
        self.bounds = Some([(across.0.min(x), across.1.max(x)), (up.0.min(y), up.1.max(y))]);
    }

    /// The look of the glyph with this outline and width.
    fn look(&self, width: f32) -> GlyphLook {
        let bounds = self.bounds.unwrap_or_default();
        let [(left, right), _] = bounds;
        GlyphLook {
            has_outline: bounds.iter().all(|(least, most)| least < most),
            has_width: width > 0.0,
            is_overhanging: left + right < 0.0,
        }
    }
}

impl OutlinePen for Reach {
    fn move_to(&mut self, x: f32, y: f32) {
        self.to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.to(x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.to(cx, cy);
        self.to(x, y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.to(ax, ay);
        self.to(bx, by);
        self.to(x, y);
    }

    fn close(&mut self) {}
}
