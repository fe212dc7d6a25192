//! Drives the real window with mouse clicks, from the title to the end screen and into the next match, and
//! takes pictures.
//!
//! It needs a virtual display, so run it by hand: `cargo test --release -p whispers real_window -- --ignored
//! --nocapture`. Xvfb, xdotool and ImageMagick's `import` must be installed. The pictures are in
//! `target/window`.
//!
//! A twin window without a display shows the same match at the same size and says where to click. The record
//! shows what the real window has done.

use crate::support::base;
use crate::support::hands;
use crate::support::shelf;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use testing::test_packs;

use egui::Vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use packs::Pack;
use rules::*;
use speech::Speech;
use system::Folders;
use table::{CoachFrom, Match, load_text};
use whispers::settings::{Pause, Settings, Speed, ThemeName};
use whispers::shell::Shell;

/// The number of matches played one after another in the first window.
const MATCHES: usize = 10;

/// A click can be lost if a frame takes longer than the click. If nothing happens within this time, the test
/// clicks again, at most this number of times.
const PATIENCE: Duration = Duration::from_secs(4);
const TRIES: usize = 4;

thread_local! {
    static DISPLAY: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A process that is killed at the end of the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn tool(program: &str, words: &[&str]) -> String {
    let mut command = Command::new(program);
    DISPLAY.with_borrow(|display| command.env("DISPLAY", display));
    let output = command.args(words).output().unwrap_or_else(|e| panic!("{program}: {e}"));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn picture(name: &str) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).with_file_name("window");
    std::fs::create_dir_all(&folder).unwrap();
    std::thread::sleep(Duration::from_millis(250));
    tool("import", &["-window", "root", &folder.join(format!("{name}.png")).display().to_string()]);
}

/// Clicks in the real window where the twin has the widget, and then in the twin.
fn click_both(twin: &mut Harness<'_, Shell>, what: &str, n: usize, passes: &dyn Fn(&str) -> bool) {
    let name = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    };
    let found = twin.root().children_recursive().filter(|node| name(node).is_some_and(|n| passes(&n))).nth(n);
    let at = found.unwrap_or_else(|| panic!("nothing to click for {what:?}")).rect().center();
    let at = at * twin.ctx.pixels_per_point();
    let [x, y] = [at.x, at.y].map(|v| (v.round() as i32).to_string());
    // Click as slowly as a hand. If a frame takes long, it would contain all of a faster click.
    tool(
        "xdotool",
        &["mousemove", &x, &y, "sleep", "0.15", "mousedown", "1", "sleep", "0.08", "mouseup", "1"],
    );
    std::thread::sleep(Duration::from_millis(40));
    hands::mouse(twin, what, n, passes);
}

/// The match in the record that the real window has written.
fn written(data: &Path, pack: &Arc<Pack>) -> Option<Match> {
    let saved = Folders::new(Some(data.to_owned())).saved_matches().ok()?;
    let text = std::fs::read_to_string(&saved.first()?.path).ok()?;
    load_text("record", &text, pack).ok().map(|loaded| loaded.game)
}

fn settings(theme: ThemeName) -> Settings {
    let language = Some("en".into());
    Settings {
        coach: CoachFrom::Off,
        language,
        speed: Speed::None,
        pause: Pause::None,
        forced: false,
        theme,
        ..Settings::default()
    }
}

fn write_settings(data: &Path, theme: ThemeName) {
    std::fs::write(data.join("settings.toml"), toml::to_string(&settings(theme)).unwrap()).unwrap();
}

/// A match in the real window: its data folder, its pack, and the beginning of its pictures' names.
struct Real<'a> {
    data: &'a Path,
    pack: &'a Arc<Pack>,
    name: &'a str,
}

