//! The pack's presets. Clicking one sets all house rules, and perhaps the number of players.

use std::sync::Arc;

use egui::{FontId, Sense, Ui, Vec2};

use super::match_draft::Draft;
use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{choice, faint, group_heading, inside};
use packs::Preset;
use rules::HouseRule;

impl Draft {
    /// Shows the presets, and the description of the selected one.
    pub(super) fn presets(&mut self, ui: &mut Ui, looks: &Looks) {
        if self.pack.presets.is_empty() {
            return;
        }
        group_heading(ui, looks, "setup-ways");
        let pack = Arc::clone(&self.pack);
        let chosen = pack.presets.iter().position(|preset| self.follows(preset));
        let heading = looks.speech.text("setup-ways");
        ui.horizontal_wrapped(|ui| {
            for (i, preset) in pack.presets.iter().enumerate() {
                let words = looks.speech.words().setup(preset.words);
                let button = choice(ui, looks, &heading, chosen == Some(i), &words.name);
                if button.on_hover_text(&words.text).clicked() {
                    self.choose(preset);
                }
            }
        });
        // Reserves the height of the longest description, so that nothing below moves.
        let about = |preset: &Preset| looks.speech.words().setup(preset.words).text.as_str();
        let (wide, font) = (ui.available_width(), FontId::proportional(type_size::SMALL + 1.0));
        let high =
            |text: &str| ui.painter().layout(text.to_owned(), font.clone(), looks.theme.faint, wide).size().y;
        let most = pack.presets.iter().map(|preset| high(about(preset))).fold(0.0, f32::max);
        let (place, _) = ui.allocate_exact_size(Vec2::new(wide, most), Sense::hover());
        if let Some(preset) = chosen.and_then(|i| pack.presets.get(i)) {
            faint(&mut inside(ui, place), looks, about(preset));
        }
        ui.add_space(space::NORMAL);
    }

    /// True if the draft has the house rules and the number of players of this preset.
    fn follows(&self, preset: &Preset) -> bool {
        let societies = self.table.rivals.len() + 1;
        self.house == preset.house && preset.societies.is_none_or(|n| n == societies)
    }

    fn choose(&mut self, preset: &Preset) {
        self.house = preset.house;
        self.multipliers = self.house.get(HouseRule::Multipliers, &self.pack.rules.raw);
        if let Some(societies) = preset.societies {
            self.seat_rivals(societies.saturating_sub(1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::last_setup::Rival;

    #[test]
    fn a_way_to_play_for_more_societies_seats_no_bots_beside_automata() {
        let pack = testing::pack("war-of-whispers");
        let mut draft = Draft::new(&pack);
        draft.table.rivals = vec![Rival::automaton()];
        let preset = pack.presets.first().unwrap();
        for societies in 2..=4 {
            draft.choose(&Preset { societies: Some(societies), ..preset.clone() });
            assert!(draft.table.rivals.iter().all(Rival::is_automaton), "{societies} societies");
            assert!((1..=2).contains(&draft.table.rivals.len()), "{societies} societies");
        }
    }
}
