//! Opening the window.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use eframe::{NativeOptions, Renderer};
use egui::{Context, IconData, ViewportBuilder};

use crate::shell::Shell;
use crate::shell::crash_note;
use crate::shell::missing_display::{Display, drops, without_source};
use crate::shell::window_size::{LEAST_WINDOW, USUAL};
use about::APP_ID;
use pack_library::{Keeper, Openable, PackLibrary, Request};
use packs::Report;
use system::Folders;
use text::untrusted_text;

/// Why no window was opened.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The base game has faults, although it is built in.
    #[error(transparent)]
    Pack(#[from] Report),
    /// No window came.
    #[error("{0}")]
    NoWindow(String),
    /// The window was lost.
    #[error("the window was lost: {0}")]
    Lost(String),
}

/// Opens the window on a display, in which the pack of this id or at this path is played at first, and shows it until it
/// is closed. A pack with faults is shown with them. What is to be opened is shown at once.
///
/// # Errors
/// Fails if no window could be opened.
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
        .with_inner_size(USUAL)
        .with_min_inner_size(LEAST_WINDOW)
        .with_icon(icon());
    let mut options = NativeOptions { viewport, renderer: Renderer::Glow, ..NativeOptions::default() };
    display.choose(&mut options);
    let shown = Arc::clone(&window);
    let create: eframe::AppCreator<'_> = Box::new(move |cc| {
        // This is the only window.
        let _ = window.set(cc.egui_ctx.clone());
        let mut shell = Shell::with_packs(&cc.egui_ctx, pack, &others, folders);
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

/// Why the window library opens no window.
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
    let remedy = if said == no_driver { "; on Debian, libegl1 and libgl1-mesa-dri bring one" } else { "" };
    format!("{said} ({detail}{remedy})")
}

/// The program's icon.
fn icon() -> IconData {
    let png = include_bytes!("../../icons/app-256.png");
    eframe::icon_data::from_png_bytes(png).unwrap_or_default()
}
