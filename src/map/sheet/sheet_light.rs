//! The light on a map's sheet. At night it is candlelight, warm in the middle. By day the edges are a little
//! darker, as on old paper. A star chart only darkens toward its edges.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Rect, Vec2};

/// The number of columns and rows of the mesh that lights a sheet.
const SQUARES: (u32, u32) = (24, 16);
/// The position of the candle, as a share of the sheet's width and height.
const CANDLE: Vec2 = Vec2::new(0.5, 0.44);
/// The reach of the candlelight, in halves of the sheet's size.
const REACH: f32 = 1.05;
/// The red, green and blue that the candle adds at its position.
const WARM: [f32; 3] = [38.0, 22.0, 6.0];
/// The opacity of the darkening in the corners at night, from 0 to 1.
const DARK: f32 = 0.42;
/// The opacity of the darkening in the corners by day, from 0 to 1.
const AGED: f32 = 0.13;
/// Where the darkening begins: the distance from the candle, in multiples of `REACH`.
const SHADE_FROM: f32 = 0.5;

/// The kind of light on a map's sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Light {
    Day,
    Candle,
    Stars,
}

/// The mesh that lights a sheet.
pub(crate) fn glow(sheet: Rect, light: Light) -> Mesh {
    let mut mesh = Mesh::default();
    let (across, down) = SQUARES;
    for row in 0..=down {
        for column in 0..=across {
            let part = Vec2::new(column as f32 / across as f32, row as f32 / down as f32);
            let pos: Pos2 = sheet.min + part * sheet.size();
            mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color: lit(part, light) });
        }
    }
    for row in 0..down {
        for column in 0..across {
            let a = row * (across + 1) + column;
            let b = a + across + 1;
            mesh.indices.extend([a, a + 1, b, b, a + 1, b + 1]);
        }
    }
    mesh
}

/// The overlay colour at a point of the sheet. `part` gives the point as a share of the sheet's size.
fn lit(part: Vec2, light: Light) -> Color32 {
    let off = (part - CANDLE) * 2.0;
    let far = off.length() / REACH;
    let shade = ((far - SHADE_FROM) / (1.35 - SHADE_FROM)).clamp(0.0, 1.0);
    let shade = shade * shade * (3.0 - 2.0 * shade);
    let warm = match light {
        Light::Day => return Color32::from_rgba_unmultiplied(58, 38, 16, (255.0 * AGED * shade) as u8),
        Light::Candle => (1.0 - far).max(0.0).powf(1.3),
        Light::Stars => 0.0,
    };
    // A colour without opacity is added to the colour below, so it only lightens.
    let [r, g, b] = WARM.map(|most| (most * warm) as u8);
    Color32::from_rgba_premultiplied(r, g, b, (255.0 * DARK * shade) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_lightest_where_the_candle_stands_and_darkest_in_its_corners() {
        let sum = |colour: Color32| i32::from(colour.r()) - i32::from(colour.a());
        for corner in [Vec2::ZERO, Vec2::new(1.0, 0.0), Vec2::new(1.0, 1.0)] {
            assert!(sum(lit(corner, Light::Candle)) < -60 && sum(lit(CANDLE, Light::Candle)) > 30);
            assert!(lit(corner, Light::Day).a() > lit(CANDLE, Light::Day).a());
        }
        // A star chart has no candlelight.
        for light in [Light::Day, Light::Stars] {
            assert_eq!(lit(CANDLE, light), Color32::TRANSPARENT);
        }
        let sheet = Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::new(300.0, 200.0));
        let candle = glow(sheet, Light::Candle);
        assert!(candle.is_valid() && candle.calc_bounds() == sheet);
    }
}
