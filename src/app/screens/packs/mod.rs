//! The packs on the shelf: what each is, where it lies and what is wrong with it; opening, installing
//! and removing them.

mod browser;
mod detail;
mod list;

use std::path::{Path, PathBuf};

use egui::{Align, Button, Layout, Margin, Rect, RichText, TextEdit, Ui, Vec2};

use self::browser::{Browser, Choice};
use crate::app::command::Command;
use crate::app::picker::Picker;
use crate::app::screens::ask_dialog;
use crate::app::screens::parts::{Page, card, escape, inside, plain_button};
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};
use crate::table::shelf::{Place, Request, Shelf, Shelved};

/// How large the page is at most.
const MOST: Vec2 = Vec2::new(1480.0, f32::INFINITY);
/// How high the buttons are that open packs.
const BUTTON: f32 = 30.0;

/// The screen from which the packs were asked for, and to which one goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The title.
    Title,
    /// The set-up of a match.
    Setup,
}

/// The list of packs.
pub struct PacksScreen {
    back: Back,
    chosen: Option<Place>,
    /// What has just been done with the chosen one.
    said: Option<String>,
    path: String,
    picker: Picker,
    browser: Option<Browser>,
    /// What is asked before it is done, and the request that does it.
    asked: Option<(String, Request)>,
}

impl PacksScreen {
    /// The packs with one chosen.
    pub fn new(back: Back, chosen: Option<Place>) -> Self {
        Self {
            back,
            chosen,
            said: None,
            path: String::new(),
            picker: Picker::default(),
            browser: None,
            asked: None,
        }
    }

    /// From now on this pack is chosen; `said` is what has been done with it.
    pub fn choose(&mut self, place: Place, said: Option<String>) {
        (self.chosen, self.said) = (Some(place), said);
    }

    /// Shows the packs.
    pub fn ui(&mut self, ui: &mut Ui, kit: &mut Kit, shelf: &Shelf, commands: &mut Vec<Command>) {
        let page = Page::new(ui, &kit.speech.text("packs-heading"), MOST);
        let (left, right) = columns(page.body);
        let chosen = self.chosen.as_ref().and_then(|place| shelf.at(place)).or_else(|| shelf.packs().first());
        let rows = list::show(&mut inside(ui, left), kit, shelf, chosen);
        if let Some(pack) = chosen {
            let heading = detail::name(kit, pack);
            let mut part = card(ui, kit, right, &heading);
            detail::show(&mut part, kit, shelf, pack, self.said.as_deref(), &mut |wish| match wish {
                detail::Wish::Do(command) => commands.push(command),
                detail::Wish::Ask(what, request) => self.asked = Some((what, request)),
            });
        }
        if let Some(place) = rows {
            (self.chosen, self.said) = (Some(place), None);
        }
        let mut foot = page.foot(ui);
        let back = plain_button(&mut foot, &kit.speech.text("window-back")).clicked();
        if back || (self.browser.is_none() && escape(ui.ctx())) {
            commands.push(match self.back {
                Back::Title => Command::ShowTitle,
                Back::Setup => Command::ShowSetup,
            });
        }
        foot.add_space(space::WIDE);
        foot.with_layout(Layout::left_to_right(Align::Center), |ui| self.elsewhere(ui, kit, commands));
        self.browse(ui, kit, commands);
        self.ask(ui, kit, commands);
    }

    /// Packs that lie elsewhere: by the system's dialogs, by a dialog of our own, or by their path.
    fn elsewhere(&mut self, ui: &mut Ui, kit: &Kit, commands: &mut Vec<Command>) {
        let speech = &kit.speech;
        let button = |key: &str| Button::new(speech.text(key)).min_size(Vec2::new(0.0, BUTTON));
        let free = !self.picker.is_open();
        if ui.add_enabled(free, button("packs-open-folder")).clicked() {
            self.picker.open_folder(ui.ctx(), &speech.text("packs-open-folder"));
        }
        if ui.add_enabled(free, button("packs-open-archive")).clicked() {
            let (title, kind) = (speech.text("packs-open-archive"), speech.text("packs-kind"));
            self.picker.open_archive(ui.ctx(), &title, &kind);
        }
        let hint = speech.text("packs-browse-hint");
        let path = self.path.trim().trim_matches('"').to_owned();
        if ui.add(button("packs-browse")).on_hover_text(hint).clicked() {
            self.browser = Some(Browser::at(Path::new(&path)));
        }
        let label = ui.label(speech.text("packs-path"));
        let room = (ui.available_width() - 82.0).clamp(60.0, 420.0);
        let field = TextEdit::singleline(&mut self.path).desired_width(room - 12.0);
        let field = ui.add(field.margin(Margin::symmetric(6, 7))).labelled_by(label.id);
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let open = button("packs-open").min_size(Vec2::new(64.0, BUTTON));
        if (ui.add_enabled(!path.is_empty(), open).clicked() || entered) && !path.is_empty() {
            commands.push(Command::Shelf(Request::Open(PathBuf::from(path))));
        }
        if let Some(path) = self.picker.chosen() {
            commands.push(Command::Shelf(Request::Open(path)));
        }
    }

    /// Shows the dialog of our own while it is open.
    fn browse(&mut self, ui: &Ui, kit: &Kit, commands: &mut Vec<Command>) {
        match self.browser.as_mut().map_or(Choice::Nothing, |browser| browser.ui(ui, kit)) {
            Choice::Nothing => return,
            Choice::Leave => {}
            Choice::Open(path) => commands.push(Command::Shelf(Request::Open(path))),
        }
        self.browser = None;
    }

    /// Asks before something is done.
    fn ask(&mut self, ui: &Ui, kit: &Kit, commands: &mut Vec<Command>) {
        let Some((what, request)) = &self.asked else { return };
        match ask_dialog(ui, kit, what) {
            Some(true) => commands.push(Command::Shelf(request.clone())),
            Some(false) => {}
            None => return,
        }
        self.asked = None;
    }
}

/// The list and what is shown of the one that is chosen.
fn columns(body: Rect) -> (Rect, Rect) {
    let wide = (body.width() * 0.4).clamp(360.0, 560.0);
    let (left, right) = body.split_left_right_at_x(body.left() + wide);
    (left, right.with_min_x(right.left() + space::NORMAL + space::TIGHT))
}

/// How many faults or warnings a pack has, in words; nothing where there are none.
fn troubles(kit: &Kit, pack: &Shelved) -> Vec<String> {
    let (faults, warnings) = pack.told();
    let said = |n: usize, text: &dyn Fn(i64) -> String| (n > 0).then(|| text(n as i64));
    let faults = said(faults.len(), &|n| kit.speech.say("packs-faults", &[("n", n.into())]));
    let warnings = said(warnings.len(), &|n| kit.speech.say("packs-warnings", &[("n", n.into())]));
    faults.into_iter().chain(warnings).collect()
}

/// A small text.
fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).size(type_size::SMALL + 1.0)
}
