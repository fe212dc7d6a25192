//! Reading an archive into the player's folders.

use std::collections::BTreeMap;
use std::io::{self, Cursor, ErrorKind, Read};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use crate::archive_paths::{MOST_BYTES, MOST_FILES, PROGRESS, SETTINGS, is_kept, parts};
use crate::merge_toml::merge;
use system::{Folders, KeptFile, RECORD_ENDING, Rewrite, fs, marks_path, review_path, write_new};
use text::decode::decode;
use text::os_error::reason;

/// The numbers and names of the files that an import has added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The number of matches that were added.
    pub matches: usize,
    /// The number of added matches that got a number, since another match had their name.
    pub renamed: usize,
    /// The number of packs and languages that were added.
    pub packs: usize,
    /// The names of packs and languages that were not added, since others with their names are there.
    pub kept: Vec<String>,
    /// True if settings or progress were added.
    pub settings: bool,
    /// True if the archive holds files that belong nowhere, which were ignored.
    pub ignored: bool,
}

/// Why an archive was not imported, or not in full.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file is no archive of this kind.
    #[error("this is not an archive of matches, packs and settings")]
    Foreign,
    /// The archive holds too much.
    #[error("the archive is too large: at most {MOST_FILES} files with 1 GiB")]
    TooLarge,
    /// A file cannot be written.
    #[error("{}", reason(.0))]
    Io(#[from] io::Error),
}

/// The files of an archive, by path.
type Files = BTreeMap<String, Vec<u8>>;

/// A file of an archive: its path and its bytes.
type NamedFile<'a> = (&'a str, &'a [u8]);

/// Adds the content of an archive to the player's folders. A match whose name is taken gets a number. Settings and
/// progress are added to files that lack them. Nothing is overwritten, and what is there already is not added again.
///
/// # Errors
/// The bytes are no such archive, or the system cannot write. What was written before stays.
pub fn import(bytes: &[u8], data: &Folders) -> Result<Imported, ImportError> {
    let files = unpack(bytes)?;
    let files = with_languages(files);
    let mut imported = Imported::default();
    let mut wholes: BTreeMap<(&str, &str), Vec<NamedFile<'_>>> = BTreeMap::new();
    let mut any = false;
    for (path, bytes) in &files {
        let Some(parts) = parts(path) else {
            imported.ignored = true;
            continue;
        };
        match parts.as_slice() {
            ["matches", name]
                if Path::new(name).extension().is_some_and(|ending| ending == RECORD_ENDING) =>
            {
                any = true;
                add_match(name, bytes, &files, data, &mut imported)?;
            }
            // They come with their matches.
            ["matches", name] if name.ends_with(".review") || name.ends_with(".marks") => {}
            [folder @ ("packs" | "languages"), name, ..] => {
                any = true;
                wholes.entry((folder, name)).or_default().push((path, bytes));
            }
            [folder @ (SETTINGS | PROGRESS), name] if is_kept(name) => {
                any = true;
                let within = if *folder == SETTINGS { data.config() } else { data.data() };
                imported.settings |= add_settings(&within.join(name), bytes)?;
            }
            _ => imported.ignored = true,
        }
    }
    for ((folder, name), files) in wholes {
        let within = if folder == "packs" { data.packs() } else { data.languages() };
        match add_whole(folder, name, &files, &within)? {
            Added::New => imported.packs += 1,
            Added::Same => {}
            Added::Other => imported.kept.push(name.to_owned()),
        }
    }
    if any { Ok(imported) } else { Err(ImportError::Foreign) }
}

/// The file that every language has.
const LANGUAGE_FILE: &str = "language.toml";

/// The files with each language at the top of the archive moved to where archives of all data have it.
fn with_languages(files: Files) -> Files {
    let is_language = |path: &str| match path.split_once('/') {
        Some((code, _)) if !["matches", "packs", "languages"].contains(&code) => {
            files.contains_key(&format!("{code}/{LANGUAGE_FILE}"))
        }
        _ => false,
    };
    let moved = |path: &String| if is_language(path) { format!("languages/{path}") } else { path.clone() };
    files.iter().map(|(path, bytes)| (moved(path), bytes.clone())).collect()
}

