//! A session with the engine, as a driver has it.

use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
use std::thread::JoinHandle;

use serde_json::Value;

/// The engine on a thread of its own, with a pipe to it and one from it.
pub struct Driver {
    to: Option<PipeWriter>,
    from: BufReader<PipeReader>,
    engine: Option<JoinHandle<std::io::Result<()>>>,
}

impl Driver {
    pub fn start() -> Self {
        let (input, to) = pipe().unwrap();
        let (from, mut out) = pipe().unwrap();
        let engine =
            std::thread::spawn(move || cli::engine(BufReader::new(input), &mut out, cli::Packs::default()));
        Self { to: Some(to), from: BufReader::new(from), engine: Some(engine) }
    }

    /// Sends a line, whatever it is, and reads the one answer.
    pub fn send(&mut self, line: &[u8]) -> Value {
        let to = self.to.as_mut().unwrap();
        to.write_all(&[line, b"\n"].concat()).unwrap();
        let mut answer = String::new();
        self.from.read_line(&mut answer).unwrap();
        assert!(
            answer.ends_with('\n'),
            "no answer to {:?}",
            String::from_utf8_lossy(&line[..line.len().min(80)])
        );
        serde_json::from_str(&answer).unwrap()
    }

    /// Sends a command that must be obeyed.
    pub fn ask(&mut self, command: &str) -> Value {
        let answer = self.send(command.as_bytes());
        assert_eq!(answer["ok"], true, "{command}: {answer}");
        answer
    }

    /// Sends a line that must be refused, and gives back what kind of error it is and its message.
    pub fn refused(&mut self, line: &[u8]) -> (String, String) {
        let answer = self.send(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]);
        assert_eq!(answer["ok"], false, "{shown:?}: {answer}");
        let text = |key: &str| answer["error"][key].as_str().unwrap().to_owned();
        (text("kind"), text("message"))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The end of its input ends the engine.
        self.to = None;
        let ended = self.engine.take().map(JoinHandle::join);
        if !std::thread::panicking() {
            assert!(matches!(ended, Some(Ok(Ok(())))), "{ended:?}");
        }
    }
}
