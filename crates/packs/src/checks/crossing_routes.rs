//! Warns of routes that cross on a star chart, because a crossing looks like a junction. Also warns of sea lanes that
//! run over land in a realm.

use super::check_input::{Whole, node_at};
use crate::topics::board_picture::Picture;
use atlas::realm::Realm;
use atlas::stars::crossings;
use rules::Place;

pub(super) fn check(whole: &Whole<'_>) {
    let chart = match whole.picture {
        Picture::Stars(chart) => chart,
        Picture::Realm(realm) => return lanes(whole, realm),
    };
    for (one, other) in crossings(chart) {
        let (Some(one), Some(other)) = (chart.routes.get(one), chart.routes.get(other)) else { continue };
        let name = |region: usize| whole.region(region);
        if let Some(node) = node_at(whole.theme, &["chart", "stations", name(other.b)]) {
            node.warn(format!(
                "the routes from \"{}\" to \"{}\" and from \"{}\" to \"{}\" cross: move a station",
                name(one.a),
                name(one.b),
                name(other.a),
                name(other.b)
            ));
        }
    }
}

fn lanes(whole: &Whole<'_>, realm: &Realm) {
    for (i, lane) in realm.lanes.iter().enumerate().filter(|(_, lane)| lane.over_land) {
        let (a, b) = (whole.region(lane.a), whole.region(lane.b));
        whole.warn(
            Place::Sea(i),
            format!(
                "there is no way across water alone from \"{a}\" to \"{b}\": move a centre, or leave it out"
            ),
        );
    }
}
