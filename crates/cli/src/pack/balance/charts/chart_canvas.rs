//! The canvas of charts: sizes, colours, text and the PNG file.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::register_font;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use image_files::png;

/// The supersampling factor. Drawing larger and averaging smooths lines.
const FINE: u32 = 2;

/// The colour of text and axes.
pub(super) const INK: RGBColor = RGBColor(38, 34, 30);
/// The colour of secondary text.
pub(super) const FAINT: RGBColor = RGBColor(110, 104, 98);
/// The colour of the grid.
pub(super) const GRID: RGBColor = RGBColor(224, 221, 216);

/// Sizes of text and lengths, in pixels of the picture.
pub(super) const TITLE: u32 = 30;
pub(super) const TEXT: u32 = 19;
pub(super) const MARGIN: u32 = 28;
/// The height of the title and subtitle.
pub(super) const HEAD: u32 = 92;

/// The font's name in the drawing library.
const FONT: &str = "whispers";

pub(super) type Area<'a> = DrawingArea<BitMapBackend<'a>, Shift>;
pub(super) type DrawError = DrawingAreaErrorKind<<BitMapBackend<'static> as DrawingBackend>::ErrorType>;

/// A position on the canvas, in drawn pixels.
pub(super) type Point = (i32, i32);

/// Converts a length from pixels of the picture to drawn pixels.
pub(super) fn px(length: u32) -> i32 {
    (length * FINE) as i32
}

/// Writes a text. `at` is its vertical centre, and its left end, centre or right end.
pub(super) fn write<'a>(
    area: &Area<'a>,
    what: &str,
    size: u32,
    colour: &RGBColor,
    (x, y): Point,
    side: HPos,
) -> Result<(), DrawError> {
    let style = style(size).color(colour).pos(Pos::new(side, VPos::Center));
    // The library centres the font's box, which lies above the letters.
    area.draw(&Text::new(what, (x, y + px(size) / 5), style))
}

/// Writes a text that runs upwards, centred both ways.
pub(super) fn write_upwards(area: &Area<'_>, what: &str, at: Point) -> Result<(), DrawError> {
    let font = style(TEXT).font.transform(FontTransform::Rotate270);
    let style = TextStyle::from(font).color(&INK).pos(Pos::new(HPos::Center, VPos::Center));
    area.draw(&Text::new(what, at, style))
}

fn style<'a>(size: u32) -> TextStyle<'a> {
    (FONT, px(size)).into_font().into()
}

/// Round numbers for about `lines` grid lines, each with its label.
pub(super) fn ticks(from: f64, to: f64, lines: usize) -> Vec<(f64, String)> {
    let rough = ((to - from) / lines.max(1) as f64).max(1e-9);
    let power = rough.log10().floor();
    let step = [1.0, 2.0, 5.0, 10.0].map(|n| n * 10f64.powf(power)).into_iter().find(|step| *step >= rough);
    let step = step.unwrap_or(rough);
    let digits = (-step.log10().floor()).max(0.0) as usize;
    // The margins allow for rounding errors.
    let numbers = (from / step - 1e-6).ceil() as i64..=(to / step + 1e-6).floor() as i64;
    numbers.map(|n| n as f64 * step).map(|value| (value, format!("{value:.digits$}"))).collect()
}

/// The width of a text, in pixels of the picture.
pub(super) fn width(area: &Area<'_>, what: &str, size: u32) -> u32 {
    area.estimate_text_size(what, &style(size)).map_or(0, |(width, _)| width.div_ceil(FINE))
}

/// A colour of the pack, for the drawing library.
pub(super) fn colour([r, g, b]: [u8; 3]) -> RGBColor {
    RGBColor(r, g, b)
}

/// Draws a picture of this size with a title and a subtitle. Returns it as a PNG.
///
/// # Errors
///
/// The picture cannot be drawn.
pub(super) fn draw(
    size: [u32; 2],
    [title, subtitle]: [&str; 2],
    paint: impl FnOnce(&Area<'_>) -> Result<(), DrawError>,
) -> Result<Vec<u8>, String> {
    let wrong = |why: &dyn std::fmt::Display| format!("the chart \"{title}\" cannot be drawn: {why}");
    // Use the window's font, so that charts need no system font.
    register_font(FONT, FontStyle::Normal, epaint_default_fonts::UBUNTU_LIGHT)
        .map_err(|_| wrong(&"its font cannot be read"))?;
    let fine = size.map(|side| side * FINE);
    let mut pixels = vec![255; fine[0] as usize * fine[1] as usize * 3];
    {
        let area = BitMapBackend::with_buffer(&mut pixels, fine.into()).into_drawing_area();
        let painted = (|| {
            area.fill(&WHITE)?;
            write(&area, title, TITLE, &INK, (px(MARGIN), px(30)), HPos::Left)?;
            write(&area, subtitle, TEXT, &FAINT, (px(MARGIN), px(64)), HPos::Left)?;
            paint(&area)?;
            area.present()
        })();
        painted.map_err(|e: DrawError| wrong(&e))?;
    }
    png(size, &smaller(&pixels, fine))
}

/// Scales a picture down by averaging each block of pixels.
fn smaller(pixels: &[u8], [width, height]: [u32; 2]) -> Vec<u8> {
    let (fine, row) = (FINE as usize, width as usize * 3);
    let mut out = Vec::with_capacity(pixels.len() / (fine * fine));
    for top in (0..height as usize).step_by(fine) {
        for left in (0..width as usize).step_by(fine) {
            for channel in 0..3 {
                let at = |y: usize, x: usize| usize::from(pixels[(top + y) * row + (left + x) * 3 + channel]);
                let sum: usize =
                    (0..fine).flat_map(|y| (0..fine).map(move |x| (y, x))).map(|(y, x)| at(y, x)).sum();
                out.push((sum / (fine * fine)) as u8);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_has_round_numbers() {
        let said =
            |from, to| ticks(from, to, 8).into_iter().map(|(_, said)| said).collect::<Vec<_>>().join(" ");
        assert_eq!(said(0.0, 1.05), "0.0 0.2 0.4 0.6 0.8 1.0");
        assert_eq!(said(1.9, 2.4), "1.9 2.0 2.1 2.2 2.3 2.4");
        assert_eq!(said(-7.0, 31.0), "-5 0 5 10 15 20 25 30");
        assert_eq!(said(3.0, 3.0), "3.000000000");
    }

    #[test]
    fn four_pixels_become_one_of_their_mean_colour() {
        let pixels = [[0, 10, 255], [4, 10, 255], [8, 10, 255], [12, 10, 251]].concat();
        assert_eq!(smaller(&pixels, [2, 2]), [6, 10, 254]);
    }
}
