//! Files and folders that commands write.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::command_line::wrong_usage::Usage;
use system::{read_file, write_file, write_new};
use text::os_error::reason;
use text::untrusted_text;

/// The error for a file in a folder that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: there is no folder \"{folder}\"")]
pub(super) struct MissingFolder {
    /// The file, cleaned for display.
    pub file: String,
    /// The folder, cleaned for display.
    pub folder: String,
}

/// The folder of a file to write. It must exist, so that a typing mistake in a path creates no folders.
///
/// # Errors
///
/// The folder does not exist.
pub(super) fn folder_of(path: &Path) -> Result<&Path, MissingFolder> {
    let folder = system::folder_of(path);
    if folder.is_dir() {
        return Ok(folder);
    }
    Err(MissingFolder { file: untrusted_text::path(path), folder: untrusted_text::path(folder) })
}

/// Why a folder cannot be written into: it is not empty, or not a folder. `None` if it is missing or empty.
///
/// # Errors
/// A system error.
pub(super) fn obstacle(folder: &Path) -> io::Result<Option<&'static str>> {
    match fs::read_dir(folder) {
        Ok(mut entries) => Ok(entries.next().map(|_| "is not empty")),
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(_) if folder.is_file() => Ok(Some("is a file")),
        Err(why) => Err(why),
    }
}

/// A path for pasting into a terminal, in quotes if it contains white space.
pub(super) fn pasted(path: &Path) -> String {
    let shown = untrusted_text::path(path);
    if shown.contains(char::is_whitespace) { format!("\"{shown}\"") } else { shown }
}

/// The file name that stands for the standard input or output.
pub(crate) const STREAM: &str = "-";

/// A kind of file that a command writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FileKind {
    /// The name of the kind, with its article.
    name: &'static str,
    /// The allowed file extensions, the usual one first.
    endings: &'static [&'static str],
    /// The file's name in error messages.
    subject: &'static str,
    /// False if it is text, which a terminal can show.
    is_binary: bool,
}

impl FileKind {
    /// A picture of a match.
    pub const PICTURE: Self = Self::binary("a PNG", &["png"], "it");
    /// A picture of a pack.
    pub const TABLE: Self = Self::binary("a PNG", &["png"], "the picture");
    /// A film of a match.
    pub const FILM: Self = Self::binary("a GIF", &["gif"], "it");
    /// A match as text.
    pub const STORY: Self = Self::text("a text", &["txt", "md", "text"]);
    /// Puzzles.
    pub const PUZZLES: Self = Self::text("a TOML file", &["toml"]);
    /// Weights of an evaluator.
    pub const WEIGHTS: Self = Self::text("a file of weights", &["txt"]);
    /// An archive of a pack.
    pub const ARCHIVE: Self = Self::binary("an archive", &["zip", "whispers-pack"], "it");
    /// A JSON schema.
    pub const SCHEMA: Self = Self::text("a JSON schema", &["json"]);
    /// A page of the manual. Its extension is the number of its section.
    pub const PAGE: Self = Self::text("a page of the manual", &["1"]);
    /// A catalogue.
    pub const CATALOGUE: Self = Self::text("a catalogue", &["toml"]);

