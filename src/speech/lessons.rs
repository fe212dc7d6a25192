//! What lessons say: their texts with the names of the pack, as the language declines them.

use super::articles::{Articles, Function};
use super::bundle::Speech;
use super::{english, french};
use crate::content::{Named, Piece, Said};

impl Speech {
    /// A text of a lesson.
    pub fn said(&self, said: &Said) -> String {
        let (functions, articles) = self.functions();
        let piece = |piece: &Piece| match piece {
            Piece::Plain(text) => text.clone(),
            Piece::Name(asked, named) => {
                let name = self.named(*named);
                asked.iter().rev().fold(name, |text, asked| {
                    let function = functions.iter().find(|(name, _)| name == asked);
                    function.and_then(|(_, function)| function(&[&text], &articles)).unwrap_or(text)
                })
            }
        };
        said.0.iter().map(piece).collect()
    }

    /// The name of a lesson.
    pub fn lesson_name(&self, lesson: &str) -> String {
        let words = self.pack().lesson_words(self.language(), lesson);
        words.map(|words| self.said(&words.name)).unwrap_or_default()
    }

    /// What a lesson is about.
    pub fn lesson_about(&self, lesson: &str) -> String {
        let words = self.pack().lesson_words(self.language(), lesson);
        words.map(|words| self.said(&words.about)).unwrap_or_default()
    }

    /// What has been learned in a lesson.
    pub fn lesson_learned(&self, lesson: &str) -> String {
        let words = self.pack().lesson_words(self.language(), lesson);
        words.map(|words| self.said(&words.learned)).unwrap_or_default()
    }

    /// What a step of a lesson says.
    pub fn lesson_step(&self, lesson: &str, step: &str) -> String {
        let words = self.pack().lesson_words(self.language(), lesson);
        words.and_then(|words| words.steps.get(step)).map(|said| self.said(said)).unwrap_or_default()
    }

    /// What is answered to something else than a step wants, where it has an answer of its own.
    pub fn lesson_wrong(&self, lesson: &str, step: &str) -> Option<String> {
        let words = self.pack().lesson_words(self.language(), lesson)?;
        words.wrong.get(step).map(|said| self.said(said))
    }

    /// The functions of the language, and the articles that they go by.
    fn functions(&self) -> (&'static [(&'static str, Function)], Articles) {
        match self.language() {
            "fr" => (french::FUNCTIONS, french::articles(self.words())),
            _ => (english::FUNCTIONS, self.words().articles().clone()),
        }
    }

    /// What something is called.
    fn named(&self, named: Named) -> String {
        let words = self.words();
        match named {
            Named::Term(term, several) => {
                let word = words.term(term);
                if several { word.other } else { word.one }
            }
            Named::Empire(empire) => self.empire(empire),
            Named::Region(region) => self.region(region),
            Named::Position(position) => self.position(position),
            Named::Office(office) => words.office(office).to_owned(),
            Named::Slot(slot) => words.slot(slot).to_owned(),
            Named::Society(society) => {
                words.societies().get(society).map(|name| name.short.clone()).unwrap_or_default()
            }
            Named::Ability(ability) => words.ability(ability).name.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::FUNCTIONS;

    #[test]
    fn lessons_may_use_just_the_functions_that_take_one_name() {
        for (language, listed) in FUNCTIONS {
            let own = if language == "fr" { french::FUNCTIONS } else { english::FUNCTIONS };
            let names: Vec<&str> =
                own.iter().map(|(name, _)| *name).filter(|name| *name != "ACCORD").collect();
            assert_eq!(names, listed, "{language}");
        }
    }
}
