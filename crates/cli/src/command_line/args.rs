//! The command line.

use std::path::PathBuf;

use super::program_info_args::OwnCommand;
use super::shared_args;
use super::wrong_usage::Usage;
use crate::data_commands::DataCommand;
use crate::history::HistoryArgs;
use crate::language::args::LanguageCommand;
use crate::link_command::LinkArgs;
use crate::match_sharing_commands::{PictureArgs, ShareArgs};
use crate::pack::args::PackCommand;
use crate::puzzle::args::PuzzleCommand;
use crate::review::ReviewArgs;
use crate::rulebook_command::RulesArgs;
use crate::sim::SimArgs;
use crate::text::TextArgs;
use clap::{Parser, Subcommand};
use text::untrusted_text;

/// A War of Whispers, played alone against bots that do not cheat.
// The file may have another name, such as "whispers.com" on Windows. Usage lines show what people type.
#[derive(Debug, Parser)]
#[command(name = "whispers", bin_name = "whispers", version, about, long_about = LONG, after_help = examples())]
pub struct Cli {
    /// The command; opens the window by default
    #[command(subcommand)]
    pub command: Option<Command>,
    /// A match, a pack, a catalogue of packs or a link to open: a .whispers file, a folder, a .zip, a .whispers-pack, a catalogue.toml or an address with #w=
    pub file: Option<PathBuf>,
    /// Keep matches in this folder instead of the system's data directory
    #[arg(long, global = true, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,
    /// Use this pack: a folder, a .zip, or the id of an installed or built-in pack (whispers-of-the-stars)
    #[arg(long, global = true, value_name = "PACK")]
    pub pack: Option<PathBuf>,
}

impl Cli {
    /// Checks that every global option means something to the command.
    ///
    /// # Errors
    ///
    /// Names the meaningless option and says what to do instead.
    pub fn check(&self) -> Result<(), Usage> {
        if let (Some(file), Some(_)) = (&self.file, &self.command) {
            let why = "a file is opened without a command";
            return Err(Usage::new(format!("\"{}\" has no meaning here: {why}", untrusted_text::path(file))));
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
                ("--pack", "write the pack after the command, such as \"whispers pack check my-pack\"")
            }
            (None, Some(_)) if is_new => ("--data-dir", "it writes into the folder given after it"),
            (None, _) => return Ok(()),
        };
        Err(Usage::new(format!("{option} does not apply to \"pack {}\": {why}", command.name())))
    }

    /// Refuses a pack or a data folder for a command about the program itself.
    fn check_own(&self, command: &OwnCommand) -> Result<(), Usage> {
        let given = [("--pack", &self.pack), ("--data-dir", &self.data_dir)];
        let Some((option, _)) = given.into_iter().find(|(_, given)| given.is_some()) else { return Ok(()) };
        let why = "it is about the program itself";
        Err(Usage::new(format!("{option} does not apply to \"{}\": {why}", command.name())))
    }
}

/// Says how to write a pack that extends another one.
const EXTEND: &str = "it writes a pack of its own; --extends ID writes one that extends another";

const LONG: &str = "Two to four secret societies bet on warring empires and control them from their councils.\n\n\
Without a command the window opens, or the text table if there is no display.\n\n\
Errors go to standard error and begin with \"error: \". The exit status is 0 on success, 1 if something failed, such \
as a pack with faults or a file that cannot be read, and 2 if the command line was wrong.";

const EXAMPLES: &str = "Examples:
  whispers                                     open the window
  whispers saves/fight.whispers                open a match, or a pack
  whispers text                                play in the terminal against three bots
  whispers text --seats human,agent            play against one stronger bot
  whispers text --seats human,madness:hard     play alone against an automaton
  whispers text --language fr                  play in French
  whispers text --rules rounds=3,swap=agents-only
  whispers text --setup first-match            a set-up of the pack
  whispers text --load saves/opening.whispers  resume a match
  whispers sim --games 2000 --seats agent,novice,novice,novice
  whispers sim --ladder                        rate the bots against one another
  whispers sim --seats 'exec:python3 bot.py',agent,agent,agent   play with a bot of yours
  whispers text --daily                        play the deal of the day, the same for everyone
  whispers puzzle show daily                   show the puzzle of the day
  whispers review saves/over.whispers          review a match
  whispers link saves/fight.whispers           print a link that holds the match
  whispers history                             sum up all your matches
  echo 'new seed=7
legal' | whispers engine                       run matches for a program (whispers guide protocol)
  whispers pack new my-pack                    start a pack of your own
  whispers pack check my-pack                  report the faults of a pack
  whispers pack preview my-pack -o table.png   draw its table
  whispers pack balance my-pack --pictures .   find what is too strong in it
  whispers pack train my-pack                  train bots for it
  whispers guide packs                         print a guide: packs, languages, bots, protocol, rules";

fn examples() -> String {
    format!(
        "{EXAMPLES}\n\nHouse rules (--rules KEY=VALUE,KEY=VALUE), the printed value first:\n{}",
        shared_args::list()
    )
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in the terminal with numbered choices or notation; works with screen readers
    Text(TextArgs),
    /// Let bots play many games and count wins
    Sim(SimArgs),
    /// Review a match: the value of decisions, skill and luck
    Review(ReviewArgs),
    /// Sum up all your matches: results, error rates, strength, feats
    History(HistoryArgs),
    /// Draw the table of a match as a PNG, by default beside the record
    Picture(PictureArgs),
    /// Draw a match as an animated GIF with a frame per empire's turn, by default beside the record
    Film(ShareArgs),
    /// Write a match as text
    Tell(ShareArgs),
    /// Print a link to a match, a position, a deal or a puzzle
    Link(LinkArgs),
    /// List, show, answer, check and make puzzles
    #[command(subcommand)]
    Puzzle(PuzzleCommand),
    /// Read the rulebook: all of it, a rule by its number, or rules with certain words
    Rules(RulesArgs),
    /// Run matches for a program: commands on stdin, one JSON object per line on stdout
    Engine,
    /// Make packs: start, check, draw and measure them
    #[command(subcommand)]
    Pack(PackCommand),
    /// Make languages: start, check and list them
    #[command(subcommand)]
    Language(LanguageCommand),
    /// Move all your data to another computer or to the web page
    #[command(subcommand)]
    Data(DataCommand),
    /// Commands about the program itself
    #[command(flatten)]
    Own(OwnCommand),
}
