//! The arguments of `whispers text`.

use std::path::PathBuf;

use clap::Args;

use crate::command_line::number_parsers::seed;
use crate::command_line::shared_args::{HouseArgs, automata_help, bot_time, one_of, temper_help};
use crate::command_line::wrong_usage::Usage;
use crate::opening::match_options::OpenOptions;
use system::Day;
use table::{CoachFrom, CoachTimes, HelpLevel, Hidden, SURPRISE, SuspicionTime, level_choice};

/// Arguments of a match.
#[derive(Debug, Args)]
pub struct MatchArgs {
    /// The players, in seat order
    #[arg(long, value_delimiter = ',', help = seats_help())]
    pub seats: Vec<String>,
    /// Hide this about the bots until the match is over
    #[arg(long, value_name = "WHAT", value_parser = hide, help = hide_help())]
    pub hide: Option<Hidden>,
    /// A set-up of the pack, such as long-war; only its first seats are used if it has more
    #[arg(long, value_name = "ID")]
    pub setup: Option<String>,
    /// House rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// The seed of the match; a new one by default
    #[arg(long, value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
}

impl From<MatchArgs> for OpenOptions {
    fn from(args: MatchArgs) -> Self {
        Self {
            seats: args.seats,
            setup: args.setup,
            rules: args.house.rules,
            seed: args.seed,
            hidden: args.hide.unwrap_or_default(),
            ..Self::default()
        }
    }
}

/// Arguments of the text table.
#[derive(Debug, Args)]
pub struct TextArgs {
    /// The match to play
    #[command(flatten)]
    pub game: MatchArgs,
    /// The language, such as fr; the system's by default
    #[arg(long)]
    pub language: Option<String>,
    /// Play the deal of the day, or of a date such as 2026-11-23; it is the same for everyone
    #[arg(long, value_name = "DAY", num_args = 0..=1, value_parser = day,
        conflicts_with_all = ["seats", "hide", "setup", "rules", "seed", "load"])]
    pub daily: Option<Option<Day>>,
    /// Resume this record or link instead of starting a match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "hide", "setup", "rules", "seed"])]
    pub load: Option<PathBuf>,
    /// Resume with the rules in the record if its pack is missing or has changed
    #[arg(long, requires = "load", conflicts_with = "daily")]
    pub kept_rules: bool,
    /// Let masterminds think for up to a second per decision instead of a sixth of a second
    #[arg(long)]
    pub patient: bool,
    /// Seconds per decision for your own bots, six times as many for the first one; by default the value in the settings file, or 2
    #[arg(long, value_name = "SECONDS", value_parser = bot_time, allow_negative_numbers = true)]
    pub bot_time: Option<f32>,
    /// A plain match: no hint, no coach, no suspicions
    #[arg(long, conflicts_with_all = ["load", "daily"])]
    pub plain: bool,
    /// The coach warns you before a decision that loses this much win chance in percent: off, 3, 5 or 10
    #[arg(long, value_name = "PERCENT", default_value = "off", value_parser = one_of(CoachFrom::ALL, CoachFrom::id))]
    pub coach: CoachFrom,
    /// The most warnings of the coach in a match: 3, 5 or unlimited
    #[arg(long, value_name = "TIMES", default_value = "3", value_parser = one_of(CoachTimes::ALL, CoachTimes::id))]
    pub coach_times: CoachTimes,
    /// Analysis depth of hints, the coach and reviews: quick (a third of usual), usual or thorough (three times usual)
    #[arg(long, value_name = "HOW", default_value = "usual", value_parser = one_of(HelpLevel::ALL, HelpLevel::id))]
    pub help_level: HelpLevel,
    /// When to show the odds of rivals' tokens: live, rounds (at the start of the round) or off
    #[arg(long, value_name = "WHEN", default_value = "live", value_parser = one_of(SuspicionTime::ALL, SuspicionTime::id))]
    pub suspicions: SuspicionTime,
}

impl TextArgs {
    /// Checks that a plain match is not combined with an option for help.
    pub(crate) fn check(&self) -> Result<(), Usage> {
        let coach = (self.coach != CoachFrom::Off).then_some("--coach");
        let told = !matches!(self.suspicions, SuspicionTime::Live | SuspicionTime::Off);
        let Some(option) = coach.or_else(|| told.then_some("--suspicions")).filter(|_| self.plain) else {
            return Ok(());
        };
        let why = "a plain match has no hint, no coach and no suspicions until it is over";
        Err(Usage::new(format!("{option} cannot be used with --plain: {why}; remove one of them")))
    }
}

fn seats_help() -> String {
    format!(
        "The players, in seat order: human, {}, {}, such as agent:raider. agent:{SURPRISE} draws the temper and shows \
         it at the end. A program of yours is its command, such as \"exec:python3 bot.py\", or its name in the settings \
         file, program:NAME. Alone against one or two automata: {}. By default a human and as many novices as fit",
        level_choice(),
        temper_help(),
        automata_help()
    )
}

fn hide(text: &str) -> Result<Hidden, String> {
    match text {
        "tempers" => Ok(Hidden::Temper),
        "levels" => Ok(Hidden::Level),
        _ => Err("it takes tempers, or levels, which hides tempers too".to_owned()),
    }
}

fn hide_help() -> &'static str {
    "Hide the bots' tempers, or their levels too, until the match is over: tempers or levels"
}

/// Parses a day of the calendar.
pub(crate) fn day(text: &str) -> Result<Day, String> {
    let day = Day::parse(text).filter(|day| day.to_string() == text);
    day.ok_or_else(|| "it takes a date such as 2026-11-23".to_owned())
}
