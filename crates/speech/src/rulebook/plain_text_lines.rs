//! The rulebook as lines of plain text, for terminals and programs.

use super::markup::plain;
use super::rulebook_sections::{Rulebook, Section, Statement};
use super::search::{Query, hits};
use super::table_of_contents::Kind;
use crate::language::localised_texts::Speech;

/// The maximum number of statements that a search lists.
const MOST: usize = 12;

impl Rulebook {
    /// The answer to a query, line by line. An empty query lists the sections. A number shows the rule or
    /// section with this number, and anything else finds statements that contain the words.
    pub fn answer(&self, speech: &Speech, asked: &str) -> Vec<String> {
        let query = Query::parse(asked);
        let found = self.find(&query);
        match &query {
            Query::Nothing => self.sections(speech),
            Query::Number(number) if found.is_empty() => {
                let args = [("number", number.clone().into()), ("last", self.last().into())];
                vec![speech.say("rulebook-none-known", &args)]
            }
            Query::Number(number) => {
                // Rules that only cite the wanted rule are left out.
                let own = found.iter().filter(|(section, place)| {
                    let cited = &self.sections[*section].statements[*place].number;
                    !number.contains('.') || cited == number
                });
                own.flat_map(|(section, place)| self.sections[*section].statements[*place].lines(speech))
                    .collect()
            }
            Query::Words(_) if found.is_empty() => {
                vec![speech.say("rulebook-nothing", &[("words", asked.trim().into())])]
            }
            Query::Words(words) => {
                let many = i64::try_from(found.len()).unwrap_or(i64::MAX);
                let args = [("n", many.into()), ("words", asked.trim().into())];
                let mut lines = vec![speech.say("rulebook-found", &args)];
                for (section, place) in found.into_iter().take(MOST) {
                    lines.extend(self.sections[section].statements[place].lines_with(speech, words));
                }
                lines
            }
        }
    }

    /// The lines of all sections in full.
    pub fn whole(&self, speech: &Speech) -> Vec<String> {
        let mut lines = Vec::new();
        for section in &self.sections {
            lines.push(section.line());
            lines.extend(section.statements.iter().flat_map(|statement| statement.lines(speech)));
            lines.push(String::new());
        }
        lines
    }

    /// The lines of the one-page rules and the titles of all sections.
    fn sections(&self, speech: &Speech) -> Vec<String> {
        let mut lines = vec![speech.text("rulebook-page")];
        lines.extend(self.page.iter().map(|text| plain(text)));
        lines.push(String::new());
        lines.extend(self.sections.iter().map(Section::line));
        lines.push(speech.text("rulebook-chapters"));
        lines
    }
}

impl Speech {
    /// The citation of a rule or section: `R6.2`, or `section 6`.
    pub fn rule_number(&self, number: &str) -> String {
        let key = if number.contains('.') { "rulebook-number" } else { "rulebook-section" };
        self.say(key, &[("number", number.into())])
    }
}

impl Section {
    /// The number and title of the section.
    pub fn line(&self) -> String {
        format!("{}. {}", self.number, self.title)
    }
}

impl Statement {
    /// The lines of the statement, its table and its notes on house rules.
    pub fn lines(&self, speech: &Speech) -> Vec<String> {
        self.lines_with(speech, &[])
    }

    /// The lines of the statement, its table and its notes on house rules, but only those table rows that
    /// contain all of these words.
    fn lines_with(&self, speech: &Speech, words: &[String]) -> Vec<String> {
        let text = plain(&self.text);
        let number = speech.say("rulebook-number", &[("number", self.number.clone().into())]);
        let mut lines = vec![match self.kind {
            Kind::Lead => text,
            Kind::Rule | Kind::Item | Kind::Part => format!("{number} {text}"),
        }];
        let row = |cells: &[String]| cells.iter().map(|cell| plain(cell)).collect::<Vec<_>>().join(" | ");
        if let Some(table) = &self.table {
            lines.push(format!("  {}", row(&table.head)));
            let rows = table.rows.iter().map(|line| row(&line.cells));
            lines.extend(
                rows.filter(|row| words.iter().all(|word| !hits(row, std::slice::from_ref(word)).is_empty()))
                    .map(|row| format!("  {row}")),
            );
        }
        lines.extend(self.marks.iter().map(|mark| format!("  {mark}")));
        lines
    }
}
