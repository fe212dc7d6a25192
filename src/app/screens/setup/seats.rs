//! Who sits at the table: the person's society, rivals, who goes first, and the seed.

use egui::{Align, ComboBox, FontId, Label, Layout, Pos2, Rect, RichText, Sense, Ui, Vec2};

use super::draft::Draft;
use crate::ai::Level;
use crate::app::icons::Icon;
use crate::app::looks::Looks;
use crate::app::screens::parts::{choice_ground, choices, faint};
use crate::app::theme::{space, text_on, type_size};
use crate::content::capital;
use crate::table::Setup;

/// How high the card of a society is.
const HIGH: f32 = 98.0;
/// How wide a list to choose from is.
const LIST: f32 = 138.0;

impl Draft {
    /// Shows who sits at the table.
    pub(super) fn seats(&mut self, ui: &mut Ui, looks: &mut Looks) {
        name(ui, looks, "setup-society");
        self.societies(ui, looks);
        ui.add_space(space::NORMAL);
        self.rivals(ui, looks);
        ui.add_space(space::NORMAL);
        self.first_player(ui, looks);
        ui.add_space(space::TIGHT);
        self.seed(ui, looks);
        ui.add_space(space::NORMAL);
        for level in Level::ALL {
            faint(ui, looks, &looks.speech.text(&format!("level-{}-about", level.id())));
        }
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
        name(ui, looks, "setup-rivals");
        let mut count = self.rivals.len();
        let options = (least - 1..most)
            .map(|count| (count, looks.speech.say("setup-rival-count", &[("n", (count as i64).into())])));
        let group = looks.speech.text("setup-rivals");
        choices(ui, looks, &group, &mut count, options.collect::<Vec<_>>());
        if count != self.rivals.len() {
            self.rivals.resize(count, Level::Novice);
            self.first = self.first.filter(|first| *first <= count);
        }
        ui.add_space(space::TIGHT);
        for i in 0..self.rivals.len() {
            let society = self.society_of(i + 1);
            let Some(level) = self.rivals.get_mut(i) else { continue };
            ui.horizontal(|ui| {
                let (disc, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
                let tint = looks.society(society);
                ui.painter().circle_filled(disc.center(), 13.0, tint);
                looks.icons.paint(ui, Icon::Society(society), disc.shrink(4.0), text_on(tint));
                ui.add_space(space::TIGHT);
                let name = looks.speech.words().societies().get(society).map(|s| s.name.as_str());
                let label = ui.add(Label::new(name.unwrap_or_default()).truncate());
                let shown = |level: Level| capital(&looks.speech.text(&format!("level-{}", level.id())));
                list(ui, ("rival", i), label.id, shown(*level), |ui| {
                    for choice in Level::ALL {
                        ui.selectable_value(level, choice, shown(choice));
                    }
                });
            });
        }
    }

    fn first_player(&mut self, ui: &mut Ui, looks: &mut Looks) {
        let societies = looks.speech.words().societies();
        let known = |seat| societies.get(self.society_of(seat)).map(|s| s.name.clone()).unwrap_or_default();
        let shown = |first: Option<usize>| {
            first.map_or_else(|| capital(&looks.speech.text("setup-first-random")), known)
        };
        let (mut first, rivals) = (self.first, self.rivals.len());
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
                let field = egui::TextEdit::singleline(&mut self.seed).desired_width(LIST);
                ui.add(field.margin(egui::Margin::symmetric(6, 4)))
                    .labelled_by(label)
                    .on_hover_text(looks.speech.text("setup-seed-about"));
            });
        });
    }
}

/// The name of a part of the table.
fn name(ui: &mut Ui, looks: &Looks, key: &str) -> egui::Id {
    ui.label(RichText::new(looks.speech.text(key)).size(type_size::BODY + 1.0).strong()).id
}

/// A list to choose from, at the right end of its row.
fn list(
    ui: &mut Ui,
    salt: impl std::hash::Hash + std::fmt::Debug,
    label: egui::Id,
    shown: String,
    items: impl FnOnce(&mut Ui),
) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let list = ComboBox::from_id_salt(salt).selected_text(shown).width(LIST);
        list.show_ui(ui, items).response.labelled_by(label);
    });
}

/// A society to be; whether it was clicked.
fn society(ui: &Ui, looks: &mut Looks, rect: Rect, index: usize, chosen: bool, name: &str) -> bool {
    let response = ui.interact(rect, ui.scope_id().with(("society", index)), Sense::click());
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::accesskit::Role::RadioButton, true, chosen, name));
    choice_ground(ui, looks, rect, &response, chosen);
    let emblem = Rect::from_center_size(rect.center_top() + Vec2::new(0.0, 33.0), Vec2::splat(46.0));
    let tint = looks.society(index);
    ui.painter().circle_filled(emblem.center(), 24.0, tint);
    let ink = looks.theme.ink;
    looks.icons.paint(ui, Icon::Society(index), emblem.shrink(7.0), text_on(tint));
    let font = FontId::proportional(type_size::SMALL + 0.5);
    let mut job = egui::text::LayoutJob::simple(name.to_owned(), font, ink, rect.width() - 8.0);
    job.halign = Align::Center;
    let text = ui.painter().layout_job(job);
    let middle = (emblem.bottom() + 4.0 + rect.bottom()) / 2.0;
    let at = Pos2::new(rect.center().x, middle - text.size().y / 2.0);
    ui.painter().galley(at, text, ink);
    response.clicked()
}
