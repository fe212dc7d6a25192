//! Names of external bots.

use std::fmt;

use rules::is_id;

/// The maximum number of characters in a name.
const LONGEST: usize = 24;

/// The name of an external bot: lower-case letters, digits and hyphens, starting with a letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    bytes: [u8; LONGEST],
    length: u8,
}

/// The error that a text is not a valid name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" cannot be the name of a bot: it takes small letters, digits and hyphens, a letter first, at most {LONGEST} of them"
)]
pub struct InvalidName(pub String);

impl Name {
    /// Parses the name of an external bot.
    ///
    /// # Errors
    /// The text is not a valid name.
    pub fn parse(text: &str) -> Result<Self, InvalidName> {
        if !is_id(text) || text.len() > LONGEST {
            return Err(InvalidName(text::untrusted_text::word(text)));
        }
        Ok(Self::from_id(text))
    }

    /// A name for a program without one, made from its command: from the first file after the interpreter, or
    /// else from the program itself. For `python3 bots/bot.py` it is `bot`.
    pub(super) fn from_words(words: &[String]) -> Self {
        let is_script = |word: &&String| {
            let ending = word.rsplit_once('.').map(|(_, ending)| ending);
            !word.starts_with('-')
                && ending.is_some_and(|e| e.chars().any(char::is_alphabetic) && !e.contains('/'))
        };
        let file = words.iter().skip(1).find(is_script).or(words.first()).map_or("", String::as_str);
        let file = file.rsplit(['/', '\\']).next().unwrap_or_default();
        let stem = file.split_once('.').map_or(file, |(stem, _)| if stem.is_empty() { file } else { stem });
        let mut id = String::new();
        for c in stem.chars().map(|c| c.to_ascii_lowercase()) {
            match c {
                'a'..='z' | '0'..='9' => id.push(c),
                _ if id.ends_with('-') || id.is_empty() => {}
                _ => id.push('-'),
            }
        }
        if !id.starts_with(|c: char| c.is_ascii_lowercase()) {
            id.insert_str(0, "bot-");
        }
        id.truncate(LONGEST);
        Self::from_id(id.trim_end_matches('-'))
    }

    /// The name with a number at its end, for the n-th program of that name.
    pub(super) fn with_number(self, n: usize) -> Self {
        let number = format!("-{n}");
        let room = LONGEST.saturating_sub(number.len());
        let stem = self.as_str();
        Self::from_id(&format!("{}{number}", stem.get(..room).unwrap_or(stem)))
    }

    /// The name from an id. Characters beyond the limit are cut off.
    fn from_id(id: &str) -> Self {
        let mut bytes = [0; LONGEST];
        let length = id.len().min(LONGEST);
        for (place, byte) in bytes.iter_mut().zip(id.bytes()) {
            *place = byte;
        }
        Self { bytes, length: length as u8 }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        // An id is ASCII, so it is valid UTF-8.
        std::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written_and_what_can_be_none_is_quoted() {
        for name in ["bot", "my-bot-2", "abcdefghijklmnopqrstuvwx"] {
            assert_eq!(Name::parse(name).unwrap().to_string(), name);
        }
        for wrong in ["", "Bot", "2bots", "my bot", "abcdefghijklmnopqrstuvwxy", "b\u{e9}"] {
            let said = Name::parse(wrong).unwrap_err().to_string();
            assert!(said.starts_with(&format!("\"{wrong}\" cannot be")), "{said}");
        }
    }

    #[test]
    fn a_command_without_a_name_is_called_after_its_script_or_its_program() {
        let named = |command: &str| {
            let words: Vec<String> = command.split(' ').map(str::to_owned).collect();
            Name::from_words(&words).to_string()
        };
        assert_eq!(named("python3 bots/My_Bot.py --level 3.5"), "my-bot");
        assert_eq!(named("./target/release/examples/outside"), "outside");
        assert_eq!(named("java -jar 7up.jar"), "bot-7up");
        assert_eq!(named("node ../..x/.bot.js"), "bot-js");
        assert_eq!(named("/opt/a-very-long-name-of-a-program-indeed"), "a-very-long-name-of-a-pr");
        assert_eq!(named("\u{df}"), "bot");
        assert_eq!(Name::from_words(&[]).to_string(), "bot");
        let long = Name::from_words(&["abcdefghijklmnopqrstuvwxyz".to_owned()]);
        assert_eq!(long.with_number(12).to_string(), "abcdefghijklmnopqrstu-12");
    }
}
