//! What all reports of a measurement are made from.

use super::findings::Findings;
use crate::pack::args::BalanceArgs;
use packs::capital;
use rules::{Empire, World};
use speech::Speech;
use table::Setup;

/// What was measured, and with what.
pub struct Measurement<'a> {
    pub args: &'a BalanceArgs,
    pub setup: &'a Setup,
    pub world: &'a World,
    pub findings: Findings,
    pub speech: Speech,
}

impl Measurement<'_> {
    /// What the pack calls one of a thing; `term` is one of its terms.
    pub fn one(&self, term: &str) -> String {
        self.speech.words().term(term).one
    }

    /// What the pack calls several of a thing.
    pub fn several(&self, term: &str) -> String {
        self.speech.words().term(term).other
    }

    /// The same at the beginning of a line.
    pub fn headed(&self, term: &str) -> String {
        capital(&self.several(term))
    }

    /// The empires on the slots, first to last.
    pub fn order(&self, order: &[Empire]) -> String {
        order.iter().map(|e| self.speech.empire(*e)).collect::<Vec<_>>().join(" > ")
    }
}

/// A share in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Who acts first, second and so on, from 0.
pub(super) fn ordinal(turn: usize) -> String {
    match turn {
        0 => "first".to_owned(),
        1 => "second".to_owned(),
        2 => "third".to_owned(),
        3 => "fourth".to_owned(),
        n => format!("{}th", n + 1),
    }
}
