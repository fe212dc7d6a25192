//! A board's graph drawn as a realm: a continent in which two lands share a stretch of border exactly where the
//! graph has a border.
//!
//! [`draw()`] makes a [`Realm`] from a [`Plan`]. The straight lines between the centres cut the sheet into faces:
//! three lands round a face meet in a corner, a larger face becomes a sea, the outer one the ocean. From first
//! angular outlines everything is drawn into shape like foam and then weathered. [`inspect()`] checks any outlines,
//! these or others, against the plan.

mod draw;
mod geometry;
mod inspect;
mod land;
mod lanes;
mod outline;
mod plan;
mod sketch;
mod survey;

#[cfg(test)]
mod tests;

pub use draw::draw;
pub use geometry::plane::{Point, contains};
pub use geometry::room::{Room, room};
pub use inspect::{
    Inspection, MOST_POINTS, NARROWEST_GAP, PictureFault, SHORTEST_STRETCH, TOLERANCE, inspect, measure,
};
pub use land::{BorderLine, Coast, Land, Lane, Realm, Sea};
pub use lanes::lanes;
pub use plan::{MOST_REGIONS, Plan, PlanError};
