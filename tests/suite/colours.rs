//! The colours of packs are distinguishable with every kind of colour vision.

use packs::colours::{EMPIRES_APART, SOCIETIES_APART, VISIONS, nearest};
use packs::{Look, Rgb};
use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::white_point::D65;
use palette::{Lab, Srgb};
use testing::test_packs;
use whispers::looks::theme::STRONG;

/// The smallest allowed distance between two of the strong colours, whose purpose is to be distinguishable.
const STRONG_APART: f64 = 23.0;
/// The smallest allowed contrast of an emblem on its colour (WCAG 2, graphics).
const EMBLEM_CONTRAST: f64 = 3.0;

/// Describes each pair of colours whose distance is below `least` for some kind of colour vision.
fn too_near(colours: &[Rgb], least: f64) -> Vec<String> {
    let mut near = Vec::new();
    for vision in &VISIONS {
        for (i, a) in colours.iter().enumerate() {
            for (j, b) in colours.iter().enumerate().skip(i + 1) {
                let distance = vision.apart(*a, *b);
                if distance < least {
                    near.push(format!("{}: {i} and {j}, {distance:.1}", vision.name));
                }
            }
        }
    }
    near
}

fn colours(looks: &[Look]) -> Vec<Rgb> {
    looks.iter().map(|l| l.colour).collect()
}

/// The colour of an emblem on a background: white, or dark ink on light backgrounds.
fn emblem_ink(ground: Srgb<f64>) -> Srgb<f64> {
    let dark = ground.relative_luminance().luma > 0.28;
    if dark { Srgb::new(0x1d_u8, 0x15, 0x0d).into_format() } else { Srgb::new(1.0, 1.0, 1.0) }
}

/// The contrast between a background and an emblem on it.
fn emblem_contrast([r, g, b]: Rgb) -> f64 {
    let ground = Srgb::new(r, g, b).into_format();
    ground.relative_contrast(emblem_ink(ground))
}

#[test]
fn there_are_packs_with_empires_and_societies() {
    for pack in test_packs::all() {
        assert!(pack.theme.empires.len() >= 2 && pack.theme.societies.len() >= 2, "{}", pack.id);
    }
}

#[test]
fn empires_are_told_apart_with_every_kind_of_colour_vision() {
    for pack in test_packs::all() {
        let near = too_near(&colours(&pack.theme.empires), EMPIRES_APART);
        assert!(near.is_empty(), "{}, by the order of its empires: {near:#?}", pack.id);
    }
}

#[test]
fn strong_colours_are_told_apart_from_farther_away() {
    let near = too_near(&STRONG, STRONG_APART);
    assert!(near.is_empty(), "{near:#?}");
}

#[test]
fn societies_are_told_apart_with_every_kind_of_colour_vision() {
    for pack in test_packs::all() {
        let near = too_near(&colours(&pack.theme.societies), SOCIETIES_APART);
        assert!(near.is_empty(), "{}, by the order of its societies: {near:#?}", pack.id);
    }
}

#[test]
fn emblems_can_be_made_out_on_every_colour() {
    for pack in test_packs::all() {
        for look in pack.theme.empires.iter().chain(&pack.theme.societies) {
            let contrast = emblem_contrast(look.colour);
            assert!(contrast >= EMBLEM_CONTRAST, "{}: {} has {contrast:.2}", pack.id, look.emblem_path);
        }
    }
    for (i, colour) in STRONG.into_iter().enumerate() {
        let contrast = emblem_contrast(colour);
        assert!(contrast >= EMBLEM_CONTRAST, "the strong colour {i} has {contrast:.2}");
    }
}

#[test]
fn colours_that_are_too_near_are_seen() {
    // Brick red and saddle brown look different to most people, but alike to people with protanopia.
    let red_and_brown = [[0xb8, 0x32, 0x2a], [0x7d, 0x52, 0x32]];
    let near = too_near(&red_and_brown, EMPIRES_APART);
    assert_eq!(near, ["protan: 0 and 1, 1.9", "deutan: 0 and 1, 7.9"]);
    // Blue and green look alike to people with tritanopia.
    let near = too_near(&[[0x2f, 0x6d, 0xb3], [0x3f, 0x8f, 0x4f]], EMPIRES_APART);
    assert_eq!(near, ["tritan: 0 and 1, 10.6"]);
    assert_eq!(too_near(&[[9, 9, 9], [9, 9, 9]], EMPIRES_APART).len(), VISIONS.len());
    let (vision, apart) = nearest(red_and_brown[0], red_and_brown[1]);
    assert_eq!((vision.name, (apart * 10.0).round()), ("protan", 19.0));
}

#[test]
fn white_and_grey_stay_as_they_are_with_every_kind_of_colour_vision() {
    for vision in &VISIONS {
        for grey in [0, 0x40, 0x80, 0xff] {
            let moved = vision.sees([grey; 3]).difference(VISIONS[0].sees([grey; 3]));
            assert!(moved < 0.1, "{}: {grey} by {moved}", vision.name);
        }
    }
}

#[test]
fn the_primaries_are_where_cielab_has_them() {
    let known = [
        ([0xff, 0xff, 0xff], [100.0, 0.0, 0.0]),
        ([0xff, 0, 0], [53.24, 80.09, 67.20]),
        ([0, 0xff, 0], [87.73, -86.18, 83.18]),
        ([0, 0, 0xff], [32.30, 79.19, -107.86]),
    ];
    for (rgb, [l, a, b]) in known {
        let lab = VISIONS[0].sees(rgb);
        let off = (lab.l - l).abs().max((lab.a - a).abs()).max((lab.b - b).abs());
        assert!(off < 0.05, "{rgb:?}: {lab:?}");
    }
}

#[test]
fn distances_are_the_ones_that_sharma_wu_and_dalal_published() {
    // Test data from table 1 of "The CIEDE2000 color-difference formula" (2005).
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0009], 7.1792),
        ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0011], 7.2195),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
        ([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (a, b, published) in pairs {
        let lab = |[l, a, b]: [f64; 3]| Lab::<D65, f64>::new(l, a, b);
        let distance = lab(a).difference(lab(b));
        assert!((distance - published).abs() < 1e-4, "{a:?} and {b:?}: {distance}");
    }
}
