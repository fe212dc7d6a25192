//! File names that lists leave out: hidden files, and files that operating systems leave in folders and archives.

/// Names of files and folders that macOS and Windows create and that do not begin with a dot. Case is ignored.
const LEFTOVERS: [&str; 8] = [
    "__MACOSX",
    "Icon\r",
    "desktop.ini",
    "Thumbs.db",
    "ehthumbs.db",
    "ehthumbs_vista.db",
    "$RECYCLE.BIN",
    "System Volume Information",
];

/// True if an operating system creates files or folders with this name, such as `._map.toml`, `__MACOSX` or
/// `Thumbs.db`.
pub fn is_leftover(name: &str) -> bool {
    name.starts_with("._")
        || name == ".DS_Store"
        || LEFTOVERS.iter().any(|leftover| name.eq_ignore_ascii_case(leftover))
}

/// True if lists leave out a file or folder with this name: it begins with a dot, or [`is_leftover`] is true for it.
pub fn is_hidden_file(name: &str) -> bool {
    name.starts_with('.') || is_leftover(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leftovers_of_systems_are_hidden_and_so_is_what_begins_with_a_dot() {
        for name in
            ["._map.toml", ".DS_Store", "__MACOSX", "__macosx", "desktop.ini", "Desktop.ini", "THUMBS.DB"]
        {
            assert!(is_leftover(name) && is_hidden_file(name), "{name}");
        }
        assert!(is_hidden_file(".git") && !is_leftover(".git"));
        for name in ["map.toml", "_map.toml", "thumbs.toml", "macosx", ""] {
            assert!(!is_hidden_file(name), "{name}");
        }
    }
}
