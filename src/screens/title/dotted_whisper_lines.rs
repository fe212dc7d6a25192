//! The dotted lines across the map on the title. Each leads from a society's emblem to distant cities, like a
//! whisper.

use egui::{Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::line;
use crate::map::Frame;
use crate::screens::page_parts::ringed_disc;
use rules::{Icon, Region};

/// The maximum number of societies drawn.
const SOCIETIES: usize = 4;
/// The number of cities that each line leads to.
const CITIES: usize = 2;
/// The bulge of a line, relative to its length.
const BULGE: f32 = 0.22;
/// The distance between dots, in points.
const STEP: f32 = 9.0;
/// The radius of the first dot and of the last, in points.
const DOT: (f32, f32) = (1.1, 2.6);
/// The size of a society's emblem, in points.
const EMBLEM: f32 = 34.0;

/// Draws the lines on a map. `share` is the progress of their animation, from 0 to 1.
pub(crate) fn draw(ui: &Ui, looks: &mut Looks, frame: &Frame, share: f32) {
    let raw = &looks.pack.rules.raw;
    let cities: Vec<Region> = (0..raw.regions.len())
        .filter(|i| raw.regions[*i].icons[Icon::City.index()] > 0)
        .filter_map(Region::new)
        .collect();
    let middle = |looks: &Looks, region: Region| {
        looks.shapes.lands().get(region.index()).map(|land| frame.screen(land.room.anchor))
    };
    let societies = looks.pack.theme.societies.len().min(SOCIETIES);
    if cities.len() < 2 || societies == 0 {
        return;
    }
    for society in 0..societies {
        // Each line begins in a different city and crosses the map.
        let place = |step: usize| {
            let number = society * cities.len() / societies + step * (cities.len() / 2).max(1) + step / 2;
            cities.get(number % cities.len()).copied()
        };
        let stops: Vec<Pos2> = (0..=CITIES).filter_map(place).filter_map(|r| middle(looks, r)).collect();
        let way: Vec<Pos2> = stops.windows(2).flat_map(|pair| thread(pair[0], pair[1])).collect();
        let tint = looks.society(society);
        let shown = (way.len() as f32 * share).round() as usize;
        for (i, at) in way.iter().take(shown).enumerate() {
            let radius = DOT.0 + (DOT.1 - DOT.0) * i as f32 / way.len() as f32;
            ui.painter().circle_filled(*at, radius + 1.2, looks.theme.panel.gamma_multiply(0.75));
            ui.painter().circle_filled(*at, radius, tint);
        }
        if let Some(at) = stops.first() {
            let emblem = Rect::from_center_size(*at, Vec2::splat(EMBLEM));
            let (look, ring) = ((tint, IconName::Society(society)), looks.theme.panel);
            ringed_disc(ui, looks, emblem, look, EMBLEM * 0.16, (line::STRONG, ring));
        }
    }
}

/// The positions of the dots on a curve between two points.
fn thread(from: Pos2, to: Pos2) -> Vec<Pos2> {
    let along = to - from;
    let top = from + along / 2.0 - along.rot90() * BULGE * along.x.signum();
    let count = (along.length() / STEP).max(2.0) as usize;
    (1..count)
        .map(|i| i as f32 / count as f32)
        .map(|t| {
            let (a, b) = (from + (top - from) * t, top + (to - top) * t);
            a + (b - a) * t
        })
        .collect()
}
