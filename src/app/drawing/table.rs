//! A pack's table as a picture.

use std::sync::Arc;

use egui::{CentralPanel, Context, Frame, Pos2, RawInput, Rect, Vec2};

use super::raster::Raster;
use crate::ai::Level;
use crate::app::looks::Looks;
use crate::app::scale;
use crate::app::screens::table::TableScreen;
use crate::app::settings::{Settings, Speed};
use crate::content::Pack;
use crate::rules::Society;
use crate::system::Folders;
use crate::table::{Match, Setup};

/// So many frames: icons and sizes that a frame finds out about are drawn by the next.
const FRAMES: usize = 4;

/// The deal that is shown; any would do.
const SEED: u64 = 1;

/// Draws the table of a new match, `size` pixels across and down, as the first of as many societies as
/// can play sees it. Rows from the top, red, green and blue of each pixel.
///
/// # Errors
/// Why a match of the pack cannot begin.
pub fn draw_table(pack: Arc<Pack>, language: &str, size: [u32; 2]) -> Result<Vec<u8>, String> {
    let settings =
        Settings { language: Some(language.to_owned()), speed: Speed::None, ..Settings::default() };
    let rivals = pack.rules.raw.societies.1.saturating_sub(1);
    let mut setup = Setup::new(Arc::clone(&pack), rivals, Level::Novice, SEED);
    setup.first = Society::new(0);
    let game = Match::new(setup).map_err(|e| e.to_string())?;
    let ctx = Context::default();
    let mut looks = Looks::new(&ctx, &pack, &settings);
    ctx.set_global_style(looks.theme.style());
    let pixels = Vec2::new(size[0] as f32, size[1] as f32);
    let zoom = scale::of(None, pixels);
    ctx.set_zoom_factor(zoom);
    let mut screen = TableScreen::new(game, &settings, &Folders::new(None), || {});
    let mut raster = Raster::default();
    let mut drawn = None;
    for frame in 0..FRAMES {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, pixels / zoom)),
            time: Some(frame as f64),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            CentralPanel::default().frame(Frame::new().fill(looks.theme.ground)).show(ui, |ui| {
                // Nobody is there to ask for anything.
                screen.ui(ui, &mut looks, &mut Vec::new());
            });
        });
        raster.take(&mut output.textures_delta);
        drawn = Some(output);
    }
    let image = drawn.map(|output| raster.draw(&ctx, &output)).unwrap_or_default();
    if image.size != size.map(|side| side as usize) {
        return Err(format!("the table was drawn {} by {} pixels large", image.size[0], image.size[1]));
    }
    Ok(image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect())
}
