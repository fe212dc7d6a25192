//! Tests that graphs of unusual shapes become valid realms.

use super::{grid, plan};
use crate::realm::{Plan, PlanError, Point, Realm, draw, inspect};

/// Draws a plan and checks everything that painting code relies on.
fn sound(plan: &Plan) -> Realm {
    let realm = draw(plan).unwrap();
    assert_eq!(inspect(plan, &realm.outlines()), []);
    assert_eq!(realm.lands.len(), plan.centres.len());
    assert_eq!(realm.borders.len(), plan.borders.len());
    for (line, &(a, b)) in realm.borders.iter().zip(&plan.borders) {
        assert_eq!((line.a, line.b), (a.min(b), a.max(b)));
        assert!(line.line.len() >= 2);
        for land in [line.a, line.b] {
            let outline = &realm.lands[land].outline;
            assert!(line.line.iter().all(|spot| outline.contains(spot)), "both sides have the same points");
        }
    }
    for coast in &realm.coasts {
        let outline = &realm.lands[coast.land].outline;
        assert!(coast.line.iter().all(|spot| outline.contains(spot)));
        assert!(coast.sea < realm.seas.len());
    }
    for (index, sea) in realm.seas.iter().enumerate() {
        assert_eq!(sea.rim.is_none(), index == 0, "only the ocean has no rim");
    }
    for land in &realm.lands {
        assert!(land.room.clearance > 15.0, "there is room in every land: {:?}", land.room);
    }
    realm
}

#[test]
fn one_region_is_an_island() {
    let realm = sound(&plan(&[(500.0, 400.0)], &[]));
    assert_eq!((realm.coasts.len(), realm.seas.len(), realm.seas[0].shores.len()), (1, 1, 1));
}

#[test]
fn two_regions() {
    let realm = sound(&plan(&[(400.0, 400.0), (600.0, 400.0)], &[(0, 1)]));
    assert_eq!((realm.coasts.len(), realm.seas[0].shores.len()), (2, 1));
}

#[test]
fn two_islands() {
    let realm = sound(&plan(&[(300.0, 400.0), (700.0, 300.0)], &[]));
    assert_eq!(realm.seas[0].shores.len(), 2);
}

#[test]
fn a_path() {
    let centres: Vec<(f32, f32)> = (0..9).map(|step| (60.0 + 110.0 * step as f32, 380.0)).collect();
    let borders: Vec<(usize, usize)> = (0..8).map(|step| (step, step + 1)).collect();
    sound(&plan(&centres, &borders));
}

#[test]
fn a_star() {
    let mut centres = vec![(500.0, 380.0)];
    centres.extend([(250.0, 150.0), (500.0, 90.0), (750.0, 150.0), (880.0, 380.0)]);
    centres.extend([(750.0, 620.0), (500.0, 680.0), (250.0, 620.0), (120.0, 380.0)]);
    let borders: Vec<(usize, usize)> = (1..9).map(|leaf| (0, leaf)).collect();
    sound(&plan(&centres, &borders));
}

#[test]
fn a_tree() {
    let centres = [
        (500.0, 380.0),
        (300.0, 250.0),
        (700.0, 250.0),
        (500.0, 600.0),
        (150.0, 120.0),
        (380.0, 90.0),
        (620.0, 90.0),
        (850.0, 120.0),
        (300.0, 650.0),
        (700.0, 650.0),
    ];
    sound(&plan(&centres, &[(0, 1), (0, 2), (0, 3), (1, 4), (1, 5), (2, 6), (2, 7), (3, 8), (3, 9)]));
}

/// The centres of eight regions in a ring.
const RING: [(f32, f32); 8] = [
    (500.0, 100.0),
    (750.0, 180.0),
    (870.0, 380.0),
    (750.0, 580.0),
    (500.0, 660.0),
    (250.0, 580.0),
    (130.0, 380.0),
    (250.0, 180.0),
];

fn round_ring() -> Vec<(usize, usize)> {
    (0..8).map(|step| (step, (step + 1) % 8)).collect()
}

#[test]
fn a_cycle_holds_a_sea() {
    let realm = sound(&plan(&RING, &round_ring()));
    assert_eq!((realm.seas.len(), realm.coasts.len()), (2, 16));
    assert!(realm.seas[1].shores.is_empty());
}

#[test]
fn an_island_in_an_inland_sea() {
    let mut centres = RING.to_vec();
    centres.push((500.0, 380.0));
    let realm = sound(&plan(&centres, &round_ring()));
    assert_eq!((realm.seas.len(), realm.seas[0].shores.len(), realm.seas[1].shores.len()), (2, 1, 1));
}

#[test]
fn three_in_a_ring_round_a_fourth_leave_no_sea() {
    let centres = [(500.0, 400.0), (500.0, 120.0), (800.0, 600.0), (200.0, 600.0)];
    let borders = [(0, 1), (0, 2), (0, 3), (1, 2), (2, 3), (3, 1)];
    let realm = sound(&plan(&centres, &borders));
    assert_eq!((realm.seas.len(), realm.coasts.len()), (1, 3));
    assert!(realm.coasts.iter().all(|coast| coast.land != 0), "the inner one has no coast");
}

