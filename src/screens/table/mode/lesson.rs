//! A lesson on the table. Its progress is saved.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

use crate::settings::lesson_progress::Learned;
use packs::Pack;
use rules::Empire;
use system::{Folders, KeptNews};
use table::LessonRun;

/// The lesson that the learner takes.
pub(crate) struct Lesson {
    pub pack: Arc<Pack>,
    /// The index of the lesson in the pack's list.
    number: usize,
    pub course: LessonRun,
    /// The answer to a choice that the lesson's step doesn't accept.
    pub answer: Option<String>,
    /// True if the keyboard focus must move to the card's newest content.
    pub fresh: Cell<bool>,
    learned: Learned,
    folder: PathBuf,
    /// What the person has to know of the file of lessons.
    news: Option<KeptNews>,
    /// The last step could not be written, which the person knows.
    unwritten: bool,
}

/// The learner's action on the card of a lesson.
#[derive(Clone, Debug)]
pub(crate) enum LessonInput {
    /// Goes on to the next step.
    Next,
    /// Skips the animation of the rivals' decisions.
    Hurry,
    /// Goes back to the previous step.
    Back,
    /// Answers a question with an empire.
    Name(Empire),
    /// Goes back to the list of lessons.
    Leave,
    /// Begins the lesson with this number, counted from 0.
    Begin(usize),
    /// Sets up a match, after the last lesson.
    Match,
}

impl Lesson {
    /// Begins a lesson or continues it. Its progress is saved in the configuration folder.
    pub fn new(pack: &Arc<Pack>, number: usize, course: LessonRun, folders: &Folders) -> Self {
        let folder = folders.config().to_owned();
        let learned = Learned::read(&folder);
        let mut lesson = Self {
            pack: Arc::clone(pack),
            number,
            course,
            answer: None,
            fresh: Cell::new(true),
            learned,
            folder,
            news: None,
            unwritten: false,
        };
        lesson.keep();
        lesson
    }

    /// The index of the lesson in the pack's list.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The number of a lesson of the pack that isn't finished yet: the next one, or else the first; `None` if
    /// all others are finished.
    pub fn other(&self) -> Option<usize> {
        let count = self.pack.lessons.len();
        let ahead = (self.number + 1..count).chain(0..self.number);
        let open = |number: &usize| !self.learned.is_done(&self.pack, &self.pack.lessons[*number]);
        ahead.into_iter().find(open)
    }

    /// The id of the lesson with this number.
    pub fn id(&self, number: usize) -> &str {
        self.pack.lessons.get(number).map_or("", |lesson| lesson.id.as_str())
    }

    /// Saves the progress.
    pub fn keep(&mut self) {
        let (lesson, step) = (self.course.lesson(), self.course.step_number());
        let noted = Learned::note_in(&self.folder, &self.pack, lesson, step);
        self.learned = noted.value;
        let failed = matches!(noted.news, Some(KeptNews::Unwritten { .. }));
        self.news = noted.news.filter(|_| !(failed && self.unwritten)).or(self.news.take());
        self.unwritten = failed;
        self.answer = None;
        self.fresh.set(true);
    }

    /// Takes what the person has to know of the file of lessons.
    pub fn take_news(&mut self) -> Option<KeptNews> {
        self.news.take()
    }

    /// Changes the lesson's run with `change`. If that leads to another step, saves the progress.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut LessonRun) -> T) -> T {
        let (before, played) = (self.course.step_number(), self.course.plays());
        let result = change(&mut self.course);
        if self.course.step_number() != before {
            self.keep();
        }
        // When the rivals' decisions have been shown, the learner can continue.
        if played && !self.course.plays() {
            self.fresh.set(true);
        }
        result
    }
}
