//! Why files of a pack were not written.

use std::io;
use std::path::{Path, PathBuf};

use packs::{ID_BYTES, NAME_CHARACTERS};
use text::file_name::NameFault;
use text::os_error::reason;
use text::untrusted_text;

/// Why no pack was written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The folder is not empty, or not a folder.
    #[error("{} {why}; choose a new or empty folder", untrusted_text::path(.path))]
    Taken {
        /// The path that is taken.
        path: PathBuf,
        /// The obstacle, as the end of the message.
        why: &'static str,
    },
    /// The system cannot have a folder of this name.
    #[error("{}: {why}; choose another folder", untrusted_text::path(.path))]
    InvalidFolder {
        /// The path of the folder.
        path: PathBuf,
        /// The fault of its name.
        why: NameFault,
    },
    /// The folder's name contains no letter, so it gives no id.
    #[error(
        "the pack gets its id from the folder's name, and {0:?} has no letter to begin it; \
         take a name such as \"my-pack\", or use --id my-pack"
    )]
    NoId(String),
    /// The given id is invalid.
    #[error(
        "{0:?} is not an id: it takes a lower-case letter, then lower-case letters, digits and hyphens, \
         {ID_BYTES} at most, such as --id my-pack"
    )]
    WrongId(String),
    /// The id belongs to a built-in pack.
    #[error("\"{0}\" is the id of a pack that is built in; take another name for the folder, or use --id")]
    BuiltIn(String),
    /// The extended pack lacks a language.
    #[error("{pack} has no words in \"{asked}\" to copy for you to change; it has {spoken}")]
    NoWords {
        /// The extended pack's id.
        pack: String,
        /// The given code.
        asked: String,
        /// The codes of its languages.
        spoken: String,
    },
    /// Some operating systems cannot have a file of this name.
    #[error(
        "{} cannot be unpacked on every system: {why}; give it another name",
        untrusted_text::line(file, untrusted_text::PATH)
    )]
    Unportable {
        /// The path of the file in the pack.
        file: String,
        /// The reason.
        why: String,
    },
    /// Windows keeps the id for a device.
    #[error("Windows reserves the name \"{0}\" for a device; take another name for the folder, or use --id")]
    Device(String),
    /// The file exists.
    #[error("{} already exists; choose another file, or use --renew to rewrite it", untrusted_text::path(.0))]
    There(PathBuf),
    /// A name without a letter.
    #[error("a pack needs a name that people can read")]
    InvalidName,
    /// A name that is too long.
    #[error("the name of the pack has {0} characters; the maximum is {NAME_CHARACTERS}: use --name")]
    LongName(usize),
    /// A name with invisible characters.
    #[error("{0:?} has invisible characters; give the pack another name")]
    UnseenName(String),
    /// A system error.
    #[error("{} cannot be written: {}", untrusted_text::path(.path), reason(why))]
    Io {
        /// The file or folder that could not be written.
        path: PathBuf,
        /// The system's error.
        why: io::Error,
    },
}

/// Wraps a system error with its path.
pub(super) fn io_at(path: &Path) -> impl FnOnce(io::Error) -> WriteError + use<'_> {
    move |why| WriteError::Io { path: path.to_owned(), why }
}
