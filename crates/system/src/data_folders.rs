//! The folders for matches, packs and settings, in the data directory of the operating system or in another
//! one.

use crate::fs;
use crate::time::SystemTime;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use super::clock;
use text::file_name::{is_device, is_forbidden};
use text::hidden_file::is_hidden_file;
use text::untrusted_text;

/// The folders in which Whispers keeps its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
    /// The folder to use as trash; `None` for the system's trash. A page has only such a folder.
    trash: Option<PathBuf>,
}

/// A saved match: a record in the folder of matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedMatch {
    /// The path of the record's file.
    pub path: PathBuf,
    /// The name of the match, which is the file name without the extension.
    pub name: String,
    /// The time when the record was last written.
    pub changed: SystemTime,
}

impl SavedMatch {
    /// True if the name of the match begins with its start time, as [`Folders::new_match`] makes it.
    pub fn is_named_by_moment(&self) -> bool {
        self.after_moment().is_some()
    }

    /// The part of the match's name after the start time: a number, or text that a synchronising program has
    /// added, such as `(conflicted copy)`. Empty if there is no such part. `None` if the name does not begin
    /// with a start time.
    pub fn after_moment(&self) -> Option<&str> {
        let like = |(letter, form): (char, char)| {
            if form == '0' { letter.is_ascii_digit() } else { letter == form }
        };
        let (moment, rest) = self.name.split_at_checked(MOMENT.len())?;
        (moment.chars().zip(MOMENT.chars()).all(like) && !rest.starts_with(|c: char| c.is_ascii_digit()))
            .then(|| rest.trim_start_matches([' ', '.', '-', '_', '~']))
    }
}

/// The format of a date and time in a file name. Each 0 stands for a digit.
const MOMENT: &str = "0000-00-00 00-00-00";

/// Why a match cannot have a name. The error is wrapped in an [`io::Error`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// The name cannot be a file name.
    #[error("\"{0}\" is not a valid file name; use letters, digits, spaces and hyphens")]
    Unfit(String),
    /// Windows keeps the name for a device, so that the file could not be copied there.
    #[error("Windows reserves the name \"{0}\" for a device; choose another")]
    Device(String),
    /// Another match already has the name, perhaps in capital letters.
    #[error("there is already a match \"{0}\"; choose another name")]
    Taken(String),
}

/// The file extension of records.
pub const RECORD_ENDING: &str = "whispers";

/// The path of the file for the review of a match, beside its record.
pub fn review_path(record: &Path) -> PathBuf {
    record.with_extension("review")
}

/// The path of the file for the pencil marks on a match, beside its record.
pub fn marks_path(record: &Path) -> PathBuf {
    record.with_extension("marks")
}

impl Folders {
    /// The folders under `data`, or in the system's standard places for data and settings if it is `None`.
    pub fn new(data: Option<PathBuf>) -> Self {
        let (data, config) = match data {
            Some(data) => (data.clone(), data),
            None => program_folders().unwrap_or_else(|| ("whispers-data".into(), "whispers-data".into())),
        };
        let trash = cfg!(target_arch = "wasm32").then(|| own_trash(&data));
        Self { data, config, trash }
    }

    /// Sets another folder as the trash, and returns the folders.
    pub fn with_trash(self, trash: PathBuf) -> Self {
        Self { trash: Some(trash), ..self }
    }

    /// The folder for settings.
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// The folder for all data.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder for matches.
    pub fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    /// The folder for packs.
    pub fn packs(&self) -> PathBuf {
        self.data.join("packs")
    }

    /// The folder for languages.
    pub fn languages(&self) -> PathBuf {
        self.data.join("languages")
    }

    /// The path of a file for a new match, named after the current time. The file does not exist yet.
    pub fn new_match(&self) -> PathBuf {
        let moment = clock::now().replace(':', "-").replace('T', " ").replace('Z', "");
        let path = |n: u32| {
            let number = if n == 1 { String::new() } else { format!(" ({n})") };
            self.matches().join(format!("{moment}{number}.{RECORD_ENDING}"))
        };
        // Such a path exists unless four billion matches have started in this second.
        (1..).map(path).find(|p| !fs::exists(p)).unwrap_or_else(|| path(0))
    }

    /// The path of the file for a match with a name that a person typed.
    ///
    /// # Errors
    /// The name cannot be a file name on every system, or differs from that of another match only in case.
    pub fn named_match(&self, name: &str) -> io::Result<PathBuf> {
        let path = self.match_path(name)?;
        self.other_case(&path, None).map_or(Ok(path), |other| Err(taken(&other)))
    }

