//! The names of a realm's regions: below what stands there, and where they can be read beside what stands next door.

use std::sync::Arc;

use egui::{FontId, Galley, Pos2, Rect, Ui, Vec2};

use super::name_size;
use super::scene::Scene;
use crate::app::fonts;
use crate::app::looks::Looks;
use crate::app::map::Frame;
use crate::app::screens::{banners, landmark};
use crate::app::words::{LEAST, unjoined};
use crate::rules::{Icon, Region, RegionSet};

/// How far below a region's middle its name stands, in its room: under an army, or where none stands.
const BELOW: (f32, f32) = (0.80, 0.22);
/// How broad a name may be, in its region's room.
const BROAD: f32 = 2.3;
/// How far a name is moved aside and down or up at most, in its region's room, in so many steps.
const ASIDE: f32 = 0.75;
const DOWN: f32 = 0.3;
const STEPS: i32 = 5;
/// What it counts that a name is moved by the region's room, beside the part of it that lies on something.
const MOVED: f32 = 0.12;
/// What it counts that an end of it lies in another land.
const ABROAD: f32 = 0.2;
/// What it counts that it lies on another name, and how far names keep apart, in points.
const ON_NAME: f32 = 2.0;
const APART: f32 = 2.0;
/// What of a drawing's square is drawn, from its middle: the corners of a flag or a tower hide nothing.
const DRAWN: f32 = 0.86;

/// Writes them all.
pub(super) fn all(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) {
    let size = name_size::of(looks, frame);
    let taken: Vec<(Region, Rect)> = taken(looks, scene, frame);
    let mut names: Vec<(Region, f32, Name, Rect)> = Vec::new();
    for (region, middle, radius) in landmark::rooms(looks, frame) {
        let below = if scene.pieces.banners(region) > 0 { BELOW.0 } else { BELOW.1 };
        let at = middle + Vec2::new(0.0, radius * below);
        let name = Name::new(ui, looks, &looks.speech.region(region), radius * BROAD, size);
        let usual = Rect::from_center_size(at, name.ink.size());
        names.push((region, radius, name, usual));
    }
    for i in 0..names.len() {
        let (region, radius, _, usual) = &names[i];
        let others = names.iter().filter(|(other, ..)| other != region).map(|(.., at)| at);
        let on_name =
            |rect: Rect| others.clone().filter(|at| at.expand(APART).intersects(rect)).count() as f32;
        let is_own = |at: Pos2| looks.shapes.region_at(frame.map(at)) == Some(*region);
        let hides = |rect| hidden(rect, *region, &taken) + ON_NAME * on_name(rect);
        names[i].3 = best(*usual, *radius, hides, is_own);
    }
    for (.., name, at) in names {
        name.paint(ui, looks, at);
    }
}

/// What stands in all regions: landmarks and armies.
fn taken(looks: &Looks, scene: &Scene<'_>, frame: &Frame) -> Vec<(Region, Rect)> {
    let world = scene.game.world();
    let mut all = Vec::new();
    for (region, at, radius) in landmark::rooms(looks, frame) {
        let army = scene.pieces.banners(region) > 0;
        let only = RegionSet::only(region);
        let count: usize = Icon::ANY.into_iter().map(|icon| world.icons_in(icon, only) as usize).sum();
        let drawn = landmark::places(count, (at, radius), false, army);
        all.extend(drawn.map(|rect| (region, rect.scale_from_center(DRAWN))));
        if army {
            all.push((region, banners::body(banners::middle(at, radius, false), banners::height(radius))));
        }
    }
    all
}

/// What part of a name lies on what stands in other regions, or on its own region's.
fn hidden(name: Rect, region: Region, taken: &[(Region, Rect)]) -> f32 {
    let on = |rect: &Rect| rect.intersect(name).is_positive().then(|| rect.intersect(name).area());
    // Its own army stands so near above that the upper edge of its letters is all that it may hide.
    let own = name.shrink2(Vec2::new(0.0, name.height() * 0.3));
    let theirs: f32 = taken.iter().filter(|(at, _)| *at != region).filter_map(|(_, rect)| on(rect)).sum();
    let own = taken.iter().filter(|(at, rect)| *at == region && rect.intersects(own)).count();
    theirs / name.area().max(1.0) + own as f32
}

