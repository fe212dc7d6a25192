//! The table of packs, with the columns picture, name, version and origin.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, FontId, Label, Layout, Rect, RichText, Sense, Ui, Vec2, WidgetInfo};
use egui_extras::{Column, TableBuilder, TableRow};

use super::pack_name_and_picture::{name, picture, small, troubles};
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::column_heads::{HEAD, Sorting};
use crate::screens::page_parts::{choice_ground, scroll_bar};
use pack_library::{LibraryPack, Location, Origin, PackLibrary};

/// The height of a row, in points.
const HIGH: f32 = 62.0;
/// The maximum number of text lines in a row.
const LINES: usize = 3;
/// The width of the pack's picture, in points.
const PICTURE: f32 = 84.0;
/// The width of the version column, in points.
const VERSION: f32 = 70.0;
/// The width of the origin column, in points.
const ORIGIN: f32 = 76.0;
/// The space between rows, in points.
const GAP: f32 = 6.0;
/// The separator between facts about a pack in one line.
const DOT: &str = "  \u{b7}  ";

/// The columns by which packs can be sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sorted {
    /// Sort by name, ignoring case.
    Name,
    /// Sort by version, as text.
    Version,
    /// Sort by origin, in the order of the library.
    Origin,
}

/// The columns with a heading, from left to right, each with the key of its heading's text.
const COLUMNS: [(Sorted, &str); 3] = [
    (Sorted::Name, "packs-column-name"),
    (Sorted::Version, "packs-column-version"),
    (Sorted::Origin, "packs-column-origin"),
];

/// Shows the table of packs. `chosen` is the selected pack. Returns the location of the pack that was
/// clicked.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    shelf: &PackLibrary,
    sorting: &mut Sorting<Sorted>,
    chosen: Option<&LibraryPack>,
) -> Option<Location> {
    if let Some(trouble) = shelf.trouble() {
        ui.label(RichText::new(trouble).color(looks.theme.wrong));
    }
    scroll_bar(ui);
    ui.spacing_mut().item_spacing = Vec2::new(space::NORMAL, GAP);
    let wide = ui.available_width() - ui.spacing().scroll.allocated_width();
    let rest = wide - PICTURE - VERSION - ORIGIN - 3.0 * space::NORMAL;
    let packs = sorted(looks, shelf, *sorting);
    let table = TableBuilder::new(ui).id_salt("packs").auto_shrink(false).max_scroll_height(f32::INFINITY);
    let table = table.cell_layout(Layout::left_to_right(Align::Center));
    // The first cell draws the background of the whole row.
    let table = table.column(Column::exact(PICTURE).clip(false));
    let table = [rest, VERSION, ORIGIN].into_iter().fold(table, |t, wide| t.column(Column::exact(wide)));
    let table = table.header(HEAD, |mut heads| {
        heads.col(|_| ());
        for (column, key) in COLUMNS {
            let name = looks.speech.text(key);
            heads.col(|ui| {
                sorting.head(ui, looks, column, &name);
            });
        }
    });
    let chosen = chosen.map(|pack| &pack.place);
    let mut clicked = None;
    table.body(|body| {
        body.rows(HIGH, packs.len(), |mut cells| {
            let Some(pack) = packs.get(cells.index()) else { return };
            if row(&mut cells, looks, pack, wide, chosen == Some(&pack.place)) {
                clicked = Some(pack.place.clone());
            }
        });
    });
    clicked
}

/// The packs, sorted by the selected column.
fn sorted<'a>(looks: &Looks, shelf: &'a PackLibrary, sorting: Sorting<Sorted>) -> Vec<&'a LibraryPack> {
    let version = |pack: &LibraryPack| pack.good.as_ref().map(|good| good.version.clone());
    let mut packs: Vec<(usize, &LibraryPack)> = shelf.packs().iter().enumerate().collect();
    packs.sort_by(|(i, a), (j, b)| {
        sorting.order(match sorting.column() {
            Sorted::Name => name(looks, a).to_lowercase().cmp(&name(looks, b).to_lowercase()),
            Sorted::Version => version(a).cmp(&version(b)),
            Sorted::Origin => i.cmp(j),
        })
    });
    packs.into_iter().map(|(_, pack)| pack).collect()
}

/// Shows the row of a pack, and returns true if it was clicked.
fn row(cells: &mut TableRow<'_, '_>, looks: &mut Looks, pack: &LibraryPack, wide: f32, chosen: bool) -> bool {
    let mut clicked = false;
    cells.col(|ui| {
        clicked = ground_button(ui, looks, pack, wide, chosen);
        picture(ui, looks, pack.good.as_ref(), ui.max_rect().shrink(5.0));
    });
    cells.col(|ui| names(ui, looks, pack));
    let version = pack.good.as_ref().map(|good| good.version.clone()).unwrap_or_default();
    for text in [version, origin(looks, pack)] {
        let text = small(text).color(looks.theme.faint);
        cells.col(|ui| {
            ui.add(Label::new(text).truncate().selectable(false));
        });
    }
    clicked
}

/// Draws the background of a row, which is a button that selects the pack. Returns true if it was clicked.
fn ground_button(ui: &Ui, looks: &Looks, pack: &LibraryPack, wide: f32, chosen: bool) -> bool {
    let cell = ui.max_rect();
    let rect = Rect::from_min_size(cell.min, Vec2::new(wide, cell.height()));
    let response = ui.interact(rect, ui.scope_id().with("pack"), Sense::click());
    let said: Vec<String> =
        [name(looks, pack), about(looks, pack)].into_iter().chain(troubles(looks, pack)).collect();
    let said = said.join(", ").replace(DOT, ", ");
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &said));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    choice_ground(ui, looks, rect, &response, chosen);
    response.clicked()
}

/// Shows a pack's name, with its faults and other notes below.
fn names(ui: &mut Ui, looks: &Looks, pack: &LibraryPack) {
    let theme = &looks.theme;
    let mut job = LayoutJob::default();
    job.wrap.max_rows = LINES;
    let mut add = |text: &str, font, ink| {
        job.append(text, 0.0, TextFormat::simple(font, ink));
    };
    add(&name(looks, pack), fonts::display(type_size::LEAD + 2.0), theme.ink);
    let shadowed = pack.shadowed.then(|| looks.speech.text("packs-shadowed"));
    let notes: Vec<String> = shadowed.into_iter().chain(troubles(looks, pack)).collect();
    if !notes.is_empty() {
        let ink = if pack.read.is_err() { theme.wrong } else { theme.faint };
        add(&format!("\n{}", notes.join(DOT)), FontId::proportional(type_size::SMALL + 1.0), ink);
    }
    ui.add(Label::new(job).wrap().selectable(false));
}

/// The origin of a pack in words, such as that it is built in.
fn origin(looks: &Looks, pack: &LibraryPack) -> String {
    looks.speech.text(match pack.origin {
        Origin::Beside => "packs-beside",
        Origin::BuiltIn => "packs-built-in",
        Origin::Installed => "packs-installed",
        Origin::Opened => "packs-opened",
    })
}

/// A line of text about a pack: its origin, its version, a note if another pack shadows it, and its authors.
fn about(looks: &Looks, pack: &LibraryPack) -> String {
    let speech = &looks.speech;
    let origin = origin(looks, pack);
    let version = pack.good.as_ref().map(|good| good.version.clone());
    let shadowed = pack.shadowed.then(|| speech.text("packs-shadowed"));
    let authors = pack.good.as_ref().map(|good| good.authors.join(", "));
    let parts = [Some(origin), version, shadowed, authors];
    parts.into_iter().flatten().collect::<Vec<_>>().join(DOT)
}