    /// The path of the file for a match with a name that a person typed. The name may be taken.
    fn match_path(&self, name: &str) -> io::Result<PathBuf> {
        let name = name.trim().trim_end_matches(&format!(".{RECORD_ENDING}"));
        let wrong = |sign: char| is_forbidden(sign) || untrusted_text::is_hidden(sign);
        if name.is_empty() || name.starts_with('.') || name.len() > 100 || name.contains(wrong) {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                NameError::Unfit(untrusted_text::word(name)),
            ));
        }
        if is_device(name) {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                NameError::Device(untrusted_text::word(name)),
            ));
        }
        Ok(self.matches().join(format!("{name}.{RECORD_ENDING}")))
    }

    /// The name of a match that differs from the name in a path only in case. Windows and macOS can have only one of
    /// them. The record at `own` does not count.
    fn other_case(&self, path: &Path, own: Option<&Path>) -> Option<String> {
        let wanted = path.file_name()?.to_string_lossy().into_owned();
        let names = fs::read_dir(self.matches()).ok()?.flatten().map(|entry| entry.file_name());
        let differs = |name: &OsString| {
            let name = name.to_string_lossy();
            *name != wanted
                && name.to_lowercase() == wanted.to_lowercase()
                && own.and_then(Path::file_name).is_none_or(|own| own.to_string_lossy() != name)
        };
        let other = names.into_iter().find(differs)?;
        Some(Path::new(&other).file_stem()?.to_string_lossy().into_owned())
    }

    /// Renames a saved match.
    ///
    /// # Errors
    /// The name cannot be a file name or is taken, or the system cannot rename the file.
    pub fn rename(&self, saved: &SavedMatch, name: &str) -> io::Result<()> {
        let path = self.free_match(name, Some(&saved.path))?;
        fs::rename(&saved.path, &path)?;
        // If the review is missing, it will be made again.
        let _ = fs::rename(review_path(&saved.path), review_path(&path));
        let marks = marks_path(&saved.path);
        if fs::exists(&marks) { fs::rename(marks, marks_path(&path)) } else { Ok(()) }
    }

    /// Copies a saved match under a new name.
    ///
    /// # Errors
    /// No free name was found, or the system cannot copy the file.
    pub fn copy(&self, saved: &SavedMatch) -> io::Result<()> {
        let free = (2..1000).find_map(|n| self.free_match(&format!("{} ({n})", saved.name), None).ok());
        let path = free.ok_or_else(|| io::Error::from(io::ErrorKind::AlreadyExists))?;
        fs::copy(&saved.path, &path)?;
        // The review is not copied, since the copy may be continued.
        let marks = marks_path(&saved.path);
        if fs::exists(&marks) { fs::copy(marks, marks_path(&path)).map(drop) } else { Ok(()) }
    }

    /// Moves a saved match to the trash, with its review and pencil marks. Returns the record's new path if the system
    /// has no trash for it.
    ///
    /// # Errors
    /// The system cannot move it. Nothing is deleted permanently.
    pub fn trash(&self, saved: &SavedMatch) -> io::Result<Option<PathBuf>> {
        let moved = self.discard(&saved.path)?;
        let beside = [review_path(&saved.path), marks_path(&saved.path)];
        let mut beside = beside.iter().filter(|path| fs::exists(path));
        beside.try_for_each(|path| self.discard(path).map(drop))?;
        Ok(moved)
    }

    /// Moves a file or a folder to the trash. Network drives and many USB sticks of Windows have no recycle bin. There,
    /// it moves to the folder `trash` of the data, and its new path is returned.
    ///
    /// # Errors
    /// The system cannot move it. Nothing is deleted permanently.
    pub fn discard(&self, path: &Path) -> io::Result<Option<PathBuf>> {
        self.discard_with(path, move_to_system_trash)
    }

    /// Like [`Folders::discard`], with the function that moves something to the system's trash. It returns false if
    /// that fails.
    fn discard_with(&self, path: &Path, system: impl Fn(&Path) -> bool) -> io::Result<Option<PathBuf>> {
        match &self.trash {
            Some(trash) => move_into(trash, path).map(|_| None),
            None if system(path) => Ok(None),
            None => move_into(&own_trash(&self.data), path).map(Some),
        }
    }

    /// The path of the file for a match with this name, if no match, review or pencil marks have the name.
    /// `own` is the record that gets the name.
    fn free_match(&self, name: &str, own: Option<&Path>) -> io::Result<PathBuf> {
        let path = self.match_path(name)?;
        if let Some(other) = self.other_case(&path, own) {
            return Err(taken(&other));
        }
        // On Windows and macOS, a path in other capitals leads to the match itself.
        let lower = |path: &Path| path.to_string_lossy().to_lowercase();
        let is_own = own.is_some_and(|own| *own != path && lower(own) == lower(&path));
        let is_taken = |path: &Path| fs::symlink_metadata(path).is_ok();
        if !is_own && (is_taken(&path) || is_taken(&review_path(&path)) || is_taken(&marks_path(&path))) {
            return Err(taken(name.trim()));
        }
        Ok(path)
    }

    /// The saved matches. The one that was played last comes first.
    ///
    /// # Errors
    /// The folder cannot be read. A missing folder counts as empty.
    pub fn saved_matches(&self) -> io::Result<Vec<SavedMatch>> {
        let entries = match fs::read_dir(self.matches()) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            other => other?,
        };
        let saved = entries.filter_map(|entry| {
            let path = entry.ok()?.path();
            if path.extension()? != RECORD_ENDING || is_hidden_file(&path.file_name()?.to_string_lossy()) {
                return None;
            }
            let name = untrusted_text::line(&path.file_stem()?.to_string_lossy(), untrusted_text::LINE);
            let changed = fs::metadata(&path).ok()?.modified().ok()?;
            Some(SavedMatch { path, name, changed })
        });
        let mut saved: Vec<SavedMatch> = saved.collect();
        saved.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.name.cmp(&b.name)));
        Ok(saved)
    }
}