/// True if the bytes are an archive of a player's data or of languages, by the names of its files.
pub fn is_archive(bytes: &[u8]) -> bool {
    let Ok(zip) = ZipArchive::new(Cursor::new(bytes)) else { return false };
    let is_data = |name: &str| {
        ["matches/", "packs/", "languages/", "settings/", "progress/"]
            .iter()
            .any(|start| name.starts_with(start))
    };
    let is_language = |name: &str| name.split_once('/').is_some_and(|(_, file)| file == LANGUAGE_FILE);
    let names: Vec<String> = zip.file_names().flatten().map(|name| name.into_owned()).collect();
    let is_pack = |name: &str| name.rsplit('/').next() == Some("manifest.toml") && !is_data(name);
    !names.iter().any(|name| is_pack(name)) && names.iter().any(|name| is_data(name) || is_language(name))
}

fn unpack(bytes: &[u8]) -> Result<Files, ImportError> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| ImportError::Foreign)?;
    if zip.len() > MOST_FILES {
        return Err(ImportError::TooLarge);
    }
    let (mut files, mut left) = (Files::new(), MOST_BYTES);
    for index in 0..zip.len() {
        let file = zip.by_index(index).map_err(|_| ImportError::Foreign)?;
        if file.is_dir() {
            continue;
        }
        let name = file.name().map_err(|_| ImportError::Foreign)?.into_owned();
        let mut content = Vec::new();
        file.take(left + 1).read_to_end(&mut content).map_err(|_| ImportError::Foreign)?;
        left = left.checked_sub(content.len() as u64).ok_or(ImportError::TooLarge)?;
        files.insert(name, content);
    }
    Ok(files)
}

/// Adds a match with its review and its pencil marks.
fn add_match(
    name: &str,
    bytes: &[u8],
    files: &Files,
    data: &Folders,
    imported: &mut Imported,
) -> Result<(), ImportError> {
    let stem = name.strip_suffix(RECORD_ENDING).and_then(|stem| stem.strip_suffix('.')).unwrap_or(name);
    fs::create_dir_all(data.matches())?;
    for number in 1..10_000 {
        let free = if number == 1 { stem.to_owned() } else { format!("{stem} ({number})") };
        let path = match data.named_match(&free) {
            Ok(path) => path,
            // Another match has this name in another case.
            Err(why) if why.kind() == ErrorKind::AlreadyExists => continue,
            Err(_) => {
                imported.ignored = true;
                return Ok(());
            }
        };
        if fs::exists(&path) {
            if fs::read(&path)? == bytes {
                return Ok(());
            }
            continue;
        }
        let beside = [review_path(&path), marks_path(&path)];
        if beside.iter().any(fs::exists) {
            continue;
        }
        write_new(&path, bytes)?;
        for (path, ending) in beside.iter().zip(["review", "marks"]) {
            if let Some(bytes) = files.get(&format!("matches/{stem}.{ending}")) {
                write_new(path, bytes)?;
            }
        }
        imported.matches += 1;
        imported.renamed += usize::from(number > 1);
        return Ok(());
    }
    Ok(())
}

/// Whether a pack or a language of an archive was added.
enum Added {
    New,
    /// It was not added, because it is there already.
    Same,
    /// It was not added, because something else has its name.
    Other,
}

