//! The set-ups that a pack offers, as `rules.toml` has them: ways to play, each a few house rules.
//! They are no rules of a match: what a match is played by is in its record.

use super::declared_ids::id;
use super::house_rules;
use crate::size_limits::SETUPS;
use crate::toml::key_declaration::{Field, Kind, field};
use crate::toml::toml_reader::Table;
use rules::{HouseRules, MAX_SOCIETIES, MIN_SOCIETIES, Raw, World};
use text::number_formatting::{counted, range};

/// The keys of a set-up.
pub(crate) const SETUP: &[Field] = &[
    field("id", Kind::Id, "Its id, used by the text files."),
    field(
        "societies",
        Kind::Whole(MIN_SOCIETIES as i64, MAX_SOCIETIES as i64),
        "The number of societies. By default the number does not change.",
    )
    .optional(),
    field("house", Kind::House, "The house rules that differ from the pack's own. None by default.")
        .optional(),
];

/// A way to play that a pack offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The id, as in the pack's files.
    pub id: String,
    /// The index of its texts among the pack's words on set-ups.
    pub words: usize,
    /// The number of societies at the table, if the set-up gives one.
    pub societies: Option<usize>,
    /// The house rules.
    pub house: HouseRules,
}

/// Reads the set-ups that are offered. One that could not be played is a fault.
pub(crate) fn read(top: Table<'_>, raw: &Raw) -> Vec<Preset> {
    let mut presets: Vec<Preset> = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    let Some(node) = top.get("setups") else { return presets };
    let tables = node.list();
    node.count(tables.len(), "set-ups", "a pack");
    for table in tables.into_iter().take(SETUPS).filter_map(|n| n.table()) {
        let id = id(table, &ids);
        ids.push(id.clone());
        let societies = table.get("societies").and_then(|n| n.whole());
        let mut house = raw.house;
        if let Some(rules) = table.get("house").and_then(|n| n.table()) {
            house_rules::read_table(rules, raw, &mut house, |_, _| ());
        }
        presets.push(Preset { id, words: presets.len(), societies, house });
    }
    presets
}

/// Notes the set-ups that no match can be played by; asked once there is nothing else wrong. One of a
/// pack that this one extends is not offered then: that pack knows nothing of what is different here.
pub(crate) fn check(top: Table<'_>, raw: &Raw, presets: &mut Vec<Preset>) {
    let tables = top.get("setups").map(|n| n.list()).unwrap_or_default();
    presets.retain(|preset| {
        let (Some(why), Some(node)) = (unfit(preset, raw), tables.get(preset.words)) else { return true };
        if !top.inherits(&node.span()) {
            node.fault(format!("\"{}\" cannot be played: {why}", preset.id));
        }
        false
    });
}

/// Why no match can be played with a set-up; `None` if one can.
fn unfit(preset: &Preset, raw: &Raw) -> Option<String> {
    let (least, most) = raw.societies;
    if let Some(societies) = preset.societies.filter(|n| !(least..=most).contains(n)) {
        let (least, most) = (least as i64, most as i64);
        return Some(format!(
            "it is for {}, but {} can play this pack",
            counted(societies, "societies"),
            range(least, most)
        ));
    }
    let (least, most) = preset.societies.map_or((least, most), |n| (n, n));
    let fault = (least..=most).find_map(|n| World::new(raw, &preset.house, n).err()?.into_iter().next());
    fault.map(|fault| fault.flaw.to_string())
}
