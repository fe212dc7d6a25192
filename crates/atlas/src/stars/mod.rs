//! A board's graph drawn as a star chart: a station for each region, where it lies on the Earth, and
//! a route for each border.
//!
//! [`draw()`] lays the routes straight where it can and curved where a straight one would run through
//! a third station or cross another route. On a chart that goes round, a route whose way is shorter
//! across the edge leaves on one side and comes back on the other.

mod polylines;
mod route_layout;
mod star_chart;

pub use route_layout::{crossings, draw, through};
pub use star_chart::{ChartPlan, Route, StarChart};

#[cfg(test)]
mod tests;
