//! The packs of a catalogue as rows: picture, name, authors, version, and the state compared with the
//! library.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, FontId, Label, Layout, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{space, type_size};
use crate::screens::packs::pack_name_and_picture::{picture, small};
use crate::screens::page_parts::{choice_ground, scroll_bar};
use pack_library::{CataloguePack, InstallState, OpenCatalogue, Origin, PackLibrary};
use text::untrusted_text;

/// The height of a row, in points.
const HIGH: f32 = 68.0;
/// The width of the picture in a row, in points.
const PICTURE: f32 = 104.0;
/// The width of the state at the end of a row, in points.
const STANDING: f32 = 96.0;
/// The space between rows, in points.
const GAP: f32 = 6.0;

/// The name of a catalogue's pack in the current language, or else the name in the catalogue.
pub(super) fn name(looks: &Looks, pack: &CataloguePack) -> String {
    let own = pack.pack().map(|own| own.words_in(looks.speech.language()).name.clone());
    own.unwrap_or_else(|| untrusted_text::word(&pack.entry.name))
}

/// The state of a catalogue's pack compared with the library, in one or two words, and the colour to show it
/// in.
pub(super) fn standing(looks: &Looks, shelf: &PackLibrary, pack: &CataloguePack) -> (String, Color32) {
    let built_in = || pack.at_hand(shelf).is_some_and(|own| own.origin == Origin::BuiltIn);
    let (key, ink) = match pack.install_state(shelf) {
        InstallState::New => ("catalogue-new", looks.theme.accent),
        InstallState::AtHand if built_in() => ("packs-built-in", looks.theme.faint),
        InstallState::AtHand => ("packs-installed", looks.theme.faint),
        InstallState::Newer => ("catalogue-newer", looks.theme.accent),
        InstallState::Older => ("catalogue-older", looks.theme.faint),
        InstallState::Cannot => ("catalogue-cannot", looks.theme.wrong),
    };
    (looks.speech.text(key), looks.theme.drawn_fine(ink))
}

/// Shows the rows of a catalogue. `chosen` is the index of the selected row. Returns the index of the clicked
/// row.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    shelf: &PackLibrary,
    browsed: &OpenCatalogue,
    chosen: usize,
) -> Option<usize> {
    let mut clicked = None;
    scroll_bar(ui);
    ui.spacing_mut().item_spacing.y = GAP;
    let area = ScrollArea::vertical().id_salt("offered").auto_shrink([false, false]);
    area.show_rows(ui, HIGH, browsed.packs.len(), |ui, rows| {
        for row in rows {
            let Some(pack) = browsed.packs.get(row) else { continue };
            if self::row(ui, looks, shelf, pack, row == chosen) {
                clicked = Some(row);
            }
        }
    });
    clicked
}

/// Shows the row of a pack, and returns true if it was clicked.
fn row(ui: &mut Ui, looks: &mut Looks, shelf: &PackLibrary, pack: &CataloguePack, chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HIGH), Sense::click());
    let (name, by) = (name(looks, pack), authors(looks, pack));
    let (state, ink) = standing(looks, shelf, pack);
    let said = [name.clone(), pack.entry.version.clone(), state.clone(), by.clone()].join(", ");
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &said));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    choice_ground(ui, looks, rect, &response, chosen);
    let inner = rect.shrink(5.0);
    let (shown, rest) = inner.split_left_right_at_x(inner.left() + PICTURE);
    picture(ui, looks, pack.pack(), shown);
    let (words, end) = rest.split_left_right_at_x(rest.right() - STANDING);
    let mut job = LayoutJob::default();
    job.wrap.max_rows = 3;
    let mut add = |text: &str, font, ink| job.append(text, 0.0, TextFormat::simple(font, ink));
    add(&name, fonts::display(type_size::LEAD + 2.0), looks.theme.ink);
    add(&format!("\n{by}"), FontId::proportional(type_size::SMALL + 1.0), looks.theme.faint);
    let middle = Layout::left_to_right(Align::Center);
    let place = |rect: Rect| UiBuilder::new().max_rect(rect).layout(middle);
    let words = words.with_min_x(words.left() + space::NORMAL);
    ui.new_child(place(words)).add(Label::new(job).wrap().selectable(false));
    let mut end = ui.new_child(place(end.with_min_x(end.left() + space::NORMAL)));
    end.vertical(|ui| {
        ui.add_space((end_height(HIGH) / 2.0).max(0.0));
        ui.add(Label::new(small(&pack.entry.version).color(looks.theme.faint)).truncate().selectable(false));
        ui.add(Label::new(small(state).color(ink)).wrap().selectable(false));
    });
    response.clicked()
}

/// The free height in a row that holds two small lines of text.
fn end_height(high: f32) -> f32 {
    high - 2.0 * (type_size::SMALL + 8.0) - space::NORMAL
}

/// The text that names a pack's authors, or the pack's path if the authors are unknown.
fn authors(looks: &Looks, pack: &CataloguePack) -> String {
    let authors = untrusted_text::line(&pack.entry.authors.join(", "), untrusted_text::LINE);
    if authors.is_empty() {
        untrusted_text::word(&pack.entry.path)
    } else {
        looks.speech.say("catalogue-by", &[("authors", authors.into())])
    }
}
