//! A chart of rows with one number each.

use plotters::prelude::*;
use plotters::style::text_anchor::HPos;

use super::chart_canvas::{self, FAINT, GRID, HEAD, INK, MARGIN, TEXT, px};

/// A row of a chart.
pub(super) struct Row {
    pub name: String,
    pub mark: Mark,
}

/// How a row's number is drawn.
pub(super) enum Mark {
    /// A dot with its confidence interval.
    Dot { value: f64, low: f64, high: f64, colour: RGBColor },
    /// A bar with its margin.
    Bar { value: f64, margin: f64, colour: RGBColor },
    /// Stacked bars of values.
    Stack(Vec<(f64, RGBColor)>),
}

/// The axis of the numbers.
pub(super) struct Axis<'a> {
    pub name: &'a str,
    /// A reference line with its label.
    pub par: Option<(f64, &'a str)>,
    /// The colours of stacks, with their labels.
    pub legend: &'a [(&'a str, RGBColor)],
    /// The factor from values to the axis: 100 for shares shown in percent.
    pub scale: f64,
    /// The unit written after each value.
    pub unit: &'a str,
}

const WIDTH: u32 = 1400;
const ROW: u32 = 30;
/// The height of the axis.
const FOOT: u32 = 74;
/// The height of a legend or label.
const KEY: u32 = 34;

impl Mark {
    fn range(&self) -> (f64, f64) {
        match self {
            Self::Dot { low, high, .. } => (*low, *high),
            Self::Bar { value, margin, .. } => (0.0, value + margin),
            Self::Stack(parts) => (0.0, parts.iter().map(|(part, _)| part).sum()),
        }
    }
}

/// Draws a chart of rows, from the top. Returns it as a PNG.
///
/// # Errors
///
/// The chart cannot be drawn.
pub(super) fn rows(title: [&str; 2], axis: &Axis<'_>, rows: &[Row]) -> Result<Vec<u8>, String> {
    let count = rows.len().max(1);
    let key = if axis.par.is_some() || !axis.legend.is_empty() { KEY } else { 0 };
    let size = [WIDTH, HEAD + key + ROW * count as u32 + FOOT];
    chart_canvas::draw(size, title, |area| {
        let (from, to) = range(axis, rows);
        let widest = rows.iter().map(|row| chart_canvas::width(area, &row.name, TEXT)).max().unwrap_or(0);
        let mut chart = ChartBuilder::on(area)
            .margin_top(px(HEAD + key))
            .margin_left(px(MARGIN + widest + 14))
            .margin_right(px(MARGIN + 20))
            .margin_bottom(px(FOOT))
            .build_cartesian_2d(from..to, -0.5..count as f64 - 0.5)?;
        let (left, bottom) = chart.backend_coord(&(from, -0.5));
        let (right, top) = chart.backend_coord(&(to, count as f64 - 0.5));
        for (value, said) in chart_canvas::ticks(axis.scale * from, axis.scale * to, 9) {
            let (x, _) = chart.backend_coord(&(value / axis.scale, -0.5));
            area.draw(&PathElement::new([(x, bottom), (x, top)], GRID.stroke_width(2)))?;
            let said = format!("{said}{}", axis.unit);
            chart_canvas::write(area, &said, TEXT, &INK, (x, bottom + px(20)), HPos::Center)?;
        }
        area.draw(&PathElement::new([(left, bottom), (right, bottom)], FAINT.stroke_width(2)))?;
        let below = ((left + right) / 2, bottom + px(50));
        chart_canvas::write(area, axis.name, TEXT, &INK, below, HPos::Center)?;
        let key_line = top - px(KEY / 2);
        if let Some((par, name)) = axis.par {
            let (x, _) = chart.backend_coord(&(par, 0.0));
            area.draw(&PathElement::new([(x, bottom), (x, top)], FAINT.stroke_width(px(2) as u32)))?;
            chart_canvas::write(area, name, TEXT, &FAINT, (x, key_line), HPos::Center)?;
        }
        let mut x = left;
        for (name, colour) in axis.legend {
            let box_ends = [(x, key_line - px(7)), (x + px(14), key_line + px(7))];
            area.draw(&Rectangle::new(box_ends, colour.filled()))?;
            area.draw(&Rectangle::new(box_ends, INK.stroke_width(2)))?;
            chart_canvas::write(area, name, TEXT, &INK, (x + px(22), key_line), HPos::Left)?;
            x += px(22 + chart_canvas::width(area, name, TEXT) + 36);
        }
        for (index, row) in rows.iter().enumerate() {
            let y = (count - 1 - index) as f64;
            let (_, line) = chart.backend_coord(&(from, y));
            chart_canvas::write(area, &row.name, TEXT, &INK, (left - px(14), line), HPos::Right)?;
            match &row.mark {
                Mark::Dot { value, low, high, colour } => {
                    chart.draw_series([whisker(*low, *high, y)])?;
                    chart.draw_series([Circle::new((*value, y), px(8), INK.filled())])?;
                    chart.draw_series([Circle::new((*value, y), px(7), colour.filled())])?;
                }
                Mark::Bar { value, margin, colour } => {
                    bar(&mut |shape| chart.draw_series([shape]).map(drop), 0.0, *value, y, *colour)?;
                    chart.draw_series([whisker((value - margin).max(0.0), value + margin, y)])?;
                }
                Mark::Stack(parts) => {
                    let mut start = 0.0;
                    for (part, colour) in parts {
                        let end = start + part;
                        bar(&mut |shape| chart.draw_series([shape]).map(drop), start, end, y, *colour)?;
                        start = end;
                    }
                }
            }
        }
        Ok(())
    })
}

/// The range of the axis. Bars start at zero; dots lie around par.
fn range(axis: &Axis<'_>, rows: &[Row]) -> (f64, f64) {
    let dots = rows.iter().any(|row| matches!(row.mark, Mark::Dot { .. }));
    let par = axis.par.map_or(0.0, |(par, _)| par);
    let (mut from, mut to) = (if dots { par } else { 0.0 }, par);
    for (low, high) in rows.iter().map(|row| row.mark.range()) {
        (from, to) = (from.min(low), to.max(high));
    }
    let room = ((to - from) * 0.04).max(0.001);
    (if dots { from - room } else { 0.0 }, to + room)
}

fn whisker(low: f64, high: f64, y: f64) -> PathElement<(f64, f64)> {
    PathElement::new([(low, y), (high, y)], INK.stroke_width(px(2) as u32))
}

fn bar<E>(
    draw: &mut dyn FnMut(Rectangle<(f64, f64)>) -> Result<(), E>,
    from: f64,
    to: f64,
    y: f64,
    colour: RGBColor,
) -> Result<(), E> {
    let ends = [(from, y - 0.32), (to, y + 0.32)];
    draw(Rectangle::new(ends, colour.filled()))?;
    draw(Rectangle::new(ends, INK.stroke_width(2)))
}
