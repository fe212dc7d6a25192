//! `whispers rules`: the rulebook and all cards in a terminal.

use std::io::Write;

use clap::Args;

use crate::command_line::shared_args::HouseArgs;
use crate::command_line::wrong_usage::Usage;
use crate::opening::match_options::{open_language, set_rules};
use crate::opening::named_packs::Packs;
use speech::Speech;
use speech::rulebook::{Query, Rulebook, RulebookRules};

/// Arguments of the rulebook.
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The number of a rule or section, such as 6.2 or 6, or words to search for; by default a one-page summary and the sections
    #[arg(value_name = "NUMBER|WORDS")]
    pub asked: Vec<String>,
    /// House rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// Print every section in full
    #[arg(long, conflicts_with = "asked")]
    pub all: bool,
    /// Print every card of the pack by deck, and the house rules that add the others
    #[arg(long, conflicts_with_all = ["asked", "all"])]
    pub cards: bool,
    /// The language, such as fr; the system's by default
    #[arg(long)]
    pub language: Option<String>,
}

/// Prints the rulebook or all cards.
///
/// # Errors
///
/// The pack, language, house rule or rule does not exist, no rule contains the words, or the output cannot be
/// written.
pub fn rules(
    args: &RulesArgs,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let language = open_language(args.language.as_deref())?;
    let pack = packs.open(None)?;
    let mut agreed = RulebookRules::printed(&pack);
    set_rules(&args.house.rules, &mut agreed.house, &pack)?;
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
    let query = Query::parse(&asked);
    if query != Query::Nothing && book.find(&query).is_empty() {
        return Err(Usage::new(lines.join("\n")).into());
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