/// Plays a match in the real window until it is over or reaches a round. Returns the number of decisions.
fn play(twin: &mut Harness<'_, Shell>, real: &Real<'_>, seed: u64, until: u8, shots: bool) -> usize {
    let Real { data, pack, name: size } = real;
    let speech = Speech::new(Arc::clone(pack));
    let mut rng = Rng::new(seed);
    let (mut taken, mut deploys, mut attacks) = (0, 0, 0);
    let mut waited = Instant::now();
    loop {
        let Some(game) = written(data, pack) else {
            assert!(waited.elapsed() < Duration::from_secs(20), "no record is written");
            continue;
        };
        if game.state().is_over() || game.state().round() >= until {
            return taken;
        }
        if game.human_to_move().is_none() {
            assert!(waited.elapsed() < Duration::from_secs(20), "the bots never move");
            std::thread::sleep(Duration::from_millis(5));
            continue;
        }
        // Larger numbers of banners would have to be scrolled into view.
        let few = |a: &Action| match a {
            Action::Attack { banners, .. } | Action::ChooseMove { banners, .. } => *banners < 4,
            Action::ChooseSome { banners, .. } => *banners < 4,
            _ => true,
        };
        let legal: Vec<Action> = game.legal().into_iter().filter(few).collect();
        let action = legal[rng.below(legal.len() as u32) as usize];
        let steps = game.steps().len();
        if shots && matches!(action, Action::DeployPosition(_)) && deploys == 0 {
            deploys += 1;
            picture(&format!("{size}-placing"));
        }
        let attack = matches!(action, Action::Attack { .. }) && game.state().round() > 1;
        if shots && attack && attacks < 2 {
            attacks += 1;
            picture(&format!("{size}-attack-{attacks}"));
        }
        let done = || written(data, pack).is_some_and(|game| game.steps().len() > steps);
        let tries = (0..TRIES).find(|number| {
            let Some(game) = written(data, pack).filter(|_| !done()) else { return true };
            if *number > 0 {
                picture(&format!("{size}-again"));
                escape();
            }
            let ctx = twin.ctx.clone();
            twin.state_mut().show(&ctx, game);
            // The question is laid out in the first frames.
            (0..6).for_each(|_| twin.step());
            hands::decide(twin, &speech, action, click_both);
            waited = Instant::now();
            while !done() && waited.elapsed() < PATIENCE {
                std::thread::sleep(Duration::from_millis(5));
            }
            done()
        });
        match tries {
            Some(0) => {}
            Some(n) => println!("{size}: {action:?} took {} tries", n + 1),
            None => panic!("clicks on {action:?} do nothing"),
        }
        taken += 1;
    }
}

/// Drops any selection in the real window.
fn escape() {
    let window = tool("xdotool", &["search", "--name", "Whispers"]);
    tool("xdotool", &["windowfocus", window.lines().next().unwrap_or_default(), "sleep", "0.1"]);
    tool("xdotool", &["key", "--delay", "120", "Escape", "Escape", "Escape", "sleep", "0.2"]);
}

fn resident(program: &Running) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", program.0.id())).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.and_then(|l| l.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

/// A virtual display with the program in a window that fills it.
struct Window {
    program: Running,
    _server: Running,
}

/// The program to start: `WHISPERS_WINDOW`, such as `wine64 whispers.exe`, or the one of these sources.
fn program() -> Command {
    let named = std::env::var("WHISPERS_WINDOW").unwrap_or_default();
    let mut words = named.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or(env!("CARGO_BIN_EXE_whispers")));
    command.args(words);
    command
}

