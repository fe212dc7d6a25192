//! The header of a record, which holds the setup of the match.

use std::fmt::Write;

use super::multiline_toml_text::{key, lines, text, texts};

/// The number of the record format that this version writes.
pub const FORMAT: i64 = 1;

/// The setup of a match, as texts. Societies and empires are given by their ids in the pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The id of the pack.
    pub pack: String,
    /// The version of the pack with which the match began.
    pub version: String,
    /// The digest of the pack's rules.
    pub digest: String,
    /// The time when the match began, in RFC 3339. It is shown but has no effect.
    pub started: String,
    /// The seed of the match's random generators, below 2^63.
    pub seed: u64,
    /// The index, from 0, of the seat that goes first in the first round.
    pub first: usize,
    /// The ids of the empires, in turn order of the first round.
    pub order: Vec<String>,
    /// True if help is not available in this match.
    pub plain: bool,
    /// The seats of the match, in order.
    pub seats: Vec<SeatEntry>,
    /// The house rules, as pairs of a key and a value.
    pub house: Vec<(String, String)>,
    /// The rules of the pack, as TOML text.
    pub rules: String,
}

/// One seat of a match: its society, player and loyalty tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatEntry {
    /// The id of the seat's society.
    pub society: String,
    /// The player in the seat: `human`, or a bot's level and temper, such as `agent:raider`.
    pub player: String,
    /// The part of the bot's settings that the table hides until the match is over, such as its level.
    pub hidden: Option<String>,
    /// The name of the player in the seat.
    pub name: Option<String>,
    /// The empires of the loyalty tokens that were dealt to the seat, by slot.
    pub loyalty: Vec<String>,
}

impl Header {
    /// The header as TOML text, up to and including the line `[moves]`.
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
        // The rules are TOML. They are stored unchanged, as one string.
        writeln!(out, "\n[match.rules]\ntext = {}\n\n[moves]", lines(&self.rules))
    }
}
