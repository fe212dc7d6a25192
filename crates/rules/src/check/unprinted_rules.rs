//! Checks of rules that the printed game does not have: own icons, scoring sets, an early end, own supply limits.

use std::collections::HashSet;

use super::fault_collector::Faults;
use crate::check::fault::{Flaw, List, Place};
use crate::ids::{Empire, MAX_BANNERS, Region};
use crate::raw::icon::{Icon, MAX_OWN_ICONS};
use crate::raw::{Feeds, Raw};
use crate::scoring::scoring_set::{MAX_IN_SET, MAX_POINTS, MAX_SCORING_SETS};

/// The largest number of icons that a pack may require for the early end.
const MOST_TO_END: usize = 99;

pub(super) fn check(f: &mut Faults, raw: &Raw) {
    icons(f, raw);
    feeds(f, raw);
    check_scored(f, raw);
    end(f, raw);
}

fn icons(f: &mut Faults, raw: &Raw) {
    f.range(Place::List(List::Icons), raw.icons.len(), 0, MAX_OWN_ICONS);
    f.ids(raw.icons.iter().enumerate().map(|(i, id)| (Place::Icon(i), id)));
    for (i, id) in raw.icons.iter().enumerate() {
        if Icon::PRINTED.into_iter().any(|icon| icon.printed_id() == Some(id)) {
            f.add(Place::Icon(i), Flaw::PrintedIcon(id.clone()));
        }
    }
    for (region, written) in Region::first(raw.regions.len()).zip(&raw.regions) {
        let undeclared = Icon::ANY.into_iter().skip(raw.icons().count());
        if undeclared.into_iter().any(|icon| written.icons[icon.index()] > 0) {
            f.add(Place::Region(region), Flaw::Unknown);
        }
    }
}

fn feeds(f: &mut Faults, raw: &Raw) {
    for (region, written) in Region::first(raw.regions.len()).zip(&raw.regions) {
        match written.feeds {
            Feeds::Usual => {}
            Feeds::Just(banners) => {
                f.range(Place::Feeds(region), banners.into(), 1, MAX_BANNERS.into());
            }
            Feeds::More(more) => {
                let most = i64::from(MAX_BANNERS);
                if !(-most..=most).contains(&more.into()) {
                    f.add(Place::Feeds(region), Flaw::Range { given: more.into(), least: -most, most });
                }
            }
        }
    }
}

fn check_scored(f: &mut Faults, raw: &Raw) {
    f.range(Place::List(List::ScoringSet), raw.points.len(), 0, MAX_SCORING_SETS);
    let mut seen = HashSet::new();
    for (i, scored) in raw.points.iter().enumerate() {
        let place = Place::ScoringSet(i);
        f.range(place, scored.size() as usize, 1, MAX_IN_SET.into());
        f.range(place, scored.points.into(), 0, MAX_POINTS.into());
        if !seen.insert(scored.icons) {
            f.add(place, Flaw::SameSet);
        }
        if scored.needs().any(|(icon, _)| !raw.icons().any(|known| known == icon)) {
            f.add(place, Flaw::Unknown);
        }
    }
}

fn end(f: &mut Faults, raw: &Raw) {
    let Some(end) = raw.end else { return };
    if !raw.icons().any(|known| known == end.icon) {
        f.add(Place::End, Flaw::Unknown);
    }
    match end.least {
        None if !end.none => f.add(Place::End, Flaw::NoEnd),
        None => {}
        Some(least) => {
            f.range(Place::End, least.into(), 1, MOST_TO_END);
        }
    }
    for (empire, written) in Empire::first(raw.empires.len()).zip(&raw.empires) {
        let held = raw.regions.iter().filter(|region| match region.start {
            Some((holder, banners)) if banners > 0 => holder == empire,
            _ => region.home == Some(empire),
        });
        let icons: u32 = held.map(|region| u32::from(region.icons[end.icon.index()])).sum();
        if end.holds(icons) {
            f.add(Place::End, Flaw::EndsAtOnce(written.id.clone(), icons));
        }
    }
}
