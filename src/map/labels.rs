//! Where names stand beside the discs of a star chart: on no disc, on no other name, and on the sheet.

use egui::{Pos2, Rect, Vec2};

/// In which directions from its disc a name may stand, as parts of a turn from the right downwards, and how much less
/// that is liked than below.
const AROUND: [(f32, f32); 12] = [
    (0.25, 0.0),
    (0.17, 0.4),
    (0.33, 0.4),
    (0.08, 0.6),
    (0.42, 0.6),
    (0.75, 0.7),
    (0.0, 0.8),
    (0.5, 0.8),
    (0.92, 0.9),
    (0.58, 0.9),
    (0.83, 0.9),
    (0.67, 0.9),
];
/// Between a disc and its name, and between names.
const GAP: f32 = 1.5;
/// A name that comes so near to another name could be read as a part of it, in points, and how much that is disliked.
const NEAR: f32 = 6.0;
const CLOSE: f32 = 0.45;
/// A name that comes nearer than this to another disc, or to what stands on it, could be taken for its name, in radii;
/// how much it is disliked that it touches it, and that its middle is nearer to that disc than to its own.
const STRANGE: f32 = 0.7;
const TAKEN_FOR: f32 = 1.3;
const NEARER: f32 = 0.8;
/// Within how many radii of a disc's middle a sign is taken to stand on it.
const ON_DISC: f32 = 1.6;
/// How often names make room for others at most. Those of the shipped charts are done after three times.
const PASSES: usize = 8;

/// What is in the way of names.
pub struct Obstacles {
    /// Discs: their middles.
    pub discs: Vec<Pos2>,
    /// How far from there on there is room.
    pub radius: f32,
    /// What else stands there.
    pub others: Vec<Rect>,
    /// What names stay within.
    pub sheet: Rect,
}

/// A place where a name may stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Which of its forms it has there.
    pub form: usize,
    /// Where it stands.
    pub rect: Rect,
    /// How much it is disliked.
    cost: f32,
}

impl Obstacles {
    /// Where each name stands best; a name may be written in several forms, each of a size and with how much that is
    /// disliked, and belongs to the disc of the same number. One that has no room stands where it hides least.
    pub fn places(&self, names: &[Vec<(Vec2, f32)>]) -> Vec<Option<Place>> {
        let tries: Vec<Vec<Place>> =
            names.iter().zip(&self.discs).map(|(forms, at)| self.around(*at, forms)).collect();
        let mut chosen: Vec<Option<Place>> = vec![None; tries.len()];
        for _ in 0..PASSES {
            let mut changed = false;
            for (i, tries) in tries.iter().enumerate() {
                let on_names = |place: &Place| {
                    let others = chosen.iter().enumerate().filter(|(other, _)| *other != i);
                    others
                        .filter_map(|(_, other)| *other)
                        .filter(|other| touch(other.rect, place.rect))
                        .count()
                };
                // A name beside another one belongs to its own disc less clearly. They lie in the order of their cost.
                let mut free: Option<(f32, &Place)> = None;
                for place in tries {
                    if free.is_some_and(|(least, _)| place.cost >= least) {
                        break;
                    }
                    if on_names(place) == 0 {
                        let cost = place.cost + CLOSE * near(&chosen, i, place) as f32;
                        free = Some((cost, place))
                            .filter(|_| free.is_none_or(|(least, _)| cost < least))
                            .or(free);
                    }
                }
                let next =
                    free.map(|(_, place)| place).or_else(|| tries.iter().min_by_key(|place| on_names(place)));
                changed |= next.copied() != chosen.get(i).copied().flatten();
                if let Some(place) = chosen.get_mut(i) {
                    *place = next.copied();
                }
            }
            if !changed {
                break;
            }
        }
        chosen
    }

    /// The places round a disc where a name hides as little as can be, the best first.
    fn around(&self, at: Pos2, forms: &[(Vec2, f32)]) -> Vec<Place> {
        let mut all: Vec<(usize, Place)> = Vec::new();
        for (form, (size, dislike)) in forms.iter().enumerate() {
            for (turn, less) in AROUND {
                let rect = beside(at, self.radius + GAP, *size, turn);
                let place = Place { form, rect, cost: dislike + less + self.strange(at, rect) };
                all.push((self.hides(rect), place));
            }
        }
        let least = all.iter().map(|(hides, _)| *hides).min().unwrap_or_default();
        let mut best: Vec<Place> =
            all.into_iter().filter(|(hides, _)| *hides == least).map(|(_, place)| place).collect();
        best.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        best
    }

    /// How much it is disliked that a name could be taken for that of another disc than its own.
    fn strange(&self, own: Pos2, name: Rect) -> f32 {
        let reach = STRANGE * self.radius;
        let others = self.discs.iter().filter(|disc| **disc != own);
        let on_other = |sign: &&Rect| {
            let far = |disc: &Pos2| disc.distance(sign.center());
            let nearest = others.clone().map(far).fold(f32::INFINITY, f32::min);
            nearest < far(&own) && nearest < ON_DISC * self.radius
        };
        let from_discs = others.clone().map(|disc| name.distance_to_pos(*disc) - self.radius);
        let from_signs = self.others.iter().filter(on_other).map(|sign| gap(*sign, name));
        let nearest = from_discs.chain(from_signs).fold(reach, f32::min).max(0.0);
        let middle = name.center();
        let nearer = others.map(|disc| disc.distance(middle)).fold(f32::INFINITY, f32::min);
        let nearer = if nearer < own.distance(middle) { NEARER } else { 0.0 };
        TAKEN_FOR * (1.0 - nearest / reach.max(f32::MIN_POSITIVE)) + nearer
    }

