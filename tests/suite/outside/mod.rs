//! External bots: what they receive, how they decide, and that none of them can harm a match.

mod ended;
mod examples;
mod lapses;
mod named;
mod told;

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::cli::{Run, Terminal};

/// The path of a test bot.
pub fn bot(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bots").join(name)
}

/// The seat of a test bot, with arguments for its command.
pub fn seat(name: &str, behind: &str) -> String {
    format!("exec:sh '{}' {behind}", bot(name).display())
}

/// The results of games between an external bot and two novices, with a time limit in seconds per decision.
pub fn sim(terminal: &Terminal, who: &str, games: u32, seconds: &str) -> Value {
    let (seats, games) = (format!("{who},novice,novice"), games.to_string());
    let args = ["sim", "--pack", "lantern-delta", "--json", "--seats", &seats, "--games", &games];
    let run = terminal.run(args.into_iter().chain(["--threads", "1", "--bot-time", seconds]));
    let told: Value = serde_json::from_str(&run.out).unwrap();
    let outside = &told["entrants"][0]["outside"];
    if outside.is_object() && outside["lost"] == outside["decisions"] {
        assert_eq!(run.status, Some(1), "{}", run.out);
        assert!(run.err.contains(" lost all its decisions, which rules of thumb took"), "{}", run.err);
    } else {
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    }
    told
}

/// The error message of a run that must be refused.
pub fn refused(run: &Run) -> &str {
    assert_eq!((run.status, run.out.as_str()), (Some(2), ""), "{run:?}");
    run.err.trim_end().strip_prefix("error: ").unwrap()
}
