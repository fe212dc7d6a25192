//! The names of a realm's regions: below what stands there and on their own land, level or along it, in one line or two.

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{Id, Pos2, Rect, Shape, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::tight_text::unjoined;
use crate::map::Frame;
use crate::packs::pack_key::WhichPack;
use crate::screens::table::frame::Scene;
use crate::screens::table::map::army_placement::Stand;
use crate::screens::table::map::names::placement::{Form, Spot, best};
use crate::screens::table::map::names::size;
use crate::screens::table::map::names::stations::broken;
use crate::screens::{banners, landmark};
use atlas::realm::Point;
use rules::{Icon, Region, RegionSet};

/// How far below a region's middle its name stands, in its room: under what stands there, or where nothing does.
const BELOW: (f32, f32) = (0.80, 0.22);
/// The sizes that a name may have, in that of all names, with how much each is disliked; how much it is that it is
/// broken in two, and that it is said in its shorter form.
const SIZES: [(f32, f32); 4] = [(1.0, 0.0), (0.92, 0.14), (0.84, 0.34), (0.76, 0.6)];
const BROKEN: f32 = 0.3;
const SHORT: f32 = 0.55;
/// What it counts that a part of a name lies in another land, on the water, or on an edge.
const ABROAD: f32 = 4.0;
const AFLOAT: f32 = 2.0;
const ON_EDGE: f32 = 0.5;
/// What it counts that a part of it lies on its region's army or landmarks, on those of another, on an agent or on
/// another name, and how far names keep apart, in points.
const ON_OWN: f32 = 3.0;
const ON_OTHERS: f32 = 5.0;
const ON_NAME: f32 = 24.0;
const APART: f32 = 4.0;
/// What of a drawing's square is drawn, from its middle: the corners of a flag or a tower hide nothing.
const DRAWN: f32 = 0.86;
/// How much of a row is letters, with what hangs below them.
const LETTERS: f32 = 0.66;
/// How steep a name may be, in radians, and how much longer than broad a land is along which it is turned.
const STEEP: f32 = 0.42;
const LONG: f32 = 1.25;

/// What places depend on beside how near the map is looked at.
#[derive(Clone, PartialEq)]
struct Grounds {
    language: String,
    pack: WhichPack,
    /// The window's room for the map, and how many points a name's letters are in it.
    room: Vec2,
    /// How many banners and agents are in each region.
    standing: Vec<(u8, usize)>,
}

/// A name where it stands, in map units, and as it is written.
#[derive(Clone)]
struct Name {
    lines: Vec<String>,
    /// The size of its letters, in points.
    size: f32,
    middle: Point,
    angle: f32,
}

/// The names as they were placed last, by how near the map was looked at.
#[derive(Clone)]
struct Placed {
    grounds: Grounds,
    scale: f32,
    /// How near it was looked at last: while that changes, names keep their places.
    seen: f32,
    names: Arc<Vec<Name>>,
}

/// Writes them all.
pub(crate) fn all(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) {
    for name in placed(ui, looks, scene, frame).iter() {
        name.paint(ui, looks, frame);
    }
}

/// Where the names stand; worked out anew when something else stands there, and when the map rests as it is looked at.
fn placed(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) -> Arc<Vec<Name>> {
    let world = scene.game.world();
    let stands: Vec<Stand> = world.regions().map(|region| Stand::of(looks, scene, frame, region).0).collect();
    let standing =
        world.regions().zip(&stands).map(|(r, stand)| (scene.board.pieces.banners(r), stand.chips.len()));
    let grounds = Grounds {
        language: looks.speech.language().to_owned(),
        pack: WhichPack::of(&looks.pack),
        room: frame.sheet.size(),
        standing: standing.collect(),
    };
    let id = Id::unique("names of regions");
    if let Some(mut kept) = ui.data(|data| data.get_temp::<Placed>(id)).filter(|kept| kept.grounds == grounds)
    {
        let rests = kept.seen == frame.scale;
        if rests && kept.scale == frame.scale {
            return kept.names;
        }
        if !rests {
            kept.seen = frame.scale;
            let names = Arc::clone(&kept.names);
            ui.data_mut(|data| data.insert_temp(id, kept));
            ui.ctx().request_repaint();
            return names;
        }
    }
    let names = Arc::new(place(ui, looks, scene, frame, &stands));
    let placed = Placed { grounds, scale: frame.scale, seen: frame.scale, names: Arc::clone(&names) };
    ui.data_mut(|data| data.insert_temp(id, placed));
    names
}

/// Finds a place for each name, one after another.
fn place(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame, stands: &[Stand]) -> Vec<Name> {
    let taken = taken(looks, scene, frame, stands);
    let size = size::of(looks, frame);
    let mut names: Vec<Name> = Vec::new();
    let mut written: Vec<Rect> = Vec::new();
    for ((region, middle, radius), stand) in landmark::rooms(looks, frame).into_iter().zip(stands) {
        let empty = scene.board.pieces.banners(region) == 0 && stand.chips.is_empty();
        let below = if empty { BELOW.1 } else { BELOW.0 };
        let usual = middle + Vec2::new(0.0, radius * below);
        let (texts, forms): (Vec<_>, Vec<Form>) =
            forms(ui, looks, &looks.speech.region(region), size).into_iter().unzip();
        // What is so far away is in nobody's way.
        let near = Rect::from_center_size(middle, Vec2::splat(radius * 6.0 + 120.0));
        let taken: Vec<&(Region, Rect)> = taken.iter().filter(|(_, rect)| rect.intersects(near)).collect();
        let on_names: Vec<&Rect> = written.iter().filter(|rect| rect.intersects(near)).collect();
        let cost = |boxes: &[Rect]| {
            let each = boxes.iter().map(|part| {
                let hides = taken.iter().map(|(at, rect)| hidden(*part, *rect, *at == region)).sum::<f32>();
                let on_name = on_names.iter().any(|other| other.expand(APART).intersects(*part));
                off_land(looks, frame, region, *part) + hides + if on_name { ON_NAME } else { 0.0 }
            });
            each.sum::<f32>() / boxes.len().max(1) as f32
        };
        let tilts = tilts(looks, region);
        let Some(spot) = best(&forms, &tilts, (usual, radius), &cost) else { continue };
        let Spot { form, middle, angle } = spot;
        let (Some(form), Some((lines, size))) = (forms.get(form), texts.into_iter().nth(form)) else {
            continue;
        };
        written.extend(form.boxes(middle, angle));
        names.push(Name { lines, size, middle: frame.map(middle), angle });
    }
    names
}

/// What it counts where a part of a region's name lies.
fn off_land(looks: &Looks, frame: &Frame, region: Region, part: Rect) -> f32 {
    let ground = looks.shapes.ground();
    let at = |pos: Pos2| {
        let spot = frame.map(pos);
        match ground.region_at(spot) {
            Some(other) if other != region => ABROAD,
            None => AFLOAT,
            Some(_) if ground.depth(spot) * frame.scale < 2.5 => ON_EDGE,
            Some(_) => 0.0,
        }
    };
    (at(part.center_top()) + at(part.center_bottom())) / 2.0
}

/// What it counts that a part of a name lies on something that stands there.
fn hidden(part: Rect, on: Rect, own: bool) -> f32 {
    let both = part.intersect(on);
    if !both.is_positive() {
        return 0.0;
    }
    both.area() / part.area().max(1.0) * if own { ON_OWN } else { ON_OTHERS }
}

/// What stands in all regions: landmarks, armies with their numbers, agents.
fn taken(looks: &Looks, scene: &Scene<'_>, frame: &Frame, stands: &[Stand]) -> Vec<(Region, Rect)> {
    let world = scene.game.world();
    let mut all = Vec::new();
    for ((region, at, radius), stand) in landmark::rooms(looks, frame).into_iter().zip(stands) {
        let count = scene.board.pieces.banners(region);
        let only = RegionSet::only(region);
        let icons: usize = Icon::ANY.into_iter().map(|icon| world.icons_in(icon, only) as usize).sum();
        let drawn = landmark::places(icons, (at, radius), false, count > 0);
        all.extend(drawn.map(|rect| (region, rect.scale_from_center(DRAWN))));
        all.extend(stand.chips.iter().map(|chip| (region, *chip)));
        if count > 0 {
            let height = banners::height_on(looks, radius);
            all.push((region, banners::body(stand.army, height, count)));
            all.push((region, banners::disc(stand.army, height, count)));
        }
    }
    all
}

/// The ways of writing a name in letters of such a size, with its lines and the size of their letters; the best liked first.
fn forms(ui: &Ui, looks: &Looks, name: &str, most: f32) -> Vec<((Vec<String>, f32), Form)> {
    let short = looks.speech.words().short(name);
    let texts = [(name, 0.0)].into_iter().chain((short != name).then_some((short, SHORT)));
    let mut all = Vec::new();
    for (text, less) in texts {
        let whole = std::iter::once((vec![text.to_owned()], less));
        for (lines, less) in whole.chain(broken(text).map(|lines| (lines, less + BROKEN))) {
            for (share, smaller) in SIZES {
                let size = (most * share * 2.0).round() / 2.0;
                let laid = |line: &String| unjoined(ui.painter(), line, fonts::italic(size), looks.theme.ink);
                let sizes: Vec<Vec2> = lines.iter().map(|line| laid(line).size()).collect();
                let high = sizes.first().map_or(size, |line| line.y);
                let form = Form {
                    lines: sizes.iter().map(|line| line.x).collect(),
                    row: high * ROW,
                    tall: high * LETTERS,
                    dislike: less + smaller,
                };
                all.push(((lines.clone(), size), form));
            }
        }
    }
    all.sort_by(|(_, a), (_, b)| a.dislike.total_cmp(&b.dislike));
    all
}

/// From line to line, in rows.
const ROW: f32 = 0.8;

/// The directions in which the name of a region may run: level, and where its land is long along that.
fn tilts(looks: &Looks, region: Region) -> Vec<f32> {
    let Some(land) = looks.shapes.lands().get(region.index()) else { return vec![0.0] };
    let along = long_axis(&land.outline).filter(|angle| angle.abs() < 2.0 * STEEP);
    let mut all = vec![0.0];
    if let Some(angle) = along {
        let steep = angle.clamp(-STEEP, STEEP);
        all.extend([steep * 0.5, steep]);
    }
    all
}

/// The direction in which an outline is longest, in radians from level, where it is long in one.
fn long_axis(outline: &[Point]) -> Option<f32> {
    let count = outline.len().max(1) as f32;
    let mean = |of: fn(&Point) -> f32| outline.iter().map(of).sum::<f32>() / count;
    let (x, y) = (mean(|at| at.x), mean(|at| at.y));
    let sum =
        |of: &dyn Fn(f32, f32) -> f32| outline.iter().map(|at| of(at.x - x, at.y - y)).sum::<f32>() / count;
    let (xx, yy, xy) = (sum(&|dx, _| dx * dx), sum(&|_, dy| dy * dy), sum(&|dx, dy| dx * dy));
    let (middle, off) = ((xx + yy) / 2.0, ((xx - yy) / 2.0).hypot(xy));
    let long = ((middle + off) / (middle - off).max(1e-3)).sqrt();
    (long > LONG).then(|| 0.5 * (2.0 * xy).atan2(xx - yy))
}

impl Name {
    /// Writes it with a pale edge that keeps it apart from what it lies on.
    fn paint(&self, ui: &Ui, looks: &Looks, frame: &Frame) {
        let middle = frame.screen(self.middle);
        if !frame.sheet.expand(60.0).contains(middle) {
            return;
        }
        let (ink, edge) = (looks.theme.ink, looks.theme.land.gamma_multiply(0.6));
        let (along, up) = (Vec2::angled(self.angle), Vec2::angled(self.angle).rot90());
        let count = self.lines.len();
        for (i, line) in self.lines.iter().enumerate() {
            let laid = |ink| unjoined(ui.painter(), line, fonts::italic(self.size), ink);
            let (galley, under) = (laid(ink), laid(edge));
            let size = galley.size();
            let middle = middle - up * (size.y * ROW * (i as f32 - (count as f32 - 1.0) / 2.0));
            let corner = middle - along * size.x / 2.0 + up * size.y / 2.0;
            for (x, y) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
                let text = TextShape::new(corner + Vec2::new(x, y), Arc::clone(&under), edge);
                ui.painter().add(Shape::Text(text.with_angle(self.angle)));
            }
            ui.painter().add(Shape::Text(TextShape::new(corner, galley, ink).with_angle(self.angle)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rectangle(wide: f32, high: f32, angle: f32) -> Vec<Point> {
        let (sin, cos) = angle.sin_cos();
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        corners
            .map(|(x, y)| (x * wide / 2.0, y * high / 2.0))
            .map(|(x, y)| Point::new(x * cos - y * sin, x * sin + y * cos))
            .to_vec()
    }

    #[test]
    fn a_long_land_has_a_direction_and_a_round_one_none() {
        for angle in [0.0, 0.3, -0.4] {
            let found = long_axis(&rectangle(90.0, 40.0, angle)).unwrap();
            assert!((found - angle).abs() < 0.01, "{found}");
        }
        assert_eq!(long_axis(&rectangle(50.0, 48.0, 0.2)), None);
    }

    #[test]
    fn what_stands_next_door_is_hidden_less_gladly_than_what_stands_here() {
        let part = Rect::from_min_size(Pos2::ZERO, Vec2::new(10.0, 10.0));
        let on = part.translate(Vec2::new(5.0, 0.0));
        assert!(hidden(part, on, false) > hidden(part, on, true));
        assert_eq!(hidden(part, part.translate(Vec2::new(10.0, 0.0)), false), 0.0);
    }
}
