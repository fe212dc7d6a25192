//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use super::house::{self, HouseArgs};
use super::kept_args::{HistoryArgs, PictureArgs, ReviewArgs, ShareArgs};
use super::language::args::LanguageCommand;
use super::numbers::{games, seed};
use super::own_args::OwnCommand;
use super::pack_args::PackCommand;
use super::puzzle::args::PuzzleCommand;
use super::run_args::RunArgs;
use super::usage::Usage;
use bots::Temper;
use external_bots::TIME;
use rules::{Hardness, Script};
use system::Day;
use table::{CoachFrom, CoachTimes, HelpLevel, Hidden, SURPRISE, SuspicionTime, level_choice};
use text::clean;

/// A War of Whispers, played alone against bots that do not cheat.
#[derive(Debug, Parser)]
#[command(name = "whispers", version, about, long_about = LONG, after_help = examples())]
pub struct Cli {
    /// What to do; opens the window when left out
    #[command(subcommand)]
    pub command: Option<Command>,
    /// A match, a pack or a catalogue of packs to open: a .whispers file, a folder, a .zip, a .whispers-pack or a catalogue.toml
    pub file: Option<PathBuf>,
    /// Keep matches in this folder instead of the system's data directory
    #[arg(long, global = true, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,
    /// Play this pack, a folder, a .zip or the id of one that is installed or built in (whispers-of-the-stars)
    #[arg(long, global = true, value_name = "PACK")]
    pub pack: Option<PathBuf>,
}

impl Cli {
    /// Makes sure that nothing is asked for that would be left undone without a word: an option for all
    /// commands that means nothing to this one.
    ///
    /// # Errors
    /// Which option that is, and what would be right.
    pub fn check(&self) -> Result<(), Usage> {
        if let (Some(file), Some(_)) = (&self.file, &self.command) {
            let why = "a file is opened without a command";
            return Err(Usage::new(format!("{:?} means nothing here: {why}", clean::path(file))));
        }
        let command = match &self.command {
            Some(Command::Pack(command)) => command,
            Some(Command::Text(args)) => return args.check(),
            Some(Command::Own(command)) => return self.check_own(command),
            _ => return Ok(()),
        };
        let is_new = matches!(command, PackCommand::New { extends: None, .. });
        let (option, why) = match (&self.pack, &self.data_dir) {
            (Some(_), _) if is_new => ("--pack", EXTEND),
            (Some(_), _) if matches!(command, PackCommand::List { .. } | PackCommand::Schema { .. }) => {
                ("--pack", "it is about all packs")
            }
            (Some(_), _) => {
                ("--pack", "it takes its pack behind it, such as \"whispers pack check my-pack\"")
            }
            (None, Some(_)) if is_new => ("--data-dir", "it writes into the folder that is named behind it"),
            (None, _) => return Ok(()),
        };
        Err(Usage::new(format!("{option} means nothing to \"pack {}\": {why}", command.name())))
    }

    /// The same for what tells of the program itself, to which no pack and no match matters.
    fn check_own(&self, command: &OwnCommand) -> Result<(), Usage> {
        let given = [("--pack", &self.pack), ("--data-dir", &self.data_dir)];
        let Some((option, _)) = given.into_iter().find(|(_, given)| given.is_some()) else { return Ok(()) };
        let why = "it tells of the program itself";
        Err(Usage::new(format!("{option} means nothing to \"{}\": {why}", command.name())))
    }
}

/// How a pack is built on another one.
const EXTEND: &str =
    "the small pack that it writes is one by itself; one over another is written with --extends ID";

const LONG: &str = "Two to four secret societies bet on warring empires and steer them from inside their councils.\n\n\
Without a subcommand the window opens; where there is no display, the text table.\n\n\
What is wrong is told on the standard error behind \"error: \". The exit status is 0 when all went well, 1 when \
something failed, such as a pack with faults or a file that cannot be read, and 2 when it was asked for in a \
way that means nothing.";