#[test]
fn three_in_a_ring_round_an_island_do() {
    let centres = [(500.0, 400.0), (500.0, 100.0), (850.0, 640.0), (150.0, 640.0)];
    let realm = sound(&plan(&centres, &[(1, 2), (2, 3), (3, 1)]));
    assert_eq!((realm.seas.len(), realm.coasts.len()), (2, 7));
}

#[test]
fn grids() {
    assert_eq!(sound(&grid(4, 3)).seas.len(), 1 + 6);
    assert_eq!(sound(&grid(8, 6)).seas.len(), 1 + 35);
}

#[test]
fn sixty_four_regions() {
    sound(&grid(8, 8));
}

#[test]
fn two_continents_and_two_islands() {
    let mut centres = vec![(150.0, 150.0), (320.0, 130.0), (230.0, 300.0), (80.0, 420.0)];
    centres.extend([(650.0, 500.0), (820.0, 480.0), (880.0, 650.0), (700.0, 660.0)]);
    centres.extend([(800.0, 150.0), (300.0, 620.0)]);
    let realm = sound(&plan(&centres, &[(0, 1), (1, 2), (2, 0), (2, 3), (4, 5), (5, 6), (6, 7), (7, 4)]));
    assert_eq!((realm.seas.len(), realm.seas[0].shores.len()), (2, 4));
}

#[test]
fn crowded_centres_are_moved_apart() {
    let centres = [(500.0, 380.0), (508.0, 380.0), (500.0, 388.0), (512.0, 390.0), (20.0, 20.0)];
    sound(&plan(&centres, &[(0, 1), (0, 2), (1, 3), (2, 3), (0, 4)]));
}

#[test]
fn lengths_scale_with_the_sheet() {
    let small = Plan { width: 10.0, height: 7.6, ..grid(4, 3) };
    let centres = small.centres.iter().map(|spot| Point::new(spot.x / 100.0, spot.y / 100.0)).collect();
    let realm = draw(&Plan { centres, ..small }).unwrap();
    assert!((realm.width, realm.height) == (10.0, 7.6));
    assert!(realm.lands.iter().all(|land| land.room.clearance > 0.5 && land.room.clearance < 2.0));
}

#[test]
fn long_sheets() {
    for (width, height, columns, rows) in [(1000.0, 300.0, 6, 2), (300.0, 1000.0, 2, 6)] {
        let square = grid(columns, rows);
        let scaled = |at: &Point| Point::new(at.x * width / square.width, at.y * height / square.height);
        let centres = square.centres.iter().map(scaled).collect();
        sound(&Plan { width, height, centres, borders: square.borders.clone() });
    }
}

#[test]
fn the_same_plan_gives_the_same_realm() {
    assert_eq!(draw(&grid(5, 4)), draw(&grid(5, 4)));
}

#[test]
fn what_is_no_plan_is_an_error() {
    let good = grid(3, 3);
    let with = |change: &dyn Fn(&mut Plan)| {
        let mut plan = good.clone();
        change(&mut plan);
        draw(&plan).err()
    };
    assert_eq!(with(&|plan| plan.centres.clear()), Some(PlanError::Regions(0)));
    assert_eq!(with(&|plan| plan.centres.resize(65, Point::default())), Some(PlanError::Regions(65)));
    assert_eq!(with(&|plan| plan.centres[4].x = f32::NAN), Some(PlanError::Centre(4)));
    assert_eq!(with(&|plan| plan.centres[4].y = f32::INFINITY), Some(PlanError::Centre(4)));
    assert_eq!(with(&|plan| plan.centres[4].x = 1e30), Some(PlanError::Centre(4)));
    assert_eq!(with(&|plan| plan.centres[4].x = -1.0), Some(PlanError::Centre(4)));
    assert_eq!(with(&|plan| plan.centres[4] = plan.centres[7]), Some(PlanError::Together(4, 7)));
    assert_eq!(with(&|plan| plan.borders.push((2, 9))), Some(PlanError::Border(2, 9)));
    assert_eq!(with(&|plan| plan.borders.push((2, 2))), Some(PlanError::Border(2, 2)));
    assert_eq!(with(&|plan| plan.borders.push((1, 0))), Some(PlanError::Twice(1, 0)));
    let through = Some(PlanError::Through { border: (0, 2), region: 1 });
    assert_eq!(with(&|plan| plan.borders.push((0, 2))), through);
    assert_eq!(
        with(&|plan| plan.borders.extend([(0, 4), (1, 3)])),
        Some(PlanError::Crossing((0, 4), (1, 3)))
    );
    for width in [f32::NAN, 0.0, -5.0, f32::INFINITY, 100.0] {
        assert_eq!(with(&|plan| plan.width = width), Some(PlanError::Sheet));
    }
    assert_eq!(with(&|_| ()), None);
}
