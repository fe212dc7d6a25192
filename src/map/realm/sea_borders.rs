//! Borders across a sea (R1.6). A realm shows them as faint dotted waves from coast to coast, with a card in the middle,
//! because only cards lead across. A star chart shows them as dotted routes.

use egui::{Color32, Pos2, Shape, Stroke, Vec2};

use crate::looks::theme::{Theme, line, mix};
use crate::map::camera::Frame;
use crate::map::map_drawing::{MapLook, points};
use crate::map::region_shapes::{Border, Shapes};
use rules::Region;

/// The length and the height of a wave, and the distance between points on the wavy line, in screen points.
const WAVE: (f32, f32, f32) = (13.0, 2.1, 1.6);
/// The lengths of the dashes and the gaps of a sea lane, in points.
const DASH: (f32, f32) = (3.0, 4.5);
/// The length of the dots and of the gaps of a star chart's route across a sea, in points.
const DOTS: (f32, f32) = (2.2, 4.2);
/// The line width of a sea lane, in points.
const WEIGHT: f32 = 1.6;
/// The size of the card on a sea lane, in points.
const CARD: Vec2 = Vec2::new(10.0, 14.0);
/// How far each of the card's two sheets is turned, in radians.
const TURN: f32 = 0.22;

/// Draws the sea lanes of a realm.
pub(crate) fn lanes(frame: &Frame, shapes: &Shapes, theme: &Theme) -> Vec<Shape> {
    let ink = mix(theme.sea, theme.ink, 0.7);
    let halo = theme.shallow.gamma_multiply(0.9);
    shapes
        .seas()
        .iter()
        .flat_map(|sea| &sea.lines)
        .flat_map(|lane| strokes(&points(frame, lane), Stroke::new(WEIGHT, ink), halo, theme))
        .collect()
}

/// Draws the sea lanes from the region under the pointer, highlighted.
pub(crate) fn pointed(frame: &Frame, shapes: &Shapes, look: &MapLook<'_>) -> Vec<Shape> {
    let hovered = look.state.marks.hovered.map(Region::index);
    let ends = |sea: &&Border| hovered.is_some_and(|region| sea.a == region || sea.b == region);
    let lines = shapes.seas().iter().filter(ends).flat_map(|sea| &sea.lines);
    let stroke = Stroke::new(line::LIT, look.theme.lit);
    lines.flat_map(|lane| strokes(&points(frame, lane), stroke, look.theme.well, look.theme)).collect()
}

/// Draws a sea lane with a halo below it and a card on it.
fn strokes(lane: &[Pos2], ink: Stroke, halo: Color32, theme: &Theme) -> Vec<Shape> {
    let wave = waves(lane);
    let mut shapes = vec![Shape::line(wave.clone(), Stroke::new(ink.width + 3.0, halo))];
    shapes.extend(Shape::dashed_line(&wave, ink, DASH.0, DASH.1));
    if let (Some(from), Some(to)) = (lane.first(), lane.last()) {
        shapes.extend(card(from.lerp(*to, 0.5), theme));
    }
    shapes
}

/// Draws two small cards around the point `at`.
fn card(at: Pos2, theme: &Theme) -> Vec<Shape> {
    let sheet = |turn: f32, aside: f32| {
        let (sin, cos) = turn.sin_cos();
        let corner = |x: f32, y: f32| {
            let off = Vec2::new(x * CARD.x / 2.0, y * CARD.y / 2.0);
            at + Vec2::new(off.x * cos - off.y * sin + aside, off.x * sin + off.y * cos)
        };
        let corners = vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        Shape::convex_polygon(corners, theme.panel, Stroke::new(line::STRONG, theme.ink))
    };
    vec![sheet(-TURN, -2.5), sheet(TURN, 2.5)]
}

/// Draws the routes of a star chart that cross seas.
pub(crate) fn dotted(frame: &Frame, shapes: &Shapes, theme: &Theme) -> Vec<Shape> {
    let colour = mix(theme.space, theme.chalk, 0.85);
    let lines = shapes.seas().iter().flat_map(|sea| &sea.lines);
    lines
        .flat_map(|route| {
            let way = points(frame, route);
            Shape::dashed_line(&way, Stroke::new(line::STRONG, colour), DOTS.0, DOTS.1)
        })
        .collect()
}

/// Turns a straight line into a wavy one. It has only whole waves, so that it ends exactly at the line's end.
fn waves(way: &[Pos2]) -> Vec<Pos2> {
    let (Some(from), Some(to)) = (way.first(), way.last()) else { return Vec::new() };
    let long = from.distance(*to);
    if long < WAVE.2 {
        return way.to_vec();
    }
    let along = (*to - *from) / long;
    let aside = Vec2::new(-along.y, along.x);
    let count = (long / WAVE.0).round().max(1.0);
    let steps = (long / WAVE.2).ceil().max(2.0) as usize;
    (0..=steps)
        .map(|i| {
            let share = i as f32 / steps as f32;
            let swell = (share * count * std::f32::consts::TAU).sin() * WAVE.1;
            *from + along * (share * long) + aside * swell
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_waves_begins_and_ends_where_the_line_does_and_never_leaves_it_far() {
        for end in [Pos2::new(100.0, 0.0), Pos2::new(3.0, 40.0), Pos2::new(-70.0, 9.0)] {
            let wave = waves(&[Pos2::ZERO, end]);
            assert!(wave[0].distance(Pos2::ZERO) < 0.01 && wave[wave.len() - 1].distance(end) < 0.01);
            let along = end.to_vec2().normalized();
            let off = |at: &Pos2| (at.to_vec2() - along * at.to_vec2().dot(along)).length();
            assert!(wave.iter().all(|at| off(at) <= WAVE.1 + 0.01));
            assert!(wave.iter().any(|at| off(at) > 0.8 * WAVE.1), "it is not a straight line");
        }
        assert!(waves(&[]).is_empty());
    }
}
