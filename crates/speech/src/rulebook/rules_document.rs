//! Makes all sections of `docs/RULES.md`, the form of the rulebook that code and tests cite.

use std::fmt::Write;

use super::markup::{Piece, pieces};
use super::rulebook_sections::{Rulebook, Section, Statement, Table};
use super::table_of_contents::{ABILITIES, Kind, number};
use crate::language::localised_texts::Speech;
use rules::HouseRule;

/// The names in the document of all house rules whose value is a number.
const NUMBERS: &str = "rounds, hand limit, agents per round, supply limits, multipliers";

/// The sections of `docs/RULES.md` in Markdown, with the pack's names and numbers of `speech`.
pub fn rules_document(speech: &Speech) -> String {
    let book = Rulebook::printed(speech);
    let sections = book.sections.iter().map(|section| section_text(speech, section));
    sections.collect::<Vec<_>>().join("\n")
}

fn section_text(speech: &Speech, section: &Section) -> String {
    let mut out = format!("## {}. {}\n", section.number, section.title);
    for statement in &section.statements {
        let text = without_pictures(&statement.text);
        let number = &statement.number;
        // Writing to a String cannot fail.
        let _ = match statement.kind {
            Kind::Lead => writeln!(out, "{text}"),
            Kind::Rule => writeln!(out, "- R{number} {text}"),
            Kind::Part => writeln!(out, "  {text}"),
            Kind::Item => writeln!(out, "- {text}"),
        };
        if let Some(table) = table(speech, statement) {
            let _ = write!(out, "\n{table}\n");
        }
    }
    out
}

/// Removes pictures from a rulebook text. Its other markup is valid Markdown.
fn without_pictures(text: &str) -> String {
    let mut rest = text.to_owned();
    for piece in pieces(text) {
        if let Piece::Picture(name) = piece {
            rest = rest.replace(&format!(" ~{name}~"), "").replace(&format!("~{name}~"), "");
        }
    }
    rest
}

fn table(speech: &Speech, statement: &Statement) -> Option<String> {
    let table = statement.table.as_ref()?;
    let is_abilities = statement.number == number(ABILITIES);
    Some(if is_abilities { abilities(table) } else { house(speech, table) })
}

fn abilities(table: &Table) -> String {
    let mut out = String::from("| cost | window | effect |\n|---|---|---|\n");
    for row in &table.rows {
        let _ = writeln!(out, "| {} |", row.cells.join(" | "));
    }
    out
}

fn house(speech: &Speech, table: &Table) -> String {
    let mut out = String::from("| name | choices (printed default first) |\n|---|---|\n");
    let rules = HouseRule::ALL.into_iter().zip(&table.rows);
    for (rule, row) in rules.filter(|(rule, _)| !is_number(*rule)) {
        let choices = row.cells.last().map(String::as_str).unwrap_or_default();
        let _ = writeln!(out, "| {} | {choices} |", name(rule));
    }
    let _ = writeln!(out, "| {NUMBERS} | {} |", speech.text("rule-10-numbers"));
    out
}

fn is_number(rule: HouseRule) -> bool {
    !matches!(rule, HouseRule::Loyalty | HouseRule::Order) && rule.words().len() < 2
}

/// The name of a house rule in the document.
fn name(rule: HouseRule) -> String {
    match rule {
        HouseRule::Loyalty => "loyalty set-up".to_owned(),
        HouseRule::Order => "empire order".to_owned(),
        other => other.id().replace('-', " "),
    }
}
