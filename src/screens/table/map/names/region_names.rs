//! The names of a realm's regions. Each name stands on its own land, below the army and agents, in one or two lines.
//! In a long region, the name may be turned along the region.

use std::sync::Arc;

use egui::{Pos2, Rect, Ui, Vec2};

use super::best_spot::{self, Spot};
use super::name_label::{self, Form, Grounds, Ink, Label, Style};
use crate::looks::Looks;
use crate::map::{Camera, Frame};
use crate::packs::pack_identity::PackIdentity;
use crate::screens::table::map::army_placement::ArmyPlacement;
use crate::screens::table::map::region_screen_positions::frame_in;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::{army_banners, landmark_drawings};
use atlas::realm::Point;
use rules::{Icon, Region, RegionSet};

/// How far a name usually stands below its region's middle, relative to the region's radius of free room: first under
/// an army or agents, then in an empty region.
const BELOW: (f32, f32) = (0.80, 0.22);
/// How the names of regions may be written, and the penalties for it.
const STYLE: Style = Style {
    sizes: &[(1.0, 0.0), (0.92, 0.14), (0.84, 0.34), (0.76, 0.6)],
    step: 0.5,
    broken: 0.3,
    short: 0.55,
    row: 0.8,
};
/// How far a name may move to each side, relative to its region's radius of free room, and in how many steps.
const ASIDE: (f32, i32) = (0.9, 6);
/// How far a name may move up or down, relative to its region's radius of free room, and in how many steps.
const DOWN: (f32, i32) = (0.75, 5);
/// The penalty for moving a name by its region's radius of free room.
const MOVED: f32 = 0.14;
/// The penalty for turning a name at all, and the additional penalty for each radian.
const TURNED: (f32, f32) = (0.1, 0.35);
/// The number of parts into which each line of a name is divided, to check what each part covers.
const PARTS: usize = 6;
/// The penalty for a part of a name that lies in another region.
const ABROAD: f32 = 4.0;
/// The penalty for a part of a name that lies on water.
const AFLOAT: f32 = 2.0;
/// The penalty for a part of a name that lies on the border of the name's own region.
const ON_EDGE: f32 = 0.5;
/// The penalty for a part of a name that covers pieces or landmarks of the name's own region.
const ON_OWN: f32 = 3.0;
/// The penalty for a part of a name that covers pieces or landmarks of another region.
const ON_OTHERS: f32 = 5.0;
/// The penalty for a part of a name that touches another name.
const ON_NAME: f32 = 24.0;
/// The minimum distance between two names, in points.
const APART: f32 = 4.0;
/// The share of a landmark's square, around its middle, that counts as covered. The corners of a flag or a tower are
/// empty.
const DRAWN: f32 = 0.86;
/// The share of a line's height that its letters fill, including their descenders.
const LETTERS: f32 = 0.66;
/// The maximum angle by which a name is turned, in radians.
const STEEP: f32 = 0.42;
/// The minimum ratio of a region's length to its breadth for its name to be turned.
const LONG: f32 = 1.25;

/// Draws the names of all regions, with a pale edge that sets them off from the map.
pub(crate) fn show(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) {
    let ground = looks.theme.land.gamma_multiply(0.6);
    let ink = Ink { letters: looks.theme.ink, ground, broad: 1.0, copies: 4 };
    for label in placed(ui, looks, scene, frame).iter() {
        label.paint(ui, frame, &ink);
    }
}

/// The labels of all regions' names, from the cache if they are still valid.
fn placed(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) -> Arc<Vec<Label>> {
    let world = scene.game.world();
    let stands: Vec<ArmyPlacement> =
        world.regions().map(|region| ArmyPlacement::in_region(looks, scene, frame, region).0).collect();
    let standing = world.regions().zip(&stands);
    let standing = standing.map(|(region, stand)| (scene.board.pieces.banners(region), stand.chips.len()));
    let grounds = Grounds {
        language: looks.speech.language().to_owned(),
        pack: PackIdentity::for_pack(&looks.pack),
        // While the map is moved, names stay where they are on the land. So the cache depends on the whole map's
        // position, not on the visible part.
        frame: frame_in(looks, frame.sheet, Camera::default()),
        standing: standing.collect(),
    };
    name_label::labels(ui, frame, grounds, || place(ui, looks, scene, frame, &stands))
}

