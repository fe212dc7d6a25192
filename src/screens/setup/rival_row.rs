//! The row of a rival in the set-up screen: its society, and the lists that choose its level and its temper.

use egui::{Align, ComboBox, Label, Layout, TextStyle, Ui};

use super::match_draft::Draft;
use super::seat_emblem_and_name::{EMBLEM, NAMED, call, emblem, full_name, name_field, numbered};
use crate::looks::Looks;
use crate::looks::theme::space;
use crate::screens::page_parts::{drop_down, faint};
use crate::settings::last_setup::{Rival, RivalKind};
use bots::{Level, Temper};
use external_bots::Name;
use packs::capital;
use rules::{Hardness, Script};
use table::TemperChoice;

/// The minimum width of the list of levels, in points.
const LEVEL: f32 = 108.0;
/// The usual width of the list of tempers, in points. It is also the width of the name field in a person's
/// row.
const TEMPER: f32 = NAMED;
/// The maximum height of an open list, in points. It is enough to show every level without scrolling.
const WHO: f32 = 420.0;

impl Rival {
    /// Shows the rival's society, and either the lists of levels and tempers or the field for a person's
    /// name.
    pub(super) fn show(&mut self, ui: &mut Ui, looks: &mut Looks, row: &RivalRow<'_>) {
        let short = emblem(ui, looks, row.society);
        let name = full_name(looks, row.society);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            match self.kind {
                RivalKind::Person => {
                    let hint = numbered(looks, row.people_before);
                    name_field(ui, looks, &mut self.name, hint, row.society);
                } // An external bot has no second list, so its name takes the space of both.
                RivalKind::Bot | RivalKind::Automaton(_) | RivalKind::Outside(_) => {
                    if !row.lists.below {
                        self.second(ui, looks, row, &name);
                    }
                }
            }
            self.levels(ui, looks, row, &name);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(short).truncate()).on_hover_text(&name);
            });
        });
    }
}

/// Everything else that is needed to show the row of a rival.
pub(super) struct RivalRow<'a> {
    /// The index of the rival, counted from 0.
    pub number: usize,
    pub society: usize,
    /// The number of human players on the seats before this one.
    pub people_before: usize,
    pub lists: Lists,
    pub programs: &'a [Name],
}

/// The widths of a rival's two lists, in points: the level (or automaton), and the temper (or difficulty).
#[derive(Clone, Copy, Debug)]
pub(super) struct Lists {
    level: f32,
    temper: f32,
    /// True if the second list has its own row, since both lists don't fit beside the society's name.
    below: bool,
}

impl Draft {
    /// Computes the widths of the lists. If they would cut the longest society name, the second list shrinks
    /// to fit its selected item. If that isn't enough, it moves to its own row.
    pub(super) fn lists(&self, ui: &Ui, looks: &Looks) -> Lists {
        let wide = |text: String, style: TextStyle| {
            let font = style.resolve(ui.style());
            ui.painter().layout_no_wrap(text, font, ui.visuals().text_color()).size().x
        };
        let societies = looks.speech.words().societies();
        let short = |seat| societies.get(self.society_of(seat)).map(|society| society.short.clone());
        let longest =
            (1..=self.table.rivals.len()).filter_map(short).map(|short| wide(short, TextStyle::Body));
        let spacing = ui.spacing();
        let arrow = spacing.icon_width + spacing.icon_spacing + 2.0 * spacing.button_padding.x;
        let list = |text: String| wide(text, TextStyle::Button) + arrow;
        let both = self
            .table
            .rivals
            .iter()
            .filter(|rival| matches!(rival.kind, RivalKind::Bot | RivalKind::Automaton(_)));
        let level = both.clone().map(|rival| list(rival.level_chosen(looks))).fold(LEVEL, f32::max);
        let least = both.map(|rival| list(rival.temper_chosen(looks))).fold(0.0, f32::max);
        let between = space::TIGHT + 4.0 * spacing.item_spacing.x;
        let room = ui.available_width() - EMBLEM - longest.fold(0.0, f32::max) - between;
        let below = level + least > room;
        let temper = if below { TEMPER } else { TEMPER.min(room - level) }.max(least);
        Lists { level, temper, below }
    }

