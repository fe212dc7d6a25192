//! A decision of the past that is shown again: what these eyes saw before it and after it, and what moved between.

use crate::screens::table::staging::pieces::Pieces;
use crate::screens::table::staging::timeline::Timeline;
use crate::settings::Speed;
use rules::{Phase, Society, View};
use table::{HiddenState, Match, Perspective};

/// How long the table stands as it was before a decision where nothing is to move, in seconds.
const BEFORE: f32 = 0.7;

/// A decision that is shown again, or the beginning of the match.
#[derive(Debug)]
pub(crate) struct Again {
    /// Its number; 0 is the beginning, before any decision.
    number: usize,
    /// What the viewer knew before and after it, and how the pieces stood then.
    view: View,
    then: View,
    before: Pieces,
    after: Pieces,
    motion: Timeline,
    /// What lay hidden before and after it, where everything is seen.
    open: Option<[HiddenState; 2]>,
}

impl Again {
    /// The decision with a number, seen with these eyes; where everything lies open, beside what the viewer knew.
    pub fn new(game: &Match, number: usize, (eyes, viewer): (Perspective, Society), speed: Speed) -> Self {
        let (world, taken) = (game.world(), number.saturating_sub(1));
        let view = game.view_after(taken, viewer);
        let then = game.view_after(number, viewer);
        let [before, after] = [&view, &then].map(|view| Pieces::of(world, view, view.moving()));
        let motion = game.step(number).map(|step| Timeline::of(world, step, eyes, speed)).unwrap_or_default();
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

    /// Whether it was taken in an empire's turn.
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

    /// What the viewer knew so many seconds after it is shown.
    pub fn view(&self, time: f32) -> &View {
        if time < self.arrives() { &self.view } else { &self.then }
    }

    /// What lay hidden then, where everything is seen.
    pub fn open(&self, time: f32) -> Option<&HiddenState> {
        self.open.as_ref().map(|open| &open[usize::from(time >= self.arrives())])
    }

    /// How many decisions were taken by then.
    pub fn taken(&self, time: f32) -> usize {
        if time < self.arrives() { self.number.saturating_sub(1) } else { self.number }
    }

    /// The pieces then.
    pub fn pieces(&self, time: f32) -> &Pieces {
        let standing = if time < self.arrives() { &self.before } else { &self.after };
        self.motion.at(time).pieces.unwrap_or(standing)
    }

    /// What is on its way.
    pub fn motion(&self) -> &Timeline {
        &self.motion
    }
}
