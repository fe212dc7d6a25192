//! The map as it ended: while tokens are turned over, the cities that are counted are lit.

use egui::{Rect, Ui, UiBuilder};

use super::result::Ending;
use super::turning::Turned;
use crate::app::looks::Looks;
use crate::app::map::{Camera, Frame, MapState, Marks};
use crate::app::screens::{banners, landmark};
use crate::rules::{Empire, Icon, RegionSet};

/// How much more than the lands a sheet shows from north to south.
const ROOM: f32 = 1.08;

/// Shows it.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, end: &Ending<'_>, rect: Rect, turned: Turned) {
    // Waves go on beyond the sheet.
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    let ui = &child;
    let (world, state) = (end.game.world(), end.game.state());
    let counted = counted(end, turned);
    let is_city = |region| world.icons_in(Icon::City, RegionSet::only(region)) > 0;
    let cities: RegionSet = world
        .regions()
        .filter(|region| counted.is_some() && state.controller(*region) == counted && is_city(*region))
        .collect();
    let frame = Frame::new(looks.shapes.bounds(), rect, Camera::default());
    let map = MapState {
        controller: &|region| state.controller(region),
        home: &|region| world.home_of(region),
        framed: true,
        marks: Marks { lit: cities, ..Marks::default() },
        sweep: None,
    };
    looks.paint_map(ui, &frame, map);
    let chart = looks.shapes.is_chart();
    for (region, at, radius) in landmark::rooms(looks, &frame) {
        let army = state.controller(region).filter(|_| state.banners(region) > 0);
        let count = |icon| world.icons_in(icon, RegionSet::only(region)) as usize;
        landmark::row(ui, looks, count, (at, radius), army.is_some());
        if let Some(empire) = army {
            let (middle, high) = (banners::middle(at, radius, chart), banners::height(radius));
            banners::show(ui, looks, empire, state.banners(region), middle, high);
        }
    }
}

/// How high the map is that is so wide.
pub(super) fn height(looks: &Looks, wide: f32) -> f32 {
    let bounds = looks.shapes.bounds();
    let across = (bounds.high.x - bounds.low.x).max(1.0);
    wide * (bounds.high.y - bounds.low.y) / across * ROOM
}

/// The empire of the token that is being turned over, or whose points are being read.
fn counted(end: &Ending<'_>, turned: Turned) -> Option<Empire> {
    if end.known {
        return None;
    }
    let tokens = end.results.iter().flat_map(|result| &result.tokens);
    // From the middle of its turn on a token can be read.
    let seen = if turned.next > 0.5 { turned.whole + 1 } else { turned.whole };
    tokens.filter(|token| token.before + 1 == seen).map(|token| token.score.empire).next()
}
