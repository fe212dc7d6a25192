//! Looking back: decisions that were taken are shown again one after another, with the table as the viewer
//! knew it then; at the end of them, or at any time, the table returns to now.

use egui::{Rect, Ui};

use super::motion::{Motion, Pieces};
use super::story::Story;
use crate::app::looks::Looks;
use crate::app::settings::Speed;
use crate::rules::{Phase, Society, View};
use crate::table::Match;

/// How long the table stands as it was before a decision where nothing is to move, between two decisions, and
/// before the table returns to now, in seconds.
const BEFORE: f32 = 0.7;
const BETWEEN: f32 = 0.3;
const LAST: f32 = 1.6;

/// Decisions that are shown again.
#[derive(Debug)]
pub(super) struct LookingBack {
    first: usize,
    last: usize,
    viewer: Society,
    speed: Speed,
    /// The number of the decision that is shown, and since when.
    number: usize,
    since: f64,
    /// What the viewer knew before and after it, and how the pieces stood then.
    view: View,
    then: View,
    before: Pieces,
    after: Pieces,
    motion: Motion,
}

impl LookingBack {
    /// Shows decisions again, from one to another by their numbers.
    pub fn new(
        game: &Match,
        (first, last): (usize, usize),
        viewer: Society,
        speed: Speed,
        now: f64,
    ) -> Option<Self> {
        Self::at(game, (first, last), first, viewer, speed, now)
    }

    fn at(
        game: &Match,
        (first, last): (usize, usize),
        number: usize,
        viewer: Society,
        speed: Speed,
        since: f64,
    ) -> Option<Self> {
        let (world, step) = (game.world(), game.step(number)?);
        let view = step.before.view(world, viewer);
        let state = game.step(number + 1).map_or(game.state(), |next| &next.before);
        let before = Pieces::of(world, &view);
        let then = state.view(world, viewer);
        let after = Pieces::of(world, &then);
        let motion = Motion::new(before.clone(), &step.events, viewer, speed);
        Some(Self { first, last, viewer, speed, number, since, view, then, before, after, motion })
    }

    /// Goes on as the time does; `None` once everything has been shown.
    ///
    /// Where it `waits`, its end stays until the person returns.
    pub fn advance(self, game: &Match, now: f64, waits: bool) -> Option<Self> {
        match self.time(now) < self.ends() {
            true => Some(self),
            false if self.number >= self.last => waits.then_some(self),
            false => Self::at(game, (self.first, self.last), self.number + 1, self.viewer, self.speed, now),
        }
    }

    /// Whether nothing moves any more.
    pub fn has_arrived(&self, now: f64) -> bool {
        self.number >= self.last && self.time(now) >= self.ends()
    }

    /// What was done before all that is shown again: its decisions by their numbers.
    pub fn earlier(&self, game: &Match) -> Option<(usize, usize)> {
        Story::ending_at(game, self.first.checked_sub(1)?).map(|story| story.numbers())
    }

    /// When everything has arrived, in seconds from when the decision is shown.
    fn arrives(&self) -> f32 {
        if self.motion.is_over(0.0) { BEFORE } else { self.motion.lasts() }
    }

    /// When the decision has been shown long enough.
    fn ends(&self) -> f32 {
        self.arrives() + if self.number == self.last { LAST } else { BETWEEN }
    }

    fn time(&self, now: f64) -> f32 {
        (now - self.since) as f32
    }

    /// What the viewer knew at this moment.
    pub fn view(&self, now: f64) -> &View {
        if self.time(now) < self.arrives() { &self.view } else { &self.then }
    }

    /// The number of the decision that is shown.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The pieces at this moment.
    pub fn pieces(&self, now: f64) -> &Pieces {
        let time = self.time(now);
        let moving = self.motion.pieces(time);
        moving.unwrap_or(if time < self.arrives() { &self.before } else { &self.after })
    }

    /// What is on its way.
    pub fn motion(&self, now: f64) -> (&Motion, f32) {
        (&self.motion, self.time(now))
    }

    /// What has been done as far as it is shown.
    pub fn story<'a>(&self, game: &'a Match) -> Option<Story<'a>> {
        // Placements are told one by one.
        let acts = self.view.phase() == Phase::Turns;
        Story::of(game, if acts { self.first } else { self.number }, self.number)
    }
}

/// Frames the map, which is not as it is now.
pub(super) fn frame(ui: &Ui, looks: &Looks, board: Rect) {
    let stroke = (4.0, looks.theme.accent);
    ui.painter().rect_stroke(board.shrink(2.0), 5.0, stroke, egui::StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::ai::{Bot, Level};
    use crate::content::{Files, Pack};
    use crate::rules::Event;
    use crate::table::Setup;

    fn finished() -> Match {
        let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
        let mut game = Match::new(Setup::new(pack, 3, Level::Random, 4)).unwrap();
        let mut bot = Bot::new(Level::Random, 4);
        while let Some(mover) = game.state().mover() {
            let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
            game.play(action).unwrap();
        }
        game
    }

    #[test]
    fn no_more_is_seen_than_the_viewer_knew_then() {
        let game = finished();
        for viewer in game.world().societies() {
            for number in 1..=game.steps().len() {
                let back = LookingBack::new(&game, (number, number), viewer, Speed::Normal, 0.0).unwrap();
                let step = game.step(number).unwrap();
                assert_eq!(back.view(0.0), &step.before.view(game.world(), viewer));
                let next = game.step(number + 1).map_or(game.state(), |next| &next.before);
                let then = f64::from(back.arrives()) + 0.1;
                assert_eq!(back.view(then), &next.view(game.world(), viewer), "what came of it");
                let told = |time| back.motion.event(time).map(|(event, _)| *event);
                let all: Vec<Event> = (0..80).filter_map(|i| told(i as f32 * 0.1)).collect();
                assert!(all.iter().all(|event| event.audience().has(viewer)), "{all:?}");
            }
        }
    }

    #[test]
    fn each_step_back_goes_farther_until_the_beginning_and_every_replay_ends() {
        let game = finished();
        let viewer = game.world().societies().next().unwrap();
        let mut numbers = Story::last(&game).unwrap().numbers();
        assert_eq!(numbers.1, game.steps().len());
        let mut count = 0;
        loop {
            let mut back = LookingBack::new(&game, numbers, viewer, Speed::None, 0.0);
            let earlier = back.as_ref().unwrap().earlier(&game);
            let mut now = 0.0;
            while let Some(still) = back {
                now += 1.0;
                back = still.advance(&game, now, false);
                assert!(now < 500.0, "it never ends");
            }
            count += 1;
            let Some(earlier) = earlier else { break };
            assert_eq!(earlier.1 + 1, numbers.0);
            numbers = earlier;
        }
        assert_eq!(numbers.0, 1);
        assert!(count > 100, "{count}");
    }
}
