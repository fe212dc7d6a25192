//! Untrusted text in records, packs, file names and typed lines. Its output is limited in length and contains
//! nothing that controls a terminal, both from the program and in the window.

mod window;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use bots::Level;
use table::{Match, Setup};
use testing::test_packs::copy;
use text::untrusted_text::is_hidden;

/// Characters that control a terminal, change the direction of text, or are invisible.
const ODD: &str = "\u{1b}[2J\u{1b}]0;title\u{7}\u{9b}31m\u{202e}turned\u{2066}\u{200f}\u{feff}";

/// Runs the program. Returns its standard output and standard error.
fn run(arguments: &[&str], input: &[u8]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_whispers"));
    program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    // The program may end without reading all of its input.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.code().is_some_and(|code| code < 3), "{arguments:?} ended by {}", output.status);
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

/// Asserts that an output is not empty, has only visible characters, and has at most `most` bytes.
fn assert_shown(said: &str, most: usize, what: &str) {
    let steering: Vec<char> = said.chars().filter(|c| is_hidden(*c)).collect();
    assert!(steering.is_empty(), "{what}: {steering:?} in {said:?}");
    assert!(!said.is_empty() && said.len() <= most, "{what}: {} bytes", said.len());
}

/// Writes a changed record of a match with a shipped pack. Returns its path.
pub(super) fn record(path: &Path, change: impl Fn(&str) -> String) -> PathBuf {
    let game =
        Match::new(Setup::new(Arc::clone(&testing::pack("lantern-delta")), 1, Level::Random, 3)).unwrap();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, change(&game.record_text())).unwrap();
    path.to_owned()
}

/// A change to the text of a record.
pub(super) type Change = Box<dyn Fn(&str) -> String>;

/// Inserts a text after the first place where `before` occurs.
fn put(before: &'static str, text: String) -> Change {
    Box::new(move |t: &str| t.replacen(before, &format!("{before}{text}"), 1))
}

/// Appends a text.
fn end(text: String) -> Change {
    Box::new(move |t: &str| format!("{t}{text}"))
}

/// Changes to a record that put odd or very long texts where messages quote them.
pub(super) fn changes() -> [(&'static str, Change); 12] {
    let escaped = "\\u001b[2J\\u009b31m\u{202e}\u{2066}";
    let long = "x".repeat(3 << 20);
    [
        ("a torn line", end(format!("1 = \"{ODD}{long}"))),
        ("no TOML", put("[match]\n", format!("{ODD}{long} = = 1\n"))),
        ("another id", put("pack = \"", escaped.to_owned())),
        ("a long id", put("pack = \"", long.clone())),
        ("another version", put("version = \"", escaped.to_owned())),
        ("another digest", put("digest = \"", escaped.to_owned())),
        ("an odd society", put("society = \"", escaped.to_owned())),
        ("an odd rule", put("[match.house]\n", format!("\"{escaped}\" = \"{escaped}\"\n"))),
        ("a long rule", put("[match.house]\n", format!("\"{long}\" = \"on\"\n"))),
        ("odd kept rules", put("text = '''\n", format!("odd = \"\u{202e}{}\"\n", "y".repeat(100_000)))),
        ("an odd move", end(format!("1 = \"{escaped}{}\"\n", "z ".repeat(1 << 20)))),
        ("an odd number of a move", end(format!("\"{escaped}\" = \"pass\"\n"))),
    ]
}

#[test]
fn what_the_text_table_says_of_odd_records_can_be_shown() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    for (what, change) in changes() {
        let path = record(&folder.path().join("odd\u{1b}[31m\u{202e}.whispers"), change);
        for kept in [&[][..], &["--kept-rules"]] {
            let mut arguments = vec!["--data-dir", data.to_str().unwrap(), "text", "--load"];
            arguments.push(path.to_str().unwrap());
            arguments.extend(kept);
            assert_shown(&run(&arguments, b"rules\nquit\n"), 40_000, what);
        }
    }
}

#[test]
fn what_the_protocol_says_of_odd_records_and_lines_can_be_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut lines = Vec::new();
    for (i, (_, change)) in changes().into_iter().enumerate() {
        let path = record(&folder.path().join(format!("{i}\u{1b}[31m\u{202e}.whispers")), change);
        for kept in ["", "rules=kept "] {
            lines.push(format!("load {kept}{}", path.display()));
        }
    }
    for command in ["", "new pack=", "new loyalty=", "load ", "record ", "go ", "play ", "view "] {
        lines.push(format!("{command}{}", ODD.replace('\n', " ").repeat(800)));
        lines.push(format!("{command}\"{}\"", "w".repeat(60_000)));
    }
    let said = run(&["engine"], (lines.join("\n") + "\nquit\n").as_bytes());
    assert_eq!(said.lines().count(), lines.len() + 1);
    for (line, asked) in said.lines().zip(&lines) {
        assert_shown(line, 80_000, &asked.chars().take(40).collect::<String>().escape_debug().to_string());
    }
}

