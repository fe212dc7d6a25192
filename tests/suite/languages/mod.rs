//! Languages as data: they are found in folders, have fallbacks, and are begun and checked without any Rust
//! code.

mod braced;
mod checked;
mod found;
mod said;
mod scripts;
mod strict;

use std::fs;
use std::path::PathBuf;

use crate::cli::{Run, Terminal};

/// The program with a data directory for installed languages and packs.
struct Place {
    terminal: Terminal,
}

impl Place {
    fn new() -> Self {
        Self { terminal: Terminal::new() }
    }

    /// Writes a file below the data directory.
    fn write(&self, path: &str, text: &str) {
        let path = self.data().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn data(&self) -> PathBuf {
        self.terminal.folder().join("kept")
    }

    /// Runs the program with a line of arguments.
    fn run(&self, line: &str) -> Run {
        self.terminal.run(["--data-dir", "kept"].into_iter().chain(line.split(' ')))
    }

    /// Runs the program, which must succeed without errors. Returns its output.
    fn said(&self, line: &str) -> String {
        let run = self.run(line);
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{line}: {}", run.out);
        run.out
    }
}
