//! Draws the map of the board from the positions of its regions. A realm's positions are in `map.toml`, those of a
//! star chart in `theme.toml`.

use std::collections::{BTreeMap, BTreeSet};

use super::fault_places::Places;
use super::map;
use super::sizes_and_points::{pair, size};
use super::star_chart;
use crate::size_limits::BORDERS;
use crate::toml::layered_source_text::Span;
use crate::toml::toml_reader::Table;
use atlas::realm::{self, PictureFault, Plan, PlanError, Point, Realm};
use atlas::stars::StarChart;
use rules::{Place, Raw, nearest};

/// The map of the board, in one of two styles.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// A continent whose lands share borders.
    Realm(Realm),
    /// Stations on a chart with routes between them.
    Stars(StarChart),
}

/// Reads the positions of the regions, and draws the map in the style that the theme specifies.
pub(crate) fn read(theme: Table<'_>, map: Table<'_>, raw: &Raw, places: &Places) -> Picture {
    let style = theme.get("map").and_then(|node| node.choice());
    match style {
        Some(1) => Picture::Stars(star_chart::read(theme, raw)),
        _ => Picture::Realm(realm(map, raw, places)),
    }
}

/// Reads the regions' positions and draws the realm. Reports a fault if that is not possible, or if the drawing would
/// show a false border or hide a real one.
fn realm(top: Table<'_>, raw: &Raw, places: &Places) -> Realm {
    let size = size(top);
    // With duplicate ids or unknown regions in borders, it is not known which regions border each other.
    let borders = top.get("borders").map_or(0, |node| node.list().len());
    if raw.regions.iter().any(|region| region.id.is_empty()) || raw.borders.len() < borders.min(BORDERS) {
        return Realm::default();
    }
    let centres: Vec<Point> = map::tables(top).filter_map(|table| centre(top, table, size)).collect();
    let Some([width, height]) = size.filter(|_| centres.len() == raw.regions.len()) else {
        return Realm::default();
    };
    let plan = Plan { width, height, centres, borders: raw.borders.clone() };
    let name = |region: usize| raw.regions.get(region).map_or("?", |r| r.id.as_str());
    let size = || top.get("size").map_or(0..0, |n| n.span());
    let at = |region: usize| -> Span {
        map::tables(top).nth(region).and_then(|t| t.get("at")).map_or_else(size, |n| n.span())
    };
    let border = |a: usize, b: usize| -> Span {
        let index = raw.borders.iter().position(|pair| *pair == (a, b) || *pair == (b, a));
        index.and_then(|i| places.span(Place::Border(i))).unwrap_or_else(size)
    };
    match realm::draw(&plan) {
        Ok(realm) => {
            for fault in realm::inspect(&plan, &realm.outlines()) {
                let span = match fault {
                    PictureFault::HiddenBorder { a, b, .. } => border(a, b),
                    PictureFault::FalseBorder { b: region, .. }
                    | PictureFault::Overlap { b: region, .. }
                    | PictureFault::Knot { region, .. }
                    | PictureFault::Outside { region, .. }
                    | PictureFault::Outline(region) => at(region),
                    PictureFault::Plan(_) | PictureFault::Count(_) => size(),
                };
                top.fault_at(span, picture_fault(&fault, &name));
            }
            let lanes = realm::lanes(&realm, &raw.seas);
            Realm { lanes, ..realm }
        }
        // The checks of the rules report these errors.
        Err(PlanError::Border(..) | PlanError::Twice(..) | PlanError::Regions(_)) => Realm::default(),
        Err(error) => {
            for (blamed, others, error) in tangles(all_errors(&plan, error)) {
                let message = plan_error(&error, &name);
                if let Some(region) = blamed {
                    let message = message.strip_suffix(MOVE).unwrap_or(&message);
                    let more =
                        format!("and \"{}\" is in {others} more such pairs: move its centre", name(region));
                    top.fault_at(at(region), format!("{message}, {more}"));
                    continue;
                }
                let span = match error {
                    PlanError::Together(_, region) | PlanError::Centre(region) => at(region),
                    PlanError::Through { border: (a, b), .. } | PlanError::Crossing(_, (a, b)) => {
                        border(a, b)
                    }
                    _ => size(),
                };
                top.fault_at(span, message);
            }
            Realm::default()
        }
    }
}

