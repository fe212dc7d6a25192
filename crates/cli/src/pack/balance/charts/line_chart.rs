//! A line chart with one line per empire and one point per round.

use plotters::prelude::*;
use plotters::style::text_anchor::HPos;

use super::chart_canvas::{self, DrawError, FAINT, GRID, HEAD, INK, MARGIN, TEXT, px};

/// An empire's line.
pub(super) struct Line {
    pub name: String,
    pub colour: RGBColor,
    /// The mean of each round with its margin.
    pub points: Vec<(f64, f64)>,
}

const SIZE: [u32; 2] = [1400, 800];
/// The gap between a line's end and its name.
const GAP: u32 = 44;

/// The space below the lines and to their left.
const FOOT: u32 = 74;
const SIDE: u32 = 76;

/// Draws a chart of lines, each with its name at its end. Returns it as a PNG.
///
/// # Errors
///
/// The chart cannot be drawn.
pub(super) fn lines(title: [&str; 2], axis: &str, lines: &[Line]) -> Result<Vec<u8>, String> {
    chart_canvas::draw(SIZE, title, |area| {
        let rounds = lines.iter().map(|line| line.points.len()).max().unwrap_or(0).max(2);
        let (low, high) = range(lines);
        let widest = lines.iter().map(|line| chart_canvas::width(area, &line.name, TEXT)).max().unwrap_or(0);
        let mut chart = ChartBuilder::on(area)
            .margin_top(px(HEAD))
            .margin_left(px(MARGIN + SIDE))
            .margin_bottom(px(FOOT))
            .margin_right(px(MARGIN + GAP + widest))
            .build_cartesian_2d(1.0..rounds as f64, low..high)?;
        let (left, bottom) = chart.backend_coord(&(1.0, low));
        let (right, top) = chart.backend_coord(&(rounds as f64, high));
        for (value, said) in chart_canvas::ticks(low, high, 8) {
            let (_, y) = chart.backend_coord(&(1.0, value));
            area.draw(&PathElement::new([(left, y), (right, y)], GRID.stroke_width(2)))?;
            chart_canvas::write(area, &said, TEXT, &INK, (left - px(12), y), HPos::Right)?;
        }
        for round in 1..=rounds {
            let (x, _) = chart.backend_coord(&(round as f64, low));
            area.draw(&PathElement::new([(x, bottom), (x, top)], GRID.stroke_width(2)))?;
            chart_canvas::write(area, &round.to_string(), TEXT, &INK, (x, bottom + px(20)), HPos::Center)?;
        }
        let below = ((left + right) / 2, bottom + px(50));
        chart_canvas::write(area, "at the end of round", TEXT, &INK, below, HPos::Center)?;
        chart_canvas::write_upwards(area, axis, (px(MARGIN + 6), (top + bottom) / 2))?;
        for line in lines {
            let at = |(round, value): (usize, f64)| (round as f64 + 1.0, value);
            let low = line.points.iter().map(|(mean, margin)| mean - margin).enumerate();
            let high = line.points.iter().map(|(mean, margin)| mean + margin).enumerate();
            let band: Vec<_> = low.map(at).chain(high.rev().map(at)).collect();
            chart.draw_series([Polygon::new(band, line.colour.mix(0.35))])?;
        }
        for line in lines {
            let means = line.points.iter().map(|(mean, _)| *mean).enumerate();
            let means: Vec<_> = means.map(|(round, value)| (round as f64 + 1.0, value)).collect();
            // A dark rim makes pale colours stand out from the background.
            chart.draw_series([PathElement::new(means.clone(), INK.stroke_width(px(4) as u32))])?;
            chart.draw_series([PathElement::new(means.clone(), line.colour.stroke_width(px(3) as u32))])?;
            let dots = |radius, colour: RGBColor| {
                means.iter().map(move |at| Circle::new(*at, px(radius), colour.filled())).collect::<Vec<_>>()
            };
            chart.draw_series(dots(6, INK))?;
            chart.draw_series(dots(5, line.colour))?;
        }
        let ends: Vec<(i32, i32)> = lines
            .iter()
            .map(|line| chart.backend_coord(&(rounds as f64, line.points.last().map_or(low, |p| p.0))))
            .collect();
        names(area, lines, &ends)
    })
}

/// The range of the axis. It begins at zero unless all values are far from zero.
fn range(lines: &[Line]) -> (f64, f64) {
    let points = || lines.iter().flat_map(|line| &line.points);
    let low = points().map(|(mean, margin)| mean - margin).fold(f64::INFINITY, f64::min);
    let high = points().map(|(mean, margin)| mean + margin).fold(1.0, f64::max);
    let room = ((high - low) * 0.1).max(0.05);
    let far = low.is_finite() && low > high / 2.0;
    (if far { low - room } else { low.min(0.0) }, high + room)
}

/// Writes the names at the lines' ends without overlaps.
fn names(area: &chart_canvas::Area<'_>, lines: &[Line], ends: &[(i32, i32)]) -> Result<(), DrawError> {
    let step = px(TEXT + 8);
    let places = apart(&ends.iter().map(|end| end.1).collect::<Vec<_>>(), step);
    for ((line, (x, y)), place) in lines.iter().zip(ends).zip(places) {
        let (from, to) = (x + px(8), x + px(GAP - 8));
        area.draw(&PathElement::new([(from, *y), (to, place)], FAINT.stroke_width(2)))?;
        chart_canvas::write(area, &line.name, TEXT, &INK, (x + px(GAP), place), HPos::Left)?;
    }
    Ok(())
}

/// The positions nearest to the wanted ones that are at least `step` apart, in the same order.
fn apart(wanted: &[i32], step: i32) -> Vec<i32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by_key(|i| wanted[*i]);
    // Groups that touch are merged. Each is centred on the mean of its wanted positions.
    let mut groups: Vec<(i64, i64)> = Vec::new();
    let top = |(count, sum): (i64, i64)| sum / count - (count - 1) * i64::from(step) / 2;
    for i in &order {
        let mut group = (1, i64::from(wanted[*i]));
        while let Some(last) = groups.last().copied()
            && top(last) + last.0 * i64::from(step) > top(group)
        {
            group = (group.0 + last.0, group.1 + last.1);
            groups.pop();
        }
        groups.push(group);
    }
    let step = i64::from(step);
    let places = groups.into_iter().flat_map(|group| (0..group.0).map(move |n| top(group) + n * step));
    let mut out = vec![0; wanted.len()];
    order.into_iter().zip(places).for_each(|(i, place)| out[i] = place as i32);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_have_room_stay_where_they_are_wanted() {
        assert_eq!(apart(&[300, 100, 200], 20), [300, 100, 200]);
    }

    #[test]
    fn names_that_would_cover_each_other_move_apart_around_their_middle() {
        assert_eq!(apart(&[100, 100, 100], 20), [80, 100, 120]);
        assert_eq!(apart(&[110, 100, 400], 20), [115, 95, 400]);
    }

    #[test]
    fn a_name_that_is_pushed_pushes_the_next() {
        let places = apart(&[100, 100, 115, 118], 20);
        let mut sorted = places.clone();
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= 20), "{places:?}");
    }
}
