//! Starts the window, the text table or a command.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use cli::PackCommand;
use cli::ShareArgs;
use cli::{self, Ending, OpenOptions, Packs, Plain, TextOptions};
use cli::{Cli, Command};
use external_bots::Programs;
use pack_library::Openable;
use system::Folders;
use table::Coach;
use text::untrusted_text;
use whispers::shell::open_window::{self, RunError};

/// The window's functions for commands about packs.
const WINDOW: cli::Window = cli::Window { draw: whispers::draw_table, left_off: whispers::names_left_off };

fn main() -> ExitCode {
    packs::quiet_guarded();
    system::outlive_full_files();
    whispers::looks::system_faces::allow();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return leave(&cli::with_tips(error)),
    };
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => end(error.as_ref()),
    }
}

/// Prints a message on the standard error. A failed write is ignored, since nobody reads the message then.
fn tell(words: &str) {
    let _ = writeln!(io::stderr(), "{}", untrusted_text::lines(words, untrusted_text::REPORT));
}

/// Prints a usage error or help as clap does, and returns the exit status. Long messages and those with
/// control characters are made safe first. Help that cannot be written is an error.
fn leave(error: &clap::Error) -> ExitCode {
    let text = error.render().to_string();
    match untrusted_text::lines(&text, untrusted_text::MESSAGE) {
        Cow::Owned(shown) if error.use_stderr() => tell(&shown),
        _ => {
            let printed = error.print().and_then(|()| io::stdout().flush());
            if let Err(why) = printed
                && !error.use_stderr()
            {
                return end(&why);
            }
        }
    }
    // clap's exit status: 2 for wrong usage, 0 for help.
    ExitCode::from(error.exit_code() as u8)
}

/// Prints why a run failed. Returns its exit status.
fn end(error: &(dyn std::error::Error + 'static)) -> ExitCode {
    let Ending { status, words } = Ending::from_error(error);
    if let Some(words) = words {
        tell(&words);
    }
    ExitCode::from(status)
}

/// The external bots that the settings name. Prints errors in the settings.
fn programs(data: Option<PathBuf>) -> Programs {
    let (programs, wrong) = whispers::programs(&Folders::new(data));
    wrong.iter().for_each(|why| tell(why));
    programs
}

/// Shows why no window can be opened, on Windows if the program was not started in a console. Returns true if it did:
/// then nobody would see the text table.
fn show_failure(why: &str) -> bool {
    let own = std::env::current_exe().unwrap_or_default();
    // Its twin "whispers.com" has a console.
    let has_console = own.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("exe"));
    if !cfg!(windows) || has_console || io::stdout().is_terminal() || io::stdin().is_terminal() {
        return false;
    }
    let text = format!(
        "No window can be opened: {why}.\n\nYou can play in a console instead. Type there: whispers text"
    );
    system::dialogs::error("Whispers", &text);
    true
}

/// Opens the window and shows it until it is closed. Returns the reason if no window can be opened. `wrong`
/// is the error of the opened file.
fn open_window(
    cli: &Cli,
    opened: Option<&Openable>,
    wrong: Option<&cli::Usage>,
) -> Result<Option<String>, Box<dyn std::error::Error>> {
    let display = match whispers::find_display() {
        Ok(display) => display,
        Err(why) => return Ok(Some(why)),
    };
    if let Some(why) = display.passed_over() {
        tell(&format!("The window opens on X11: {why}."));
    }
    // The window shows this error too, since nobody sees a terminal after a click on the file.
    if let Some(wrong) = wrong {
        tell(&format!("error: {wrong}"));
    }
    match open_window::run(&display, cli.pack.as_deref(), cli.data_dir.clone(), opened.cloned()) {
        Ok(()) => Ok(None),
        Err(RunError::NoWindow(why)) => Ok(Some(why)),
        Err(error) => Err(error.into()),
    }
}