#[test]
fn what_is_said_of_odd_packs_and_paths_can_be_shown() {
    let folder = tempfile::tempdir().unwrap();
    let odd = folder.path().join("odd\u{1b}[31m\u{202e}\u{9b}pack");
    let path = odd.to_str().unwrap();
    copy("lantern-delta", &odd, "text/en.toml", "name = \"", "name = \"\\u001b[2J\\u202e");
    assert_shown(&run(&["pack", "check", path], b""), 20_000, "a name");
    let fault = format!("{ODD}{} = [[\n[rules", "x".repeat(200_000));
    std::fs::write(odd.join("rules.toml"), fault).unwrap();
    std::fs::write(odd.join(format!("{ODD}.toml").replace(['/', '\0'], "")), "x = 1").unwrap();
    assert_shown(&run(&["pack", "check", path], b""), 20_000, "faults");
    let nowhere = format!("{path}/{}{}", ODD.replace('/', ""), "n".repeat(100_000));
    let nowhere = nowhere.as_str();
    for arguments in [
        &["pack", "check", nowhere][..],
        &["--pack", nowhere, "text"],
        &["--pack", nowhere, "sim"],
        &["text", "--load", nowhere],
        &["text", "--seats", nowhere],
        &["text", "--rules", nowhere],
        &["text", "--setup", nowhere],
        &["text", "--language", nowhere],
        &["text", "--seed", nowhere],
        &["sim", "--games", nowhere],
        &[nowhere, "x"],
        &["--data-dir", path, "text", "--load", path],
    ] {
        assert_shown(&run(arguments, b"quit\n"), 400_000, &arguments[..arguments.len() - 1].join(" "));
    }
}

/// Nobody writes to the pipe, so reading from it would never end.
#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_of_a_record_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.whispers");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let data = folder.path().to_str().unwrap();
    for path in [pipe.to_str().unwrap(), "/dev/zero"] {
        let said = run(&["--data-dir", data, "text", "--load", path], b"quit\n");
        assert!(said.contains("this is not a file"), "{said}");
        let said = run(&["engine"], format!("load {path}\nnew seats=2\nrecord {path}\nquit\n").as_bytes());
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines[0].contains("this is not a file"), "{said}");
        assert!(lines[2].contains("a file with this name already exists"), "{said}");
    }
}

/// Unless a program handles the signal, the system kills it when a file exceeds its size limit.
#[cfg(unix)]
#[test]
fn a_file_that_may_not_grow_is_said_and_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_whispers");
    let data = folder.path().display();
    // A block is 512 or 1024 bytes, and the header of the record alone has more than 4096.
    let script = format!(
        "ulimit -f 4; exec '{program}' --data-dir '{data}' text --language en --seats human,random --seed 1"
    );
    let mut child = Command::new("sh")
        .args(["-c", &script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(b"1\n1\nmap\nquit\n");
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{:?}: {said}", output.status);
    let why = "Couldn't save the match: ";
    assert!(said.contains(why) && said.contains("the file has reached the size limit"), "{said}");
    let left = std::fs::read_dir(folder.path().join("matches")).unwrap().count();
    assert_eq!(left, 0, "an empty record is none");
}

#[test]
fn the_protocol_writes_a_record_only_where_nothing_is_or_over_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(at("mine"), "mine").unwrap();
    let lines = [
        "new seats=2 seed=7 first=0".to_owned(),
        format!("record {}", at("new folder/a.whispers")),
        format!("record {}", at("mine")),
        format!("record {}", folder.path().display()),
        format!("record {}", at("a.whispers")),
        "play deploy bear.steward".to_owned(),
        format!(
            "record {}",
            at("../") + folder.path().file_name().unwrap().to_str().unwrap() + "/a.whispers"
        ),
        format!("load {}", at("a.whispers")),
        "quit".to_owned(),
    ];
    let said = run(&["engine"], (lines.join("\n") + "\n").as_bytes());
    let ok: Vec<bool> = said.lines().map(|line| line.contains("\"ok\":true")).collect();
    assert_eq!(ok, [true, false, false, false, true, true, true, true, true], "{said}");
    assert!(!folder.path().join("new folder").exists(), "a slip in a path makes no folders");
    assert_eq!(std::fs::read_to_string(at("mine")).unwrap(), "mine");
    assert!(said.lines().nth(7).unwrap().contains("\"decisions\":1"), "{said}");
    // A record that was changed since may not be overwritten any more.
    let change = format!("new seats=2\nrecord {0}\nrecord {0}\nquit\n", at("b"));
    assert_eq!(run(&["engine"], change.as_bytes()).matches("\"ok\":true").count(), 4);
    let again = run(&["engine"], format!("new seats=2\nrecord {}\nquit\n", at("b")).as_bytes());
    assert!(again.contains("a file with this name already exists"), "{again}");
}
