//! What can be typed, explained; and what was typed and means nothing, with what may have been meant.

use super::commands::{Vocabulary, WORDS};
use super::named::Named;
use crate::rules::{ParseError, Why, World};
use crate::speech::Speech;

/// The most characters that are repeated of what somebody typed.
const LONGEST: usize = 60;

/// All commands, and moves in notation by the names of the pack.
pub(super) fn all(speech: &Speech, world: &World) -> String {
    let position = world.positions().into_iter().next().map(|position| speech.position(position));
    let way = world.regions().into_iter().find_map(|from| {
        let to = world.neighbours(from).into_iter().next()?;
        Some(format!("attack {}>{} x2", speech.region(from), speech.region(to)))
    });
    let deploy = format!("deploy {}", position.unwrap_or_default());
    let args = [("deploy", deploy.into()), ("attack", way.unwrap_or_default().into())];
    let lines = WORDS.map(|word| speech.text(&format!("text-help-{word}")));
    [speech.say("text-help", &args), lines.join("\n")].join("\n")
}

/// What one word is for: a command, or the first word of a move.
pub(super) fn topic((speech, vocabulary): (&Speech, &Vocabulary), world: &World, given: &str) -> String {
    if let Some(word) = vocabulary.command(given) {
        return speech.text(&format!("text-help-{word}"));
    }
    match world.parse_action(given) {
        Ok(action) => speech.say("text-help-move", &[("form", world.notation(action).into())]),
        Err(ParseError { why: Why::Form(form), .. }) => {
            speech.say("text-help-move", &[("form", form.into())])
        }
        Err(_) => match near(vocabulary, given, None) {
            Some(near) => {
                speech.say("text-no-topic-near", &[("given", cut(given).into()), ("near", near.into())])
            }
            None => {
                let topics = speech.list(vocabulary.words());
                speech.say("text-no-topic", &[("given", cut(given).into()), ("topics", topics.into())])
            }
        },
    }
}

/// What is said to a line that is neither a choice nor a command nor a move.
pub(super) fn misread(
    (speech, vocabulary): (&Speech, &Vocabulary),
    named: &Named,
    error: &ParseError,
) -> String {
    let given = |text: &str| ("given", cut(text).into());
    match &error.why {
        Why::Verb { nearest, .. } => match near_beginning(vocabulary, &error.text, nearest.as_deref()) {
            Some(near) => speech.say("text-no-word-near", &[given(&error.text), ("near", near.into())]),
            None => speech.say("text-no-word", &[given(&error.text)]),
        },
        Why::Form(form) => speech.say("text-no-form", &[given(&error.text), ("form", (*form).into())]),
        Why::Name { kind, given: name, nearest } => {
            let near = named.near(name).or_else(|| nearest.clone());
            let (kind, name) = (("kind", (*kind).into()), given(name));
            match near {
                Some(near) => speech.say("text-no-name-near", &[kind, name, ("near", near.into())]),
                None => speech.say("text-no-name", &[kind, name]),
            }
        }
        Why::Number(number, most) => {
            speech.say("text-no-number", &[given(number), ("most", i64::from(*most).into())])
        }
    }
}

/// The command or move with which a line was meant to begin: as many words of it as a command has, the most first.
fn near_beginning(vocabulary: &Vocabulary, line: &str, verb: Option<&str>) -> Option<String> {
    let most = vocabulary.words().iter().map(|word| word.split(' ').count()).max().unwrap_or(1);
    let words: Vec<&str> = line.split_whitespace().take(most).collect();
    (1..=words.len()).rev().find_map(|count| {
        let near = near(vocabulary, &words[..count].join(" "), verb)?;
        (near.split(' ').count() == count).then_some(near)
    })
}

/// The command or move whose first word is near enough to have been meant: at most one slip of the
/// hand in a short word, two in a longer one.
fn near(vocabulary: &Vocabulary, given: &str, verb: Option<&str>) -> Option<String> {
    let given = given.to_lowercase();
    let slips = if given.chars().count() > 5 { 2 } else { 1 };
    let all = WORDS.into_iter().map(str::to_owned).chain(vocabulary.words()).chain(verb.map(str::to_owned));
    let words = all.filter(|word| word.len() > 2 && given.len() <= LONGEST);
    let near = words.map(|word| (strsim::damerau_levenshtein(&given, &word), word)).min()?;
    (near.0 <= slips).then_some(near.1)
}

pub(super) fn cut(text: &str) -> String {
    let seen = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => text[..end].chars().map(seen).chain(['…']).collect(),
        None => text.chars().map(seen).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_near_is_taken_for_meant() {
        let english = Vocabulary::default();
        let meant = |given: &str| near(&english, given, None).unwrap_or_default();
        assert_eq!(
            ["mpa", "hlep", "HEPL", "cuoncil", "soceities"].map(meant),
            ["map", "help", "help", "councils", "societies"]
        );
        assert_eq!(["foo", "x", "", "attack", "日本"].map(meant), [""; 5]);
        assert_eq!(near(&english, "atack", Some("attack")).as_deref(), Some("attack"));
        assert_eq!(near(&english, &"x".repeat(100_000), None), None);
    }

    #[test]
    fn a_slip_in_a_command_of_several_words_is_seen() {
        let own = [("societies", "secret societies"), ("score", "punkte")];
        let vocabulary = Vocabulary::from(own);
        let meant = |line: &str| near_beginning(&vocabulary, line, None).unwrap_or_default();
        assert_eq!(["secret soceities", "Secert  societies now"].map(meant), ["secret societies"; 2]);
        assert_eq!(["punkt", "punkt secret", "secret"].map(meant), ["punkte", "punkte", ""]);
    }

    #[test]
    fn what_is_repeated_of_a_long_line_is_short() {
        assert_eq!(cut(&"é".repeat(100_000)), format!("{}…", "é".repeat(LONGEST)));
        assert_eq!(cut("a\u{1b}[31m"), "a\u{fffd}[31m");
    }
}
