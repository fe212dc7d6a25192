//! The screen that lists the saved matches. Other records can be opened by path.

pub mod pack_mismatch;
mod saved_match_row;

use std::collections::HashMap;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use system::time::SystemTime;

use egui::accesskit::Role;
use egui::containers::menu::MenuButton;
use egui::{Align, Button, Layout, Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo};
use egui_extras::TableBuilder;

use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::map::small_map;
use crate::screens::file_finder::{Finder, SoughtFile};
use crate::screens::load::saved_match_row::{Sight, Widths, told_apart};
use crate::screens::page_parts::column_heads::{HEAD, Sorting};
use crate::screens::page_parts::{Page, escape, faint, inside, main_button, plain_button, scroll_bar};
use crate::screens::{ask_dialog, name_dialog, notice_dialog};
use crate::shell::window_command::Command;
use packs::Pack;
use system::{Folders, SavedMatch};
use text::untrusted_text;

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1080.0, f32::INFINITY);
/// The size of the map picture shown when there are no saved matches, in points.
const PICTURE: Vec2 = Vec2::new(320.0, 210.0);
/// The space between rows, in points.
const GAP: f32 = 6.0;

/// The screen with the list of saved matches.
pub struct LoadScreen {
    folders: Folders,
    saved: Vec<SavedMatch>,
    packs: Vec<Arc<Pack>>,
    trouble: Option<io::Error>,
    /// The contents of the records whose rows have been visible, by path.
    glances: HashMap<PathBuf, Sight>,
    sorting: Sorting<Sorted>,
    /// True if `saved` is sorted by the selected column.
    is_sorted: bool,
    finder: Finder,
    /// The match that is being renamed, and the name typed so far.
    naming: Option<(SavedMatch, String)>,
    /// The match that the player wants to move to the trash, until they answer the confirmation.
    discarding: Option<SavedMatch>,
    /// A notice that stays until the player closes it.
    notice: Option<String>,
}

impl LoadScreen {
    /// A list of the matches saved now. A record is read only when its row becomes visible.
    pub fn new(folders: &Folders, packs: &[Arc<Pack>]) -> Self {
        let mut screen = Self {
            folders: folders.clone(),
            saved: Vec::new(),
            packs: Vec::new(),
            trouble: None,
            glances: HashMap::new(),
            sorting: Sorting::descending(Sorted::Played),
            is_sorted: true,
            finder: Finder::new(SoughtFile::Record),
            naming: None,
            discarding: None,
            notice: None,
        };
        screen.renew(packs);
        screen
    }

    /// Updates the matches and the packs. Keeps the open dialog and the sorting.
    pub fn renew(&mut self, packs: &[Arc<Pack>]) {
        self.packs = packs.to_vec();
        self.list_again();
    }

    /// Reads the list of saved matches again.
    fn list_again(&mut self) {
        (self.saved, self.trouble) = match self.folders.saved_matches() {
            Ok(saved) => (saved, None),
            Err(error) => (Vec::new(), Some(error)),
        };
        self.is_sorted = false;
        self.glances.clear();
    }

