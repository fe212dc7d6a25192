//! Uses the screen of packs like a person, and waits for the thread that reads packs.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use pack_library::{Keeper, PackLibrary, Request};
use system::Folders;
use table::CoachFrom;
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

use crate::support::hands::names;

/// The program with installed packs. `pack` is the argument of `--pack`.
#[allow(dead_code)]
pub fn open_kept(folders: Folders, size: Vec2, pack: Option<PathBuf>) -> Harness<'static, Shell> {
    crate::support::hands::experienced(folders.config());
    Harness::builder().with_size(size).with_max_steps(60).build_eframe(move |cc| {
        let mut shelf = PackLibrary::new(folders.packs());
        let first = shelf.first(pack.as_deref()).unwrap();
        let asked = pack.as_ref().map(|_| first.id.clone());
        let mut shell = Shell::new(&cc.egui_ctx, first, folders.clone());
        if let Some(id) = asked {
            shell.ask_for_pack(&id);
        }
        let (language, scale) = (Some("en".into()), Some(1.0));
        let still = Settings { speed: Speed::None, pause: Pause::None, forced: false, ..Settings::default() };
        let still = Settings { coach: CoachFrom::Off, ..still };
        shell.apply_settings(&cc.egui_ctx, Settings { language, scale, ..still });
        let waker = cc.egui_ctx.clone();
        let keeper = Keeper::new(shelf.clone(), folders, move || waker.request_repaint());
        keeper.ask(Request::Look);
        shell.set_shelf(&cc.egui_ctx, shelf, keeper);
        shell
    })
}

/// Waits for the thread that reads packs until the window satisfies a condition.
pub fn until(harness: &mut Harness<'_, Shell>, what: &str, there: impl Fn(&Harness<'_, Shell>) -> bool) {
    let since = Instant::now();
    loop {
        harness.step();
        if there(harness) {
            break;
        }
        assert!(since.elapsed() < Duration::from_secs(20), "never {what}: {:?}", names(harness));
        std::thread::sleep(Duration::from_millis(2));
    }
    harness.run();
}

/// True if the name of a widget contains this text.
pub fn says(harness: &Harness<'_, Shell>, part: &str) -> bool {
    names(harness).iter().any(|name| name.contains(part))
}

/// Waits until the name of a widget contains this text.
pub fn until_said(harness: &mut Harness<'_, Shell>, part: &str) {
    until(harness, &format!("{part:?}"), |harness| says(harness, part));
}

/// Types a path into the field of the screen of packs.
pub fn type_path(harness: &mut Harness<'_, Shell>, path: &Path) {
    let is_field = |n: &egui_kittest::Node<'_>| n.accesskit_node().role() == Role::TextInput;
    harness.root().children_recursive().find(is_field).unwrap().click();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(path.display().to_string()));
    harness.run_steps(2);
}

/// The text in the field for a path.
#[allow(dead_code)]
pub fn typed(harness: &Harness<'_, Shell>) -> String {
    let is_field = |n: &egui_kittest::Node<'_>| n.accesskit_node().role() == Role::TextInput;
    let field = harness.root().children_recursive().find(is_field).unwrap();
    field.accesskit_node().value().unwrap_or_default()
}

/// Types a path into the field and opens it.
pub fn open_path(harness: &mut Harness<'_, Shell>, path: &Path) {
    type_path(harness, path);
    harness.key_press(Key::Enter);
    harness.run_steps(2);
}

/// Shows the screen of packs with the error for a missing pack.
#[allow(dead_code)]
pub fn missing_pack(harness: &mut Harness<'_, Shell>) {
    crate::support::hands::click(harness, "Packs");
    open_path(harness, Path::new("nowhere/at-all"));
    until_said(harness, "there is no such folder or archive");
}
