//! `whispers link`: prints links that hold a match, a position, a deal or a puzzle.

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::command_line::number_parsers::decisions;
use crate::command_line::wrong_usage::{Usage, suggestion};
use crate::opening::file_argument_errors::open_record;
use crate::opening::links::open_named;
use crate::opening::match_options::{OpenError, OpenOptions};
use crate::opening::named_packs::Packs;
use crate::text::text_puzzles::show_puzzle;
use crate::text::{MatchArgs, day};
use packs::Pack;
use speech::Speech;
use system::Day;
use table::{
    Link, Match, PuzzleAttempt, deal_link, deal_of, match_link, position_link, puzzle_link, puzzle_of,
};

/// Arguments of a link.
#[derive(Debug, Args)]
pub struct LinkArgs {
    /// The record of a match; - reads standard input
    #[arg(required_unless_present_any = ["deal", "daily", "puzzle"], conflicts_with_all = ["daily", "puzzle", "seats", "hide", "setup", "rules", "seed"])]
    pub record: Option<PathBuf>,
    /// Link to the position after N decisions instead of the whole match
    #[arg(long, value_name = "N", value_parser = decisions, allow_negative_numbers = true,
        requires = "record", conflicts_with = "deal")]
    pub at: Option<usize>,
    /// Link only to the deal of the record, or to a new deal with the given seats, rules and seed
    #[arg(long, conflicts_with_all = ["daily", "puzzle"])]
    pub deal: bool,
    /// The deal of the day, or of a date such as 2026-11-23
    #[arg(long, value_name = "DAY", num_args = 0..=1, value_parser = day,
        conflicts_with_all = ["puzzle", "seats", "hide", "setup", "rules", "seed"])]
    pub daily: Option<Option<Day>>,
    /// A puzzle of the pack by its id, or daily for today's puzzle
    #[arg(long, value_name = "ID", conflicts_with_all = ["seats", "hide", "setup", "rules", "seed"])]
    pub puzzle: Option<String>,
    /// Use the rules in the record if its pack is missing or has changed
    #[arg(long, requires = "record")]
    pub kept_rules: bool,
    /// The match of a new deal
    #[command(flatten)]
    pub game: MatchArgs,
}

/// The name of the daily puzzle.
const DAILY: &str = "daily";

/// Prints a link.
///
/// # Errors
/// The record cannot be loaded, an argument is wrong, or the link would be too long.
pub fn link(args: LinkArgs, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let link = match (&args.record, args.daily, &args.puzzle) {
        (_, _, Some(id)) => {
            let pack = packs.open(None)?;
            let id = known_puzzle(&pack, id)?;
            puzzle_link(&pack, &id)?
        }
        (_, Some(day), None) => {
            let setup = deal_of(&packs.open(None)?, day.unwrap_or_else(Day::today));
            deal_link(&Match::new(setup).map_err(OpenError::Setup)?)?
        }
        (None, None, None) => {
            let open = OpenOptions::from(args.game);
            deal_link(&Match::new(open.setup(packs.open(None)?)?).map_err(OpenError::Setup)?)?
        }
        (Some(record), None, None) => {
            let game = open_record(record, args.kept_rules, packs)?;
            let count = game.steps().len();
            match args.at {
                Some(at) if at > count => {
                    return Err(
                        Usage::new(format!("there is no decision {at}: the match has {count}")).into()
                    );
                }
                Some(at) => position_link(&game, at)?,
                None if args.deal => deal_link(&game)?,
                None => match_link(&game)?,
            }
        }
    };
    Ok(writeln!(out, "{link}")?)
}

/// The id of a puzzle that the pack has.
fn known_puzzle(pack: &Pack, id: &str) -> Result<String, Usage> {
    let ids = || pack.puzzles.iter().map(|puzzle| puzzle.id.as_str());
    let known = if id == DAILY {
        puzzle_of(pack, Day::today()).map(|puzzle| puzzle.id.as_str())
    } else {
        ids().find(|known| *known == id)
    };
    known.map(str::to_owned).ok_or_else(|| {
        Usage::new(format!("there is no puzzle \"{id}\"; {}", suggestion(id, ids().chain([DAILY]))))
    })
}

/// Prints the puzzle of a link. Returns false if the link holds something else.
///
/// # Errors
/// The link is damaged, its pack is missing, or the puzzle cannot be solved.
pub fn show_linked_puzzle(
    link: &str,
    packs: &Packs,
    language: &'static str,
    out: &mut impl Write,
) -> Result<bool, Box<dyn Error>> {
    let Link::Puzzle { pack, id } = open_named(link, packs, language)? else { return Ok(false) };
    let puzzle = pack.puzzles.iter().find(|puzzle| puzzle.id == id);
    let quest = puzzle.and_then(|puzzle| PuzzleAttempt::open(&pack, puzzle));
    let quest = quest.ok_or_else(|| Usage::new(format!("the puzzle \"{id}\" cannot be solved")))?;
    show_puzzle(&quest, Speech::in_language(pack, language), out)?;
    Ok(true)
}