    const fn binary(name: &'static str, endings: &'static [&'static str], subject: &'static str) -> Self {
        Self { name, endings, subject, is_binary: true }
    }

    const fn text(name: &'static str, endings: &'static [&'static str]) -> Self {
        Self { name, endings, subject: "it", is_binary: false }
    }

    /// True if a file may have this name: with an allowed extension, or with none.
    fn fits(self, path: &Path) -> bool {
        let Some(ending) = path.extension() else { return true };
        self.endings.iter().any(|own| ending.eq_ignore_ascii_case(own))
    }

    /// The allowed extensions in words: `.txt or .md`.
    fn all_endings(self) -> String {
        self.endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(" or ")
    }
}

/// Why an output cannot be written. Nothing has been written.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {subject} cannot be written: {why}")]
pub(crate) struct OutputError {
    /// The file, cleaned for display.
    file: String,
    /// The file's name in the message.
    subject: &'static str,
    /// The reason, and what would be right.
    why: String,
}

/// The destination of a command's output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Output {
    /// The standard output.
    Stream(FileKind),
    /// A file that does not exist yet.
    New(PathBuf, FileKind),
    /// An existing file that may be replaced.
    Any {
        /// The path as given.
        path: PathBuf,
        /// The file itself, if the path is a link.
        file: PathBuf,
        /// The kind of the file.
        kind: FileKind,
    },
}

impl Output {
    /// The output at a path; `-` is the standard output. Checks everything in advance, so that no work is
    /// lost. `again` is the option that allows overwriting a file, and whether it is given.
    ///
    /// # Errors
    ///
    /// The name is wrong, the file exists or is not a file, or its folder is missing or not writable.
    pub fn check(path: &Path, kind: FileKind, again: (&str, bool)) -> Result<Self, Box<dyn Error>> {
        if path == Path::new(STREAM) {
            let is_shown = kind.is_binary && io::stdout().is_terminal();
            let why = format!(
                "{} cannot be shown in a terminal: redirect it to a file or another program",
                kind.name
            );
            return if is_shown { Err(Usage::new(why).into()) } else { Ok(Self::Stream(kind)) };
        }
        let wrong =
            |why: String| OutputError { file: untrusted_text::path(path), subject: kind.subject, why };
        if path.is_dir()
            || path.to_string_lossy().ends_with(std::path::is_separator)
            || path.file_name().is_none()
        {
            let inner = path.join(format!("NAME.{}", kind.endings[0]));
            let file = untrusted_text::path(&inner);
            return Err(wrong(format!("this is a folder: name a file in it, such as {file}")).into());
        }
        if let Some(why) = system::fs::name_fault(path) {
            return Err(wrong(why.to_string()).into());
        }
        if !kind.fits(path) {
            let (name, endings) = (kind.name, kind.all_endings());
            let right = untrusted_text::path(&path.with_extension(kind.endings[0]));
            let why = format!("{} has a name that ends in {endings}, such as {right}", name);
            return Err(Usage::new(wrong(why).to_string()).into());
        }
        let folder =
            folder_of(path).map_err(|missing| wrong(format!("there is no folder \"{}\"", missing.folder)))?;
        let there = path.symlink_metadata();
        let (option, is_forced) = again;
        match &there {
            Err(why) if why.kind() == io::ErrorKind::NotFound => {
                try_folder(folder).map_err(|why| wrong(reason(&why)))?;
                return Ok(Self::New(path.to_owned(), kind));
            }
            Err(why) => return Err(wrong(reason(why)).into()),
            Ok(_) if !is_forced => {
                let why = format!("a file with this name already exists; {option} overwrites it");
                return Err(wrong(why).into());
            }
            Ok(_) => {}
        }
        // A link stays a link: the file that it points to is replaced.
        let file = system::fs::canonicalize(path).map_err(|_| wrong("this is a broken link".to_owned()))?;
        if !file.is_file() {
            let why = format!("this is not a file; {STREAM} means standard output");
            return Err(wrong(why).into());
        }
        if !kind.fits(&file) {
            let why = format!(
                "it is a link to {}, which is not a place for {}",
                untrusted_text::path(&file),
                kind.name
            );
            return Err(wrong(why).into());
        }
        try_file(&file).map_err(|why| wrong(reason(&why)))?;
        Ok(Self::Any { path: path.to_owned(), file, kind })
    }

    /// The output at an optional path, the standard output by default.
    ///
    /// # Errors
    /// As for [`Output::check`].
    pub fn or_stream(
        path: Option<&Path>,
        kind: FileKind,
        again: (&str, bool),
    ) -> Result<Self, Box<dyn Error>> {
        path.map_or(Ok(Self::Stream(kind)), |path| Self::check(path, kind, again))
    }

