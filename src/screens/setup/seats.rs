//! The seats of the match: the player's society, the rivals, the first player, and the seed.

use egui::{Align, ComboBox, FontId, Label, Layout, Pos2, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use super::match_draft::Draft;
use super::rival_row::RivalRow;
use super::seat_emblem_and_name::{emblem, name_field, numbered};
use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{choice_ground, choices, disc, drop_down};
use packs::capital;
use rules::MOST_AUTOMATA;
use table::{Hidden, Setup};

/// The height of a society's card, in points.
const HIGH: f32 = 98.0;
/// The width of a dropdown list or text field, in points.
const LIST: f32 = 138.0;

impl Draft {
    /// Shows all controls for the seats.
    pub(super) fn seats(&mut self, ui: &mut Ui, looks: &mut Looks) {
        name(ui, looks, "setup-society");
        self.societies(ui, looks);
        ui.add_space(space::TIGHT);
        self.own_name(ui, looks);
        ui.add_space(space::NORMAL);
        self.rivals(ui, looks);
        ui.add_space(space::NORMAL);
        self.first_player(ui, looks);
        ui.add_space(space::TIGHT);
        self.seed(ui, looks);
        ui.add_space(space::NORMAL);
        ScrollArea::vertical()
            .id_salt("chosen")
            .min_scrolled_height(0.0)
            .show(ui, |ui| self.about(ui, looks));
    }

    /// Shows the field for the name of the player on seat 0.
    fn own_name(&mut self, ui: &mut Ui, looks: &mut Looks) {
        let alone = self.table.rivals.iter().all(|rival| !rival.is_person());
        let hint = if alone { looks.speech.text("people-you") } else { numbered(looks, 0) };
        let society = self.society_of(0);
        ui.horizontal(|ui| {
            let short = emblem(ui, looks, society);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                name_field(ui, looks, &mut self.table.name, hint, society);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(short).truncate());
                });
            });
        });
    }

    fn societies(&mut self, ui: &mut Ui, looks: &mut Looks) {
        let names: Vec<String> = looks.speech.words().societies().iter().map(|s| s.name.clone()).collect();
        let gap = space::NORMAL - 2.0;
        let (row, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HIGH), Sense::hover());
        let width = ((row.width() + gap) / names.len().max(1) as f32 - gap).min(HIGH * 1.1);
        for (i, name) in names.iter().enumerate() {
            let at = row.min + Vec2::new(i as f32 * (width + gap), 0.0);
            let rect = Rect::from_min_size(at, Vec2::new(width, HIGH));
            if society(ui, looks, rect, i, self.society == i, name) {
                self.society = i;
            }
        }
    }

    fn rivals(&mut self, ui: &mut Ui, looks: &mut Looks) {
        let (least, most) = self.pack.rules.raw.societies;
        let alone = self.is_alone();
        ui.horizontal(|ui| {
            name(ui, looks, "setup-rivals");
            if !alone {
                self.fit(ui, looks);
            }
        });
        self.against(ui, looks);
        let alone = self.is_alone();
        let most = if alone { most.min(MOST_AUTOMATA + 1) } else { most };
        let key = if alone { "setup-automaton-count" } else { "setup-rival-count" };
        let mut count = self.table.rivals.len();
        let options =
            (least - 1..most).map(|count| (count, looks.speech.say(key, &[("n", (count as i64).into())])));
        let group = looks.speech.text("setup-rivals");
        choices(ui, looks, &group, &mut count, options.collect::<Vec<_>>());
        if count != self.table.rivals.len() {
            self.seat_rivals(count);
        }
        ui.add_space(space::TIGHT);
        self.seat_fitting();
        let lists = self.lists(ui, looks);
        for i in 0..self.table.rivals.len() {
            let (society, people_before) = (self.society_of(i + 1), self.people_before(i + 1));
            let row = RivalRow { number: i, society, people_before, lists, programs: &self.programs };
            if let Some(rival) = self.table.rivals.get_mut(i) {
                ui.horizontal(|ui| rival.show(ui, looks, &row));
                rival.show_below(ui, looks, &row);
            }
        }
        self.keep_fit();
        if !alone {
            self.hide(ui, looks);
        }
    }

    /// Shows the list that chooses which facts about the rivals stay hidden.
    fn hide(&mut self, ui: &mut Ui, looks: &Looks) {
        let shown = |hidden: Hidden| capital(&looks.speech.text(&format!("setup-hide-{}", hidden.id())));
        ui.horizontal(|ui| {
            let label = ui.label(looks.speech.text("setup-hide")).id;
            list(ui, "hide", label, shown(self.table.hidden), |ui| {
                for choice in Hidden::ALL {
                    ui.selectable_value(&mut self.table.hidden, choice, shown(choice));
                }
            });
        });
    }

    fn first_player(&mut self, ui: &mut Ui, looks: &mut Looks) {
        let societies = looks.speech.words().societies();
        let known = |seat| societies.get(self.society_of(seat)).map(|s| s.name.clone()).unwrap_or_default();
        let shown = |first: Option<usize>| {
            first.map_or_else(|| capital(&looks.speech.text("setup-first-random")), known)
        };
        let (mut first, rivals) = (self.first, self.table.rivals.len());
        ui.horizontal(|ui| {
            let label = name(ui, looks, "setup-first");
            list(ui, "first", label, shown(first), |ui| {
                for choice in std::iter::once(None).chain((0..=rivals).map(Some)) {
                    ui.selectable_value(&mut first, choice, shown(choice));
                }
            });
        });
        self.first = first;
    }

    fn seed(&mut self, ui: &mut Ui, looks: &Looks) {
        ui.horizontal(|ui| {
            let label = name(ui, looks, "setup-seed");
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.button(looks.speech.text("setup-new-seed")).clicked() {
                    self.seed = Setup::fresh_seed().to_string();
                }
                // The field must hold 16 digits, the length of the longest seed.
                let font = egui::FontId::proportional(type_size::SMALL + 0.5);
                let field = egui::TextEdit::singleline(&mut self.seed).font(font).desired_width(LIST);
                ui.add(field.margin(egui::Margin::symmetric(6, 4)))
                    .labelled_by(label)
                    .on_hover_text(looks.speech.text("setup-seed-about"));
            });
        });
    }
}

