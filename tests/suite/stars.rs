//! No label in Whispers of the Stars uses a word of the base pack that it replaces.

use std::sync::Arc;

use bots::Level;
use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use packs::Pack;
use rules::Rng;
use speech::Speech;
use system::Folders;
use table::{Match, Player, Setup};
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

use testing::base_words::BaseWords;
use testing::pack;

fn open(
    folder: &std::path::Path,
    language: &'static str,
    first: Arc<Pack>,
    others: Vec<Arc<Pack>>,
) -> Harness<'static, Shell> {
    crate::support::hands::experienced(folder);
    let folders = Folders::new(Some(folder.to_owned()));
    let window = Harness::builder().with_size(Vec2::new(1024.0, 640.0)).with_max_steps(60);
    window.build_eframe(move |cc| {
        let mut shell = Shell::with_packs(&cc.egui_ctx, first, &others, folders);
        let settings =
            Settings { scale: Some(1.0), speed: Speed::None, pause: Pause::None, ..Settings::default() };
        let settings = Settings { language: Some(language.to_owned()), ..settings };
        shell.apply_settings(&cc.egui_ctx, settings);
        shell
    })
}

/// All texts of the widgets in the window.
fn labels(harness: &Harness<'_, Shell>) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    // Text runs are the lines of a label. They may break a name.
    let nodes = nodes.map(|node| node.accesskit_node()).filter(|node| node.role() != Role::TextRun);
    let said = nodes.flat_map(|node| [node.label(), node.value(), node.description()]);
    said.flatten().collect()
}

fn click(harness: &mut Harness<'_, Shell>, name: &str) {
    let labelled = |n: &egui_kittest::Node<'_>| n.accesskit_node().label().is_some_and(|label| label == name);
    match harness.root().children_recursive().find(labelled) {
        Some(node) => node.click(),
        None => panic!("there is no {name:?} among {:?}", labels(harness)),
    }
    harness.step();
    harness.step();
}

/// A match between people after this number of random decisions.
fn played(pack: &Arc<Pack>, societies: usize, seed: u64, moves: usize) -> Match {
    let mut setup = Setup::new(Arc::clone(pack), societies - 1, Level::Random, seed);
    setup.seats.iter_mut().for_each(|position| position.player = Player::Human);
    setup.house.agents_in_regions = seed % 2 == 1;
    // Matches with even seeds have all kinds of cards.
    for rule in ["wild-cards", "event-cards", "offer-cards"].iter().filter(|_| seed.is_multiple_of(2)) {
        setup.house.set(rule, "on", &pack.rules.raw).unwrap();
    }
    let mut game = Match::new(setup).unwrap();
    let mut rng = Rng::new(seed);
    for _ in 0..moves {
        let legal = game.legal();
        let Some(action) = legal.get(rng.below(legal.len().max(1) as u32) as usize) else { break };
        game.play(*action).unwrap();
    }
    game
}

#[test]
fn every_label_of_every_screen_is_in_the_packs_own_words() {
    walk("en");
}

#[test]
fn every_label_of_every_screen_is_in_the_packs_own_words_in_french() {
    walk("fr");
}

