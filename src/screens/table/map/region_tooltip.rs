//! Where what is said of a region stands while it is pointed at: beside it, above as little as possible of what borders
//! it. Pure: it is given what lies where.

use egui::{Pos2, Rect, Vec2};

/// How far it stands from its region.
const GAP: f32 = 6.0;
/// As many points farther away as good as covering a neighbour whole.
const COVERED: f32 = 600.0;

/// The place on a screen for words of such a size: off `here`, off the regions in `beside` as far as possible, and as
/// near as that leaves.
pub(crate) fn place(screen: Rect, size: Vec2, here: Rect, beside: &[Rect]) -> Rect {
    let all = beside.iter().fold(here, |all, next| all.union(*next));
    let tries = [here, all].into_iter().flat_map(|from| {
        let (left, right) = (from.left() - GAP - size.x, from.right() + GAP);
        let (above, below) = (from.top() - GAP - size.y, from.bottom() + GAP);
        let [x, y] = [here.center().x - size.x / 2.0, here.center().y - size.y / 2.0];
        let [start, end] = [here.left(), here.right() - size.x];
        [
            (x, above),
            (x, below),
            (right, y),
            (left, y),
            (start, above),
            (end, above),
            (start, below),
            (end, below),
            (right, above),
            (left, above),
            (right, below),
            (left, below),
        ]
    });
    let room = Rect::from_min_max(screen.min, (screen.max - size).max(screen.min));
    let places = tries.map(|(x, y)| Rect::from_min_size(room.clamp(Pos2::new(x, y)), size));
    let cost = |place: &Rect| {
        let covers = |other: &Rect| {
            let both = place.intersect(*other);
            if both.is_positive() { both.area() / other.area().max(1.0) } else { 0.0 }
        };
        let far = (place.clamp(here.center()) - here.center()).length();
        far + COVERED * (beside.iter().map(covers).sum::<f32>() + 3.0 * covers(&here))
    };
    places.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(Rect::from_min_size(screen.min, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect { min: Pos2::ZERO, max: Pos2::new(1000.0, 700.0) };
    const WORDS: Vec2 = Vec2::new(240.0, 60.0);

    fn spot(x: f32, y: f32) -> Rect {
        Rect::from_center_size(Pos2::new(x, y), Vec2::splat(60.0))
    }

    #[test]
    fn what_is_said_of_a_region_covers_neither_it_nor_what_borders_it_where_there_is_room() {
        let here = spot(500.0, 350.0);
        let around = |angles: &[f32]| -> Vec<Rect> {
            angles.iter().map(|a| spot(500.0 + 75.0 * a.cos(), 350.0 + 75.0 * a.sin())).collect()
        };
        for angles in [&[-1.6_f32][..], &[-1.6, 0.0], &[-1.6, 1.6, 0.0], &[0.0, 1.05, 2.1, 3.1, 4.2, 5.2]] {
            let beside = around(angles);
            let place = place(SCREEN, WORDS, here, &beside);
            assert!(SCREEN.contains_rect(place) && !place.intersects(here), "{angles:?} {place:?}");
            assert!(beside.iter().all(|next| !place.intersects(*next)), "{angles:?} {place:?}");
        }
    }

    #[test]
    fn without_neighbours_it_stands_right_above_and_at_the_edge_within_the_screen() {
        let here = spot(500.0, 350.0);
        assert_eq!(place(SCREEN, WORDS, here, &[]).bottom(), here.top() - GAP);
        for corner in [spot(20.0, 20.0), spot(980.0, 690.0)] {
            let place = place(SCREEN, WORDS, corner, &[]);
            assert!(SCREEN.contains_rect(place) && !place.intersects(corner), "{place:?}");
        }
    }
}