/// Shows the heading of a group of controls, and returns the id of its label.
fn name(ui: &mut Ui, looks: &Looks, key: &str) -> egui::Id {
    ui.label(RichText::new(looks.speech.text(key)).size(type_size::BODY + 1.0).strong()).id
}

/// Shows a dropdown list at the right end of its row.
fn list(
    ui: &mut Ui,
    salt: impl std::hash::Hash + std::fmt::Debug,
    label: egui::Id,
    shown: String,
    items: impl FnOnce(&mut Ui),
) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let list = ComboBox::from_id_salt(salt).selected_text(shown).width(LIST);
        drop_down(ui, list, items).labelled_by(label);
    });
}

/// Shows the card of a society that the player can select, and returns true if it was clicked.
fn society(ui: &Ui, looks: &mut Looks, rect: Rect, index: usize, chosen: bool, name: &str) -> bool {
    let response = ui.interact(rect, ui.scope_id().with(("society", index)), Sense::click());
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::accesskit::Role::RadioButton, true, chosen, name));
    choice_ground(ui, looks, rect, &response, chosen);
    let emblem = Rect::from_center_size(rect.center_top() + Vec2::new(0.0, 33.0), Vec2::splat(46.0));
    let look = (looks.society(index), IconName::Society(index));
    disc(ui, looks, emblem.expand(1.0), look, 8.0);
    let ink = looks.theme.ink;
    let font = FontId::proportional(type_size::SMALL + 0.5);
    let mut job = egui::text::LayoutJob::simple(name.to_owned(), font, ink, rect.width() - 8.0);
    job.halign = Align::Center;
    let text = ui.painter().layout_job(job);
    let middle = (emblem.bottom() + 4.0 + rect.bottom()) / 2.0;
    let at = Pos2::new(rect.center().x, middle - text.size().y / 2.0);
    ui.painter().galley(at, text, ink);
    response.clicked()
}
