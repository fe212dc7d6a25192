//! Emblems: untrusted SVGs, made safe to draw.
//!
//! An SVG is parsed into the few elements and attributes that emblems may have (`parse_svg`, `allowed_svg`,
//! `style_sheet`), limited in how much it draws (`drawn_element_limit`), and written again (`write_svg`). The SVG
//! library gets only the rewritten text, so it never sees anything unchecked. `render_cost` then checks the library's
//! own tree, and `drawing` draws it behind a panic guard. `likely_slips` warns of likely mistakes in a valid emblem.
//!
//! Deliberately not here: the check whether an emblem is visible, which is a check of the pack.

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
