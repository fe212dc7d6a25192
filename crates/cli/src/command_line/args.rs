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
    /// What to do; opens the window when left out
    #[command(subcommand)]
    pub command: Option<Command>,
    /// A match, a pack, a catalogue of packs or a link to open: a .whispers file, a folder, a .zip, a .whispers-pack, a catalogue.toml or an address with #w=
    pub file: Option<PathBuf>,
    /// Keep matches in this folder instead of the system's data directory
    #[arg(long, global = true, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,
    /// Play this pack, a folder, a .zip or the id of one that is installed or built in (whispers-of-the-stars)
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
  whispers link saves/fight.whispers           a link that holds the match
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
        shared_args::list()
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
    /// Print a link to a match, a position, a deal or a puzzle
    Link(LinkArgs),
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
    /// Move everything that you have to another computer or to the page
    #[command(subcommand)]
    Data(DataCommand),
    /// What tells of the program itself
    #[command(flatten)]
    Own(OwnCommand),
}
