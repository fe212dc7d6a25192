//! Keeps narration and table at the same moment. While a move is narrated, the councils and the round track show the
//! turn in which it was made.

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
    /// True if the player must decide now. If a rival's last move is still being narrated, that finishes first.
    pub(crate) fn is_asked(&self) -> bool {
        !self.stage.telling
            && self.game.human_to_move() == Some(self.viewer)
            && self.automatic_pass().is_none()
    }

    /// True if the prompt narrates the last move instead of asking the player: while others decide, and until a
    /// rival's move has been shown completely. Before the first decision, nothing is narrated.
    pub(crate) fn narrates(&self, story: Option<&Story<'_>>, moves: bool, decides: bool) -> bool {
        let Some(story) = story.filter(|_| !decides) else { return false };
        // A lesson's text describes the table as it is, so nothing is narrated beside it. What learners just did
        // themselves needs no narration.
        let own = story.society() == Some(self.viewer);
        if self.mode.lesson().is_some_and(|lesson| !lesson.course.plays()) && (own || !moves) {
            return false;
        }
        !(self.game.state().is_over() && self.time() == Time::Now)
    }

    /// Returns the pieces with the round track set to the narrated turn, or to the turn that a title announces.
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

    /// The viewer's knowledge that the table shows. While an event is being animated, it is the knowledge from before
    /// the decision.
    pub(crate) fn known_view(&self, now: View) -> View {
        let before = self.stage.before.filter(|before| before.viewer() == self.viewer);
        match (self.mode.past(self.stage.now), before) {
            (Some((past, time)), _) => *past.view(time),
            (None, Some(before)) if self.stage.ending || !self.stage.motion.is_over(self.elapsed()) => before,
            (None, _) => now,
        }
    }

    /// The moment of the match that the table shows: the present, a past decision, or the match's end.
    pub(crate) fn time(&self) -> Time {
        match () {
            () if self.mode.past(self.stage.now).is_some() => Time::Back,
            () if self.stage.ending => Time::Ending,
            () => Time::Now,
        }
    }

    /// Shows what appears above the map for a while: points gained and lost, the title of a round, the frame around a
    /// past moment, and the announcement of the war's end.
    pub(crate) fn show_above(&self, ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, layout: &Layout) {
        gains::show(ui, looks, scene, layout.board, &self.stage.gains, self.stage.now);
        if let Some(share) =
            self.stage.titles.opening(self.stage.now).filter(|_| scene.playback.time == Time::Now)
        {
            flourish::round(ui, looks, layout.board, self.game.state().round(), share);
        }
        if let Some(voice) = &self.stage.voice {
            voice.show(ui, looks, scene, layout, self.stage.now);
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
