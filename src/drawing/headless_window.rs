//! An invisible window in which a table is drawn.

use std::sync::Arc;

use egui::{CentralPanel, Context, Frame, Pos2, RawInput, Rect, Vec2};

use super::software_raster::Raster;
use crate::looks::Looks;
use crate::looks::{interface_scale, system_faces};
use crate::screens::table::TableScreen;
use crate::settings::Settings;
use packs::Pack;

/// The number of frames to run. Icons and sizes that one frame needs are only drawn in the next.
const FRAMES: usize = 6;

/// An invisible window.
pub(super) struct HeadlessWindow {
    ctx: Context,
    pub looks: Looks,
    raster: Raster,
    size: [u32; 2],
    zoom: f32,
    frames: u32,
}

impl HeadlessWindow {
    /// A window of `size` pixels for matches of a pack. The interface scale is automatic for this size, or
    /// `zoom`.
    pub fn new(pack: &Arc<Pack>, settings: &Settings, size: [u32; 2], zoom: Option<f32>) -> Self {
        let ctx = Context::default();
        let mut looks = Looks::new(&ctx, pack, settings);
        looks.wait_for_fonts();
        system_faces::wait_for(&ctx);
        looks.theme.apply(&ctx);
        let pixels = Vec2::new(size[0] as f32, size[1] as f32);
        let zoom = zoom.unwrap_or_else(|| interface_scale::for_room(None, pixels));
        ctx.set_zoom_factor(zoom);
        Self { ctx, looks, raster: Raster::default(), size, zoom, frames: 0 }
    }

    /// Draws a table. Returns rows from the top, with red, green and blue for each pixel.
    ///
    /// # Errors
    ///
    /// Fails if the picture does not have the window's size.
    pub fn draw(&mut self, screen: &mut TableScreen) -> Result<Vec<u8>, String> {
        let Self { ctx, looks, raster, size, zoom, frames } = self;
        let pixels = Vec2::new(size[0] as f32, size[1] as f32);
        let mut drawn = None;
        for _ in 0..FRAMES {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, pixels / *zoom)),
                time: Some(f64::from(*frames)),
                ..RawInput::default()
            };
            *frames += 1;
            let mut output = ctx.run_ui(input, |ui| {
                CentralPanel::default().frame(Frame::new().fill(looks.theme.ground)).show(ui, |ui| {
                    // The table's requests are dropped, since nobody handles them.
                    screen.ui(ui, looks, &mut Vec::new());
                });
            });
            raster.take(&mut output.textures_delta);
            drawn = Some(output);
        }
        let image = drawn.map(|output| raster.draw(ctx, &output)).unwrap_or_default();
        if image.size != size.map(|side| side as usize) {
            return Err(format!("the table was drawn {} by {} pixels large", image.size[0], image.size[1]));
        }
        Ok(image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect())
    }
}
