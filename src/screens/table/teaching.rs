//! What of the table is its own while a lesson is taken. No bot thinks meanwhile: rivals do what the lesson's record
//! has.

use std::sync::Arc;

use egui::Context;

use super::TableScreen;
use super::motion::Motion;
use super::taught::{Learner, Taught};
use crate::command::Command;
use crate::looks::Looks;
use crate::pick::Pick;
use packs::Pack;
use rules::Action;
use table::LessonRun;

impl TableScreen {
    /// The same table for a lesson of a pack, by its number from 0.
    #[must_use]
    pub fn teaching(mut self, pack: &Arc<Pack>, number: usize, course: LessonRun) -> Self {
        self.viewer = course.learner();
        self.lesson = Some(Taught::new(pack, number, course, &self.folders));
        self
    }

    /// Plays what the record of the lesson has next by itself, if anything, once the last has been shown.
    pub(super) fn advance_lesson(&mut self, ctx: &Context, looks: &Looks) {
        let due = self.lesson.as_ref().and_then(|taught| taught.course.due(&self.game)).cloned();
        let Some((action, outcomes)) = due else { return };
        if !self.is_due(ctx, looks) {
            return;
        }
        let _ = self.play(action, Some(&outcomes));
        if let Some(taught) = &mut self.lesson {
            taught.change(LessonRun::decided);
        }
        ctx.request_repaint();
    }

    /// Takes a decision of the learner's if it is one that the step wants, and says so if not.
    pub(super) fn decide_in_lesson(&mut self, ctx: &Context, looks: &Looks, action: Action) {
        self.pick = Pick::default();
        let Some(taught) = &mut self.lesson else { return };
        if !taught.course.accepts(&self.game, action) {
            taught.answer = Some(wrong(looks, taught));
            ctx.request_repaint();
            return;
        }
        let recorded = taught.course.recorded(&self.game).map(|(_, outcomes)| outcomes.clone());
        if self.play(action, recorded.as_deref()).is_ok()
            && let Some(taught) = &mut self.lesson
        {
            taught.answer = None;
            taught.change(LessonRun::decided);
        }
        ctx.request_repaint();
    }

    /// Says that there are no hints here.
    pub(super) fn no_hint(&mut self, looks: &Looks) {
        if let Some(taught) = &mut self.lesson {
            taught.answer = Some(looks.speech.text("learn-no-hint"));
        }
    }

    /// Does what the learner wants at the card of the lesson.
    pub(super) fn learn(&mut self, ctx: &Context, looks: &Looks, wish: Learner, commands: &mut Vec<Command>) {
        let Some(taught) = &mut self.lesson else { return };
        match wish {
            Learner::Next => taught.change(LessonRun::next),
            Learner::Back => self.back_in_lesson(),
            Learner::Hurry => self.hurry(),
            Learner::Name(empire) => {
                if !taught.change(|course| course.name(empire)) {
                    taught.answer = Some(wrong(looks, taught));
                }
            }
            Learner::Leave => commands.push(Command::ShowLessons),
            Learner::Match => commands.push(Command::ShowSetup),
            Learner::Begin(number) => commands.push(Command::Learn { lesson: number, anew: true }),
        }
        ctx.request_repaint();
    }

    /// Plays at once all that the record still has to play in this step.
    fn hurry(&mut self) {
        while let Some((action, outcomes)) =
            self.lesson.as_ref().and_then(|taught| taught.course.due(&self.game)).cloned()
        {
            if self.play(action, Some(&outcomes)).is_err() {
                break;
            }
            if let Some(taught) = &mut self.lesson {
                taught.change(LessonRun::decided);
            }
        }
        self.motion = Motion::default();
        self.gains.clear();
        self.before = None;
        self.ending = false;
    }

    /// Goes back to the beginning of a step: the table is as it was there.
    pub(super) fn step_of_lesson(&mut self, step: usize) {
        let Some(taught) = &mut self.lesson else { return };
        let Some((course, game)) = LessonRun::begin(&taught.pack, taught.course.lesson(), step) else {
            return;
        };
        taught.course = course;
        taught.keep();
        self.game = game;
        self.pick = Pick::default();
        self.motion = Motion::default();
        self.gains.clear();
        (self.before, self.back, self.kept_card, self.unconfirmed) = (None, None, None, None);
        self.telling = false;
        self.ending = false;
    }

    /// Goes back to the step before, or to the beginning of this one if something was decided in it.
    pub(super) fn back_in_lesson(&mut self) {
        if let Some(step) = self.lesson.as_ref().map(before) {
            self.step_of_lesson(step);
        }
    }
}

/// The step before the one that a lesson is at.
fn before(taught: &Taught) -> usize {
    taught.course.step_number().saturating_sub(1)
}

/// What is answered to something that the step does not want.
fn wrong(looks: &Looks, taught: &Taught) -> String {
    let step = taught.course.step().map_or("", |step| step.id.as_str());
    let own = looks.speech.lesson_wrong(&taught.course.lesson().id, step);
    own.unwrap_or_else(|| looks.speech.text("learn-not-this"))
}
