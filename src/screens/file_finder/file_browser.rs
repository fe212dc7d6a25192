//! The program's own file dialog, for systems without one. It lists folders, together with either packs or
//! records.

use std::io;
use std::path::{Path, PathBuf};
use system::fs;

use egui::accesskit::Role;
use egui::{
    Align, Align2, FontId, Id, Key, Label, Layout, Modal, RichText, ScrollArea, Sense, StrokeKind, Ui, Vec2,
    WidgetInfo,
};

use super::pack_or_record::SoughtFile;
use crate::looks::Looks;
use crate::looks::name_shortening::first_words;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{ROUND, plain_button, scroll_bar};
use pack_library::is_archive;
use packs::{CATALOGUE_FILE, MANIFEST_FILE};
use system::RECORD_ENDING;
use text::hidden_file::is_hidden_file;
use text::untrusted_text;

/// The maximum width and height of the dialog, in points.
const MOST: Vec2 = Vec2::new(640.0, 460.0);
/// The height of a row, in points.
const HIGH: f32 = 30.0;
/// The maximum number of folder entries that are read.
const ENTRIES: usize = 5_000;

/// The kind of a folder entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum EntryKind {
    Catalogue,
    Pack,
    Archive,
    Record,
    Folder,
}

/// An entry of the folder that the dialog shows.
struct FolderEntry {
    kind: EntryKind,
    name: String,
    path: PathBuf,
}

/// The player's choice in the file dialog.
pub(super) enum Browsed {
    /// The player has not chosen yet.
    Nothing,
    /// The player has closed the dialog.
    Leave,
    /// The player wants to open this path.
    Open(PathBuf),
}

/// The program's own file dialog, showing the contents of a folder.
pub(super) struct Browser {
    sought: SoughtFile,
    folder: PathBuf,
    entries: Vec<FolderEntry>,
    trouble: Option<io::Error>,
    /// True if the first row must receive keyboard focus in the next frame.
    entered: bool,
}

impl Browser {
    /// The dialog, opened at `path` or its nearest existing parent folder. If there is none, it opens the
    /// home folder.
    pub fn at(sought: SoughtFile, path: &Path) -> Self {
        let given = path.ancestors().find(|path| fs::is_dir(path) && path.is_absolute());
        let home = system::home_folder;
        let here = || std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
        let folder = given.map(Path::to_owned).or_else(home).unwrap_or_else(here);
        let (folder_yet, entries) = (PathBuf::new(), Vec::new());
        let mut browser = Self { sought, folder: folder_yet, entries, trouble: None, entered: false };
        browser.enter(folder);
        browser
    }

    fn enter(&mut self, folder: PathBuf) {
        (self.entries, self.trouble) = match entries(self.sought, &folder) {
            Ok(entries) => (entries, None),
            Err(why) => (Vec::new(), Some(why)),
        };
        (self.folder, self.entered) = (folder, true);
    }

    /// Shows the dialog, and returns the player's choice.
    pub fn ui(&mut self, ui: &Ui, looks: &Looks) -> Browsed {
        let size = MOST.min(ui.ctx().content_rect().size() - Vec2::splat(4.0 * space::WIDE));
        let mut choice = Browsed::Nothing;
        let frame = egui::Frame::popup(ui.style()).inner_margin(space::WIDE);
        Modal::new(Id::unique("browser")).frame(frame).show(ui.ctx(), |ui| {
            ui.set_width(size.x);
            let heading = looks.speech.text(self.of_kind("find-a-pack", "find-a-record"));
            ui.label(RichText::new(heading).size(type_size::HEADING).strong());
            ui.add(Label::new(untrusted_text::path(&self.folder)).truncate().selectable(true));
            ui.add_space(space::TIGHT);
            let room = size.y - 150.0;
            if let Some(clicked) = self.list(ui, looks, room) {
                match clicked.0 {
                    EntryKind::Folder => self.enter(clicked.1),
                    EntryKind::Catalogue | EntryKind::Pack | EntryKind::Archive | EntryKind::Record => {
                        choice = Browsed::Open(clicked.1);
                    }
                }
            }
            ui.add_space(space::NORMAL);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let cancel = plain_button(ui, &looks.speech.text("window-cancel"));
                if cancel.clicked() || ui.input(|i| i.key_pressed(Key::Escape)) {
                    choice = Browsed::Leave;
                }
                let parent = self.folder.parent().map(Path::to_owned);
                let up = ui.add_enabled_ui(parent.is_some(), |ui| {
                    plain_button(ui, &looks.speech.text("find-up")).clicked()
                });
                if let Some(parent) = parent.filter(|_| up.inner) {
                    self.enter(parent);
                }
            });
        });
        choice
    }

    fn of_kind(&self, pack: &'static str, record: &'static str) -> &'static str {
        if self.sought == SoughtFile::Pack { pack } else { record }
    }

    /// Shows the contents of the folder, and returns the entry that was clicked.
    fn list(&mut self, ui: &mut Ui, looks: &Looks, high: f32) -> Option<(EntryKind, PathBuf)> {
        let mut clicked = None;
        let focus = std::mem::take(&mut self.entered);
        let frame = egui::Frame::new().fill(looks.theme.well).inner_margin(space::TIGHT).corner_radius(4);
        frame.show(ui, |ui| {
            ui.set_min_height(high);
            scroll_bar(ui);
            ui.spacing_mut().item_spacing.y = 2.0;
            if let Some(trouble) = &self.trouble {
                ui.label(RichText::new(looks.speech.reason(trouble)).color(looks.theme.wrong));
            } else if self.entries.is_empty() {
                ui.label(
                    RichText::new(looks.speech.text(self.of_kind("find-no-pack", "find-no-record")))
                        .color(looks.theme.faint),
                );
            }
            // Each folder has its own scroll position.
            let area =
                ScrollArea::vertical().id_salt(&self.folder).auto_shrink([false, false]).max_height(high);
            area.show_rows(ui, HIGH, self.entries.len(), |ui, rows| {
                let first = rows.start;
                for (i, entry) in self.entries.get(rows).unwrap_or_default().iter().enumerate() {
                    if row(ui, looks, entry, focus && first + i == 0) {
                        clicked = Some((entry.kind, entry.path.clone()));
                    }
                }
            });
        });
        clicked
    }
}