    /// Shows explanations of the selected levels, tempers and other kinds of rivals.
    pub(super) fn about(&self, ui: &mut Ui, looks: &Looks) {
        self.fit_about(ui, looks);
        for level in Level::ALL
            .into_iter()
            .filter(|level| self.table.rivals.iter().any(|r| r.kind == RivalKind::Bot && r.level == *level))
        {
            faint(ui, looks, &about_level(looks, level));
        }
        for temper in tempers().filter(|temper| {
            self.table.rivals.iter().any(|r| r.kind == RivalKind::Bot && r.temper == *temper)
        }) {
            faint(ui, looks, &about_temper(looks, temper));
        }
        if self.table.rivals.iter().any(Rival::is_person) {
            faint(ui, looks, &looks.speech.text("people-person-about"));
        }
        if self.table.rivals.iter().any(|rival| matches!(rival.kind, RivalKind::Outside(_))) {
            faint(ui, looks, &looks.speech.text("outside-about"));
        }
        for script in Script::ALL {
            if self.table.rivals.iter().any(|rival| rival.kind == RivalKind::Automaton(script)) {
                faint(ui, looks, &about_script(looks, script));
            }
        }
        for hardness in Hardness::ALL {
            if self.table.rivals.iter().any(|rival| rival.is_automaton() && rival.hardness == hardness) {
                faint(ui, looks, &about_hardness(looks, hardness));
            }
        }
    }
}

impl Rival {
    /// The text of the selected item in the first list.
    fn level_chosen(&self, looks: &Looks) -> String {
        match self.kind {
            RivalKind::Person => capital(&looks.speech.text("people-person")),
            RivalKind::Bot => capital(&looks.speech.level(self.level)),
            RivalKind::Automaton(script) => looks.speech.script(script),
            RivalKind::Outside(name) => name.to_string(),
        }
    }

    /// The text of the selected item in the second list.
    fn temper_chosen(&self, looks: &Looks) -> String {
        match self.kind {
            RivalKind::Automaton(_) => capital(&looks.speech.hardness(self.hardness)),
            RivalKind::Bot | RivalKind::Person | RivalKind::Outside(_) => {
                capital(&temper_name(looks, self.temper))
            }
        }
    }

