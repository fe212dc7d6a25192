//! `whispers picture`, `whispers film`, `whispers tell`: sharing a match.

use crate::command_line::number_parsers::{decisions, seat, size};
use clap::Args;
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use crate::command_line::wrong_usage::Usage;
use crate::opening::file_argument_errors::open_record;
use crate::opening::links::named_link;
use crate::opening::match_options::open_language;
use crate::opening::named_packs::Packs;
use crate::output_files::{FileKind, Output, STREAM, try_folder};
use image_files::png;
use speech::{Speech, match_text};
use system::write_beside;
use table::{Match, Perspective};
use text::os_error::reason;
use text::untrusted_text;

/// Arguments of a match that is shown to others.
#[derive(Debug, Args)]
pub struct ShareArgs {
    /// The record, which is not changed; - reads standard input
    pub record: PathBuf,
    /// The point of view: open (the default) or a seat from 1. An unfinished match can only be seen as its one human player sees it
    #[arg(long, value_name = "WHOSE", value_parser = shared_eyes)]
    pub eyes: Option<SharedPerspective>,
    /// The language, such as fr; the system's by default
    #[arg(long)]
    pub language: Option<String>,
    /// Use the rules in the record if its pack is missing or has changed
    #[arg(long)]
    pub kept_rules: bool,
    /// The file to write, which must not exist yet; - for standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Overwrite the file if it exists
    #[arg(long, requires = "output")]
    pub force: bool,
}

impl ShareArgs {
    /// The arguments for a record with all options at their defaults.
    pub fn new(record: PathBuf) -> Self {
        Self { record, eyes: None, language: None, kept_rules: false, output: None, force: false }
    }

    /// The option that allows overwriting a file, and whether it is given.
    fn again(&self) -> (&'static str, bool) {
        (FORCE, self.force)
    }
}

/// Arguments of a picture of a match.
#[derive(Debug, Args)]
pub struct PictureArgs {
    /// Which match, and how
    #[command(flatten)]
    pub share: ShareArgs,
    /// The moment after this many decisions; the last one by default
    #[arg(long, value_name = "N", value_parser = decisions, allow_negative_numbers = true)]
    pub at: Option<usize>,
    /// The width and height in pixels
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1600x1000", value_parser = size)]
    pub size: [u32; 2],
}

/// The perspective from which a match is shown to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedPerspective {
    /// Everything is open.
    Open,
    /// The view of the society on this seat, from 1.
    Seat(usize),
}

fn shared_eyes(text: &str) -> Result<SharedPerspective, String> {
    if text == "open" {
        return Ok(SharedPerspective::Open);
    }
    seat(text)
        .map(SharedPerspective::Seat)
        .map_err(|why| format!("it takes open, or a place at the table: {why}"))
}

