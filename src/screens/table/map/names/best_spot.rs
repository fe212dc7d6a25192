//! The search for the best spot of a name.

use egui::Pos2;

/// A possible place for a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    /// The index of the name's form, among the forms in which it may be written.
    pub form: usize,
    pub middle: Pos2,
    /// The clockwise rotation, in radians.
    pub angle: f32,
    /// The penalty of the place itself, without that of the things it covers.
    pub dislike: f32,
}

/// Sorts spots by their penalty, the smallest first.
pub(crate) fn sort(spots: &mut [Spot]) {
    spots.sort_by(|a, b| a.dislike.total_cmp(&b.dislike));
}

/// The spot with the smallest sum of penalty and cost, or the first of several; `None` if all costs are
/// infinite. Expects sorted spots and costs of at least 0.
pub(crate) fn best(spots: &[Spot], cost: impl Fn(&Spot) -> f32) -> Option<Spot> {
    let (mut least, mut best) = (f32::INFINITY, None);
    for spot in spots {
        if spot.dislike >= least {
            break;
        }
        let sum = spot.dislike + cost(spot);
        if sum < least {
            (least, best) = (sum, Some(*spot));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn the_cheapest_spot_is_found_and_none_is_looked_at_in_vain() {
        let spot = |form: usize, dislike: f32| Spot { form, middle: Pos2::ZERO, angle: 0.0, dislike };
        let mut spots = [spot(3, 5.0), spot(0, 1.0), spot(1, 2.0), spot(2, 2.0)];
        sort(&mut spots);
        let asked = Cell::new(0);
        let chosen = best(&spots, |spot| {
            asked.set(asked.get() + 1);
            if spot.form == 0 { 4.0 } else { 1.0 }
        });
        assert_eq!((chosen.map(|spot| spot.form), asked.get()), (Some(1), 3));
        assert_eq!(best(&spots, |_| f32::INFINITY), None);
    }
}
