//! The software renderer as a renderer of the test harness.

use std::cell::RefCell;
use std::rc::Rc;

use egui::{ColorImage, Context, FullOutput, TexturesDelta};
use egui_kittest::TestRenderer;

/// The renderer. Clones share their state, since the harness takes ownership of its renderer.
#[derive(Clone, Default)]
pub struct Raster(Rc<RefCell<whispers::drawing::Raster>>);

impl TestRenderer for Raster {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.borrow_mut().take(delta);
    }
}

impl Raster {
    /// Draws the last frame.
    pub fn draw(&self, ctx: &Context, output: &FullOutput) -> ColorImage {
        self.0.borrow().draw(ctx, output)
    }
}
