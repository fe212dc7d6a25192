//! The texts of lessons in one language.

use std::collections::HashMap;

use super::name_template::Template;

/// The texts of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonWords {
    /// The name of the lesson.
    pub name: Template,
    /// The subject, in a line.
    pub about: Template,
    /// The lesson learned, in a sentence.
    pub learned: Template,
    /// The texts of the steps, by id.
    pub steps: HashMap<String, Template>,
    /// The replies to wrong decisions, by the id of the step.
    pub wrong: HashMap<String, Template>,
}
