//! Opening the window.

use std::path::PathBuf;
use std::sync::Arc;

use eframe::{NativeOptions, Renderer};
use egui::{IconData, Vec2, ViewportBuilder};

use super::crash;
use super::scale::{SCALES, SMALLEST};
use super::shell::Shell;
use crate::content::Pack;
use crate::table::Folders;

/// Opens the window, in which one pack is played at first and others as well, and shows it until it is closed.
///
/// # Errors
/// That no window could be opened.
pub fn run(pack: Arc<Pack>, others: Vec<Arc<Pack>>, data: Option<PathBuf>) -> Result<(), eframe::Error> {
    let viewport = ViewportBuilder::default()
        .with_title(pack.words.name.clone())
        .with_app_id("whispers")
        .with_inner_size(Vec2::new(1280.0, 800.0))
        .with_min_inner_size(SMALLEST * SCALES.0)
        .with_icon(icon());
    let options = NativeOptions { viewport, renderer: Renderer::Glow, ..NativeOptions::default() };
    let folders = Folders::new(data);
    crash::watch(folders.data());
    eframe::run_native(
        "whispers",
        options,
        Box::new(move |cc| Ok(Box::new(Shell::with_packs(&cc.egui_ctx, pack, &others, folders)))),
    )
}

/// The program's icon.
fn icon() -> IconData {
    let png = include_bytes!("../../icons/app-256.png");
    eframe::icon_data::from_png_bytes(png).unwrap_or_default()
}
