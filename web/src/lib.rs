//! Whispers as a page in a browser.
//!
//! **Files.** `main.js` loads the stored files, calls [`restore`] for each and then [`open`]. `system::fs` keeps them in
//! memory. After each frame, `files.js` stores all changes in IndexedDB in one transaction. Tabs tell each other what they
//! change and which records they have open.
//!
//! **Workers.** A page has no threads that share memory. `system::workers` sends a job to a worker of the browser, which
//! runs the same program: `worker.js` calls [`work`]. A job about a match contains the text of the match's record and a
//! task (`table::remote`). The worker needs no other state. It gives the same replies as a thread on the desktop. Dropping
//! a job ends its worker, and a spare one takes its place.
//!
//! **Packs.** WebAssembly cannot recover from a panic here. So a worker reads each pack that is not built in before the
//! window does. A pack that crashes the worker counts as faulty.

#![cfg(target_arch = "wasm32")]

mod host;
mod page_app;
mod widgets;
mod work;

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use eframe::{WebOptions, WebRunner};
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;
use whispers::looks::late_fonts;
use whispers::shell::open_page::PageInput;

use host::Host;
use page_app::PageApp;
use system::fs::memory;
use system::workers;

thread_local! {
    static INPUT: RefCell<Option<PageInput>> = const { RefCell::new(None) };
}

/// Reports panics to the console. The page then stores what was written last, with the note of the crash, and says that
/// the program has broken down.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        host::report(&panic.to_string());
        page_app::store_changes();
        host::with(Host::break_down);
    }));
}

/// Puts a stored file into the program's files. `modified` is in milliseconds since 1970.
#[wasm_bindgen]
pub fn restore(path: &str, bytes: Vec<u8>, modified: f64) {
    memory::restore(Path::new(path), bytes, modified as u64);
}

/// Puts a stored folder into the program's files.
#[wasm_bindgen]
pub fn restore_folder(path: &str) {
    memory::restore_folder(Path::new(path));
}

/// Removes a file that another tab has removed.
#[wasm_bindgen]
pub fn forget(path: &str) {
    memory::forget(Path::new(path));
}

/// Says whether another tab has a file open to write it.
#[wasm_bindgen]
pub fn set_locked_elsewhere(path: &str, is_locked: bool) {
    memory::set_locked_elsewhere(Path::new(path), is_locked);
}

/// Starts the program on a canvas. `host` has the functions of `main.js` that the program calls.
///
/// # Errors
/// The browser has no WebGL, or the built-in pack has faults.
#[wasm_bindgen]
pub async fn open(canvas: HtmlCanvasElement, host: Host) -> Result<(), JsValue> {
    host::install(host);
    let create: eframe::AppCreator<'static> = Box::new(|cc| {
        let (shell, input) = whispers::open_page(&cc.egui_ctx)?;
        INPUT.set(Some(input));
        Ok(Box::new(PageApp::new(shell)))
    });
    WebRunner::new().start(canvas, WebOptions::default(), create).await
}

/// Puts a file that a person chose or dropped into the program's files, and returns its path.
fn put(name: &str, bytes: &[u8]) -> Option<PathBuf> {
    let name = Path::new(name).file_name()?;
    let path = Path::new("/opened").join(name);
    system::fs::create_dir_all("/opened").ok()?;
    system::fs::write(&path, bytes).ok()?;
    Some(path)
}

/// Opens a file that a person dropped on the page.
#[wasm_bindgen]
pub fn open_file(name: &str, bytes: &[u8]) {
    let path = put(name, bytes);
    INPUT.with_borrow(|input| {
        if let (Some(input), Some(path)) = (input, path) {
            input.open_file(path);
        }
    });
}

/// Adds a font that the page has downloaded. Workers have no window, but draw pictures and films with it.
#[wasm_bindgen]
pub fn add_font(name: &str, bytes: Vec<u8>) {
    INPUT.with_borrow(|input| late_fonts::add(input.as_ref().map(PageInput::ctx), name, bytes));
}

/// Opens the fragment of the page's address.
#[wasm_bindgen]
pub fn open_fragment(fragment: String) {
    INPUT.with_borrow(|input| {
        if let Some(input) = input {
            input.open_fragment(fragment);
        }
    });
}

/// Leaves the present page of the program: the person has gone back in the browser.
#[wasm_bindgen]
pub fn go_back() {
    page_app::go_back();
    INPUT.with_borrow(|input| {
        if let Some(input) = input {
            input.wake();
        }
    });
}

/// Answers the dialog that the program opened with the file that the person chose, or with no name if the person chose
/// none.
#[wasm_bindgen]
pub fn answer_dialog(name: Option<String>, bytes: &[u8]) {
    system::page::answer_dialog(name.and_then(|name| put(&name, bytes)));
}

/// The widgets of the last frame, for tests: a line for each, with its role, `-` if it is disabled, its left, top, right
/// and bottom in pixels, and its name, separated by tabs. Empty at the first call.
#[wasm_bindgen]
pub fn widgets() -> String {
    INPUT.with_borrow(|input| {
        if let Some(input) = input.as_ref().filter(|_| widgets::last().is_empty()) {
            widgets::watch(input.ctx());
        }
    });
    widgets::last()
}

/// The number of decisions of the match on the screen, for tests, and then a line for each legal decision of the person who
/// has to decide, in words.
#[wasm_bindgen]
pub fn choices() -> String {
    widgets::choices()
}

/// The milliseconds that each frame took since the last call, for tests.
#[wasm_bindgen]
pub fn frame_times() -> Vec<f32> {
    page_app::take_frame_times()
}

/// Hands over a reply of a job in a worker.
#[wasm_bindgen]
pub fn deliver(number: f64, reply: Vec<u8>) {
    workers::deliver(number as u64, reply);
}

/// Ends a job: its worker has completed it or died.
#[wasm_bindgen]
pub fn finish(number: f64) {
    workers::finish(number as u64);
}

/// Carries out a job in a worker, and calls `reply` with each of its replies as bytes.
#[wasm_bindgen]
pub fn work(job: &[u8], reply: &js_sys::Function) {
    work::run(job, reply);
}
