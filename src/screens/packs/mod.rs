//! The screen of packs. It shows the details, the location and the faults of each pack. Packs can be opened,
//! installed and removed.

pub(super) mod fault_report;
mod pack_details;
pub(super) mod pack_name_and_picture;
pub(super) mod pack_request;
mod pack_table;

use egui::{Align, Layout, Rect, Ui, Vec2};

use pack_request::Confirmation;

use crate::looks::Looks;
use crate::looks::theme::space;
use crate::screens::file_finder::{Finder, SoughtFile};
use crate::screens::page_parts::column_heads::Sorting;
use crate::screens::page_parts::{Page, card, escape, inside, plain_button};
use crate::shell::window_command::{Back, Command};
use pack_library::{Location, Openable, PackLibrary, Request};

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1480.0, f32::INFINITY);

/// The screen with the list of packs.
pub struct PacksScreen {
    back: Back,
    chosen: Option<Location>,
    /// A notice about the last action on the selected pack.
    said: Option<String>,
    finder: Finder,
    sorting: Sorting<pack_table::Sorted>,
    asked: Confirmation,
}

impl PacksScreen {
    /// The list of packs. `chosen` is the location of the selected pack, or the first pack is selected.
    pub fn new(back: Back, chosen: Option<Location>) -> Self {
        let sorting = Sorting::ascending(pack_table::Sorted::Origin);
        Self {
            back,
            chosen,
            said: None,
            finder: Finder::new(SoughtFile::Pack),
            sorting,
            asked: Confirmation::default(),
        }
    }

    /// Selects a pack. `said` is a notice about the last action on it.
    pub fn choose(&mut self, place: Location, said: Option<String>) {
        (self.chosen, self.said) = (Some(place), said);
    }

    /// Shows the screen.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, shelf: &PackLibrary, commands: &mut Vec<Command>) {
        let page = Page::new(ui, &looks.speech.text("packs-heading"), looks, MOST);
        let (left, right) = columns(page.body, 0.4, [360.0, 560.0]);
        let chosen = self.chosen.as_ref().and_then(|place| shelf.at(place)).or_else(|| shelf.packs().first());
        let rows = pack_table::show(&mut inside(ui, left), looks, shelf, &mut self.sorting, chosen);
        if let Some(pack) = chosen {
            let heading = pack_name_and_picture::name(looks, pack);
            let mut part = card(ui, looks, right, &heading);
            let asked = &mut self.asked;
            pack_details::show(&mut part, looks, shelf, pack, self.said.as_deref(), &mut |wanted| {
                asked.take(wanted, commands);
            });
        }
        if let Some(place) = rows {
            (self.chosen, self.said) = (Some(place), None);
        }
        let mut foot = page.foot(ui);
        let back = plain_button(&mut foot, &looks.speech.text("window-back")).clicked();
        if back || (!self.finder.is_open() && escape(ui.ctx())) {
            commands.push(match self.back {
                Back::Title => Command::ShowTitle,
                Back::Setup => Command::ShowSetup,
            });
        }
        foot.add_space(space::WIDE);
        let found = foot.with_layout(Layout::left_to_right(Align::Center), |ui| self.finder.ui(ui, looks));
        if let Some(path) = found.inner {
            commands.push(Command::PackLibrary(match Openable::detect(&path) {
                Openable::Catalogue(path) => Request::Browse(path),
                Openable::Pack(path) | Openable::Record(path) | Openable::Other(path) => Request::Open(path),
                // A file is never detected as a link.
                Openable::Link(link) => Request::Open(link.into()),
            }));
        }
        self.asked.ui(ui, looks, commands);
    }
}

/// Splits the page into the list on the left and the details on the right. The list takes `share` of the
/// width, between `least` and `most` points.
pub(super) fn columns(body: Rect, share: f32, [least, most]: [f32; 2]) -> (Rect, Rect) {
    let wide = (body.width() * share).clamp(least, most);
    let (left, right) = body.split_left_right_at_x(body.left() + wide);
    (left, right.with_min_x(right.left() + space::NORMAL + space::TIGHT))
}
