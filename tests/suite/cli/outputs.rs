//! Files that commands write. No command overwrites a file, follows a link or accepts a wrong extension, and
//! all refuse before they do any work. `-` stands for the standard input or output.

use std::fs;
use std::process::Stdio;

use super::{Run, Terminal};
use testing::random_matches;

/// A finished match of bots in the terminal's folder.
fn record(terminal: &Terminal) {
    let mut game = random_matches::new_match(false, 3);
    game.save_as(&terminal.folder().join("evening.whispers")).unwrap();
    random_matches::play_by_chance(&mut game, 3, |_| true);
    game.settle();
}

/// Every command that writes a file, ready for the file's name, and the right extension of the file.
const WRITERS: [(&[&str], &str); 6] = [
    (&["picture", "evening.whispers", "--size", "768x480", "-o"], "png"),
    (&["film", "evening.whispers", "-o"], "gif"),
    (&["tell", "evening.whispers", "-o"], "txt"),
    (&["pack", "preview", "lantern-delta", "--size", "768x480", "-o"], "png"),
    (&["puzzle", "make", "--count", "1", "--games", "1", "-o"], "toml"),
    (&["pack", "zip", "lantern-delta", "-o"], "zip"),
];

fn run(terminal: &Terminal, command: &[&str], more: &[&str]) -> Run {
    terminal.run(command.iter().chain(more))
}

#[test]
fn no_command_writes_over_a_file_or_through_a_link() {
    let terminal = Terminal::new();
    record(&terminal);
    let at = |name: &str| terminal.folder().join(name);
    let kept = fs::read(at("evening.whispers")).unwrap();
    for (command, ending) in WRITERS {
        let (own, link) = (format!("mine.{ending}"), format!("link.{ending}"));
        fs::write(at(&own), "mine").unwrap();
        let _ = fs::remove_file(at(&link));
        std::os::unix::fs::symlink("evening.whispers", at(&link)).unwrap();
        for file in [&own, &link] {
            let refused = run(&terminal, command, &[file]);
            assert!(refused.status != Some(0) && refused.out.is_empty(), "{command:?}: {refused:?}");
            assert!(refused.err.contains("already exists") && refused.err.contains(" --"), "{}", refused.err);
        }
        let forced = run(&terminal, command, &[&link, "--force"]);
        assert!(forced.status == Some(1) && forced.err.contains("it is a link to"), "{}", forced.err);
        assert_eq!(fs::read(at("evening.whispers")).unwrap(), kept, "{command:?}");
        assert_eq!(fs::read(at(&own)).unwrap(), b"mine");
    }
    let forced = terminal.run(["tell", "evening.whispers", "-o", "mine.txt", "--force"]);
    assert_eq!((forced.status, forced.out.as_str()), (Some(0), "mine.txt\n"), "{}", forced.err);
    assert!(fs::read_to_string(at("mine.txt")).unwrap().contains("Round 1"));
}

#[test]
fn a_wrong_ending_a_folder_and_a_missing_folder_are_told_at_once() {
    let terminal = Terminal::new();
    record(&terminal);
    fs::create_dir(terminal.folder().join("folder")).unwrap();
    for (command, ending) in WRITERS {
        let wrong = run(&terminal, command, &["x.jpg"]);
        assert_eq!((wrong.status, wrong.out.as_str()), (Some(2), ""), "{command:?}: {wrong:?}");
        assert!(wrong.err.contains(&format!("such as x.{ending}")), "{}", wrong.err);
        let folder = run(&terminal, command, &["folder"]);
        assert_eq!(folder.status, Some(1), "{command:?}: {folder:?}");
        assert!(
            folder.err.contains("this is a folder: name a file in it, such as folder/"),
            "{}",
            folder.err
        );
        let missing = run(&terminal, command, &[&format!("nowhere/x.{ending}")]);
        assert!(
            missing.status == Some(1) && missing.err.contains("there is no folder \"nowhere\""),
            "{missing:?}"
        );
        assert!(!terminal.folder().join("x.jpg").exists());
    }
}

