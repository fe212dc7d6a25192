//! Narration and table show one moment: while a move is narrated, the councils and the line of the round stand where it
//! was made, until the next one decides.

use egui::Ui;

use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::layout::Layout;
use crate::screens::table::mode::playback::look_back;
use crate::screens::table::panels::narration::narrated_turn::Story;
use crate::screens::table::scene_and_inputs::{Scene, Time};
use crate::screens::table::staging::flourish;
use crate::screens::table::staging::gains;
use crate::screens::table::staging::pieces_at_moment::Pieces;
use rules::{Empire, View};

impl TableScreen {
    /// True if the person decides now: what a rival has done last is told to its end first.
    pub(crate) fn is_asked(&self) -> bool {
        !self.stage.telling && self.game.human_to_move() == Some(self.viewer)
    }

    /// True if the last move is narrated rather than anything asked: while others decide, and until a rival's move
    /// has been shown to its end. Before anybody has done anything it is said who decides.
    pub(crate) fn narrates(&self, story: Option<&Story<'_>>, moves: bool, decides: bool) -> bool {
        if decides || story.is_none() {
            return false;
        }
        // What is read in a lesson is about the table as it stands.
        if self.mode.lesson().is_some_and(|lesson| !lesson.course.plays()) && !moves {
            return false;
        }
        !(self.game.state().is_over() && self.time() == Time::Now)
    }

    /// The pieces as they are shown, with the line of the round where it stood in the narrated turn or stands in the one
    /// that is announced.
    pub(crate) fn in_narrated_turn(
        &self,
        story: Option<&Story<'_>>,
        title: Option<Empire>,
        mut pieces: Pieces,
    ) -> Pieces {
        let before = story.and_then(Story::before);
        let before =
            before.filter(|then| (pieces.marks.turn, pieces.marks.phase) != (then.turn(), then.phase()));
        if let Some(empire) = title {
            pieces.marks = pieces.marks.at_turn_of(empire);
        } else if let Some(before) = before {
            pieces.marks = pieces.marks.set_back(self.game.world(), before);
        }
        pieces
    }

    /// The knowledge of the viewer as it is shown: no more than before while something is still on its way.
    pub(crate) fn known_view(&self, now: View) -> View {
        let before = self.stage.before.filter(|before| before.viewer() == self.viewer);
        match (self.mode.past(self.stage.now), before) {
            (Some((past, time)), _) => *past.view(time),
            (None, Some(before)) if self.stage.ending || !self.stage.motion.is_over(self.elapsed()) => before,
            (None, _) => now,
        }
    }

    /// The time that the table shows.
    pub(crate) fn time(&self) -> Time {
        match () {
            () if self.mode.past(self.stage.now).is_some() => Time::Back,
            () if self.stage.ending => Time::Ending,
            () => Time::Now,
        }
    }

    /// Shows what lies above the map for a while: points gained and lost, the time, the end of the war.
    pub(crate) fn show_above(&self, ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, layout: &Layout) {
        gains::show(ui, looks, scene, layout.board, &self.stage.gains, self.stage.now);
        if let Some(share) =
            self.stage.titles.opening(self.stage.now).filter(|_| scene.playback.time == Time::Now)
        {
            flourish::round(ui, looks, layout.board, self.game.state().round(), share);
        }
        if self.mode.look_back().is_some() {
            look_back::frame(ui, looks, layout.board);
        }
        if self.stage.ending && self.stage.motion.is_over(self.elapsed()) {
            let text = looks.speech.text("story-war-over");
            flourish::title(ui, looks, layout.board, &text, 0.0, 1.0);
        }
    }
}
