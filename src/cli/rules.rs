//! `whispers rules`: the rulebook in a terminal, in the words of a pack and by house rules.

use std::io::Write;

use super::args::RulesArgs;
use super::opening::{OpenOptions, open_language};
use super::packs::Packs;
use crate::speech::Speech;
use crate::speech::rulebook::{Agreed, Rulebook};

/// Tells what the rulebook says.
///
/// # Errors
/// That there is no such pack, language or house rule, or that the output cannot be written.
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
    let book = Rulebook::new(&speech, agreed);
    let lines = if args.all { book.whole(&speech) } else { book.answer(&speech, &args.asked.join(" ")) };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