    /// On how many things something would lie that stands there.
    pub fn hides(&self, rect: Rect) -> usize {
        let on = |disc: &&Pos2| rect.distance_to_pos(**disc) < self.radius;
        let outside = usize::from(!self.sheet.contains_rect(rect));
        let others = self.others.iter().filter(|other| other.intersects(rect)).count();
        self.discs.iter().filter(on).count() + others + outside
    }
}

/// How many other names a place comes near to.
fn near(chosen: &[Option<Place>], own: usize, place: &Place) -> usize {
    let others = chosen.iter().enumerate().filter(|(other, _)| *other != own).filter_map(|(_, other)| *other);
    others.filter(|other| other.rect.expand(NEAR).intersects(place.rect)).count()
}

/// How far two boxes are from each other.
fn gap(a: Rect, b: Rect) -> f32 {
    let between = |low: f32, high: f32, from: f32, to: f32| (from - high).max(low - to).max(0.0);
    Vec2::new(
        between(a.left(), a.right(), b.left(), b.right()),
        between(a.top(), a.bottom(), b.top(), b.bottom()),
    )
    .length()
}

/// Whether two names touch.
fn touch(a: Rect, b: Rect) -> bool {
    a.expand2(Vec2::new(2.0 * GAP, 0.0)).intersects(b)
}

/// A box of such a size beside a disc in a direction: its nearest point lies on the disc's edge.
fn beside(at: Pos2, radius: f32, size: Vec2, turn: f32) -> Rect {
    let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
    let out = |along: f32| if along.abs() < 0.1 { 0.0 } else { along.signum() };
    let edge = at + Vec2::new(cos, sin) * radius;
    // Straight below and above it is centred; aside, the nearer end lies at the edge.
    let aside = if cos.abs() < 0.3 { 0.0 } else { out(cos) };
    let down = if sin.abs() < 0.3 { 0.0 } else { out(sin) };
    Rect::from_center_size(edge + Vec2::new(aside * size.x, down * size.y) / 2.0, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn obstacles(discs: &[(f32, f32)]) -> Obstacles {
        let discs = discs.iter().map(|(x, y)| Pos2::new(*x, *y)).collect();
        let sheet = Rect::from_min_size(Pos2::ZERO, Vec2::new(400.0, 300.0));
        Obstacles { discs, radius: 20.0, others: Vec::new(), sheet }
    }

    const NAME: Vec2 = Vec2::new(60.0, 12.0);

    #[test]
    fn a_name_stands_below_its_disc_where_there_is_room() {
        let place = obstacles(&[(200.0, 150.0)]).places(&[vec![(NAME, 0.0)]])[0].unwrap();
        assert!(place.rect.top() > 170.0 && (place.rect.center().x - 200.0).abs() < 0.01, "{place:?}");
    }

    #[test]
    fn names_stay_on_the_sheet_and_on_no_disc_and_on_no_other_name() {
        let discs =
            [(22.0, 150.0), (70.0, 150.0), (120.0, 152.0), (70.0, 200.0), (378.0, 278.0), (120.0, 110.0)];
        let obstacles = obstacles(&discs);
        let names: Vec<_> = discs.iter().map(|_| vec![(NAME, 0.0), (Vec2::new(34.0, 20.0), 1.0)]).collect();
        let places: Vec<Rect> =
            obstacles.places(&names).into_iter().map(|place| place.unwrap().rect).collect();
        for (i, place) in places.iter().enumerate() {
            assert_eq!(obstacles.hides(*place), 0, "{i}: {place:?}");
            assert!(places[i + 1..].iter().all(|other| !place.intersects(*other)), "{places:?}");
        }
    }

    #[test]
    fn a_name_keeps_away_from_discs_that_it_does_not_name() {
        // Below, it would lie just above another disc.
        let obstacles = obstacles(&[(200.0, 100.0), (200.0, 158.0)]);
        let names = vec![vec![(NAME, 0.0)]; 2];
        let places = obstacles.places(&names);
        let own = places[0].unwrap().rect;
        let apart = own.distance_to_pos(obstacles.discs[1]) - obstacles.radius;
        assert!(apart > STRANGE * obstacles.radius, "{own:?}");
    }

    #[test]
    fn a_name_keeps_away_from_signs_on_discs_that_it_does_not_name() {
        let mut obstacles = obstacles(&[(200.0, 100.0), (200.0, 180.0)]);
        let sign = Rect::from_center_size(Pos2::new(200.0, 150.0), Vec2::splat(20.0));
        obstacles.others.push(sign);
        let own = obstacles.places(&[vec![(NAME, 0.0)], vec![(NAME, 0.0)]])[0].unwrap().rect;
        let below = beside(obstacles.discs[0], obstacles.radius + GAP, NAME, 0.25);
        assert!(gap(own, sign) > gap(below, sign), "{own:?}");
        assert!(own.distance_to_pos(obstacles.discs[0]) < own.distance_to_pos(obstacles.discs[1]));
    }

    #[test]
    fn where_there_is_no_room_a_name_still_stands_somewhere() {
        let mut crowd = obstacles(&[(200.0, 150.0)]);
        crowd.others.push(crowd.sheet);
        assert!(crowd.places(&[vec![(NAME, 0.0)]])[0].is_some());
    }
}
