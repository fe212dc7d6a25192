//! `whispers puzzle`: lists, shows, answers, proves and makes puzzles.

pub(super) mod args;
mod make;

use std::io::Write;
use std::path::PathBuf;

use super::text::text_puzzles::{list_puzzles, show_puzzle, solve_puzzle};
use crate::command_line::wrong_usage::{Usage, suggestion};
use crate::opening::match_options::open_language;
use crate::opening::named_packs::Packs;
use crate::output_files::STREAM;
use args::PuzzleCommand;
use packs::{Pack, Puzzle};
use speech::Speech;
use system::{Day, Folders, KeptNews, read_whole};
use table::{PuzzleAttempt, PuzzleProgress, puzzle_of};
use text::os_error::reason;

/// The maximum number of bytes of answers read from the standard input.
const MOST_TYPED: u64 = 64 << 10;
/// The name of the daily puzzle.
const DAILY: &str = "daily";

/// Runs a command about puzzles.
///
/// # Errors
/// The puzzle does not exist, an answer is unreadable, a proof fails, or something cannot be written.
pub fn puzzle(
    command: &PuzzleCommand,
    packs: &Packs,
    data: Option<PathBuf>,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let pack = packs.open(None)?;
    let today = Day::today();
    let speech = |language: Option<&str>| -> Result<Speech, Box<dyn std::error::Error>> {
        Ok(Speech::in_language(pack.clone(), open_language(language)?))
    };
    let folders = Folders::new(data);
    match command {
        PuzzleCommand::List(args) => {
            let done = PuzzleProgress::read(folders.data());
            Ok(list_puzzles(&speech(args.language.as_deref())?, &done, today, out)?)
        }
        PuzzleCommand::Show { id, language } => {
            let speech = speech(language.language.as_deref())?;
            let quest = open(&pack, id, today)?;
            Ok(show_puzzle(&quest, speech, out)?)
        }
        PuzzleCommand::Solve { id, answers, language } => {
            let speech = speech(language.language.as_deref())?;
            let mut quest = open(&pack, id, today)?;
            let answers = typed_answers(answers)?;
            if solve_puzzle(&mut quest, &speech, &answers, out)? {
                let of_today = puzzle_of(&pack, today).is_some_and(|puzzle| puzzle.id == quest.puzzle.id);
                let solved = PuzzleProgress::change(folders.data(), |done| {
                    done.solve(&pack.id, &quest.puzzle.id, today, of_today);
                });
                match solved.news {
                    Some(news @ KeptNews::Aside { .. }) => writeln!(out, "{}", speech.kept_news(&news))?,
                    Some(news @ KeptNews::Unwritten { .. }) => return Err(speech.kept_news(&news).into()),
                    None => {}
                }
            }
            Ok(())
        }
        PuzzleCommand::Check => check(&pack, out),
        PuzzleCommand::Make(args) => make::make(args, &pack, out),
    }
}

/// The answers, in which `-` is replaced by the lines of the standard input.
fn typed_answers(given: &[String]) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    if !given.iter().any(|answer| answer == STREAM) {
        return Ok(given.to_vec());
    }
    let read = read_whole(std::io::stdin().lock(), MOST_TYPED)
        .map_err(|why| Usage::new(format!("the standard input: {}", reason(&why))))?;
    let text = String::from_utf8(read).map_err(|_| Usage::new("standard input is not UTF-8 text"))?;
    let lines: Vec<String> =
        text.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect();
    let answers = given.iter().flat_map(|answer| match answer == STREAM {
        true => lines.clone(),
        false => vec![answer.clone()],
    });
    Ok(answers.collect())
}

/// Opens a puzzle by its id, or the daily puzzle, at its position.
fn open(pack: &std::sync::Arc<Pack>, id: &str, today: Day) -> Result<PuzzleAttempt, Usage> {
    let ids = || pack.puzzles.iter().map(|puzzle| puzzle.id.as_str());
    let by_id = |id: &str| pack.puzzles.iter().find(|puzzle| puzzle.id == id);
    let found: Option<&Puzzle> = if id == DAILY { puzzle_of(pack, today) } else { by_id(id) };
    let puzzle = found.ok_or_else(|| {
        let meant = if pack.puzzles.is_empty() {
            format!("the pack \"{}\" has none", pack.id)
        } else {
            suggestion(id, ids().chain([DAILY]))
        };
        Usage::new(format!("there is no puzzle \"{id}\"; {meant}"))
    })?;
    PuzzleAttempt::open(pack, puzzle).ok_or_else(|| {
        Usage::new(format!("the puzzle \"{}\" cannot be solved: it has no certain answer", puzzle.id))
    })
}

/// Proves all puzzles and prints the results.
fn check(pack: &std::sync::Arc<Pack>, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let mut wrong = 0;
    for puzzle in &pack.puzzles {
        let proof = PuzzleAttempt::open(pack, puzzle).map(|quest| quest.prove());
        match proof {
            Some(Ok(figure)) => {
                let blind = figure.blind * 100.0;
                writeln!(out, "{}: one best answer, found by random play in {blind:.1} %", puzzle.id)?;
            }
            Some(Err(doubt)) => {
                wrong += 1;
                writeln!(out, "{}: {doubt}", puzzle.id)?;
            }
            None => {
                wrong += 1;
                writeln!(out, "{}: its position has no certain answer", puzzle.id)?;
            }
        }
    }
    if wrong > 0 {
        return Err(
            format!("{wrong} of {} puzzles do not have exactly one best answer", pack.puzzles.len()).into()
        );
    }
    Ok(())
}
