//! What `whispers pack balance` and `whispers pack train` give those who write packs.

mod balance;
mod named;
mod shelf;
#[cfg(unix)]
mod train;

use clap::Parser;
use cli::Packs;
use cli::{Cli, Command};

/// What a command about packs says, as on the command line.
fn said(words: &[&str]) -> Result<String, String> {
    let line = ["whispers", "pack"].iter().chain(words);
    let cli = Cli::try_parse_from(line).map_err(|e| e.to_string())?;
    let Some(Command::Pack(command)) = cli.command else { panic!("{words:?} is not a command about packs") };
    let mut out = Vec::new();
    let done = cli::pack(&command, &Packs::new(cli.data_dir, cli.pack), crate::NO_WINDOW, &mut out);
    done.map(|()| String::from_utf8(out).unwrap()).map_err(|e| e.to_string())
}
