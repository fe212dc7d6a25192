//! The path from one region to another on the screen: straight on a realm, and along routes on a star chart,
//! where it may have two pieces.

use egui::{Pos2, Vec2};

use crate::map::camera::Frame;
use crate::map::region_shapes::Shapes;
use atlas::realm::Point;
use packs::Picture;
use rules::Region;

/// A path on the screen from the middle of one region to the middle of another.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// The pieces of the path, each with at least two points.
    pieces: Vec<Vec<Pos2>>,
}

impl Way {
    /// The straight path between two points.
    pub fn straight(from: Pos2, to: Pos2) -> Self {
        Self { pieces: vec![vec![from, to]] }
    }

    /// The path from one region to another on a map.
    pub fn new(frame: &Frame, picture: &Picture, shapes: &Shapes, from: Region, to: Region) -> Self {
        let ends = (from.index(), to.index());
        let routes = match picture {
            Picture::Stars(chart) => chart.routes.as_slice(),
            Picture::Realm(_) => &[],
        };
        let screen = |piece: &Vec<Point>| piece.iter().map(|s| frame.screen(*s)).collect::<Vec<_>>();
        let onward = routes.iter().find(|route| (route.a, route.b) == ends);
        let back = routes.iter().find(|route| (route.b, route.a) == ends);
        let mut pieces: Vec<Vec<Pos2>> = match (onward, back) {
            (Some(route), _) => route.pieces.iter().map(screen).collect(),
            (None, Some(route)) => {
                let turned = |piece| screen(piece).into_iter().rev().collect();
                route.pieces.iter().rev().map(turned).collect()
            }
            (None, None) => Vec::new(),
        };
        pieces.retain(|piece| piece.len() > 1);
        if pieces.is_empty() {
            let middle = |region: Region| {
                let land = shapes.lands().get(region.index());
                land.map_or(frame.sheet.center(), |land| frame.screen(land.room.anchor))
            };
            return Self::straight(middle(from), middle(to));
        }
        Self { pieces }
    }

    /// The pieces of the path, in order.
    pub fn pieces(&self) -> &[Vec<Pos2>] {
        &self.pieces
    }

    /// The point at the fraction `share` of the path's length, from 0 at its start to 1 at its end.
    pub fn at(&self, share: f32) -> Pos2 {
        self.after(self.length() * share.clamp(0.0, 1.0))
    }

    /// The point on the path at a distance `off` before its end.
    pub fn before_end(&self, off: f32) -> Pos2 {
        self.after((self.length() - off).max(0.0))
    }

    /// The path, cut off at a distance `off` before its end.
    pub fn shortened(&self, off: f32) -> Self {
        let mut pieces = self.pieces.clone();
        if let Some(last) = pieces.last_mut() {
            *last = without_ends(last, 0.0, off);
        }
        Self { pieces }
    }

    /// The length of the path, without the gaps between its pieces.
    pub fn length(&self) -> f32 {
        self.pieces.iter().map(|piece| length(piece)).sum()
    }

    fn after(&self, way: f32) -> Pos2 {
        let mut left = way;
        for pair in self.pieces.iter().flat_map(|piece| piece.windows(2)) {
            let [a, b] = pair else { continue };
            let step = a.distance(*b);
            if left <= step && step > 0.0 {
                return a.lerp(*b, left / step);
            }
            left -= step;
        }
        self.pieces.last().and_then(|piece| piece.last()).copied().unwrap_or_default()
    }
}

fn length(line: &[Pos2]) -> f32 {
    line.windows(2).map(|pair| if let [a, b] = pair { a.distance(*b) } else { 0.0 }).sum()
}

/// A polyline shortened by the length `start` at its start and `end` at its end.
pub(crate) fn without_ends(line: &[Pos2], start: f32, end: f32) -> Vec<Pos2> {
    let whole = Way { pieces: vec![line.to_vec()] };
    let length = length(line);
    let (from, to) = (start.min(length), (length - end).max(start.min(length)));
    let mut kept = vec![whole.after(from)];
    let mut gone = 0.0;
    for pair in line.windows(2) {
        let [a, b] = pair else { continue };
        gone += a.distance(*b);
        if gone > from && gone < to {
            kept.push(*b);
        }
    }
    kept.push(whole.after(to));
    kept
}

/// The direction of the last segment of a polyline, as a unit vector.
pub(crate) fn heading(line: &[Pos2]) -> Vec2 {
    match line {
        [.., before, last] => (*last - *before).normalized(),
        _ => Vec2::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Camera;
    use egui::Rect;

    #[test]
    fn a_way_is_walked_from_end_to_end() {
        let way = Way {
            pieces: vec![
                vec![Pos2::new(0.0, 0.0), Pos2::new(10.0, 0.0)],
                vec![Pos2::new(90.0, 0.0), Pos2::new(90.0, 30.0)],
            ],
        };
        assert_eq!(way.at(0.0), Pos2::new(0.0, 0.0));
        assert_eq!(way.at(0.125), Pos2::new(5.0, 0.0));
        assert_eq!(way.at(0.5), Pos2::new(90.0, 10.0));
        assert_eq!(way.at(1.0), Pos2::new(90.0, 30.0));
        assert_eq!(way.before_end(5.0), Pos2::new(90.0, 25.0));
        assert_eq!(way.shortened(10.0).at(1.0), Pos2::new(90.0, 20.0));
    }

    #[test]
    fn armies_across_the_pacific_leave_one_edge_and_come_back_on_the_other() {
        let pack = testing::pack("whispers-of-the-stars");
        let shapes = Shapes::new(&pack.picture);
        let sheet = Rect::from_min_size(Pos2::ZERO, egui::Vec2::new(600.0, 340.0));
        let frame = Frame::new(shapes.bounds(), sheet, Camera::default());
        let region = |i| Region::new(i).unwrap();
        let (hawaii, samoa) = (region(0), region(39));
        let out = Way::new(&frame, &pack.picture, &shapes, hawaii, samoa);
        let back = Way::new(&frame, &pack.picture, &shapes, samoa, hawaii);
        assert_eq!((out.pieces().len(), back.pieces().len()), (2, 2));
        assert!(out.at(0.0).distance(back.at(1.0)) < 0.1 && out.at(1.0).distance(back.at(0.0)) < 0.1);
        // The path never comes near the middle of the sheet.
        for step in 0..=20 {
            assert!((out.at(step as f32 / 20.0).x - 300.0).abs() > 200.0);
        }
        // Without a route between the regions, the path is straight.
        assert_eq!(Way::new(&frame, &pack.picture, &shapes, hawaii, region(20)).pieces()[0].len(), 2);
    }
}
