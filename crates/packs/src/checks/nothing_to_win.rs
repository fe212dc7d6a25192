//! Reports maps on which no region scores (R9.1), and scoring sets that no empire can complete (R9.3).

use super::check_input::{Whole, quote_list};
use rules::{Icon, List, Place, ScoringSet};

pub(super) fn check(whole: &Whole<'_>) {
    let raw = whole.raw;
    let there =
        |scored: &ScoringSet| scored.needs().all(|(icon, needed)| whole.icons(icon) >= needed as usize);
    for (i, scored) in raw.points.iter().enumerate() {
        if !there(scored) {
            let icons: Vec<&str> = scored.each().map(|icon| raw.icon_id(icon)).collect();
            let message = format!("this never scores: the map has not all of {} (R9.3)", quote_list(&icons));
            whole.warn(Place::ScoringSet(i), message);
        }
    }
    let scores = |scored: &ScoringSet| scored.points > 0 && there(scored);
    let cities = raw.points.iter().find(|scored| scored.is_city()).is_none_or(|scored| scored.points > 0);
    let cities_score = cities && whole.icons(Icon::City) > 0;
    if !cities_score && !raw.points.iter().any(scores) {
        let message =
            "no region has a city, so there is hardly anything to score (R9.1): give some \"cities = 1\"";
        whole.warn(Place::List(List::Regions), message);
    }
    if let Some(end) = raw.end
        && end.least.is_some_and(|least| whole.icons(end.icon) < usize::from(least))
        && !end.none
    {
        let (id, count) = (raw.icon_id(end.icon), whole.icons(end.icon));
        whole.warn(
            Place::End,
            format!("this never ends a match: the map has the icon \"{id}\" {count} times (R9.4)"),
        );
    }
    for (i, id) in raw.icons.iter().enumerate() {
        if Icon::OWN.get(i).is_some_and(|icon| whole.icons(*icon) == 0) {
            whole.warn(Place::Icon(i), format!("no region has the icon \"{id}\""));
        }
    }
}
