//! Opens the program in a page of a browser. The crate `web` fills the files in memory before, and stores their changes
//! after each frame.

use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};

use egui::Context;

use crate::shell::Shell;
use crate::shell::crash_note;
use crate::shell::missing_display::dropped::Dropped;
use pack_library::{Keeper, PackLibrary, Request};
use packs::Report;
use system::Folders;

/// The way in for what comes from the page while the program runs.
#[derive(Debug)]
pub struct PageInput {
    drops: Sender<Dropped>,
    ctx: Context,
}

impl PageInput {
    /// Opens a file: a record, a pack or a language. The page has put it among the program's files.
    pub fn open_file(&self, path: PathBuf) {
        self.send(Dropped::File(path));
    }

    /// Opens the fragment of the page's address, which may hold a deal, a puzzle, a position or a match.
    pub fn open_fragment(&self, fragment: String) {
        self.send(Dropped::Address(fragment));
    }

    /// The egui context of the program.
    pub fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// Draws a frame soon.
    pub fn wake(&self) {
        self.ctx.request_repaint();
    }

    fn send(&self, dropped: Dropped) {
        // Without a program there is nobody to open it.
        let _ = self.drops.send(dropped);
        self.ctx.request_repaint();
    }
}

/// The program for a page, at its title screen.
///
/// # Errors
/// The built-in base game has faults.
pub fn open_page(ctx: &Context) -> Result<(Shell, PageInput), Report> {
    let folders = Folders::new(None);
    crash_note::watch(folders.data());
    packs::install_from_folders(&folders);
    let mut shelf = PackLibrary::new(folders.packs());
    let pack = shelf.first(None)?;
    let waking = ctx.clone();
    let keeper = Keeper::new(shelf.clone(), folders.clone(), move || waking.request_repaint());
    keeper.ask(Request::Look);
    let mut shell = Shell::with_packs(ctx, pack, &[], folders);
    shell.set_shelf(ctx, shelf, keeper);
    let (drops, received) = channel();
    shell.set_drops(Some(received));
    Ok((shell, PageInput { drops, ctx: ctx.clone() }))
}
