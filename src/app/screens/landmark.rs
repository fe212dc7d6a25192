//! Cities, farms and forts as they stand on the map: small drawings in ink on paper in a realm, signs on a star
//! chart.

use egui::{Color32, Pos2, Rect, Ui, Vec2};

use crate::app::icons::Symbol;
use crate::app::looks::Looks;
use crate::app::map::Frame;
use crate::app::theme::mix;
use crate::rules::{Icon, Region};

/// From size to size, in points.
const STEP: f32 = 4.0;
/// How much smaller an icon of a pack's own is on each side: it is all ink.
const OWN: f32 = 0.06;

/// The landmarks of a region, so many of each kind, in a row above its middle, where there is so much room; an army that stands there has
/// the middle to itself.
pub(super) fn row(
    ui: &Ui,
    looks: &mut Looks,
    count: impl Fn(Icon) -> usize,
    (anchor, radius): (Pos2, f32),
    army: bool,
) {
    let icons: Vec<Icon> =
        Icon::ANY.into_iter().flat_map(|icon| std::iter::repeat_n(icon, count(icon))).collect();
    let chart = looks.shapes.is_chart();
    for (icon, at) in icons.iter().zip(places(icons.len(), (anchor, radius), chart, army)) {
        if chart {
            // Discs are bright by day and by night.
            let dark = if looks.theme.dark { looks.theme.ground } else { looks.theme.ink };
            sign(ui, looks, *icon, at, (dark, looks.theme.chalk));
        } else {
            drawing(ui, looks, *icon, at);
        }
    }
}

/// Where so many landmarks stand side by side.
pub(super) fn places(
    count: usize,
    (anchor, radius): (Pos2, f32),
    chart: bool,
    army: bool,
) -> impl Iterator<Item = Rect> {
    let (side, above, least, most) = match (chart, army) {
        // More than two are smaller, so that they stay on their disc.
        (true, _) if count > 2 => (1.36 / count as f32, 0.5, 4.0, 32.0),
        (true, _) => (0.68, 0.5, 12.0, 32.0),
        (false, false) => (0.86, 0.42, 12.0, 40.0),
        (false, true) => (0.74, 0.74, 12.0, 40.0),
    };
    // In steps, so that a map that is looked at nearer and farther asks for few drawings.
    let side = ((radius * side).clamp(least, most) / STEP).round() * STEP;
    let first = Pos2::new(anchor.x - side * (count as f32 - 1.0) / 2.0, anchor.y - radius * above);
    (0..count)
        .map(move |i| Rect::from_center_size(first + Vec2::new(i as f32 * side, 0.0), Vec2::splat(side)))
}

/// The landmarks of all regions of a map on which nothing else stands.
pub(super) fn all(ui: &Ui, looks: &mut Looks, frame: &Frame, count: impl Fn(Region, Icon) -> usize) {
    for (region, anchor, radius) in rooms(looks, frame) {
        row(ui, looks, |icon| count(region, icon), (anchor, radius), false);
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
            return sign(ui, looks, icon, at.shrink(at.width() * OWN), (ink, well));
        }
    };
    let ink = theme.ink;
    looks.icons.paint(ui, paper, at, tint);
    looks.icons.paint(ui, lines, at, ink);
}

/// The sign of one in ink, with an edge of paper: lands may be of any colour, and their pattern runs on below.
fn sign(ui: &Ui, looks: &mut Looks, icon: Icon, at: Rect, (ink, edge): (Color32, Color32)) {
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        looks.icons.paint(ui, icon, at.translate(Vec2::new(x, y)), edge);
    }
    looks.icons.paint(ui, icon, at, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_landmarks_of_a_station_stay_on_its_disc_beside_one_another() {
        for radius in [18.0, 21.0, 26.0, 33.0, 60.0] {
            for (count, army) in (1..=4).flat_map(|count| [(count, false), (count, true)]) {
                let places: Vec<Rect> = places(count, (Pos2::ZERO, radius), true, army).collect();
                assert_eq!(places.len(), count);
                for (i, place) in places.iter().enumerate() {
                    // Signs leave the corners of their squares free.
                    let far = place.center().to_vec2().length() + place.width() / 2.0;
                    assert!(far <= radius * 1.1, "{count} on {radius}: {place:?}");
                    assert!(places[i + 1..].iter().all(|other| !place.shrink(0.1).intersects(*other)));
                }
            }
        }
    }
}