/// Opens the game, or the match or pack that is named. Without a display it is played in the terminal.
/// Without a terminal it is printed as text.
fn open(cli: Cli, packs: Packs, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let opened = cli.file.as_deref().map(cli::openable).transpose()?;
    let wrong = match &opened {
        Some(Openable::Other(file)) => Some(cli::unknown_file(file)),
        _ => None,
    };
    let why = match open_window(&cli, opened.as_ref(), wrong.as_ref())? {
        None => return Ok(()),
        Some(why) => why,
    };
    if show_failure(&why) {
        return Err(RunError::NoWindow(why).into());
    }
    if let Some(wrong) = wrong {
        return Err(wrong.into());
    }
    if let Some(Openable::Catalogue(catalogue)) = opened {
        let list = PackCommand::List { catalogue: Some(catalogue), json: false };
        return cli::pack(&list, &packs, WINDOW, out);
    }
    let terminal = io::stdin().is_terminal();
    let (load, packs) = match opened {
        Some(Openable::Record(record)) => (Some(record), packs),
        Some(Openable::Pack(pack)) => (None, Packs::new(cli.data_dir.clone(), Some(pack))),
        Some(Openable::Link(link)) => {
            let language = cli::open_language(None)?;
            if cli::show_linked_puzzle(&link, &packs, language, out)? {
                return Ok(());
            }
            (Some(PathBuf::from(link)), packs)
        }
        Some(Openable::Catalogue(_) | Openable::Other(_)) | None => (None, packs),
    };
    let instead = match &load {
        _ if terminal => "Here is the text table.",
        None => "Nor is there a terminal to type in: here is a match between bots.",
        Some(_) => "Nor is there a terminal to type in: here is the match as a text.",
    };
    tell(&format!("No window can be opened: {why}. {instead}"));
    let language = cli::open_language(None)?;
    match load {
        Some(record) if !terminal => cli::tell(&ShareArgs::new(record), &packs, out),
        None if !terminal => cli::bot_match(&packs, language, out),
        load => {
            let programs = programs(cli.data_dir.clone());
            let options = TextOptions {
                packs,
                programs,
                language,
                load,
                data: cli.data_dir,
                terminal,
                ..TextOptions::default()
            };
            cli::text(&options, io::stdin().lock(), out)
        }
    }
}

fn run(cli: Cli) -> Result<(), Box<dyn std::error::Error>> {
    cli.check()?;
    let mut out = Plain::new(io::stdout().lock());
    let packs = Packs::new(cli.data_dir.clone(), cli.pack.clone());
    cli::install_languages(cli.data_dir.clone(), cli.pack.clone()).iter().for_each(|why| tell(why));
    let one_pack = cli.pack.is_some();
    match cli.command {
        None => open(cli, packs, &mut out),
        Some(Command::Text(args)) => {
            let open = OpenOptions { plain: args.plain, ..OpenOptions::from(args.game) };
            let language = cli::open_language(args.language.as_deref())?;
            let (load, kept_rules, patient) = (args.load, args.kept_rules, args.patient);
            let coach = Some(Coach { from: args.coach, times: args.coach_times });
            let (help_level, suspicions, data) = (args.help_level, args.suspicions, cli.data_dir);
            let daily = args.daily.map(|day| day.unwrap_or_else(system::Day::today));
            let programs = programs(data.clone());
            let programs = args.bot_time.map_or(programs.clone(), |seconds| programs.with_seconds(seconds));
            let options = TextOptions {
                packs,
                open,
                programs,
                daily,
                load,
                kept_rules,
                patient,
                coach,
                help_level,
                suspicions,
                language,
                data,
                terminal: io::stdin().is_terminal() && io::stdout().is_terminal(),
            };
            cli::text(&options, io::stdin().lock(), &mut out)
        }
        Some(Command::Pack(command)) => cli::pack(&command, &packs, WINDOW, &mut out),
        Some(Command::Sim(args)) => {
            let programs = programs(cli.data_dir);
            cli::sim(&args, &packs, programs, &mut out)
        }
        Some(Command::Review(args)) => cli::review(&args, &packs, &mut out),
        Some(Command::History(args)) => cli::history(&args, &packs, one_pack, cli.data_dir, &mut out),
        Some(Command::Picture(args)) => cli::picture(&args, &packs, whispers::draw_moment, &mut out),
        Some(Command::Film(args)) => cli::film(&args, &packs, whispers::draw_film, &mut out),
        Some(Command::Tell(args)) => cli::tell(&args, &packs, &mut out),
        Some(Command::Link(args)) => cli::link(args, &packs, &mut out),
        Some(Command::Puzzle(command)) => cli::puzzle(&command, &packs, cli.data_dir, &mut out),
        Some(Command::Language(command)) => cli::language(&command, &packs, cli.data_dir, &mut out),
        Some(Command::Rules(args)) => cli::rules(&args, &packs, &mut out),
        Some(Command::Data(command)) => cli::data(&command, cli.data_dir, &mut out),
        Some(Command::Own(command)) => cli::own(&command, &mut out),
        Some(Command::Engine) => Ok(cli::engine(io::stdin().lock(), &mut out, packs)?),
    }?;
    Ok(out.flush()?)
}
