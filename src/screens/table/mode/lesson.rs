//! A lesson: how far it has come, which is saved.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

use crate::settings::lesson_progress::Learned;
use packs::Pack;
use rules::Empire;
use system::Folders;
use table::LessonRun;

/// A lesson that is taken at a table.
pub(crate) struct Lesson {
    pub pack: Arc<Pack>,
    /// The index of the lesson in the pack's list.
    number: usize,
    pub course: LessonRun,
    /// The answer to a choice that the step does not want.
    pub answer: Option<String>,
    /// True if the focus of the keyboard is to move to the newest content.
    pub fresh: Cell<bool>,
    learned: Learned,
    folder: PathBuf,
}

/// An action of the learner at the card of a lesson.
#[derive(Clone, Debug)]
pub(crate) enum LessonInput {
    /// Goes on to the next step.
    Next,
    /// Sees the rest of what others do at once.
    Hurry,
    /// Goes back to the step before.
    Back,
    /// Names an empire.
    Name(Empire),
    /// Goes back to all lessons.
    Leave,
    /// Takes another lesson, by its number from 0, from its start.
    Begin(usize),
    /// Sets up a match.
    Match,
}

impl Lesson {
    /// A lesson that is begun or gone on with; how far it comes is kept in the folder of configurations.
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
        };
        lesson.keep();
        lesson
    }

    /// The index of the lesson in the pack's list.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Another lesson of the pack that is still to be taken, the next one first.
    pub fn other(&self) -> Option<usize> {
        let count = self.pack.lessons.len();
        let ahead = (self.number + 1..count).chain(0..self.number);
        let open = |number: &usize| !self.learned.is_done(&self.pack, &self.pack.lessons[*number]);
        ahead.into_iter().find(open)
    }

    /// The id of a lesson by its number.
    pub fn id(&self, number: usize) -> &str {
        self.pack.lessons.get(number).map_or("", |lesson| lesson.id.as_str())
    }

    /// Keeps how far it has come.
    pub fn keep(&mut self) {
        self.learned.note(&self.pack, self.course.lesson(), self.course.step_number());
        self.learned.write(&self.folder);
        self.answer = None;
        self.fresh.set(true);
    }

    /// Does something with the course; if it comes to another step by that, this is kept.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut LessonRun) -> T) -> T {
        let (before, played) = (self.course.step_number(), self.course.plays());
        let result = change(&mut self.course);
        if self.course.step_number() != before {
            self.keep();
        }
        // Where there was something to be seen, there is a way on now.
        if played && !self.course.plays() {
            self.fresh.set(true);
        }
        result
    }
}
