//! The page of a catalogue, a collection of packs to look at and install.

mod listing_details;
mod listing_rows;

use std::path::{Path, PathBuf};

use egui::{Rect, RichText, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::space;
use crate::screens::packs::pack_request::Confirmation;
use crate::screens::packs::{columns, fault_report};
use crate::screens::page_parts::{Page, card, escape, faint, inside, plain_button};
use crate::shell::window_command::{Back, Command};
use pack_library::{OpenCatalogue, PackLibrary, Request};
use system::fs;
use text::untrusted_text;

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1480.0, f32::INFINITY);
/// The report on the catalogue's index takes at most this share of the page's height.
const REPORT: f32 = 0.4;

/// The page of a catalogue.
pub struct CatalogueScreen {
    path: PathBuf,
    /// The content of the catalogue; `None` until it has been read.
    browsed: Option<Box<OpenCatalogue>>,
    /// The index of the selected pack.
    chosen: usize,
    /// A notice about the last action on a pack.
    said: Option<String>,
    asked: Confirmation,
}

impl CatalogueScreen {
    /// A page for the catalogue at this path, which is still being read.
    pub fn reading(path: PathBuf) -> Self {
        Self { path, browsed: None, chosen: 0, said: None, asked: Confirmation::default() }
    }

    /// True if the page shows the catalogue at this path.
    pub fn is_at(&self, path: &Path) -> bool {
        self.path == path
    }

    /// Sets the content of the catalogue, if it is the one that the page shows.
    pub fn take(&mut self, browsed: Box<OpenCatalogue>) {
        if browsed.path == self.path {
            self.chosen = self.chosen.min(browsed.packs.len().saturating_sub(1));
            self.browsed = Some(browsed);
        }
    }

    /// Sets a notice about the last action on a pack.
    pub fn say(&mut self, said: String) {
        self.said = Some(said);
    }

    /// Shows the page.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, shelf: &PackLibrary, commands: &mut Vec<Command>) {
        let name = self.browsed.as_ref().and_then(|browsed| browsed.name.clone());
        let folder = self.path.file_name().filter(|_| fs::is_dir(&self.path));
        let folder = folder.or_else(|| self.path.parent()?.file_name());
        let called = name.or_else(|| Some(untrusted_text::word(&folder?.to_string_lossy())));
        let heading = match called {
            Some(name) => looks.speech.say("catalogue-heading", &[("name", name.into())]),
            None => looks.speech.text("catalogue-heading-plain"),
        };
        let page = Page::new(ui, &heading, looks, MOST);
        match self.browsed.take() {
            None => {
                inside(ui, page.body).label(looks.speech.text("catalogue-reading"));
            }
            Some(browsed) => {
                let body = self.head(&mut inside(ui, page.body), looks, &browsed, page.body);
                self.show(ui, looks, shelf, &browsed, body, commands);
                self.browsed = Some(browsed);
            }
        }
        let mut foot = page.foot(ui);
        if plain_button(&mut foot, &looks.speech.text("window-back")).clicked() || escape(ui.ctx()) {
            commands.push(Command::ShowPacks(Back::Title));
        }
        foot.add_space(space::NORMAL);
        if plain_button(&mut foot, &looks.speech.text("packs-reload")).clicked() {
            commands.push(Command::PackLibrary(Request::Browse(self.path.clone())));
        }
        self.asked.ui(ui, looks, commands);
    }

    /// Shows the catalogue's description and faults. Returns the free space below them.
    fn head(&self, ui: &mut Ui, looks: &Looks, browsed: &OpenCatalogue, body: Rect) -> Rect {
        if let Some(about) = &browsed.about {
            ui.label(untrusted_text::line(about, untrusted_text::LINE));
        }
        let place = browsed.index.as_ref().unwrap_or(&browsed.path);
        let count = browsed.packs.len() as i64;
        let mut said = looks
            .speech
            .say("catalogue-place", &[("n", count.into()), ("path", untrusted_text::path(place).into())]);
        if let Some(homepage) = &browsed.homepage {
            let homepage = untrusted_text::line(homepage, untrusted_text::LINE);
            said = format!(
                "{said} {}",
                looks.speech.say("catalogue-homepage", &[("homepage", homepage.into())])
            );
        }
        faint(ui, looks, &said);
        if browsed.more {
            let most = browsed.packs.len() as i64;
            ui.label(looks.speech.say("catalogue-more", &[("n", most.into())]));
        }
        if !browsed.faults.is_empty() {
            let high = body.height() * REPORT;
            let (place, _) = ui.allocate_exact_size(Vec2::new(body.width(), high), egui::Sense::hover());
            fault_report::show(&mut inside(ui, place), looks, None, &browsed.faults, &[]);
        }
        body.with_min_y(ui.min_rect().bottom() + space::NORMAL)
    }

    /// Shows the list of packs, and the details of the selected one.
    fn show(
        &mut self,
        ui: &mut Ui,
        looks: &mut Looks,
        shelf: &PackLibrary,
        browsed: &OpenCatalogue,
        body: Rect,
        commands: &mut Vec<Command>,
    ) {
        let Some(pack) = browsed.packs.get(self.chosen) else {
            let text = looks.speech.text("catalogue-empty");
            inside(ui, body).label(RichText::new(text).color(looks.theme.faint));
            return;
        };
        let (left, right) = columns(body, 0.42, [380.0, 600.0]);
        let clicked = listing_rows::show(&mut inside(ui, left), looks, shelf, browsed, self.chosen);
        let mut part = card(ui, looks, right, &listing_rows::name(looks, pack));
        let asked = &mut self.asked;
        let listing = listing_details::Listing { shelf, browsed, pack };
        listing_details::show(&mut part, looks, listing, self.said.as_deref(), &mut |wanted| {
            asked.take(wanted, commands);
        });
        if let Some(row) = clicked {
            (self.chosen, self.said) = (row, None);
        }
    }
}
