//! Fonts that are installed on the system. The window asks for them when its own fonts lack a letter.
//!
//! [`find_fonts`] may take a second, so it belongs on a thread of its own. Each font is copied into memory, reduced to
//! the tables that drawing needs, and every glyph is drawn once behind a panic guard. A broken font is left out. A page
//! in a browser has no access to the system's fonts, so nothing is found there.
//!
//! Deliberately not here: which fonts the program brings along, and when it asks. The window knows both.

mod font_file;
#[cfg(not(target_arch = "wasm32"))]
mod installed_fonts;
#[cfg(not(target_arch = "wasm32"))]
mod one_face;
mod system_font;

pub use font_file::font_file;
#[cfg(not(target_arch = "wasm32"))]
pub use installed_fonts::find_fonts;
pub use system_font::{ALL_FONT_BYTES, FONT_BYTES, MOST_FONTS, SystemFont};

/// True where the system's fonts can be asked: everywhere but on a page in a browser.
pub const CAN_ASK: bool = cfg!(not(target_arch = "wasm32"));

impl SystemFont {
    /// True if the font has an outline for a letter.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn has(&self, letter: char) -> bool {
        one_face::has_letter(&self.file, 0, letter)
    }

    /// False, since a page in a browser has no fonts of the system.
    #[cfg(target_arch = "wasm32")]
    pub fn has(&self, _: char) -> bool {
        false
    }
}

/// Finds no fonts, since a page in a browser cannot read those of the system.
#[cfg(target_arch = "wasm32")]
pub fn find_fonts(
    _: &std::collections::BTreeSet<char>,
    _: &[String],
    _: &[std::sync::Arc<SystemFont>],
) -> Vec<std::sync::Arc<SystemFont>> {
    Vec::new()
}
