//! The texts of lessons, in which the pack's names are inflected.

use crate::language::localised_texts::Speech;
use crate::language::pack_language::PackLanguage;
use packs::{LessonWords, NameRef, Piece, Template, Words};

impl Speech {
    /// A text of a lesson, which is written in the language with this code.
    fn said_in(&self, language: &str, said: &Template) -> String {
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
                tongue.apply_functions(asked, &self.name_of(*named, tongue, words), given)
            }
        };
        said.0.iter().map(piece).collect()
    }

    /// The text that `of` selects among the texts of a lesson; `None` if the lesson has no such text.
    fn lesson(&self, lesson: &str, of: impl Fn(&LessonWords) -> Option<&Template>) -> Option<String> {
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

    /// The text that the learner reads at the end of a lesson.
    pub fn lesson_learned(&self, lesson: &str) -> String {
        self.lesson(lesson, |words| Some(&words.learned)).unwrap_or_default()
    }

    /// The text of a step in a lesson.
    pub fn lesson_step(&self, lesson: &str, step: &str) -> String {
        self.lesson(lesson, |words| words.steps.get(step)).unwrap_or_default()
    }

    /// The answer to a wrong action in a step of a lesson; `None` if the step has no answer of its own.
    pub fn lesson_wrong(&self, lesson: &str, step: &str) -> Option<String> {
        self.lesson(lesson, |words| words.wrong.get(step))
    }

    /// The name to which a reference in a lesson's text points.
    fn name_of(&self, named: NameRef, tongue: &PackLanguage, words: &Words) -> String {
        match named {
            NameRef::Term(term, category, case) => tongue.term(words, term, category, case),
            NameRef::Icon(n, category, case) => tongue.icon(words, n, category, case),
            NameRef::Empire(empire) => words.empire(empire).to_owned(),
            NameRef::Region(region) => words.region(region).to_owned(),
            NameRef::Position(position) => self.position(position),
            NameRef::Office(office) => words.office(office).to_owned(),
            NameRef::Slot(slot) => words.slot(slot).to_owned(),
            NameRef::Society(society) => {
                words.societies().get(society).map(|name| name.short.clone()).unwrap_or_default()
            }
            NameRef::Ability(ability) => words.ability(ability).name.clone(),
        }
    }
}
