//! The text of weights is parsed, and a fault is reported with its line and what is expected.

use bots::Weights;

const OWN: &str = include_str!("../../src/learned.txt");

#[test]
fn the_programs_own_weights_say_how_they_were_made() {
    assert!(Weights::parse(OWN).is_ok());
    assert!(OWN.starts_with("# "), "the command");
    assert!(OWN.lines().any(|line| line.starts_with('#') && line.contains("seed")), "the seed");
}

#[test]
fn wrong_weights_are_refused_with_their_line() {
    let line = |text: &str| text.lines().position(|line| line.starts_with("societies")).unwrap() + 1;
    let cases = [
        (String::new(), 1, "`whispers-weights 1` should stand here, not ``"),
        (
            "whispers-weights 9\n".to_owned(),
            1,
            "`whispers-weights 1` should stand here, not `whispers-weights 9`",
        ),
        (OWN.replace("societies 33", "societies 27"), line(OWN), "must begin with 33 inputs"),
        (OWN.replace("deeds 5", "deeds 6"), 0, "should stand here"),
        (format!("{OWN}\n1 2 3\n"), 0, "nothing may follow"),
        (OWN.replacen("\n0", "\nx", 1), 0, "is not a number"),
        (OWN.replace("empires 55 32", "empires 55 999999999999"), 0, "up to 512 each"),
        (OWN.lines().take(20).map(|line| format!("{line}\n")).collect(), 0, "numbers are missing here"),
    ];
    for (text, line, what) in cases {
        let why = Weights::parse(&text).unwrap_err();
        assert!(why.to_string().contains(what), "{why}");
        assert!(line == 0 || why.line == line, "{why}");
    }
}
