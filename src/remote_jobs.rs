//! The jobs that a page sends to its worker, and the worker that carries them out.

use std::path::Path;

use crate::export::remote_export;
use pack_library::remote_trial;
use system::workers;
use table::remote::job::Job;
use table::remote::worker::RemoteWorker;

/// The only part of a message that asks for the hashes of the bots' decisions, in the lines of `whispers sim --signature`.
const SIGNATURE: &[u8] = b"signature";

/// Carries out the jobs of a page, in another thread of the browser with a memory of its own.
#[derive(Default)]
pub struct PageWorker(RemoteWorker);

impl PageWorker {
    /// Carries out a job, and calls `reply` with each of its replies. A job that makes no sense has none.
    pub fn run(&mut self, job: &[u8], reply: &mut (dyn FnMut(Vec<u8>) + Send)) {
        let Some(parts) = workers::split(job) else { return };
        if parts == [SIGNATURE] {
            let hashes = table::decision_hashes().unwrap_or_default();
            let lines = hashes.iter().map(|(of, hash)| format!("{of:<10} {hash}\n"));
            reply(lines.collect::<String>().into_bytes());
        } else if let Some(job) = Job::from_parts(&parts) {
            self.0.run(&job, &mut |said| reply(said.to_bytes()));
        } else if let Some(files) = remote_export::parse(&parts) {
            remote_export::run(&files, reply);
        } else if let [tag, path, files @ ..] = parts.as_slice()
            && *tag == remote_trial::TAG
            && let Ok(path) = std::str::from_utf8(path)
        {
            workers::write_files(files);
            remote_trial::run(Path::new(path), reply);
        }
    }
}
