//! Handles the learner's inputs in a lesson. No bot thinks in a lesson, because the rivals' decisions are recorded.

use std::sync::Arc;

use egui::Context;

use crate::input::clicks_to_decision::Pick;
use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::mode::Mode;
use crate::screens::table::mode::lesson::{Lesson, LessonInput};
use crate::screens::table::staging::timeline::Timeline;
use crate::shell::window_command::Command;
use packs::Pack;
use rules::Action;
use table::LessonRun;

impl TableScreen {
    /// Turns the table into the table of a lesson. `number` is the lesson's index in the pack's list.
    #[must_use]
    pub fn teaching(mut self, pack: &Arc<Pack>, number: usize, course: LessonRun) -> Self {
        self.viewer = course.learner();
        self.mode = Mode::Lesson(Lesson::new(pack, number, course, &self.folders));
        self
    }

    /// Plays the next recorded decision of the lesson, if one is due and the last decision has been shown for long
    /// enough.
    pub(crate) fn advance_lesson(&mut self, ctx: &Context, looks: &Looks) {
        let due = self.mode.lesson().and_then(|lesson| lesson.course.due(&self.game)).cloned();
        let Some((action, outcomes)) = due else { return };
        // A choice of the learner's own that the lesson takes over shows nothing, so nobody waits for it.
        let own = self.game.state().mover() == Some(self.viewer) && matches!(action, Action::Act(_));
        let due = match own {
            true => self.stage.motion.is_over(self.elapsed()),
            false => self.is_due(ctx, looks),
        };
        if !due {
            return;
        }
        let _ = self.play(action, Some(&outcomes));
        if let Some(lesson) = self.mode.lesson_mut() {
            lesson.change(LessonRun::decided);
        }
        ctx.request_repaint();
    }

    /// Carries out the learner's decision if the lesson's step accepts it. Otherwise says why it doesn't.
    pub(crate) fn decide_in_lesson(&mut self, ctx: &Context, looks: &Looks, action: Action) {
        self.selection.pick = Pick::default();
        let Some(lesson) = self.mode.lesson_mut() else { return };
        if !lesson.course.accepts(&self.game, action) {
            lesson.answer = Some(wrong(looks, lesson));
            ctx.request_repaint();
            return;
        }
        let recorded = lesson.course.recorded(&self.game).map(|(_, outcomes)| outcomes.clone());
        if self.play(action, recorded.as_deref()).is_ok()
            && let Some(lesson) = self.mode.lesson_mut()
        {
            lesson.answer = None;
            lesson.change(LessonRun::decided);
        }
        ctx.request_repaint();
    }

    /// Says on the lesson's card that lessons have no hints.
    pub(crate) fn no_hint(&mut self, looks: &Looks) {
        if let Some(lesson) = self.mode.lesson_mut() {
            lesson.answer = Some(looks.speech.text("learn-no-hint"));
        }
    }

    /// Carries out the learner's action on the lesson's card.
    pub(crate) fn learn(
        &mut self,
        ctx: &Context,
        looks: &Looks,
        wish: LessonInput,
        commands: &mut Vec<Command>,
    ) {
        let Some(lesson) = self.mode.lesson_mut() else { return };
        match wish {
            LessonInput::Next => lesson.change(LessonRun::next),
            LessonInput::Back => self.back_in_lesson(),
            LessonInput::Hurry => self.hurry(),
            LessonInput::Name(empire) => {
                if !lesson.change(|course| course.name(empire)) {
                    lesson.answer = Some(wrong(looks, lesson));
                }
            }
            LessonInput::Leave => commands.push(Command::ShowLessons),
            LessonInput::Match => {
                self.help.notes.finish_lessons(self.folders.config());
                commands.push(Command::PlayNow);
            }
            LessonInput::Begin(number) => commands.push(Command::Learn { lesson: number, anew: true }),
        }
        ctx.request_repaint();
    }

    /// Plays all remaining recorded decisions of the lesson's step at once, without animation.
    fn hurry(&mut self) {
        while let Some((action, outcomes)) =
            self.mode.lesson().and_then(|lesson| lesson.course.due(&self.game)).cloned()
        {
            if self.play(action, Some(&outcomes)).is_err() {
                break;
            }
            if let Some(lesson) = self.mode.lesson_mut() {
                lesson.change(LessonRun::decided);
            }
        }
        self.stage.motion = Timeline::default();
        self.stage.gains.clear();
        self.stage.before = None;
        self.stage.ending = false;
    }

    /// Goes to the beginning of the lesson's step with index `step`, and restores the match to that moment.
    pub(crate) fn step_of_lesson(&mut self, step: usize) {
        let Some(lesson) = self.mode.lesson_mut() else { return };
        let Some((course, game)) = LessonRun::begin(&lesson.pack, lesson.course.lesson(), step) else {
            return;
        };
        lesson.course = course;
        lesson.keep();
        self.game = game;
        self.selection.pick = Pick::default();
        self.stage.motion = Timeline::default();
        self.stage.gains.clear();
        (self.stage.before, self.panels.kept_card, self.dialogs.unconfirmed) = (None, None, None);
        self.stage.telling = false;
        self.stage.ending = false;
        self.stage.stepped_back_to = None;
    }

    /// Goes back to the previous step of the lesson.
    pub(crate) fn back_in_lesson(&mut self) {
        if let Some(step) = self.mode.lesson().map(before) {
            self.step_of_lesson(step);
        }
    }
}

/// The index of the lesson's previous step; 0 at the first step.
fn before(lesson: &Lesson) -> usize {
    lesson.course.step_number().saturating_sub(1)
}

/// The text that rejects a choice: the one that the lesson's step has for this, or else a general one.
fn wrong(looks: &Looks, lesson: &Lesson) -> String {
    let step = lesson.course.step().map_or("", |step| step.id.as_str());
    let own = looks.speech.lesson_wrong(&lesson.course.lesson().id, step);
    own.unwrap_or_else(|| looks.speech.text("learn-not-this"))
}
