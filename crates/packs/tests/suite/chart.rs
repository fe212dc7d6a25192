//! Tests the layout of the routes on the star chart that ships with the program.

use atlas::stars::{StarChart, crossings, through};
use packs::Picture;

fn shipped() -> StarChart {
    match &testing::pack("whispers-of-the-stars").picture {
        Picture::Stars(chart) => chart.clone(),
        Picture::Realm(_) => panic!("the stars are a realm"),
    }
}

#[test]
fn no_route_of_the_shipped_chart_runs_through_a_third_station_or_crosses_another() {
    let chart = shipped();
    assert_eq!((chart.stations.len(), chart.routes.len()), (40, 69));
    assert_eq!(through(&chart), []);
    assert_eq!(crossings(&chart), []);
    assert!(chart.radius > 90.0, "{}", chart.radius);
}

#[test]
fn only_the_routes_across_the_pacific_leave_one_edge_and_come_back_on_the_other() {
    let chart = shipped();
    let across: Vec<_> = chart.routes.iter().filter(|r| r.pieces.len() > 1).map(|r| (r.a, r.b)).collect();
    // The routes from Hawaii to Fiji and to Samoa.
    assert_eq!(across, [(0, 38), (0, 39)]);
    for route in chart.routes.iter().filter(|r| r.pieces.len() > 1) {
        let (out, back) = (&route.pieces[0], &route.pieces[1]);
        assert!(out.last().unwrap().x.abs() < 0.01 && (back[0].x - chart.width).abs() < 0.01);
        assert!((out.last().unwrap().y - back[0].y).abs() < 0.01);
    }
}
