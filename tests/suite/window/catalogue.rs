//! Catalogues in the window: opening, browsing and installing, by mouse and keyboard.

use egui::Key;
use egui_kittest::Harness;
use system::Folders;
use tempfile::TempDir;
use whispers::shell::Shell;

use crate::support::base;
use crate::support::hands::{click, click_where, is_lit, names, open_with};
use crate::support::picture as photo;
use crate::support::raster::Raster;
use crate::support::shelf::{open_kept, open_path, says, until, until_said};
use crate::window::SIZE;
use testing::catalogue_folders::{catalogue, delta, edit, picture};
use testing::repository_files::root;

/// A data folder, and a folder with a catalogue.
struct Desk {
    data: TempDir,
    own: TempDir,
}

impl Desk {
    fn new() -> Self {
        let desk = Self { data: tempfile::tempdir().unwrap(), own: tempfile::tempdir().unwrap() };
        catalogue(desk.own.path());
        desk
    }

    fn folders(&self) -> Folders {
        Folders::new(Some(self.data.path().to_owned())).with_trash(self.own.path().join("trash"))
    }

    /// A window that shows the catalogue.
    fn open(&self) -> Harness<'static, Shell> {
        let mut harness = open_kept(self.folders(), SIZE, None);
        click(&mut harness, "Packs");
        until_said(&mut harness, "Whispers of the Stars, Built in, ");
        open_path(&mut harness, self.own.path());
        until_said(&mut harness, "River Delta, 1.2.0, New");
        harness
    }
}

#[test]
fn a_catalogue_is_looked_through_and_says_what_each_pack_is_and_why_one_cannot_be_played() {
    let desk = Desk::new();
    let mut harness = desk.open();
    for said in [
        "Catalogue: Packs of the river",
        "Deltas that we play on Tuesdays.",
        "You do not have this pack yet.",
        "Needs Whispers 0.1 or newer",
    ] {
        assert!(says(&harness, said), "no {said:?} in {:?}", names(&harness));
    }
    click_where(&mut harness, "the broken one", |name| name.starts_with("Broken Delta, 2.0, Not playable"));
    assert!(says(&harness, "this pack needs version 99.0 of the program"), "{:?}", names(&harness));
    assert!(!is_lit(&harness, "Install"));
    click_where(&mut harness, "the one that is gone", |name| name.starts_with("Lake Delta, "));
    assert!(says(&harness, "The pack's files are missing."));
    click_where(&mut harness, "the one over another", |name| name.starts_with("River Delta, 3, New"));
    assert!(says(&harness, "Id: mouth, extends river"));
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert!(says(&harness, "Browse"));
}

#[test]
fn a_pack_is_installed_played_updated_and_removed_from_a_catalogue() {
    let desk = Desk::new();
    let installed = desk.folders().packs().join("river");
    delta(&installed, "river", "River Delta", "1.0");
    let mut harness = open_kept(desk.folders(), SIZE, None);
    click(&mut harness, "Packs");
    until_said(&mut harness, "River Delta, Installed, 1.0");
    open_path(&mut harness, &desk.own.path().join("catalogue.toml"));
    until_said(&mut harness, "River Delta, 1.2.0, Newer");
    assert!(says(&harness, "You have 1.0. This is 1.2.0."));
    click(&mut harness, "Update");
    assert!(says(&harness, "” 1.0 is installed."));
    click(&mut harness, "No");
    click(&mut harness, "Update");
    click(&mut harness, "Yes");
    until_said(&mut harness, "River Delta, 1.2.0, Installed");
    assert!(says(&harness, "Installed at "));
    // A pack that extends another can be installed too.
    click_where(&mut harness, "the one over it", |name| name.starts_with("River Delta, 3, New"));
    assert!(is_lit(&harness, "Install"));
    click(&mut harness, "Install");
    until_said(&mut harness, "River Delta, 3, Installed");
    assert!(desk.folders().packs().join("mouth").is_dir());
    click(&mut harness, "Remove");
    click(&mut harness, "Yes");
    until(&mut harness, "removed", |harness| says(harness, "River Delta, 3, New"));
    click_where(&mut harness, "the first one", |name| name.starts_with("River Delta, 1.2.0, "));
    click(&mut harness, "Play");
    click(&mut harness, "Customise");
    assert!(says(&harness, "House rules") && says(&harness, "River Delta"));
}

#[test]
fn a_title_picture_and_letters_of_a_packs_own_are_shown() {
    let own = tempfile::tempdir().unwrap();
    let (data, path) =
        (tempfile::tempdir().unwrap(), std::fs::canonicalize(own.path()).unwrap().join("mine"));
    delta(&path, "mine", "My Delta", "1");
    std::fs::write(path.join("title.png"), picture([1280, 720])).unwrap();
    std::fs::copy(root().join("fonts/Lato-Regular.ttf"), path.join("mine.ttf")).unwrap();
    edit(&path.join("theme.toml"), "", "title = \"title.png\"\nfont = \"mine.ttf\"\n");
    let pack = packs::Pack::load(&packs::Files::at(&path)).unwrap();
    let drawn = |pack: packs::Pack| {
        let raster = Raster::default();
        let window = Harness::builder().with_size(SIZE).renderer(raster.clone());
        let mut harness = open_with(window, data.path(), pack);
        harness.run();
        let image = raster.draw(&harness.ctx, harness.output());
        if let Some(folder) = std::env::var_os("WHISPERS_PHOTOS") {
            let name = if image.pixels[0].r() > 100 { "title-plain.png" } else { "title-own.png" };
            photo::write(&std::path::PathBuf::from(folder).join(name), &image);
        }
        image
    };
    let (plain, shown) = (drawn(base::pack()), drawn(pack));
    // The picture shows in the lower right corner, where no panel is. It gets redder to the right and greener
    // downwards.
    let at = |image: &egui::ColorImage, x: usize, y: usize| image.pixels[y * image.size[0] + x];
    let (wide, high) = (plain.size[0], plain.size[1]);
    let corner = at(&shown, wide - 40, high - 90);
    assert!(corner.r() > 150 && corner.g() > 120 && corner.b() < 90, "{corner:?}");
    assert!(at(&shown, wide - 40, 60).g() < 60, "{:?}", at(&shown, wide - 40, 60));
}
