//! Finds a pack or a record on the disk: with the system's file dialog, with the program's own, or by a typed
//! path.

mod file_browser;
mod pack_or_record;
pub(super) mod system_dialog;

use std::path::{Path, PathBuf};

use egui::{Button, Key, Margin, TextEdit, Ui, Vec2};

use self::file_browser::{Browsed, Browser};
pub(super) use self::pack_or_record::SoughtFile;
use self::system_dialog::{Picked, SystemDialog};
use crate::looks::Looks;
use pack_library::{ARCHIVE, PACK_ENDING};
use system::RECORD_ENDING;

/// The file extensions of packs and catalogues.
const PACKS: [&str; 3] = [ARCHIVE, PACK_ENDING, "toml"];

/// The height of the buttons, in points.
const BUTTON: f32 = 30.0;
/// The minimum and the maximum width of the text field for the path, in points.
const FIELD: (f32, f32) = (60.0, 420.0);
/// The width of the button beside the text field, in points.
const OPEN: f32 = 82.0;

/// The controls for finding a file: buttons that open dialogs, and a text field for a path.
pub(super) struct Finder {
    sought: SoughtFile,
    /// The contents of the text field.
    path: String,
    picker: SystemDialog,
    browser: Option<Browser>,
}

impl Finder {
    /// Controls for finding this kind of file, with an empty text field.
    pub fn new(sought: SoughtFile) -> Self {
        Self { sought, path: String::new(), picker: SystemDialog::default(), browser: None }
    }

    /// True if the program's own file dialog is open, which Escape closes.
    pub fn is_open(&self) -> bool {
        self.browser.is_some()
    }

    /// Shows the controls in one row, and the dialog if it is open. Returns a path once the player has chosen
    /// one.
    pub fn ui(&mut self, ui: &mut Ui, looks: &Looks) -> Option<PathBuf> {
        self.dialogs(ui, looks);
        let typed = system::capabilities().folders.then(|| self.field(ui, looks)).flatten();
        self.found(ui, looks, typed)
    }

    /// Shows the controls in two rows, and the dialog if it is open. Returns a path once the player has
    /// chosen one.
    pub fn rows(&mut self, ui: &mut Ui, looks: &Looks) -> Option<PathBuf> {
        ui.horizontal(|ui| self.dialogs(ui, looks));
        let typed = system::capabilities().folders.then(|| ui.horizontal(|ui| self.field(ui, looks)).inner);
        let typed = typed.flatten();
        self.found(ui, looks, typed)
    }

    /// Shows the buttons that open file dialogs.
    fn dialogs(&mut self, ui: &mut Ui, looks: &Looks) {
        let button = |key: &str| button(looks, key, 0.0);
        let free = !self.picker.is_open();
        let (keys, kind): (&[&str], _) = match self.sought {
            SoughtFile::Pack => (&["find-folder", "find-archive"], "find-packs"),
            SoughtFile::Record => (&["find-record"], "find-records"),
        };
        let folders = system::capabilities().folders;
        for key in keys.iter().filter(|key| folders || **key != "find-folder") {
            let mut response = ui.add_enabled(free, button(key));
            if self.sought == SoughtFile::Pack {
                response = response.on_hover_text(looks.speech.text("find-archive-hint"));
            }
            if !response.clicked() {
                continue;
            }
            let (title, kind) = (looks.speech.text(key), looks.speech.text(kind));
            match (*key, self.sought) {
                ("find-folder", _) => self.picker.open_folder(ui.ctx(), &title),
                (_, SoughtFile::Pack) => self.picker.open_file(ui.ctx(), &title, &kind, &PACKS),
                (_, SoughtFile::Record) => self.picker.open_file(ui.ctx(), &title, &kind, &[RECORD_ENDING]),
            }
        }
        let hint = looks.speech.text("find-browse-hint");
        if folders && ui.add(button("find-browse")).on_hover_text(hint).clicked() {
            self.browser = Some(Browser::at(self.sought, Path::new(self.typed())));
        }
    }

    /// Shows the text field for a path. Returns the path when the player confirms it.
    fn field(&mut self, ui: &mut Ui, looks: &Looks) -> Option<PathBuf> {
        let label = ui.label(looks.speech.text("find-path"));
        let (least, most) = FIELD;
        let room = (ui.available_width() - OPEN).clamp(least, most);
        let field = TextEdit::singleline(&mut self.path).desired_width(room - 12.0);
        let field = ui.add(field.margin(Margin::symmetric(6, 7))).labelled_by(label.id);
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        let path = PathBuf::from(self.typed());
        let some = !path.as_os_str().is_empty();
        let open = ui.add_enabled(some, button(looks, "find-open", 64.0)).clicked();
        (some && (open || entered)).then_some(path)
    }

    /// The typed path without the spaces and quotation marks that are often pasted with it.
    fn typed(&self) -> &str {
        self.path.trim().trim_matches('"')
    }

    /// The path that the player has typed, or chosen in either dialog.
    fn found(&mut self, ui: &Ui, looks: &Looks, typed: Option<PathBuf>) -> Option<PathBuf> {
        let choice = self.browser.as_mut().map_or(Browsed::Nothing, |browser| browser.ui(ui, looks));
        if !matches!(choice, Browsed::Nothing) {
            self.browser = None;
        }
        let chosen = if let Browsed::Open(path) = choice { Some(path) } else { None };
        let picked = match self.picker.picked(ui.ctx()) {
            Picked::Path(path) => Some(path),
            // If the system has no file dialog, the program's own opens.
            Picked::NoDialog if self.browser.is_none() => {
                self.browser = Some(Browser::at(self.sought, Path::new(self.typed())));
                ui.ctx().request_repaint();
                None
            }
            Picked::NoDialog | Picked::Nothing => None,
        };
        typed.or(chosen).or(picked)
    }
}

fn button(looks: &Looks, key: &str, wide: f32) -> Button<'static> {
    Button::new(looks.speech.text(key)).min_size(Vec2::new(wide, BUTTON))
}