const EXAMPLES: &str = "Examples:
  whispers                                     open the window
  whispers saves/fight.whispers                open a match, or a pack
  whispers text                                play in the terminal against three bots
  whispers text --seats human,agent            a game for two, against a stronger bot
  whispers text --seats human,madness:hard     alone against an automaton
  whispers text --language fr                  play in French
  whispers text --rules rounds=3,swap=agents-only
  whispers text --setup first-match            one of the ways to play that the pack offers
  whispers text --load saves/opening.whispers  go on with a match
  whispers sim --games 2000 --seats agent,novice,novice,novice
  whispers sim --ladder                        how strong the bots are, beside one another
  whispers sim --seats 'exec:python3 bot.py',agent,agent,agent   a bot of yours
  whispers text --daily                        the deal of today, the same for everybody
  whispers puzzle show daily                   the puzzle of today
  whispers review saves/over.whispers          what was skill in a match and what was luck
  whispers history                             what came of all your matches
  echo 'new seed=7
legal' | whispers engine                       the protocol for programs (whispers guide protocol)
  whispers pack new my-pack                    begin a pack of your own
  whispers pack check my-pack                  what is wrong with a pack
  whispers pack preview my-pack -o table.png   what its table looks like
  whispers pack balance my-pack --pictures .   what in it is too strong
  whispers pack train my-pack                  teach bots its own game
  whispers guide packs                         the guide for makers of packs; also languages, bots, protocol, rules";

fn examples() -> String {
    format!(
        "{EXAMPLES}\n\nHouse rules (--rules KEY=VALUE,KEY=VALUE), the printed value first:\n{}",
        house::list()
    )
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in the terminal: numbered choices or notation; made for screen readers too
    Text(TextArgs),
    /// Let bots play many games and count
    Sim(SimArgs),
    /// Look back at a match: what decisions were worth, what was skill and what was luck
    Review(ReviewArgs),
    /// What came of all your matches: results, error rates, strength, feats
    History(HistoryArgs),
    /// Draw the table of a match at some moment as a PNG, which lies beside the record if nothing else is said
    Picture(PictureArgs),
    /// Draw a whole match as an animated GIF, a frame for each empire's turn, which lies beside the record if nothing else is said
    Film(ShareArgs),
    /// Tell a match as a text
    Tell(ShareArgs),
    /// Puzzles from matches: list, show and answer them, prove them, make them
    #[command(subcommand)]
    Puzzle(PuzzleCommand),
    /// Read the rulebook: all of it, a rule by its number, or what has some words
    Rules(RulesArgs),
    /// Speak the protocol for programs: commands on stdin, a JSON object a line on stdout
    Engine,
    /// Make packs: begin one, check it, draw it, measure it
    #[command(subcommand)]
    Pack(PackCommand),
    /// Make languages: begin one, check it, list those there are
    #[command(subcommand)]
    Language(LanguageCommand),
    /// What tells of the program itself
    #[command(flatten)]
    Own(OwnCommand),
}

fn bot_time(text: &str) -> Result<f32, String> {
    let (least, most) = TIME;
    let seconds = text.parse().ok().filter(|seconds| (least..=most).contains(seconds));
    seconds.ok_or_else(|| format!("it takes a number of seconds from {least} to {most}"))
}

fn hide(text: &str) -> Result<Hidden, String> {
    match text {
        "tempers" => Ok(Hidden::Temper),
        "levels" => Ok(Hidden::Level),
        _ => Err("it takes tempers, or levels, which hides tempers too".to_owned()),
    }
}

fn hide_help() -> &'static str {
    "Keep the bots' tempers secret until the match is over, or their levels too: tempers or levels"
}

