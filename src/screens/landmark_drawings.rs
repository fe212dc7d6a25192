//! Cities, farms and forts as they stand on the map: small drawings in ink on paper in a realm, signs on a star
//! chart.

use std::f32::consts::TAU;

use egui::{Color32, Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, mix};
use crate::map::Frame;
use rules::{Icon, Region};

/// From size to size, in points.
const STEP: f32 = 4.0;
/// The least size of a landmark, the size from which it grows more slowly, and the largest, in points.
const SIZES: [f32; 3] = [12.0, 40.0, 60.0];
/// The share of extra room, beyond the usual, by which a thing grows.
const MORE: f32 = 0.3;
/// The size of a station's sign, in its radius.
const SIGN: f32 = 0.8;
/// Its distance from the station's middle, in radii.
const ON_RIM: f32 = 1.0;
/// The distance from sign to sign, in turns.
const ASIDE: f32 = 0.14;
/// The share of its disc that a sign fills.
const SIGN_INK: f32 = 0.76;
/// The margin of an icon of the pack's own on each side, since it is all ink.
const OWN: f32 = 0.06;

/// The landmarks of a region in a row above its middle, `count` of each icon, with a room of `radius`. If an
/// `army` stands there, it has the middle to itself.
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

/// The size for a room. Beyond `usual` it grows by only a part of the room, so things grow more slowly than
/// their lands on a near map.
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
    // In steps, so that a map that is looked at nearer and farther asks for few drawings.
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

/// The sign of a station's landmark: pale on a small dark disc of its own, by day and by night, so that neither the
/// station's colour nor what stands there hides it.
fn satellite(ui: &Ui, looks: &mut Looks, icon: Icon, at: Rect) {
    let (dark, pale) = (looks.theme.space, looks.theme.chalk);
    ui.painter().circle(at.center(), at.width() / 2.0 - 0.5, dark, (line::THIN + 0.3, pale));
    looks.icons.paint(ui, icon, at.scale_from_center(SIGN_INK), pale);
}

/// The landmarks of all regions of a map on which nothing else stands.
pub(super) fn all(ui: &Ui, looks: &mut Looks, frame: &Frame, count: impl Fn(Region, Icon) -> usize) {
    for (region, anchor, radius) in rooms(looks, frame) {
        row(ui, looks, |icon| count(region, icon), anchor, radius, false);
    }
}

/// The regions with their middles on the screen, and how much room there is around each.
pub(super) fn rooms(looks: &Looks, frame: &Frame) -> Vec<(Region, Pos2, f32)> {
    let all = looks.shapes.regions().map(|(region, land)| (region, land.room));
    all.map(|(region, room)| (region, frame.screen(room.anchor), room.clearance * frame.scale)).collect()
}

/// Draws one, its foot on the lower edge.
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

/// The sign of one in ink, with an edge of paper: lands may be of any colour, and their pattern runs on below.
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