    /// Shows the screen.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let page = Page::new(ui, &looks.speech.text("load-heading"), looks, MOST);
        if let Some(trouble) = &self.trouble {
            inside(ui, page.body).label(RichText::new(looks.speech.reason(trouble)).color(looks.theme.wrong));
        } else if self.saved.is_empty() {
            nothing(ui, looks, page.body, commands);
        } else {
            let mut body = inside(ui, page.body);
            faint(&mut body, looks, &looks.speech.text("load-hint"));
            if let Some(change) = self.list(&mut body, looks, commands) {
                self.change(looks, change);
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
        self.ask_trash(ui, looks);
        notice_dialog(ui, looks, "notice of the list", &mut self.notice);
    }

    /// Makes a change to a saved match, and updates the list.
    fn change(&mut self, looks: &Looks, change: Change) {
        let changed = match change {
            Change::AskName(saved) => {
                let name = saved.name.clone();
                return self.naming = Some((saved, name));
            }
            Change::Rename(saved, name) => self.folders.rename(&saved, &name).map(|()| None),
            Change::Copy(saved) => self.folders.copy(&saved).map(|()| None),
            Change::AskTrash(saved) => return self.discarding = Some(saved),
            Change::Trash(saved) => self.folders.trash(&saved),
        };
        self.notice = match changed {
            Ok(None) => None,
            Ok(Some(to)) => {
                Some(looks.speech.say("trash-missing", &[("path", untrusted_text::path(&to).into())]))
            }
            Err(error) => Some(looks.speech.reason(&error)),
        };
        self.list_again();
    }

    /// Shows the table of saved matches. Returns the change that the player requests.
    fn list(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) -> Option<Change> {
        scroll_bar(ui);
        ui.spacing_mut().item_spacing = Vec2::new(space::NORMAL, GAP);
        let widths = Widths::for_room(ui.available_width() - ui.spacing().scroll.allocated_width());
        if !self.is_sorted {
            self.sort(looks.speech.language());
        }
        let Self { saved, packs, glances, sorting, is_sorted, .. } = self;
        let table =
            TableBuilder::new(ui).id_salt("matches").auto_shrink(false).max_scroll_height(f32::INFINITY);
        let table = table.cell_layout(Layout::left_to_right(Align::Center));
        let table = widths.columns().into_iter().fold(table, TableBuilder::column);
        let table = table.header(HEAD, |mut heads| {
            heads.col(|_| ());
            for (column, key) in COLUMNS {
                let name = looks.speech.text(key);
                heads.col(|ui| *is_sorted &= !sorting.head(ui, looks, column, &name));
            }
        });
        let mut change = None;
        table.body(|body| {
            body.rows(saved_match_row::HIGH, saved.len(), |mut row| {
                let Some(saved) = saved.get(row.index()) else { return };
                let sight =
                    glances.entry(saved.path.clone()).or_insert_with(|| Sight::read(&saved.path, packs));
                let pack = Arc::clone(sight.summary().map_or(&looks.pack, |summary| &summary.pack));
                if looks
                    .with_pack(&pack, |looks| saved_match_row::show(&mut row, looks, &widths, saved, sight))
                {
                    commands.push(Command::Resume(saved.path.clone()));
                }
                row.col(|ui| change = row_buttons(ui, looks, saved, sight, commands).or(change.take()));
            });
        });
        if !*is_sorted {
            ui.ctx().request_repaint();
        }
        change
    }

    /// Sorts the matches by the selected column.
    fn sort(&mut self, language: &str) {
        let Self { saved, packs, glances, sorting, .. } = self;
        let mut keyed: Vec<(Key, SavedMatch)> = Vec::new();
        for saved in saved.drain(..) {
            let is_read = match sorting.column() {
                Sorted::Name | Sorted::Played => false,
                Sorted::Game | Sorted::Players => true,
            };
            let summary = is_read.then(|| {
                let sight = glances.entry(saved.path.clone());
                sight.or_insert_with(|| Sight::read(&saved.path, packs)).summary()
            });
            let summary = summary.flatten();
            let key = match sorting.column() {
                Sorted::Name => (false, saved.name.to_lowercase(), 0),
                Sorted::Played => {
                    let since = saved.changed.duration_since(SystemTime::UNIX_EPOCH);
                    (false, String::new(), since.map_or(0, |since| since.as_micros()))
                }
                Sorted::Game => summary.map_or((true, String::new(), 0), |summary| {
                    (false, summary.pack.words_in(language).name.to_lowercase(), summary.round.into())
                }),
                Sorted::Players => summary.map_or((true, String::new(), 0), |summary| {
                    let person = summary.person().map_or(0, |society| 1 + society as u128);
                    (false, String::new(), ((summary.seats.len() as u128) << 64) + person)
                }),
            };
            keyed.push((key, saved));
        }
        keyed.sort_by(|(a, _), (b, _)| sorting.order(a.cmp(b)));
        *saved = keyed.into_iter().map(|(_, saved)| saved).collect();
        self.is_sorted = true;
    }

    /// Asks the player to confirm that a match moves to the trash. Enter means yes, and Escape means no.
    fn ask_trash(&mut self, ui: &Ui, looks: &mut Looks) {
        let Some(saved) = &self.discarding else { return };
        // The question uses the title from the list, since a date alone says little.
        let summary = self.glances.get(&saved.path).and_then(Sight::summary);
        let told = summary.zip(saved.after_moment()).map(|(summary, rest)| {
            let told = looks.with_pack(&summary.pack, |looks| looks.speech.match_in_short(summary));
            told_apart(told, rest)
        });
        let name = told.unwrap_or_else(|| saved.name.clone());
        let question = looks.speech.say("load-trash-sure", &[("name", name.into())]);
        let Some(meant) = ask_dialog(ui, looks, &question) else { return };
        if let Some(saved) = self.discarding.take().filter(|_| meant) {
            self.change(looks, Change::Trash(saved));
        }
        ui.ctx().request_repaint();
    }

    /// Asks the player for a new name for a match.
    fn ask_name(&mut self, ui: &Ui, looks: &Looks) {
        let Some((_, name)) = &mut self.naming else { return };
        let Some(given) = name_dialog(ui, looks, "load-new-name", name) else { return };
        if let Some((saved, name)) = self.naming.take().filter(|_| given) {
            self.change(looks, Change::Rename(saved, name));
        }
        ui.ctx().request_repaint();
    }
}

/// The columns by which saved matches can be sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sorted {
    Name,
    /// Sort by pack, and then by round.
    Game,
    Players,
    /// Sort by the time when the match was last played.
    Played,
}

