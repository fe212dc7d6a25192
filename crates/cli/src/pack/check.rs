//! `whispers pack check`: every fault of a pack at once.

use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::command_line::number_parsers;
use crate::{PackError, Packs, letters};
use packs::{Fault, Pack};
use speech::check_language;
use text::untrusted_text;

/// Why a check failed, printed as the last line.
#[derive(Debug, thiserror::Error)]
enum CheckFailure {
    #[error("{pack}: {}{}", counted(*.faults, *.warnings), if *.partial { MORE } else { "" })]
    Faults { pack: String, faults: usize, warnings: usize, partial: bool },
    #[error("{pack}: {}, which --strict rejects", counted(0, *.warnings))]
    Strict { pack: String, warnings: usize },
}

/// The note added if a fault hides others.
const MORE: &str = "; the rest of the pack is checked once that is fixed";

/// Returns for each of these names of empires how many letters fit on the map, or `None` if the whole name
/// fits.
pub type NameRoom = fn(&Pack, &[String]) -> Vec<Option<usize>>;

/// The maximum number of warnings printed; `--json` has all of them.
const SHOWN: usize = 100;

/// Checks a pack. Prints every fault and warning, or a description of the pack if it has none. `strict` makes
/// warnings fail the check.
///
/// # Errors
///
/// The pack has faults or does not exist, or the output cannot be written.
pub fn check(
    path: &Path,
    strict: bool,
    json: bool,
    packs: &Packs,
    left_off: NameRoom,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let opened = packs.open(Some(path));
    let unfit = opened.as_ref().map_or_else(
        |_| Vec::new(),
        |pack| [names_of_empires(pack, left_off), letters::in_pack(pack)].concat(),
    );
    if json {
        return as_json(path, opened, strict, &unfit, out);
    }
    let pack = match opened {
        Ok(pack) => pack,
        Err(PackError::Faults(report)) => {
            report.faults.iter().try_for_each(|fault| writeln!(out, "{fault}\n"))?;
            warn(&report.warnings, out)?;
            let (faults, warnings) = (report.faults.len(), report.warnings.len());
            return Err(CheckFailure::Faults {
                pack: report.pack,
                faults,
                warnings,
                partial: report.partial,
            }
            .into());
        }
        Err(other) => return Err(other.into()),
    };
    let (faults, doubts) = language_faults(&pack);
    faults.iter().try_for_each(|fault| writeln!(out, "{fault}\n"))?;
    let doubts = [&pack.warnings[..], &unfit, &doubts].concat();
    warn(&doubts, out)?;
    pack.hints.iter().try_for_each(|hint| writeln!(out, "hint: {hint}\n"))?;
    let (warnings, name) = (doubts.len(), path.display().to_string());
    if !faults.is_empty() {
        return Err(
            CheckFailure::Faults { pack: name, faults: faults.len(), warnings, partial: false }.into()
        );
    }
    if strict && warnings > 0 {
        return Err(CheckFailure::Strict { pack: name, warnings }.into());
    }
    say(&pack, out)?;
    writeln!(out, "{}: {}", path.display(), counted(0, warnings))?;
    Ok(())
}

/// The check as one JSON object: the result, and all faults and warnings with their places.
fn as_json(
    path: &Path,
    opened: Result<Arc<Pack>, PackError>,
    strict: bool,
    unfit: &[Fault],
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let (faults, warnings, partial) = match &opened {
        Ok(pack) => {
            let (faults, doubts) = language_faults(pack);
            (faults, [&pack.warnings[..], unfit, &doubts].concat(), false)
        }
        Err(PackError::Faults(report)) => (report.faults.clone(), report.warnings.clone(), report.partial),
        Err(_) => (Vec::new(), Vec::new(), false),
    };
    let pack = opened.as_ref().ok();
    let passes = pack.is_some() && faults.is_empty() && (!strict || warnings.is_empty());
    let said = json!({
        "pack": path,
        "id": pack.map(|pack| &pack.id),
        "version": pack.map(|pack| &pack.version),
        "passes": passes,
        "extends": pack.map(|pack| pack.below.iter().map(|below| json!({ "id": below.id, "path": below.path })).collect::<Vec<_>>()),
        "partial": partial,
        "faults": faults.iter().map(fault_json).collect::<Vec<_>>(),
        "warnings": warnings.iter().map(fault_json).collect::<Vec<_>>(),
        "hints": pack.map_or(&[][..], |pack| &pack.hints[..]).iter().map(fault_json).collect::<Vec<_>>(),
    });
    match opened {
        Err(other) if !matches!(other, PackError::Faults(_)) => Err(other.into()),
        _ => {
            writeln!(out, "{said}")?;
            let (faults, warnings) = (faults_in(&said, "faults"), faults_in(&said, "warnings"));
            let pack = path.display().to_string();
            match (passes, faults) {
                (true, _) => Ok(()),
                (false, 0) => Err(CheckFailure::Strict { pack, warnings }.into()),
                (false, _) => Err(CheckFailure::Faults { pack, faults, warnings, partial }.into()),
            }
        }
    }
}