    /// Shows the second list in its own row, if it doesn't fit beside the first one.
    pub(super) fn show_below(&mut self, ui: &mut Ui, looks: &Looks, row: &RivalRow<'_>) {
        if row.lists.below && matches!(self.kind, RivalKind::Bot | RivalKind::Automaton(_)) {
            let name = full_name(looks, row.society);
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    self.second(ui, looks, row, &name);
                });
            });
        }
    }

    /// Shows the list of tempers for a bot, or of difficulties for an automaton. Shows nothing for other
    /// rivals.
    fn second(&mut self, ui: &mut Ui, looks: &Looks, row: &RivalRow<'_>, society: &str) {
        match self.kind {
            RivalKind::Bot => self.tempers(ui, looks, row, society),
            RivalKind::Automaton(_) => self.hardnesses(ui, looks, row, society),
            RivalKind::Person | RivalKind::Outside(_) => {}
        }
    }

    /// Shows the list of a bot's tempers.
    fn tempers(&mut self, ui: &mut Ui, looks: &Looks, row: &RivalRow<'_>, society: &str) {
        let chosen = self.temper_chosen(looks);
        let temper = list(ui, ("temper", row.number), &chosen, row.lists.temper, |ui| {
            for choice in tempers() {
                let item =
                    ui.selectable_value(&mut self.temper, choice, capital(&temper_name(looks, choice)));
                item.on_hover_text(about_temper(looks, choice));
            }
        });
        let named = looks.speech.say("setup-temper-of", &[("society", society.into())]);
        call(ui, temper, named, chosen);
    }

    /// Shows the list of an automaton's difficulties.
    fn hardnesses(&mut self, ui: &mut Ui, looks: &Looks, row: &RivalRow<'_>, society: &str) {
        let shown = |hardness| capital(&looks.speech.hardness(hardness));
        let chosen = self.temper_chosen(looks);
        let hardness = list(ui, ("hardness", row.number), &chosen, row.lists.temper, |ui| {
            for choice in Hardness::ALL {
                let item = ui.selectable_value(&mut self.hardness, choice, shown(choice));
                item.on_hover_text(about_hardness(looks, choice));
            }
        });
        let named = looks.speech.say("setup-hardness-of", &[("society", society.into())]);
        call(ui, hardness, named, chosen);
    }

    /// Shows the list items for the automata.
    fn scripts(&mut self, ui: &mut Ui, looks: &Looks) {
        for script in Script::ALL {
            let kind = RivalKind::Automaton(script);
            let item = ui.selectable_label(self.kind == kind, looks.speech.script(script));
            if item.on_hover_text(about_script(looks, script)).clicked() {
                self.kind = kind;
            }
        }
    }

    /// Shows the list of players for this rival: a bot of some level, a person, or an external bot. In solo
    /// play it lists the automata.
    fn levels(&mut self, ui: &mut Ui, looks: &Looks, row: &RivalRow<'_>, society: &str) {
        let lists = row.lists;
        let chosen = self.level_chosen(looks);
        let width = match self.kind {
            RivalKind::Outside(_) => lists.level + ui.spacing().item_spacing.x + lists.temper,
            RivalKind::Bot | RivalKind::Person | RivalKind::Automaton(_) => lists.level,
        };
        let level = list(ui, ("level", row.number), &chosen, width, |ui| {
            if self.is_automaton() {
                return self.scripts(ui, looks);
            }
            let item = ui.selectable_label(self.is_person(), capital(&looks.speech.text("people-person")));
            if item.on_hover_text(looks.speech.text("people-person-about")).clicked() {
                self.kind = RivalKind::Person;
            }
            for choice in Level::ALL {
                let is_chosen = self.kind == RivalKind::Bot && self.level == choice;
                let item = ui.selectable_label(is_chosen, capital(&looks.speech.level(choice)));
                if item.on_hover_text(about_level(looks, choice)).clicked() {
                    (self.kind, self.level) = (RivalKind::Bot, choice);
                }
            }
            for name in row.programs {
                let kind = RivalKind::Outside(*name);
                let item = ui.selectable_label(self.kind == kind, name.as_str());
                if item.on_hover_text(looks.speech.text("outside-about")).clicked() {
                    self.kind = kind;
                }
            }
        });
        let named = looks.speech.say("setup-level-of", &[("society", society.into())]);
        call(ui, level, named, chosen);
    }
}

/// Shows a dropdown list that is `width` points wide, and returns the id of its widget.
fn list(
    ui: &mut Ui,
    salt: impl std::hash::Hash + std::fmt::Debug,
    chosen: &str,
    width: f32,
    items: impl FnOnce(&mut Ui),
) -> egui::Id {
    let shown = |ui: &mut Ui| {
        ui.set_max_width(width);
        let list = ComboBox::from_id_salt(salt).selected_text(chosen).width(width);
        drop_down(ui, list.height(WHO).truncate(), items).id
    };
    ui.scope(shown).inner
}

/// All tempers that can be selected, including a surprise.
fn tempers() -> impl Iterator<Item = TemperChoice> {
    Temper::ALL.into_iter().map(TemperChoice::Set).chain([TemperChoice::Surprise])
}

fn temper_name(looks: &Looks, temper: TemperChoice) -> String {
    match temper {
        TemperChoice::Set(temper) => looks.speech.temper(temper),
        TemperChoice::Surprise => looks.speech.text("temper-surprise"),
    }
}

fn about_temper(looks: &Looks, temper: TemperChoice) -> String {
    match temper {
        TemperChoice::Set(temper) => looks.speech.text(&format!("temper-{}-about", temper.id())),
        TemperChoice::Surprise => looks.speech.text("temper-surprise-about"),
    }
}

fn about_script(looks: &Looks, script: Script) -> String {
    looks.speech.text(&format!("automaton-{}-about", script.id()))
}

fn about_hardness(looks: &Looks, hardness: Hardness) -> String {
    looks.speech.text(&format!("hardness-{}-about", hardness.id()))
}

fn about_level(looks: &Looks, level: Level) -> String {
    looks.speech.text(&format!("level-{}-about", level.id()))
}