fn seats_help() -> String {
    format!(
        "Who sits where, in order: human, {}; behind a level {}, such as agent:raider, or agent:{SURPRISE}, \
         whose temper is drawn and shown at the end; \
         a program of yours by its command, such as \"exec:python3 bot.py\", or by its name in the settings file, program:NAME. Alone against one or two automata: {}. A human and as many novices as there is room for when left out",
        level_choice(),
        temper_help(),
        automata_help()
    )
}

fn entrants_help() -> String {
    format!(
        "Who plays, seats turning from game to game: {}; behind a level {}, such as agent:raider; late is an \
         agent that exchanges only in the last loyalty step; a program of yours by its command, such as \"exec:python3 bot.py\", \
         or by its name in the settings file, program:NAME. One of them alone against automata, seats as named: {}. An agent and as many novices as there is room for \
         when left out; with --ladder all levels, all tempers and late",
        level_choice(),
        temper_help(),
        automata_help()
    )
}

/// What names automata.
fn automata_help() -> String {
    let (scripts, hardness) = (Script::ALL.map(Script::id), Hardness::ALL.map(Hardness::id));
    format!("{}, behind it may stand how hard ({})", scripts.join(" or "), hardness.join(", "))
}

fn temper_help() -> String {
    let [_, tempers @ ..] = Temper::ALL.map(Temper::id);
    format!("may stand a temper ({})", tempers.join(", "))
}

/// Arguments of a match.
#[derive(Debug, Args)]
pub struct MatchArgs {
    /// Who sits where, in order
    #[arg(long, value_delimiter = ',', help = seats_help())]
    pub seats: Vec<String>,
    /// Show these of the bots only when the match is over
    #[arg(long, value_name = "WHAT", value_parser = hide, help = hide_help())]
    pub hide: Option<Hidden>,
    /// A set-up that the pack offers, such as long-war; of its seats the first so many are taken
    #[arg(long, value_name = "ID")]
    pub setup: Option<String>,
    /// By which house rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// The seed of all chance; a fresh one when left out
    #[arg(long, value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
}

/// Arguments of the text table.
#[derive(Debug, Args)]
pub struct TextArgs {
    /// The match to play
    #[command(flatten)]
    pub game: MatchArgs,
    /// The language, such as fr; the system's when left out
    #[arg(long)]
    pub language: Option<String>,
    /// Play the deal of today, or of a day such as 2026-11-23: the same for everybody
    #[arg(long, value_name = "DAY", num_args = 0..=1, value_parser = day,
        conflicts_with_all = ["seats", "hide", "setup", "rules", "seed", "load"])]
    pub daily: Option<Option<Day>>,
    /// Go on with this record instead of beginning a match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "hide", "setup", "rules", "seed"])]
    pub load: Option<PathBuf>,
    /// Where the pack of the record is missing or has changed, go on by the rules that the record kept
    #[arg(long, requires = "load", conflicts_with = "daily")]
    pub kept_rules: bool,
    /// Let masterminds take up to a second for a decision instead of a sixth of one
    #[arg(long)]
    pub patient: bool,
    /// How many seconds a bot from outside may think about a decision, six times as many about its first; what the settings file says, or 2, when left out
    #[arg(long, value_name = "SECONDS", value_parser = bot_time, allow_negative_numbers = true)]
    pub bot_time: Option<f32>,
    /// A plain match: no hint, no coach, no suspicions
    #[arg(long, conflicts_with_all = ["load", "daily"])]
    pub plain: bool,
    /// Have the coach speak up before a decision that loses so many per cent of the chance to win: off, 3, 5 or 10
    #[arg(long, value_name = "PERCENT", default_value = "off", value_parser = coach_from)]
    pub coach: CoachFrom,
    /// How often the coach does in a match: 3, 5 or unlimited
    #[arg(long, value_name = "TIMES", default_value = "3", value_parser = coach_times)]
    pub coach_times: CoachTimes,
    /// How much hints, the coach and reviews think: quick (a third of the usual), usual or thorough (three times)
    #[arg(long, value_name = "HOW", default_value = "usual", value_parser = help_level)]
    pub help_level: HelpLevel,
    /// When the odds of rivals' tokens are told: live, rounds (as they were when the round began) or off
    #[arg(long, value_name = "WHEN", default_value = "live", value_parser = suspicion_time)]
    pub suspicions: SuspicionTime,
}

