//! Finds a place for a region's tooltip: beside the region, covering as little as possible of its neighbours.

use egui::{Pos2, Rect};

use crate::screens::table::widgets::popup_placement::{self, Avoid, Near, Room};

/// The gap between a tooltip and its region, in points.
const GAP: f32 = 6.0;
/// The penalty for covering a neighbouring region completely.
const NEIGHBOUR: f32 = 600.0;
/// The penalty for covering the tooltip's own region completely.
const ITSELF: f32 = 1800.0;

/// The best rectangle for the tooltip of the region in the rectangle `here`. It avoids `here` and the rectangles in
/// `beside`.
pub(crate) fn place(room: Room, here: Rect, beside: &[Rect]) -> Rect {
    let all = beside.iter().fold(here, |all, next| all.union(*next));
    let spots = [here, all].into_iter().flat_map(|from| {
        let (left, right) = (from.left() - GAP - room.size.x, from.right() + GAP);
        let (above, below) = (from.top() - GAP - room.size.y, from.bottom() + GAP);
        let middle = here.center() - room.size / 2.0;
        let [start, end] = [here.left(), here.right() - room.size.x];
        [
            (middle.x, above),
            (middle.x, below),
            (right, middle.y),
            (left, middle.y),
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
    let spots = spots.map(|(x, y)| room.popup(Pos2::new(x, y)));
    let mut avoid: Vec<Avoid> = beside.iter().map(|next| Avoid::whole(*next, NEIGHBOUR)).collect();
    avoid.push(Avoid::whole(here, ITSELF));
    let near = [Rect::from_pos(here.center())];
    popup_placement::place(spots, &avoid, Near::Edges(&near), None).unwrap_or(room.popup(room.rect.min))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Vec2;

    const ROOM: Room =
        Room { rect: Rect { min: Pos2::ZERO, max: Pos2::new(1000.0, 700.0) }, size: Vec2::new(240.0, 60.0) };

    fn spot(x: f32, y: f32) -> Rect {
        Rect::from_center_size(Pos2::new(x, y), Vec2::splat(60.0))
    }

    #[test]
    fn a_tooltip_covers_neither_its_region_nor_the_neighbours_where_there_is_room() {
        let here = spot(500.0, 350.0);
        let around = |angles: &[f32]| -> Vec<Rect> {
            angles.iter().map(|a| spot(500.0 + 75.0 * a.cos(), 350.0 + 75.0 * a.sin())).collect()
        };
        for angles in [&[-1.6_f32][..], &[-1.6, 0.0], &[-1.6, 1.6, 0.0], &[0.0, 1.05, 2.1, 3.1, 4.2, 5.2]] {
            let beside = around(angles);
            let place = place(ROOM, here, &beside);
            assert!(ROOM.rect.contains_rect(place) && !place.intersects(here), "{angles:?} {place:?}");
            assert!(beside.iter().all(|next| !place.intersects(*next)), "{angles:?} {place:?}");
        }
    }

    #[test]
    fn without_neighbours_it_stands_right_above_and_at_the_edge_within_the_screen() {
        let here = spot(500.0, 350.0);
        assert_eq!(place(ROOM, here, &[]).bottom(), here.top() - GAP);
        for corner in [spot(20.0, 20.0), spot(980.0, 690.0)] {
            let place = place(ROOM, corner, &[]);
            assert!(ROOM.rect.contains_rect(place) && !place.intersects(corner), "{place:?}");
        }
    }
}
