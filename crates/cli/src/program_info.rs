//! Commands about the program: `whispers completions`, `whispers man`, `whispers guide`, `whispers notices`.

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use crate::command_line::args::Cli;
use crate::command_line::program_info_args::OwnCommand;
use about::{GUIDES, Guide, NOTICES};
use clap::{Command, CommandFactory};
use clap_complete::generate;
use clap_mangen::Man;

/// The installed name of the program.
const NAME: &str = "whispers";

/// A page of the manual could not be written.
#[derive(Debug, thiserror::Error)]
#[error("{path}: it cannot be written: {why}")]
struct WriteError {
    path: String,
    why: io::Error,
}

/// Runs a command about the program.
///
/// # Errors
/// It cannot be written.
pub fn own(command: &OwnCommand, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    match command {
        OwnCommand::Completions { shell } => {
            let mut script = Vec::new();
            generate(*shell, &mut Cli::command(), NAME, &mut script);
            out.write_all(&script)?;
        }
        OwnCommand::Man { folder: None } => out.write_all(&page(&whole())?)?,
        OwnCommand::Man { folder: Some(folder) } => {
            let count = write_pages(folder)?;
            writeln!(out, "{count} pages in {}", folder.display())?;
        }
        OwnCommand::Guide { name: None } => list_guides(out)?,
        OwnCommand::Guide { name: Some(guide) } => out.write_all(guide.to_terminal().as_bytes())?,
        OwnCommand::Notices => out.write_all(NOTICES.as_bytes())?,
    }
    Ok(())
}

/// Lists the guides and the examples.
fn list_guides(out: &mut impl Write) -> io::Result<()> {
    for Guide { id, about, .. } in &GUIDES {
        writeln!(out, "whispers guide {id:<10}  {about}")?;
    }
    Ok(())
}

/// The command line with all subcommands named.
fn whole() -> Command {
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    command
}

/// Writes a page for the program and each command; returns their number.
fn write_pages(folder: &Path) -> Result<usize, Box<dyn Error>> {
    let failed = |path: &Path| {
        let path = path.display().to_string();
        move |why| WriteError { path, why }
    };
    fs::create_dir_all(folder).map_err(failed(folder))?;
    let whole = whole();
    let (mut left, mut count) = (vec![&whole], 0);
    while let Some(command) = left.pop() {
        let file = folder.join(Man::new(command.clone()).get_filename());
        fs::write(&file, page(command)?).map_err(failed(&file))?;
        left.extend(command.get_subcommands().filter(|command| !command.is_hide_set()));
        count += 1;
    }
    Ok(count)
}

/// The page of a command. The text after its help keeps its lines.
fn page(command: &Command) -> io::Result<Vec<u8>> {
    let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let man = Man::new(command.clone().after_help(None::<&'static str>)).manual("Whispers").date("");
    let mut page = Vec::new();
    man.render(&mut page)?;
    if !after.is_empty() {
        writeln!(page, ".SH NOTES\n.nf\n{}\n.fi", literal(&after))?;
    }
    Ok(page)
}

/// A text as literal lines in roff: no requests, no hyphenation.
fn literal(text: &str) -> String {
    let line = |line: &str| format!("\\&{}", line.replace('\\', "\\\\").replace('-', "\\-"));
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
