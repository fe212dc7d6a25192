//! Languages in other scripts: the Japanese and Ukrainian drafts in `examples/languages`. They are installed for this
//! whole process, so these tests have a binary of their own. The window panics at a letter that no font has, and the
//! system's fonts are never asked.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use egui::{Color32, FontId, RawInput, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, TestRenderer};
use packs::{Pack, install, language};
use speech::Speech;
use testing::repository_files::root;
use whispers::drawing::Raster;
use whispers::looks::fonts;
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

/// The base pack, loaded after the drafts were installed.
static PACK: LazyLock<Arc<Pack>> = LazyLock::new(|| {
    let faulty = install(&folder());
    assert!(faulty.is_empty(), "{faulty:?}");
    Arc::new(Pack::load(&packs::Files::BuiltIn("war-of-whispers")).unwrap())
});

fn folder() -> PathBuf {
    root().join("examples/languages")
}

fn speech(language: &str) -> Speech {
    Speech::in_language(Arc::clone(&PACK), language)
}

/// The renderer of the program, for the harness.
#[derive(Clone, Default)]
struct Renderer(std::rc::Rc<std::cell::RefCell<Raster>>);

impl TestRenderer for Renderer {
    fn handle_delta(&mut self, delta: &mut egui::TexturesDelta) {
        self.0.borrow_mut().take(delta);
    }
}

/// The program at its title, in a language.
struct Window {
    harness: Harness<'static, Shell>,
    renderer: Renderer,
    language: &'static str,
    _data: tempfile::TempDir,
}

impl Window {
    fn open(language: &'static str) -> Self {
        let (pack, data) = (Arc::clone(&PACK), tempfile::tempdir().unwrap());
        let folders = system::Folders::new(Some(data.path().to_owned()));
        let renderer = Renderer::default();
        let builder = Harness::builder().with_size(Vec2::new(1280.0, 800.0)).with_max_steps(60);
        let harness = builder.renderer(renderer.clone()).build_eframe(move |cc| {
            let mut shell = Shell::new(&cc.egui_ctx, pack, folders);
            let settings = Settings {
                language: Some(language.into()),
                scale: Some(1.0),
                speed: Speed::None,
                pause: Pause::None,
                ..Settings::default()
            };
            shell.apply_settings(&cc.egui_ctx, settings);
            shell
        });
        let mut window = Self { harness, renderer, language, _data: data };
        window.steps();
        window
    }

    fn steps(&mut self) {
        (0..6).for_each(|_| self.harness.step());
    }

    /// Clicks the widget that a text labels. Its screen is photographed before.
    fn click(&mut self, key: &str) {
        self.photograph(key);
        let label = speech(self.language).text(key);
        self.harness.get_all_by_label(&label).next().unwrap().click();
        self.steps();
    }

    /// Writes a picture of the window if `WHISPERS_PHOTOS` names a folder for it.
    fn photograph(&self, name: &str) {
        let Some(folder) = std::env::var_os("WHISPERS_PHOTOS") else { return };
        let image = self.renderer.0.borrow().draw(&self.harness.ctx, self.harness.output());
        let bytes: Vec<u8> = image.pixels.iter().flat_map(|p| [p.r(), p.g(), p.b()]).collect();
        let png = image_files::png(image.size.map(|n| n as u32), &bytes).unwrap();
        std::fs::write(PathBuf::from(folder).join(format!("{}-{name}.png", self.language)), png).unwrap();
    }

    /// The names of all widgets.
    fn names(&self) -> HashSet<String> {
        let nodes = self.harness.root().children_recursive();
        let name = |node: egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        };
        nodes.filter_map(name).collect()
    }
}

/// Plays from the title to the table.
fn walk(language: &'static str) {
    let mut window = Window::open(language);
    let speech = speech(language);
    for key in ["title-new", "title-learn-first", "title-settings"] {
        assert!(window.names().contains(&speech.text(key)), "{key}: {:?}", window.names());
    }
    window.click("title-new");
    assert!(window.names().contains(&speech.text("setup-heading")), "{:?}", window.names());
    window.click("setup-customise");
    window.click("setup-begin");
    assert!(window.names().contains(&speech.text("table-menu")), "{:?}", window.names());
    window.photograph("table");
}

#[test]
fn the_window_is_shown_in_japanese_without_a_letter_that_lacks_a_font() {
    walk("ja");
}

#[test]
fn the_window_is_shown_in_ukrainian_without_a_letter_that_lacks_a_font() {
    walk("uk");
}

#[test]
fn the_drafts_have_a_hundred_texts_and_japanese_has_a_font_of_its_own() {
    LazyLock::force(&PACK);
    for code in ["ja", "uk"] {
        let language = language(code).unwrap();
        assert!(language.draft);
        let checked = speech::check_language(&language);
        assert!(checked.there >= 100, "{code}: {}", checked.there);
        assert!(checked.faults.is_empty() && checked.warnings.is_empty(), "{checked:?}");
    }
    assert!(language("uk").unwrap().font.is_none());
    let font = language("ja").unwrap().font.clone().unwrap();
    assert!(font.is_small() && font.fault().is_none());
    assert!(font.letters().unwrap().lacking("獅子の番です。".chars()).is_empty());
}

#[test]
fn numbers_have_the_plural_forms_of_their_language() {
    let said = |language: &str, n: i64| speech(language).say("setup-rival-count", &[("n", n.into())]);
    let ukrainian: Vec<String> = [1, 2, 5, 11, 21, 24].map(|n| said("uk", n)).into();
    assert_eq!(
        ukrainian,
        ["1 суперник", "2 суперники", "5 суперників", "11 суперників", "21 суперник", "24 суперники"]
    );
    assert_eq!([said("ja", 1), said("ja", 5)], ["相手1人", "相手5人"]);
    // Terms of the pack follow the number too.
    let added = |language: &str, n: i64| speech(language).say("action-add-plain", &[("n", n.into())]);
    assert_eq!(
        [added("uk", 1), added("uk", 3), added("uk", 7)].map(|text| text.replace("Додати ", "")),
        ["1 прапор", "3 прапори", "7 прапорів"]
    );
    assert_eq!(added("ja", 3), "軍旗を3つ置く");
}

#[test]
fn japanese_is_broken_into_lines_without_spaces() {
    let ctx = egui::Context::default();
    let font = language_font();
    ctx.set_fonts(fonts::definitions(&PACK.theme, font.letters()));
    let text = speech("ja").text("table-watch");
    let mut rows = Vec::new();
    let mut output = ctx.run_ui(RawInput::default(), |ui| {
        let galley = ui.painter().layout(text.clone(), FontId::proportional(14.0), Color32::BLACK, 160.0);
        rows = galley.rows.iter().map(|row| (row.text(), row.size.x)).collect();
    });
    output.textures_delta.clear();
    assert!(rows.len() > 3, "{rows:?}");
    for (row, wide) in &rows {
        assert!(*wide <= 160.5, "{rows:?}");
        assert!(!row.starts_with(['。', '、', 'ー', 'ッ']), "{rows:?}");
    }
}

fn language_font() -> Arc<packs::LanguageFont> {
    LazyLock::force(&PACK);
    language("ja").unwrap().font.clone().unwrap()
}
