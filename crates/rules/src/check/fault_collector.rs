//! Collects the faults that checks find.

use std::collections::HashSet;

use crate::check::fault::{Fault, Flaw, Place};
use crate::ids::is_id;

/// The faults found so far.
#[derive(Default)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault.
    pub fn add(&mut self, place: Place, flaw: Flaw) {
        self.0.push(Fault { place, flaw });
    }

    /// Checks that `given` is in the range from `least` to `most`, and adds a fault if not. Returns true if it is.
    pub fn range(&mut self, place: Place, given: usize, least: usize, most: usize) -> bool {
        let fits = (least..=most).contains(&given);
        if !fits {
            let (given, least, most) = (given as i64, least as i64, most as i64);
            self.add(place, Flaw::Range { given, least, most });
        }
        fits
    }

    /// Adds a fault for each text that is not an id or that occurs twice.
    pub fn ids<'a>(&mut self, ids: impl Iterator<Item = (Place, &'a String)>) {
        let mut seen = HashSet::new();
        for (place, id) in ids {
            if !is_id(id) {
                self.add(place, Flaw::BadId(id.clone()));
            } else if !seen.insert(id) {
                self.add(place, Flaw::Taken(id.clone()));
            }
        }
    }

    /// Returns all collected faults as an error, or `Ok` if there are none.
    pub fn finish(self) -> Result<(), Vec<Fault>> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0) }
    }
}
