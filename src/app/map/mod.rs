//! The map: from the realm's outlines to shapes on the screen, and from the screen to regions.

mod frame;
mod hit;
mod land;
mod paint;
mod small;

pub use frame::{Bounds, Camera, Frame};
pub use hit::Shapes;
pub use paint::{MapLook, paint};
pub use small::{lands, small_map};
