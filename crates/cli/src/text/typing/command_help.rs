//! Help on commands, and suggestions for unknown ones.

use super::names_to_ids::NameTable;
use super::text_commands::{Vocabulary, WORDS};
use rules::{ParseError, ParseErrorKind, World};
use speech::Speech;

/// The maximum number of characters quoted from typed text.
const LONGEST: usize = 60;

/// The words for typed lines: those of the language, and the pack's names.
pub(crate) struct Phrasebook<'a> {
    pub speech: &'a Speech,
    pub vocabulary: &'a Vocabulary,
    pub world: &'a World,
}

impl Phrasebook<'_> {
    /// Help on all commands, and examples of moves with the pack's names.
    pub fn help(&self) -> String {
        let Self { speech, world, .. } = *self;
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

    /// Help on one word: a command, or the first word of a move.
    pub fn topic(&self, given: &str) -> String {
        let Self { speech, vocabulary, world } = *self;
        if let Some(word) = vocabulary.command(given) {
            return speech.text(&format!("text-help-{word}"));
        }
        match world.parse_action(given) {
            Ok(action) => speech.say("text-help-move", &[("form", world.notation(action).into())]),
            Err(ParseError { why: ParseErrorKind::Form(forms), .. }) => {
                speech.say("text-help-move", &[("form", form_list(speech, forms).into())])
            }
            Err(_) => match near(vocabulary, given, None) {
                Some(near) => {
                    speech.say("text-no-topic-near", &[("given", cut(given).into()), ("near", near.into())])
                }
                None => {
                    let args = [
                        ("given", cut(given).into()),
                        ("topics", speech.list(vocabulary.words()).into()),
                        ("rules", vocabulary.own("rules").into()),
                    ];
                    speech.say("text-no-topic", &args)
                }
            },
        }
    }

    /// The message for a line that is no choice, command or move.
    fn misread(&self, names: &NameTable, error: &ParseError) -> String {
        let Self { speech, vocabulary, .. } = *self;
        let given = |text: &str| ("given", cut(text).into());
        match &error.why {
            ParseErrorKind::Verb { nearest, .. } => {
                match near_beginning(vocabulary, &error.text, nearest.as_deref()) {
                    Some(near) => {
                        speech.say("text-no-word-near", &[given(&error.text), ("near", near.into())])
                    }
                    None => speech.say("text-no-word", &[given(&error.text)]),
                }
            }
            ParseErrorKind::Form(forms) => {
                speech.say("text-no-form", &[given(&error.text), ("form", form_list(speech, forms).into())])
            }
            ParseErrorKind::Name { kind, given: name, nearest } => {
                let near = names.near(name).or_else(|| nearest.clone());
                let (kind, name) = (("kind", (*kind).into()), given(name));
                match near {
                    Some(near) => speech.say("text-no-name-near", &[kind, name, ("near", near.into())]),
                    None => speech.say("text-no-name", &[kind, name]),
                }
            }
            ParseErrorKind::Number(number, most) => {
                speech.say("text-no-number", &[given(number), ("most", i64::from(*most).into())])
            }
        }
    }

    /// Parses text with ids or names, or explains the error.
    pub fn read<T>(
        &self,
        line: &str,
        parse: impl Fn(&World, &str) -> Result<T, ParseError>,
    ) -> Result<T, String> {
        let names = NameTable::new(self.speech, self.world);
        let read = parse(self.world, line).or_else(|why| match names.replace_names(line) {
            same if same == line => Err(why),
            other => parse(self.world, &other),
        });
        read.map_err(|error| self.misread(&names, &ParseError { text: line.to_owned(), ..error }))
    }
}

/// The forms of a move, in which the pack's words replace the placeholders.
fn form_list(speech: &Speech, forms: &[&str]) -> String {
    let [empire, region, position] = ["empire", "region", "position"]
        .map(|term| speech.words().term(term).form("one").to_uppercase().replace(' ', "-"));
    let own = |form: &&str| {
        form.replace("EMPIRE", &empire).replace("REGION", &region).replace("POSITION", &position)
    };
    speech.either(forms.iter().map(own))
}

/// The command or move probably meant by the first words of a line. More words win over fewer.
fn near_beginning(vocabulary: &Vocabulary, line: &str, verb: Option<&str>) -> Option<String> {
    let most = vocabulary.words().iter().map(|word| word.split(' ').count()).max().unwrap_or(1);
    let words: Vec<&str> = line.split_whitespace().take(most).collect();
    (1..=words.len()).rev().find_map(|count| {
        let near = near(vocabulary, &words[..count].join(" "), verb)?;
        (near.split(' ').count() == count).then_some(near)
    })
}

/// The command or move most similar to a word, in the language's words. It may differ by one typing error, or
/// by two in a longer word.
fn near(vocabulary: &Vocabulary, given: &str, verb: Option<&str>) -> Option<String> {
    let given = given.to_lowercase();
    let slips = if given.chars().count() > 5 { 2 } else { 1 };
    let commands = WORDS.into_iter().zip(vocabulary.words());
    let all = commands.flat_map(|(word, own)| [(word.to_owned(), own.clone()), (own.clone(), own)]);
    let all = all.chain(verb.map(|verb| (verb.to_owned(), verb.to_owned())));
    let words = all.filter(|(word, _)| word.len() > 2 && given.len() <= LONGEST);
    let near = words.map(|(word, own)| (strsim::damerau_levenshtein(&given, &word), own)).min()?;
    (near.0 <= slips).then_some(near.1)
}

pub(crate) fn cut(text: &str) -> String {
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
    fn a_slip_in_an_english_command_is_answered_by_the_own_one() {
        let vocabulary = Vocabulary::from([("councils", "chambers")]);
        assert_eq!(near(&vocabulary, "council", None).as_deref(), Some("chambers"));
    }

    #[test]
    fn what_is_repeated_of_a_long_line_is_short() {
        assert_eq!(cut(&"é".repeat(100_000)), format!("{}…", "é".repeat(LONGEST)));
        assert_eq!(cut("a\u{1b}[31m"), "a\u{fffd}[31m");
    }
}
