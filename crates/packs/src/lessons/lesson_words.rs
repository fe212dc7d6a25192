//! The texts of lessons in one language.

use std::collections::HashMap;

use super::name_template::Template;

/// The texts of one lesson in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonWords {
    /// The name of the lesson.
    pub name: Template,
    /// The subject of the lesson, in one line.
    pub about: Template,
    /// The conclusion of the lesson, in one sentence.
    pub learned: Template,
    /// The texts of the lesson's steps, by step id.
    pub steps: HashMap<String, Template>,
    /// The replies to wrong decisions in the lesson, by step id.
    pub wrong: HashMap<String, Template>,
}
