use super::*;
use crate::realm::Point;

fn plan(stations: &[(f32, f32)], borders: &[(usize, usize)], round: bool) -> ChartPlan {
    let stations = stations.iter().map(|(x, y)| Point::new(*x, *y)).collect();
    ChartPlan {
        width: 1000.0,
        height: 500.0,
        round,
        stations,
        borders: borders.to_vec(),
        seas: vec![],
        land: vec![],
    }
}

#[test]
fn a_route_goes_straight_where_nothing_is_in_its_way() {
    let chart = draw(&plan(&[(100.0, 250.0), (400.0, 250.0)], &[(0, 1)], true));
    assert!(chart.routes[0].pieces[0].iter().all(|s| (s.y - 250.0).abs() < 0.01));
}

#[test]
fn a_route_curves_round_a_station_in_its_way() {
    let chart = draw(&plan(&[(100.0, 250.0), (300.0, 250.0), (500.0, 250.0)], &[(0, 2)], false));
    assert_eq!(through(&chart), []);
    assert!(chart.routes[0].pieces[0].iter().any(|s| (s.y - 250.0).abs() > chart.radius));
}

#[test]
fn a_route_curves_where_a_straight_one_would_cross_another() {
    // One route is a square's diagonal. The other, if straight, would cross it from another corner.
    let stations = [(200.0, 100.0), (500.0, 400.0), (500.0, 100.0), (300.0, 330.0)];
    let chart = draw(&plan(&stations, &[(0, 1), (2, 3)], false));
    assert_eq!(crossings(&chart), []);
}

#[test]
fn on_a_chart_that_does_not_go_round_every_route_is_in_one_piece() {
    let stations = [(50.0, 250.0), (950.0, 250.0)];
    assert_eq!(draw(&plan(&stations, &[(0, 1)], false)).routes[0].pieces.len(), 1);
    let chart = draw(&plan(&stations, &[(0, 1)], true));
    assert_eq!(chart.routes[0].pieces.len(), 2);
    assert!(chart.routes[0].pieces.iter().flatten().all(|s| (0.0..=1000.0).contains(&s.x)));
}
