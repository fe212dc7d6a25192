//! Whatever comes in, one answer goes out, and the session goes on.

use rules::Rng;

use crate::protocol::driver::Driver;

#[test]
fn garbage_gets_an_error_object_and_never_ends_the_session() {
    let mut driver = Driver::start();
    for command in [
        "legal",
        "play keep",
        "drawn bear+lion",
        "order bear",
        "undo",
        "state",
        "view 0",
        "go agent",
        "advise",
        "why",
        "perft 1",
        "record",
    ] {
        assert_eq!(driver.refused(command.as_bytes()).0, "match", "{command}");
    }
    let long = "x".repeat(70_000);
    let near = "y".repeat(65_000);
    let lines: [(&[u8], &str); 37] = [
        (b"", "line"),
        (b"   \t ", "line"),
        (b"\xff\xfe state", "line"),
        (b"play deploy bear.\xc3\x28", "line"),
        (long.as_bytes(), "line"),
        (near.as_bytes(), "command"),
        (b"\0", "command"),
        (b"NEW", "command"),
        (b"{\"command\": \"new\"}", "command"),
        (b"quit now", "argument"),
        (b"new seats", "argument"),
        (b"new seats=", "argument"),
        (b"new seats=-1", "argument"),
        (b"new seats=1", "argument"),
        (b"new seats=99999999999999999999999999", "argument"),
        (b"new seed=18446744073709551616", "argument"),
        (b"new seed=1 seed=2", "argument"),
        (b"new first=4", "argument"),
        (b"new pack=\"unclosed", "argument"),
        (b"new rules=rounds=300", "setup"),
        (b"new rules=multipliers=1/2/3/4/5/6/7/8/9", "setup"),
        (b"new rules=multipliers=999/0/0/0/0", "setup"),
        (b"new rules=multipliers=-128/0/0/0/0", "setup"),
        (b"new rules=multipliers=10/0/0/0/0", "setup"),
        (b"new rules=multipliers=4/3/2", "setup"),
        (b"new rules=", "setup"),
        (b"new loyalty=", "setup"),
        (b"new loyalty=bear,bear,eagle,elephant,lion,horse/bear,eagle,elephant,lion,horse", "setup"),
        (b"new rules=loyalty=unique-devout seats=2 loyalty=bear,eagle,elephant,lion,horse/bear,eagle,elephant,horse,lion", "setup"),
        (b"new rules=loyalty=dealt-devout loyalty=bear,lion/lion,bear", "setup"),
        (b"load /", "record"),
        (b"view -1", "match"),
        (b"perft 4294967296", "argument"),
        (b"perft", "argument"),
        (b"go", "argument"),
        (b"go agent 99999999999999999999999ms", "argument"),
        (b"play ;;;", "argument"),
    ];
    // Once with nothing set up, and once in a match.
    for began in [false, true] {
        if began {
            driver.ask("new seats=2 seed=1 first=0");
        }
        for (line, kind) in lines {
            let (found, message) = driver.refused(line);
            let shown = String::from_utf8_lossy(&line[..line.len().min(80)]);
            if line.starts_with(b"view") {
                assert!(["argument", "match"].contains(&found.as_str()), "{shown}: {found}: {message}");
            } else {
                assert_eq!(found, kind, "{shown}: {message}");
            }
            assert!(message.chars().count() <= 1100, "{shown}: {} characters", message.chars().count());
        }
    }
    for (line, near) in [("stat", "state"), ("perf 3", "perft"), ("laod x", "load"), ("undoo", "undo")] {
        let (kind, message) = driver.refused(line.as_bytes());
        assert_eq!(
            (kind.as_str(), message.contains(&format!("did you mean \"{near}\"?"))),
            ("command", true)
        );
    }
    let play: [(&str, &str); 12] = [
        ("deploy", "notation"),
        ("deploy bear", "notation"),
        ("deploy bear.", "notation"),
        ("deploy region 41", "notation"),
        ("deploy region 4294967297", "notation"),
        ("attack 1>2 x0", "notation"),
        ("attack 1>2 x256", "notation"),
        ("act 99999999999999999999", "notation"),
        ("play bear+bear 1", "notation"),
        ("exchange bear bear", "notation"),
        ("deploy region 1", "illegal"),
        ("attack 1>2 x99", "illegal"),
    ];
    for (step, kind) in play {
        assert_eq!(driver.refused(format!("play {step}").as_bytes()).0, kind, "{step}");
    }
    assert_eq!(driver.refused(format!("play {}", "z".repeat(60_000)).as_bytes()).0, "notation");
    // After all of it the match is where it was.
    assert_eq!(driver.ask("state")["decisions"], 0);
    assert_eq!(driver.ask("quit"), serde_json::json!({ "ok": true }));
}

#[test]
fn random_bytes_get_one_answer_a_line() {
    let mut rng = Rng::new(5);
    let mut driver = Driver::start();
    driver.ask("new seats=2 seed=1");
    let words = [
        "new ", "play ", "deploy ", "bear", ".", "steward", "+", ">", " x", "=", ";", "\"", "go ", "perft ",
        "rules=", "é", "view ",
    ];
    for _ in 0..3000 {
        let mut line = Vec::new();
        for _ in 0..rng.below(8) {
            match rng.below(5) {
                0 => line.push(rng.bits() as u8),
                _ => line.extend(words[rng.below(words.len() as u32) as usize].as_bytes()),
            }
        }
        line.retain(|b| *b != b'\n');
        // Counts deeper than one digit could take for ever.
        if !line.trim_ascii_start().starts_with(b"perft") {
            assert!(driver.send(&line)["ok"].is_boolean());
        }
    }
}

#[test]
fn tokens_of_one_society_are_counted_as_those_of_one() {
    let mut driver = Driver::start();
    for (loyalty, named) in
        [("bear,lion,horse,elephant,eagle", "1 society"), ("bear/lion/horse", "3 societies")]
    {
        let refused = driver.refused(format!("new seats=2 loyalty={loyalty}").as_bytes());
        let wanted = format!("\"loyalty\" names {named}, but 2 play");
        assert_eq!(refused, ("setup".to_owned(), wanted));
    }
}

#[test]
fn a_long_line_is_dropped_whole_and_the_longest_is_read() {
    let mut driver = Driver::start();
    driver.ask("new seats=2 seed=1 first=0");
    let longest = format!("legal{}", " ".repeat(65_536 - 5));
    driver.ask(&longest);
    assert_eq!(driver.refused(format!("{longest} ").as_bytes()).0, "line");
    assert_eq!(driver.refused(format!("{longest}{longest}{longest}").as_bytes()).0, "line");
    driver.ask("legal");
}

#[test]
fn the_end_of_the_input_and_quit_end_it() {
    let mut out = Vec::new();
    cli::engine(&b"new seats=2 seed=1\nlegal"[..], &mut out, cli::Packs::default()).unwrap();
    assert_eq!(String::from_utf8(out).unwrap().lines().count(), 2);
    let mut out = Vec::new();
    cli::engine(&b"quit\nlegal\n"[..], &mut out, cli::Packs::default()).unwrap();
    assert_eq!(out, b"{\"ok\":true}\n");
}
