//! A board's graph drawn as a realm: a continent in which two lands share a stretch of border exactly where the
//! graph has a border.
//!
//! [`draw()`] makes a [`Realm`] from a [`Plan`]. The straight lines between the centres cut the sheet into faces:
//! three lands round a face meet in a corner, a larger face becomes a sea, the outer one the ocean. From first
//! angular outlines everything is drawn into shape like foam and then weathered. [`inspect()`] checks any outlines,
//! these or others, against the plan.

mod checked_plan;
mod geometry;
mod outline;
mod picture_faults;
mod plan;
mod plan_to_realm;
mod realm_data;
mod sea_lanes;
mod sketch;

#[cfg(test)]
mod tests;

pub use geometry::roomiest_point::{Room, room};
pub use geometry::vectors::{Point, contains};
pub use picture_faults::{
    Inspection, MOST_POINTS, NARROWEST_GAP, PictureFault, SHORTEST_STRETCH, TOLERANCE, inspect, measure,
};
pub use plan::{MOST_REGIONS, Plan, PlanError};
pub use plan_to_realm::draw;
pub use realm_data::{BorderLine, Coast, Land, Lane, Realm, Sea};
pub use sea_lanes::lanes;
