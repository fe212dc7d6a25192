//! Tests the map of the base game, with forty regions of five empires.

use super::plan;
use crate::realm::{Plan, draw, measure};

/// The centres of the regions, on a sheet of 1000 by 760.
#[rustfmt::skip]
const CENTRES: [(f32, f32); 40] = [
    (938.0, 354.0), (598.0, 376.0), (779.0, 418.0), (661.0, 254.0), (782.0, 224.0), (950.0, 250.0), (928.0, 139.0),
    (764.0, 99.0), (676.0, 147.0), (555.0, 58.0), (570.0, 195.0), (496.0, 121.0), (398.0, 84.0), (223.0, 123.0),
    (298.0, 238.0), (202.0, 208.0), (119.0, 132.0), (183.0, 296.0), (85.0, 261.0), (116.0, 393.0), (97.0, 490.0),
    (58.0, 620.0), (232.0, 629.0), (447.0, 334.0), (419.0, 243.0), (288.0, 323.0), (181.0, 452.0), (305.0, 412.0),
    (171.0, 540.0), (324.0, 542.0), (426.0, 533.0), (572.0, 523.0), (408.0, 705.0), (534.0, 660.0), (663.0, 691.0),
    (703.0, 516.0), (753.0, 634.0), (942.0, 634.0), (827.0, 549.0), (939.0, 499.0),
];

#[rustfmt::skip]
const BORDERS: [(usize, usize); 69] = [
    (0, 2), (0, 4), (0, 5), (0, 38), (0, 39), (1, 3), (1, 23), (2, 4), (3, 4), (3, 10),
    (4, 5), (5, 6), (7, 8), (8, 9), (8, 10), (9, 10), (9, 11), (10, 11), (11, 12), (11, 24),
    (12, 14), (13, 14), (13, 15), (13, 16), (14, 15), (14, 17), (14, 24), (14, 25), (15, 16), (15, 17),
    (15, 18), (17, 18), (17, 19), (17, 25), (19, 20), (19, 25), (19, 26), (20, 21), (20, 26), (20, 28),
    (21, 22), (21, 28), (22, 28), (22, 29), (22, 32), (23, 24), (23, 25), (24, 25), (25, 26), (25, 27),
    (26, 27), (26, 28), (27, 29), (27, 30), (28, 29), (29, 30), (30, 31), (31, 34), (32, 33), (33, 34),
    (34, 35), (34, 36), (35, 36), (35, 38), (36, 37), (36, 38), (37, 38), (37, 39), (38, 39),
];

fn base() -> Plan {
    plan(&CENTRES, &BORDERS)
}

#[test]
fn the_base_map_has_no_faults_and_much_room() {
    let realm = draw(&base()).unwrap();
    let found = measure(&base(), &realm.outlines());
    assert_eq!(found.faults, []);
    assert!(found.stretches.iter().all(|&stretch| stretch > 50.0), "{:?}", found.stretches);
    assert!(found.gaps.iter().all(|&(_, _, gap)| gap > 16.0), "{:?}", found.gaps);
    assert!(realm.lands.iter().all(|land| land.room.clearance > 50.0));
    assert_eq!(realm.seas.len(), 1 + 5);
    assert_eq!(realm.seas[0].shores.len(), 1, "one continent");
}

#[test]
fn the_base_map_is_the_same_everywhere() {
    let realm = draw(&base()).unwrap();
    let spots = realm.lands.iter().flat_map(|land| &land.outline);
    let mixed = spots.fold(0xcbf2_9ce4_8422_2325_u64, |mixed, spot| {
        let mix = |mixed: u64, part: f32| (mixed ^ u64::from(part.to_bits())).wrapping_mul(0x0100_0000_01b3);
        mix(mix(mixed, spot.x), spot.y)
    });
    // This hash changes whenever the drawing of realms changes, but is the same on all machines.
    assert_eq!(mixed, GOLDEN);
}

/// A hash of the outlines of the base game's map.
const GOLDEN: u64 = 4_572_387_233_415_642_684;
