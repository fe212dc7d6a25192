//! The arguments of `whispers review`.

use std::path::PathBuf;

use clap::Args;

use super::review_budget::ReviewBudget;
use crate::command_line::number_parsers::seat;
use crate::command_line::shared_args::one_of;

/// Arguments of a review.
#[derive(Debug, Args)]
pub struct ReviewArgs {
    /// The record, which is not changed; - reads standard input
    pub record: PathBuf,
    /// The seat to review, from 1; by default all people who played, or all societies if nobody did
    #[arg(long, value_name = "N", value_parser = seat, allow_negative_numbers = true)]
    pub seat: Option<usize>,
    /// Analysis depth: glance takes a few seconds, usual up to a minute, quick a third of that, thorough three times and deep ten times as long
    #[arg(long, value_name = "HOW", default_value = ReviewBudget::USUAL.id(), value_parser = one_of(ReviewBudget::ALL, ReviewBudget::id))]
    pub budget: ReviewBudget,
    /// The language, such as fr; the system's by default
    #[arg(long)]
    pub language: Option<String>,
    /// Use the rules in the record if its pack is missing or has changed
    #[arg(long)]
    pub kept_rules: bool,
    /// Analyse dubious decisions, mistakes and blunders again with ten times the effort
    #[arg(long)]
    pub deeper: bool,
    /// Make a new review, without reading or saving one
    #[arg(long)]
    pub anew: bool,
    /// Print one JSON object instead of Markdown
    #[arg(long)]
    pub json: bool,
}
