//! Pencil marks belong to one person. They are saved beside the record and copied with it.

use rules::*;
use system::{Folders, KeptNews, marks_path};
use table::{Match, Pencil, PencilCell, PencilMark, load};

use testing::random_matches::new_match;

fn at(game: &Match, whose: usize, slot: usize, empire: usize) -> PencilCell {
    let world = game.world();
    PencilCell {
        viewer: Society::new(0).unwrap(),
        society: Society::new(whose).unwrap(),
        slot: world.slots().nth(slot).unwrap(),
        empire: world.empires().nth(empire).unwrap(),
    }
}

#[test]
fn pencil_marks_are_found_again_when_a_match_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::new(Some(folder.path().to_owned()));
    let mut game = new_match(false, 3);
    game.save_in(&folders);
    let path = game.journal().unwrap().path().to_owned();
    let mut pencil = Pencil::load(&game);
    assert_eq!(pencil, Pencil::default());
    pencil.set(at(&game, 1, 0, 3), Some(PencilMark::Sure));
    pencil.set(at(&game, 2, 4, 1), Some(PencilMark::No));
    pencil.set(at(&game, 2, 4, 2), Some(PencilMark::Maybe));
    pencil.set(at(&game, 2, 4, 2), None);
    pencil.save(&game).unwrap();
    let record = game.record_text();
    drop(game);
    let game = load(&path, &testing::pack("war-of-whispers")).unwrap();
    let game = game.resume(&path).unwrap();
    let again = Pencil::load(&game);
    assert_eq!(again, pencil);
    assert_eq!(again.mark(at(&game, 1, 0, 3)), Some(PencilMark::Sure));
    assert_eq!(again.marks_by(Society::new(0).unwrap()).count(), 2);
    assert_eq!(again.marks_by(Society::new(1).unwrap()).count(), 0);
    assert_eq!(game.record_text(), record, "they are no part of the record");
}

#[test]
fn a_file_of_marks_that_is_wrong_costs_its_wrong_lines_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::new(Some(folder.path().to_owned()));
    let mut game = new_match(false, 3);
    game.save_in(&folders);
    let path = marks_path(game.journal().unwrap().path());
    let mut pencil = Pencil::default();
    pencil.set(at(&game, 1, 2, 2), Some(PencilMark::Maybe));
    pencil.save(&game).unwrap();
    let right = std::fs::read_to_string(&path).unwrap();
    let line = right.lines().nth(1).unwrap();
    let wrong = [
        "",
        "nobody rat devout lion sure",
        "\u{1b}[31m",
        &line.replace("maybe", "surely"),
        &format!("{line} twice"),
        &line.split_whitespace().rev().collect::<Vec<_>>().join(" "),
    ];
    std::fs::write(&path, format!("{}\n{right}", wrong.join("\n"))).unwrap();
    assert_eq!(Pencil::load(&game), pencil);
    for useless in [vec![0xff; 100], vec![b'a'; 100_000], Vec::new()] {
        std::fs::write(&path, useless).unwrap();
        assert_eq!(Pencil::load(&game), Pencil::default());
    }
    std::fs::remove_file(&path).unwrap();
    std::fs::create_dir(&path).unwrap();
    assert_eq!(Pencil::load(&game), Pencil::default());
    assert!(pencil.save(&game).is_err(), "a folder is not a file to write into");
}

#[test]
fn marks_and_lines_that_others_wrote_meanwhile_stay() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = new_match(false, 3);
    game.save_in(&Folders::new(Some(folder.path().to_owned())));
    let path = marks_path(game.journal().unwrap().path());
    let mut pencil = Pencil::default();
    pencil.set(at(&game, 1, 2, 2), Some(PencilMark::Maybe));
    assert!(pencil.save(&game).unwrap().is_none());
    let mut pencil = Pencil::load(&game);
    let mark = std::fs::read_to_string(&path).unwrap().lines().nth(1).unwrap().replace("maybe", "no");
    std::fs::write(&path, format!("# My notes.\n{mark}\n")).unwrap();
    pencil.set(at(&game, 1, 0, 3), Some(PencilMark::Sure));
    assert!(pencil.save(&game).unwrap().is_none());
    let now = Pencil::load(&game);
    assert_eq!(now.mark(at(&game, 1, 2, 2)), Some(PencilMark::No));
    assert_eq!(now.mark(at(&game, 1, 0, 3)), Some(PencilMark::Sure));
    assert!(std::fs::read_to_string(&path).unwrap().contains("# My notes.\n"));
}

#[test]
fn a_file_of_marks_that_cannot_be_read_is_put_aside() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = new_match(false, 3);
    game.save_in(&Folders::new(Some(folder.path().to_owned())));
    let path = marks_path(game.journal().unwrap().path());
    let mut pencil = Pencil::default();
    pencil.set(at(&game, 1, 2, 2), Some(PencilMark::Maybe));
    for text in [vec![0xff; 100], vec![b'a'; 100_000]] {
        std::fs::write(&path, &text).unwrap();
        let Some(KeptNews::Aside { aside, .. }) = pencil.save(&game).unwrap() else {
            panic!("it is put aside")
        };
        assert_eq!(std::fs::read(aside).unwrap(), text);
        assert_eq!(Pencil::load(&game), pencil);
    }
}
