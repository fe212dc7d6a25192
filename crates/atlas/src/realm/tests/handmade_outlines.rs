//! Tests valid and faulty outlines that are written by hand.

use super::{grid, plan};
use crate::realm::{PictureFault, Plan, PlanError, Point, draw, inspect, measure};

/// A rectangle from its upper left to its lower right corner.
fn block(left: f32, top: f32, right: f32, low: f32) -> Vec<Point> {
    [(left, top), (right, top), (right, low), (left, low)].map(|(x, y)| Point::new(x, y)).to_vec()
}

/// A plan with two regions that border each other, and a third without borders.
fn three() -> Plan {
    plan(&[(200.0, 200.0), (400.0, 200.0), (700.0, 500.0)], &[(0, 1)])
}

/// A picture of the plan [`three`] without faults.
fn right() -> Vec<Vec<Point>> {
    vec![
        block(100.0, 100.0, 300.0, 300.0),
        block(300.0, 150.0, 500.0, 300.0),
        block(600.0, 400.0, 800.0, 600.0),
    ]
}

#[test]
fn a_right_picture_has_no_faults() {
    let found = measure(&three(), &right());
    assert_eq!(found.faults, []);
    assert!((found.stretches[0] - 150.0).abs() < 4.0, "{:?}", found.stretches);
}

#[test]
fn either_way_round_is_right() {
    let mut outlines = right();
    outlines[1].reverse();
    assert_eq!(inspect(&three(), &outlines), []);
}

#[test]
fn lines_may_differ_a_little() {
    let mut outlines = right();
    outlines[1] = block(301.0, 150.0, 500.0, 300.0);
    assert_eq!(inspect(&three(), &outlines), []);
    outlines[1] = block(299.0, 150.0, 500.0, 300.0);
    assert_eq!(inspect(&three(), &outlines), []);
}

#[test]
fn a_false_border() {
    let mut outlines = right();
    outlines[2] = block(500.0, 200.0, 800.0, 600.0);
    let faults = inspect(&three(), &outlines);
    assert!(
        matches!(faults[..], [PictureFault::FalseBorder { a: 1, b: 2, gap, .. }] if gap == 0.0),
        "{faults:?}"
    );
    outlines[2] = block(507.0, 200.0, 800.0, 600.0);
    let faults = inspect(&three(), &outlines);
    assert!(
        matches!(faults[..], [PictureFault::FalseBorder { a: 1, b: 2, gap, .. }] if gap == 7.0),
        "{faults:?}"
    );
    outlines[2] = block(509.0, 200.0, 800.0, 600.0);
    assert_eq!(inspect(&three(), &outlines), []);
}

#[test]
fn touching_corners_are_a_false_border() {
    let mut outlines = right();
    outlines[2] = block(500.0, 300.0, 800.0, 600.0);
    assert!(matches!(inspect(&three(), &outlines)[..], [PictureFault::FalseBorder { a: 1, b: 2, .. }]));
}

#[test]
fn a_hidden_border() {
    let mut outlines = right();
    outlines[1] = block(310.0, 150.0, 500.0, 300.0);
    let faults = inspect(&three(), &outlines);
    assert_eq!(faults, [PictureFault::HiddenBorder { a: 0, b: 1, stretch: 0.0 }]);
    outlines[1] = block(300.0, 280.0, 500.0, 400.0);
    let faults = inspect(&three(), &outlines);
    assert!(
        matches!(faults[..], [PictureFault::HiddenBorder { a: 0, b: 1, stretch }] if stretch > 19.0),
        "{faults:?}"
    );
}

#[test]
fn overlaps() {
    let overlap = |outline: Vec<Point>| {
        let mut outlines = right();
        outlines[1] = outline;
        let faults = inspect(&three(), &outlines);
        faults.iter().any(|fault| matches!(fault, PictureFault::Overlap { a: 0, b: 1, .. }))
    };
    assert!(overlap(block(290.0, 150.0, 500.0, 300.0)));
    assert!(overlap(block(150.0, 150.0, 250.0, 250.0)), "one within the other");
    assert!(overlap(block(50.0, 50.0, 500.0, 350.0)), "one round the other");
    assert!(overlap(block(50.0, 190.0, 500.0, 210.0)), "across");
    assert!(overlap(block(100.0, 100.0, 300.0, 300.0)), "the same twice");
    assert!(!overlap(block(300.0, 100.0, 500.0, 300.0)));
}

