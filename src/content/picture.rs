//! The picture of the board: where the regions lie, from `map.toml`, and the realm drawn from that.

use super::map;
use super::node::{Node, Table};
use super::realm::{self, PictureFault, Plan, PlanError, Realm, Spot};
use crate::rules::Raw;

/// Reads the placing and draws the realm; what cannot be drawn, or would show a border where there
/// is none or hide one, is a fault.
pub(super) fn read(top: Table<'_>, raw: &Raw) -> Realm {
    let Some(size) = size(top) else { return Realm::default() };
    let centres: Vec<Spot> = map::tables(top).filter_map(|table| centre(table, size)).collect();
    if centres.len() != raw.regions.len() {
        return Realm::default();
    }
    let [width, height] = size;
    let plan = Plan { width, height, centres, borders: raw.borders.clone() };
    let name = |region: usize| raw.regions.get(region).map_or("?", |r| r.id.as_str());
    let span = top.get("borders").map_or(0..0, |n| n.span());
    match realm::draw(&plan) {
        Ok(realm) => {
            for fault in realm::inspect(&plan, &realm.outlines()) {
                top.fault_at(span.start..span.start, picture_fault(&fault, &name));
            }
            realm
        }
        // The rules say this of their lists themselves.
        Err(PlanError::Border(..) | PlanError::Twice(..) | PlanError::Regions(_)) => Realm::default(),
        Err(error) => {
            top.fault_at(span.start..span.start, plan_error(&error, &name));
            Realm::default()
        }
    }
}

fn size(top: Table<'_>) -> Option<[f32; 2]> {
    let node = top.need("size")?;
    let size = pair(node)?;
    let fits = size.iter().all(|s| (100.0..=10_000.0).contains(s));
    if !fits {
        node.fault("width and height lie between 100 and 10,000 map units");
    }
    fits.then_some(size)
}

fn centre(table: Table<'_>, [width, height]: [f32; 2]) -> Option<Spot> {
    let node = table.need("at")?;
    let [x, y] = pair(node)?;
    let inside = (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
    if !inside {
        node.fault(format!("[{x}, {y}] lies outside of the picture"));
    }
    inside.then_some(Spot::new(x, y))
}

fn pair(node: Node<'_>) -> Option<[f32; 2]> {
    let [x, y] = node.tuple()?;
    Some([x.number()?, y.number()?])
}

/// Why nothing can be drawn, with the regions' ids.
fn plan_error<'n>(error: &PlanError, name: &impl Fn(usize) -> &'n str) -> String {
    match *error {
        PlanError::Together(a, b) => {
            format!("the centres of \"{}\" and \"{}\" lie too near each other", name(a), name(b))
        }
        PlanError::Centre(region) => format!("the centre of \"{}\" is not on the picture", name(region)),
        PlanError::Through { border: (a, b), region } => format!(
            "the straight line from \"{}\" to \"{}\", which border each other, runs through \"{}\": move a centre",
            name(a),
            name(b),
            name(region)
        ),
        PlanError::Crossing((a, b), (c, d)) => format!(
            "the straight lines from \"{}\" to \"{}\" and from \"{}\" to \"{}\" cross: move a centre",
            name(a),
            name(b),
            name(c),
            name(d)
        ),
        other => other.to_string(),
    }
}

/// What is wrong with a picture, with the regions' ids.
fn picture_fault<'n>(fault: &PictureFault, name: &impl Fn(usize) -> &'n str) -> String {
    match *fault {
        PictureFault::HiddenBorder { a, b, stretch } => format!(
            "\"{}\" and \"{}\" border each other, but on the picture they share only {stretch:.0} units of border; move their centres nearer",
            name(a),
            name(b)
        ),
        PictureFault::FalseBorder { a, b, gap, .. } => format!(
            "\"{}\" and \"{}\" do not border each other, but on the picture they come within {gap:.0} units; move their centres apart",
            name(a),
            name(b)
        ),
        PictureFault::Overlap { a, b, .. } => {
            format!("\"{}\" and \"{}\" overlap on the picture; move their centres", name(a), name(b))
        }
        PictureFault::Knot { region, .. }
        | PictureFault::Outside { region, .. }
        | PictureFault::Outline(region) => {
            format!("the outline of \"{}\" cannot be drawn on the picture; move its centre", name(region))
        }
        ref other => other.to_string(),
    }
}
