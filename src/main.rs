//! Chooses a face for the table.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::Parser;
use whispers::cli::args::{Cli, Command};
use whispers::cli::{self, OpenOptions, Packs, TextOptions};

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
    let packs = Packs::new(cli.data_dir.clone(), cli.pack.clone());
    match cli.command {
        None if whispers::app::missing_display().is_none() => {
            Ok(whispers::app::run(cli.pack.as_deref(), cli.data_dir)?)
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
            let language = cli::open_language(None)?;
            let options = TextOptions { packs, language, data: cli.data_dir, ..TextOptions::default() };
            if terminal {
                cli::text(&options, io::stdin().lock(), &mut out)
            } else {
                cli::bot_match(&options.packs, options.language, &mut out)
            }
        }
        Some(Command::Text(args)) => {
            let open = OpenOptions {
                seats: args.game.seats,
                setup: args.game.setup,
                rules: args.game.house.rules,
                seed: args.game.seed,
                ..OpenOptions::default()
            };
            let language = cli::open_language(args.language.as_deref())?;
            let (load, kept_rules) = (args.load, args.kept_rules);
            let options = TextOptions { packs, open, load, kept_rules, language, data: cli.data_dir };
            cli::text(&options, io::stdin().lock(), &mut out)
        }
        Some(Command::Pack(command)) => cli::pack(&command, &packs, whispers::app::draw_table, &mut out),
        Some(Command::Sim(args)) => cli::sim(&args, &packs, &mut out),
        Some(Command::Engine) => Ok(cli::engine(io::stdin().lock(), &mut out, packs)?),
    }?;
    Ok(out.flush()?)
}

fn is_broken_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
}