/// Checks the labels of all screens.
fn walk(language: &'static str) {
    let folder = tempfile::tempdir().unwrap();
    let pack = pack("whispers-of-the-stars");
    let (speech, foreign) = (Speech::in_language(pack.clone(), language), BaseWords::new(&pack, language));
    let kept = Folders::new(Some(folder.path().to_owned())).new_match();
    played(&pack, 3, 5, 80).save_as(&kept).unwrap();
    let mut harness = open(folder.path(), language, Arc::clone(&pack), Vec::new());
    let check = |harness: &Harness<'_, Shell>, least: usize| {
        let labels = labels(harness);
        assert!(labels.len() > least, "{labels:?}");
        labels.iter().filter(|said| !said.contains(".whispers")).for_each(|said| foreign.check(said));
    };
    harness.step();
    check(&harness, 5);
    for (screen, least) in [("title-new", 30), ("title-load", 5), ("title-packs", 5), ("title-settings", 20)]
    {
        click(&mut harness, &speech.text(screen));
        check(&harness, 5);
        if screen == "title-new" {
            click(&mut harness, &speech.text("setup-customise"));
        }
        check(&harness, least);
        if screen == "title-new" {
            click(&mut harness, &speech.text("window-back"));
        }
        click(&mut harness, &speech.text("window-back"));
    }
    for (societies, seed) in [(2, 1), (4, 2), (3, 4)] {
        for moves in (0..1000).step_by(23) {
            let game = played(&pack, societies, seed, moves);
            let over = game.state().is_over();
            let ctx = harness.ctx.clone();
            harness.state_mut().show(&ctx, game);
            (0..3).for_each(|_| harness.step());
            crate::support::hands::look(&mut harness);
            check(&harness, 20);
            if over {
                break;
            }
        }
    }
    // Menus and dialogs of the table.
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, played(&pack, 2, 1, 30));
    (0..3).for_each(|_| harness.step());
    crate::support::hands::look(&mut harness);
    for item in ["settings-language", "table-restart", "table-save-copy"] {
        click(&mut harness, &speech.text("table-menu"));
        check(&harness, 20);
        click(&mut harness, &speech.text(item));
        crate::support::hands::look(&mut harness);
        check(&harness, 20);
        harness.key_press(egui::Key::Escape);
        (0..3).for_each(|_| harness.step());
    }
}

#[test]
fn matches_of_every_pack_are_set_up_listed_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let base = pack("war-of-whispers");
    let mut harness = open(folder.path(), "en", base, vec![pack("whispers-of-the-stars")]);
    let says =
        |harness: &Harness<'_, Shell>, word: &str| labels(harness).iter().any(|said| said.contains(word));
    harness.step();
    click(&mut harness, "New match");
    click(&mut harness, "Customise");
    assert!(says(&harness, "Supplicant Spider") && !says(&harness, "Romanova"));
    click(&mut harness, "Whispers of the Stars");
    assert!(says(&harness, "Romanova") && !says(&harness, "Supplicant Spider"));
    click(&mut harness, "Begin");
    assert_eq!(harness.state().game().unwrap().pack().id, "whispers-of-the-stars");
    assert!(says(&harness, "Hawaii") && !says(&harness, "Cliffhold"));
    // After a restart, the last match and its pack are found again.
    drop(harness);
    let mut harness = open(folder.path(), "en", pack("war-of-whispers"), vec![pack("whispers-of-the-stars")]);
    harness.step();
    assert!(says(&harness, "Whispers of the Stars"));
    click(&mut harness, "New match");
    click(&mut harness, "Customise");
    click(&mut harness, "A War of Whispers");
    click(&mut harness, "Back");
    click(&mut harness, "Back");
    click(&mut harness, "Continue");
    assert_eq!(harness.state().game().unwrap().pack().id, "whispers-of-the-stars");
    assert!(says(&harness, "Hawaii") && !says(&harness, "Cliffhold"));
    click(&mut harness, "Menu");
    click(&mut harness, "Main menu");
    click(&mut harness, "Load match");
    assert!(says(&harness, "Whispers of the Stars, "));
}

#[test]
fn a_match_is_not_loaded_with_another_pack() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("a.whispers");
    played(&pack("whispers-of-the-stars"), 2, 1, 10).save_as(&kept).unwrap();
    let error = table::load(&kept, &pack("war-of-whispers")).unwrap_err().to_string();
    assert!(
        error.contains("\"whispers-of-the-stars\"") && error.contains("only \"war-of-whispers\""),
        "{error}"
    );
    let both = [pack("war-of-whispers"), pack("whispers-of-the-stars")];
    assert_eq!(table::load_with(&kept, &both).unwrap().game.pack().id, "whispers-of-the-stars");
}
