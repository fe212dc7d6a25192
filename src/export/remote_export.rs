//! Exports in a worker, where there are no threads. The worker gets the record, the settings, and the files of packs and
//! languages.

use std::sync::Arc;

use super::export_kind::{Export, Kind};
use super::exported_file::export_bytes;
use crate::settings::settings_file::SettingsFile;
use pack_library::PackLibrary;
use packs::Pack;
use rules::Society;
use system::Folders;
use system::fs;
use system::workers::{join, join_with_files, split, write_files};
use table::{Match, Perspective, load_text_with_kept_rules};

/// The first part of a message with an export.
const TAG: &[u8] = b"export";

/// A job that exports a match.
pub(crate) struct ExportJob<'a> {
    record: &'a str,
    export: Export,
    files: Vec<&'a [u8]>,
}

/// A message with an export of a match.
pub(super) fn to_bytes(game: &Match, export: Export, folders: &Folders) -> Vec<u8> {
    let kind = Kind::ALL.iter().position(|kind| *kind == export.kind).unwrap_or_default();
    let eyes = match export.eyes {
        Perspective::Society(society) => society.index() as u64,
        Perspective::Open => u64::MAX,
    };
    let numbers = [kind as u64, eyes, export.taken as u64].map(u64::to_le_bytes);
    let numbers = numbers.concat();
    let record = game.record_text();
    let mut files = Vec::new();
    for folder in [folders.packs(), folders.languages(), "/opened".into()] {
        system::all_files(&folder, &mut files);
    }
    let settings = SettingsFile::in_folder(folders.config()).path().to_owned();
    if let Ok(bytes) = fs::read(&settings) {
        files.push((settings, bytes));
    }
    join_with_files(&[TAG, &numbers, record.as_bytes()], &files)
}

/// The export in the parts of a message; `None` if they hold none.
pub(crate) fn parse<'a>(parts: &[&'a [u8]]) -> Option<ExportJob<'a>> {
    let [tag, numbers, record, files @ ..] = parts else { return None };
    if *tag != TAG {
        return None;
    }
    let number = |at: usize| Some(u64::from_le_bytes(numbers.get(8 * at..8 * at + 8)?.try_into().ok()?));
    let kind = *Kind::ALL.get(usize::try_from(number(0)?).ok()?)?;
    let eyes = match number(1)? {
        u64::MAX => Perspective::Open,
        society => Perspective::Society(Society::new(usize::try_from(society).ok()?)?),
    };
    let export = Export { kind, eyes, taken: usize::try_from(number(2)?).ok()? };
    Some(ExportJob { record: std::str::from_utf8(record).ok()?, export, files: files.to_vec() })
}

/// Carries out an export. The replies are numbers of finished steps, and at the end the file or the reason why there is
/// none.
pub(crate) fn run(job: &ExportJob<'_>, reply: &mut dyn FnMut(Vec<u8>)) {
    write_files(&job.files);
    let folders = Folders::new(None);
    packs::install_from_folders(&folders);
    let mut library = PackLibrary::new(folders.packs());
    for path in fs::read_dir("/opened").into_iter().flatten().flatten().map(|entry| entry.path()) {
        library.open(&path);
    }
    library.renew();
    let packs: Vec<Arc<Pack>> = library.playable();
    let settings = SettingsFile::in_folder(folders.config()).read().settings;
    let made = load_text_with_kept_rules("match", job.record, &packs).map_err(|why| why.to_string());
    let made = made.and_then(|loaded| {
        export_bytes(&loaded.game, job.export, &settings, &mut |done, all| {
            let numbers = [done as u64, all as u64].map(u64::to_le_bytes).concat();
            reply(join(&[b"progress", &numbers]));
            true
        })
    });
    match made {
        Ok(Some((_, _, bytes))) => reply(join(&[b"made", &bytes])),
        Ok(None) => {}
        Err(why) => reply(join(&[b"failed", why.as_bytes()])),
    }
}

/// A reply of an export.
pub(super) enum ExportReply {
    /// The numbers of finished and of all steps.
    Progress(usize, usize),
    /// The bytes of the file.
    Made(Vec<u8>),
    /// The reason why there is no file.
    Failed(String),
}

/// The reply in a message; `None` if it holds none.
pub(super) fn read_reply(message: &[u8]) -> Option<ExportReply> {
    match split(message)?.as_slice() {
        [tag, numbers] if *tag == b"progress" => {
            let number = |at: usize| {
                let bytes = numbers.get(8 * at..8 * at + 8)?.try_into().ok()?;
                usize::try_from(u64::from_le_bytes(bytes)).ok()
            };
            Some(ExportReply::Progress(number(0)?, number(1)?))
        }
        [tag, bytes] if *tag == b"made" => Some(ExportReply::Made(bytes.to_vec())),
        [tag, why] if *tag == b"failed" => {
            Some(ExportReply::Failed(String::from_utf8_lossy(why).into_owned()))
        }
        _ => None,
    }
}
