//! The packs as a list: the map, the name, what it is and how it has come here.

use egui::accesskit::Role;
use egui::{Label, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use super::parts::{map, name, small, troubles};
use crate::app::looks::Looks;
use crate::app::screens::parts::{choice_ground, scroll_bar};
use crate::app::theme::{space, type_size};
use crate::shelf::{Location, Origin, Shelf, Shelved};

/// How high a row is.
const HIGH: f32 = 68.0;
/// How wide the picture of the map is.
const PICTURE: f32 = 92.0;
/// Between the rows.
const GAP: f32 = 6.0;
/// Between what is said of a pack.
const DOT: &str = "  \u{b7}  ";

/// Shows the list; gives back which pack was clicked.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    shelf: &Shelf,
    chosen: Option<&Shelved>,
) -> Option<Location> {
    if let Some(trouble) = shelf.trouble() {
        ui.label(RichText::new(trouble).color(looks.theme.wrong));
    }
    ui.spacing_mut().item_spacing.y = GAP;
    scroll_bar(ui);
    let chosen = chosen.map(|pack| &pack.place);
    let mut clicked = None;
    let area = ScrollArea::vertical().id_salt("packs").auto_shrink([false, false]);
    area.show_rows(ui, HIGH, shelf.packs().len(), |ui, rows| {
        for pack in shelf.packs().get(rows).unwrap_or_default() {
            if row(ui, looks, pack, chosen == Some(&pack.place)) {
                clicked = Some(pack.place.clone());
            }
        }
    });
    clicked
}

fn row(ui: &mut Ui, looks: &mut Looks, pack: &Shelved, chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HIGH), Sense::click());
    let (name, about, troubles) = (name(looks, pack), about(looks, pack), troubles(looks, pack));
    let said: Vec<String> = [&name, &about].into_iter().chain(&troubles).cloned().collect();
    let said = said.join(", ").replace(DOT, ", ");
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &said));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    choice_ground(ui, looks, rect, &response, chosen);
    let (picture, rest) = rect.shrink(5.0).split_left_right_at_x(rect.left() + 5.0 + PICTURE);
    map(ui, looks, pack, picture);
    let room = rest.shrink2(Vec2::new(space::NORMAL, if troubles.is_empty() { 8.0 } else { 2.0 }));
    let mut text = ui.new_child(UiBuilder::new().max_rect(room));
    text.spacing_mut().item_spacing.y = 1.0;
    let mut add = |said: RichText| text.add(Label::new(said).truncate().selectable(false));
    add(RichText::new(name).size(type_size::LEAD).strong());
    add(small(about).color(looks.theme.faint));
    if !troubles.is_empty() {
        let colour = if pack.read.is_err() { looks.theme.wrong } else { looks.theme.faint };
        add(small(troubles.join(DOT)).color(colour));
    }
    response.clicked()
}

/// What a pack is in a line: how it has come here, its version, whether another is played instead, who made
/// it.
fn about(looks: &Looks, pack: &Shelved) -> String {
    let speech = &looks.speech;
    let origin = speech.text(match pack.origin {
        Origin::BuiltIn => "packs-built-in",
        Origin::Installed => "packs-installed",
        Origin::Opened => "packs-opened",
    });
    let version = pack.good.as_ref().map(|good| good.version.clone());
    let shadowed = pack.shadowed.then(|| speech.text("packs-shadowed"));
    let authors = pack.good.as_ref().map(|good| good.authors.join(", "));
    let parts = [Some(origin), version, shadowed, authors];
    parts.into_iter().flatten().collect::<Vec<_>>().join(DOT)
}