    /// Writes the whole content. Text for the standard output goes to `out`. Returns the path if it wrote a
    /// file.
    ///
    /// # Errors
    ///
    /// Says why the output cannot be written.
    pub fn write(&self, bytes: &[u8], out: &mut impl Write) -> Result<Option<&Path>, Box<dyn Error>> {
        let (path, kind, written) = match self {
            Self::Stream(kind) if kind.is_binary => {
                let mut stream = io::stdout().lock();
                stream.write_all(bytes)?;
                stream.flush()?;
                return Ok(None);
            }
            Self::Stream(_) => {
                out.write_all(bytes)?;
                return Ok(None);
            }
            Self::New(path, kind) => (path, kind, write_new(path, bytes)),
            Self::Any { path, file, kind } => (path, kind, write_file(file, bytes)),
        };
        let wrong =
            |why| OutputError { file: untrusted_text::path(path), subject: kind.subject, why: reason(&why) };
        written.map_err(wrong)?;
        Ok(Some(path))
    }
}

/// Checks that a folder is writable.
///
/// # Errors
///
/// A system error.
pub(crate) fn try_folder(folder: &Path) -> io::Result<()> {
    let probe = folder.join(format!(".whispers-{}", std::process::id()));
    fs::File::create_new(&probe)?;
    fs::remove_file(&probe)
}

/// Checks that a file can be replaced.
fn try_file(file: &Path) -> io::Result<()> {
    fs::OpenOptions::new().write(true).open(file)?;
    file.parent().map_or(Ok(()), try_folder)
}

/// Files that a command writes into one folder under names that it chooses itself. An existing file with
/// other content is only overwritten on request.
#[derive(Debug)]
pub(crate) struct FolderOutput {
    /// The files that the command writes, by their names.
    files: BTreeMap<String, Output>,
}

impl FolderOutput {
    /// The option that allows overwriting files.
    const AGAIN: &'static str = "--force";

    /// Makes the folder if it is missing, and checks all files of these names.
    ///
    /// # Errors
    ///
    /// The folder cannot be created or written into, or a file exists.
    pub fn check<'a>(
        folder: &Path,
        kind: FileKind,
        names: impl IntoIterator<Item = &'a str>,
        again: bool,
    ) -> Result<Self, Box<dyn Error>> {
        let shown = untrusted_text::path(folder);
        if let Some(why) = system::fs::name_fault(folder) {
            return Err(OutputError { file: shown, subject: "it", why: why.to_string() }.into());
        }
        fs::create_dir_all(folder)
            .map_err(|why| format!("{shown}: cannot create the folder: {}", reason(&why)))?;
        try_folder(folder).map_err(|why| OutputError { file: shown, subject: "it", why: reason(&why) })?;
        let file = |name: &str| {
            Ok((name.to_owned(), Output::check(&folder.join(name), kind, (Self::AGAIN, again))?))
        };
        Ok(Self { files: names.into_iter().map(file).collect::<Result<_, Box<dyn Error>>>()? })
    }

    /// Writes files, and creates the folder if it is missing. An existing file with the same content counts
    /// as written.
    ///
    /// # Errors
    ///
    /// The folder cannot be created or written into, or a file with other content exists.
    pub fn write_all(
        folder: &Path,
        kind: FileKind,
        files: &[(String, Vec<u8>)],
        again: bool,
    ) -> Result<(), Box<dyn Error>> {
        let is_same = |(name, bytes): &&(String, Vec<u8>)| {
            read_file(&folder.join(name), bytes.len() as u64).is_ok_and(|there| there == *bytes)
        };
        let left: Vec<_> = files.iter().filter(|file| !is_same(file)).collect();
        let own = Self::check(folder, kind, left.iter().map(|(name, _)| name.as_str()), again)?;
        left.iter().try_for_each(|(name, bytes)| own.write(name, bytes))
    }

    /// Writes one of the checked files.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
        let file = self.files.get(name).ok_or_else(|| format!("{name}: this file was not checked"))?;
        file.write(bytes, &mut io::sink()).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORCE: (&str, bool) = ("--force", true);
    const ONCE: (&str, bool) = ("--force", false);

    fn said(path: &Path, kind: FileKind, again: (&str, bool)) -> String {
        Output::check(path, kind, again).unwrap_err().to_string()
    }