fn window(display: u32, [width, height]: [u32; 2], data: &Path, theme: ThemeName) -> Window {
    let name = format!("{width}x{height}");
    DISPLAY.with_borrow_mut(|d| *d = format!(":{display}"));
    let screen = format!("{name}x24");
    let server = Command::new("Xvfb")
        .args([&format!(":{display}"), "-screen", "0", &screen, "-nolisten", "tcp"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let server = Running(server.expect("Xvfb is installed"));
    std::thread::sleep(Duration::from_secs(1));
    write_settings(data, theme);
    Window { program: started(display, [width, height], data), _server: server }
}

/// The program in a window that fills the display, as soon as it is painted.
fn started(display: u32, [width, height]: [u32; 2], data: &Path) -> Running {
    let name = format!("{width}x{height}");
    let start = Instant::now();
    let program = program()
        .env("DISPLAY", format!(":{display}"))
        .args(["--data-dir", &data.display().to_string()])
        .spawn();
    let program = Running(program.unwrap());
    // The window is painted as soon as this pixel is not black. Wine leaves room for a title bar above it.
    let pixel = || tool("import", &["-window", "root", "-crop", "1x1+40+300", "-depth", "8", "txt:-"]);
    while pixel().contains("#000000") || pixel().is_empty() {
        assert!(start.elapsed() < Duration::from_secs(30), "no window is painted");
    }
    println!("{name}: the first frame was seen after {} ms", start.elapsed().as_millis());
    let window = tool("xdotool", &["search", "--name", "Whispers"]);
    let window = window.lines().next().unwrap_or_default().to_owned();
    tool("xdotool", &["windowsize", &window, &width.to_string(), &height.to_string()]);
    tool("xdotool", &["windowmove", &window, "0", "0"]);
    std::thread::sleep(Duration::from_millis(600));
    program
}

/// Clicks the widget with this name in both windows.
fn click(twin: &mut Harness<'_, Shell>, name: &str) {
    click_both(twin, name, 0, &|label| label == name);
}

fn drive(display: u32, size: [u32; 2], matches: usize, theme: ThemeName) {
    let [width, height] = size;
    let name = format!("{width}x{height}");
    let data = tempfile::tempdir().unwrap();
    hands::experienced(data.path());
    let Window { program, _server } = window(display, size, data.path(), theme);
    let other = tempfile::tempdir().unwrap();
    let mut twin = hands::open(other.path(), Vec2::new(width as f32, height as f32));
    let ctx = twin.ctx.clone();
    twin.state_mut().apply_settings(&ctx, settings(theme));
    twin.run_steps(4);
    picture(&format!("{name}-title"));
    let pack = Arc::new(base::pack());
    let real = Real { data: data.path(), pack: &pack, name: &name };
    for number in 1..=matches {
        click(&mut twin, "New match");
        click(&mut twin, "Customise");
        if number == 1 {
            picture(&format!("{name}-setup"));
        }
        click(&mut twin, "Begin");
        std::thread::sleep(Duration::from_millis(400));
        let taken = play(&mut twin, &real, number as u64, u8::MAX, number == 1);
        std::thread::sleep(Duration::from_millis(400));
        let over = written(data.path(), &pack).unwrap();
        let ctx = twin.ctx.clone();
        twin.state_mut().show(&ctx, over);
        twin.run_steps(4);
        if number == 1 {
            picture(&format!("{name}-end"));
        }
        println!("{name}: match {number}, {taken} decisions, {} MB resident", resident(&program) / 1024);
        assert!(resident(&program) < 220 * 1024, "too much memory");
    }
}

#[test]
#[ignore = "opens a real window: needs Xvfb, xdotool and ImageMagick"]
fn the_real_window_is_played_from_the_title_to_the_end_at_four_sizes_by_day_and_by_night() {
    drive(181, [1280, 800], MATCHES, ThemeName::Parchment);
    drive(182, [1920, 1080], 1, ThemeName::Parchment);
    drive(184, [1024, 640], 1, ThemeName::Night);
    drive(185, [2560, 1440], 1, ThemeName::Night);
}

#[test]
#[ignore = "opens a real window: needs Xvfb, xdotool and ImageMagick"]
fn a_pack_is_opened_in_the_real_window_and_a_round_is_played_with_it() {
    let size = [1280, 800];
    let (data, other, own) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let folder = std::fs::canonicalize(own.path()).unwrap();
    let name = ("name = \"The Lantern Delta\"", "name = \"My Own Delta\"");
    test_packs::copy("lantern-delta", &folder.join("mine"), "text/en.toml", name.0, name.1);
    std::fs::create_dir(folder.join("another folder")).unwrap();
    let _window = window(183, size, data.path(), ThemeName::Parchment);
    let folders = Folders::new(Some(other.path().to_owned()));
    let mut twin = shelf::open_kept(folders, Vec2::from(size.map(|n| n as f32)), None);
    shelf::until(&mut twin, "read", |twin| twin.state().shelf().packs().len() == 4);
    click(&mut twin, "Packs");
    picture("packs");
    // The program's own file dialog begins in the folder that is typed into the field.
    let field = |n: &egui_kittest::Node<'_>| n.accesskit_node().role() == egui::accesskit::Role::TextInput;
    let at =
        twin.root().children_recursive().find(field).unwrap().rect().center() * twin.ctx.pixels_per_point();
    let [x, y] = [at.x, at.y].map(|v| (v.round() as i32).to_string());
    tool("xdotool", &["mousemove", &x, &y, "sleep", "0.02", "click", "1"]);
    // Without a window manager, the test must give the window the focus.
    let window = tool("xdotool", &["search", "--name", "Whispers"]);
    tool("xdotool", &["windowfocus", window.lines().next().unwrap_or_default(), "sleep", "0.3"]);
    tool("xdotool", &["type", "--delay", "20", &folder.display().to_string()]);
    shelf::type_path(&mut twin, &folder);
    click(&mut twin, "Browse");
    twin.run();
    picture("packs-dialog");
    click(&mut twin, "mine, pack");
    shelf::until_said(&mut twin, "My Own Delta, Opened, 1.0.0");
    picture("packs-opened");
    click(&mut twin, "Play");
    click(&mut twin, "Customise");
    click(&mut twin, "1 rival");
    picture("packs-setup");
    click(&mut twin, "Begin");
    std::thread::sleep(Duration::from_millis(400));
    let pack = Arc::clone(hands::game(&twin).pack());
    assert_eq!(pack.words.name, "My Own Delta");
    let real = Real { data: data.path(), pack: &pack, name: "packs" };
    let taken = play(&mut twin, &real, 1, 2, true);
    let game = written(data.path(), &pack).unwrap();
    assert!(taken > 5 && (game.state().round() == 2 || game.state().is_over()));
    picture("packs-played");
    println!("a round of a pack that was opened took {taken} decisions");
}

#[test]
#[ignore = "opens a real window: needs Xvfb, xdotool and ImageMagick"]
fn a_round_is_played_in_the_real_window_which_is_killed_and_resumed() {
    let (display, size) = (186, [1280, 800]);
    let (data, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    hands::experienced(data.path());
    let Window { program, _server } = window(display, size, data.path(), ThemeName::Parchment);
    let pack = Arc::new(base::pack());
    let real = Real { data: data.path(), pack: &pack, name: "killed" };
    let twin = |data: &Path, theme: ThemeName| {
        let mut twin = hands::open(data, Vec2::from(size.map(|n| n as f32)));
        let ctx = twin.ctx.clone();
        twin.state_mut().apply_settings(&ctx, settings(theme));
        twin.run_steps(4);
        twin
    };
    let mut first = twin(other.path(), ThemeName::Parchment);
    picture("killed-title");
    click(&mut first, "New match");
    click(&mut first, "Customise");
    click(&mut first, "Begin");
    std::thread::sleep(Duration::from_millis(400));
    let taken = play(&mut first, &real, 1, 2, true);
    picture("killed-round-2");
    println!("a round took {taken} decisions, {} MB resident", resident(&program) / 1024);
    drop(program);
    let before = written(data.path(), &pack).unwrap().steps().len();
    // The title of a program with the same match offers to go on with it at the same place.
    let copy = tempfile::tempdir().unwrap();
    std::fs::create_dir(copy.path().join("matches")).unwrap();
    for saved in Folders::new(Some(data.path().to_owned())).saved_matches().unwrap() {
        let to = copy.path().join("matches").join(saved.path.file_name().unwrap());
        std::fs::copy(&saved.path, to).unwrap();
    }
    write_settings(data.path(), ThemeName::Night);
    let _again = started(display, size, data.path());
    let mut second = twin(copy.path(), ThemeName::Night);
    picture("killed-resumed-title");
    click(&mut second, "Continue");
    std::thread::sleep(Duration::from_millis(600));
    picture("killed-resumed");
    assert_eq!(written(data.path(), &pack).unwrap().steps().len(), before, "nothing is lost");
    let taken = play(&mut second, &real, 2, 3, false);
    picture("killed-round-3");
    println!("the next round took {taken} decisions after the kill");
    assert_eq!(Folders::new(Some(data.path().to_owned())).saved_matches().unwrap().len(), 1);
}
