//! Routes of a star chart that cross: where they do, a way seems to branch that does not.

use super::whole::{Whole, within};
use crate::atlas::stars::crossings;
use crate::content::topics::picture::Picture;

pub(super) fn check(whole: &Whole<'_>) {
    let Picture::Stars(chart) = whole.picture else { return };
    for (one, other) in crossings(chart) {
        let (Some(one), Some(other)) = (chart.routes.get(one), chart.routes.get(other)) else { continue };
        let name = |region: usize| whole.region(region);
        if let Some(node) = within(whole.theme, &["chart", "stations", name(other.b)]) {
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
