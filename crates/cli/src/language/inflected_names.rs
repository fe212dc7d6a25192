//! `whispers language names`: the inflected names of a pack, for proofreading.

use std::error::Error;
use std::io::Write;
use std::path::Path;

use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;

use crate::command_line::wrong_usage::Usage;
use crate::opening::match_options::open_language;
use crate::opening::named_packs::Packs;
use packs::{CATEGORIES, FIRST_LANGUAGE, Names, Pack, Words, grammar};
use rules::{Empire, Office, Region, Slot};
use text::untrusted_text;

/// The mark for an unknown value.
const NOTHING: &str = "–";

/// Prints the terms and names of a pack with their classes and cases.
///
/// # Errors
/// The language or pack does not exist, the pack lacks the language, or the output cannot be written.
pub(super) fn names(
    code: &str,
    pack: &Path,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let code = open_language(Some(code))?;
    let pack = packs.open(Some(pack))?;
    if code != FIRST_LANGUAGE && !pack.languages.iter().any(|own| own == code) {
        let why = format!("{:?} has no texts in {code}; it has {}", pack.id, pack.languages.join(", "));
        return Err(Usage::new(why).into());
    }
    let (words, grammar) = (pack.words_in(code), grammar(code, &pack.spoken));
    let known = Names::new(words, &grammar);
    let mut table = Table::new();
    let cases = grammar.cases.iter().map(|case| case.name.clone());
    let heads = ["", "name", "class"].map(str::to_owned).into_iter().chain(cases);
    table.load_style(UTF8_FULL_CONDENSED).set_header(heads);
    let mut bare = 0;
    for (id, name, is_term) in all(&pack, words) {
        let class = known.classes(&name);
        bare += usize::from(class.is_none());
        let in_case = |case| match is_term {
            true => grammar.decline_term(&known, case, &id, &name),
            false => grammar.decline(&known, case, &name),
        };
        let mut row = vec![id.clone(), name.clone(), class.unwrap_or_else(|| NOTHING.to_owned())];
        row.extend((0..grammar.cases.len()).map(in_case));
        table.add_row(row.iter().map(|cell| untrusted_text::word(cell)));
    }
    writeln!(out, "{table}")?;
    if !grammar.classes.is_empty() && bare > 0 {
        let has = if bare == 1 { "1 name has" } else { &format!("{bare} names have") };
        writeln!(
            out,
            "{has} no class ({NOTHING}): sentences say {} by the lines for \"none\" and \"else\"; [articles] or [forms] give one",
            if bare == 1 { "it" } else { "them" }
        )?;
    }
    Ok(())
}

/// All terms in each plural form and all names, each with its declared values and whether it is a term.
fn all(pack: &Pack, words: &Words) -> Vec<(String, String, bool)> {
    let raw = &pack.rules.raw;
    let mut all = Vec::new();
    for (id, word) in words.all_terms() {
        for category in CATEGORIES.into_iter().filter(|category| *category == "other" || word.has(category)) {
            all.push((format!("{id}-{category}"), word.form(category).to_owned(), true));
        }
    }
    let mut name = |id: &str, name: &str| all.push((id.to_owned(), name.to_owned(), false));
    for (empire, own) in Empire::first(raw.empires.len()).zip(&raw.empires) {
        name(&own.id, words.empire(empire));
    }
    for (office, id) in Office::first(raw.offices.len()).zip(&raw.offices) {
        name(id, words.office(office));
    }
    for society in words.societies() {
        name(&society.id, &society.name);
        if society.short != society.name {
            name("", &society.short);
        }
    }
    for (region, own) in Region::first(raw.regions.len()).zip(&raw.regions) {
        name(&own.id, words.region(region));
    }
    for slot in Slot::first(raw.empires.len()) {
        name(&format!("slot {}", slot.index() + 1), words.slot(slot));
    }
    all
}
