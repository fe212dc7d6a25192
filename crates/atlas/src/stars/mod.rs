//! Draws a board's graph as a star chart: a station at each region's position, and a route for each border.
//!
//! [`draw()`] makes a route straight if possible. It is curved if a straight route would run through a third station
//! or cross another route. On a chart that continues from the right edge to the left one, a route may cross the edge
//! if that way is shorter.

mod polylines;
mod route_layout;
mod star_chart;

pub use route_layout::{crossings, draw, through};
pub use star_chart::{ChartPlan, Route, StarChart};

#[cfg(test)]
mod tests;
