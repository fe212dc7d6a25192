//! Opens the window of a desktop.
#![cfg(not(target_arch = "wasm32"))]

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use eframe::{NativeOptions, Renderer};
use egui::{Context, IconData, Vec2, ViewportBuilder};

use crate::looks::interface_scale::{LEAST, SMALLEST};
use crate::looks::system_faces;
use crate::shell::Shell;
use crate::shell::crash_note;
use crate::shell::missing_display::{Display, drops, without_source};
use crate::shell::window_size::USUAL;
use about::APP_ID;
use pack_library::{Keeper, Openable, PackLibrary, Request};
use packs::Report;
use system::Folders;
use text::untrusted_text;

/// The minimum size of the window until the monitor's size is known, in points at interface scale 1.
const LEAST_WINDOW: Vec2 = Vec2::new(SMALLEST.x * LEAST, SMALLEST.y * LEAST);

/// The reason why the window couldn't be opened, or was closed by an error.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The built-in base game has faults.
    #[error(transparent)]
    Pack(#[from] Report),
    /// No window could be opened, for this reason.
    #[error("{0}")]
    NoWindow(String),
    /// The window was open, but was lost for this reason.
    #[error("the window was lost: {0}")]
    Lost(String),
}

/// Opens the window on a display, and blocks until it is closed. `pack` is the id or the path of the pack to
/// use first, and `data` the folder for the player's data. `opened` is opened at once. A pack with faults is
/// shown with them.
///
/// # Errors
/// Fails if the base game has faults, or if the window couldn't be opened or was lost.
pub fn run(
    display: &Display,
    pack: Option<&Path>,
    data: Option<PathBuf>,
    opened: Option<Openable>,
) -> Result<(), RunError> {
    let folders = Folders::new(data);
    crash_note::watch(folders.data());
    let mut shelf = PackLibrary::new(folders.packs());
    let asked = pack;
    let pack = shelf.first(asked)?;
    let asked = asked.map(|_| pack.id.clone());
    // The record or link may belong to any of the packs.
    let others = match &opened {
        Some(Openable::Record(_) | Openable::Link(_)) => {
            shelf.renew();
            shelf.playable()
        }
        _ => Vec::new(),
    };
    let others: Vec<_> = others.into_iter().filter(|other| other.id != pack.id).collect();
    // The other packs are read while the system opens the window.
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
        .with_inner_size(USUAL)
        .with_min_inner_size(LEAST_WINDOW)
        .with_icon(icon());
    // `system_faces` asks for the system's fonts.
    let mut options = NativeOptions {
        viewport,
        renderer: Renderer::Glow,
        system_font_fallback: false,
        ..NativeOptions::default()
    };
    display.choose(&mut options);
    let shown = Arc::clone(&window);
    let create: eframe::AppCreator<'_> = Box::new(move |cc| {
        // There is only one window, so this is never set twice.
        let _ = window.set(cc.egui_ctx.clone());
        let mut shell = Shell::with_packs(&cc.egui_ctx, pack, &others, folders);
        system_faces::watch(&cc.egui_ctx);
        if let Some(id) = asked {
            shell.ask_for_pack(&id);
        }
        shell.set_shelf(&cc.egui_ctx, shelf, keeper);
        shell.set_drops(drops(cc));
        if let Some(opened) = opened {
            shell.open(&cc.egui_ctx, opened);
        }
        Ok(Box::new(shell))
    });
    eframe::run_native("whispers", options, create).map_err(|error| {
        let why = in_words(&error);
        if shown.get().is_some() { RunError::Lost(why) } else { RunError::NoWindow(why) }
    })
}

/// A text about why the window library couldn't open a window.
fn in_words(error: &eframe::Error) -> String {
    let (refused, no_driver) = ("the display refuses a window", "no driver for OpenGL works");
    let (said, detail) = match error {
        eframe::Error::Winit(why) => (refused, why.to_string()),
        eframe::Error::WinitEventLoop(why) => (refused, why.to_string()),
        eframe::Error::Glutin(why) => (no_driver, why.to_string()),
        eframe::Error::NoGlutinConfigs(_, why) => (no_driver, why.to_string()),
        eframe::Error::OpenGL(why) => (no_driver, why.to_string()),
        eframe::Error::AppCreation(why) => return why.to_string(),
    };
    let detail = untrusted_text::line(&without_source(&detail), untrusted_text::LINE);
    let remedy = match () {
        () if said != no_driver => "",
        () if cfg!(windows) => "; the maker of the graphics card has one",
        () => "; on Debian, libegl1 and libgl1-mesa-dri bring one",
    };
    format!("{said} ({detail}{remedy})")
}

/// The program's icon, as pixels.
fn icon() -> IconData {
    let png = include_bytes!("../../icons/app-256.png");
    eframe::icon_data::from_png_bytes(png).unwrap_or_default()
}
