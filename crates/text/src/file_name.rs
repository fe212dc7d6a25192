//! Checks names of files against the rules of all operating systems, so that files can travel between them.

/// The characters that Windows forbids in names of files, besides control characters.
const FORBIDDEN: &str = "<>:\"/\\|?*";

/// Names that Windows keeps for devices, with any ending. `com` and `lpt` are followed by a digit.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// Why a file of this name cannot exist on every operating system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// The name belongs to a device of Windows.
    #[error("Windows reserves this name for a device")]
    Device,
    /// The name ends with a dot or a space.
    #[error("Windows removes the dot or space at the end of a name")]
    Ending,
    /// The name has a character that Windows forbids.
    #[error("Windows forbids \"{0}\" in names")]
    Sign(char),
}

/// True if no file that travels between systems can have this character in its name: Windows forbids it.
pub fn is_forbidden(sign: char) -> bool {
    FORBIDDEN.contains(sign) || sign.is_control()
}

/// True if Windows keeps a name for a device, such as `con`, `NUL.txt` or `com1`.
pub fn is_device(name: &str) -> bool {
    let stem = name.split(['.', ':']).next().unwrap_or_default().trim_end_matches(' ').to_lowercase();
    let is_port = |kind: &str| {
        let number = stem.strip_prefix(kind);
        number.is_some_and(|number| {
            number.chars().count() == 1 && number.chars().all(|c| matches!(c, '1'..='9' | '¹' | '²' | '³'))
        })
    };
    DEVICES.contains(&stem.as_str()) || is_port("com") || is_port("lpt")
}

/// The reason why a file of this name cannot exist on every system; `None` if it can.
pub fn fault(name: &str) -> Option<NameFault> {
    let forbidden = name.chars().find(|sign| is_forbidden(*sign));
    match forbidden {
        Some(sign) => Some(NameFault::Sign(sign)),
        None if is_device(name) => Some(NameFault::Device),
        None if name.ends_with(['.', ' ']) => Some(NameFault::Ending),
        None => None,
    }
}

/// The reason why the files and folders of a path with `/` cannot exist on every system.
pub fn path_fault(path: &str) -> Option<NameFault> {
    path.split('/').find_map(fault)
}

/// A name like this one that every system allows. It is the same name if that is allowed.
pub fn portable(name: &str) -> String {
    let allowed = |sign: char| if is_forbidden(sign) { '-' } else { sign };
    let mut plain: String = name.chars().map(allowed).collect();
    if is_device(&plain) {
        let end = plain.find('.').unwrap_or(plain.len());
        plain.insert(end, '_');
    }
    if plain.ends_with(['.', ' ']) {
        plain.push('_');
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_devices_are_known_with_any_ending_and_case() {
        for name in ["con", "CON", "nul.txt", "Aux.tar.gz", "prn ", "com1", "LPT9.whispers", "com²", "con .a"]
        {
            assert!(is_device(name) && fault(name) == Some(NameFault::Device), "{name}");
        }
        for name in ["", "console", "com", "com0", "com10", "lpt", "my con", "null", ".con", "evening"] {
            assert!(!is_device(name), "{name}");
        }
    }

    #[test]
    fn a_name_that_some_system_forbids_has_a_reason_and_an_allowed_name_like_it() {
        for (name, why, like) in [
            ("evening", None, "evening"),
            ("Ночь – 夜.whispers", None, "Ночь – 夜.whispers"),
            ("a.", Some(NameFault::Ending), "a._"),
            ("a ", Some(NameFault::Ending), "a _"),
            ("a:b", Some(NameFault::Sign(':')), "a-b"),
            ("who?*", Some(NameFault::Sign('?')), "who--"),
            ("a\tb", Some(NameFault::Sign('\t')), "a-b"),
            ("con.zip", Some(NameFault::Device), "con_.zip"),
            ("con:", Some(NameFault::Sign(':')), "con-"),
            ("nul", Some(NameFault::Device), "nul_"),
        ] {
            assert_eq!((fault(name), portable(name).as_str()), (why, like), "{name}");
            assert_eq!(fault(&portable(name)), None, "{name}");
        }
        assert_eq!(path_fault("icons/aux.svg"), Some(NameFault::Device));
        assert_eq!(path_fault("icons/owl.svg"), None);
    }
}