/// Finds a spot for each region's name, in the order of regions.
fn place(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame, stands: &[ArmyPlacement]) -> Vec<Label> {
    let taken = taken(looks, scene, frame, stands);
    let size = name_label::letter_size(looks, frame);
    let mut labels: Vec<Label> = Vec::new();
    let mut written: Vec<Rect> = Vec::new();
    for ((region, middle, room), stand) in landmark_drawings::rooms(looks, frame).into_iter().zip(stands) {
        let empty = scene.board.pieces.banners(region) == 0 && stand.chips.is_empty();
        let below = if empty { BELOW.1 } else { BELOW.0 };
        let usual = middle + Vec2::new(0.0, room * below);
        let forms = Form::all(ui, looks, &looks.speech.region(region), size, &STYLE);
        // Only things near the region can be covered by its name.
        let near = Rect::from_center_size(middle, Vec2::splat(room * 6.0 + 120.0));
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
        let spots = spots(&forms, &tilts(looks, region), usual, room);
        let Some(spot) = best_spot::best(&spots, |spot| cost(&boxes(&forms, spot))) else { continue };
        written.extend(boxes(&forms, &spot));
        labels.extend(Label::new(forms, spot, frame));
    }
    labels
}

/// The candidate spots for a name, sorted by penalty. They lie around the usual spot, in a region with `room` points
/// of free room.
fn spots(forms: &[Form], tilts: &[f32], usual: Pos2, room: f32) -> Vec<Spot> {
    let step = |i: i32, (most, steps): (f32, i32)| i as f32 / steps as f32 * most;
    let from_middle = |steps: i32| (0..=2 * steps).map(|i| if i % 2 == 0 { i / 2 } else { -(i + 1) / 2 });
    let rows = from_middle(DOWN.1).map(|y| step(y, DOWN));
    let offsets = rows.flat_map(|y| from_middle(ASIDE.1).map(move |x| Vec2::new(step(x, ASIDE), y)));
    let offsets: Vec<Vec2> = offsets.collect();
    let mut all = Vec::with_capacity(forms.len() * tilts.len() * offsets.len());
    for (form, Form { dislike, .. }) in forms.iter().enumerate() {
        for angle in tilts.iter().copied() {
            let turned = if angle == 0.0 { 0.0 } else { TURNED.0 + TURNED.1 * angle.abs() };
            let disliked = dislike + turned;
            let spot = |off: &Vec2| Spot {
                form,
                middle: usual + *off * room,
                angle,
                dislike: disliked + MOVED * off.length(),
            };
            all.extend(offsets.iter().map(spot));
        }
    }
    best_spot::sort(&mut all);
    all
}

/// The rectangles that a name would cover at a spot, `PARTS` for each line.
fn boxes(forms: &[Form], spot: &Spot) -> Vec<Rect> {
    let Some(form) = forms.get(spot.form) else { return Vec::new() };
    let along = Vec2::angled(spot.angle);
    let lines = form.middles(spot.middle, spot.angle).zip(&form.widths);
    let parts = lines.flat_map(|(line, wide)| {
        (0..PARTS).map(move |part| {
            let off = ((part as f32 + 0.5) / PARTS as f32 - 0.5) * wide;
            Rect::from_center_size(line + along * off, Vec2::new(wide / PARTS as f32, form.tall * LETTERS))
        })
    });
    parts.collect()
}

/// The penalty for a part of a region's name that lies off the region's land.
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

/// The penalty for a part of a name that covers the rectangle `on`. `own` is true if the thing in `on` belongs to the
/// name's own region.
fn hidden(part: Rect, on: Rect, own: bool) -> f32 {
    let both = part.intersect(on);
    if !both.is_positive() {
        return 0.0;
    }
    both.area() / part.area().max(1.0) * if own { ON_OWN } else { ON_OTHERS }
}