#[test]
fn outlines_that_are_none() {
    let fault = |outline: Vec<Point>| {
        let mut outlines = right();
        outlines[2] = outline;
        inspect(&three(), &outlines)
    };
    assert_eq!(fault(Vec::new()), [PictureFault::Outline(2)]);
    assert_eq!(fault(vec![Point::new(600.0, 600.0); 9]), [PictureFault::Outline(2)]);
    assert_eq!(fault(block(600.0, f32::NAN, 700.0, 700.0)), [PictureFault::Outline(2)]);
    assert_eq!(fault(block(600.0, 600.0, 600.0, 700.0)), [PictureFault::Outline(2)]);
    let outside = fault(block(900.0, 600.0, 1010.0, 700.0));
    assert!(matches!(outside[..], [PictureFault::Outside { region: 2, .. }]), "{outside:?}");
    let mut bow = block(600.0, 400.0, 800.0, 600.0);
    bow[2] = Point::new(650.0, 380.0);
    assert!(matches!(fault(bow)[..], [PictureFault::Knot { region: 2, .. }]));
    let mut spike = block(600.0, 400.0, 800.0, 600.0);
    spike.insert(1, Point::new(850.0, 400.0));
    assert!(matches!(fault(spike)[..], [PictureFault::Knot { region: 2, .. }]));
    let mut pinched = block(600.0, 400.0, 800.0, 600.0);
    pinched.insert(2, Point::new(600.0, 500.0));
    assert!(matches!(fault(pinched)[..], [PictureFault::Knot { region: 2, .. }]));
    assert_eq!(inspect(&three(), &right()[..2]), [PictureFault::Count(2)]);
}

#[test]
fn a_crossing_is_reported_beside_the_rest() {
    let mut crossed = grid(2, 2);
    let outlines = draw(&crossed).unwrap().outlines();
    assert_eq!(inspect(&crossed, &outlines), []);
    crossed.borders.extend([(0, 3), (1, 2)]);
    let faults = inspect(&crossed, &outlines);
    assert_eq!(faults[0], PictureFault::Plan(PlanError::Crossing((0, 3), (1, 2))));
    assert_eq!(faults.len(), 3, "and two hidden borders: {faults:?}");
}

#[test]
fn a_plan_that_is_none_is_the_only_fault() {
    let mut bad = three();
    bad.borders.push((1, 7));
    assert_eq!(inspect(&bad, &right()), [PictureFault::Plan(PlanError::Border(1, 7))]);
}

#[test]
fn a_border_too_many_or_too_few_shows() {
    let mut plan = grid(4, 3);
    let outlines = draw(&plan).unwrap().outlines();
    let (a, b) = plan.borders.remove(0);
    let faults = inspect(&plan, &outlines);
    assert!(
        matches!(faults[..], [PictureFault::FalseBorder { gap, .. }] if gap == 0.0),
        "{a} {b} {faults:?}"
    );
    plan.borders.insert(0, (a, b));
    plan.borders.push((0, 5));
    let faults = inspect(&plan, &outlines);
    assert!(matches!(faults[..], [PictureFault::HiddenBorder { a: 0, b: 5, .. }]), "{faults:?}");
}

#[test]
fn nonsense_is_a_fault_and_nothing_worse() {
    let mut seed = 1_u32;
    let mut chance = |most: f32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as f32 / (1 << 24) as f32 * most
    };
    for round in 0..30 {
        let size = [1e-3, 10.0, 1000.0, 5000.0, 1e30, f32::MAX][round % 6];
        let count = [1, 3, 4, 50, 900][round % 5];
        let outlines: Vec<Vec<Point>> =
            (0..3).map(|_| (0..count).map(|_| Point::new(chance(size), chance(size))).collect()).collect();
        assert_ne!(inspect(&three(), &outlines), []);
    }
}
