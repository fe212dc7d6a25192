//! Draws the landmarks of regions (cities, farms, forts and a pack's own icons): small ink drawings on a
//! realm, and signs on a star chart.

use std::f32::consts::TAU;

use egui::{Color32, Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, mix};
use crate::map::Frame;
use rules::{Icon, Region};

/// The step to which sizes of landmarks are rounded, in points.
const STEP: f32 = 4.0;
/// The sizes of landmarks, in points: the minimum, the one from which they grow more slowly, and the maximum.
const SIZES: [f32; 3] = [12.0, 40.0, 60.0];
/// How much of the free space beyond the usual counts for the size of a piece, so that pieces grow more
/// slowly than lands.
const MORE: f32 = 0.3;
/// The size of a landmark's sign on a star chart, in radii of its station.
const SIGN: f32 = 0.8;
/// The distance of landmark signs from the middle of a station, in radii of the station.
const ON_RIM: f32 = 1.0;
/// The angle between neighbouring signs on a station's rim, in turns.
const ASIDE: f32 = 0.14;
/// The size of a sign, relative to its disc.
const SIGN_INK: f32 = 0.76;
/// The margin on each side of a pack's own icon, relative to its size. Such icons have no margin of their
/// own.
const OWN: f32 = 0.06;

/// Draws a region's landmarks in a row above its middle. `count` returns the number for each icon, and
/// `radius` is the region's clearance on the screen. If there is an army, the landmarks leave the middle
/// free.
pub(super) fn row(
    ui: &Ui,
    looks: &mut Looks,
    count: impl Fn(Icon) -> usize,
    anchor: Pos2,
    radius: f32,
    army: bool,
) {
    let icons: Vec<Icon> =
        Icon::ANY.into_iter().flat_map(|icon| std::iter::repeat_n(icon, count(icon))).collect();
    let chart = looks.shapes.is_chart();
    for (icon, at) in icons.iter().zip(places(icons.len(), anchor, radius, chart, army)) {
        if chart {
            satellite(ui, looks, *icon, at);
        } else {
            drawing(ui, looks, *icon, at);
        }
    }
}

/// The size of a piece for this much free space. Beyond `usual` it grows more slowly, so that zooming in
/// enlarges the land more than the pieces.
pub(super) fn grown(room: f32, usual: f32, most: f32) -> f32 {
    (room.min(usual) + (room - usual).max(0.0) * MORE).min(most)
}

/// The rectangles of `count` landmarks side by side: above the middle of a land, or around the upper rim of a
/// station.
pub(super) fn places(
    count: usize,
    anchor: Pos2,
    radius: f32,
    chart: bool,
    army: bool,
) -> impl Iterator<Item = Rect> {
    let [least, usual, most] = SIZES;
    let (side, above) = match (chart, army) {
        (true, _) => (SIGN, 0.0),
        (false, false) => (0.86, 0.42),
        (false, true) => (0.74, 0.74),
    };
    // Sizes are rounded, so that zooming needs few versions of each drawing.
    let step = if chart { 2.0 } else { STEP };
    let side = (grown(radius * side, usual, most).max(least) / step).round() * step;
    let first = Pos2::new(anchor.x - side * (count as f32 - 1.0) / 2.0, anchor.y - radius * above);
    let off = move |i: usize| i as f32 - (count as f32 - 1.0) / 2.0;
    let middle = move |i: usize| match chart {
        true => anchor + Vec2::angled(TAU * (ASIDE * off(i) - 0.25)) * radius * ON_RIM,
        false => first + Vec2::new(i as f32 * side, 0.0),
    };
    (0..count).map(move |i| Rect::from_center_size(middle(i), Vec2::splat(side)))
}

/// Draws the sign of a station's landmark. It is pale on a small dark disc in both themes, so that it stands
/// out from the station.
fn satellite(ui: &Ui, looks: &mut Looks, icon: Icon, at: Rect) {
    let (dark, pale) = (looks.theme.space, looks.theme.chalk);
    ui.painter().circle(at.center(), at.width() / 2.0 - 0.5, dark, (line::THIN + 0.3, pale));
    looks.icons.paint(ui, icon, at.scale_from_center(SIGN_INK), pale);
}

/// Draws the landmarks of all regions on a map without armies. `count` returns a region's number of an icon.
pub(super) fn all(ui: &Ui, looks: &mut Looks, frame: &Frame, count: impl Fn(Region, Icon) -> usize) {
    for (region, anchor, radius) in rooms(looks, frame) {
        row(ui, looks, |icon| count(region, icon), anchor, radius, false);
    }
}

/// Each region with its middle and its clearance on the screen, in points.
pub(super) fn rooms(looks: &Looks, frame: &Frame) -> Vec<(Region, Pos2, f32)> {
    let all = looks.shapes.regions().map(|(region, land)| (region, land.room));
    all.map(|(region, room)| (region, frame.screen(room.anchor), room.clearance * frame.scale)).collect()
}

/// Draws a landmark on a realm. Its foot is on the lower edge of `at`.
pub(super) fn drawing(ui: &Ui, looks: &mut Looks, icon: Icon, at: Rect) {
    let theme = &looks.theme;
    let (paper, lines, tint) = match icon {
        Icon::City => (Symbol::CityPaper, Symbol::CityLines, theme.well),
        Icon::Farm => (Symbol::FarmPaper, Symbol::FarmLines, mix(theme.well, theme.lit, 0.45)),
        Icon::Fort => (Symbol::FortPaper, Symbol::FortLines, mix(theme.well, theme.rule, 0.4)),
        Icon::Own1 | Icon::Own2 | Icon::Own3 | Icon::Own4 | Icon::Own5 => {
            let (ink, well) = (theme.ink, theme.well);
            return sign(ui, looks, icon, at.shrink(at.width() * OWN), ink, well);
        }
    };
    let ink = theme.ink;
    looks.icons.paint(ui, paper, at, tint);
    looks.icons.paint(ui, lines, at, ink);
}

/// Draws the icon of a landmark in ink, with a pale edge that separates it from the land.
fn sign(ui: &Ui, looks: &mut Looks, icon: Icon, at: Rect, ink: Color32, edge: Color32) {
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        looks.icons.paint(ui, icon, at.translate(Vec2::new(x, y)), edge);
    }
    looks.icons.paint(ui, icon, at, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_landmarks_of_a_station_stand_on_its_rim_beside_one_another_and_leave_its_middle_free() {
        for radius in [18.0, 21.0, 26.0, 33.0, 60.0] {
            for count in 1..=4 {
                let places: Vec<Rect> = places(count, Pos2::ZERO, radius, true, true).collect();
                assert_eq!(places.len(), count);
                for (i, place) in places.iter().enumerate() {
                    let (far, half) = (place.center().to_vec2().length(), place.width() / 2.0);
                    assert!(far + half <= radius * 1.45 && far - half >= radius * 0.5, "{radius}: {place:?}");
                    assert!(place.center().y < radius * 0.1);
                    let apart =
                        |other: &Rect| other.center().distance(place.center()) >= place.width() * 0.98;
                    assert!(places[i + 1..].iter().all(apart), "{count} on {radius}");
                }
            }
        }
    }

    #[test]
    fn what_stands_on_a_map_grows_more_slowly_than_its_lands_and_only_so_far() {
        assert_eq!([20.0, 40.0, 80.0, 400.0].map(|room| grown(room, 40.0, 60.0)), [20.0, 40.0, 52.0, 60.0]);
    }
}
