//! A trial of a pack in a worker, where there is no unwinding: what breaks the worker is a fault of the pack.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::change_stamp::{Stamp, stamp_at};
use crate::crash_guard;
use crate::library::PackLibrary;
use crate::pack_location::Location;
use packs::{Drawing, Pack};
use system::time::Instant;
use system::workers::{Queue, RemoteJob, RemoteReply, join_with_files};
use system::{Folders, fs};

/// The first part of a message with a trial. The path of the pack follows, and then files, each as its path and its
/// content.
pub const TAG: &[u8] = b"trial";

/// Sends a pack at a path to a worker, with the packs that it may extend. `None` where there are threads, which need no
/// trial.
pub(crate) fn begin(path: &Path, folders: &Folders, wake: impl Fn() + Send + 'static) -> Option<RemoteJob> {
    let mut files = Vec::new();
    system::all_files(&folders.packs(), &mut files);
    match fs::read(path) {
        Ok(bytes) => files.push((path.to_owned(), bytes)),
        Err(_) => system::all_files(path, &mut files),
    }
    let job = join_with_files(&[TAG, path.to_string_lossy().as_bytes()], &files);
    RemoteJob::begin(Queue::Side, job, wake)
}

/// Reads the pack at a path and draws its emblems. Replies once that is done, whether the pack has faults or not.
pub fn run(path: &Path, reply: &mut dyn FnMut(Vec<u8>)) {
    let mut library = PackLibrary::new(Folders::new(None).packs());
    // Faults are reported when the program reads the pack itself.
    let place = library.open(path);
    library.renew_only(&place);
    if let Some(Ok(pack)) = library.at(&place).map(|pack| pack.read.clone()) {
        draw_emblems(&pack);
    }
    reply(b"done".to_vec());
}

/// The trials of a library's packs, one at a time.
#[derive(Default)]
pub(crate) struct Trials {
    /// The pack that is being tried, and since when.
    now: Option<(PathBuf, RemoteJob, Instant)>,
    /// The packs that were tried, with a stamp of their files.
    done: Vec<(PathBuf, Stamp)>,
}

/// A pack that takes longer than this to read counts as broken.
const LONGEST: Duration = Duration::from_secs(60);

impl Trials {
    /// True if the pack at a path may be read. Otherwise a worker is still trying it, and calls `wake` at the end. A pack
    /// that breaks the worker is read as one with a fault.
    pub fn may_read(&mut self, path: &Path, folders: &Folders, wake: &Arc<dyn Fn() + Send + Sync>) -> bool {
        let stamp = stamp_of(path);
        if self.done.iter().any(|(tried, of)| tried == path && *of == stamp) {
            return true;
        }
        match &self.now {
            None => {
                let wake = Arc::clone(wake);
                match begin(path, folders, move || wake()) {
                    Some(job) => self.now = Some((path.to_owned(), job, Instant::now())),
                    // There is no worker to try it.
                    None => return true,
                }
                false
            }
            Some((tried, job, since)) => {
                let tried = tried.clone();
                let is_good = match job.next() {
                    RemoteReply::Nothing if since.elapsed() < LONGEST => return false,
                    RemoteReply::Reply(_) => true,
                    RemoteReply::Nothing | RemoteReply::End => false,
                };
                self.now = None;
                crash_guard::set_broken(&tried, !is_good);
                self.done.retain(|(path, _)| *path != tried);
                let stamp = stamp_of(&tried);
                self.done.push((tried, stamp));
                self.may_read(path, folders, wake)
            }
        }
    }
}

/// The state of the files of the pack at a path.
fn stamp_of(path: &Path) -> Stamp {
    stamp_at(&Location::Path(path.to_owned()))
}

/// Draws all emblems of a pack in the sizes that the window uses most.
fn draw_emblems(pack: &Pack) {
    let theme = &pack.theme;
    let empires = theme.empires.iter().map(|look| &look.emblem);
    let societies = theme.societies.iter().map(|look| &look.emblem);
    let icons = theme.icons.iter().map(|icon| &icon.emblem);
    for emblem in empires.chain(societies).chain(icons) {
        // A faulty emblem is shown as a plain one.
        let Some(drawing) = Drawing::new(emblem) else { continue };
        for side in SIDES {
            let _ = drawing.draw(side);
        }
    }
}

/// The sides in pixels in which emblems are drawn on trial.
const SIDES: [u32; 8] = [7, 15, 24, 33, 64, 127, 256, 512];
