//! The settings screen, built from the table of settings: looks, pace and help.

use egui::{Rect, RichText, ScrollArea, Slider, Ui, UiBuilder, Vec2};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::interface_scale::{self, SCALES};
use crate::looks::theme::{line, space, type_size};
use crate::screens::file_finder::system_dialog::{Picked, SystemDialog};
use crate::screens::page_parts::{Page, card, choices, escape, faint, plain_button, ringed_disc, scroll_bar};
use crate::settings::{Group, Setting, Settings, Value, Volume};
use crate::shell::window_command::Command;
use crate::sound;
use pack_library::ARCHIVE;
use packs::find_language;
use rules::Word;

/// The settings screen.
pub struct SettingsScreen {
    settings: Settings,
    /// The size of the window at interface scale 1, in points.
    room: Vec2,
    /// The interface scale while the slider is being dragged. It applies only when the slider is released,
    /// since the slider would otherwise move away from the pointer.
    sizing: Option<f32>,
    /// The dialog for an archive to import.
    dialog: SystemDialog,
}

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1420.0, if sound::AVAILABLE { 770.0 } else { 700.0 });

impl SettingsScreen {
    /// The screen for these settings. `room` is the size of the window at interface scale 1.
    pub fn new(settings: Settings, room: Vec2) -> Self {
        Self { settings, room, sizing: None, dialog: SystemDialog::default() }
    }

    /// Replaces the settings that the screen shows.
    pub fn set_settings(&mut self, settings: &Settings) {
        self.settings.clone_from(settings);
    }

    /// Sets the size of the window at interface scale 1.
    pub fn set_room(&mut self, room: Vec2) {
        self.room = room;
    }

