//! Commands about the program: `whispers completions`, `whispers man`, `whispers guide`, `whispers notices`.

use std::error::Error;
use std::io::{self, Write};

use crate::command_line::args::Cli;
use crate::command_line::program_info_args::OwnCommand;
use crate::output_files::{FileKind, FolderOutput};
use about::{GUIDES, Guide, NOTICES};
use clap::{Command, CommandFactory};
use clap_complete::generate;
use clap_mangen::Man;
use text::untrusted_text;

/// The installed name of the program.
const NAME: &str = "whispers";

/// Runs a command about the program.
///
/// # Errors
///
/// The output or a page cannot be written.
pub fn own(command: &OwnCommand, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    match command {
        OwnCommand::Completions { shell } => {
            let mut script = Vec::new();
            generate(*shell, &mut Cli::command(), NAME, &mut script);
            out.write_all(&script)?;
        }
        OwnCommand::Man { folder: None, .. } => out.write_all(&page(&whole())?)?,
        OwnCommand::Man { folder: Some(folder), force } => {
            let pages = pages()?;
            FolderOutput::write_all(folder, FileKind::PAGE, &pages, *force)?;
            writeln!(out, "{} pages in {}", pages.len(), untrusted_text::path(folder))?;
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

/// The manual pages of the program and all its commands: file names and contents.
fn pages() -> io::Result<Vec<(String, Vec<u8>)>> {
    let whole = whole();
    let (mut left, mut pages) = (vec![&whole], Vec::new());
    while let Some(command) = left.pop() {
        pages.push((Man::new(command.clone()).get_filename(), page(command)?));
        left.extend(command.get_subcommands().filter(|command| !command.is_hide_set()));
    }
    Ok(pages)
}

/// The manual page of a command. The text after its help keeps its line breaks.
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

/// A text as literal lines in roff, without requests and hyphenation.
fn literal(text: &str) -> String {
    let line = |line: &str| format!("\\&{}", line.replace('\\', "\\\\").replace('-', "\\-"));
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
