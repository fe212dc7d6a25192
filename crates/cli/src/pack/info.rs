//! `whispers pack info`: the description of a pack.

use std::error::Error;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};

use super::check::say;
use crate::Packs;
use packs::{Credit, FIRST_LANGUAGE, Pack};
use rules::{Icon, ScoringSet};
use speech::Speech;
use text::untrusted_text;

/// Prints a description of a pack, as text or JSON.
///
/// # Errors
/// The pack does not exist or has faults, or the output cannot be written.
pub(super) fn info(
    path: &Path,
    as_json: bool,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let pack = packs.open(Some(path))?;
    if as_json {
        writeln!(out, "{}", json(&pack))?;
        return Ok(());
    }
    say(&pack, out)?;
    peculiar(&pack, out)?;
    write_authors(&pack, out)?;
    writeln!(out, "  rules      {}", pack.digest)?;
    // Long texts are not cut; only control characters are removed.
    let about = untrusted_text::lines(&pack.words.about, untrusted_text::REPORT);
    if !about.is_empty() {
        writeln!(out, "\n{about}")?;
    }
    Ok(())
}

/// Prints how a pack differs from the printed game.
fn peculiar(pack: &Arc<Pack>, out: &mut impl Write) -> io::Result<()> {
    let raw = &pack.rules.raw;
    if !raw.icons.is_empty() {
        writeln!(out, "  icons      {}", untrusted_text::word(&raw.icons.join(", ")))?;
    }
    let sets: Vec<String> = raw.points.iter().map(|set| scored(pack, set)).collect();
    if !sets.is_empty() {
        writeln!(out, "  points     {}", sets.join("; "))?;
    }
    if let Some(end) = early_end(pack) {
        writeln!(out, "  early end  {}", end.trim())?;
    }
    Ok(())
}

/// The condition for an early end in words, if the pack has one.
fn early_end(pack: &Arc<Pack>) -> Option<String> {
    let end = pack.rules.raw.end?;
    Some(Speech::in_language(Arc::clone(pack), FIRST_LANGUAGE).early_end(end))
}

/// Prints the authors, the licence and the home page.
fn write_authors(pack: &Pack, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "  by         {}", untrusted_text::word(&pack.authors.join(", ")))?;
    writeln!(out, "  licence    {}", untrusted_text::word(&pack.licence))?;
    for Credit { file, by, licence } in &pack.credits {
        let terms = licence.as_ref().unwrap_or(&pack.licence);
        let line = [file, by, terms].map(|text| untrusted_text::word(text));
        writeln!(out, "  credit     {} by {} ({})", line[0], line[1], line[2])?;
    }
    let tags = (!pack.tags.is_empty()).then(|| pack.tags.join(", "));
    let told = [
        ("homepage", pack.homepage.clone()),
        ("tags", tags),
        ("needs", pack.needs.as_ref().map(|least| format!("version {least} of the program"))),
        ("needs", extends_least(pack)),
        ("preview", pack.preview.as_ref().map(|_| "it has its own picture".to_owned())),
    ];
    for (what, text) in told {
        if let Some(text) = text {
            writeln!(out, "  {what:<10} {}", untrusted_text::word(&text))?;
        }
    }
    Ok(())
}

/// The lowest allowed version of the extended pack, if the pack sets one.
fn extends_least(pack: &Pack) -> Option<String> {
    let (below, least) = (pack.below.first()?, pack.extends_version.as_ref()?);
    Some(format!("version {least} of {}", below.id))
}

/// A scoring set in words: "1 for 1 pearl and 1 salt".
fn scored(pack: &Pack, set: &ScoringSet) -> String {
    let raw = &pack.rules.raw;
    let icons: Vec<String> = Icon::with_own(raw.icons.len())
        .map(|icon| (icon, set.icons[icon.index()]))
        .filter(|(_, n)| *n > 0)
        .map(|(icon, n)| format!("{n} {}", icon.id(&raw.icons)))
        .collect();
    format!("{} for {}", set.points, untrusted_text::word(&icons.join(" and ")))
}

/// The description of a pack as JSON.
fn json(pack: &Arc<Pack>) -> Value {
    let raw = &pack.rules.raw;
    let credits: Vec<Value> = pack
        .credits
        .iter()
        .map(|credit| json!({ "file": credit.file, "by": credit.by, "licence": credit.licence }))
        .collect();
    json!({
        "id": pack.id,
        "name": pack.words.name,
        "about": pack.words.about,
        "version": pack.version,
        "extends": pack.below.iter().map(|below| &below.id).collect::<Vec<_>>(),
        "extends_version": pack.extends_version,
        "needs": pack.needs,
        "authors": pack.authors,
        "licence": pack.licence,
        "credits": credits,
        "homepage": pack.homepage,
        "tags": pack.tags,
        "preview": pack.preview.is_some(),
        "languages": pack.languages,
        "societies": { "least": raw.societies.0, "most": raw.societies.1, "all": pack.theme.societies.len() },
        "empires": raw.empires.iter().map(|empire| &empire.id).collect::<Vec<_>>(),
        "positions": raw.empires.iter().map(|empire| empire.council.len()).sum::<usize>(),
        "regions": raw.regions.len(),
        "borders": raw.borders.len(),
        "seas": raw.seas.len(),
        "abilities": raw.abilities.len(),
        "events": raw.events.len(),
        "offers": raw.offers.len(),
        "icons": raw.icons,
        "points": raw.points.iter().map(|set| scored(pack, set)).collect::<Vec<_>>(),
        "early_end": early_end(pack).map(|end| end.trim().to_owned()),
        "lessons": pack.lessons.len(),
        "puzzles": pack.puzzles.len(),
        "rules": pack.digest,
    })
}
