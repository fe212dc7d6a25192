//! The star chart in `theme.toml`: the positions of the stations, and coastlines in the background.

use super::declared_ids::unknown_keys;
use super::sizes_and_points::{POINT, SIZE, pair, size};
use crate::size_limits::{LAND_POINTS, RINGS};
use crate::toml::key_declaration::{ANY_NUMBER, Field, Kind, Thing, field};
use crate::toml::toml_reader::Table;
use atlas::realm::Point;
use atlas::stars::{ChartPlan, StarChart, draw, through};
use rules::{MAX_REGIONS, Raw};

/// The keys of a star chart in `theme.toml`.
pub(crate) const CHART: &[Field] = &[
    field("size", SIZE, "The size of the sheet in map units."),
    field("round", Kind::Boolean, "Whether the right edge continues at the left one. False by default.")
        .optional(),
    field(
        "stations",
        Kind::ById(Thing::Region, &POINT),
        "The position of each region, by id, in map units, y downwards.",
    ),
    field(
        "land",
        Kind::List(&Kind::List(&POINT, 0, ANY_NUMBER), 0, ANY_NUMBER),
        "Coastlines in the background, as rings of points. None by default.",
    )
    .optional(),
];

/// The minimum distance between two stations, as a share of the sheet's width.
const NEAREST: f32 = 0.03;

/// Reads the stations and draws the chart. Reports a fault for stations that are too near each other, and for routes
/// that cannot avoid a third station.
pub(crate) fn read(theme: Table<'_>, raw: &Raw) -> StarChart {
    let Some(table) = theme.need("chart").and_then(|n| n.table()) else { return StarChart::default() };
    let Some(stations) = table.need("stations").and_then(|n| n.table()) else {
        return StarChart::default();
    };
    let sheet = size(table);
    let ids: Vec<String> = raw.regions.iter().map(|r| r.id.clone()).collect();
    unknown_keys(stations, "regions", &ids);
    let spot = |id: &String| -> Option<Point> {
        let node = if id.is_empty() { None } else { stations.need(id) }?;
        let ([x, y], [width, height]) = (pair(node)?, sheet?);
        let inside = (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
        if !inside {
            node.fault(format!("[{x}, {y}] is outside the chart"));
        }
        inside.then_some(Point::new(x, y))
    };
    let spots: Vec<Point> = ids.iter().filter_map(spot).collect();
    let land = land(table);
    // Too many regions are reported where regions are read.
    let all = spots.len() == ids.len() && ids.len() <= MAX_REGIONS;
    let Some([width, height]) = sheet.filter(|_| all) else {
        return StarChart::default();
    };
    let round = table.get("round").and_then(|n| n.boolean()).unwrap_or(false);
    let (borders, seas) = (raw.borders.clone(), raw.seas.clone());
    let plan = ChartPlan { width, height, round, stations: spots, borders, seas, land };
    let fault = |region: usize, message: String| match ids.get(region).and_then(|id| stations.get(id)) {
        Some(node) => node.fault(message),
        None => stations.fault(message),
    };
    let name = |region: usize| ids.get(region).map_or("?", String::as_str);
    let mut right = true;
    for a in 0..ids.len() {
        for b in 0..a {
            if plan.distance(a, b) < NEAREST * width {
                fault(a, format!("\"{}\" and \"{}\" are too close to each other", name(b), name(a)));
                right = false;
            }
        }
    }
    if !right {
        return StarChart::default();
    }
    let chart = draw(&plan);
    for (route, station) in through(&chart) {
        let (a, b) = chart.routes.get(route).map_or((0, 0), |r| (r.a, r.b));
        let message = format!(
            "the route from \"{}\" to \"{}\", which border each other, runs through \"{}\": move a station",
            name(a),
            name(b),
            name(station)
        );
        fault(station, message);
    }
    chart
}

fn land(table: Table<'_>) -> Vec<Vec<Point>> {
    let Some(node) = table.get("land") else { return Vec::new() };
    let rings = node.list();
    let points: usize = rings.iter().filter(|n| n.is_list()).map(|n| n.list().len()).sum();
    if rings.len() > RINGS || points > LAND_POINTS {
        let count = rings.len();
        node.fault(format!(
            "{count} rings of {points} points: the land has {RINGS} rings and {LAND_POINTS} points at most"
        ));
        return Vec::new();
    }
    let ring = |points: Vec<crate::toml::toml_reader::Node<'_>>| {
        points.into_iter().filter_map(|n| pair(n)).map(|[x, y]| Point::new(x, y)).collect()
    };
    rings.into_iter().map(|n| ring(n.list())).collect()
}
