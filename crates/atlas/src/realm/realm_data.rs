//! A realm as plain data, for those who paint it.

use crate::realm::checked_plan::{CheckedPlan, WIDTH};
use crate::realm::geometry::roomiest_point::{Room, most_room};
use crate::realm::geometry::vectors::{Point, Vec2, signed_area};
use crate::realm::outline::outline_graph::{OutlineGraph, Side};
use crate::realm::outline::outline_relaxation::Discs;
use crate::realm::plan::Plan;

/// A board's graph as a drawn continent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Realm {
    /// The width of the sheet, as in the plan.
    pub width: f32,
    /// The height of the sheet, as in the plan.
    pub height: f32,
    /// The lands, in the plan's order.
    pub lands: Vec<Land>,
    /// The borders, in the plan's order.
    pub borders: Vec<BorderLine>,
    /// Where land meets water: each shore's coasts one after the other.
    pub coasts: Vec<Coast>,
    /// The waters; the first is the ocean.
    pub seas: Vec<Sea>,
    /// The ways across water between lands that border each other so; none of them is in the plan.
    pub lanes: Vec<Lane>,
}

/// The land of a region.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Land {
    /// The outline, a simple ring with clockwise turn as seen; the last point is not the first again.
    pub outline: Vec<Point>,
    /// Where the land has most room.
    pub room: Room,
}

/// The line that two lands share.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BorderLine {
    /// The land with the lower number.
    pub a: usize,
    /// The other land.
    pub b: usize,
    /// The points from end to end: the same in both outlines.
    pub line: Vec<Point>,
}

/// A stretch of one land's outline where it meets a sea.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coast {
    /// The land, by its index.
    pub land: usize,
    /// The sea, by its index.
    pub sea: usize,
    /// The points from end to end, the land on the right hand as seen; an island's first and last are the same.
    pub line: Vec<Point>,
}

/// A connected water.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sea {
    /// The ring of coast round it; none round the ocean.
    pub rim: Option<Vec<Point>>,
    /// The rings of coast round the lands that lie in it: no ring lies inside another.
    pub shores: Vec<Vec<Point>>,
}

/// A line across water.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lane {
    /// The land where it begins.
    pub a: usize,
    /// The land where it ends.
    pub b: usize,
    /// From coast to coast.
    pub line: [Point; 2],
    /// True if the lane runs over land, since no way crosses water alone.
    pub over_land: bool,
}

impl Realm {
    /// The rings of coast of all waters.
    pub fn shorelines(&self) -> impl Iterator<Item = &Vec<Point>> {
        self.seas.iter().flat_map(|sea| sea.shores.iter().chain(&sea.rim))
    }

    /// The outlines of all lands, as [`crate::realm::inspect()`] wants them.
    pub fn outlines(&self) -> Vec<Vec<Point>> {
        self.lands.iter().map(|land| land.outline.clone()).collect()
    }
}

/// Writes a web down as a realm.
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
