//! What lessons say: their texts with the names of the pack, as the language declines them.

use crate::language::pack_language::PackLanguage;
use crate::language::speech::Speech;
use packs::{LessonWords, Named, Piece, Said, Words};

impl Speech {
    /// A text of a lesson of some language: its names are those of that language, and take its functions.
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

    /// One of the texts of a lesson.
    fn lesson(&self, lesson: &str, of: impl Fn(&LessonWords) -> Option<&Said>) -> Option<String> {
        let (language, words) = self.pack().lesson_words(self.language(), lesson)?;
        of(words).map(|said| self.said_in(language, said))
    }

    /// The name of a lesson.
    pub fn lesson_name(&self, lesson: &str) -> String {
        self.lesson(lesson, |words| Some(&words.name)).unwrap_or_default()
    }

    /// What a lesson is about.
    pub fn lesson_about(&self, lesson: &str) -> String {
        self.lesson(lesson, |words| Some(&words.about)).unwrap_or_default()
    }

    /// What has been learned in a lesson.
    pub fn lesson_learned(&self, lesson: &str) -> String {
        self.lesson(lesson, |words| Some(&words.learned)).unwrap_or_default()
    }

    /// What a step of a lesson says.
    pub fn lesson_step(&self, lesson: &str, step: &str) -> String {
        self.lesson(lesson, |words| words.steps.get(step)).unwrap_or_default()
    }

    /// What is answered to something else than a step wants, where it has an answer of its own.
    pub fn lesson_wrong(&self, lesson: &str, step: &str) -> Option<String> {
        self.lesson(lesson, |words| words.wrong.get(step))
    }

    /// What something is called.
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