#[test]
fn a_picture_of_ones_own_and_pages_and_schemas_of_others_stay() {
    let terminal = Terminal::new();
    let at = |name: &str| terminal.folder().join(name);
    assert_eq!(terminal.run(["pack", "new", "owls"]).status, Some(0));
    fs::write(at("owls/preview.png"), "painted by hand").unwrap();
    let own = terminal.run(["pack", "preview", "owls", "--own"]);
    assert!(own.status == Some(1) && own.err.contains("--force overwrites it"), "{own:?}");
    assert_eq!(fs::read(at("owls/preview.png")).unwrap(), b"painted by hand");
    fs::create_dir(at("pages")).unwrap();
    fs::write(at("pages/whispers-sim.1"), "mine").unwrap();
    let man = terminal.run(["man", "pages"]);
    assert!(man.status == Some(1) && man.err.contains("whispers-sim.1: it cannot be written"), "{man:?}");
    assert_eq!(fs::read_dir(at("pages")).unwrap().count(), 1, "nothing is written by halves");
    assert_eq!(terminal.run(["man", "pages", "--force"]).status, Some(0));
    assert_eq!(terminal.run(["man", "pages"]).status, Some(0), "nothing would change");
    assert_eq!(terminal.run(["pack", "schema", "schemas"]).status, Some(0));
    fs::write(at("schemas/map.schema.json"), "{\"$schema\": \"an older one\"}").unwrap();
    assert_eq!(terminal.run(["pack", "schema", "schemas"]).status, Some(0));
    fs::write(at("schemas/map.schema.json"), "{\"mine\": 1}").unwrap();
    let schemas = terminal.run(["pack", "schema", "schemas"]);
    assert!(schemas.status == Some(1) && schemas.err.contains("that is not a schema"), "{schemas:?}");
    fs::create_dir(at("charts")).unwrap();
    fs::write(at("charts/cities.png"), "mine").unwrap();
    let charts =
        terminal.run(["pack", "balance", "lantern-delta", "--games", "4294967295", "--pictures", "charts"]);
    assert!(charts.status == Some(1) && charts.err.contains("cities.png"), "{charts:?}");
}

#[test]
fn a_hyphen_stands_for_standard_input_and_output() {
    let terminal = Terminal::new();
    record(&terminal);
    let file = |name: &str| fs::File::open(terminal.folder().join(name)).unwrap();
    let with = |args: &[&str], input: &str| {
        let output = terminal.command(args).stdin(file(input)).output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    };
    let told = terminal.run(["tell", "evening.whispers"]).out;
    assert_eq!(with(&["tell", "-"], "evening.whispers"), told.as_bytes());
    assert_eq!(with(&["tell", "-", "-o", "-"], "evening.whispers"), told.as_bytes());
    let picture = with(&["picture", "-", "--size", "768x480", "-o", "-"], "evening.whispers");
    assert!(picture.starts_with(b"\x89PNG") && picture.ends_with(b"IEND\xaeB`\x82"));
    assert!(with(&["film", "-", "-o", "-"], "evening.whispers").starts_with(b"GIF89a"));
    let review = with(&["review", "-", "--budget", "glance"], "evening.whispers");
    assert!(!review.is_empty());
    let nowhere = terminal.run(["picture", "-"]);
    assert!(nowhere.status == Some(2) && nowhere.err.contains("use -o FILE, or -o -"), "{nowhere:?}");
    let zip = terminal.command(["pack", "zip", "lantern-delta", "-o", "-"]).output().unwrap().stdout;
    assert!(zip.starts_with(b"PK"));
    fs::write(terminal.folder().join("delta.zip"), zip).unwrap();
    let checked = String::from_utf8(with(&["pack", "check", "-"], "delta.zip")).unwrap();
    assert!(
        checked.contains("The Lantern Delta (lantern-delta)") && checked.ends_with("-: no faults\n"),
        "{checked}"
    );
    let drawn = with(&["pack", "preview", "-", "--size", "768x480", "-o", "-"], "delta.zip");
    assert!(drawn.starts_with(b"\x89PNG"));
    fs::write(terminal.folder().join("answers"), "act 1\n\n act 1 \n").unwrap();
    let solved = terminal.command(["puzzle", "solve", "daily", "-"]).stdin(file("answers")).output().unwrap();
    let typed = terminal.run(["puzzle", "solve", "daily", "act 1", "act 1"]);
    assert_eq!((solved.status.code(), solved.stderr), (typed.status, typed.err.into_bytes()));
    assert_eq!(
        fs::read_dir(terminal.folder())
            .unwrap()
            .flatten()
            .filter(|e| e.path().extension().is_some_and(|e| e == "review"))
            .count(),
        0
    );
}

#[test]
fn what_comes_on_standard_input_may_be_anything() {
    let terminal = Terminal::new();
    for (args, said) in [
        (&["tell", "-"][..], "-: "),
        (&["review", "-"], "-: "),
        (&["pack", "check", "-"], "not a zip archive"),
        (&["puzzle", "solve", "daily", "-"], "more than"),
    ] {
        let mut command = terminal.command(args);
        let run = match fs::File::open("/dev/zero") {
            Ok(zeros) => Run::of(command.stdin(zeros)),
            Err(_) => return,
        };
        assert!(run.status != Some(0) && run.err.lines().count() < 20, "{run:?}");
        let told = run.out + &run.err;
        assert!(told.contains(said) || told.contains("more than"), "{args:?}: {told}");
    }
}

