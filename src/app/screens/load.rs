//! The matches that are kept, and any other record by its path.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align, Button, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2, WidgetInfo};

use crate::app::command::Command;
use crate::app::looks::Looks;
use crate::app::screens::finder::{Finder, Sought};
use crate::app::screens::parts::{Page, escape, faint, inside, main_button, plain_button, scroll_bar};
use crate::app::screens::saved_row::Sight;
use crate::app::screens::{name_dialog, notice_dialog, saved_row};
use crate::app::theme::{space, type_size};
use crate::content::Pack;
use crate::system::{Folders, SavedMatch};

/// How large the page is at most.
const MOST: Vec2 = Vec2::new(1080.0, f32::INFINITY);
/// Between the rows.
const GAP: f32 = 6.0;
/// How wide the buttons of a row are together.
const BUTTONS: f32 = 250.0;

/// The list of matches.
pub struct LoadScreen {
    folders: Folders,
    saved: Vec<SavedMatch>,
    packs: Vec<Arc<Pack>>,
    trouble: Option<String>,
    /// Where the matches stand that have been in sight so far, or what is wrong with them.
    glances: HashMap<PathBuf, Sight>,
    finder: Finder,
    /// The match that is given another name, and the name so far.
    naming: Option<(SavedMatch, String)>,
    /// Something that has to be said, until it is clicked away.
    notice: Option<String>,
}

impl LoadScreen {
    /// The list as it is now. What the records say is read when they come into sight.
    pub fn new(folders: &Folders, packs: &[Arc<Pack>]) -> Self {
        let mut screen = Self {
            folders: folders.clone(),
            saved: Vec::new(),
            packs: Vec::new(),
            trouble: None,
            glances: HashMap::new(),
            finder: Finder::new(Sought::Record),
            naming: None,
            notice: None,
        };
        screen.renew(packs);
        screen
    }

    /// Shows the matches and the packs that there are now. What the person is about stays as it is.
    pub fn renew(&mut self, packs: &[Arc<Pack>]) {
        self.packs = packs.to_vec();
        self.list_again();
    }

    /// Lists what is kept now.
    fn list_again(&mut self) {
        (self.saved, self.trouble) = match self.folders.saved() {
            Ok(saved) => (saved, None),
            Err(error) => (Vec::new(), Some(error.to_string())),
        };
        self.glances.clear();
    }

    /// Shows the list.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let page = Page::new(ui, &looks.speech.text("load-heading"), MOST);
        if let Some(trouble) = &self.trouble {
            inside(ui, page.body).label(RichText::new(trouble).color(looks.theme.wrong));
        } else if self.saved.is_empty() {
            nothing(ui, looks, page.body, commands);
        } else {
            let mut body = inside(ui, page.body);
            faint(&mut body, looks, &looks.speech.text("load-hint"));
            if let Some(change) = self.list(&mut body, looks, commands) {
                self.change(change);
                ui.ctx().request_repaint();
            }
        }
        let mut foot = page.foot(ui);
        if plain_button(&mut foot, &looks.speech.text("window-back")).clicked()
            || (!self.finder.is_open() && escape(ui.ctx()))
        {
            commands.push(Command::ShowTitle);
        }
        foot.add_space(2.0 * space::WIDE);
        let found = foot.with_layout(Layout::left_to_right(Align::Center), |ui| self.finder.ui(ui, looks));
        if let Some(path) = found.inner {
            commands.push(Command::Resume(path));
        }
        self.ask_name(ui, looks);
        notice_dialog(ui, looks, "load-notice", &mut self.notice);
    }

    /// Changes what is kept, and lists what there is then.
    fn change(&mut self, change: Change) {
        let changed = match change {
            Change::AskName(saved) => {
                let name = saved.name.clone();
                return self.naming = Some((saved, name));
            }
            Change::Rename(saved, name) => self.folders.rename(&saved, &name),
            Change::Copy(saved) => self.folders.copy(&saved),
            Change::Trash(saved) => self.folders.trash(&saved),
        };
        self.notice = changed.err().map(|error| error.to_string());
        self.list_again();
    }

    /// Shows the matches; gives back what is to be changed.
    fn list(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) -> Option<Change> {
        ui.spacing_mut().item_spacing.y = GAP;
        let packs = &self.packs;
        let (saved, glances) = (&self.saved, &mut self.glances);
        let mut change = None;
        scroll_bar(ui);
        let area = ScrollArea::vertical().id_salt("matches").auto_shrink([false, false]);
        area.show_rows(ui, saved_row::HIGH, saved.len(), |ui, rows| {
            for saved in saved.get(rows).unwrap_or_default() {
                let sight =
                    glances.entry(saved.path.clone()).or_insert_with(|| Sight::of(&saved.path, packs));
                let size = Vec2::new(ui.available_width(), saved_row::HIGH);
                let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                let (left, right) = rect.split_left_right_at_x(rect.right() - BUTTONS);
                let pack = sight.glance().map_or(&looks.pack, |glance| &glance.pack);
                if looks.with_pack(&Arc::clone(pack), |looks| {
                    saved_row::show(ui, looks, rect, left, saved, sight)
                }) {
                    commands.push(Command::Resume(saved.path.clone()));
                }
                change = row_buttons(ui, looks, right, saved).or(change.take());
            }
        });
        change
    }

    /// Asks for another name of a match.
    fn ask_name(&mut self, ui: &Ui, looks: &Looks) {
        let Some((_, name)) = &mut self.naming else { return };
        let Some(given) = name_dialog(ui, looks, "load-new-name", name) else { return };
        if let Some((saved, name)) = self.naming.take().filter(|_| given) {
            self.change(Change::Rename(saved, name));
        }
        ui.ctx().request_repaint();
    }
}

/// What is to be changed about a match that is kept.
enum Change {
    /// It is to get another name, which is asked for.
    AskName(SavedMatch),
    /// It gets this name.
    Rename(SavedMatch, String),
    /// It is copied.
    Copy(SavedMatch),
    /// It is put into the trash.
    Trash(SavedMatch),
}

/// That there is no match yet, and what can be done about it.
fn nothing(ui: &mut Ui, looks: &Looks, rect: Rect, commands: &mut Vec<Command>) {
    let middle = Rect::from_center_size(rect.center(), Vec2::new(rect.width(), 120.0));
    let layout = Layout::top_down(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(middle).layout(layout));
    let none = RichText::new(looks.speech.text("load-none")).size(type_size::LEAD).color(looks.theme.faint);
    ui.label(none);
    ui.add_space(space::WIDE);
    if main_button(&mut ui, looks, &looks.speech.text("title-new"), true).clicked() {
        commands.push(Command::ShowSetup);
    }
}

/// What can be done with a match that is kept.
fn row_buttons(ui: &mut Ui, looks: &Looks, rect: Rect, saved: &SavedMatch) -> Option<Change> {
    let layout = Layout::right_to_left(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect.shrink(space::NORMAL)).layout(layout));
    let mut button = |word: &str, hint: &str, change: fn(SavedMatch) -> Change| {
        let word = looks.speech.text(word);
        let response = ui.add(Button::new(&word).min_size(Vec2::new(64.0, 30.0)));
        let name = format!("{word} {}", saved.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        response.on_hover_text(looks.speech.text(hint)).clicked().then(|| change(saved.clone()))
    };
    let trash = button("load-trash", "load-trash-hint", Change::Trash);
    let copy = button("load-copy", "load-copy-hint", Change::Copy);
    let rename = button("load-rename", "load-rename-hint", Change::AskName);
    trash.or(copy).or(rename)
}