/// All errors that prevent a realm from being drawn: all crossing borders and borders through regions, or else only
/// the first error.
fn all_errors(plan: &Plan, first: PlanError) -> Vec<PlanError> {
    if !matches!(first, PlanError::Through { .. } | PlanError::Crossing(..)) {
        return vec![first];
    }
    let found = realm::inspect(plan, &[]).into_iter();
    found.filter_map(|fault| if let PictureFault::Plan(error) = fault { Some(error) } else { None }).collect()
}

/// Groups errors by their likely solution. Each group is a region whose centre to move, the number of further errors
/// that involve it, and the first error. The region is `None` for a single error.
fn tangles(mut errors: Vec<PlanError>) -> Vec<(Option<usize>, usize, PlanError)> {
    let mut found = Vec::new();
    while let Some(first) = errors.first().copied() {
        // Counts in one pass, because there may be very many errors.
        let mut counts = BTreeMap::new();
        for error in &errors {
            let regions: BTreeSet<usize> = error_regions(error).into_iter().collect();
            regions.into_iter().for_each(|region| *counts.entry(region).or_insert(0_usize) += 1);
        }
        let most = counts.into_iter().max_by_key(|(region, count)| (*count, std::cmp::Reverse(*region)));
        let of = |region: usize| move |e: &PlanError| error_regions(e).contains(&region);
        match most {
            Some((region, count)) if count > 1 => {
                let error = errors.iter().copied().find(of(region)).unwrap_or(first);
                errors.retain(|e| !of(region)(e));
                found.push((Some(region), count - 1, error));
            }
            _ => {
                errors.remove(0);
                found.push((None, 0, first));
            }
        }
    }
    found
}

/// The regions involved in a crossing, or in a border that runs through a region.
fn error_regions(error: &PlanError) -> Vec<usize> {
    match *error {
        PlanError::Through { border: (a, b), region } => vec![a, b, region],
        PlanError::Crossing((a, b), (c, d)) => vec![a, b, c, d],
        _ => Vec::new(),
    }
}

/// The centre of a region on the map.
fn centre(top: Table<'_>, table: Table<'_>, size: Option<[f32; 2]>) -> Option<Point> {
    let Some(node) = table.need("at") else {
        warn_misspelt_region(top, table);
        return None;
    };
    let [x, y] = pair(node)?;
    let [width, height] = size?;
    let inside = (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
    if !inside {
        node.fault(format!("[{x}, {y}] is outside the picture"));
    }
    inside.then_some(Point::new(x, y))
}

/// Advice to move a region whose borders cross others.
const MOVE: &str = ": move a centre";

/// The message for an error that prevents drawing. `name` returns the id of a region.
fn plan_error<'n>(error: &PlanError, name: &impl Fn(usize) -> &'n str) -> String {
    match *error {
        PlanError::Together(a, b) => {
            format!("the centres of \"{}\" and \"{}\" are too close to each other", name(a), name(b))
        }
        PlanError::Centre(region) => format!("the centre of \"{}\" is not on the picture", name(region)),
        PlanError::Through { border: (a, b), region } => format!(
            "the straight line from \"{}\" to \"{}\", which border each other, runs through \"{}\"{MOVE}",
            name(a),
            name(b),
            name(region)
        ),
        PlanError::Crossing((a, b), (c, d)) => format!(
            "the straight lines from \"{}\" to \"{}\" and from \"{}\" to \"{}\" cross{MOVE}",
            name(a),
            name(b),
            name(c),
            name(d)
        ),
        other => other.to_string(),
    }
}

/// The message for a fault of the drawn map. `name` returns the id of a region.
fn picture_fault<'n>(fault: &PictureFault, name: &impl Fn(usize) -> &'n str) -> String {
    match *fault {
        PictureFault::HiddenBorder { a, b, stretch } => format!(
            "\"{}\" and \"{}\" border each other, but on the picture they share only {stretch:.0} units of border; move their centres closer",
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

/// Reports a new region without a position if its id is similar to an inherited one, because it may be misspelt.
fn warn_misspelt_region(top: Table<'_>, table: Table<'_>) {
    let Some(node) = table.get("id").filter(|node| !top.inherits(&node.span())) else { return };
    let below = map::tables(top).filter_map(|other| other.get("id")).filter(|id| top.inherits(&id.span()));
    let known: Vec<&str> = below.filter_map(|id| id.as_text()).collect();
    let Some(id) = node.as_text() else { return };
    if let Some(near) = nearest(id, known.into_iter()) {
        node.fault(format!(
            "the pack below has no region \"{id}\", so this is a new one; did you mean \"{near}\"?"
        ));
    }
}