/// The error that a match has this name already.
fn taken(name: &str) -> io::Error {
    io::Error::new(io::ErrorKind::AlreadyExists, NameError::Taken(untrusted_text::word(name)))
}

/// The folders where the system keeps this program's data and its settings.
#[cfg(not(target_arch = "wasm32"))]
fn program_folders() -> Option<(PathBuf, PathBuf)> {
    let dirs = directories::ProjectDirs::from("", "", "whispers")?;
    Some((dirs.data_dir().to_owned(), dirs.config_dir().to_owned()))
}

/// The folders of a page's files, which the browser stores for it alone.
#[cfg(target_arch = "wasm32")]
fn program_folders() -> Option<(PathBuf, PathBuf)> {
    Some(("/whispers".into(), "/whispers".into()))
}

/// The person's home folder.
#[cfg(not(target_arch = "wasm32"))]
pub fn home_folder() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned())
}

/// The folder of a page's files.
#[cfg(target_arch = "wasm32")]
pub fn home_folder() -> Option<PathBuf> {
    program_folders().map(|(data, _)| data)
}

/// The folder for what is thrown away where the system has no trash.
fn own_trash(data: &Path) -> PathBuf {
    data.join("trash")
}

/// Moves a file or a folder into a folder, under a number if its name is taken there. Returns its new path.
fn move_into(folder: &Path, path: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let other = (2..1000).map(|n| folder.join(format!("{name} ({n})")));
    let free = std::iter::once(folder.join(&name)).chain(other).find(|path| !fs::exists(path));
    let free = free.ok_or_else(|| io::Error::from(io::ErrorKind::AlreadyExists))?;
    fs::rename(path, &free).map(|()| free)
}

/// Moves a file or a folder to the system's trash. Returns false if the system refuses.
#[cfg(not(target_arch = "wasm32"))]
fn move_to_system_trash(path: &Path) -> bool {
    trash::delete(path).is_ok()
}

