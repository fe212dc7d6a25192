//! `whispers FILE` without a display: a match is printed as text, a pack is played, and any other file is an
//! error.

use std::fs;

use crate::cli::{Run, Terminal};
use testing::repository_files::root;

fn refused(terminal: &Terminal, file: &str) -> String {
    let run = terminal.run([file]);
    assert_eq!((run.status, run.out.as_str()), (Some(2), ""), "{file}: {run:?}");
    run.err.strip_prefix("error: ").unwrap().trim_end().to_owned()
}

#[test]
fn a_record_is_told_and_stays_as_it_is() {
    let terminal = Terminal::new();
    let file = terminal.folder().join("evening.whispers");
    fs::copy(root().join("saves/finish.whispers"), &file).unwrap();
    let before = fs::read(&file).unwrap();
    let Run { status, out, err } = terminal.run(["evening.whispers"]);
    assert_eq!(status, Some(0), "{err}");
    assert!(err.starts_with("No window can be opened: there is no display. "), "{err}");
    assert!(err.ends_with("here is the match as a text.\n"), "{err}");
    assert!(out.contains("A War of Whispers") && out.lines().count() > 20, "{out}");
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(fs::read_dir(terminal.folder()).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn a_pack_is_played_whether_it_is_named_by_its_folder_or_by_its_manifest() {
    let terminal = Terminal::new();
    let run = terminal.run(["pack", "new", "my-pack", "--name", "Little World"]);
    assert_eq!(run.status, Some(0), "{}", run.err);
    for file in ["my-pack", "./my-pack/manifest.toml"] {
        let run = terminal.run([file]);
        assert_eq!(run.status, Some(0), "{}", run.err);
        assert!(run.err.ends_with("here is a match between bots.\n"), "{}", run.err);
        assert!(run.out.starts_with("Little World\n"), "{}", run.out);
    }
}

#[test]
fn what_is_neither_is_answered_with_what_would_be_right() {
    let terminal = Terminal::new();
    fs::write(terminal.folder().join("notes.txt"), "milk and bread").unwrap();
    fs::create_dir(terminal.folder().join("empty")).unwrap();
    let said = refused(&terminal, "notes.txt");
    assert!(
        said.starts_with(
            "\"notes.txt\" is neither a match nor a pack nor a catalogue: a match is a .whispers "
        ),
        "{said}"
    );
    // A folder counts as a pack until it is opened.
    let run = terminal.run(["empty"]);
    assert_eq!((run.status, run.out.as_str()), (Some(2), ""), "{run:?}");
    assert!(run.err.contains("error: the folder \"empty\" is not a pack: "), "{}", run.err);
    assert_eq!(
        refused(&terminal, "txet"),
        "there is no command and no file \"txet\"; did you mean \"text\"?"
    );
    let id = "to play the pack of that id, use \"--pack lantern-delta\"";
    assert!(refused(&terminal, "lantern-delta").ends_with(id));
    assert!(refused(&terminal, "far/away.whispers").ends_with("\"whispers --help\" lists the commands"));
    // A record file that does not contain a record.
    fs::write(terminal.folder().join("odd.whispers"), "hello").unwrap();
    let run = terminal.run(["odd.whispers"]);
    assert_eq!((run.status, run.out.as_str()), (Some(1), ""), "{run:?}");
    assert!(run.err.contains("odd.whispers"), "{}", run.err);
}

#[test]
fn a_file_beside_a_command_is_refused() {
    let terminal = Terminal::new();
    let run = terminal.run(["notes.txt", "text"]);
    let said = "error: \"notes.txt\" has no meaning here: a file is opened without a command\n";
    assert_eq!((run.status, run.err.as_str()), (Some(2), said));
}

#[test]
fn a_display_that_is_dead_leads_to_the_text_table_with_a_line_that_names_it() {
    let terminal = Terminal::new();
    let stale = terminal.folder().join("wayland-7");
    drop(std::os::unix::net::UnixListener::bind(&stale).unwrap());
    let (stale, missing) = (stale.to_str().unwrap(), "/nowhere/wayland-1");
    let cases: [&[(&str, &str)]; 6] = [
        &[("DISPLAY", ":950")],
        &[("DISPLAY", "localhost:950.0")],
        &[("DISPLAY", "nonsense")],
        &[("WAYLAND_DISPLAY", stale)],
        &[("WAYLAND_DISPLAY", missing), ("DISPLAY", ":950")],
        &[("WAYLAND_DISPLAY", "wayland-1")],
    ];
    for variables in cases {
        let run = Run::of(
            terminal.command::<&str>([]).env_remove("XDG_RUNTIME_DIR").envs(variables.iter().copied()),
        );
        assert_eq!(run.status, Some(0), "{variables:?}: {run:?}");
        assert!(run.out.starts_with("A War of Whispers\n"), "{variables:?}: {}", run.out);
        let said = run.err.strip_prefix("No window can be opened: ").unwrap_or_else(|| panic!("{run:?}"));
        assert_eq!(said.lines().count(), 1, "{variables:?}: {said}");
        assert!(said.ends_with("here is a match between bots.\n"), "{variables:?}: {said}");
        // The machine may lack the libraries for a window, and then no display is tried.
        for (_, display) in variables.iter().filter(|_| !said.contains("libraries")) {
            assert!(said.contains(display) || said.contains("XDG_RUNTIME_DIR"), "{variables:?}: {said}");
        }
        assert!(!said.contains(".cargo") && !said.contains(".rs"), "{said}");
    }
}
