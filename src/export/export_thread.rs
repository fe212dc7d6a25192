//! The thread that exports a match as a file.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::export_kind::{Export, Kind};
use super::exported_file::{export_bytes, name};
use super::remote_export::{self, ExportReply};
use crate::settings::Settings;
use system::workers::{self, Queue, RemoteJob, RemoteReply};
use system::{Folders, background, write_beside};
use table::Match;
use text::os_error::reason;

/// An export in progress.
pub(crate) struct Making {
    kind: Kind,
    progress: Arc<Progress>,
    done: Receiver<Result<Option<PathBuf>, String>>,
    /// The job that takes the place of the thread where there are no threads, with the export and the record's path.
    remote: Option<(RemoteJob, Export, PathBuf)>,
}

#[derive(Default)]
struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
    stopped: AtomicBool,
}

impl Making {
    /// Starts to export a match to a file beside its `record`. The export thread calls `wake` after each
    /// step.
    pub fn begin(
        game: &Match,
        export: Export,
        settings: &Settings,
        record: &Path,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let progress = Arc::new(Progress::default());
        let (answer, done) = channel();
        if workers::are_there() {
            let job = remote_export::to_bytes(game, export, &Folders::new(None));
            let remote = RemoteJob::begin(Queue::Side, job, wake).map(|job| (job, export, record.to_owned()));
            return Self { kind: export.kind, progress, done, remote };
        }
        let (game, settings, record) = (game.copied(), settings.clone(), record.to_owned());
        let told = Arc::clone(&progress);
        let _ = background::spawn("export", move || {
            let made = make(&game, export, &settings, &record, &mut |done, all| {
                told.done.store(done, Ordering::Relaxed);
                told.all.store(all, Ordering::Relaxed);
                wake();
                !told.stopped.load(Ordering::Relaxed)
            });
            // If the window is closed, nobody receives the result.
            let _ = answer.send(made);
            wake();
        });
        Self { kind: export.kind, progress, done, remote: None }
    }

    /// The kind of file that is being exported.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The number of finished steps, and the number of all steps. Both are 0 until the total is known.
    pub fn done(&self) -> (usize, usize) {
        (self.progress.done.load(Ordering::Relaxed), self.progress.all.load(Ordering::Relaxed))
    }

    /// Stops the export.
    pub fn stop(&self) {
        self.progress.stopped.store(true, Ordering::Relaxed);
    }

    /// The path of the finished file, or the reason why the export failed. `Ok(None)` if it was stopped;
    /// `None` while it is running.
    pub fn result(&self) -> Option<Result<Option<PathBuf>, String>> {
        if let Some((job, export, record)) = &self.remote {
            return self.remote_result(job, *export, record);
        }
        match self.done.try_recv() {
            Ok(made) => Some(made),
            Err(TryRecvError::Empty) => None,
            // The export thread ended without a result.
            Err(TryRecvError::Disconnected) => Some(Ok(None)),
        }
    }
}

impl Making {
    fn remote_result(
        &self,
        job: &RemoteJob,
        export: Export,
        record: &Path,
    ) -> Option<Result<Option<PathBuf>, String>> {
        if self.progress.stopped.load(Ordering::Relaxed) {
            return Some(Ok(None));
        }
        loop {
            match job.next() {
                RemoteReply::Nothing => return None,
                RemoteReply::End => return Some(Ok(None)),
                RemoteReply::Reply(reply) => match remote_export::read_reply(&reply)? {
                    ExportReply::Progress(done, all) => {
                        self.progress.done.store(done, Ordering::Relaxed);
                        self.progress.all.store(all, Ordering::Relaxed);
                    }
                    ExportReply::Made(bytes) => {
                        let (what, ending) = name(export);
                        let written = write_beside(record, &what, ending, &bytes);
                        return Some(written.map(Some).map_err(|why| reason(&why)));
                    }
                    ExportReply::Failed(why) => return Some(Err(why)),
                },
            }
        }
    }
}

fn make(
    game: &Match,
    export: Export,
    settings: &Settings,
    record: &Path,
    progress: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Option<PathBuf>, String> {
    let Some((what, ending, bytes)) = export_bytes(game, export, settings, progress)? else {
        return Ok(None);
    };
    write_beside(record, &what, ending, &bytes).map(Some).map_err(|why| reason(&why))
}
