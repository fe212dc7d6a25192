//! Finds places for popups. One search serves regions' tooltips, open cards, the plate of a fight, a lesson's card,
//! hints and refused clicks. It only computes rectangles from rectangles.

use egui::{Pos2, Rect, Vec2};

/// The part of the screen in which a popup must stay, and the size of the popup.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub rect: Rect,
    pub size: Vec2,
}

impl Room {
    /// The popup's rectangle with its upper left corner at a point, but moved so that it stays in the room.
    pub fn popup(self, corner: Pos2) -> Rect {
        let last = (self.rect.max - self.size).max(self.rect.min);
        Rect::from_min_size(Rect::from_min_max(self.rect.min, last).clamp(corner), self.size)
    }

    /// The popup's rectangles on the given sides of the rectangle `of`, at the distance `gap`. The side (1, 0) is to
    /// the right, and (−1, −1) is beyond the upper left corner.
    pub fn around<const N: usize>(self, of: Rect, gap: f32, sides: [(f32, f32); N]) -> [Rect; N] {
        let off = of.size() / 2.0 + Vec2::splat(gap) + self.size / 2.0;
        sides.map(|(x, y)| self.popup(of.center() + off * Vec2::new(x, y) - self.size / 2.0))
    }

    /// The popup's rectangles in a grid all over the room, with `columns` steps across and `rows` steps down. Empty if
    /// the popup is larger than the room.
    pub fn grid(self, columns: usize, rows: usize) -> impl Iterator<Item = Rect> {
        // A small rounding error is tolerated.
        let fits = (self.rect.size() - self.size).min_elem() > -0.5;
        let spare = (self.rect.size() - self.size).max(Vec2::ZERO);
        let part = |i: usize, count: usize| i as f32 / count.max(1) as f32;
        let all = (0..=columns).flat_map(move |x| (0..=rows).map(move |y| (x, y)));
        let spots = all.map(move |(x, y)| self.rect.min + spare * Vec2::new(part(x, columns), part(y, rows)));
        spots.filter(move |_| fits).map(move |corner| Rect::from_min_size(corner, self.size))
    }
}

/// A rectangle that a popup should not cover, and the cost of covering it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avoid {
    rect: Rect,
    cost: Cost,
}

#[derive(Clone, Copy, Debug)]
enum Cost {
    /// The cost of covering the rectangle, for each covered square point.
    Area(f32),
    /// The cost of touching the rectangle at all.
    Contact(f32),
}

impl Avoid {
    /// A rectangle that costs `cost` if a popup covers it completely, and proportionally less if the popup covers a
    /// part.
    pub fn whole(rect: Rect, cost: f32) -> Self {
        Self::area(rect, cost / rect.area().max(1.0))
    }

    /// A rectangle that costs `cost` for each square point that a popup covers.
    pub fn area(rect: Rect, cost: f32) -> Self {
        Self { rect, cost: Cost::Area(cost) }
    }

    /// A rectangle that costs `cost` if a popup touches it. That alone doesn't move a popup from its last place.
    pub fn contact(rect: Rect, cost: f32) -> Self {
        Self { rect, cost: Cost::Contact(cost) }
    }

    fn covered(&self, popup: Rect) -> f32 {
        let both = self.rect.intersect(popup);
        match self.cost {
            Cost::Area(cost) if both.is_positive() => both.area() * cost,
            Cost::Area(_) | Cost::Contact(_) => 0.0,
        }
    }

    fn touched(&self, popup: Rect) -> f32 {
        match self.cost {
            Cost::Contact(cost) if self.rect.intersects(popup) => cost,
            Cost::Area(_) | Cost::Contact(_) => 0.0,
        }
    }
}

/// The things that a popup should be near. Each point of distance from them costs 1.
#[derive(Clone, Copy)]
pub(crate) enum Near<'a> {
    /// Near these rectangles: the average distance between their edges and the popup's edges counts.
    Edges(&'a [Rect]),
    /// Near this point: the distance between it and the popup's middle counts.
    Middle(Pos2),
    Nothing,
}

impl Near<'_> {
    fn distance(&self, popup: Rect) -> f32 {
        match self {
            Self::Edges(all) => all.iter().map(|of| gap(popup, *of)).sum::<f32>() / all.len().max(1) as f32,
            Self::Middle(point) => popup.center().distance(*point),
            Self::Nothing => 0.0,
        }
    }
}

