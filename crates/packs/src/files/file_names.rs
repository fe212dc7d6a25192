//! The names of the files of a pack.

/// The file in which a pack says what it is and what it extends.
pub const MANIFEST_FILE: &str = "manifest.toml";

/// The files that every pack has, besides its texts; reports go in this order.
pub const TOPICS: [&str; 6] =
    [MANIFEST_FILE, "rules.toml", "councils.toml", "map.toml", "cards.toml", "theme.toml"];
