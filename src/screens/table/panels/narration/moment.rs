//! What is told and what is shown are of one moment: while a move is told, the councils and the line of the round
//! stand where it was made, until the next one decides.

use egui::Ui;

use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::frame::{Scene, Time};
use crate::screens::table::layout::Layout;
use crate::screens::table::mode::playback::look_back;
use crate::screens::table::panels::narration::turn::Story;
use crate::screens::table::staging::flourish;
use crate::screens::table::staging::gains;
use crate::screens::table::staging::pieces::Pieces;
use rules::{Empire, View};

impl TableScreen {
    /// Whether the person decides now: what a rival has done last is told to its end first.
    pub(crate) fn is_asked(&self) -> bool {
        !self.stage.telling && self.game.human_to_move() == Some(self.viewer)
    }

    /// Whether what was done last is told rather than anything asked: while others decide, and until a rival's move
    /// has been shown to its end. Before anybody has done anything it is said who decides.
    pub(crate) fn tells(&self, story: Option<&Story<'_>>, moves: bool, decides: bool) -> bool {
        if decides || story.is_none() {
            return false;
        }
        // What is read in a lesson is about the table as it stands.
        if self.mode.lesson().is_some_and(|lesson| !lesson.course.plays()) && !moves {
            return false;
        }
        !(self.game.state().is_over() && self.time() == Time::Now)
    }

    /// The pieces as they are shown, with the line of the round where it stood in the turn that is told or stands in
    /// the one that is announced; `None` where it stands there.
    pub(crate) fn held(
        &self,
        (told, title): (Option<&Story<'_>>, Option<Empire>),
        shown: &Pieces,
    ) -> Option<Pieces> {
        if let Some(empire) = title {
            let mut held = shown.clone();
            held.marks = held.marks.at_turn_of(empire);
            return Some(held);
        }
        let before = told?.before()?;
        if shown.marks.turn == before.turn() && shown.marks.phase == before.phase() {
            return None;
        }
        let mut held = shown.clone();
        held.marks = shown.marks.told(self.game.world(), before);
        Some(held)
    }

    /// What the viewer is shown to know: while something is still on its way to the table, no more than before.
    pub(crate) fn seen(&self, now: View) -> View {
        let before = self.stage.before.filter(|before| before.viewer() == self.viewer);
        match (self.mode.past(self.stage.now), before) {
            (Some((again, time)), _) => *again.view(time),
            (None, Some(before)) if self.stage.ending || !self.stage.motion.is_over(self.shown()) => before,
            (None, _) => now,
        }
    }

    /// Which time is shown.
    pub(crate) fn time(&self) -> Time {
        match () {
            () if self.mode.past(self.stage.now).is_some() => Time::Back,
            () if self.stage.ending => Time::Ending,
            () => Time::Now,
        }
    }

    /// What lies above the map for a while: points gained and lost, what time it is, the end of the war.
    pub(crate) fn show_above(&self, ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, layout: &Layout) {
        gains::show(ui, looks, scene, layout.board, &self.stage.gains, self.stage.now);
        if let Some(share) =
            self.stage.titles.opening(self.stage.now).filter(|_| scene.playback.time == Time::Now)
        {
            flourish::round(ui, looks, layout.board, (self.game.state().round(), share));
        }
        if self.mode.look_back().is_some() {
            look_back::frame(ui, looks, layout.board);
        }
        if self.stage.ending && self.stage.motion.is_over(self.shown()) {
            let text = looks.speech.text("story-war-over");
            flourish::title(ui, looks, layout.board, &text, (0.0, 1.0));
        }
    }
}