impl TextArgs {
    /// Makes sure that a plain match is not asked for together with what it has not.
    fn check(&self) -> Result<(), Usage> {
        let coach = (self.coach != CoachFrom::Off).then_some("--coach");
        let told = !matches!(self.suspicions, SuspicionTime::Live | SuspicionTime::Off);
        let Some(option) = coach.or_else(|| told.then_some("--suspicions")).filter(|_| self.plain) else {
            return Ok(());
        };
        let why = "a plain match has no hint, no coach and no suspicions until it is over";
        Err(Usage::new(format!("{option} means nothing with --plain: {why}; leave one of them away")))
    }
}

fn coach_from(text: &str) -> Result<CoachFrom, String> {
    CoachFrom::from_id(text)
        .ok_or_else(|| format!("it takes {}", CoachFrom::ALL.map(CoachFrom::id).join(", ")))
}

fn coach_times(text: &str) -> Result<CoachTimes, String> {
    CoachTimes::from_id(text)
        .ok_or_else(|| format!("it takes {}", CoachTimes::ALL.map(CoachTimes::id).join(", ")))
}

fn help_level(text: &str) -> Result<HelpLevel, String> {
    HelpLevel::from_id(text)
        .ok_or_else(|| format!("it takes {}", HelpLevel::ALL.map(HelpLevel::id).join(", ")))
}

fn suspicion_time(text: &str) -> Result<SuspicionTime, String> {
    let known = SuspicionTime::ALL.map(SuspicionTime::id);
    SuspicionTime::from_id(text).ok_or_else(|| format!("it takes {}", known.join(", ")))
}

/// Arguments of the rulebook.
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The number of a rule or a section, such as 6.2 or 6, or words to look for; the rules on one page and the sections when left out
    #[arg(value_name = "NUMBER|WORDS")]
    pub asked: Vec<String>,
    /// By which house rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// Every section from the first statement to the last
    #[arg(long, conflicts_with = "asked")]
    pub all: bool,
    /// Every card of the pack, deck by deck, and the house rules that bring those which the decks lack
    #[arg(long, conflicts_with_all = ["asked", "all"])]
    pub cards: bool,
    /// The language, such as fr; the system's when left out
    #[arg(long)]
    pub language: Option<String>,
}

fn day(text: &str) -> Result<Day, String> {
    let day = Day::parse(text).filter(|day| day.to_string() == text);
    day.ok_or_else(|| "it takes a day of the calendar such as 2026-11-23".to_owned())
}

/// Arguments of the arena.
#[derive(Debug, Args)]
pub struct SimArgs {
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = games, allow_negative_numbers = true)]
    pub games: u32,
    /// Who plays
    #[arg(long, value_delimiter = ',', help = entrants_help())]
    pub seats: Vec<String>,
    /// How many seconds a bot from outside may think about a decision, six times as many about its first; what the settings file says, or 2, when left out
    #[arg(long, value_name = "SECONDS", value_parser = bot_time, allow_negative_numbers = true)]
    pub bot_time: Option<f32>,
    /// Rate bots: mixed tables of as many as the pack is for, seats turning
    #[arg(long)]
    pub ladder: bool,
    /// Print a hash of some hundred decisions of each level, which changes when bots play otherwise
    #[arg(long, conflicts_with_all = ["ladder", "games", "seats", "setup", "rules", "seed", "threads"])]
    pub signature: bool,
    /// A set-up that the pack offers, such as long-war; of the seats the first so many are taken
    #[arg(long, value_name = "ID")]
    pub setup: Option<String>,
    /// By which house rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// How the games are played and told
    #[command(flatten)]
    pub run: RunArgs,
}
