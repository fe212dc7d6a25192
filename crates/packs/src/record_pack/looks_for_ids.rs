//! Colours and emblems for the empires and societies of a record, from the nearest pack or a fixed palette.

use crate::looks::colour_distance::Rgb;
use crate::pack::Pack;
use crate::topics::theme::{IconLook, Look, PATTERNS, Scenery, Theme};
use rules::{MAX_EMPIRES, Raw};

/// The palette for empires that the nearest pack lacks. Colour-blind players can tell the colours apart.
const EMPIRES: [Rgb; MAX_EMPIRES] = [
    [0x00, 0x72, 0xb2],
    [0xd5, 0x5e, 0x00],
    [0x00, 0x9e, 0x73],
    [0xcc, 0x79, 0xa7],
    [0xe6, 0x9f, 0x00],
    [0x56, 0xb4, 0xe9],
    [0xc9, 0xbd, 0x2c],
    [0x5f, 0x5f, 0x5f],
];

/// The palette for societies that the nearest pack lacks.
const SOCIETIES: [Rgb; 4] = [[0x6b, 0x4a, 0x86], [0x8a, 0x5a, 0x32], [0x3d, 0x6b, 0x6b], [0x7d, 0x3b, 0x4c]];

/// The looks of a record's empires and societies.
pub(super) fn build(raw: &Raw, societies: &[String], near: Option<&Pack>) -> Theme {
    let empire = |(i, id): (usize, &str)| {
        let known = near.and_then(|pack| {
            let at = pack.rules.raw.empires.iter().position(|e| e.id == id)?;
            pack.theme.empires.get(at)
        });
        known.cloned().unwrap_or_else(|| look(&EMPIRES, i, star(i + 3)))
    };
    let society = |(i, id): (usize, &String)| {
        let known = near.and_then(|pack| {
            let at = pack.words.societies().iter().position(|s| s.id == *id)?;
            pack.theme.societies.get(at)
        });
        known.cloned().unwrap_or_else(|| look(&SOCIETIES, i, polygon(i + 3)))
    };
    let usual = near.map(|pack| pack.theme.clone()).unwrap_or_default();
    let icon = |(i, id): (usize, &String)| {
        let known = near.and_then(|pack| {
            let at = pack.rules.raw.icons.iter().position(|known| known == id)?;
            pack.theme.icons.get(at)
        });
        known
            .cloned()
            .unwrap_or_else(|| IconLook { emblem: star(i + 4).into_bytes(), emblem_path: String::new() })
    };
    Theme {
        icons: raw.icons.iter().enumerate().map(icon).collect(),
        empires: raw.empires.iter().map(|e| e.id.as_str()).enumerate().map(empire).collect(),
        societies: societies.iter().enumerate().map(society).collect(),
        ..usual
    }
}

fn look(colours: &[Rgb], index: usize, emblem: String) -> Look {
    let colour = colours.get(index % colours.len().max(1)).copied().unwrap_or_default();
    Look {
        colour,
        night: colour,
        emblem: emblem.into_bytes(),
        emblem_path: String::new(),
        pattern: index % PATTERNS.len(),
        scenery: Scenery::ALL[index % Scenery::ALL.len()],
    }
}

/// An emblem with a star that has this number of points.
fn star(points: usize) -> String {
    shape(2 * points, |corner| if corner % 2 == 0 { 30.0 } else { 13.0 })
}

/// An emblem with a regular polygon that has this number of corners.
fn polygon(corners: usize) -> String {
    shape(corners, |_| 29.0)
}

/// An emblem with a shape around its centre. The first corner is at the top.
fn shape(corners: usize, radius: impl Fn(usize) -> f64) -> String {
    let corner = |i: usize| {
        let angle = std::f64::consts::TAU * i as f64 / corners.max(1) as f64;
        let (x, y) = (32.0 + radius(i) * angle.sin(), 32.0 - radius(i) * angle.cos());
        format!("{x:.2},{y:.2}")
    };
    let points: Vec<String> = (0..corners).map(corner).collect();
    let points = points.join(" ");
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><polygon points="{points}" fill="#fff"/></svg>"##
    )
}
