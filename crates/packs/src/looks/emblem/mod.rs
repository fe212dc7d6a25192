//! Emblems: SVGs of strangers that are drawn without harm.
//!
//! An SVG is read into the few elements and attributes that an emblem may have (`parse_svg`, `allowed_svg`,
//! `style_sheet`), each as often as it is drawn within bounds (`drawn_elements`), and written anew (`write_svg`).
//! Only what was written anew is ever given to the library that draws, so that nothing is obeyed that was not judged.
//! `render_cost` then checks the library's own tree, and `drawing` draws it behind a guard. `likely_slips` warns of an
//! emblem that can be drawn but probably contains a slip.
//!
//! Deliberately not here: whether an emblem is seen well, which is a check of the pack.

mod allowed_svg;
mod drawing;
mod drawn_element_limit;
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
