//! Draws the board of a record. If the nearest pack has the same board, its map is used. Otherwise the board is drawn
//! as a star chart, with the pack's positions for the stations if it knows all regions.

use super::region_layout::layout;
use crate::pack::Pack;
use crate::topics::board_picture::Picture;
use atlas::realm::Point;
use atlas::stars::{ChartPlan, Route, StarChart, draw};
use rules::Raw;

/// The width and height of a generated chart.
const SHEET: (f32, f32) = (1600.0, 1000.0);
/// The maximum number of routes per station to lay out. More take too long and would be unreadable.
const MOST_ROUTES: usize = 4;

/// The map of a record's board.
pub(super) fn build(raw: &Raw, near: Option<&Pack>) -> Picture {
    let same = |pack: &&Pack| {
        let theirs = &pack.rules.raw;
        let ids = raw.regions.iter().map(|r| &r.id).eq(theirs.regions.iter().map(|r| &r.id));
        ids && raw.borders == theirs.borders && raw.seas == theirs.seas
    };
    if let Some(pack) = near.filter(same) {
        return pack.picture.clone();
    }
    let plan = near.and_then(|pack| borrowed_chart(raw, pack)).unwrap_or_else(|| {
        let (width, height) = SHEET;
        let (borders, seas) = (raw.borders.clone(), raw.seas.clone());
        let stations = layout(raw.regions.len(), &[&borders[..], &seas[..]].concat(), width, height);
        ChartPlan { width, height, round: false, stations, borders, seas, land: Vec::new() }
    });
    Picture::Stars(chart(&plan))
}

/// A star chart of the record's board with the stations at another pack's positions. `None` if that pack lacks a
/// region.
fn borrowed_chart(raw: &Raw, pack: &Pack) -> Option<ChartPlan> {
    let at = |id: &String| pack.rules.raw.regions.iter().position(|r| r.id == *id);
    let known: Vec<usize> = raw.regions.iter().map(|r| at(&r.id)).collect::<Option<_>>()?;
    let (width, height, round, spots, land): (f32, f32, bool, Vec<Point>, _) = match &pack.picture {
        Picture::Realm(realm) => {
            let spots = realm.lands.iter().map(|land| land.room.anchor).collect();
            (realm.width, realm.height, false, spots, Vec::new())
        }
        Picture::Stars(chart) => {
            let round = chart.routes.iter().any(|route| route.pieces.len() > 1);
            (chart.width, chart.height, round, chart.stations.clone(), chart.land.clone())
        }
    };
    let stations = known.iter().map(|i| spots.get(*i).copied()).collect::<Option<_>>()?;
    let (borders, seas) = (raw.borders.clone(), raw.seas.clone());
    Some(ChartPlan { width, height, round, stations, borders, seas, land })
}

fn chart(plan: &ChartPlan) -> StarChart {
    if plan.borders.len() + plan.seas.len() <= MOST_ROUTES * plan.stations.len() {
        return draw(plan);
    }
    let bare = draw(&ChartPlan { borders: Vec::new(), seas: Vec::new(), ..plan.clone() });
    let route = |(a, b): &(usize, usize), sea: bool| {
        let ends = [a, b].map(|i| plan.stations.get(*i).copied());
        let pieces = vec![ends.into_iter().flatten().collect()];
        Route { a: *a, b: *b, sea, pieces }
    };
    let land = plan.borders.iter().map(|pair| route(pair, false));
    let routes = land.chain(plan.seas.iter().map(|pair| route(pair, true))).collect();
    StarChart { routes, ..bare }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Files;
    use atlas::stars::through;

    #[test]
    fn the_board_of_each_shipped_pack_is_laid_out_from_its_graph_alone() {
        for name in ["war-of-whispers", "lantern-delta", "drowned-crown", "whispers-of-the-stars"] {
            let raw = Pack::load(&Files::BuiltIn(name)).unwrap().rules.raw;
            let Picture::Stars(chart) = build(&raw, None) else { panic!("{name}: no chart") };
            let ways = raw.borders.len() + raw.seas.len();
            assert_eq!((chart.stations.len(), chart.routes.len()), (raw.regions.len(), ways));
            assert!(chart.radius > 20.0, "{name}: stations are as small as {}", chart.radius);
            let (width, height) = SHEET;
            let inside = |s: &Point| {
                let (r, x, y) = (chart.radius, s.x, s.y);
                (r..=width - r).contains(&x) && (r..=height - r).contains(&y)
            };
            assert!(chart.stations.iter().all(inside), "{name}");
            assert_eq!(through(&chart), [], "{name}: a route runs through a third station");
            assert_eq!(build(&raw, None), Picture::Stars(chart), "{name}: the same graph, the same picture");
        }
    }

    #[test]
    fn a_board_with_a_border_between_any_two_regions_is_drawn_at_once() {
        let pack = Pack::load(&Files::BuiltIn("whispers-of-the-stars")).unwrap();
        let n = pack.rules.raw.regions.len();
        let borders = (0..n).flat_map(|a| (0..a).map(move |b| (b, a))).collect();
        let raw = Raw { borders, ..pack.rules.raw.clone() };
        for near in [None, Some(&pack)] {
            let Picture::Stars(chart) = build(&raw, near) else { panic!("no chart") };
            assert_eq!(chart.routes.len(), n * (n - 1) / 2);
        }
    }
}
