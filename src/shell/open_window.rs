//! Opening the window.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use eframe::{NativeOptions, Renderer};
use egui::{Context, IconData, Vec2, ViewportBuilder};

use crate::looks::interface_scale::{SCALES, SMALLEST};
use crate::shell::Shell;
use crate::shell::crash_note;
use about::APP_ID;
use pack_library::{Keeper, Openable, PackLibrary, Request};
use packs::Report;
use system::Folders;

/// Why no window was opened.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The base game has faults, although it is built in.
    #[error(transparent)]
    Pack(#[from] Report),
    /// The system can't open a window, for this reason.
    #[error("{0}")]
    Window(String),
}

/// Opens the window and returns when it is closed. The pack with this id or path is shown first, with its
/// faults if it has any. `opened` is shown at once.
///
/// # Errors
/// Fails if no window could be opened.
pub fn run(pack: Option<&Path>, data: Option<PathBuf>, opened: Option<Openable>) -> Result<(), RunError> {
    let folders = Folders::new(data);
    crash_note::watch(folders.data());
    let mut shelf = PackLibrary::new(folders.packs());
    let asked = pack;
    let pack = shelf.first(asked)?;
    let asked = asked.map(|_| pack.id.clone());
    // The match may need any of the packs.
    let others = match &opened {
        Some(Openable::Record(_)) => {
            shelf.renew();
            shelf.playable()
        }
        _ => Vec::new(),
    };
    let others: Vec<_> = others.into_iter().filter(|other| other.id != pack.id).collect();
    // The other packs are read while the system makes the window.
    let window: Arc<OnceLock<Context>> = Arc::default();
    let waking = Arc::clone(&window);
    let wake = move || {
        waking.get().map(Context::request_repaint);
    };
    let keeper = Keeper::new(shelf.clone(), folders.clone(), wake);
    keeper.ask(Request::Look);
    let viewport = ViewportBuilder::default()
        .with_title(pack.words.name.clone())
        .with_app_id(APP_ID)
        .with_inner_size(Vec2::new(1280.0, 800.0))
        .with_min_inner_size(SMALLEST * SCALES.0)
        .with_icon(icon());
    let options = NativeOptions { viewport, renderer: Renderer::Glow, ..NativeOptions::default() };
    let create: eframe::AppCreator<'_> = Box::new(move |cc| {
        // This is the only window.
        let _ = window.set(cc.egui_ctx.clone());
        let mut shell = Shell::with_packs(&cc.egui_ctx, pack, &others, folders);
        if let Some(id) = asked {
            shell.ask_for_pack(&id);
        }
        shell.set_shelf(&cc.egui_ctx, shelf, keeper);
        if let Some(opened) = opened {
            shell.open(&cc.egui_ctx, opened);
        }
        Ok(Box::new(shell))
    });
    eframe::run_native("whispers", options, create).map_err(|e| RunError::Window(e.to_string()))
}

/// The program's icon.
fn icon() -> IconData {
    let png = include_bytes!("../../icons/app-256.png");
    eframe::icon_data::from_png_bytes(png).unwrap_or_default()
}
