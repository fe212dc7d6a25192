//! A past decision that is shown again: the viewer's views before and after it, and the animation in between.

use crate::screens::table::staging::pieces_at_moment::Pieces;
use crate::screens::table::staging::timeline::Timeline;
use crate::settings::Speed;
use rules::{Phase, Society, View};
use table::{HiddenState, Match, Perspective};

/// For how many seconds a past decision without animation shows the state before it.
const BEFORE: f32 = 0.7;

/// How past decisions are shown: whose knowledge is visible, which society's panel and hand are large, and at what
/// speed animations run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lens {
    pub eyes: Perspective,
    pub viewer: Society,
    pub speed: Speed,
}

/// A past decision that is shown again, or the beginning of the match.
#[derive(Debug)]
pub(crate) struct PastDecision {
    /// The number of the decision in the match, from 1; 0 stands for the beginning of the match.
    number: usize,
    /// The viewer's view of the match before the decision.
    view: View,
    /// The viewer's view of the match after the decision.
    then: View,
    /// The pieces on the map before the decision.
    before: Pieces,
    /// The pieces on the map after the decision.
    after: Pieces,
    motion: Timeline,
    /// Everything hidden before and after the decision; `None` unless everything is revealed.
    open: Option<[HiddenState; 2]>,
}

impl PastDecision {
    /// Prepares the decision with this number, as the viewer knew it. If the perspective is open, everything hidden is
    /// included.
    pub fn new(game: &Match, number: usize, lens: Lens) -> Self {
        let Lens { eyes, viewer, speed } = lens;
        let (world, taken) = (game.world(), number.saturating_sub(1));
        let view = game.view_after(taken, viewer);
        let then = game.view_after(number, viewer);
        let [before, after] = [&view, &then].map(|view| Pieces::new(world, view, view.moving()));
        let motion =
            game.step(number).map(|step| Timeline::new(world, step, eyes, speed)).unwrap_or_default();
        let open = match eyes {
            Perspective::Society(_) => None,
            Perspective::Open => game.hidden_state(taken).zip(game.hidden_state(number)).map(Into::into),
        };
        Self { number, view, then, before, after, motion, open }
    }

    /// The number of the decision in the match; 0 at the beginning of the match.
    pub fn number(&self) -> usize {
        self.number
    }

    /// True if the decision was taken in an empire's turn.
    pub fn acts(&self) -> bool {
        self.view.phase() == Phase::Turns
    }

    /// How many seconds after its start the decision's result is shown.
    pub fn arrives(&self) -> f32 {
        match self.number {
            0 => 0.0,
            _ if self.motion.is_over(0.0) => BEFORE,
            _ => self.motion.lasts(),
        }
    }

    /// The viewer's view of the match, `time` seconds after the table began to show the decision.
    pub fn view(&self, time: f32) -> &View {
        if time < self.arrives() { &self.view } else { &self.then }
    }

    /// Everything hidden, `time` seconds after the table began to show the decision; `None` unless everything is
    /// revealed.
    pub fn open(&self, time: f32) -> Option<&HiddenState> {
        self.open.as_ref().map(|open| &open[usize::from(time >= self.arrives())])
    }

    /// How many decisions of the match have been taken, `time` seconds after the table began to show this one.
    pub fn taken(&self, time: f32) -> usize {
        if time < self.arrives() { self.number.saturating_sub(1) } else { self.number }
    }

    /// The pieces on the map, `time` seconds after the table began to show the decision.
    pub fn pieces(&self, time: f32) -> &Pieces {
        let standing = if time < self.arrives() { &self.before } else { &self.after };
        self.motion.frame(time).pieces.unwrap_or(standing)
    }

    /// The animation of the decision's events.
    pub fn motion(&self) -> &Timeline {
        &self.motion
    }
}
