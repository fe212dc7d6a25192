//! The program as a terminal sees it: its output, its error messages and its exit status.

mod examples;
mod help;
mod history;
mod links;
mod named;
mod opened;
mod outputs;
mod own;
mod prompt;
mod puzzles;
mod share;
mod sim;
mod usage;

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// The result of a run.
#[derive(Debug)]
pub struct Run {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

/// A folder in which the program runs, with its data in a subfolder.
pub struct Terminal {
    folder: TempDir,
}

impl Terminal {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    /// The folder in which the program runs.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The program as a command that runs in the folder, in English on every machine.
    pub fn command<A: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = A>) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_whispers"));
        command.args(args).current_dir(self.folder()).stdin(Stdio::null());
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "LANGUAGE", "LC_ALL", "LC_MESSAGES"]
        {
            command.env_remove(variable);
        }
        command.env("LANG", "en_GB.UTF-8").env("HOME", self.folder());
        command.env("XDG_DATA_HOME", self.folder().join("data"));
        command.env("XDG_CONFIG_HOME", self.folder().join("config"));
        command
    }

    /// Runs the program to its end, without input.
    pub fn run<A: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = A>) -> Run {
        Run::of(&mut self.command(args))
    }

    /// Runs the program to its end, with lines as its input.
    pub fn typed<A: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = A>, lines: &[&str]) -> Run {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        for line in lines {
            writeln!(input, "{line}").unwrap();
        }
        drop(input);
        child.wait_with_output().map(Run::from).unwrap()
    }
}

impl Run {
    pub fn of(command: &mut Command) -> Self {
        command.output().map(Self::from).unwrap()
    }
}

impl From<std::process::Output> for Run {
    fn from(output: std::process::Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        Self { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}
