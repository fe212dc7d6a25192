//! A rival at the table: who it is, and the lists of which its level and its temper are chosen.

use egui::{Align, ComboBox, Label, Layout, Ui};

use super::draft::{Draft, Kind, Rival};
use super::seats::{EMBLEM, NAMED, call, emblem, full_name, name_field, numbered};
use crate::ai::{Level, Temper};
use crate::app::looks::Looks;
use crate::app::screens::parts::faint;
use crate::app::theme::space;
use crate::content::capital;
use crate::outside::Name;
use crate::rules::{Hardness, Script};
use crate::table::TemperChoice;

/// How wide the lists of a rival's level and temper are: the latter stands where a person has a name.
const LEVEL: f32 = 108.0;
const TEMPER: f32 = NAMED;
/// How high the list is of who a rival can be: all of it is seen at once.
const WHO: f32 = 420.0;

impl Rival {
    /// Shows who it is, and the lists of which its level and its temper are chosen.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        looks: &mut Looks,
        (rival, before, lists): (usize, usize, Lists),
        (society, programs): (usize, &[Name]),
    ) {
        let short = emblem(ui, looks, society);
        let name = full_name(looks, society);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            match self.kind {
                Kind::Person => name_field(ui, looks, &mut self.name, numbered(looks, before), society),
                Kind::Bot => self.tempers(ui, looks, (rival, lists), &name),
                Kind::Automaton(_) => self.hardnesses(ui, looks, (rival, lists), &name),
                // Its name may take the room of both.
                Kind::Outside(_) => {}
            }
            self.levels(ui, looks, (rival, lists, programs), &name);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(short).truncate()).on_hover_text(&name);
            });
        });
    }
}

/// How wide the two lists of a rival are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lists {
    level: f32,
    temper: f32,
}

impl Draft {
    /// As wide as they are where there is room, narrower where the longest name beside them would be cut.
    pub(super) fn lists(&self, ui: &Ui, looks: &Looks) -> Lists {
        let font = egui::TextStyle::Body.resolve(ui.style());
        let societies = looks.speech.words().societies();
        let wide = |seat| {
            let short = societies.get(self.society_of(seat))?.short.clone();
            Some(ui.painter().layout_no_wrap(short, font.clone(), ui.visuals().text_color()).size().x)
        };
        let longest = (1..=self.rivals.len()).filter_map(wide).fold(0.0, f32::max);
        let between = space::TIGHT + 4.0 * ui.spacing().item_spacing.x;
        let room = ui.available_width() - EMBLEM - longest - between;
        let share = (room / (LEVEL + TEMPER)).clamp(0.5, 1.0);
        Lists { level: (LEVEL * share).floor(), temper: (TEMPER * share).floor() }
    }

    /// Shows what the levels and tempers that are chosen mean; what the others mean is told in their lists.
    pub(super) fn about(&self, ui: &mut Ui, looks: &Looks) {
        self.fit_about(ui, looks);
        for level in Level::ALL
            .into_iter()
            .filter(|level| self.rivals.iter().any(|r| r.kind == Kind::Bot && r.level == *level))
        {
            faint(ui, looks, &about_level(looks, level));
        }
        for temper in
            tempers().filter(|temper| self.rivals.iter().any(|r| r.kind == Kind::Bot && r.temper == *temper))
        {
            faint(ui, looks, &about_temper(looks, temper));
        }
        if self.rivals.iter().any(Rival::is_person) {
            faint(ui, looks, &looks.speech.text("people-person-about"));
        }
        if self.rivals.iter().any(|rival| matches!(rival.kind, Kind::Outside(_))) {
            faint(ui, looks, &looks.speech.text("outside-about"));
        }
        for script in Script::ALL {
            if self.rivals.iter().any(|rival| rival.kind == Kind::Automaton(script)) {
                faint(ui, looks, &about_script(looks, script));
            }
        }
        for hardness in Hardness::ALL {
            if self.rivals.iter().any(|rival| rival.is_automaton() && rival.hardness == hardness) {
                faint(ui, looks, &about_hardness(looks, hardness));
            }
        }
    }
}