/// Where a name stands best: as usual where nothing is in the way, else a little aside.
fn best(usual: Rect, radius: f32, hidden: impl Fn(Rect) -> f32, is_own: impl Fn(Pos2) -> bool) -> Rect {
    if hidden(usual) <= 0.0 {
        return usual;
    }
    let ends = |rect: Rect| [rect.left_center(), rect.right_center()];
    let abroad = |rect: Rect| ends(rect).into_iter().filter(|end| !is_own(*end)).count() as f32;
    let cost = |off: Vec2| {
        let rect = usual.translate(off * radius);
        hidden(rect) + MOVED * off.length() + ABROAD * (abroad(rect) - abroad(usual)).max(0.0)
    };
    let step = |i: i32, most: f32| i as f32 / STEPS as f32 * most;
    let tries = (-STEPS..=STEPS).flat_map(|x| (-STEPS..=STEPS).map(move |y| (x, y)));
    let tries = tries.map(|(x, y)| Vec2::new(step(x, ASIDE), step(y, DOWN)));
    let least = tries.map(|off| (cost(off), off)).min_by(|a, b| a.0.total_cmp(&b.0));
    least.map_or(usual, |(_, off)| usual.translate(off * radius))
}

/// A region's name, with a pale edge that keeps it apart from what it lies on.
struct Name {
    ink: Arc<Galley>,
    edge: Arc<Galley>,
}

impl Name {
    /// The name in so much room, short where it has a short form, smaller where that is still too wide.
    fn new(ui: &Ui, looks: &Looks, name: &str, room: f32, size: f32) -> Self {
        let lay = |text: &str, font: FontId, ink| unjoined(ui.painter(), text, font, ink);
        let wide = |text: &str| lay(text, fonts::italic(size), looks.theme.ink).size().x;
        let name = if wide(name) <= room { name } else { looks.speech.words().short(name) };
        let font = fonts::italic((size * (room / wide(name)).clamp(LEAST, 1.0) * 2.0).round() / 2.0);
        let edge = looks.theme.land.gamma_multiply(0.6);
        Self { ink: lay(name, font.clone(), looks.theme.ink), edge: lay(name, font, edge) }
    }

    fn paint(&self, ui: &Ui, looks: &Looks, at: Rect) {
        for (x, y) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
            let edge = looks.theme.land.gamma_multiply(0.6);
            ui.painter().galley(at.min + Vec2::new(x, y), Arc::clone(&self.edge), edge);
        }
        ui.painter().galley(at.min, Arc::clone(&self.ink), looks.theme.ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RADIUS: f32 = 40.0;

    fn usual() -> Rect {
        Rect::from_center_size(Pos2::new(100.0, 100.0), Vec2::new(70.0, 14.0))
    }

    fn beside(drawn: Rect) -> Rect {
        let taken = [(Region::new(1).unwrap(), drawn)];
        best(usual(), RADIUS, |rect| hidden(rect, Region::new(0).unwrap(), &taken), |_| true)
    }

    #[test]
    fn a_name_moves_away_from_what_stands_next_door_and_no_farther() {
        let tower = Rect::from_center_size(Pos2::new(130.0, 104.0), Vec2::splat(20.0));
        let moved = beside(tower);
        // At most a hair of it.
        assert!(moved.intersect(tower).height() <= 2.0, "{moved:?}");
        assert!(moved.center().distance(usual().center()) < 0.6 * RADIUS, "{moved:?}");
    }

    #[test]
    fn a_name_that_hides_nothing_stays_where_it_is() {
        let far = Rect::from_center_size(Pos2::new(300.0, 104.0), Vec2::splat(20.0));
        assert_eq!(beside(far), usual());
    }

    #[test]
    fn a_name_does_not_leave_its_land_for_a_corner_of_a_drawing() {
        let corner = Rect::from_center_size(Pos2::new(141.0, 112.0), Vec2::splat(14.0));
        let taken = [(Region::new(1).unwrap(), corner)];
        let hides = |rect| hidden(rect, Region::new(0).unwrap(), &taken);
        let is_own = |at: Pos2| (64.0..=136.0).contains(&at.x) && (90.0..=107.5).contains(&at.y);
        let moved = best(usual(), RADIUS, hides, is_own);
        assert!([moved.left_center(), moved.right_center()].into_iter().all(is_own), "{moved:?}");
    }
}
