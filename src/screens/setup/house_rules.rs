//! Shows the house rules in groups, with explanations, and marks those that differ from the pack's own rules.

use std::ops::RangeInclusive;

use egui::{
    Align, Button, Checkbox, ComboBox, DragValue, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, Vec2,
};

use super::match_draft::Draft;
use crate::looks::Looks;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{drop_down, faint, group_heading, inside, rule_link, scroll_bar};
use packs::capital;
use rules::{Choices, Group, HouseRule, HouseRules, PRINTED};
use speech::rulebook::cited;

/// The width of a house rule's list of options, in points.
const CHOICES: f32 = 176.0;
/// The height reserved below a house rule for its printed value, in points. It keeps the rules below from
/// moving when the rule changes.
const BELOW: f32 = 15.0;
/// The width reserved for the mark beside a house rule that differs from the printed one, in points.
const MARK: f32 = 10.0;

impl Draft {
    /// Shows the presets and the house rules. Returns the number in the rulebook, such as "15.2", of the
    /// house rule whose link was clicked.
    pub(super) fn rules(&mut self, ui: &mut Ui, looks: &mut Looks) -> Option<String> {
        let printed = self.pack.rules.raw.house;
        let differs = |rule: &HouseRule| {
            self.effective_value(&self.house, *rule) != self.effective_value(&printed, *rule)
        };
        let count = HouseRule::ALL.iter().filter(|rule| differs(rule)).count();
        ui.horizontal(|ui| {
            let all = Button::new(looks.speech.text("setup-house-reset"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.add_enabled(count > 0, all).clicked() {
                    self.house = printed;
                    self.multipliers = self.value_of(&printed, HouseRule::Multipliers);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let said = looks.speech.say("setup-house-differ", &[("n", (count as i64).into())]);
                    let colour = if count > 0 { looks.theme.accent } else { looks.theme.faint };
                    ui.add(Label::new(RichText::new(said).color(colour)).truncate());
                });
            });
        });
        ui.add_space(space::TIGHT);
        scroll_bar(ui);
        let mut read = None;
        ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]).show(ui, |ui| {
            self.presets(ui, looks);
            for about in Group::ALL {
                group_heading(ui, looks, &format!("setup-group-{}", about.id()));
                for rule in HouseRule::group_rules(about) {
                    read = self.rule(ui, looks, rule).or(read.take());
                }
                ui.add_space(space::NORMAL);
            }
        });
        read
    }

    /// The value of a house rule as text.
    fn value_of(&self, house: &HouseRules, rule: HouseRule) -> String {
        house.get(rule, &self.pack.rules.raw)
    }

    /// The value of a house rule as text. For agents per round, gives the number instead of `printed`.
    fn effective_value(&self, house: &HouseRules, rule: HouseRule) -> String {
        let value = self.value_of(house, rule);
        match rule {
            HouseRule::AgentsPerRound if value.parse::<i32>().is_err() => self.agents_printed().to_string(),
            _ => value,
        }
    }

    /// Shows a house rule. Returns its number in the rulebook if its link was clicked.
    fn rule(&mut self, ui: &mut Ui, looks: &Looks, rule: HouseRule) -> Option<String> {
        let mut read = None;
        let printed = self.effective_value(&self.pack.rules.raw.house, rule);
        let differs = self.effective_value(&self.house, rule) != printed;
        let shown = ui.horizontal(|ui| {
            ui.add_space(MARK);
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    let name = RichText::new(looks.speech.house_name(rule)).strong();
                    let label = ui.label(if differs { name.color(looks.theme.accent) } else { name });
                    let number = cited(&format!("({})", rule.ruling())).unwrap_or_default();
                    if rule_link(ui, looks, &number) {
                        read = Some(number);
                    }
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        self.control(ui, looks, rule, label.id);
                    });
                });
                faint(ui, looks, &without_number(&looks.speech.house_about(rule)));
                let (place, _) =
                    ui.allocate_exact_size(Vec2::new(ui.available_width(), BELOW), Sense::hover());
                if differs {
                    let value = capital(&looks.speech.house_choice(rule, &printed));
                    let said = looks.speech.say("setup-printed", &[("value", value.into())]);
                    let said = RichText::new(said).size(type_size::SMALL + 1.0).color(looks.theme.accent);
                    inside(ui, place).add(Label::new(said).truncate());
                }
            });
        });
        if differs {
            let rect = shown.response.rect;
            let mark = Rect::from_min_size(rect.min, Vec2::new(line::LIT, rect.height()));
            ui.painter().rect_filled(mark, 1.0, looks.theme.accent);
        }
        read
    }

    /// The printed number of agents that each society places per round, for the selected number of societies.
    fn agents_printed(&self) -> u8 {
        let printed = self.pack.rules.raw.agents_per_round;
        printed.get(self.table.rivals.len().saturating_sub(1)).copied().unwrap_or(2)
    }

    /// Shows the control that changes a house rule.
    fn control(&mut self, ui: &mut Ui, looks: &Looks, rule: HouseRule, label: egui::Id) {
        let value = self.value_of(&self.house, rule);
        let chosen = match rule.choices(&self.pack.rules.raw) {
            Choices::Words(_) if rule.is_switch() => check_box(ui, looks, rule, &value, label),
            Choices::Words(words) => list(ui, looks, rule, &value, words, label),
            Choices::Number(least, most) => {
                let number = value.parse().unwrap_or(least);
                number_field(ui, looks, number, least..=most, label).map(|number| number.to_string())
            }
            Choices::PrintedOr(least, most) => {
                let printed = self.agents_printed();
                let number = number_field(ui, looks, value.parse().unwrap_or(printed), least..=most, label);
                // The printed number is stored as the word `printed`.
                number.map(|n| if n == printed { PRINTED.to_owned() } else { n.to_string() })
            }
            Choices::BySlot => {
                let field = egui::TextEdit::singleline(&mut self.multipliers).desired_width(CHOICES - 40.0);
                let changed = ui.add(field).labelled_by(label).changed();
                changed.then(|| self.multipliers.clone())
            }
        };
        if let Some(word) = chosen {
            // Half-typed multipliers are invalid. The text field keeps them, and the rule keeps its value.
            let _ = self.house.put(rule, &word, &self.pack.rules.raw);
        }
    }
}

