//! Requests about lessons: listing them, and beginning one on the table.

use std::sync::Arc;

use egui::Context;

use crate::screens::lessons::LessonsScreen;
use crate::settings::lesson_progress::Learned;
use crate::shell::{Screen, Shell};
use packs::Pack;
use table::LessonRun;

impl Shell {
    /// The pack whose lessons are offered: the current one, or another if the current one has no lessons.
    fn teaching_pack(&self) -> Arc<Pack> {
        let shown = &self.looks.pack;
        if !shown.lessons.is_empty() {
            return Arc::clone(shown);
        }
        let other = self.packs.playable().iter().find(|pack| !pack.lessons.is_empty());
        other.map_or_else(|| Arc::clone(shown), Arc::clone)
    }

    /// Shows the list of lessons.
    pub(in crate::shell) fn show_lessons(&mut self, ctx: &Context) {
        self.close_match();
        self.waiting = None;
        let pack = self.teaching_pack();
        self.looks.show_pack(&pack);
        self.set_title(ctx);
        let learned = Learned::read(self.folders.config());
        self.screen = Screen::Lessons(LessonsScreen::new(pack, learned));
    }

    /// Begins the lesson with this index, at the step where the player left it. If `anew` is true, begins it
    /// at the first step.
    pub(in crate::shell) fn learn(&mut self, ctx: &Context, number: usize, anew: bool) {
        let pack = self.teaching_pack();
        let Some(lesson) = pack.lessons.get(number) else { return };
        let left = Learned::read(self.folders.config()).step(&pack, lesson);
        let step = left.filter(|_| !anew).unwrap_or(0);
        let Some((course, game)) = LessonRun::begin(&pack, lesson, step) else { return };
        self.close_match();
        self.waiting = None;
        self.looks.show_pack(&pack);
        self.set_title(ctx);
        let table = self.table(ctx, game).teaching(&pack, number, course);
        self.screen = Screen::Table(Box::new(table));
    }
}
