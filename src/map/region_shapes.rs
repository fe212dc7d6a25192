//! The shapes of the regions on the map: outlines, triangles, the spots with most free space, and the region
//! at a point.

use std::sync::OnceLock;

use crate::map::camera::Bounds;
use crate::map::region_grid::Ground;
use atlas::realm::{Point, Room, contains};
use atlas::stars::StarChart;
use packs::Picture;
use rules::Region;

/// The number of corners of the polygon that draws a station's disc.
const CORNERS: usize = 40;

/// The radius around a station's middle that must lie within the bounds of the map, in radii of the station.
const FREE: f32 = 1.6;

/// The shapes of a map, for finding regions and filling them with colour.
#[derive(Clone, Debug)]
pub struct Shapes {
    lands: Vec<Land>,
    borders: Vec<Border>,
    seas: Vec<Border>,
    sheet: Option<Bounds>,
    shores: Vec<Vec<u32>>,
    usual_room: f32,
    ground: OnceLock<Ground>,
    /// The factor by which sizes in map units are scaled: 1 on a realm, and proportional to the station
    /// radius on a star chart.
    pub unit: f32,
}

/// The shape of a region.
#[derive(Clone, Debug)]
pub struct Land {
    low: Point,
    high: Point,
    /// The outline of the region, clockwise on the screen.
    pub outline: Vec<Point>,
    /// The middle and the radius of the largest free space in the region.
    pub room: Room,
    triangles: Vec<u32>,
}

/// The bounds of a star chart. They extend beyond the chart's edge where stations are near it.
fn sheet(chart: &StarChart) -> Bounds {
    let free = chart.radius * FREE;
    let start = (Point::new(0.0, 0.0), Point::new(chart.width, chart.height));
    let (low, high) = chart.stations.iter().fold(start, |(low, high), at| {
        let (west, north) = (low.x.min(at.x - free), low.y.min(at.y - free));
        (Point::new(west, north), Point::new(high.x.max(at.x + free), high.y.max(at.y + free)))
    });
    Bounds { low, high }
}

impl Land {
    /// The corners of the bounding box: the smallest and the largest coordinates.
    pub(crate) fn extent(&self) -> (Point, Point) {
        (self.low, self.high)
    }
}

/// The border of two regions. On a star chart, the route between two stations.
#[derive(Clone, Debug)]
pub struct Border {
    /// The index of the first region.
    pub a: usize,
    /// The index of the second region.
    pub b: usize,
    /// The polylines of the border, in map units.
    pub lines: Vec<Vec<Point>>,
}

impl Shapes {
    /// Computes the shapes of a map's picture.
    pub fn new(picture: &Picture) -> Self {
        let shapes = match picture {
            Picture::Realm(realm) => Self {
                lands: realm.lands.iter().map(|land| self::land(land.outline.clone(), land.room)).collect(),
                borders: realm
                    .borders
                    .iter()
                    .map(|border| Border { a: border.a, b: border.b, lines: vec![border.line.clone()] })
                    .collect(),
                seas: realm
                    .lanes
                    .iter()
                    .map(|lane| Border { a: lane.a, b: lane.b, lines: vec![lane.line.to_vec()] })
                    .collect(),
                sheet: None,
                shores: Vec::new(),
                usual_room: 0.0,
                ground: OnceLock::new(),
                unit: 1.0,
            },
            Picture::Stars(chart) => Self::stars(chart),
        };
        let mut rooms: Vec<f32> = shapes.lands.iter().map(|land| land.room.clearance).collect();
        rooms.sort_by(f32::total_cmp);
        let usual_room = rooms.get(rooms.len() / 2).copied().unwrap_or_default();
        Self { usual_room, ..shapes }
    }

    fn stars(chart: &StarChart) -> Self {
        let disc =
            |at: &Point| land(circle(*at, chart.radius), Room { anchor: *at, clearance: chart.radius });
        let visible =
            |s: &Point| chart.stations.iter().all(|at| (s.x - at.x).hypot(s.y - at.y) >= chart.radius * 0.97);
        let border = |route: &atlas::stars::Route| Border {
            a: route.a,
            b: route.b,
            lines: route.pieces.iter().map(|p| fine(p).into_iter().filter(visible).collect()).collect(),
        };
        Self {
            lands: chart.stations.iter().map(disc).collect(),
            borders: chart.routes.iter().filter(|route| !route.sea).map(border).collect(),
            seas: chart.routes.iter().filter(|route| route.sea).map(border).collect(),
            sheet: Some(sheet(chart)),
            shores: chart.land.iter().map(|ring| triangles(ring)).collect(),
            usual_room: 0.0,
            ground: OnceLock::new(),
            // A station has about as much space as a land with a clearance of 40.
            unit: chart.radius / 40.0,
        }
    }

    /// The bounds of everything that the map shows, in map units.
    pub fn bounds(&self) -> Bounds {
        let all = |pick: fn(f32, f32) -> f32, of: fn(&Land) -> Point| {
            let spots = self.lands.iter().map(of);
            spots.reduce(|a, b| Point::new(pick(a.x, b.x), pick(a.y, b.y))).unwrap_or_default()
        };
        let lands = || Bounds { low: all(f32::min, |l| l.low), high: all(f32::max, |l| l.high) };
        self.sheet.unwrap_or_else(lands)
    }

    /// True for a star chart, false for a realm.
    pub fn is_chart(&self) -> bool {
        self.sheet.is_some()
    }

