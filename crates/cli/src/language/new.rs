//! `whispers language new`: writes the template of a new language.

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::new_language_files::frame;
use crate::output_files::{obstacle, pasted};
use packs::{is_code, language};
use text::file_name::is_device;
use text::os_error::reason;
use text::untrusted_text;

/// Why no template was written.
#[derive(Debug, thiserror::Error)]
pub enum NoFrame {
    /// The code is invalid.
    #[error("\"{0}\" is not a language code: use lower-case letters, such as it or pt-br")]
    Code(String),
    /// Windows keeps the code for a device.
    #[error(
        "Windows reserves the name \"{0}\" for a device, so no folder can have it: add a country, such as {0}-xx"
    )]
    Device(String),
    /// The language is built in.
    #[error(
        "{name} is built in: to change some of its texts, put just these into a file such as {}; its whole frame is \
         written into a folder given after it, such as {}",
        .folder.join("mine.ftl").display(),
        Path::new("somewhere").join(.folder.file_name().unwrap_or_default()).display()
    )]
    BuiltIn {
        /// The language's own name.
        name: String,
        /// The folder for changes to it.
        folder: PathBuf,
    },
    /// The folder does not have the code's name.
    #[error("the folder's name must be the language code: {}", .0.display())]
    Name(PathBuf),
    /// The folder is not empty.
    #[error("{} is not empty, and nothing is overwritten", untrusted_text::path(.0))]
    Taken(PathBuf),
    /// A system error.
    #[error("{} cannot be written: {}", untrusted_text::path(.path), reason(why))]
    Io {
        /// The file or folder that could not be written.
        path: PathBuf,
        /// The system's error.
        why: io::Error,
    },
}

/// Writes the template of a language, with instructions. Overwrites nothing.
///
/// # Errors
///
/// The template or the output cannot be written.
pub(super) fn new(
    code: &str,
    to: Option<&Path>,
    installed: &Path,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    if !is_code(code) {
        return Err(NoFrame::Code(code.to_owned()).into());
    }
    if is_device(code) {
        return Err(NoFrame::Device(code.to_owned()).into());
    }
    if let Some(there) = language(code).filter(|language| !language.draft && to.is_none()) {
        return Err(NoFrame::BuiltIn { name: there.name.clone(), folder: installed.join(code) }.into());
    }
    let folder = to.map_or_else(|| installed.join(code), Path::to_owned);
    if folder.file_name().is_none_or(|name| name != code) {
        return Err(NoFrame::Name(folder.join(code)).into());
    }
    if !matches!(obstacle(&folder), Ok(None)) {
        return Err(NoFrame::Taken(folder).into());
    }
    let files = frame(code);
    for file in &files {
        write(&folder.join(&file.path), file.text.as_bytes())?;
    }
    writeln!(out, "{code}: {} files in {}\n", files.len(), folder.display())?;
    let (shown, is_installed) = (pasted(&folder), folder.parent() == Some(installed));
    writeln!(out, "Next steps:")?;
    writeln!(
        out,
        "  1. open {}: its comments explain it; \"whispers guide languages\" prints the whole guide",
        folder.join("language.toml").display()
    )?;
    writeln!(out, "  2. translate the files with .ftl, and the words of packs in \"packs\"")?;
    writeln!(out, "  3. whispers language check {}", if is_installed { code } else { &shown })?;
    if is_installed {
        writeln!(out, "  4. whispers text --language {code}, or choose it in the settings of the window")?;
    } else {
        writeln!(out, "  4. move the folder to {}, where the program finds it", installed.display())?;
    }
    Ok(())
}

/// Writes a file of a language, with its folders.
///
/// # Errors
/// A system error.
pub(super) fn write(path: &Path, text: &[u8]) -> Result<(), NoFrame> {
    let failed = |why| NoFrame::Io { path: path.to_owned(), why };
    path.parent().map_or(Ok(()), fs::create_dir_all).map_err(failed)?;
    fs::write(path, text).map_err(failed)
}
