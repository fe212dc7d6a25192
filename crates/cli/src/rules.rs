//! `whispers rules`: the rulebook and all cards in a terminal, in the words of a pack and by house rules.

use std::io::Write;

use super::args::RulesArgs;
use super::opening::{OpenOptions, open_language};
use super::packs::Packs;
use super::usage::Usage;
use speech::Speech;
use speech::rulebook::{Agreed, Query, Rulebook};

/// Tells what the rulebook or every card says.
///
/// # Errors
/// That there is no such pack, language, house rule or rule, that no rule has the words, or that the output cannot be
/// written.
pub fn rules(
    args: &RulesArgs,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let language = open_language(args.language.as_deref())?;
    let pack = packs.open(None)?;
    let mut agreed = Agreed::printed(&pack);
    let options = OpenOptions { rules: args.house.rules.clone(), ..OpenOptions::default() };
    options.set_rules(&mut agreed.house, &pack)?;
    let speech = Speech::in_language(pack, language);
    if args.cards {
        for line in speech.every_card_lines(&agreed.house) {
            writeln!(out, "{line}")?;
        }
        return Ok(());
    }
    let book = Rulebook::new(&speech, agreed);
    let asked = args.asked.join(" ");
    let lines = if args.all { book.whole(&speech) } else { book.answer(&speech, &asked) };
    let query = Query::of(&asked);
    if query != Query::Nothing && book.find(&query).is_empty() {
        return Err(Usage::new(lines.join("\n")).into());
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
