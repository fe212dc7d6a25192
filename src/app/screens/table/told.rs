//! What is told and what is shown are of one moment: while a move is told, the councils and the line of the round
//! stand where it was made, until the next one decides.

use super::TableScreen;
use super::motion::Pieces;
use super::pose::Pose;
use super::scene::Time;
use super::story::Story;

impl TableScreen {
    /// Whether what was done last is told rather than anything asked: while others decide, and until a rival's move
    /// has been shown to its end. Before anybody has done anything it is said who decides.
    pub(super) fn tells(&self, story: Option<&Story<'_>>, moves: bool, decides: bool) -> bool {
        let Some(story) = story else { return false };
        // What is read in a lesson is about the table as it stands.
        if self.lesson.as_ref().is_some_and(|taught| !taught.course.plays()) && !moves && !decides {
            return false;
        }
        if decides {
            return moves && story.society() != Some(self.viewer);
        }
        !(self.game.state().is_over() && self.time() == Time::Now)
    }

    /// The pieces as they are shown, with the line of the round where it stood in the turn that is told; `None` where
    /// it stands there.
    pub(super) fn held(&self, told: Option<&Story<'_>>, shown: &Pieces) -> Option<Pieces> {
        let before =
            told.filter(|_| self.time() != Time::Back || matches!(self.pose, Pose::Film(_)))?.before()?;
        if shown.marks.turn == before.turn() && shown.marks.phase == before.phase() {
            return None;
        }
        let mut held = shown.clone();
        held.marks = shown.marks.told(self.game.world(), before);
        Some(held)
    }
}
