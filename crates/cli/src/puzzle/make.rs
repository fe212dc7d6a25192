//! `whispers puzzle make`: searches matches of bots for puzzles until there are enough of each kind.

use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::thread;

use super::args::MakeArgs;
use crate::output_files::{FileKind, Output};
use packs::{Answer, Goal, HARDEST, Pack, Puzzle};
use rules::Action;
use table::{FoundPuzzle, Kind, PuzzleFinder, puzzles_toml};
use text::untrusted_text;

/// The kinds of puzzles to find, repeated as often as needed.
const PLAN: [Kind; 8] =
    [Kind::Region, Kind::Token, Kind::Cities, Kind::Win, Kind::Points, Kind::Best, Kind::Region, Kind::Token];

/// The number of levels of difficulty. Puzzles are spread evenly over them.
const LEVELS: usize = HARDEST as usize;
/// The maximum number of puzzles of one kind about the same empire.
const SAME_EMPIRE: usize = 2;
/// The maximum number of wins by an exchange of tokens. All other wins are by the last turn.
const EXCHANGES: usize = 1;

/// Finds puzzles in matches of bots and writes them.
pub(super) fn make(
    args: &MakeArgs,
    pack: &Arc<Pack>,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let output = Output::or_stream(args.out.as_deref(), FileKind::PUZZLES, ("--force", args.force))?;
    let mut missing: Vec<Kind> = PLAN.into_iter().cycle().take(args.count).collect();
    if let Some(kind) = args.kind {
        missing = vec![kind; args.count];
    }
    let threads = args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let watched = std::io::stderr().is_terminal();
    let mut puzzles: Vec<FoundPuzzle> = Vec::new();
    let mut played = 0;
    while !missing.is_empty() && played < args.games {
        let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| missing.contains(kind)).collect();
        let hunt = PuzzleFinder::new(Arc::clone(pack), kinds, args.seed);
        let batch = (args.games - played).min(threads as u64);
        let found: Vec<FoundPuzzle> = thread::scope(|scope| {
            let hunt = &hunt;
            let search = |number| scope.spawn(move || hunt.match_puzzles(number, &|| true));
            let searches: Vec<_> = (played..played + batch).map(search).collect();
            searches.into_iter().flat_map(|search| search.join().unwrap_or_default()).collect()
        });
        played += batch;
        for found in found {
            let Some(place) = missing.iter().position(|kind| *kind == found.kind) else { continue };
            let like =
                |other: &&FoundPuzzle| other.kind == found.kind && other.puzzle.level == found.puzzle.level;
            let quota = args.count.div_ceil(PLAN.len()) * 2;
            let quota = if args.kind.is_some() { args.count } else { quota };
            // Spread the puzzles over the levels, as far as the matches allow.
            let level = puzzles.iter().filter(|other| other.puzzle.level == found.puzzle.level).count();
            let many = args.kind.is_none() && level >= args.count.div_ceil(LEVELS);
            let crowded =
                (many || puzzles.iter().filter(like).count() * 2 >= quota) && played < args.games / 2;
            if !crowded && is_new(&puzzles, &found) {
                missing.remove(place);
                puzzles.push(found);
            }
        }
        if watched {
            // The progress display is optional, so a failed write doesn't matter.
            let _ = write!(std::io::stderr(), "\r{played} matches, {} puzzles", puzzles.len());
        }
    }
    if watched {
        let _ = writeln!(std::io::stderr());
    }
    let kind = args.kind.map(|kind| format!(" --kind {}", kind.id())).unwrap_or_default();
    let made = format!(
        "whispers puzzle make --pack {} --count {} --seed {}{kind} ({played} matches)",
        pack.id, args.count, args.seed
    );
    let text = puzzles_toml(&pack.rules.raw, &sort(puzzles), &made);
    if let Some(path) = output.write(text.as_bytes(), out)? {
        let found = args.count - missing.len();
        writeln!(out, "{found} puzzles out of {played} matches: {}", untrusted_text::path(path))?;
    }
    if missing.is_empty() {
        return Ok(());
    }
    let kinds: Vec<&str> = missing.iter().map(|kind| kind.id()).collect();
    Err(format!("{played} matches had too few puzzles: missing are {}", kinds.join(", ")).into())
}

/// True if a puzzle differs enough from those found before.
fn is_new(puzzles: &[FoundPuzzle], found: &FoundPuzzle) -> bool {
    let empire = |goal: Goal| match goal {
        Goal::Region(empire, _) | Goal::Cities(empire, _) => Some(empire),
        _ => None,
    };
    let goal = found.puzzle.goal;
    let same = puzzles.iter().filter(|other| other.kind == found.kind);
    let about = same
        .filter(|other| empire(goal).is_some_and(|empire_of| empire(other.puzzle.goal) == Some(empire_of)));
    let by_exchange = |found: &FoundPuzzle| {
        found.kind == Kind::Win && matches!(found.puzzle.answer, Answer::Decision(Action::Exchange(..)))
    };
    if by_exchange(found) && puzzles.iter().filter(|other| by_exchange(other)).count() >= EXCHANGES {
        return false;
    }
    let unlike = puzzles.iter().all(|other| {
        let same = other.puzzle.goal == goal;
        let asked =
            same && (!matches!(goal, Goal::Win | Goal::Best) || other.puzzle.answer == found.puzzle.answer);
        other.puzzle.seed != found.puzzle.seed && !asked
    });
    unlike && about.count() < SAME_EMPIRE
}

/// The puzzles with ids, the easiest first and kinds mixed.
fn sort(mut found: Vec<FoundPuzzle>) -> Vec<Puzzle> {
    let place = |kind: Kind, before: &[Kind]| before.iter().filter(|other| **other == kind).count();
    found.sort_by_key(|found| (found.puzzle.level, found.puzzle.moves.len() % PLAN.len()));
    let mut kinds: Vec<Kind> = Vec::new();
    let named = found.into_iter().map(|found| {
        let number = place(found.kind, &kinds) + 1;
        kinds.push(found.kind);
        Puzzle { id: format!("{}-{number}", found.kind.id()), ..found.puzzle }
    });
    named.collect()
}
