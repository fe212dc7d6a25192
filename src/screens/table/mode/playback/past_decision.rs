//! A decision of the past that is shown again: the views before and after it, and the movement between.

use crate::screens::table::staging::pieces_at_moment::Pieces;
use crate::screens::table::staging::timeline::Timeline;
use crate::settings::Speed;
use rules::{Phase, Society, View};
use table::{HiddenState, Match, Perspective};

/// The time that the table stands as it was before a decision in which nothing moves, in seconds.
const BEFORE: f32 = 0.7;

/// The perspective on the past, the society whose panel and hand are large, and the speed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lens {
    pub eyes: Perspective,
    pub viewer: Society,
    pub speed: Speed,
}

/// A decision that is shown again, or the beginning of the match.
#[derive(Debug)]
pub(crate) struct PastDecision {
    /// Its number; 0 is the beginning, before any decision.
    number: usize,
    /// The views of the viewer before and after it, and how the pieces stood then.
    view: View,
    then: View,
    before: Pieces,
    after: Pieces,
    motion: Timeline,
    /// The hidden state before and after it, where everything is seen.
    open: Option<[HiddenState; 2]>,
}

impl PastDecision {
    /// The decision with a number; where everything lies open, beside what the viewer knew.
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

    /// When everything has arrived, in seconds from when the decision is shown.
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

    /// The hidden state then, where everything is seen.
    pub fn open(&self, time: f32) -> Option<&HiddenState> {
        self.open.as_ref().map(|open| &open[usize::from(time >= self.arrives())])
    }

    /// The number of decisions taken by then.
    pub fn taken(&self, time: f32) -> usize {
        if time < self.arrives() { self.number.saturating_sub(1) } else { self.number }
    }

    /// The pieces then.
    pub fn pieces(&self, time: f32) -> &Pieces {
        let standing = if time < self.arrives() { &self.before } else { &self.after };
        self.motion.frame(time).pieces.unwrap_or(standing)
    }

    /// The film of its events.
    pub fn motion(&self) -> &Timeline {
        &self.motion
    }
}
