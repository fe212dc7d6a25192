//! The program between the browser's frames.

use std::cell::{Cell, RefCell};
use std::path::Path;

use eframe::{App, Frame};
use egui::{Context, Event, Key, Modifiers, RawInput, Ui};
use whispers::shell::Shell;

use crate::{host, widgets};
use system::fs::memory::{self, Change};

/// The folder whose files are stored. Opened files are not: a person has them elsewhere.
const STORED: &str = "/whispers";

thread_local! {
    /// The number of steps back that the browser has taken and the program has not.
    static BACK: Cell<usize> = const { Cell::new(0) };
    /// The milliseconds that frames took, for tests.
    static FRAME_TIMES: RefCell<Vec<f32>> = const { RefCell::new(Vec::new()) };
}

/// Leaves the present page of the program at the next frame, as Escape does.
pub fn go_back() {
    BACK.set(BACK.get() + 1);
}

/// The largest number of frames whose times are noted.
const MOST_TIMES: usize = 1 << 20;

/// Takes the milliseconds that each frame took since the last call. Noted only while a test looks at the widgets.
pub fn take_frame_times() -> Vec<f32> {
    FRAME_TIMES.take()
}

/// The program, whose changed files are stored after each frame.
pub struct PageApp {
    shell: Shell,
    /// The files that this tab had open to write after the last frame, one a line.
    locked: String,
    /// True if the page knows that the title is shown.
    shows_title: bool,
    /// True if a step back leaves the match after this frame.
    leaves_match: bool,
    /// True if a finger or a mouse button went down before the last frame, and stayed down.
    is_pressed: bool,
}

impl PageApp {
    /// The program at its title.
    pub fn new(shell: Shell) -> Self {
        Self { shell, locked: String::new(), shows_title: true, leaves_match: false, is_pressed: false }
    }

    /// Lets a press that ends before the next frame count as a click. egui measures it by the times of frames, and so
    /// takes a tap during a long frame for a hold. A real hold has a frame of its own, for which egui wakes the page.
    fn take_for_click(&mut self, ctx: &Context, input: &RawInput) {
        let presses = input.events.iter().filter_map(|event| match event {
            Event::PointerButton { pressed, .. } => Some(*pressed),
            _ => None,
        });
        let (first, last) = (presses.clone().next(), presses.last());
        let ends_at_once = self.is_pressed && first == Some(false);
        let most = if ends_at_once { LONG_FRAME } else { HOLD };
        ctx.options_mut(|options| options.input_options.max_click_duration = most);
        self.is_pressed = last == Some(true);
    }

    /// Stores what has changed, and tells the page what it has to know.
    fn store(&mut self, ctx: &Context) {
        store_changes();
        let trouble = host::with(|host| host.take_trouble()).unwrap_or_default();
        if !trouble.is_empty() {
            self.shell.tell_unstored(trouble == "full");
            ctx.request_repaint();
        }
        let locked = memory::locked();
        let locked: Vec<_> = locked.iter().map(|path| path.to_string_lossy()).collect();
        let locked = locked.join("\n");
        if locked != self.locked {
            host::with(|host| host.lock(&locked));
            self.locked = locked;
        }
        if widgets::are_watched() {
            widgets::set_choices(self.shell.choices());
        }
        let shows_title = self.shell.shows_title();
        if shows_title != self.shows_title {
            self.shows_title = shows_title;
            host::with(|host| host.shows_title(shows_title));
        }
    }
}

/// The seconds after which egui takes a press for a hold.
const HOLD: f64 = 0.8;
/// The same, for a press that ends before the next frame.
const LONG_FRAME: f64 = 60.0;

/// Stores the changes of files since the last call, all or none.
pub fn store_changes() {
    let changes = memory::take_changes();
    let is_stored = |path: &Path| path.starts_with(STORED);
    host::with(|host| {
        let mut any = false;
        for change in changes {
            match change {
                Change::Written { path, bytes, modified } if is_stored(&path) => {
                    host.write(&path.to_string_lossy(), &bytes, modified as f64);
                }
                Change::Folder(path) if is_stored(&path) => host.folder(&path.to_string_lossy()),
                Change::Removed(path) if is_stored(&path) => host.remove(&path.to_string_lossy()),
                _ => continue,
            }
            any = true;
        }
        if any {
            host.commit();
        }
    });
}

impl App for PageApp {
    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.take_for_click(ctx, input);
        let steps = BACK.take();
        // Escape closes a dialog, but it does not leave a match.
        let has_dialog = ctx.memory(|memory| memory.top_modal_layer().is_some());
        self.leaves_match = steps > 0 && self.shell.shows_match() && !has_dialog;
        for _ in 0..steps {
            for pressed in [true, false] {
                input.events.push(Event::Key {
                    key: Key::Escape,
                    physical_key: None,
                    pressed,
                    repeat: false,
                    modifiers: Modifiers::NONE,
                });
            }
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        if let Some(seconds) = frame.info().cpu_usage.filter(|_| widgets::are_watched()) {
            FRAME_TIMES.with_borrow_mut(|times| {
                if times.len() < MOST_TIMES {
                    times.push(1000.0 * seconds);
                }
            });
        }
        self.shell.ui(ui, frame);
        if std::mem::take(&mut self.leaves_match) {
            self.shell.leave_match(ui.ctx());
        }
        self.store(ui.ctx());
    }

    fn on_exit(&mut self, gl: Option<&eframe::glow::Context>) {
        self.shell.on_exit(gl);
    }
}
