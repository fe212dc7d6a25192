//! The data that all reports of a measurement use, and the sentences that they share.

use super::findings::Findings;
use crate::pack::args::BalanceArgs;
use packs::capital;
use rules::{Empire, World};
use speech::Speech;
use table::Setup;

/// A measurement and its findings.
pub struct BalanceReport<'a> {
    pub args: &'a BalanceArgs,
    pub setup: &'a Setup,
    pub world: &'a World,
    pub findings: Findings,
    pub speech: Speech,
}

impl BalanceReport<'_> {
    /// The pack's singular for a term.
    pub fn one(&self, term: &str) -> String {
        self.speech.words().term(term).one
    }

    /// The pack's plural for a term.
    pub fn several(&self, term: &str) -> String {
        self.speech.words().term(term).other
    }

    /// The pack's plural for a term, capitalised.
    pub fn headed(&self, term: &str) -> String {
        capital(&self.several(term))
    }

    /// The empires on the slots, from first to last.
    pub fn order(&self, order: &[Empire]) -> String {
        order.iter().map(|e| self.speech.empire(*e)).collect::<Vec<_>>().join(" > ")
    }
}

/// A share in percent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// An ordinal number for an index: 0 is the first.
pub(super) fn ordinal(turn: usize) -> String {
    match turn {
        0 => "first".to_owned(),
        1 => "second".to_owned(),
        2 => "third".to_owned(),
        3 => "fourth".to_owned(),
        n => format!("{}th", n + 1),
    }
}