    /// The shapes of the regions, by region index.
    pub fn lands(&self) -> &[Land] {
        &self.lands
    }

    /// All regions with their shapes.
    pub fn regions(&self) -> impl Iterator<Item = (Region, &Land)> {
        (0..).map_while(Region::new).zip(&self.lands)
    }

    /// The borders that don't cross a sea, in the pack's order.
    pub fn borders(&self) -> &[Border] {
        &self.borders
    }

    /// The borders that cross a sea, in the pack's order.
    pub fn seas(&self) -> &[Border] {
        &self.seas
    }

    /// The median clearance of the regions, in map units.
    pub fn usual_room(&self) -> f32 {
        self.usual_room
    }

    /// The grid for finding free space on the map. It is computed on first use.
    pub fn ground(&self) -> &Ground {
        self.ground.get_or_init(|| {
            let outlines = self.lands.iter().map(|land| land.outline.as_slice());
            Ground::new(outlines, self.bounds())
        })
    }

    /// The region at a map point. `None` if there is none.
    pub fn region_at(&self, spot: Point) -> Option<Region> {
        let inside = |land: &Land| {
            (land.low.x..=land.high.x).contains(&spot.x)
                && (land.low.y..=land.high.y).contains(&spot.y)
                && contains(&land.outline, spot)
        };
        Region::new(self.lands.iter().position(inside)?)
    }

    /// The ring on which a region's marks are drawn: its outline, or a circle just outside a station's disc.
    pub fn rim(&self, land: &Land) -> Vec<Point> {
        match self.is_chart() {
            true => circle(land.room.anchor, land.room.clearance * 1.1),
            false => land.outline.clone(),
        }
    }

    /// For each ring of a star chart's shores, the triangles that fill it, as indices into its points.
    pub(crate) fn shores(&self) -> &[Vec<u32>] {
        &self.shores
    }

    /// The triangles that fill a region, as indices into the points of its outline.
    pub fn triangles(&self, region: Region) -> &[u32] {
        self.lands.get(region.index()).map_or(&[], |land| &land.triangles)
    }
}

fn land(outline: Vec<Point>, room: Room) -> Land {
    let edge = |pick: fn(f32, f32) -> f32| {
        outline.iter().copied().reduce(|a, b| Point::new(pick(a.x, b.x), pick(a.y, b.y))).unwrap_or_default()
    };
    Land { low: edge(f32::min), high: edge(f32::max), triangles: triangles(&outline), room, outline }
}

/// The triangles that fill a closed ring, as indices into its points.
pub(crate) fn triangles(ring: &[Point]) -> Vec<u32> {
    let mut triangles: Vec<u32> = Vec::new();
    earcut::Earcut::new().earcut(ring.iter().map(|s| [s.x, s.y]), &[], &mut triangles);
    triangles
}

/// Adds points to a polyline, so that it can be cut almost anywhere.
fn fine(line: &[Point]) -> Vec<Point> {
    const PARTS: usize = 12;
    let parts = line.windows(2).flat_map(|pair| {
        let (a, b) = (pair[0], pair[1]);
        (0..PARTS).map(move |i| {
            let t = i as f32 / PARTS as f32;
            Point::new(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
        })
    });
    parts.chain(line.last().copied()).collect()
}

/// The points of a circle, clockwise on the screen.
pub(crate) fn circle(at: Point, radius: f32) -> Vec<Point> {
    let corner = |i: usize| {
        let (sin, cos) = (i as f32 / CORNERS as f32 * std::f32::consts::TAU).sin_cos();
        Point::new(at.x + cos * radius, at.y + sin * radius)
    };
    (0..CORNERS).map(corner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_region_is_found_at_its_anchor_and_the_sea_is_none() {
        for pack in ["war-of-whispers", "whispers-of-the-stars"] {
            let pack = testing::pack(pack);
            let shapes = Shapes::new(&pack.picture);
            assert_eq!((shapes.lands().len(), shapes.borders().len()), (40, 69));
            for (i, land) in shapes.lands().iter().enumerate() {
                assert_eq!(shapes.region_at(land.room.anchor), Region::new(i));
                assert_eq!(shapes.triangles(Region::new(i).unwrap()).len(), 3 * (land.outline.len() - 2));
            }
            assert_eq!(shapes.region_at(Point::new(2.0, 2.0)), None);
        }
    }

    #[test]
    fn no_two_stations_overlap_and_all_are_as_large_as_an_army_in_the_smallest_window() {
        let pack = testing::pack("whispers-of-the-stars");
        let shapes = Shapes::new(&pack.picture);
        // The size of the map on the table screen in a window of 1024x640 points.
        let sheet = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::new(678.0, 444.0));
        let frame = crate::map::Frame::new(shapes.bounds(), sheet, crate::map::Camera::default());
        let discs: Vec<_> = shapes
            .lands()
            .iter()
            .map(|land| (frame.screen(land.room.anchor), land.room.clearance * frame.scale))
            .collect();
        for (i, (at, radius)) in discs.iter().enumerate() {
            assert!(*radius >= 15.0, "{radius}");
            assert!(sheet.shrink(*radius).contains(*at), "{at:?}");
            for (other, size) in &discs[i + 1..] {
                assert!(at.distance(*other) > radius + size + 4.0, "{at:?} {other:?}");
            }
        }
    }
}
