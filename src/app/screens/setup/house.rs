//! House rules in groups, with what they do and where they differ from the printed game.

use egui::{Align, Button, Checkbox, ComboBox, DragValue, Layout, Rect, RichText, ScrollArea, Ui, Vec2};

use super::draft::Draft;
use super::group::group;
use crate::app::screens::parts::{faint, scroll_bar};
use crate::app::shell::Kit;
use crate::app::theme::{line, space, type_size};
use crate::content::capital;
use crate::content::house::{Choices, Key, get, set};

/// The rules under their headings.
const GROUPS: [(&str, &[Key]); 5] = [
    ("setup-group-loyalty", &[Key::Loyalty, Key::Multipliers, Key::WhispersKept, Key::FinalWhisper]),
    ("setup-group-council", &[Key::AgentsInRegions, Key::AgentsPerRound, Key::Order, Key::Swap]),
    ("setup-group-war", &[Key::FortPairs, Key::SupplyCheck, Key::SupplyLimit, Key::FarmSupplyLimit]),
    ("setup-group-length", &[Key::Rounds, Key::HandLimit]),
    ("setup-group-cards", &[Key::WildCards, Key::EventCards, Key::OfferCards]),
];

/// How wide the choices of a rule are.
const CHOICES: f32 = 176.0;
/// Room for the mark of a rule that differs.
const MARK: f32 = 10.0;

impl Draft {
    /// Shows the house rules.
    pub(super) fn rules(&mut self, ui: &mut Ui, kit: &mut Kit) {
        let printed = self.pack.rules.raw.house;
        let (orders, slots) = (self.pack.orders(), self.pack.slots());
        let value = |house, key| get(house, key, &orders, slots);
        let now = self.house;
        let count = Key::ALL.into_iter().filter(|key| value(&now, *key) != value(&printed, *key)).count();
        ui.horizontal(|ui| {
            let all = Button::new(kit.speech.text("setup-house-reset"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.add_enabled(count > 0, all).clicked() {
                    self.house = printed;
                    self.multipliers = value(&printed, Key::Multipliers);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let said = kit.speech.say("setup-house-differ", &[("n", (count as i64).into())]);
                    let colour = if count > 0 { kit.theme.accent } else { kit.theme.faint };
                    ui.add(egui::Label::new(RichText::new(said).color(colour)).truncate());
                });
            });
        });
        ui.add_space(space::TIGHT);
        scroll_bar(ui);
        ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]).show(ui, |ui| {
            self.presets(ui, kit);
            for (heading, keys) in GROUPS {
                group(ui, kit, heading);
                for key in keys {
                    self.rule(ui, kit, *key, &orders, slots);
                }
                ui.add_space(space::NORMAL);
            }
        });
    }

    fn rule(&mut self, ui: &mut Ui, kit: &Kit, key: Key, orders: &[String], slots: usize) {
        let printed = get(&self.pack.rules.raw.house, key, orders, slots);
        let differs = get(&self.house, key, orders, slots) != printed;
        let shown = ui.horizontal(|ui| {
            ui.add_space(MARK);
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    let name = RichText::new(kit.speech.house_name(key)).strong();
                    let label = ui.label(if differs { name.color(kit.theme.accent) } else { name });
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        self.value(ui, kit, key, orders, slots, label.id);
                    });
                });
                faint(ui, kit, &kit.speech.house_about(key));
                if differs {
                    let value = self.printed(kit, key, &printed);
                    let said = kit.speech.say("setup-printed", &[("value", value.into())]);
                    ui.label(RichText::new(said).size(type_size::SMALL + 1.0).color(kit.theme.accent));
                }
            });
        });
        if differs {
            let rect = shown.response.rect;
            let mark = Rect::from_min_size(rect.min, Vec2::new(line::LIT, rect.height()));
            ui.painter().rect_filled(mark, 1.0, kit.theme.accent);
        }
        ui.add_space(space::NORMAL);
    }

    /// The printed value of a rule in words.
    fn printed(&self, kit: &Kit, key: Key, value: &str) -> String {
        match (key, value.parse::<i32>()) {
            (Key::AgentsPerRound, Err(_)) => self.agents_printed().to_string(),
            _ => capital(&kit.speech.house_choice(key, value)),
        }
    }

    /// How many agents the pack has each of so many societies place in a round.
    fn agents_printed(&self) -> u8 {
        let printed = self.pack.rules.raw.agents_per_round;
        printed.get(self.rivals.len().saturating_sub(1)).copied().unwrap_or(2)
    }

    fn value(&mut self, ui: &mut Ui, kit: &Kit, key: Key, orders: &[String], slots: usize, label: egui::Id) {
        let value = get(&self.house, key, orders, slots);
        let mut chosen = None;
        match key.choices(orders) {
            Choices::Words(words) if words == ["off", "on"] => {
                let mut on = value == "on";
                let text = capital(&kit.speech.house_choice(key, &value));
                if ui.add(Checkbox::new(&mut on, text)).labelled_by(label).changed() {
                    chosen = Some(if on { "on" } else { "off" }.to_owned());
                }
            }
            Choices::Words(words) => {
                let text = |word: &str| capital(&kit.speech.house_choice(key, word));
                let list =
                    ComboBox::from_id_salt(key.id()).selected_text(text(&value)).width(CHOICES).truncate();
                let shown = list.show_ui(ui, |ui| {
                    for word in words {
                        if ui.selectable_label(word == value, text(&word)).clicked() {
                            chosen = Some(word);
                        }
                    }
                });
                shown.response.labelled_by(label);
            }
            Choices::Number(least, most) => {
                let printed = self.agents_printed();
                let mut number: u8 = value.parse().unwrap_or(printed);
                ui.spacing_mut().interact_size.x = 56.0;
                let field = ui.add(DragValue::new(&mut number).range(least..=most).speed(0.05));
                let field = field.labelled_by(label).on_hover_text(kit.speech.text("setup-number-hint"));
                if field.changed() {
                    // The pack's own number is as printed, whoever sets it.
                    let own = key == Key::AgentsPerRound && number == printed;
                    chosen = Some(if own { "printed".to_owned() } else { number.to_string() });
                }
            }
            Choices::Numbers => {
                let field = egui::TextEdit::singleline(&mut self.multipliers).desired_width(CHOICES - 40.0);
                if ui.add(field).labelled_by(label).changed() {
                    chosen = Some(self.multipliers.clone());
                }
            }
        }
        if let Some(word) = chosen {
            // What cannot be set is half-typed multipliers: the field stays, the rule as it was.
            let _ = set(&mut self.house, key.id(), &word, orders, slots);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_rule_is_in_one_group() {
        let mut grouped: Vec<Key> = GROUPS.iter().flat_map(|(_, keys)| keys.iter().copied()).collect();
        grouped.sort_unstable();
        let mut all = Key::ALL.to_vec();
        all.sort_unstable();
        assert_eq!(grouped, all);
    }
}
