//! A font of the system in memory, and how large it may be.

use std::sync::Arc;

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
