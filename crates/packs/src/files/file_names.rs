//! The names of files in a pack.

/// The file that states a pack's id, its version and the pack that it extends.
pub const MANIFEST_FILE: &str = "manifest.toml";

/// The files that every pack has, besides its texts. Faults are reported in this order.
pub const TOPICS: [&str; 6] =
    [MANIFEST_FILE, "rules.toml", "councils.toml", "map.toml", "cards.toml", "theme.toml"];
