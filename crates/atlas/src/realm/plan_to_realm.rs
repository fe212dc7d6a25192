//! Draws a realm from a plan, step by step.

use crate::realm::checked_plan::{CheckedPlan, WIDTH};
use crate::realm::geometry::vectors::{Vec2, vec2};
use crate::realm::outline::coast_roughening::{bend, carve, roughen, smooth};
use crate::realm::outline::crossing_removal::{comb, rings_right};
use crate::realm::outline::map_target_sizes::Shape;
use crate::realm::outline::node_repulsion::strangers_near;
use crate::realm::outline::outline_graph::{Arc, OutlineGraph, Side};
use crate::realm::outline::outline_relaxation::{Discs, Pull, Relaxation};
use crate::realm::outline::relaxation_schedule::{LEAST_AREA, SETTLE, settle, settle_with_care};
use crate::realm::picture_faults::{NARROWEST_GAP, SHORTEST_STRETCH};
use crate::realm::plan::{Plan, PlanError};
use crate::realm::realm_data::{Realm, realm};
use crate::realm::sketch::centre_spacing::space_out;
use crate::realm::sketch::sketch;

/// Draws a plan as a realm: each region becomes a land, and two lands share a border exactly where the plan says.
///
/// The lands are about equally large, each around its centre. Centres that are too near each other move apart first.
/// The result depends only on the plan and is the same on every machine. If there is too little room for long borders
/// and wide waters, the drawing is not perfect. [`crate::realm::inspect()`] lists its faults.
pub fn draw(plan: &Plan) -> Result<Realm, PlanError> {
    let mut survey = CheckedPlan::new(plan)?;
    let triangles = space_out(&mut survey);
    let mut web = sketch(&survey, &triangles).ok_or(PlanError::Tangled)?;
    let shape = Shape::new(&survey, &web);
    let home: Vec<Vec2> = survey.pins.iter().map(|pin| pin.spot()).collect();
    let discs = Discs { at: home.clone(), size: vec![0.0; home.len()], home };
    let mut second_best = None;
    for settle in [settle, settle_with_care] {
        let mut relaxation = Relaxation::new(web.clone(), discs.clone(), &shape, &survey.friends);
        if !settle(&mut relaxation) {
            continue;
        }
        for amount in [1.0, 0.6, 0.3, 0.0] {
            let Some(mut web) = weather(&relaxation, amount) else { continue };
            if comb(&mut web, 5) && rings_right(&web, LEAST_AREA) {
                let realm = |web: &OutlineGraph| realm(plan, &survey, web, &relaxation.discs);
                if is_clear(&web, &survey.friends) {
                    return Ok(realm(&web));
                }
                second_best.get_or_insert_with(|| realm(&web));
            }
        }
    }
    Ok(second_best.unwrap_or_else(|| {
        // The first, angular outlines are always valid.
        shrink(&mut web, survey.height);
        realm(plan, &survey, &web, &discs)
    }))
}

/// True if every border is long enough, and separate lands are far enough apart, to read the map correctly.
fn is_clear(web: &OutlineGraph, friends: &[u64]) -> bool {
    let length =
        |arc: &Arc| -> f64 { web.segments(arc).map(|(a, b)| (web.nodes[b] - web.nodes[a]).length()).sum() };
    let short =
        |arc: &Arc| matches!(arc.other, Side::Land(_)) && length(arc) < f64::from(SHORTEST_STRETCH) + 1.0;
    !web.arcs.iter().any(short) && !strangers_near(web, friends, f64::from(NARROWEST_GAP) + 0.8)
}

/// Shrinks an outline graph until it lies on the sheet.
fn shrink(web: &mut OutlineGraph, height: f64) {
    let middle = vec2(WIDTH / 2.0, height / 2.0);
    let far = |node: &Vec2| ((node.x - middle.x).abs() / middle.x).max((node.y - middle.y).abs() / middle.y);
    let farthest = web.nodes.iter().map(far).fold(0.98, f64::max);
    for node in &mut web.nodes {
        *node = middle.towards(*node, 0.98 / farthest);
    }
}

/// The strengths of the forces that relax outlines after roughening.
const RECOVER: Pull = Pull {
    coast: 0.08,
    border: 0.15,
    land: 0.0,
    sea: 0.0,
    hold: 0.87,
    push: 2.0,
    home: 0.0,
    uneven: 0.0,
    most: 2.0,
    ..SETTLE
};

/// Roughens the relaxed outlines by `amount`, from 0 to 1. `None` if they become too long.
fn weather(settled: &Relaxation, amount: f64) -> Option<OutlineGraph> {
    let mut weathered =
        Relaxation::new(settled.web.clone(), settled.discs.clone(), settled.shape, settled.friends);
    bend(&mut weathered.web, amount);
    weathered.spread(6.6);
    if weathered.is_lost() {
        return None;
    }
    let links = weathered.web.links();
    carve(&mut weathered.web, &links, amount);
    weathered.run(&RECOVER, 7);
    let links = weathered.web.links();
    smooth(&mut weathered.web, &links, 3.8);
    let links = weathered.web.links();
    roughen(&mut weathered.web, &links, amount);
    Some(weathered.web)
}