impl Rival {
    /// The list of its tempers.
    fn tempers(&mut self, ui: &mut Ui, looks: &Looks, (rival, lists): (usize, Lists), society: &str) {
        let chosen = capital(&temper_name(looks, self.temper));
        let list = ComboBox::from_id_salt(("temper", rival)).selected_text(&chosen);
        let list = list.width(lists.temper).truncate();
        let temper = list.show_ui(ui, |ui| {
            for choice in tempers() {
                let item =
                    ui.selectable_value(&mut self.temper, choice, capital(&temper_name(looks, choice)));
                item.on_hover_text(about_temper(looks, choice));
            }
        });
        let named = looks.speech.say("setup-temper-of", &[("society", society.into())]);
        call(ui, temper.response.id, named, chosen);
    }

    /// The list of how hard the automaton can be.
    fn hardnesses(&mut self, ui: &mut Ui, looks: &Looks, (rival, lists): (usize, Lists), society: &str) {
        let shown = |hardness| capital(&looks.speech.hardness(hardness));
        let chosen = shown(self.hardness);
        let list =
            ComboBox::from_id_salt(("hardness", rival)).selected_text(&chosen).width(lists.temper).truncate();
        let list = list.show_ui(ui, |ui| {
            for choice in Hardness::ALL {
                let item = ui.selectable_value(&mut self.hardness, choice, shown(choice));
                item.on_hover_text(about_hardness(looks, choice));
            }
        });
        let named = looks.speech.say("setup-hardness-of", &[("society", society.into())]);
        call(ui, list.response.id, named, chosen);
    }

    /// The automata that it can be.
    fn scripts(&mut self, ui: &mut Ui, looks: &Looks) {
        for script in Script::ALL {
            let kind = Kind::Automaton(script);
            let item = ui.selectable_label(self.kind == kind, looks.speech.script(script));
            if item.on_hover_text(about_script(looks, script)).clicked() {
                self.kind = kind;
            }
        }
    }

    /// The list of who it can be: a bot of a level, a person, or a bot from outside; alone, one of the automata.
    fn levels(
        &mut self,
        ui: &mut Ui,
        looks: &Looks,
        (rival, lists, programs): (usize, Lists, &[Name]),
        society: &str,
    ) {
        let person = capital(&looks.speech.text("people-person"));
        let chosen = match self.kind {
            Kind::Person => person.clone(),
            Kind::Bot => capital(&looks.speech.level(self.level)),
            Kind::Automaton(script) => looks.speech.script(script),
            Kind::Outside(name) => name.to_string(),
        };
        let width = match self.kind {
            Kind::Outside(_) => LEVEL + ui.spacing().item_spacing.x + TEMPER,
            Kind::Bot | Kind::Person | Kind::Automaton(_) => lists.level,
        };
        let list = ComboBox::from_id_salt(("level", rival)).selected_text(&chosen).width(width);
        let list = list.height(WHO).truncate();
        let level = list.show_ui(ui, |ui| {
            if self.is_automaton() {
                return self.scripts(ui, looks);
            }
            for choice in Level::ALL {
                let is_chosen = self.kind == Kind::Bot && self.level == choice;
                let item = ui.selectable_label(is_chosen, capital(&looks.speech.level(choice)));
                if item.on_hover_text(about_level(looks, choice)).clicked() {
                    (self.kind, self.level) = (Kind::Bot, choice);
                }
            }
            let item = ui.selectable_label(self.is_person(), person);
            if item.on_hover_text(looks.speech.text("people-person-about")).clicked() {
                self.kind = Kind::Person;
            }
            for name in programs {
                let kind = Kind::Outside(*name);
                let item = ui.selectable_label(self.kind == kind, name.as_str());
                if item.on_hover_text(looks.speech.text("outside-about")).clicked() {
                    self.kind = kind;
                }
            }
        });
        let named = looks.speech.say("setup-level-of", &[("society", society.into())]);
        call(ui, level.response.id, named, chosen);
    }
}

/// The tempers to choose from.
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