/// Always false: a browser has no trash.
#[cfg(target_arch = "wasm32")]
fn move_to_system_trash(_: &Path) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use crate::data_folders::*;

    #[test]
    fn a_match_that_nobody_named_is_known_by_its_name() {
        let folders = Folders::new(Some(PathBuf::from("nowhere")));
        let named = |name: &str| SavedMatch {
            path: PathBuf::new(),
            name: name.to_owned(),
            changed: SystemTime::UNIX_EPOCH,
        };
        let own = folders.new_match().file_stem().unwrap().to_string_lossy().into_owned();
        assert!(named(&own).is_named_by_moment(), "{own}");
        assert_eq!(named(&own).after_moment(), Some(""));
        for (ending, rest) in [
            (" (2)", "(2)"),
            (" (Anna's conflicted copy 2026-11-22)", "(Anna's conflicted copy 2026-11-22)"),
            (".sync-conflict-20261122-204731-ABCDEFG", "sync-conflict-20261122-204731-ABCDEFG"),
            ("-DESKTOP", "DESKTOP"),
            ("~20261122-204731", "20261122-204731"),
            (" 2", "2"),
        ] {
            assert_eq!(named(&format!("{own}{ending}")).after_moment(), Some(rest));
        }
        for other in ["An evening", "2026-11-22", "2026-11-22 20-47-3x", "on 2026-11-22 20-47-31"] {
            assert!(!named(other).is_named_by_moment(), "{other}");
        }
    }

    #[test]
    fn kept_matches_are_renamed_and_copied_but_never_over_another() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::new(Some(folder.path().to_owned()));
        fs::create_dir_all(folders.matches()).unwrap();
        fs::write(folders.matches().join("one.whispers"), "1").unwrap();
        let names = || {
            let mut names: Vec<String> =
                folders.saved_matches().unwrap().into_iter().map(|s| s.name).collect();
            names.sort();
            names
        };
        folders.copy(&folders.saved_matches().unwrap()[0]).unwrap();
        assert_eq!(names(), ["one", "one (2)"]);
        let saved = folders.saved_matches().unwrap();
        let one = saved.iter().find(|s| s.name == "one").unwrap();
        let said = folders.rename(one, "one (2)").unwrap_err().to_string();
        assert_eq!(said, "there is already a match \"one (2)\"; choose another name");
        assert!(folders.rename(one, "../elsewhere").is_err());
        folders.rename(one, "first").unwrap();
        assert_eq!(names(), ["first", "one (2)"]);
        // A player's own notes, with the name of a review.
        fs::write(folders.matches().join("evening.review"), "mine").unwrap();
        let saved = folders.saved_matches().unwrap();
        assert!(folders.rename(&saved[0], "evening").is_err());
        assert_eq!(fs::read_to_string(folders.matches().join("evening.review")).unwrap(), "mine");
    }

    #[test]
    fn a_name_that_another_system_could_not_keep_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::new(Some(folder.path().to_owned()));
        fs::create_dir_all(folders.matches()).unwrap();
        fs::write(folders.matches().join("evening.whispers"), "1").unwrap();
        for name in ["con", "NUL", "aux.old", "com1", "lpt9.whispers", "prn "] {
            let said = folders.named_match(name).unwrap_err().to_string();
            assert!(said.starts_with("Windows reserves the name"), "{name}: {said}");
        }
        for name in ["a:b", "a?", "a|b", "a<b", "..", "a/b", "a\\b", "C:evening"] {
            assert!(folders.named_match(name).is_err(), "{name}");
        }
        let said = folders.named_match("EVENING").unwrap_err().to_string();
        assert_eq!(said, "there is already a match \"evening\"; choose another name");
        assert!(folders.named_match("evening").is_ok(), "saving refuses it");
        let saved = &folders.saved_matches().unwrap()[0];
        folders.rename(saved, "Evening").unwrap();
        assert_eq!(folders.saved_matches().unwrap()[0].name, "Evening");
    }

    #[test]
    fn a_review_and_pencil_marks_go_where_their_match_goes() {
        let data = tempfile::tempdir().unwrap();
        let trash = data.path().join("trash");
        let folders = Folders::new(Some(data.path().to_owned())).with_trash(trash.clone());
        fs::create_dir_all(folders.matches()).unwrap();
        let record = folders.named_match("first").unwrap();
        fs::write(&record, "a match").unwrap();
        fs::write(review_path(&record), "its review").unwrap();
        fs::write(marks_path(&record), "its marks").unwrap();
        let saved =
            |name: &str| folders.saved_matches().unwrap().into_iter().find(|s| s.name == name).unwrap();
        folders.rename(&saved("first"), "second").unwrap();
        let record = folders.named_match("second").unwrap();
        assert_eq!(fs::read_to_string(review_path(&record)).unwrap(), "its review");
        assert_eq!(fs::read_to_string(marks_path(&record)).unwrap(), "its marks");
        folders.copy(&saved("second")).unwrap();
        let copy = folders.named_match("second (2)").unwrap();
        assert_eq!(fs::read_to_string(marks_path(&copy)).unwrap(), "its marks");
        folders.trash(&saved("second")).unwrap();
        assert!(
            ![record.clone(), review_path(&record), marks_path(&record)].iter().any(|path| path.exists())
        );
        assert_eq!(fs::read_dir(trash).unwrap().count(), 3);
        assert!(marks_path(&copy).exists());
    }

    #[test]
    fn without_a_trash_of_the_system_things_move_to_one_beside_the_data() {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(Some(data.path().to_owned()));
        let file = data.path().join("a");
        let moved = [1, 2].map(|n| {
            fs::write(&file, n.to_string()).unwrap();
            folders.discard_with(&file, |_| false).unwrap().unwrap()
        });
        assert_eq!(moved, ["trash/a", "trash/a (2)"].map(|path| data.path().join(path)));
        assert_eq!(moved.map(|path| fs::read_to_string(path).unwrap()), ["1", "2"]);
        // The error is the system's for moving a file, which Whispers has words for.
        let why = folders.discard_with(&file, |_| false).unwrap_err();
        assert_eq!(why.kind(), io::ErrorKind::NotFound);
        fs::write(&file, "3").unwrap();
        let system = |path: &Path| fs::remove_file(path).is_ok();
        assert_eq!(folders.discard_with(&file, system).unwrap(), None);
    }
}
