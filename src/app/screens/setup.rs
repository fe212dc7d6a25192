//! Setting a match up: society, rivals, house rules, seed, first player.

use std::sync::Arc;

use egui::{
    Align, Button, ComboBox, DragValue, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2,
};

use crate::ai::Level;
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::screens::has_keys;
use crate::app::shell::Kit;
use crate::app::theme::{line, space, type_size};
use crate::content::Pack;
use crate::content::house::{self, Choices, Key};
use crate::rules::{HouseRules, Society};
use crate::table::{Player, SeatSetup, Setup};

/// The set-up screen.
pub struct SetupScreen {
    pack: Arc<Pack>,
    society: usize,
    rivals: Vec<Level>,
    house: HouseRules,
    /// The multipliers as they are typed.
    multipliers: String,
    seed: String,
    first: Option<usize>,
}

impl SetupScreen {
    /// The pack's own rules against three novices.
    pub fn new(pack: &Arc<Pack>) -> Self {
        let house = pack.rules.raw.house;
        let most = pack.rules.raw.societies.1;
        Self {
            pack: Arc::clone(pack),
            society: 0,
            rivals: vec![Level::Novice; most.saturating_sub(1)],
            multipliers: house::get(&house, Key::Multipliers, &pack.orders(), pack.slots()),
            house,
            seed: Setup::fresh_seed().to_string(),
            first: None,
        }
    }

    /// The match as it is set up now: the person first, then the rivals with the societies that follow.
    fn setup(&self) -> Result<Setup, String> {
        let societies = self.pack.words.societies().len();
        let rivals = self.rivals.iter().enumerate().map(|(i, level)| SeatSetup {
            society: (self.society + 1 + i) % societies,
            player: Player::Bot(*level),
        });
        let person = SeatSetup { society: self.society, player: Player::Human };
        let seed = self.seed.trim().parse().ok().filter(|s| *s < crate::table::SEEDS);
        let setup = Setup {
            pack: Arc::clone(&self.pack),
            seats: std::iter::once(person).chain(rivals).collect(),
            house: self.house,
            seed: seed.ok_or_else(|| "seed".to_owned())?,
            first: self.first.and_then(Society::new),
            loyalties: None,
            order: None,
        };
        setup.world().map(|_| setup).map_err(|e| e.to_string())
    }

    /// Shows the set-up.
    pub fn ui(&mut self, ui: &mut Ui, kit: &mut Kit, commands: &mut Vec<Command>) {
        let rect = ui.max_rect().shrink(space::WIDE);
        let half = (rect.width() - space::WIDE) / 2.0;
        let left = Rect::from_min_size(rect.min, Vec2::new(half.min(480.0), rect.height()));
        let right = Rect::from_min_max(left.right_top() + Vec2::new(space::WIDE, 0.0), rect.max);
        let mut column = ui.new_child(UiBuilder::new().max_rect(left));
        self.table_part(&mut column, kit, commands);
        let mut column = ui.new_child(UiBuilder::new().max_rect(right));
        self.house_part(&mut column, kit);
    }