/// A sort key: whether the value is unknown, then text and number. Known values come first.
type Key = (bool, String, u128);

/// The columns with a heading, from left to right, each with the key of its heading's text.
const COLUMNS: [(Sorted, &str); 4] = [
    (Sorted::Name, "load-column-name"),
    (Sorted::Game, "load-column-game"),
    (Sorted::Players, "load-column-players"),
    (Sorted::Played, "load-column-played"),
];

/// A change of a saved match that the player requests.
enum Change {
    /// Ask the player for a new name for the match.
    AskName(SavedMatch),
    /// Rename the match.
    Rename(SavedMatch, String),
    /// Copy the match.
    Copy(SavedMatch),
    /// Ask the player to confirm that the match moves to the trash.
    AskTrash(SavedMatch),
    /// Move the match to the trash.
    Trash(SavedMatch),
}

/// Shows that there are no saved matches, with a button that starts a new one.
fn nothing(ui: &mut Ui, looks: &Looks, rect: Rect, commands: &mut Vec<Command>) {
    let size = Vec2::new(rect.width(), 120.0 + PICTURE.y);
    let middle = Rect::from_center_size(rect.center(), size.min(rect.size()));
    let layout = Layout::top_down(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(middle).layout(layout));
    let (picture, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
    small_map(ui.painter(), looks, picture, &|region| looks.pack.home(region));
    ui.add_space(space::WIDE);
    let none = RichText::new(looks.speech.text("load-none")).size(type_size::LEAD).color(looks.theme.faint);
    ui.label(none);
    ui.add_space(space::WIDE);
    if main_button(&mut ui, looks, &looks.speech.text("title-new"), true).clicked() {
        commands.push(Command::ShowSetup);
    }
}

/// The height of a button in a row, in points.
const BUTTON: f32 = 34.0;
/// The space between two buttons, in points.
const BETWEEN: f32 = 6.0;

/// Shows the buttons of a saved match: one that opens its review, and a menu of changes. Returns the selected
/// change.
fn row_buttons(
    ui: &mut Ui,
    looks: &Looks,
    saved: &SavedMatch,
    sight: &Sight,
    commands: &mut Vec<Command>,
) -> Option<Change> {
    let room = ui.max_rect().shrink2(Vec2::new(space::TIGHT, 0.0));
    let size = Vec2::new((room.width() - BETWEEN) / 2.0, BUTTON);
    let named = |response: &Response, word: &str, enabled: bool| {
        let name = format!("{word} {}", saved.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    };
    let mut place = |column: f32| {
        let middle = egui::pos2(room.left() + size.x / 2.0 + column * (size.x + BETWEEN), room.center().y);
        let place = Rect::from_center_size(middle, size);
        let layout = Layout::centered_and_justified(egui::Direction::LeftToRight);
        ui.new_child(UiBuilder::new().max_rect(place).layout(layout))
    };
    let over = sight.summary().is_some_and(|summary| summary.over);
    let word = looks.speech.text("load-look-back");
    let back = place(0.0).add_enabled(over, Button::new(&word));
    named(&back, &word, over);
    let hint = looks.speech.text(if over { "load-look-back-hint" } else { "load-look-back-later" });
    if back.on_hover_text(&hint).on_disabled_hover_text(hint).clicked() {
        commands.push(Command::LookBack(saved.path.clone()));
    }
    let mut change = None;
    let more = looks.speech.text("load-more");
    let (response, _) = MenuButton::new(&more).ui(&mut place(1.0), |ui| {
        let all = [
            ("load-rename", "load-rename-hint", Change::AskName as fn(SavedMatch) -> Change),
            ("load-copy", "load-copy-hint", Change::Copy),
            ("load-trash", "load-trash-hint", Change::AskTrash),
        ];
        for (word, hint, make) in all {
            let word = looks.speech.text(word);
            let response = ui.button(&word);
            named(&response, &word, true);
            if response.on_hover_text(looks.speech.text(hint)).clicked() {
                change = Some(make(saved.clone()));
                // When an item is selected by keyboard, the menu must be closed explicitly.
                ui.close();
            }
        }
    });
    named(&response, &more, true);
    change
}