#[test]
fn an_output_that_is_full_is_an_error_and_one_that_is_closed_is_none() {
    let terminal = Terminal::new();
    record(&terminal);
    let commands = [
        "--help",
        "--version",
        "sim --help",
        "help text",
        "notices",
        "man",
        "guide",
        "guide rules",
        "completions bash",
        "rules",
        "rules --all",
        "pack list",
        "pack list --json",
        "pack info lantern-delta",
        "pack check lantern-delta",
        "language list",
        "language names de",
        "puzzle list",
        "puzzle show daily",
        "history",
        "history --json",
        "tell evening.whispers",
        "tell evening.whispers -o -",
        "review evening.whispers --budget glance",
        "picture evening.whispers --size 768x480 -o -",
        "pack zip lantern-delta -o -",
        "sim --games 1 --seats random,random --json",
        "text --seats random,random",
    ];
    for line in commands {
        let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else { return };
        let mut command = terminal.command(line.split(' '));
        let run = Run::of(command.stdout(full));
        assert_eq!(run.status, Some(1), "{line}: {run:?}");
        assert_eq!(run.err, "error: reading or writing failed: the disk is full\n", "{line}");
        let mut command = terminal.command(line.split(' '));
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let run = Run::of(command.stdout(Stdio::from(writer)));
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{line}");
    }
}

#[test]
fn a_folder_that_is_a_file_is_not_taken_for_an_empty_one() {
    let terminal = Terminal::new();
    fs::create_dir(terminal.folder().join("kept")).unwrap();
    for (name, command) in [
        ("matches", &["history"][..]),
        ("matches", &["history", "--json"]),
        ("packs", &["pack", "list"]),
        ("packs", &["pack", "list", "--json"]),
        ("languages", &["language", "list"]),
    ] {
        let file = terminal.folder().join("kept").join(name);
        fs::write(&file, "").unwrap();
        let run = terminal.run(["--data-dir", "kept"].iter().chain(command));
        assert_eq!(run.status, Some(1), "{command:?}: {run:?}");
        assert!(
            run.err.contains(&format!("kept/{name}: part of this path is a file, not a folder")),
            "{command:?}: {}",
            run.err
        );
        fs::remove_file(file).unwrap();
    }
}

#[test]
fn pipes_and_devices_in_place_of_files_hold_up_nothing() {
    let terminal = Terminal::new();
    let kept = terminal.folder().join("kept");
    fs::create_dir_all(kept.join("packs")).unwrap();
    let names = ["settings.toml", "breakdown.txt", "history.jsonl", "practice.toml", "packs/b.zip"];
    for name in names {
        let made = std::process::Command::new("mkfifo").arg(kept.join(name)).status().unwrap();
        assert!(made.success());
    }
    std::os::unix::fs::symlink("/dev/zero", kept.join("packs/a.zip")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", kept.join("lessons.toml")).unwrap();
    for line in [
        "text --seats random,random",
        "sim --games 1",
        "history",
        "pack list",
        "puzzle list",
        "language list",
    ] {
        let mut command = terminal.command(["--data-dir", "kept"].into_iter().chain(line.split(' ')));
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let begun = std::time::Instant::now();
        while child.try_wait().unwrap().is_none() {
            if begun.elapsed().as_secs() > 60 {
                child.kill().unwrap();
                panic!("{line} hangs");
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }
}

#[test]
fn very_many_faults_of_settings_are_told_in_a_few_lines() {
    let terminal = Terminal::new();
    let kept = terminal.folder().join("kept");
    fs::create_dir(&kept).unwrap();
    let bots: String = (0..5000).map(|n| format!("bot-{n} = \"./bot {n}\"\n")).collect();
    let unknown: String = (0..100_000).map(|n| format!("k{n} = 1\n")).collect();
    for text in [format!("[bots]\n{bots}"), unknown, "k = 1\n".repeat(500_000)] {
        fs::write(kept.join("settings.toml"), text).unwrap();
        let run = terminal.run(["--data-dir", "kept", "text", "--seats", "random,random"]);
        assert_eq!(run.status, Some(0), "{}", run.err);
        assert!(run.err.lines().count() < 30 && run.err.len() < 8000, "{}", run.err);
    }
}