/// Shows the row of a folder entry, and returns true if it was clicked. `focus` gives it keyboard focus.
fn row(ui: &mut Ui, looks: &Looks, entry: &FolderEntry, focus: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HIGH), Sense::click());
    let kind = looks.speech.text(match entry.kind {
        EntryKind::Catalogue => "find-is-catalogue",
        EntryKind::Pack => "find-is-pack",
        EntryKind::Archive => "find-is-archive",
        EntryKind::Record => "find-is-record",
        EntryKind::Folder => "find-is-folder",
    });
    let name = format!("{}, {kind}", entry.name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if focus {
        response.request_focus();
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let theme = &looks.theme;
    if response.hovered() || response.has_focus() {
        let edge = (line::STRONG, if response.has_focus() { theme.lit } else { theme.accent });
        ui.painter().rect(rect, ROUND, theme.panel, edge, StrokeKind::Inside);
    }
    let inner = rect.shrink2(Vec2::new(space::NORMAL, 0.0));
    let font = FontId::proportional(type_size::BODY);
    let colour = if entry.kind == EntryKind::Folder { theme.faint } else { theme.accent };
    let kind = ui.painter().text(inner.right_center(), Align2::RIGHT_CENTER, kind, font.clone(), colour);
    let width = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), theme.ink).size().x;
    let fitting = first_words(&entry.name, kind.left() - inner.left() - space::WIDE, width);
    ui.painter().text(inner.left_center(), Align2::LEFT_CENTER, fitting, font, theme.ink);
    response.clicked()
}

/// The entries of a folder that the dialog shows: packs and archives, or records, and subfolders. They are
/// sorted by kind, then by name. Hidden entries are left out.
fn entries(sought: SoughtFile, folder: &Path) -> std::io::Result<Vec<FolderEntry>> {
    let found = fs::read_dir(folder)?.take(ENTRIES).filter_map(|entry| {
        let path = entry.ok()?.path();
        let name = untrusted_text::line(&path.file_name()?.to_string_lossy(), untrusted_text::LINE);
        let ends = |ending: &str| path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending));
        let kind = match sought {
            _ if is_hidden_file(&name) => return None,
            SoughtFile::Pack if fs::is_file(path.join(MANIFEST_FILE)) => EntryKind::Pack,
            SoughtFile::Pack if fs::is_file(path.join(CATALOGUE_FILE)) || name == CATALOGUE_FILE => {
                EntryKind::Catalogue
            }
            _ if fs::is_dir(&path) => EntryKind::Folder,
            SoughtFile::Pack if is_archive(&path) => EntryKind::Archive,
            SoughtFile::Record if ends(RECORD_ENDING) => EntryKind::Record,
            _ => return None,
        };
        Some(FolderEntry { kind, name, path })
    });
    let mut entries: Vec<FolderEntry> = found.collect();
    entries.sort_by_cached_key(|entry| (entry.kind, entry.name.to_lowercase(), entry.name.clone()));
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_come_first_and_what_is_not_sought_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b pack", "Plain", ".hidden"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        for file in ["b pack/manifest.toml", "notes.txt", "an archive.ZIP", "one.whispers"] {
            fs::write(folder.path().join(file), "").unwrap();
        }
        let found = |sought| -> Vec<(EntryKind, String)> {
            entries(sought, folder.path()).unwrap().into_iter().map(|e| (e.kind, e.name)).collect()
        };
        let packs = [
            (EntryKind::Pack, "b pack"),
            (EntryKind::Archive, "an archive.ZIP"),
            (EntryKind::Folder, "Plain"),
        ];
        assert_eq!(found(SoughtFile::Pack), packs.map(|(kind, name)| (kind, name.to_owned())));
        let records = [
            (EntryKind::Record, "one.whispers"),
            (EntryKind::Folder, "b pack"),
            (EntryKind::Folder, "Plain"),
        ];
        assert_eq!(found(SoughtFile::Record), records.map(|(kind, name)| (kind, name.to_owned())));
        assert!(entries(SoughtFile::Pack, &folder.path().join("nowhere")).is_err());
    }

    #[test]
    fn the_dialog_begins_where_the_path_leads_as_far_as_it_does() {
        let folder = tempfile::tempdir().unwrap();
        let at = |path: &Path| Browser::at(SoughtFile::Pack, path).folder;
        assert_eq!(at(folder.path()), folder.path());
        assert_eq!(at(&folder.path().join("not/there")), folder.path());
        assert!(at(Path::new("")).is_absolute());
    }
}
