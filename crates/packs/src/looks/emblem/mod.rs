//! Emblems: SVGs of strangers that are drawn without harm.
//!
//! An SVG is read into the few elements and attributes that an emblem may have (`parse_svg`, `allowed_svg`,
//! `style_sheet`), each as often as it is drawn within bounds (`drawn_elements`), and written anew (`write_svg`).
//! Only what was written anew is ever given to the library that draws, so that nothing is obeyed that was not judged.
//! What the library has made of it is judged once more (`render_cost`), and drawn behind a guard (`drawing`). What can
//! be drawn and is hardly meant so is told beside it (`likely_slips`).
//!
//! Deliberately not here: whether an emblem is seen well, which is a check of the pack.

mod allowed_svg;
mod drawing;
mod drawn_elements;
mod element;
mod emblem_error;
mod likely_slips;
mod parse_svg;
mod read_emblem;
mod render_cost;
mod style_sheet;
mod write_svg;

pub use drawing::Drawing;
pub use emblem_error::EmblemError;
pub use read_emblem::{Emblem, PLAIN_MARK, read};
