//! Searches for the best spot for a name on the map.

use egui::Pos2;

/// A candidate spot for a name on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    /// The index of the form in which the name would be written, in the list of the name's possible forms.
    pub form: usize,
    pub middle: Pos2,
    /// How far the name would be turned clockwise, in radians.
    pub angle: f32,
    /// The penalty of the spot itself, without the cost of what the name would cover there.
    pub dislike: f32,
}

/// Sorts spots by their own penalty, smallest first.
pub(crate) fn sort(spots: &mut [Spot]) {
    spots.sort_by(|a, b| a.dislike.total_cmp(&b.dislike));
}

/// Finds the spot whose own penalty plus `cost` is smallest, or the first of several; `None` if all costs are
/// infinite. `spots` must be sorted by `sort`, and costs must not be negative.
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
