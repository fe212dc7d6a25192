//! The set-ups in `rules.toml`: ways to play, each a few house rules. They are not part of a match's rules, because
//! each record contains its own house rules.

use super::declared_ids::id;
use super::house_rules;
use crate::size_limits::SETUPS;
use crate::toml::key_declaration::{Field, Kind, field};
use crate::toml::toml_reader::Table;
use rules::{HouseRules, MAX_SOCIETIES, MIN_SOCIETIES, Raw, World};
use text::number_formatting::{counted, range};

/// The keys of a set-up in `rules.toml`.
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

/// A set-up that a pack offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The id of the set-up, as in the pack's files.
    pub id: String,
    /// The index of the set-up's texts in the pack's texts.
    pub words: usize,
    /// The number of societies in the match. `None` if the set-up leaves it open.
    pub societies: Option<usize>,
    /// The house rules of the set-up.
    pub house: HouseRules,
}

/// Reads the set-ups of a pack. Reports a fault for an invalid one.
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

/// Reports set-ups with which no match is possible. Called once the rest of the pack has no faults. An inherited
/// set-up that does not fit is removed without a fault.
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

/// The reason why no match is possible with a set-up, or `None` if one is.
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
