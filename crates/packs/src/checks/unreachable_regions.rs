//! Reports regions that no army can reach across borders (R6.1).

use super::check_input::{Whole, quote_list};
use rules::{Ability, Effect, Place, Region};

pub(super) fn check(whole: &Whole<'_>) {
    let all: Vec<(usize, usize)> = whole.raw.borders.iter().chain(&whole.raw.seas).copied().collect();
    let mut parts = parts(whole.raw.regions.len(), &all);
    // The largest connected part counts as the map. If several are equally large, the first one does.
    let largest = (0..parts.len()).rev().max_by_key(|i| parts[*i].len());
    let Some(largest) = largest.map(|i| parts.remove(i)) else { return };
    for part in parts {
        let names: Vec<&str> = part.iter().map(|region| whole.region(*region)).collect();
        let (region, rest) = (part.first().and_then(|r| Region::new(*r)), largest.len());
        let they = if names.len() == 1 { "it" } else { "one of them" };
        let others = match rest {
            1 => "another region".to_owned(),
            _ => format!("one of the other {rest} regions"),
        };
        if let Some(region) = region {
            let message = format!(
                "{} cannot be reached (R6.1): give {they} a border with {others}, such as \"{}\"",
                quote_list(&names),
                largest.first().map_or("", |r| whole.region(*r)),
            );
            whole.fault(Place::Region(region), message);
        }
    }
    overseas(whole);
}

/// Reports regions that can be reached only across a sea, if no card lets armies cross seas.
fn overseas(whole: &Whole<'_>) {
    let raw = whole.raw;
    let sails = |ability: &Ability| matches!(ability.effect, Effect::Reach { .. });
    if raw.seas.is_empty() || raw.abilities.iter().any(sails) {
        return;
    }
    let by_land = parts(raw.regions.len(), &raw.borders);
    let most = by_land.iter().map(Vec::len).max().unwrap_or(0);
    // The largest part on land counts as the mainland. If several are equally large, the first one does.
    let mainland = by_land.iter().position(|part| part.len() == most);
    for (_, part) in by_land.iter().enumerate().filter(|(i, _)| Some(*i) != mainland) {
        let names: Vec<&str> = part.iter().map(|region| whole.region(*region)).collect();
        if let Some(region) = part.first().and_then(|region| Region::new(*region)) {
            let message = format!(
                "only a sea leads to {}, and no card of the pack crosses one (R1.6): give an ability the effect \
                 \"reach\" with \"sea = true\"",
                quote_list(&names)
            );
            whole.warn(Place::Region(region), message);
        }
    }
}

/// The connected parts of the map, each as a sorted list of region indices.
fn parts(regions: usize, borders: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut part: Vec<usize> = (0..regions).collect();
    // Merges the numbers of connected parts until nothing changes. That is fast enough for at most 64 regions.
    loop {
        let mut changed = false;
        for &(a, b) in borders {
            if let (Some(&of_a), Some(&of_b)) = (part.get(a), part.get(b))
                && of_a != of_b
            {
                let least = of_a.min(of_b);
                part.iter_mut().filter(|p| **p == of_a || **p == of_b).for_each(|p| *p = least);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let of = |head: usize| (0..regions).filter(|r| part[*r] == head).collect::<Vec<_>>();
    (0..regions).filter(|r| part[*r] == *r).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_map_falls_into_the_parts_that_no_border_joins() {
        assert_eq!(parts(3, &[]), [vec![0], vec![1], vec![2]]);
        assert_eq!(parts(5, &[(4, 3), (0, 2), (3, 1)]), [vec![0, 2], vec![1, 3, 4]]);
        assert_eq!(parts(4, &[(2, 3), (0, 1), (1, 2)]), [vec![0, 1, 2, 3]]);
        assert_eq!(parts(0, &[]), Vec::<Vec<usize>>::new());
    }
}