/// The rectangles of everything that names should not cover: landmarks, armies with their numbers, and agents. Each
/// comes with its region.
fn taken(looks: &Looks, scene: &Scene<'_>, frame: &Frame, stands: &[ArmyPlacement]) -> Vec<(Region, Rect)> {
    let world = scene.game.world();
    let mut all = Vec::new();
    for ((region, at, radius), stand) in landmark_drawings::rooms(looks, frame).into_iter().zip(stands) {
        let count = scene.board.pieces.banners(region);
        let only = RegionSet::only(region);
        let icons: usize = Icon::ANY.into_iter().map(|icon| world.icons_in(icon, only) as usize).sum();
        let drawn = landmark_drawings::places(icons, at, radius, false, count > 0);
        all.extend(drawn.map(|rect| (region, rect.scale_from_center(DRAWN))));
        all.extend(stand.chips.iter().map(|chip| (region, *chip)));
        if count > 0 {
            let height = army_banners::height_on(looks, radius);
            all.push((region, army_banners::body(stand.army, height, count)));
            all.push((region, army_banners::disc(stand.army, height, count)));
        }
    }
    all
}

/// The angles by which a region's name may be turned, in radians: not at all, and in a long region also along its
/// length.
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

/// The angle of an outline's long axis from the horizontal, in radians; `None` if the outline is about as broad as it
/// is long.
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

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: f32 = 40.0;
    const USUAL: Pos2 = Pos2::new(100.0, 100.0);

    fn form(widths: &[f32], dislike: f32) -> Form {
        let lines = vec![String::new(); widths.len()];
        Form { lines, letters: 14.0, widths: widths.to_vec(), tall: 12.0 / LETTERS, row: 14.0, dislike }
    }

    /// The best spot if `cost` is the cost of the rectangles that the name covers.
    fn best(forms: &[Form], tilts: &[f32], cost: impl Fn(&[Rect]) -> f32) -> Spot {
        let spots = spots(forms, tilts, USUAL, ROOM);
        best_spot::best(&spots, |spot| cost(&boxes(forms, spot))).unwrap()
    }

    /// A cost of 1 for each part of a name outside the land.
    fn within(land: Rect) -> impl Fn(&[Rect]) -> f32 {
        move |boxes: &[Rect]| boxes.iter().filter(|part| !land.contains_rect(**part)).count() as f32
    }

    fn land(wide: f32, high: f32) -> Rect {
        Rect::from_center_size(USUAL, Vec2::new(wide, high))
    }

    #[test]
    fn a_name_that_is_in_nobodys_way_stands_as_usual() {
        let forms = [form(&[70.0], 0.0), form(&[40.0, 30.0], 0.3)];
        let spot = best(&forms, &[0.0, 0.2], within(land(90.0, 40.0)));
        assert_eq!(spot, Spot { form: 0, middle: USUAL, angle: 0.0, dislike: 0.0 });
    }

    #[test]
    fn a_name_moves_aside_on_its_own_land_and_no_farther_than_it_has_to() {
        let land = land(90.0, 40.0).translate(Vec2::new(-20.0, 4.0));
        let forms = [form(&[70.0], 0.0)];
        let spot = best(&forms, &[0.0], within(land));
        assert!(boxes(&forms, &spot).iter().all(|part| land.contains_rect(*part)), "{spot:?}");
        assert!(spot.middle.distance(USUAL) < 16.0, "{spot:?}");
    }

    #[test]
    fn a_name_that_is_too_long_for_its_land_is_broken_in_two() {
        let forms = [form(&[90.0], 0.0), form(&[44.0, 40.0], 0.3)];
        assert_eq!(best(&forms, &[0.0], within(land(60.0, 44.0))).form, 1);
    }

    #[test]
    fn a_name_is_turned_along_a_land_that_lies_aslant() {
        let along = Vec2::angled(0.3);
        let aslant = |boxes: &[Rect]| {
            let far = |part: &&Rect| ((part.center() - USUAL).dot(along.rot90())).abs() > 8.0;
            boxes.iter().filter(far).count() as f32
        };
        assert_eq!(best(&[form(&[90.0], 0.0)], &[0.0, 0.3], aslant).angle, 0.3);
    }

    #[test]
    fn the_boxes_of_a_name_follow_its_lines_from_above_to_below() {
        let spot = Spot { form: 0, middle: USUAL, angle: 0.0, dislike: 0.0 };
        let boxes = boxes(&[form(&[60.0, 30.0], 0.0)], &spot);
        assert_eq!(boxes.len(), 2 * PARTS);
        assert!(boxes[0].center().y < boxes[PARTS].center().y);
        let first = boxes[..PARTS].iter().fold(Rect::NOTHING, |all, part| all.union(*part));
        assert!((first.width() - 60.0).abs() < 0.01 && (first.center().x - USUAL.x).abs() < 0.01);
    }

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
