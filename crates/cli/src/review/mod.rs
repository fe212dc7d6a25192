//! `whispers review`: a review of a match as Markdown or JSON.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

mod args;
pub(crate) mod review_budget;
mod review_json;

use crate::command_line::wrong_usage::Usage;
use crate::opening::file_argument_errors::open_record;
use crate::opening::links::named_link;
use crate::opening::match_options::open_language;
use crate::opening::named_packs::Packs;
use crate::output_files::STREAM;
pub use args::ReviewArgs;
use bots::Effort;
use rules::Society;
use speech::{Speech, review_document};
use table::{Match, Player, Review, deepen, load_review, review as reviewed, save_review};

pub(super) use review_json::as_json;

/// Reviews a match.
///
/// # Errors
/// The record cannot be read, people still play it, the seat does not exist, or the output cannot be written.
pub fn review(
    args: &ReviewArgs,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let language = open_language(args.language.as_deref())?;
    let game = open_record(&args.record, args.kept_rules, packs)?;
    // A record from the standard input or a link has no file beside which a review could be stored.
    let anew = args.anew || args.record == Path::new(STREAM) || named_link(&args.record).is_some();
    let is_played = game.world().societies().any(|society| game.player(society) == Player::Human);
    if is_played && !game.state().is_over() {
        let why =
            "the match is not over yet, and a review would reveal hidden tokens: review it when it is over";
        return Err(Usage::new(why.to_owned()).into());
    }
    let seats = seats(&game, args.seat)?;
    let effort = args.budget.effort();
    let found = if anew { None } else { load_review(&game, &args.record, effort) };
    let is_new = found.is_none();
    let mut review =
        found.unwrap_or_else(|| watched(game.steps().len(), |step| reviewed(&game, effort, step)));
    let to_deepen =
        |review: &Review, seat| if args.deeper { review.to_deepen(seat, Effort::DEEP).len() } else { 0 };
    let mut is_deeper = false;
    for seat in &seats {
        let count = to_deepen(&review, *seat);
        if count > 0 {
            review = watched(count, |step| deepen(&game, review, *seat, Effort::DEEP, step));
            is_deeper = true;
        }
    }
    if !anew && (is_new || is_deeper) {
        let said = match save_review(&game, &review, &args.record) {
            Ok(news) => news.map(|news| Speech::in_language(game.pack().clone(), language).kept_news(&news)),
            Err(error) => Some(error.to_string()),
        };
        if let Some(said) = said {
            // If the message cannot be written, the review is still printed.
            let _ = writeln!(std::io::stderr(), "{said}");
        }
    }
    if args.json {
        writeln!(out, "{}", as_json(&game, &review, &seats))?;
        return Ok(());
    }
    let speech = Speech::in_language(game.pack().clone(), language);
    for seat in seats {
        write!(out, "{}", review_document(&speech, &game, &review, seat))?;
    }
    Ok(())
}

/// Runs an analysis of `all` decisions and shows its progress.
fn watched(all: usize, think: impl FnOnce(&(dyn Fn() + Sync)) -> Review) -> Review {
    let watched = std::io::stderr().is_terminal();
    let done = AtomicUsize::new(0);
    let review = think(&|| {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if watched {
            // The progress display is optional, so a failed write doesn't matter.
            let _ = write!(std::io::stderr(), "\r{done}/{all}");
        }
    });
    if watched {
        let _ = write!(std::io::stderr(), "\r         \r");
    }
    review
}

/// The societies whose reviews are printed: the given seat, all people, or all societies.
fn seats(game: &Match, seat: Option<usize>) -> Result<Vec<Society>, Usage> {
    let all: Vec<Society> = game.world().societies().collect();
    if let Some(seat) = seat {
        let found = seat.checked_sub(1).and_then(|at| all.get(at)).map(|society| vec![*society]);
        return found
            .ok_or_else(|| Usage::new(format!("there is no seat {seat}: the match has {}", all.len())));
    }
    let people: Vec<Society> = all.iter().copied().filter(|s| game.player(*s) == Player::Human).collect();
    Ok(if people.is_empty() { all } else { people })
}
