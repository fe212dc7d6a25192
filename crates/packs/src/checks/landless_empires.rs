//! Reports empires that have no home region and hold no region at the start, so that they never control anything
//! (R2.2).

use super::check_input::Whole;
use rules::{Empire, Place};

pub(super) fn check(whole: &Whole<'_>) {
    for (empire, written) in Empire::first(whole.raw.empires.len()).zip(&whole.raw.empires) {
        let is_there = |home: Option<Empire>, start: Option<(Empire, u8)>| {
            home == Some(empire) || start.is_some_and(|(holder, _)| holder == empire)
        };
        if !whole.raw.regions.iter().any(|r| is_there(r.home, r.start)) {
            let message = format!(
                "\"{}\" has no home region and no banners at the start, so it can never do anything: \
                 give it a region of map.toml with \"home\" or \"held-by\"",
                written.id
            );
            whole.fault(Place::Empire(empire), message);
        }
    }
}
