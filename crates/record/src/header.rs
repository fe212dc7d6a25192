//! The header of a record: the setup of the match.

use std::fmt::Write;

use super::multiline_toml_text::{key, lines, text, texts};

/// The format of records that this program writes.
pub const FORMAT: i64 = 1;

/// The setup of a match as texts. Items of the pack are given by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The id of the pack.
    pub pack: String,
    /// The version of the pack.
    pub version: String,
    /// The digest of the pack's rules.
    pub digest: String,
    /// The time when the match began, in RFC 3339. Only shown, never used.
    pub started: String,
    /// The seed of the match's random generators, below 2^63.
    pub seed: u64,
    /// The seat, from 0, that goes first in the first round.
    pub first: usize,
    /// The ids of the empires in the turn order of the first round.
    pub order: Vec<String>,
    /// True for a plain match, in which no help is available.
    pub plain: bool,
    /// The seats in order.
    pub seats: Vec<SeatEntry>,
    /// The house rules, as pairs of key and value.
    pub house: Vec<(String, String)>,
    /// The text of the pack's rules.
    pub rules: String,
}

/// One seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatEntry {
    /// The id of the seat's society.
    pub society: String,
    /// The player: `human`, or the level of a bot and its temper, such as `agent:raider`.
    pub player: String,
    /// The part that the table hides until the match is over.
    pub hidden: Option<String>,
    /// The player's name.
    pub name: Option<String>,
    /// The empires of the seat's loyalty tokens as dealt, from the first slot.
    pub loyalty: Vec<String>,
}

impl Header {
    /// The header as text, up to the line where the decisions begin.
    pub fn text(&self) -> String {
        let mut out = String::new();
        // Writing to a String cannot fail.
        let _ = self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "# A match of Whispers. Every decision adds a line; nothing is ever changed.")?;
        writeln!(out, "format = {FORMAT}\n\n[match]")?;
        writeln!(out, "pack = {}\nversion = {}", text(&self.pack), text(&self.version))?;
        writeln!(out, "digest = {}\nstarted = {}", text(&self.digest), text(&self.started))?;
        writeln!(out, "seed = {}\nfirst = {}", self.seed, self.first)?;
        writeln!(out, "order = {}", texts(self.order.iter().map(String::as_str)))?;
        if self.plain {
            writeln!(out, "plain = true")?;
        }
        writeln!(out, "seats = [")?;
        for seat in &self.seats {
            let (society, player) = (text(&seat.society), text(&seat.player));
            let hidden = seat.hidden.as_deref().map(|hidden| format!("hidden = {}, ", text(hidden)));
            let hidden = hidden.unwrap_or_default();
            let name = seat.name.as_deref().map(|name| format!("name = {}, ", text(name)));
            let name = name.unwrap_or_default();
            let loyalty = texts(seat.loyalty.iter().map(String::as_str));
            writeln!(
                out,
                "  {{ society = {society}, player = {player}, {hidden}{name}loyalty = {loyalty} }},"
            )?;
        }
        writeln!(out, "]\n\n[match.house]")?;
        for (rule, value) in &self.house {
            writeln!(out, "{} = {}", key(rule), text(value))?;
        }
        // The rules are TOML themselves and stand there as they are.
        writeln!(out, "\n[match.rules]\ntext = {}\n\n[moves]", lines(&self.rules))
    }
}
