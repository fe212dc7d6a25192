//! The drawn realm as plain data, for code that paints it.

use crate::realm::checked_plan::{CheckedPlan, WIDTH};
use crate::realm::geometry::roomiest_point::{Room, most_room};
use crate::realm::geometry::vectors::{Point, Vec2, signed_area};
use crate::realm::outline::outline_graph::{OutlineGraph, Side};
use crate::realm::outline::outline_relaxation::Discs;
use crate::realm::plan::Plan;

/// A board's graph, drawn as a continent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Realm {
    /// The width of the sheet in map units.
    pub width: f32,
    /// The height of the sheet in map units.
    pub height: f32,
    /// The lands, in the order of the plan's regions.
    pub lands: Vec<Land>,
    /// The borders, in the order of the plan's borders.
    pub borders: Vec<BorderLine>,
    /// The coasts of all lands, grouped by shore and in order along it.
    pub coasts: Vec<Coast>,
    /// The seas. The first is the ocean.
    pub seas: Vec<Sea>,
    /// The lines across water between lands that border each other over a sea. The plan does not contain these
    /// borders.
    pub lanes: Vec<Lane>,
}

/// The land of a region.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Land {
    /// The outline of the land, as a simple ring, clockwise as seen on the map. The first point is not repeated at
    /// the end.
    pub outline: Vec<Point>,
    /// The largest disc inside the land.
    pub room: Room,
}

/// The border line between two lands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BorderLine {
    /// The index of the land with the lower number.
    pub a: usize,
    /// The index of the land with the higher number.
    pub b: usize,
    /// The points of the border from end to end. The outlines of both lands contain the same points.
    pub line: Vec<Point>,
}

/// A part of a land's outline where it meets a sea.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coast {
    /// The index of the land.
    pub land: usize,
    /// The index of the sea.
    pub sea: usize,
    /// The points of the coast, with the land on the right as seen on the map. An island's coast ends at its first
    /// point.
    pub line: Vec<Point>,
}

/// A connected body of water.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sea {
    /// The coastline around the sea, as a ring. `None` for the ocean.
    pub rim: Option<Vec<Point>>,
    /// The coastlines of the islands and continents in the sea, as rings. None of them lies inside another.
    pub shores: Vec<Vec<Point>>,
}

/// A straight line across water between two lands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lane {
    /// The index of the land where the lane begins.
    pub a: usize,
    /// The index of the land where the lane ends.
    pub b: usize,
    /// The ends of the lane, on the coasts of the two lands.
    pub line: [Point; 2],
    /// True if the lane crosses land, because no line crosses only water.
    pub over_land: bool,
}

impl Realm {
    /// The coastlines of all seas, as rings.
    pub fn shorelines(&self) -> impl Iterator<Item = &Vec<Point>> {
        self.seas.iter().flat_map(|sea| sea.shores.iter().chain(&sea.rim))
    }

    /// The outlines of all lands, for [`crate::realm::inspect()`].
    pub fn outlines(&self) -> Vec<Vec<Point>> {
        self.lands.iter().map(|land| land.outline.clone()).collect()
    }
}

/// Converts an outline graph to a realm.
pub(crate) fn realm(plan: &Plan, survey: &CheckedPlan, web: &OutlineGraph, discs: &Discs) -> Realm {
    let scale = f64::from(plan.width) / WIDTH;
    let spot = |at: &Vec2| Point::new((at.x * scale) as f32, (at.y * scale) as f32);
    let spots = |line: &[Vec2]| line.iter().map(spot).collect::<Vec<_>>();
    let mut realm = Realm { width: plan.width, height: plan.height, ..Realm::default() };
    for land in 0..web.loops.len() {
        let outline = web.outline(land);
        let (anchor, clearance) = most_room(&outline, Some(discs.at[land]));
        let room = Room { anchor: spot(&anchor), clearance: (clearance * scale) as f32 };
        realm.lands.push(Land { outline: spots(&outline), room });
    }
    for (arc, &(a, b)) in web.arcs.iter().zip(&survey.borders) {
        realm.borders.push(BorderLine { a, b, line: spots(&web.line(arc)) });
    }
    realm.seas = vec![Sea::default(); web.seas];
    for (index, shore) in web.shores.iter().enumerate() {
        let ring = web.shore(index);
        for &arc in shore {
            let arc = &web.arcs[arc];
            if let Side::Sea(sea) = arc.other {
                realm.coasts.push(Coast { land: arc.land, sea, line: spots(&web.line(arc)) });
            }
        }
        if let Some(sea) = shore.first().and_then(|&arc| sea_of(web, arc)) {
            if signed_area(&ring) > 0.0 {
                realm.seas[sea].shores.push(spots(&ring));
            } else {
                realm.seas[sea].rim = Some(spots(&ring));
            }
        }
    }
    realm
}

fn sea_of(web: &OutlineGraph, arc: usize) -> Option<usize> {
    match web.arcs[arc].other {
        Side::Sea(sea) => Some(sea),
        Side::Land(_) => None,
    }
}