    fn table_part(&mut self, ui: &mut Ui, kit: &mut Kit, commands: &mut Vec<Command>) {
        heading(ui, &kit.speech.text("setup-heading"));
        ui.label(RichText::new(kit.speech.text("setup-society")).strong());
        self.societies(ui, kit);
        ui.add_space(space::NORMAL);
        ui.label(RichText::new(kit.speech.text("setup-rivals")).strong());
        self.rivals(ui, kit);
        ui.add_space(space::NORMAL);
        self.first_player(ui, kit);
        ui.add_space(space::NORMAL);
        ui.horizontal(|ui| {
            let label = ui.label(RichText::new(kit.speech.text("setup-seed")).strong());
            ui.add(egui::TextEdit::singleline(&mut self.seed).desired_width(180.0)).labelled_by(label.id);
            if ui.button(kit.speech.text("setup-new-seed")).clicked() {
                self.seed = Setup::fresh_seed().to_string();
            }
        });
        ui.add_space(space::WIDE);
        let setup = self.setup();
        if let Err(why) = &setup {
            let said = if why == "seed" { kit.speech.text("setup-bad-seed") } else { why.clone() };
            ui.label(RichText::new(said).color(kit.theme.wrong));
        }
        ui.horizontal(|ui| {
            let begin = RichText::new(kit.speech.text("setup-begin"))
                .size(type_size::LEAD)
                .color(kit.theme.on_accent);
            let button = Button::new(begin).fill(kit.theme.accent).min_size(Vec2::new(200.0, 40.0));
            if ui.add_enabled(setup.is_ok(), button).clicked()
                && let Ok(setup) = setup
            {
                commands.push(Command::Begin(Box::new(setup)));
            }
            let back = Button::new(kit.speech.text("window-back")).min_size(Vec2::new(100.0, 40.0));
            let escape = has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(egui::Key::Escape));
            if ui.add(back).clicked() || escape {
                commands.push(Command::ShowTitle);
            }
        });
    }

    fn societies(&mut self, ui: &mut Ui, kit: &mut Kit) {
        let names: Vec<String> = self.pack.words.societies().iter().map(|s| s.name.clone()).collect();
        ui.horizontal(|ui| {
            for (i, name) in names.iter().enumerate() {
                let (rect, response) = ui.allocate_exact_size(Vec2::new(104.0, 92.0), Sense::click());
                let chosen = self.society == i;
                response.widget_info(|| {
                    egui::WidgetInfo::selected(egui::accesskit::Role::RadioButton, true, chosen, name)
                });
                let (weight, edge) = if chosen || response.has_focus() {
                    (line::LIT, kit.theme.accent)
                } else if response.hovered() {
                    (line::STRONG, kit.theme.lit)
                } else {
                    (line::THIN, kit.theme.rule)
                };
                ui.painter().rect(rect, 6.0, kit.theme.panel, (weight, edge), egui::StrokeKind::Inside);
                let emblem = Rect::from_center_size(rect.center() - Vec2::new(0.0, 16.0), Vec2::splat(44.0));
                let tint = kit.society(i);
                kit.icons.paint(ui, Icon::Society(i), emblem, kit.theme.drawn(tint));
                let text = ui.painter().layout(
                    name.clone(),
                    egui::FontId::proportional(type_size::SMALL + 0.5),
                    kit.theme.ink,
                    rect.width() - 8.0,
                );
                let at = egui::Pos2::new(
                    rect.center().x - text.size().x / 2.0,
                    rect.bottom() - text.size().y - 5.0,
                );
                ui.painter().galley(at, text, kit.theme.ink);
                if response.clicked() {
                    self.society = i;
                }
            }
        });
    }

    fn rivals(&mut self, ui: &mut Ui, kit: &mut Kit) {
        let (least, most) = self.pack.rules.raw.societies;
        ui.horizontal(|ui| {
            for count in least - 1..most {
                let text = kit.speech.say("setup-rival-count", &[("n", (count as i64).into())]);
                if ui.selectable_label(self.rivals.len() == count, text).clicked() {
                    self.rivals.resize(count, Level::Novice);
                    self.first = self.first.filter(|f| *f <= count);
                }
            }
        });
        let societies = self.pack.words.societies();
        for (i, level) in self.rivals.iter_mut().enumerate() {
            let name = &societies[(self.society + 1 + i) % societies.len()].name;
            ui.horizontal(|ui| {
                let label = ui.label(name);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ComboBox::from_id_salt(("rival", i))
                        .selected_text(kit.speech.text(&format!("level-{}", level.id())))
                        .width(150.0)
                        .show_ui(ui, |ui| {
                            for choice in Level::ALL {
                                let text = kit.speech.text(&format!("level-{}", choice.id()));
                                ui.selectable_value(level, choice, text);
                            }
                        })
                        .response
                        .labelled_by(label.id);
                });
            });
        }
    }

    fn first_player(&mut self, ui: &mut Ui, kit: &mut Kit) {
        let societies = self.pack.words.societies();
        let name = |seat: usize| societies[(self.society + seat) % societies.len()].name.clone();
        let shown = |first: Option<usize>| first.map_or_else(|| kit.speech.text("setup-first-random"), name);
        ui.horizontal(|ui| {
            let label = ui.label(RichText::new(kit.speech.text("setup-first")).strong());
            ComboBox::from_id_salt("first")
                .selected_text(shown(self.first))
                .width(180.0)
                .show_ui(ui, |ui| {
                    for choice in std::iter::once(None).chain((0..=self.rivals.len()).map(Some)) {
                        ui.selectable_value(&mut self.first, choice, shown(choice));
                    }
                })
                .response
                .labelled_by(label.id);
        });
    }

    fn house_part(&mut self, ui: &mut Ui, kit: &mut Kit) {
        heading(ui, &kit.speech.text("setup-house"));
        let printed = self.pack.rules.raw.house;
        let (orders, slots) = (self.pack.orders(), self.pack.slots());
        ui.horizontal(|ui| {
            ui.label(RichText::new(kit.speech.text("setup-house-hint")).color(kit.theme.faint));
            if ui.button(kit.speech.text("setup-house-reset")).clicked() {
                self.house = printed;
                self.multipliers = house::get(&printed, Key::Multipliers, &orders, slots);
            }
        });
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for key in Key::ALL {
                let differs =
                    house::get(&self.house, key, &orders, slots) != house::get(&printed, key, &orders, slots);
                self.rule(ui, kit, key, differs, &orders, slots);
                ui.add_space(space::TIGHT);
            }
        });
    }

    fn rule(&mut self, ui: &mut Ui, kit: &mut Kit, key: Key, differs: bool, orders: &[String], slots: usize) {
        let name = RichText::new(kit.speech.house_name(key)).strong();
        let label = ui
            .horizontal(|ui| {
                let label = ui.label(if differs { name.color(kit.theme.accent) } else { name });
                if differs {
                    ui.label(RichText::new(kit.speech.text("setup-differs")).small().color(kit.theme.accent));
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    self.value(ui, kit, key, orders, slots, label.id);
                });
            })
            .response;
        let _ = label;
        ui.label(RichText::new(kit.speech.house_about(key)).small().color(kit.theme.faint));
    }

    fn value(&mut self, ui: &mut Ui, kit: &Kit, key: Key, orders: &[String], slots: usize, label: egui::Id) {
        let value = house::get(&self.house, key, orders, slots);
        let mut chosen = None;
        match key.choices(orders) {
            Choices::Words(words) => {
                ComboBox::from_id_salt(key.id())
                    .selected_text(kit.speech.house_choice(key, &value))
                    .width(190.0)
                    .show_ui(ui, |ui| {
                        for word in words {
                            let text = kit.speech.house_choice(key, &word);
                            if ui.selectable_label(word == value, text).clicked() {
                                chosen = Some(word);
                            }
                        }
                    })
                    .response
                    .labelled_by(label);
            }
            Choices::Number(least, most) => {
                let printed = self.pack.rules.raw.agents_per_round;
                let fallback = printed.get(self.rivals.len().saturating_sub(1)).copied().unwrap_or(2);
                let mut number: u8 = value.parse().unwrap_or(fallback);
                let field = DragValue::new(&mut number).range(least..=most);
                if ui.add(field).labelled_by(label).changed() {
                    chosen = Some(number.to_string());
                }
            }
            Choices::Numbers => {
                let field = egui::TextEdit::singleline(&mut self.multipliers).desired_width(120.0);
                if ui.add(field).labelled_by(label).changed() {
                    chosen = Some(self.multipliers.clone());
                }
            }
        }
        if let Some(word) = chosen {
            // What cannot be set is half-typed multipliers: the field stays, the rule as it was.
            let _ = house::set(&mut self.house, key.id(), &word, orders, slots);
        }
    }
}

fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(type_size::HEADING));
    ui.add_space(space::NORMAL);
}
