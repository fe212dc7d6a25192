//! Arguments about matches that are kept: looked back at, shown to others, counted.

use std::path::PathBuf;

use clap::Args;

use super::numbers::{decisions, rivals, seat, size};
use super::review_budget::ReviewBudget;
use bots::Temper;
use table::Player;

/// Arguments of the history.
#[derive(Debug, Args)]
pub struct HistoryArgs {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Only matches against so many rivals
    #[arg(long, value_name = "N", value_parser = rivals, allow_negative_numbers = true)]
    pub rivals: Option<usize>,
    /// Only matches whose strongest rival is this one: a level, an automaton such as madness:hard, or a program such as program:my-bot
    #[arg(long, value_name = "WHO", value_parser = strongest)]
    pub strongest: Option<String>,
    /// The language, such as fr; the system's when left out
    #[arg(long)]
    pub language: Option<String>,
}

/// A rival as histories name the strongest one.
fn strongest(text: &str) -> Result<String, String> {
    match Player::parse(text) {
        Ok(Player::Bot(level, Temper::Even)) => Ok(level.id().to_owned()),
        Ok(player @ (Player::Automaton(_) | Player::Outside(_))) => Ok(player.to_string()),
        Ok(_) => {
            Err("a level without a temper, an automaton with how hard it is, or a program by its name"
                .to_owned())
        }
        Err(why) => Err(why.to_string()),
    }
}

/// Arguments of a review.
#[derive(Debug, Args)]
pub struct ReviewArgs {
    /// The record, which stays as it is
    pub record: PathBuf,
    /// Whose match, by its place at the table from 1; of all people who played, or of all societies where none did
    #[arg(long, value_name = "N", value_parser = seat, allow_negative_numbers = true)]
    pub seat: Option<usize>,
    /// How much is thought: glance takes some seconds, usual a minute at most, quick a third of that, thorough three times, deep ten times as long
    #[arg(long, value_name = "HOW", default_value = ReviewBudget::USUAL.id(), value_parser = review_budget)]
    pub budget: ReviewBudget,
    /// The language, such as fr; the system's when left out
    #[arg(long)]
    pub language: Option<String>,
    /// Where the pack of the record is missing or has changed, go by the rules that the record kept
    #[arg(long)]
    pub kept_rules: bool,
    /// Think each decision over once more that was less than good, with ten times the effort
    #[arg(long)]
    pub deeper: bool,
    /// Make it anew, and keep nothing
    #[arg(long)]
    pub anew: bool,
    /// Print one JSON object instead of Markdown
    #[arg(long)]
    pub json: bool,
}

/// Arguments of a match that is shown to others.
#[derive(Debug, Args)]
pub struct ShareArgs {
    /// The record, which stays as it is
    pub record: PathBuf,
    /// With whose eyes: open, or a place at the table from 1; open when left out. Of a match that is not over, only its one person's
    #[arg(long, value_name = "WHOSE", value_parser = shared_eyes)]
    pub eyes: Option<SharedEyes>,
    /// The language, such as fr; the system's when left out
    #[arg(long)]
    pub language: Option<String>,
    /// Where the pack of the record is missing or has changed, go by the rules that the record kept
    #[arg(long)]
    pub kept_rules: bool,
    /// The file to write, which must not be there yet
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

impl ShareArgs {
    /// A record as it is told where nothing else is said.
    pub fn of(record: PathBuf) -> Self {
        Self { record, eyes: None, language: None, kept_rules: false, output: None }
    }
}

/// Arguments of a picture of a match.
#[derive(Debug, Args)]
pub struct PictureArgs {
    /// Which match, and how
    #[command(flatten)]
    pub share: ShareArgs,
    /// After so many decisions; the last one when left out
    #[arg(long, value_name = "N", value_parser = decisions, allow_negative_numbers = true)]
    pub at: Option<usize>,
    /// How many pixels across and down
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1600x1000", value_parser = size)]
    pub size: [u32; 2],
}

/// With whose eyes a match is shown to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedEyes {
    /// Everything lies open.
    Open,
    /// Those of whoever sits there, from 1.
    Seat(usize),
}

fn shared_eyes(text: &str) -> Result<SharedEyes, String> {
    if text == "open" {
        return Ok(SharedEyes::Open);
    }
    seat(text).map(SharedEyes::Seat).map_err(|why| format!("it takes open, or a place at the table: {why}"))
}

fn review_budget(text: &str) -> Result<ReviewBudget, String> {
    let known = ReviewBudget::ALL.map(ReviewBudget::id);
    ReviewBudget::from_id(text).ok_or_else(|| format!("it takes {}", known.join(", ")))
}
