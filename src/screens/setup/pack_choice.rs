//! The list of packs to play, with the map and the description of the selected one.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align2, FontId, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{space, type_size};
use crate::map::small_map;
use crate::screens::page_parts::{choice_ground, disc, faint, scroll_bar};
use crate::shell::window_command::Command;
use packs::Pack;
use rules::Empire;

/// The minimum and the maximum height of the pack's map, in points.
const PICTURE: (f32, f32) = (84.0, 240.0);
/// The height left free below the map, in points.
const BELOW: f32 = 228.0;
/// The size of an empire's emblem, in points.
const DISC: f32 = 32.0;

/// The height of a pack's row in the list, in points.
const ROW: f32 = 44.0;
/// The number of packs that are visible without scrolling.
const AT_ONCE: usize = 4;

/// Shows the list of packs, and the map and description of the selected one.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, packs: &[Arc<Pack>], commands: &mut Vec<Command>) {
    if packs.len() > 1 {
        let mut list = |ui: &mut Ui| {
            for pack in packs {
                if row(ui, looks, pack) && pack.id != looks.pack.id {
                    commands.push(Command::ChoosePack(pack.id.clone()));
                }
            }
        };
        if packs.len() > AT_ONCE {
            let high = (AT_ONCE as f32 + 0.5) * (ROW + ui.spacing().item_spacing.y);
            scroll_bar(ui);
            ScrollArea::vertical().id_salt("packs").max_height(high).show(ui, list);
        } else {
            list(ui);
        }
        ui.add_space(space::NORMAL);
    }
    let pack = looks.pack.clone();
    let width = ui.available_width();
    let high = (ui.available_height() - BELOW).clamp(PICTURE.0, PICTURE.1);
    let size = Vec2::new(width, high.min(width * 0.72));
    let (picture, _) = ui.allocate_exact_size(size, Sense::hover());
    let home = |region| pack.home(region);
    small_map(ui.painter(), looks, picture, &home);
    ui.add_space(space::NORMAL);
    scroll_bar(ui);
    let area = ScrollArea::vertical().id_salt("about").auto_shrink([false, true]);
    area.show(ui, |ui| about(ui, looks, &pack));
}

/// Shows the description of a pack.
fn about(ui: &mut Ui, looks: &mut Looks, pack: &Pack) {
    ui.label(RichText::new(&looks.speech.words().name).size(type_size::LEAD).strong());
    faint(ui, looks, &looks.speech.words().about);
    ui.add_space(space::NORMAL);
    let raw = &pack.rules.raw;
    let args = [
        ("empires", (raw.empires.len() as i64).into()),
        ("regions", (raw.regions.len() as i64).into()),
        ("societies", (raw.societies.1 as i64).into()),
    ];
    ui.label(RichText::new(looks.speech.say("setup-pack-has", &args)).size(type_size::SMALL + 1.0));
    let made = [("version", pack.version.clone().into()), ("authors", pack.authors.join(", ").into())];
    let made = looks.speech.say("setup-pack-by", &made);
    faint(ui, looks, &made);
    ui.add_space(space::NORMAL);
    empires(ui, looks, raw.empires.len());
}

/// Shows a pack's row in the list, with its map and name. Returns true if it was clicked.
fn row(ui: &mut Ui, looks: &mut Looks, pack: &Arc<Pack>) -> bool {
    let chosen = pack.id == looks.pack.id;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), ROW), Sense::click());
    let name = &pack.words_in(looks.speech.language()).name;
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    choice_ground(ui, looks, rect, &response, chosen);
    let (picture, rest) = rect.shrink(5.0).split_left_right_at_x(rect.left() + 5.0 + (ROW - 10.0) * 1.5);
    // Only visible packs are drawn, since loading a pack's map takes time.
    if ui.is_rect_visible(rect) {
        let home = |region| pack.home(region);
        looks.with_pack(pack, |looks| small_map(ui.painter(), looks, picture, &home));
    }
    let font = FontId::proportional(type_size::BODY + 1.0);
    let text = ui.painter().layout(name.clone(), font, looks.theme.ink, rest.width() - space::NORMAL);
    let at = rest.left_center() + Vec2::new(space::NORMAL, -text.size().y / 2.0);
    ui.painter().galley(at, text, looks.theme.ink);
    response.clicked()
}

/// Shows the empires as a list with names. If there isn't enough height, shows only a row of emblems.
fn empires(ui: &mut Ui, looks: &mut Looks, count: usize) {
    let step = DISC + space::TIGHT;
    let named = ui.available_height() >= step * count as f32;
    let size = Vec2::new(ui.available_width(), if named { step * count as f32 } else { DISC });
    if size.y > ui.available_height() {
        return;
    }
    let (room, _) = ui.allocate_exact_size(size, Sense::hover());
    for (i, empire) in Empire::first(count).enumerate() {
        let along = i as f32 * step.min(size.x / count as f32);
        let at = if named { Vec2::new(0.0, i as f32 * step) } else { Vec2::new(along, 0.0) };
        let place = Rect::from_min_size(room.min + at, Vec2::splat(DISC));
        let look = (looks.empire(i), IconName::Empire(i));
        disc(ui, looks, place, look, 5.0);
        let name = looks.speech.empire(empire);
        if named {
            let at = place.right_center() + Vec2::new(space::NORMAL, 0.0);
            let font = FontId::proportional(type_size::BODY);
            ui.painter().text(at, Align2::LEFT_CENTER, name, font, looks.theme.ink);
        } else {
            ui.interact(place, ui.scope_id().with(("empire", i)), Sense::hover()).on_hover_text(name);
        }
    }
}
