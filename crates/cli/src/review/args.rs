//! The arguments of `whispers review`.

use std::path::PathBuf;

use clap::Args;

use super::review_budget::ReviewBudget;
use crate::command_line::number_parsers::seat;
use crate::command_line::shared_args::one_of;

/// Arguments of a review.
#[derive(Debug, Args)]
pub struct ReviewArgs {
    /// The record, which stays as it is; - reads it from the standard input
    pub record: PathBuf,
    /// Whose match, by its place at the table from 1; of all people who played, or of all societies where none did
    #[arg(long, value_name = "N", value_parser = seat, allow_negative_numbers = true)]
    pub seat: Option<usize>,
    /// How much is thought: glance takes some seconds, usual a minute at most, quick a third of that, thorough three times, deep ten times as long
    #[arg(long, value_name = "HOW", default_value = ReviewBudget::USUAL.id(), value_parser = one_of(ReviewBudget::ALL, ReviewBudget::id))]
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