/// Warnings about names of empires that do not fit on the map in one of the pack's languages.
fn names_of_empires(pack: &Pack, left_off: NameRoom) -> Vec<Fault> {
    let in_language = |language: &String| {
        let names = pack.names_on_map(pack.words_in(language));
        let left = left_off(pack, &names).into_iter().zip(names).enumerate();
        let warning = |(empire, (longest, name)): (usize, (Option<usize>, String))| {
            let room = match longest? {
                0 => "no length would fit".to_owned(),
                longest => format!("about {} would fit", number_parsers::counted(longest, "letter")),
            };
            let letters = number_parsers::counted(name.chars().count(), "letter");
            let message =
                format!("\"{name}\" has {letters} and does not fit on the map, so it is left out: {room}");
            pack.warning_at_empire(language, empire, message)
        };
        left.filter_map(warning).collect::<Vec<_>>()
    };
    pack.languages.iter().flat_map(in_language).collect()
}

/// Faults and warnings of the languages in the pack's own files, as in `whispers language check`. Missing
/// texts are left out.
fn language_faults(pack: &Pack) -> (Vec<Fault>, Vec<Fault>) {
    let is_own = |fault: &Fault| fault.file.starts_with(LANGUAGES);
    let (mut faults, mut doubts) = (Vec::new(), Vec::new());
    for language in &pack.spoken {
        let found = check_language(language);
        faults.extend(found.faults.into_iter().filter(is_own));
        doubts.extend(found.warnings.into_iter().filter(is_own));
    }
    (faults, doubts)
}

/// The folder of languages in a pack.
const LANGUAGES: &str = "languages/";

fn faults_in(said: &Value, key: &str) -> usize {
    said.get(key).and_then(Value::as_array).map_or(0, Vec::len)
}

/// A fault as JSON, with its file, line and column (from 1).
fn fault_json(fault: &Fault) -> Value {
    let at = fault.place.as_ref();
    json!({
        "file": fault.file,
        "line": at.map(|at| at.line),
        "column": at.map(|at| at.column),
        "message": fault.message,
    })
}

fn warn(warnings: &[Fault], out: &mut impl Write) -> std::io::Result<()> {
    warnings.iter().take(SHOWN).try_for_each(|warning| writeln!(out, "warning: {warning}\n"))?;
    match warnings.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more => writeln!(out, "and {more} more warnings; --json has all of them\n"),
    }
}

/// Prints a short description of a pack.
pub(super) fn say(pack: &Pack, out: &mut impl Write) -> std::io::Result<()> {
    let raw = &pack.rules.raw;
    let (least, most) = raw.societies;
    let positions: usize = raw.empires.iter().map(|empire| empire.council.len()).sum();
    let players = if least == most { most.to_string() } else { format!("{least} to {most}") };
    let deck = usize::from(raw.copies) * raw.empires.len().saturating_sub(1);
    writeln!(out, "{} ({}), version {}", pack.words.name, pack.id, pack.version)?;
    for below in &pack.below {
        let place = below.path.as_deref().map_or_else(|| "built in".to_owned(), untrusted_text::path);
        writeln!(out, "  extends    {} ({place})", below.id)?;
    }
    writeln!(out, "  languages  {}", pack.languages.join(", "))?;
    writeln!(out, "  societies  {players} at the table, {} to choose from", pack.theme.societies.len())?;
    writeln!(out, "  empires    {}, with {positions} council positions", raw.empires.len())?;
    writeln!(out, "  regions    {}, with {} borders", raw.regions.len(), raw.borders.len())?;
    writeln!(
        out,
        "  cards      {} decks of {deck}, {} abilities; wild cards {}, events {}, offers {}",
        raw.empires.len(),
        raw.abilities.len(),
        usize::from(raw.wild) * raw.empires.len(),
        raw.events.len(),
        raw.offers.len()
    )?;
    if !raw.seas.is_empty() {
        writeln!(out, "  seas       {}", raw.seas.len())?;
    }
    let left = match pack.lessons_left_out {
        0 => String::new(),
        left => format!("; {left} of the pack below do not fit and are left out"),
    };
    writeln!(out, "  lessons    {}; puzzles {}{left}", pack.lessons.len(), pack.puzzles.len())
}

/// The numbers of faults and warnings: `no faults, 2 warnings`. Without warnings, only the faults are
/// mentioned.
pub(super) fn counted(faults: usize, warnings: usize) -> String {
    let faults = number_parsers::counted(faults, "fault");
    match warnings {
        0 => faults,
        _ => format!("{faults}, {}", number_parsers::counted(warnings, "warning")),
    }
}
