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

use std::sync::Arc;

pub use font_file::font_file;
#[cfg(not(target_arch = "wasm32"))]
pub use installed_fonts::find_fonts;

/// True where the system's fonts can be asked: everywhere but on a page in a browser.
pub const CAN_ASK: bool = cfg!(not(target_arch = "wasm32"));

/// The maximum number of fonts of the system in memory.
pub const MOST_FONTS: usize = 16;

/// The maximum size in bytes of one font of the system, after tables that drawing does not need are left out. Noto Sans
/// CJK, which covers Chinese, Japanese and Korean, has 16 MB.
pub const FONT_BYTES: usize = 32 << 20;

/// The maximum size in bytes of all fonts of the system in memory.
pub const ALL_FONT_BYTES: usize = 96 << 20;

/// A font of the system, copied into memory and checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemFont {
    /// The name of the font's family, such as `Noto Sans CJK JP`, and the number of the font within it.
    pub name: String,
    /// The content of a font file with this font alone.
    pub file: Arc<[u8]>,
    /// True if the font has a weight axis. It is then drawn at the weight 400, since the default may be the thinnest.
    pub has_weights: bool,
}

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
    _: &[Arc<SystemFont>],
) -> Vec<Arc<SystemFont>> {
    Vec::new()
}