/// Adds a pack or a language, which is a file or a folder, if nothing has its name.
fn add_whole(folder: &str, name: &str, files: &[NamedFile<'_>], within: &Path) -> Result<Added, ImportError> {
    let place = |path: &str| -> Option<PathBuf> {
        let below = path.strip_prefix(folder)?.strip_prefix('/')?;
        Some(parts(below)?.iter().fold(within.to_owned(), |path, part| path.join(part)))
    };
    if fs::exists(within.join(name)) {
        let is_same = files.iter().all(|(path, bytes)| {
            place(path).and_then(|path| fs::read(path).ok()).is_some_and(|there| there == *bytes)
        });
        return Ok(if is_same { Added::Same } else { Added::Other });
    }
    for (path, bytes) in files {
        let Some(path) = place(path) else { continue };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        write_new(&path, bytes)?;
    }
    Ok(Added::New)
}

/// Adds to a file of settings or progress what it lacks. Returns true if that was anything.
fn add_settings(path: &Path, bytes: &[u8]) -> Result<bool, ImportError> {
    let is_toml = path.extension().is_some_and(|ending| ending == "toml");
    let mut has_added = false;
    KeptFile::new(path.to_owned(), MOST_BYTES).rewrite(|found| {
        let new = match found? {
            None => Some(bytes.to_vec()),
            Some(found) if is_toml => {
                let (own, other) = (found.text().ok(), decode(bytes).ok());
                own.zip(other).and_then(|(own, other)| merge(&own, &other)).map(String::into_bytes)
            }
            // A history is made again from the records.
            Some(_) => None,
        };
        has_added = new.is_some();
        Ok(new.map_or(Rewrite::Stay, |bytes| Rewrite::New { bytes, in_full: true }))
    })?;
    Ok(has_added)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::export;
    use std::fs;

    fn folders(folder: &Path) -> Folders {
        Folders::new(Some(folder.to_owned()))
    }

    fn put(folder: &Path, path: &str, text: &str) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn text(folder: &Path, path: &str) -> String {
        fs::read_to_string(folder.join(path)).unwrap()
    }

    #[test]
    fn everything_moves_from_one_folder_to_another_once() {
        let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        for (path, text) in [
            ("matches/an evening.whispers", "one"),
            ("matches/an evening.review", "its review"),
            ("matches/other.whispers", "two"),
            ("packs/mine/pack.toml", "id"),
            ("packs/mine/maps/deep.svg", "map"),
            ("languages/eo/language.toml", "name"),
            ("settings.toml", "theme = \"night\"\nscale = 2\n"),
            ("practice.toml", "days = [\"2026-11-27\"]\n"),
            ("history.jsonl", "lines"),
            ("breakdown.txt", "a crash"),
            ("packs/.hidden", "no"),
        ] {
            put(from.path(), path, text);
        }
        put(to.path(), "matches/an evening.whispers", "mine");
        put(to.path(), "settings.toml", "theme = \"day\"\n");
        let archive = export(&folders(from.path())).unwrap();
        let imported = import(&archive, &folders(to.path())).unwrap();
        let expected = Imported { matches: 2, renamed: 1, packs: 2, settings: true, ..Imported::default() };
        assert_eq!(imported, expected);
        assert_eq!(text(to.path(), "matches/an evening.whispers"), "mine");
        assert_eq!(text(to.path(), "matches/an evening (2).whispers"), "one");
        assert_eq!(text(to.path(), "matches/an evening (2).review"), "its review");
        assert_eq!(text(to.path(), "packs/mine/maps/deep.svg"), "map");
        assert_eq!(text(to.path(), "settings.toml"), "theme = \"day\"\nscale = 2\n");
        assert!(!to.path().join("breakdown.txt").exists() && !to.path().join("packs/.hidden").exists());
        assert_eq!(import(&archive, &folders(to.path())).unwrap(), Imported::default());
        put(to.path(), "packs/mine/pack.toml", "changed");
        let again = import(&archive, &folders(to.path())).unwrap();
        assert_eq!(again.kept, ["mine"]);
        assert_eq!(text(to.path(), "packs/mine/pack.toml"), "changed");
    }

    #[test]
    fn a_language_alone_is_added_to_the_languages() {
        use std::io::Write;
        let to = tempfile::tempdir().unwrap();
        let zip = |names: &[&str]| {
            let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
            for name in names {
                zip.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
                zip.write_all(b"name = \"Esperanto\"").unwrap();
            }
            zip.finish().unwrap().into_inner()
        };
        let language = zip(&["eo/language.toml", "eo/window.ftl"]);
        assert!(
            is_archive(&language) && !is_archive(&zip(&["my-pack/manifest.toml"])) && !is_archive(b"no zip")
        );
        assert_eq!(import(&language, &folders(to.path())).unwrap().packs, 1);
        assert!(to.path().join("languages/eo/window.ftl").exists());
    }

    #[test]
    fn a_stranger_s_archive_writes_nothing_outside() {
        use std::io::Write;
        let to = tempfile::tempdir().unwrap();
        let inner = to.path().join("inner");
        let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for name in [
            "../out.whispers",
            "matches/../../out.whispers",
            "/matches/a.whispers",
            "packs/../../evil",
            "packs/a/../../../evil",
            "matches/con:.whispers",
            "settings/../evil.toml",
            "settings/.evil.toml",
        ] {
            zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
            zip.write_all(b"evil").unwrap();
        }
        let archive = zip.finish().unwrap().into_inner();
        assert!(matches!(import(&archive, &folders(&inner)), Err(ImportError::Foreign)));
        assert!(matches!(import(b"no zip", &folders(&inner)), Err(ImportError::Foreign)));
        assert!(!inner.exists() && fs::read_dir(to.path()).unwrap().next().is_none());
    }

    #[test]
    fn a_match_whose_name_differs_only_in_case_from_another_gets_a_number() {
        let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        put(from.path(), "matches/Evening.whispers", "one");
        put(to.path(), "matches/evening.whispers", "mine");
        let imported = import(&export(&folders(from.path())).unwrap(), &folders(to.path())).unwrap();
        assert_eq!((imported.matches, imported.renamed, imported.ignored), (1, 1, false));
        assert_eq!(text(to.path(), "matches/Evening (2).whispers"), "one");
    }
}