/// Draws the table in a language and from a perspective after a number of decisions, with a size in pixels.
/// Returns rows from the top, with red, green and blue for each pixel.
pub type DrawMoment = fn(&Match, &'static str, Perspective, usize, [u32; 2]) -> Result<Vec<u8>, String>;

/// Draws a match as a film. The callback gets the number of frames drawn and of all frames; drawing stops if
/// it returns false.
pub type DrawFilm = fn(
    &Match,
    &'static str,
    Perspective,
    &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Option<Vec<u8>>, String>;

/// The option that allows overwriting a file.
const FORCE: &str = "--force";

/// A loaded match with its perspective and language.
struct SharedMatch {
    game: Match,
    language: &'static str,
    eyes: Perspective,
}

impl SharedMatch {
    /// Reads the record.
    ///
    /// # Errors
    ///
    /// The record cannot be read, or the match cannot be shown from this perspective.
    fn open(args: &ShareArgs, packs: &Packs) -> Result<Self, Box<dyn Error>> {
        let language = open_language(args.language.as_deref())?;
        let game = open_record(&args.record, args.kept_rules, packs)?;
        let eyes = eyes(&game, args.eyes)?;
        Ok(Self { game, language, eyes })
    }
}

/// The requested perspective if it is allowed. By default, the open one if allowed, or else the only
/// person's.
fn eyes(game: &Match, asked: Option<SharedPerspective>) -> Result<Perspective, Usage> {
    let may = Perspective::choices(game);
    let hidden = "the match is not over yet, so it is shown only as its one human player sees it";
    let Some(asked) = asked else {
        let last = may.last().copied();
        return last.ok_or_else(|| Usage::new(format!("{hidden}: it has no human player, or several")));
    };
    let wanted = match asked {
        SharedPerspective::Open => Perspective::Open,
        SharedPerspective::Seat(seat) => {
            let society = seat.checked_sub(1).and_then(|at| game.world().societies().nth(at));
            let count = game.world().societies().count();
            let wrong = || Usage::new(format!("there is no seat {seat}: the match has {count}"));
            Perspective::Society(society.ok_or_else(wrong)?)
        }
    };
    if may.contains(&wanted) { Ok(wanted) } else { Err(Usage::new(hidden.to_owned())) }
}

/// Draws the table at a moment as a PNG.
///
/// # Errors
/// The record or an argument is wrong, or the file cannot be written.
pub fn picture(
    args: &PictureArgs,
    packs: &Packs,
    draw: DrawMoment,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let PictureArgs { share, at, size } = args;
    let place = Place::check(share, FileKind::PICTURE)?;
    let SharedMatch { game, language, eyes } = SharedMatch::open(share, packs)?;
    let count = game.steps().len();
    let at = at.unwrap_or(count);
    if at > count {
        return Err(Usage::new(format!("there is no decision {at}: the match has {count}")).into());
    }
    let file = png(*size, &draw(&game, language, eyes, at, *size)?)?;
    place.write(&format!("decision {at}"), "png", &file, out)
}

/// Draws the whole match as a GIF.
///
/// # Errors
/// The record or an argument is wrong, or the file cannot be written.
pub fn film(
    args: &ShareArgs,
    packs: &Packs,
    draw: DrawFilm,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let place = Place::check(args, FileKind::FILM)?;
    let SharedMatch { game, language, eyes } = SharedMatch::open(args, packs)?;
    let watched = std::io::stderr().is_terminal();
    let mut tell = |done: usize, all: usize| {
        if watched {
            // The progress display is optional, so a failed write doesn't matter.
            let _ = write!(std::io::stderr(), "\r{done}/{all}");
        }
        true
    };
    let file = draw(&game, language, eyes, &mut tell)?.unwrap_or_default();
    if watched {
        let _ = write!(std::io::stderr(), "\r         \r");
    }
    place.write("film", "gif", &file, out)
}

/// Writes the match as text to a file, or to the output.
///
/// # Errors
/// The record or an argument is wrong, or the text cannot be written.
pub fn tell(args: &ShareArgs, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let output = Output::or_stream(args.output.as_deref(), FileKind::STORY, args.again())?;
    let SharedMatch { game, language, eyes } = SharedMatch::open(args, packs)?;
    let text = match_text(&Speech::in_language(game.pack().clone(), language), &game, eyes);
    if let Some(path) = output.write(text.as_bytes(), out)? {
        writeln!(out, "{}", untrusted_text::path(path))?;
    }
    Ok(())
}

/// The destination of a picture or a film.
enum Place<'a> {
    /// The output named on the command line.
    Named(Output),
    /// The record's folder, under an unused name.
    Beside(&'a Path),
}

impl<'a> Place<'a> {
    /// Checks that the destination can be written to, before anything is drawn.
    fn check(args: &'a ShareArgs, kind: FileKind) -> Result<Self, Box<dyn Error>> {
        if let Some(path) = &args.output {
            return Ok(Self::Named(Output::check(path, kind, args.again())?));
        }
        if args.record == Path::new(STREAM) || named_link(&args.record).is_some() {
            let why = "a record from standard input or a link has no file name: use -o FILE, or -o - for standard output";
            return Err(Usage::new(why).into());
        }
        // A missing record gets its own error message later.
        if args.record.exists() {
            let folder = system::folder_of(&args.record);
            try_folder(folder).map_err(|why| unwritten(folder, &why))?;
        }
        Ok(Self::Beside(&args.record))
    }

    /// Writes the file, and prints its path unless it goes to the standard output.
    fn write(
        &self,
        what: &str,
        ending: &str,
        bytes: &[u8],
        out: &mut impl Write,
    ) -> Result<(), Box<dyn Error>> {
        let path = match self {
            Self::Named(output) => output.write(bytes, out)?.map(Path::to_owned),
            Self::Beside(record) => {
                let folder = record.parent().unwrap_or(record);
                Some(write_beside(record, what, ending, bytes).map_err(|why| unwritten(folder, &why))?)
            }
        };
        if let Some(path) = path {
            writeln!(out, "{}", untrusted_text::path(&path))?;
        }
        Ok(())
    }
}

/// The error for a path that cannot be written to.
fn unwritten(path: &Path, why: &io::Error) -> String {
    format!("{}: it cannot be written: {}", untrusted_text::path(path), reason(why))
}
