//! The texts of lessons, with the pack's names inflected by the language.

use crate::language::pack_language::PackLanguage;
use crate::language::speech::Speech;
use packs::{LessonWords, Named, Piece, Said, Words};

impl Speech {
    /// A text of a lesson in its own language.
    fn said_in(&self, language: &str, said: &Said) -> String {
        let made;
        let tongue = match self.tongue(language) {
            Some(tongue) => tongue,
            None => {
                made = PackLanguage::new(self.pack(), language);
                &made
            }
        };
        let words = self.pack().words_in(language);
        let piece = |piece: &Piece| match piece {
            Piece::Plain(text) => text.clone(),
            Piece::Name(asked, named, given) => {
                tongue.said_by(asked, &self.name_of(*named, tongue, words), given)
            }
        };
        said.0.iter().map(piece).collect()
    }

    /// A text of a lesson.
    fn lesson(&self, lesson: &str, of: impl Fn(&LessonWords) -> Option<&Said>) -> Option<String> {
        let (language, words) = self.pack().lesson_words(self.language(), lesson)?;
        of(words).map(|said| self.said_in(language, said))
    }

    /// The name of a lesson.
    pub fn lesson_name(&self, lesson: &str) -> String {
        self.lesson(lesson, |words| Some(&words.name)).unwrap_or_default()
    }

    /// The description of a lesson.
    pub fn lesson_about(&self, lesson: &str) -> String {
        self.lesson(lesson, |words| Some(&words.about)).unwrap_or_default()
    }

    /// The conclusion of a lesson.
    pub fn lesson_learned(&self, lesson: &str) -> String {
        self.lesson(lesson, |words| Some(&words.learned)).unwrap_or_default()
    }

    /// The text of a step.
    pub fn lesson_step(&self, lesson: &str, step: &str) -> String {
        self.lesson(lesson, |words| words.steps.get(step)).unwrap_or_default()
    }

    /// The answer to a wrong action, if the step has its own.
    pub fn lesson_wrong(&self, lesson: &str, step: &str) -> Option<String> {
        self.lesson(lesson, |words| words.wrong.get(step))
    }

    /// The name of a thing.
    fn name_of(&self, named: Named, tongue: &PackLanguage, words: &Words) -> String {
        match named {
            Named::Term(term, category, case) => tongue.term(words, term, category, case),
            Named::Icon(n, category, case) => tongue.icon(words, n, category, case),
            Named::Empire(empire) => words.empire(empire).to_owned(),
            Named::Region(region) => words.region(region).to_owned(),
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
