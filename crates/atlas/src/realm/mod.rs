//! Draws a board's graph as a realm: a continent on which two lands share a border exactly where the graph has one.
//!
//! [`draw()`] makes a [`Realm`] from a [`Plan`]. The straight lines between the centres cut the sheet into faces. In
//! a face between three lands, these meet in a corner. A larger face becomes a sea, the outermost one the ocean. The
//! first, angular outlines are relaxed like foam, then roughened. [`inspect()`] compares any outlines with a plan,
//! such as those of an author.

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