/// Shows a check box for a house rule that is on or off. Returns the new value if it was clicked.
fn check_box(ui: &mut Ui, looks: &Looks, rule: HouseRule, value: &str, label: egui::Id) -> Option<String> {
    let words = rule.words();
    let mut on = words.last().is_some_and(|word| *word == value);
    let text = capital(&looks.speech.house_choice(rule, value));
    let changed = ui.add(Checkbox::new(&mut on, text)).labelled_by(label).changed();
    words.get(usize::from(on)).filter(|_| changed).map(|word| (*word).to_owned())
}

/// Shows a dropdown list of words. Returns the word that was clicked.
fn list(
    ui: &mut Ui,
    looks: &Looks,
    rule: HouseRule,
    value: &str,
    words: Vec<String>,
    label: egui::Id,
) -> Option<String> {
    let mut chosen = None;
    let text = |word: &str| capital(&looks.speech.house_choice(rule, word));
    let list = ComboBox::from_id_salt(rule.id()).selected_text(text(value)).width(CHOICES).truncate();
    let shown = drop_down(ui, list, |ui| {
        for word in words {
            if ui.selectable_label(word == value, text(&word)).clicked() {
                chosen = Some(word);
            }
        }
    });
    shown.labelled_by(label);
    chosen
}

/// Shows a number field that can be dragged or typed in. Returns the new value if it changed.
fn number_field(
    ui: &mut Ui,
    looks: &Looks,
    mut number: u8,
    range: RangeInclusive<u8>,
    label: egui::Id,
) -> Option<u8> {
    ui.spacing_mut().interact_size.x = 56.0;
    let field = ui.add(DragValue::new(&mut number).range(range).speed(0.05));
    let field = field.labelled_by(label).on_hover_text(looks.speech.text("setup-number-hint"));
    field.changed().then_some(number)
}

/// The explanation of a house rule without the rule's number, which is shown beside its name.
fn without_number(about: &str) -> String {
    match about.rsplit_once(" (R") {
        Some((said, number)) if number.ends_with(").") => format!("{}.", said.trim_end_matches(['.', ' '])),
        _ => about.to_owned(),
    }
}
