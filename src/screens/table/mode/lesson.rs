//! A lesson that runs on the table. Its progress is saved.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

use crate::settings::lesson_progress::Learned;
use packs::{Pack, Point};
use rules::{Action, Empire};
use system::{Folders, KeptNews};
use table::{LessonRun, Match};

/// The lesson that the learner is taking.
pub(crate) struct Lesson {
    pub pack: Arc<Pack>,
    /// The index of this lesson in the pack's list of lessons.
    number: usize,
    pub course: LessonRun,
    /// A message that says why the learner's last input was not accepted; `None` if it was.
    pub answer: Option<String>,
    /// True if the keyboard focus must move to the newest content of the lesson's card.
    pub fresh: Cell<bool>,
    learned: Learned,
    folder: PathBuf,
    /// A message for the learner about the file of lesson progress, such as that it could not be written.
    news: Option<KeptNews>,
    /// True if the last attempt to save the progress failed. The learner has then been told.
    unwritten: bool,
}

/// An action of the learner on the lesson's card.
#[derive(Clone, Debug)]
pub(crate) enum LessonInput {
    /// Goes on to the next step of the lesson.
    Next,
    /// Skips the animation of what is shown.
    Hurry,
    /// Goes back to the previous step of the lesson.
    Back,
    /// Answers a question of the lesson with an empire.
    Name(Empire),
    /// Returns to the list of lessons.
    Leave,
    /// Begins the lesson with this index in the pack's list.
    Begin(usize),
    /// Begins a first match, after the last lesson.
    Match,
}

impl Lesson {
    /// Begins a lesson or continues it. `number` is its index in the pack's list. Its progress is saved in the
    /// configuration folder.
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

    /// The index of this lesson in the pack's list of lessons.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The index of another lesson of the pack that isn't finished yet: the next one after this lesson, or else the
    /// first; `None` if all others are finished.
    pub fn other(&self) -> Option<usize> {
        let count = self.pack.lessons.len();
        let ahead = (self.number + 1..count).chain(0..self.number);
        let open = |number: &usize| !self.learned.is_done(&self.pack, &self.pack.lessons[*number]);
        ahead.into_iter().find(open)
    }

    /// The id of the lesson with this index in the pack's list; empty if there is none.
    pub fn id(&self, number: usize) -> &str {
        self.pack.lessons.get(number).map_or("", |lesson| lesson.id.as_str())
    }

    /// Saves the progress of the lesson.
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

    /// The decision that a click on a part of the table means although that part cannot be chosen: the only one that the
    /// step accepts, if the step points at it.
    pub fn meant_by(&self, game: &Match, at: Point) -> Option<Action> {
        let points = self.course.step().is_some_and(|step| step.points.contains(&at));
        self.course.only_accepted(game).filter(|action| points && matches!(action, Action::Act(_)))
    }

    /// Takes the pending message about the file of lesson progress, if there is one.
    pub fn take_news(&mut self) -> Option<KeptNews> {
        self.news.take()
    }

    /// Applies `change` to the run of the lesson. If that leads to another step, saves the progress.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut LessonRun) -> T) -> T {
        let (before, played) = (self.course.step_number(), self.course.plays());
        let result = change(&mut self.course);
        if self.course.step_number() != before {
            self.keep();
        }
        // Once the rivals' decisions have been shown, the learner can go on.
        if played && !self.course.plays() {
            self.fresh.set(true);
        }
        result
    }
}
