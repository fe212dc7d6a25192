//! A past decision that is shown again: the views before and after it, and the animation between them.

use crate::screens::table::staging::pieces_at_moment::Pieces;
use crate::screens::table::staging::timeline::Timeline;
use crate::settings::Speed;
use rules::{Phase, Society, View};
use table::{HiddenState, Match, Perspective};

/// For a decision without animation, how many seconds the table shows the state before it.
const BEFORE: f32 = 0.7;

/// The knowledge with which the past is shown, the society whose panel and hand are large, and the animation
/// speed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lens {
    pub eyes: Perspective,
    pub viewer: Society,
    pub speed: Speed,
}

/// A past decision that is shown again, or the beginning of the match.
#[derive(Debug)]
pub(crate) struct PastDecision {
    /// The number of the decision; 0 is the beginning of the match.
    number: usize,
    /// The viewer's view before the decision.
    view: View,
    /// The viewer's view after the decision.
    then: View,
    /// The pieces before the decision.
    before: Pieces,
    /// The pieces after the decision.
    after: Pieces,
    motion: Timeline,
    /// The hidden states before and after the decision, if everything is revealed.
    open: Option<[HiddenState; 2]>,
}

impl PastDecision {
    /// The decision with this number, as the viewer knew it. If the perspective is open, everything hidden is
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

    /// The number of the decision.
    pub fn number(&self) -> usize {
        self.number
    }

    /// True if it was taken in an empire's turn.
    pub fn acts(&self) -> bool {
        self.view.phase() == Phase::Turns
    }

    /// The length of the animation, in seconds.
    pub fn arrives(&self) -> f32 {
        match self.number {
            0 => 0.0,
            _ if self.motion.is_over(0.0) => BEFORE,
            _ => self.motion.lasts(),
        }
    }

    /// The viewer's view `time` seconds after the decision is shown.
    pub fn view(&self, time: f32) -> &View {
        if time < self.arrives() { &self.view } else { &self.then }
    }

    /// The hidden state `time` seconds after the decision is shown, if everything is revealed.
    pub fn open(&self, time: f32) -> Option<&HiddenState> {
        self.open.as_ref().map(|open| &open[usize::from(time >= self.arrives())])
    }

    /// The number of decisions that have been taken `time` seconds after the decision is shown.
    pub fn taken(&self, time: f32) -> usize {
        if time < self.arrives() { self.number.saturating_sub(1) } else { self.number }
    }

    /// The pieces `time` seconds after the decision is shown.
    pub fn pieces(&self, time: f32) -> &Pieces {
        let standing = if time < self.arrives() { &self.before } else { &self.after };
        self.motion.frame(time).pieces.unwrap_or(standing)
    }

    /// The animation of the decision's events.
    pub fn motion(&self) -> &Timeline {
        &self.motion
    }
}
