//! The texts of lessons in one language.

use std::collections::HashMap;

use super::said::Said;

/// The texts of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonWords {
    /// Its name.
    pub name: Said,
    /// What it is about, in a line.
    pub about: Said,
    /// What has been learned in it, in a sentence.
    pub learned: Said,
    /// What its steps say, by their ids.
    pub steps: HashMap<String, Said>,
    /// What is answered to something else than what a step wants, by its id.
    pub wrong: HashMap<String, Said>,
}