    /// Shows the screen. A changed setting applies at once.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let before = self.settings.clone();
        let page = Page::new(ui, &looks.speech.text("settings-heading"), looks, MOST);
        let [left, middle, right] = columns(page.body);
        let mut part = card(ui, looks, left, &looks.speech.text("settings-looks"));
        scrolled(&mut part, "looks", |ui| self.group(ui, looks, Group::Looks));
        let mut pace = card(ui, looks, middle, &looks.speech.text("settings-pace"));
        scrolled(&mut pace, "pace", |ui| self.group(ui, looks, Group::Pace));
        let mut help = card(ui, looks, right, &looks.speech.text("settings-help"));
        scrolled(&mut help, "help", |ui| self.group(ui, looks, Group::Help));
        if self.settings != before {
            commands.push(Command::ApplySettings(self.settings.clone()));
        }
        let mut foot = page.foot(ui);
        let back = plain_button(&mut foot, &looks.speech.text("window-back"));
        if plain_button(&mut foot, &looks.speech.text("settings-about")).clicked() {
            commands.push(Command::ShowAbout);
        }
        if system::capabilities().programs
            && plain_button(&mut foot, &looks.speech.text("settings-programs")).clicked()
        {
            commands.push(Command::ShowPrograms);
        }
        if plain_button(&mut foot, &looks.speech.text("data-export")).clicked() {
            commands.push(Command::ExportData);
        }
        if plain_button(&mut foot, &looks.speech.text("data-import")).clicked() {
            let (title, kind) = (looks.speech.text("data-import"), looks.speech.text("data-archive"));
            self.dialog.open_file(ui.ctx(), &title, &kind, &[ARCHIVE]);
        }
        if let Picked::Path(path) = self.dialog.picked(ui.ctx()) {
            commands.push(Command::ImportData(path));
        }
        if back.clicked() || escape(ui.ctx()) {
            commands.push(Command::LeaveSettings);
        }
    }

    /// Shows the settings of one group.
    fn group(&mut self, ui: &mut Ui, looks: &mut Looks, group: Group) {
        for setting in Setting::in_group(group) {
            match setting.value() {
                Value::Volume(_) if !sound::AVAILABLE => continue,
                Value::Volume(at) => volume(ui, looks, setting, at(&mut self.settings)),
                Value::Word(at, texts) => words(ui, looks, setting, at(&mut self.settings), texts),
                Value::Switch(at) => {
                    switch(ui, looks, at(&mut self.settings), setting.text());
                    continue;
                }
                Value::Language(_) => self.language(ui, looks, setting),
                Value::AutomaticOr(..) => self.scale(ui, looks, setting),
                Value::Number(..) | Value::Bots(_) => continue,
            }
            match setting {
                Setting::Palette => {
                    ui.add_space(space::TIGHT);
                    empires(ui, looks);
                    faint(ui, looks, &looks.speech.text("settings-palette-about"));
                }
                // The coach's settings need no explanation.
                Setting::CoachTimes => ui.add_space(space::WIDE),
                _ => about(ui, looks, setting),
            }
        }
        if group == Group::Help {
            faint(ui, looks, &looks.speech.text("settings-help-plain"));
        }
    }

    /// Shows the choice of language: automatic, or a language by its own name.
    fn language(&mut self, ui: &mut Ui, looks: &Looks, setting: Setting) {
        let label = label(ui, looks, setting);
        let mut language = self.settings.language.as_deref().and_then(find_language);
        let before = language;
        let automatic = (None, looks.speech.text("language-automatic"));
        let own = looks.languages.iter().map(|(language, name)| (Some(*language), name.clone()));
        choices(ui, looks, &label.text, &mut language, std::iter::once(automatic).chain(own));
        if language != before {
            self.settings.language = language.map(str::to_owned);
        }
    }

    /// Shows the choice of interface scale: automatic, or a slider.
    fn scale(&mut self, ui: &mut Ui, looks: &Looks, setting: Setting) {
        let label = label(ui, looks, setting);
        let mut automatic = self.settings.scale.is_none();
        let options = [(true, "scale-automatic"), (false, "scale-own")]
            .map(|(automatic, key)| (automatic, looks.speech.text(key)));
        choices(ui, looks, &label.text, &mut automatic, options);
        let now = interface_scale::for_room(self.settings.scale, self.room);
        if automatic != self.settings.scale.is_none() {
            self.settings.scale = if automatic {
                None
            } else {
                Some((now * 20.0).round() / 20.0).map(|scale: f32| scale.max(SCALES.0))
            };
        }
        self.slider(ui, label.id, now, automatic);
    }

    /// Shows the slider for the interface scale, which applies when the slider is released.
    fn slider(&mut self, ui: &mut Ui, label: egui::Id, now: f32, automatic: bool) {
        let most = interface_scale::fits(self.room).clamp(SCALES.0 + 0.05, SCALES.1);
        let mut scale = self.sizing.unwrap_or(now).min(most);
        ui.add_space(space::TIGHT);
        ui.horizontal(|ui| {
            ui.spacing_mut().slider_width = 200.0;
            let slider =
                Slider::new(&mut scale, SCALES.0..=most).step_by(0.05).show_value(false).trailing_fill(true);
            let slider = ui.add_enabled(!automatic, slider).labelled_by(label);
            let shown = if automatic { now } else { scale };
            ui.label(format!("{:.0} %", 100.0 * shown));
            if automatic {
                self.sizing = None;
            } else if slider.dragged() {
                self.sizing = Some(scale);
            } else if slider.changed() || slider.drag_stopped() {
                self.settings.scale = Some(scale);
                self.sizing = None;
            }
        });
    }
}

/// Divides the page into three columns, for looks, pace and help.
fn columns(body: Rect) -> [Rect; 3] {
    let gap = space::NORMAL + space::TIGHT;
    let wide = (body.width() - 2.0 * gap) / 3.0;
    let column = |n: f32| {
        let at = body.min + Vec2::new(n * (wide + gap), 0.0);
        Rect::from_min_size(at, Vec2::new(wide, body.height()))
    };
    [column(0.0), column(1.0), column(2.0)]
}

/// The window height below which settings are closer together, in points.
const LOW: f32 = 700.0;

fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// Shows the content of a card, which scrolls if it doesn't fit.
fn scrolled(ui: &mut Ui, id: &str, content: impl FnOnce(&mut Ui)) {
    scroll_bar(ui);
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).show(ui, content);
}

fn strong(looks: &Looks, key: &str) -> RichText {
    RichText::new(looks.speech.text(key)).size(type_size::BODY + 1.0).strong()
}

/// The label of a setting, which names its options for screen readers.
struct Label {
    text: String,
    id: egui::Id,
}

fn label(ui: &mut Ui, looks: &Looks, setting: Setting) -> Label {
    Label { text: looks.speech.text(setting.text()), id: ui.label(strong(looks, setting.text())).id }
}

/// Shows a setting whose value is one of several words. `texts` is the key of the options' texts, with `{}`
/// in place of the word.
fn words(ui: &mut Ui, looks: &Looks, setting: Setting, value: &mut dyn Word, texts: &str) {
    let label = label(ui, looks, setting);
    let mut word = value.word();
    let options = value.words().into_iter();
    let options = options.map(|word| (word, looks.speech.text(&texts.replace("{}", word))));
    choices(ui, looks, &label.text, &mut word, options);
    value.set_word(word);
}

/// Shows the slider for the volume of sounds, with its percentage.
fn volume(ui: &mut Ui, looks: &Looks, setting: Setting, volume: &mut Volume) {
    let label = label(ui, looks, setting);
    let mut percent = volume.percent();
    ui.horizontal(|ui| {
        ui.spacing_mut().slider_width = 200.0;
        let slider = Slider::new(&mut percent, 0..=100).step_by(5.0).show_value(false).trailing_fill(true);
        ui.add(slider).labelled_by(label.id);
        let off = percent == 0;
        ui.label(if off { looks.speech.text("volume-off") } else { format!("{percent} %") });
    });
    *volume = Volume::from_percent(percent);
}

/// Shows the explanation below a setting.
fn about(ui: &mut Ui, looks: &Looks, setting: Setting) {
    ui.add_space(1.0);
    faint(ui, looks, &looks.speech.text(&format!("{}-about", setting.text())));
    let room = ui.available_rect_before_wrap();
    let stroke = (line::THIN, looks.theme.rule.gamma_multiply(0.6));
    let close = is_low(ui);
    ui.painter().hline(room.x_range(), room.top() + if close { 6.0 } else { space::NORMAL }, stroke);
    ui.add_space(if close { 9.0 } else { space::WIDE - 4.0 });
}

/// Shows a setting that is on or off, with its explanation.
fn switch(ui: &mut Ui, looks: &Looks, value: &mut bool, key: &str) {
    ui.spacing_mut().icon_width = 20.0;
    ui.spacing_mut().icon_width_inner = 12.0;
    ui.spacing_mut().icon_spacing = space::NORMAL;
    ui.checkbox(value, strong(looks, key));
    let room = ui.available_rect_before_wrap();
    let room = room.with_min_x(room.left() + 20.0 + space::NORMAL);
    let why = format!("{key}-about");
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| faint(ui, looks, &looks.speech.text(&why)));
    ui.add_space(if is_low(ui) { space::NORMAL } else { space::WIDE });
}

/// Shows the empires' emblems in their colours.
fn empires(ui: &mut Ui, looks: &mut Looks) {
    let count = looks.pack.theme.empires.len();
    let (side, gap) = (if is_low(ui) { 26.0 } else { 34.0 }, space::NORMAL);
    let size = Vec2::new(count as f32 * (side + gap), side);
    let (row, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    for i in 0..count {
        let at = row.min + Vec2::new(i as f32 * (side + gap), 0.0);
        let disc = Rect::from_min_size(at, Vec2::splat(side)).shrink(1.0);
        let (look, ring) = ((looks.empire(i), IconName::Empire(i)), looks.theme.rule);
        ringed_disc(ui, looks, disc, look, 5.0, (line::THIN, ring));
    }
}
