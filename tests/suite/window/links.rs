//! Links in the window: they are copied from menus, pasted, dropped and opened.

use egui::{Event, OutputCommand};
use egui_kittest::Harness;
use pack_library::Openable;
use system::{Day, Folders};
use table::{LINK_PAGE, Link, match_link, open_link, position_link, puzzle_link};
use whispers::shell::Shell;
use whispers::shell::missing_display::dropped::Dropped;

use super::{SIZE, on_table};
use crate::support::hands::{click, game, names, open};
use crate::support::shelf::says;
use testing::repository_files::root;

/// Opens a link in the window, as `whispers LINK` does.
fn open_linked(harness: &mut Harness<'_, Shell>, link: &str) {
    let ctx = harness.ctx.clone();
    harness.state_mut().open(&ctx, Openable::Link(link.to_owned()));
    harness.run_steps(4);
}

/// Clicks a button, and returns the link that it copies.
fn copied(harness: &mut Harness<'_, Shell>, button: &str) -> String {
    use egui_kittest::kittest::Queryable;
    harness.get_by_label(button).click();
    for _ in 0..4 {
        harness.step();
        let commands = &harness.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if let Some(text) = text {
            // The notice about the copy comes in a later frame.
            harness.run_steps(4);
            return text;
        }
    }
    panic!("{button} copies nothing: {:?}", names(harness));
}

fn saved(name: &str) -> table::Match {
    let pack = std::sync::Arc::new(crate::support::base::pack());
    table::load(&root().join(format!("saves/{name}.whispers")), &pack).unwrap().game
}

fn matches(folder: &std::path::Path) -> usize {
    Folders::new(Some(folder.to_owned())).saved_matches().unwrap().len()
}

#[test]
fn the_menu_of_a_match_copies_links_to_its_deal_its_position_and_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 20);
    for (button, what) in [("This deal", 0), ("From here", 1), ("This match", 2)] {
        click(&mut harness, "Menu");
        click(&mut harness, "Share link");
        let link = copied(&mut harness, button);
        assert!(link.starts_with(LINK_PAGE) && says(&harness, "Copied the link"), "{link}");
        click(&mut harness, "OK");
        let played = game(&harness);
        match (what, open_link(&link, &[]).unwrap()) {
            (0, Link::Deal(deal)) => assert_eq!(deal.setup.seed, played.setup().seed),
            (1, Link::Position(linked)) | (2, Link::Match(linked)) => {
                assert_eq!(linked.steps(), played.steps())
            }
            (_, other) => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_position_begins_a_match_and_a_finished_match_is_shown_without_being_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    let over = saved("over");
    open_linked(&mut harness, &match_link(&over).unwrap());
    assert_eq!((game(&harness).steps(), matches(folder.path())), (over.steps(), 0));
    open_linked(&mut harness, &position_link(&over, 50).unwrap());
    assert_eq!(game(&harness).steps().get(..50), over.steps().get(..50));
    assert_eq!(matches(folder.path()), 1);
}

#[test]
fn a_deal_fills_in_the_set_up_and_a_daily_deal_begins() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    let fight = saved("fight");
    open_linked(&mut harness, &table::deal_link(&fight).unwrap());
    let seed = fight.setup().seed.to_string();
    assert!(says(&harness, "Begin") && names(&harness).contains(&seed), "{:?}", names(&harness));
    assert_eq!(matches(folder.path()), 0);
    let pack = std::sync::Arc::clone(fight.pack());
    let deal = table::Match::new(table::deal_of(&pack, Day::today())).unwrap();
    open_linked(&mut harness, &table::deal_link(&deal).unwrap());
    assert!(says(&harness, "This is the deal for "), "{:?}", names(&harness));
}

#[test]
fn a_link_is_pasted_dropped_or_typed_as_a_path_and_a_wrong_one_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    let pack = crate::support::base::pack();
    let puzzle = puzzle_link(&pack, &pack.puzzles[0].id).unwrap();
    harness.event(Event::Paste(format!("{}x", &puzzle[..puzzle.len() - 9])));
    harness.run_steps(4);
    assert!(says(&harness, "The link is incomplete: "), "{:?}", names(&harness));
    click(&mut harness, "OK");
    harness.event(Event::Paste("milk and bread".to_owned()));
    harness.run_steps(4);
    assert!(says(&harness, "This isn't a Whispers link."), "{:?}", names(&harness));
    click(&mut harness, "OK");
    harness.event(Event::Paste(puzzle.clone()));
    harness.run_steps(4);
    assert_eq!(game(&harness).steps().len(), pack.puzzles[0].moves.len());
    click(&mut harness, "Menu");
    assert_eq!(copied(&mut harness, "Share puzzle"), puzzle);
    click(&mut harness, "OK");
    let (sender, drops) = std::sync::mpsc::channel();
    harness.state_mut().set_drops(Some(drops));
    sender.send(Dropped::Address(match_link(&saved("fight")).unwrap())).unwrap();
    harness.run_steps(4);
    assert!(game(&harness).steps().len() > 100 && matches(folder.path()) == 1);
}
