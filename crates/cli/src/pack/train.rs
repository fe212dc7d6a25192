//! `whispers pack train`: lets bots learn a pack's game.
//!
//! Another program does the training, `whispers-train` in `train/`, since it needs libraries that playing
//! does not.

use std::env::consts::EXE_SUFFIX;
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use super::args::TrainArgs;
use crate::command_line::wrong_usage::Usage;
use crate::opening::named_packs::Packs;
use crate::output_files::{FileKind, Output, STREAM};
use about::HOME;
use packs::WEIGHTS_FILE;
use text::os_error::reason;
use text::untrusted_text;

/// The name of the training program.
const TRAINER: &str = "whispers-train";

/// Why training failed.
#[derive(Debug, thiserror::Error)]
enum TrainingError {
    #[error(
        "the training program {TRAINER} is missing: it comes with no package and is built from the \
         sources, which are at {HOME}. \"cargo build --release\" in their folder train makes it. It is looked for \
         beside this program, in train/target/release of the sources, and where the system looks for programs; or say \
         --trainer PROGRAM"
    )]
    NoTrainer,
    #[error("\"{program}\" cannot be started: {}", reason(why))]
    NotStarted { program: String, why: io::Error },
    #[error("\"{program}\" ended with {status}; nothing was trained")]
    Broken { program: String, status: std::process::ExitStatus },
}

/// Trains the bots on a pack and writes the weights.
///
/// # Errors
/// The pack has faults, the training program is missing, failed or wrote invalid weights, or the output
/// cannot be written.
pub fn train(args: &TrainArgs, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // A pack with faults cannot be played, so bots cannot learn it.
    let pack = packs.open(Some(&args.path))?;
    let file = match &args.output {
        Some(file) => file.clone(),
        None if args.path.is_dir() => {
            pack.files.folder().unwrap_or_else(|| args.path.clone()).join(WEIGHTS_FILE)
        }
        None => {
            let given = untrusted_text::path(&args.path);
            let why = format!("\"{given}\" is not a folder to write {WEIGHTS_FILE} into; use -o FILE");
            return Err(Usage::new(why).into());
        }
    };
    if file == Path::new(STREAM) {
        return Err(Usage::new("the training program writes a file: name it with -o").into());
    }
    Output::check(&file, FileKind::WEIGHTS, ("--force", args.force))?;
    let trainer = trainer(args.trainer.as_deref())?;
    let program = || untrusted_text::path(&trainer);
    writeln!(
        out,
        "{}: {} times {} games of bots; the result goes into {}",
        pack.words.name,
        args.rounds,
        args.games,
        untrusted_text::path(&file)
    )?;
    out.flush()?;
    let mut command = Command::new(&trainer);
    command.args(["all", "--beliefs", "--only"]).arg(&args.path);
    for (option, value) in
        [("--games", args.games.into()), ("--rounds", args.rounds.into()), ("--seed", args.seed)]
    {
        command.arg(option).arg(u64::to_string(&value));
    }
    let status = command.arg("-o").arg(&file).status();
    let status = status.map_err(|why| TrainingError::NotStarted { program: program(), why })?;
    if !status.success() {
        return Err(TrainingError::Broken { program: program(), status }.into());
    }
    if args.output.is_none() {
        // Load the pack again, which checks that the weights fit it.
        packs.open(Some(&args.path))?;
        writeln!(out, "bots use it for {} from now on", pack.words.name)?;
    }
    Ok(())
}

/// The path of the training program: as given, or where it is found.
fn trainer(named: Option<&Path>) -> Result<PathBuf, TrainingError> {
    if let Some(named) = named {
        return Ok(named.to_owned());
    }
    let name = format!("{TRAINER}{EXE_SUFFIX}");
    let own = std::env::current_exe().ok();
    let beside = own.iter().filter_map(|own| own.parent()).map(|folder| folder.join(&name));
    // If this program is in `target/release` of the sources, the training program may be built there too.
    let sources = own.iter().filter_map(|own| own.ancestors().nth(3));
    let built = sources.map(|sources| sources.join("train/target/release").join(&name));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let searched = std::env::split_paths(&path).map(|folder| folder.join(&name));
    beside.chain(built).chain(searched).find(|program| program.is_file()).ok_or(TrainingError::NoTrainer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_no_program_that_teaches_is_told_where_its_sources_are() {
        let told = TrainingError::NoTrainer.to_string();
        assert!(told.contains("it comes with no package") && told.contains(HOME), "{told}");
    }
}
