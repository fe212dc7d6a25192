//! `whispers data`: everything that a player has, as one archive.

use std::io::Write;
use std::path::PathBuf;

use clap::Subcommand;

use system::{Folders, read_file, write_new};
use text::os_error::at_path;
use text::untrusted_text;

/// The largest archive that is read, in bytes.
const LARGEST: u64 = 1 << 30;

/// Commands about everything that a player has.
#[derive(Debug, Subcommand)]
pub enum DataCommand {
    /// Write all your matches, packs, languages, progress and settings into one archive, for another computer or the web page
    Export {
        /// The archive to write; it must not exist yet
        #[arg(value_name = "FILE", default_value = data_archive::FILE_NAME)]
        file: PathBuf,
    },
    /// Add the content of such an archive; overwrites nothing
    Import {
        /// The archive to read
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

/// Writes or reads an archive of everything that a player has.
///
/// # Errors
/// A file cannot be read or written, or the archive is none.
pub fn data(
    command: &DataCommand,
    data: Option<PathBuf>,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let folders = Folders::new(data);
    match command {
        DataCommand::Export { file } => {
            let bytes = data_archive::export(&folders)?;
            write_new(file, &bytes).map_err(|why| at_path(file, &why))?;
            writeln!(
                out,
                "{} holds all matches, packs, languages, progress and settings.",
                untrusted_text::path(file)
            )?;
        }
        DataCommand::Import { file } => {
            let bytes = read_file(file, LARGEST).map_err(|why| at_path(file, &why))?;
            let added = data_archive::import(&bytes, &folders)
                .map_err(|why| format!("{}: {why}", untrusted_text::path(file)))?;
            writeln!(out, "{}", summary(&added))?;
            for name in added.kept {
                writeln!(
                    out,
                    "Skipped, because you already have one of that name: {}",
                    untrusted_text::word(&name)
                )?;
            }
        }
    }
    Ok(())
}

fn summary(added: &data_archive::Imported) -> String {
    let count = |n: usize, one: &str, many: &str| format!("{n} {}", if n == 1 { one } else { many });
    let matches = count(added.matches, "match", "matches");
    let packs = count(added.packs, "pack or language", "packs and languages");
    let settings = if added.settings { ", settings and progress" } else { "" };
    let renamed = match added.renamed {
        0 => String::new(),
        n => {
            format!(" {} a number because the name was taken.", count(n, "match has got", "matches have got"))
        }
    };
    format!("Added {matches}, {packs}{settings}.{renamed}")
}
