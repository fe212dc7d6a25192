//! The trail of the narrated move on the map. It highlights the move's regions, draws arrows for marches, and shows by
//! how much numbers of banners changed.

use egui::{FontId, Rect, StrokeKind, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, text_on, type_size};
use crate::map::Frame;
use crate::screens::army_banners;
use crate::screens::table::map::army;
use crate::screens::table::map::army_placement::ArmyPlacement;
use crate::screens::table::map::region_screen_positions::room;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::staging::event_staging::{Effect, staging};
use crate::screens::table::widgets::popup_placement::Room;
use rules::{Empire, Region, RegionSet};
use text::signed_numbers::signed;

/// The height of the plate that shows a change in a number of banners, in points.
const TALL: f32 = 19.0;
/// The free width around the number on the plate, in points.
const AROUND: f32 = 8.0;
/// How far the plate overlaps the army beside it, in points.
const OVER: f32 = 3.0;

/// The regions that the narrated move concerns, to be highlighted on the map.
pub(crate) fn regions(scene: &Scene<'_>) -> RegionSet {
    let each = scene.narrated_events().map(|event| staging(event).places.regions);
    each.fold(RegionSet::default(), |all, more| all | more)
}

/// By how much an empire's number of banners in a region changed.
struct Change {
    region: Region,
    empire: Empire,
    by: i32,
}

/// Draws an arrow for each march of the narrated move.
pub(crate) fn arrows(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) {
    for event in scene.narrated_events() {
        if let Effect::March { from, to, .. } = staging(event).effect {
            army::arrow(ui, looks, frame, from, to);
        }
    }
}

/// Draws a plate for each change in a number of banners in the narrated move.
pub(crate) fn numbers(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, frame: &Frame) {
    let mut changes: Vec<Change> = Vec::new();
    for event in scene.narrated_events() {
        let (region, empire, by) = match staging(event).effect {
            Effect::Add { empire, region, banners } => (region, empire, i32::from(banners)),
            Effect::Killed { empire, region, banners, .. } => (region, empire, -i32::from(banners)),
            _ => continue,
        };
        match changes.iter_mut().find(|change| (change.region, change.empire) == (region, empire)) {
            Some(change) => change.by += by,
            None => changes.push(Change { region, empire, by }),
        }
    }
    changes.retain(|change| change.by != 0);
    changes.sort_by_key(|change| change.region.index());
    for of_region in changes.chunk_by(|a, b| a.region == b.region) {
        for (i, change) in of_region.iter().enumerate() {
            let down = i as f32 - (of_region.len() - 1) as f32 / 2.0;
            number(ui, looks, scene, frame, change, down * (TALL + 1.0));
        }
    }
}

/// Draws the plate for a change to the left of the region's army, with the empire's emblem. `down` moves the plate
/// downwards, in points.
fn number(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, frame: &Frame, change: &Change, down: f32) {
    let Change { region, empire, by } = *change;
    let (army, _) = ArmyPlacement::in_region(looks, scene, frame, region);
    let high = army_banners::height_on(looks, room(looks, frame, region));
    let stands = army_banners::body(army.army, high, scene.board.pieces.banners(region).max(1));
    let theme = &looks.theme;
    let ink = if by > 0 { theme.gain } else { theme.wrong };
    let galley = ui.painter().layout_no_wrap(signed(by), FontId::proportional(type_size::BODY), ink);
    let size = Vec2::new(TALL + galley.size().x + AROUND, TALL);
    let beside = stands.left_center() + Vec2::new(OVER - size.x / 2.0, down);
    let inside = Room { rect: frame.sheet.shrink(2.0), size };
    let place = inside.popup(beside - size / 2.0);
    let round = TALL / 2.0;
    ui.painter().rect(place, round, theme.panel, (line::STRONG, ink), StrokeKind::Inside);
    let tint = looks.empire(empire.index());
    let disc = place.left_center() + Vec2::new(round, 0.0);
    ui.painter().circle_filled(disc, round - line::STRONG, tint);
    let emblem = Rect::from_center_size(disc, Vec2::splat(TALL - 5.0));
    looks.icons.paint(ui, IconName::Empire(empire.index()), emblem, text_on(tint));
    let left = disc + Vec2::new(round + 1.0, -galley.size().y / 2.0);
    ui.painter().galley(left, galley, ink);
}