    #[test]
    fn a_file_is_written_once_and_again_only_by_force() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        let write = |again, bytes: &[u8]| {
            Output::check(&path, FileKind::PICTURE, again)
                .and_then(|out| out.write(bytes, &mut io::sink()).map(drop))
        };
        write(ONCE, b"one").unwrap();
        let why = write(ONCE, b"two").unwrap_err().to_string();
        assert!(
            why.ends_with(
                "a.png: it cannot be written: a file with this name already exists; --force overwrites it"
            ),
            "{why}"
        );
        assert_eq!(fs::read(&path).unwrap(), b"one");
        write(FORCE, b"three").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"three");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn a_name_with_another_ending_is_refused_with_the_right_one() {
        for (name, kind, right) in [
            ("x.jpg", FileKind::PICTURE, ".png, such as x.png"),
            ("x.jpeg", FileKind::TABLE, ".png, such as x.png"),
            ("x.mp4", FileKind::FILM, ".gif, such as x.gif"),
            ("x.pdf", FileKind::STORY, ".txt or .md or .text, such as x.txt"),
            ("x.json", FileKind::PUZZLES, ".toml, such as x.toml"),
            ("x.tar", FileKind::ARCHIVE, ".zip or .whispers-pack, such as x.zip"),
            ("evening.whispers", FileKind::PICTURE, ".png, such as evening.png"),
        ] {
            let why = Output::check(Path::new(name), kind, ONCE).unwrap_err();
            assert!(why.is::<Usage>() && why.to_string().ends_with(right), "{why}");
        }
        let folder = tempfile::tempdir().unwrap();
        for name in ["X.PNG", "x"] {
            assert!(Output::check(&folder.path().join(name), FileKind::PICTURE, ONCE).is_ok(), "{name}");
        }
    }

    #[test]
    fn a_folder_a_device_and_a_missing_folder_are_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let why = said(folder.path(), FileKind::PICTURE, FORCE);
        assert!(
            why.contains("this is a folder: name a file in it, such as") && why.ends_with("NAME.png"),
            "{why}"
        );
        let why = said(&folder.path().join("nowhere/a.png"), FileKind::PICTURE, ONCE);
        assert!(why.contains("a.png: it cannot be written: there is no folder"), "{why}");
        if Path::new("/dev/null").exists() {
            let why = said(Path::new("/dev/null"), FileKind::PICTURE, FORCE);
            assert!(why.ends_with("this is not a file; - means standard output"), "{why}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_another_kind_of_file_is_not_written_through() {
        let folder = tempfile::tempdir().unwrap();
        let [record, link, nowhere, own] =
            ["evening.whispers", "a.png", "b.png", "c.png"].map(|name| folder.path().join(name));
        fs::write(&record, "a match").unwrap();
        std::os::unix::fs::symlink(&record, &link).unwrap();
        std::os::unix::fs::symlink("gone.png", &nowhere).unwrap();
        assert!(said(&link, FileKind::PICTURE, ONCE).contains("already exists"));
        assert!(said(&link, FileKind::PICTURE, FORCE).contains("it is a link to"));
        assert!(said(&nowhere, FileKind::PICTURE, ONCE).contains("already exists"));
        assert!(said(&nowhere, FileKind::PICTURE, FORCE).ends_with("this is a broken link"));
        assert_eq!(fs::read(&record).unwrap(), b"a match");
        fs::remove_file(&link).unwrap();
        fs::write(&own, "old").unwrap();
        std::os::unix::fs::symlink(&own, &link).unwrap();
        let out = Output::check(&link, FileKind::PICTURE, FORCE).unwrap();
        out.write(b"new", &mut io::sink()).unwrap();
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read(&own).unwrap(), b"new");
    }

    #[test]
    fn a_file_that_appears_after_the_check_of_a_folder_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().join("a.png");
        let own = FolderOutput::check(folder.path(), FileKind::TABLE, ["a.png"], false).unwrap();
        fs::write(&at, b"of somebody else").unwrap();
        assert!(own.write("a.png", b"ours").is_err());
        assert_eq!(fs::read(&at).unwrap(), b"of somebody else");
        assert!(own.write("b.png", b"unchecked").is_err());
    }

    #[test]
    fn files_of_a_folder_are_written_again_if_nothing_would_change() {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().join("new");
        let files = |text: &str| vec![("a.json".to_owned(), text.as_bytes().to_vec())];
        let write = |text: &str, again| FolderOutput::write_all(&at, FileKind::SCHEMA, &files(text), again);
        write("one", false).unwrap();
        write("one", false).unwrap();
        assert!(write("two", false).unwrap_err().to_string().contains("--force overwrites it"));
        write("two", true).unwrap();
        assert_eq!(fs::read(at.join("a.json")).unwrap(), b"two");
    }
}
