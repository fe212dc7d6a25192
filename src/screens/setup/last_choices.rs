//! Remembers the set-up screen's choices as defaults for the next match.

use std::sync::Arc;

use super::match_draft::Draft;
use crate::settings::last_setup::{LastSetup, PackChoices, Rival, RivalKind};
use external_bots::Programs;
use packs::Pack;
use rules::HouseRule;
use table::NAME;
use text::untrusted_text;

impl Draft {
    /// The choices of the last match with a new seed. Those that no longer suit the pack or the available
    /// external bots get defaults.
    pub fn recall(pack: &Arc<Pack>, last: &LastSetup, programs: &Programs) -> Self {
        let mut draft = Self::new(pack);
        draft.programs = programs.names().collect();
        let defaults = std::mem::replace(&mut draft.table, last.table.clone());
        draft.table.name = untrusted_text::line(&draft.table.name, NAME);
        let (least, most) = pack.rules.raw.societies;
        let rivals = &mut draft.table.rivals;
        if rivals.is_empty() {
            *rivals = defaults.rivals;
        }
        let count = rivals.len().min(most.saturating_sub(1)).max(least.saturating_sub(1));
        rivals.resize_with(count, Rival::default);
        for rival in rivals {
            rival.name = untrusted_text::line(&rival.name, NAME);
            if matches!(rival.kind, RivalKind::Outside(name) if !draft.programs.contains(&name)) {
                rival.kind = RivalKind::Bot;
            }
        }
        if let Some(own) = last.pack(&pack.id) {
            draft.society = last.society(pack);
            for (rule, value) in &own.rules {
                // A rule that no longer exists, or no longer allows this value, keeps its printed value.
                let _ = draft.house.set(rule, value, &pack.rules.raw);
            }
        }
        // The pack may not allow automata, so bots replace them.
        if draft.table.rivals.iter().any(Rival::is_automaton) && draft.setup().is_err() {
            draft.table.rivals.iter_mut().for_each(|rival| rival.kind = RivalKind::Bot);
        }
        // Remembered house rules may no longer be compatible with each other.
        if draft.setup().is_err() {
            draft.house = pack.rules.raw.house;
        }
        draft.multipliers = draft.house.get(HouseRule::Multipliers, &pack.rules.raw);
        draft
    }

    /// Stores the choices as defaults for the next match.
    pub fn remember(&self, last: &mut LastSetup) {
        let raw = &self.pack.rules.raw;
        last.table.clone_from(&self.table);
        let changed = HouseRule::ALL.into_iter().filter_map(|rule| {
            let value = self.house.get(rule, raw);
            (value != raw.house.get(rule, raw)).then(|| (rule.id().to_owned(), value))
        });
        let society = self.pack.words.societies().get(self.society);
        let society = society.map(|society| society.id.clone()).unwrap_or_default();
        last.set_pack(&self.pack.id, PackChoices { society, rules: changed.collect() });
    }
}
