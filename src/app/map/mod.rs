//! The map: from the realm's outlines to shapes on the screen, and from the screen to regions.

mod chart;
mod frame;
mod hit;
mod land;
mod paint;
mod pattern;
mod small;
mod sweep;

pub use chart::Chart;
pub use frame::{Bounds, Camera, Frame};
pub use hit::Shapes;
pub use paint::{MapLook, Marks, Sweep};
pub use small::{lands, small_map};
