//! Sentences about links that hold a deal, a puzzle, a position or a match.

use crate::Speech;
use crate::names::names_of_things::{number, text};
use table::{LINK_CHARACTERS, LinkError, LinkTooLong};
use text::untrusted_text;

impl Speech {
    /// The sentence that says why a link cannot be opened.
    pub fn link_error(&self, error: &LinkError) -> String {
        let most = number("most", LINK_CHARACTERS as i64);
        match error {
            LinkError::NotALink => self.text("link-none"),
            LinkError::TooLong { characters } => {
                self.say("link-long", &[number("n", *characters as i64), most])
            }
            LinkError::Cut { here, whole: Some(whole) } => {
                self.say("link-cut", &[number("here", *here as i64), number("whole", *whole as i64)])
            }
            LinkError::Cut { here, whole: None } => {
                self.say("link-cut-short", &[number("here", *here as i64)])
            }
            LinkError::Altered => self.text("link-altered"),
            LinkError::Newer { version, known } => {
                self.say("link-newer", &[number("form", *version), number("known", *known)])
            }
            LinkError::Pack { wanted, changed } => {
                let key = if *changed { "link-pack-changed" } else { "link-pack-missing" };
                self.say(key, &[text("pack", wanted.to_string())])
            }
            LinkError::Puzzle { pack, id } => {
                let args = [text("pack", pack.clone()), text("id", untrusted_text::word(id))];
                self.say("link-no-puzzle", &args)
            }
            LinkError::Content(error) => self.say("link-wrong", &[text("why", self.not_loaded(error))]),
        }
    }

    /// The sentence that says that a link would be too long.
    pub fn link_too_long(&self, error: LinkTooLong) -> String {
        let args = [number("n", error.characters as i64), number("most", LINK_CHARACTERS as i64)];
        self.say("link-too-long", &args)
    }
}
