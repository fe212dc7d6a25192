//! Chooses a face for the table.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::Parser;
use whispers::cli::args::{Cli, Command};
use whispers::cli::{self, OpenOptions, TextOptions};

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever was reading has gone; there is nobody left to tell.
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<(), Box<dyn std::error::Error>> {
    let mut out = io::stdout().lock();
    match cli.command {
        None if whispers::app::missing_display().is_none() => {
            let pack = cli::open_pack(cli.pack.as_deref())?;
            let others = cli::other_packs(&pack)?;
            whispers::app::run(pack, others, cli.data_dir).map_err(|e| e.to_string())?;
            Ok(())
        }
        None => {
            let why = whispers::app::missing_display().unwrap_or_default();
            let terminal = io::stdin().is_terminal();
            let instead = if terminal {
                "Here is the text table."
            } else {
                "Nor is there a terminal to type in: here is a match between bots."
            };
            eprintln!("No window can be opened: {why}. {instead}");
            let seats = vec!["human".into(), "novice".into(), "novice".into(), "novice".into()];
            let open = OpenOptions { pack: cli.pack, seats, ..OpenOptions::default() };
            let options =
                TextOptions { open, load: None, language: cli::open_language(None)?, data: cli.data_dir };
            if terminal {
                cli::text(&options, io::stdin().lock(), &mut out)
            } else {
                cli::bot_match(options.language, &mut out)
            }
        }
        Some(Command::Text(args)) => {
            let open = OpenOptions {
                pack: cli.pack,
                seats: args.game.seats,
                setup: args.game.setup,
                rules: args.game.rules,
                seed: args.game.seed,
            };
            let language = cli::open_language(args.language.as_deref())?;
            let options = TextOptions { open, load: args.load, language, data: cli.data_dir };
            cli::text(&options, io::stdin().lock(), &mut out)
        }
        Some(Command::Pack(command)) => cli::pack(&command, &mut out),
        Some(Command::Sim(args)) => cli::sim(&args, cli.pack, &mut out),
        Some(Command::Engine) => Ok(cli::engine(io::stdin().lock(), &mut out, cli.pack)?),
    }?;
    Ok(out.flush()?)
}

fn is_broken_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
}