/// The last rectangle of a popup, which it should keep. `farther` is how much farther from its `Near` target it may be
/// there than in the best spot.
#[derive(Clone, Copy)]
pub(crate) struct Sticky {
    pub last: Rect,
    pub farther: f32,
}

/// The spot with the lowest cost, or the first of several; `None` if there are no spots. A popup keeps its last place
/// while it covers no more there.
pub(crate) fn place(
    spots: impl IntoIterator<Item = Rect>,
    avoid: &[Avoid],
    near: Near<'_>,
    sticky: Option<Sticky>,
) -> Option<Rect> {
    let covered = |popup: Rect| avoid.iter().map(|of| of.covered(popup)).sum::<f32>();
    let touched = |popup: Rect| avoid.iter().map(|of| of.touched(popup)).sum::<f32>();
    let costs = spots.into_iter().map(|spot| (covered(spot) + touched(spot) + near.distance(spot), spot));
    let (_, best) = costs.min_by(|(a, _), (b, _)| a.total_cmp(b))?;
    let stays = |sticky: &Sticky| {
        covered(sticky.last) <= covered(best)
            && near.distance(sticky.last) <= near.distance(best) + sticky.farther
    };
    Some(sticky.filter(stays).map_or(best, |sticky| sticky.last))
}

/// The shortest distance between two rectangles; 0 if they touch.
pub(crate) fn gap(a: Rect, b: Rect) -> f32 {
    (a.min - b.max).max(b.min - a.max).max(Vec2::ZERO).length()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room =
        Room { rect: Rect { min: Pos2::ZERO, max: Pos2::new(1000.0, 700.0) }, size: Vec2::new(240.0, 60.0) };
    const SIDES: [(f32, f32); 4] = [(0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0)];

    fn spot(x: f32, y: f32) -> Rect {
        Rect::from_center_size(Pos2::new(x, y), Vec2::splat(60.0))
    }

    #[test]
    fn spots_around_something_lie_a_gap_away_from_it_and_within_the_room() {
        let here = spot(500.0, 350.0);
        let [above, below, right, left] = ROOM.around(here, 6.0, SIDES);
        assert_eq!([above.bottom(), below.top()], [here.top() - 6.0, here.bottom() + 6.0]);
        assert_eq!([right.left(), left.right()], [here.right() + 6.0, here.left() - 6.0]);
        assert!(ROOM.around(spot(20.0, 20.0), 6.0, SIDES).iter().all(|at| ROOM.rect.contains_rect(*at)));
    }

    #[test]
    fn the_first_spot_that_covers_nothing_is_taken() {
        let here = spot(500.0, 350.0);
        let spots = ROOM.around(here, 6.0, SIDES);
        let above = Avoid::contact(spot(500.0, 280.0), 1.0);
        assert_eq!(place(spots, &[], Near::Nothing, None), Some(spots[0]));
        assert_eq!(place(spots, &[above], Near::Nothing, None), Some(spots[1]));
    }

    #[test]
    fn a_popup_stays_where_it_stood_until_something_else_is_covered_there_or_it_is_too_far_away() {
        let [above, below, ..] = ROOM.around(spot(500.0, 350.0), 6.0, SIDES);
        let stands = |avoid: &[Avoid], farther: f32| {
            let sticky = Some(Sticky { last: below, farther });
            place([above, below], avoid, Near::Middle(above.center()), sticky).unwrap()
        };
        assert_eq!(stands(&[], f32::INFINITY), below);
        assert_eq!(stands(&[Avoid::contact(below, 9.0)], f32::INFINITY), below);
        assert_eq!(stands(&[Avoid::whole(below, 9.0)], f32::INFINITY), above);
        assert_eq!(stands(&[], 20.0), above);
    }

    #[test]
    fn a_popup_that_is_too_large_has_no_spot_in_a_grid() {
        assert_eq!(ROOM.grid(2, 2).count(), 9);
        assert_eq!(Room { size: ROOM.rect.size() * 2.0, ..ROOM }.grid(2, 2).count(), 0);
    }

    #[test]
    fn the_gap_between_rectangles_is_that_between_their_nearest_points() {
        assert_eq!(gap(spot(0.0, 0.0), spot(100.0, 0.0)), 40.0);
        assert_eq!(gap(spot(0.0, 0.0), spot(90.0, 100.0)), 50.0);
        assert_eq!(gap(spot(0.0, 0.0), spot(30.0, 30.0)), 0.0);
    }
}
