//! Where the name of a region stands best: on its own land and on nothing that stands there, in one line or two, level or
//! along the land, larger or smaller. Pure: boxes in, a place out.

use egui::{Pos2, Rect, Vec2};

/// A way of writing a name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Form {
    /// How broad each line is, in points.
    pub lines: Vec<f32>,
    /// From line to line, and how tall the letters of a line are with what hangs below, in points.
    pub row: f32,
    pub tall: f32,
    /// How much it is disliked.
    pub dislike: f32,
}

/// Where a name stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    /// Which of the forms it has.
    pub form: usize,
    pub middle: Pos2,
    /// In radians, clockwise.
    pub angle: f32,
}

/// How far a name is moved aside and down or up at most, in its region's room, in so many steps each way.
const ASIDE: (f32, i32) = (0.9, 6);
const DOWN: (f32, i32) = (0.75, 5);
/// What it counts that a name is moved by the region's room, and that it is turned by a radian, beside being turned at all.
const MOVED: f32 = 0.14;
const TURNED: (f32, f32) = (0.1, 0.35);
/// A line is looked at in so many parts.
const PARTS: usize = 6;

impl Form {
    /// The boxes in which it stands, line by line.
    pub fn boxes(&self, middle: Pos2, angle: f32) -> Vec<Rect> {
        let (along, up) = (Vec2::angled(angle), Vec2::angled(angle).rot90());
        let count = self.lines.len();
        let mut all = Vec::with_capacity(count * PARTS);
        for (i, wide) in self.lines.iter().enumerate() {
            let line = middle - up * (self.row * (i as f32 - (count as f32 - 1.0) / 2.0));
            for part in 0..PARTS {
                let off = ((part as f32 + 0.5) / PARTS as f32 - 0.5) * wide;
                let size = Vec2::new(wide / PARTS as f32, self.tall);
                all.push(Rect::from_center_size(line + along * off, size));
            }
        }
        all
    }
}

/// The best place: near the usual one, by what `cost` says of boxes; it may stop where that is no less than `most`.
pub(crate) fn best(
    forms: &[Form],
    tilts: &[f32],
    (usual, room): (Pos2, f32),
    cost: &dyn Fn(&[Rect]) -> f32,
) -> Option<Spot> {
    let mut best: Option<(f32, Spot)> = None;
    for (number, form) in forms.iter().enumerate() {
        for angle in tilts.iter().copied() {
            let turned = if angle == 0.0 { 0.0 } else { TURNED.0 + TURNED.1 * angle.abs() };
            let disliked = form.dislike + turned;
            for off in offsets() {
                let base = disliked + MOVED * off.length();
                if best.as_ref().is_some_and(|(least, _)| base >= *least) {
                    continue;
                }
                let middle = usual + off * room;
                let sum = base + cost(&form.boxes(middle, angle));
                if best.as_ref().is_none_or(|(least, _)| sum < *least) {
                    best = Some((sum, Spot { form: number, middle, angle }));
                }
            }
        }
    }
    best.map(|(_, spot)| spot)
}

/// How far a name may be moved, in its region's room; as usual first.
fn offsets() -> impl Iterator<Item = Vec2> {
    let step = |i: i32, (most, steps): (f32, i32)| i as f32 / steps as f32 * most;
    let from_middle = |steps: i32| (0..=2 * steps).map(|i| if i % 2 == 0 { i / 2 } else { -(i + 1) / 2 });
    from_middle(DOWN.1)
        .flat_map(move |y| from_middle(ASIDE.1).map(move |x| Vec2::new(step(x, ASIDE), step(y, DOWN))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: f32 = 40.0;
    const USUAL: Pos2 = Pos2::new(100.0, 100.0);

    fn form(lines: &[f32], dislike: f32) -> Form {
        Form { lines: lines.to_vec(), row: 14.0, tall: 12.0, dislike }
    }

    /// What lies outside counts for each part.
    fn within(land: Rect) -> impl Fn(&[Rect]) -> f32 {
        move |boxes: &[Rect]| boxes.iter().filter(|part| !land.contains_rect(**part)).count() as f32
    }

    fn land(wide: f32, high: f32) -> Rect {
        Rect::from_center_size(USUAL, Vec2::new(wide, high))
    }

    #[test]
    fn a_name_that_is_in_nobodys_way_stands_as_usual() {
        let forms = [form(&[70.0], 0.0), form(&[40.0, 30.0], 0.3)];
        let spot = best(&forms, &[0.0, 0.2], (USUAL, ROOM), &within(land(90.0, 40.0))).unwrap();
        assert_eq!(spot, Spot { form: 0, middle: USUAL, angle: 0.0 });
    }

    #[test]
    fn a_name_moves_aside_on_its_own_land_and_no_farther_than_it_has_to() {
        let land = land(90.0, 40.0).translate(Vec2::new(-20.0, 4.0));
        let spot = best(&[form(&[70.0], 0.0)], &[0.0], (USUAL, ROOM), &within(land)).unwrap();
        let boxes = form(&[70.0], 0.0).boxes(spot.middle, 0.0);
        assert!(boxes.iter().all(|part| land.contains_rect(*part)), "{spot:?}");
        assert!(spot.middle.distance(USUAL) < 16.0, "{spot:?}");
    }

    #[test]
    fn a_name_that_is_too_long_for_its_land_is_broken_in_two() {
        let forms = [form(&[90.0], 0.0), form(&[44.0, 40.0], 0.3)];
        let spot = best(&forms, &[0.0], (USUAL, ROOM), &within(land(60.0, 44.0))).unwrap();
        assert_eq!(spot.form, 1);
    }

    #[test]
    fn a_name_is_turned_along_a_land_that_lies_aslant() {
        let along = Vec2::angled(0.3);
        let aslant = |boxes: &[Rect]| {
            let far = |part: &&Rect| ((part.center() - USUAL).dot(along.rot90())).abs() > 8.0;
            boxes.iter().filter(far).count() as f32
        };
        let spot = best(&[form(&[90.0], 0.0)], &[0.0, 0.3], (USUAL, ROOM), &aslant).unwrap();
        assert_eq!(spot.angle, 0.3);
    }

    #[test]
    fn the_boxes_of_a_name_follow_its_lines_from_above_to_below() {
        let boxes = form(&[60.0, 30.0], 0.0).boxes(USUAL, 0.0);
        assert_eq!(boxes.len(), 2 * PARTS);
        assert!(boxes[0].center().y < boxes[PARTS].center().y);
        let first = boxes[..PARTS].iter().fold(Rect::NOTHING, |all, part| all.union(*part));
        assert!((first.width() - 60.0).abs() < 0.01 && (first.center().x - USUAL.x).abs() < 0.01);
    }
}
