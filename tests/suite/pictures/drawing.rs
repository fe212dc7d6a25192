//! The software renderer draws like a graphics card.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, ColorImage, Pos2, Rect, Shape, Ui, Vec2};
use egui_kittest::Harness;

use crate::support::raster::Raster;

/// A picture of a small window with a black background and these drawings.
fn drawn(paint: impl FnMut(&mut Ui)) -> ColorImage {
    let raster = Raster::default();
    let window = Harness::builder().with_size([40.0, 40.0]).renderer(raster.clone());
    let harness = window.build_ui(paint);
    raster.draw(&harness.ctx, harness.output())
}

#[test]
fn an_edge_that_triangles_share_is_drawn_once() {
    let half = Color32::from_rgba_premultiplied(100, 50, 0, 128);
    let image = drawn(|ui| {
        // A fan of triangles around a point off the pixel grid, with edges in many directions.
        let mut fan = Mesh::default();
        let rim =
            [(2.0, 2.0), (21.0, 2.0), (38.0, 2.0), (38.0, 20.5), (38.0, 38.0), (11.5, 38.0), (2.0, 38.0)];
        for (x, y) in rim.into_iter().chain([(17.3, 23.9)]) {
            fan.vertices.push(Vertex { pos: Pos2::new(x, y), uv: WHITE_UV, color: half });
        }
        for i in 0..7 {
            fan.indices.extend([i, (i + 1) % 7, 7]);
        }
        ui.ctx().debug_painter().add(Shape::mesh(fan));
    });
    for y in 0..40 {
        for x in 0..40 {
            let inside = (2..38).contains(&x) && (2..38).contains(&y);
            let wanted = if inside { Color32::from_rgb(100, 50, 0) } else { Color32::BLACK };
            assert_eq!(image[(x, y)].to_opaque(), wanted, "at {x}, {y}");
        }
    }
}

#[test]
fn what_lies_outside_a_clip_rectangle_is_not_drawn() {
    let clip = Rect::from_min_size(Pos2::new(10.0, 5.0), Vec2::new(7.0, 9.0));
    let image = drawn(|ui| {
        let everywhere = ui.ctx().content_rect();
        ui.painter().with_clip_rect(clip).rect_filled(everywhere, 0.0, Color32::WHITE);
    });
    assert_eq!(image.pixels.iter().filter(|p| **p == Color32::WHITE).count(), 7 * 9);
    assert_eq!((image[(10, 5)], image[(16, 13)]), (Color32::WHITE, Color32::WHITE));
}

#[test]
fn a_texture_is_shown_with_its_changed_part() {
    let image = drawn(|ui| {
        let ctx = ui.ctx().clone();
        let options = egui::TextureOptions::LINEAR;
        let mut texture = ctx.load_texture("t", ColorImage::filled([8, 8], Color32::RED), options);
        texture.set_partial([3, 2], ColorImage::filled([2, 1], Color32::BLUE), options);
        let place = Rect::from_min_size(Pos2::new(4.0, 4.0), Vec2::splat(8.0));
        let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        ctx.debug_painter().image(texture.id(), place, whole, Color32::WHITE);
        // The picture is drawn after this frame, so the texture must be kept alive.
        ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, texture));
    });
    let blue: Vec<usize> = (0..1600).filter(|i| image.pixels[*i] == Color32::BLUE).collect();
    assert_eq!(blue, [6 * 40 + 7, 6 * 40 + 8]);
    assert_eq!(image.pixels.iter().filter(|p| **p == Color32::RED).count(), 62);
}
