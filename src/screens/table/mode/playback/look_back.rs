//! Looking back at past decisions of a running match. They are shown one after another, with the knowledge that the
//! viewer had at the time. At the end, or earlier if the player wants, the table returns to the present.

use std::ops::RangeInclusive;

use egui::{Rect, Ui};

use crate::looks::Looks;
use crate::screens::table::mode::playback::past_decision::{Lens, PastDecision};
use crate::screens::table::panels::narration::narrated_turn::Story;
use crate::settings::Speed;
use rules::Society;
use table::{Match, Perspective};

/// The pause between two past decisions, in seconds.
const BETWEEN: f32 = 0.3;
/// The pause after the last past decision, before the table returns to the present, in seconds.
const LAST: f32 = 1.6;

/// The past decisions of a running match that the table shows again.
#[derive(Debug)]
pub(crate) struct LookingBack {
    decisions: RangeInclusive<usize>,
    lens: Lens,
    /// The past decision that the table shows now.
    current: PastDecision,
    /// When the table began to show `current`, in seconds of egui's clock.
    since: f64,
}

impl LookingBack {
    /// Starts to show the decisions with these numbers at the time `now`; `None` if the first of them does not exist.
    pub fn new(
        game: &Match,
        decisions: RangeInclusive<usize>,
        viewer: Society,
        speed: Speed,
        now: f64,
    ) -> Option<Self> {
        game.step(*decisions.start())?;
        let lens = Lens { eyes: Perspective::Society(viewer), viewer, speed };
        let current = PastDecision::new(game, *decisions.start(), lens);
        Some(Self { decisions, lens, current, since: now })
    }

    /// Goes on to the next past decision when the current one has been shown for long enough. Returns false once all
    /// have been shown.
    ///
    /// If `waits` is true, the last decision stays until the player returns to the present.
    pub fn advance(&mut self, game: &Match, now: f64, waits: bool) -> bool {
        if self.time(now) < self.ends() {
            return true;
        }
        if self.is_last() {
            return waits;
        }
        let next = self.current.number() + 1;
        if game.step(next).is_none() {
            return false;
        }
        self.current = PastDecision::new(game, next, self.lens);
        self.since = now;
        true
    }

    /// True if the last of the past decisions is being shown.
    fn is_last(&self) -> bool {
        self.current.number() >= *self.decisions.end()
    }

    /// True if the last of the past decisions has been shown for long enough.
    pub fn has_arrived(&self, now: f64) -> bool {
        self.is_last() && self.time(now) >= self.ends()
    }

    /// The number of the first past decision.
    pub fn first(&self) -> usize {
        *self.decisions.start()
    }

    /// For how many seconds in total the current decision is shown.
    fn ends(&self) -> f32 {
        self.current.arrives() + if self.is_last() { LAST } else { BETWEEN }
    }

    /// For how many seconds the current decision has been shown at the time `now`.
    pub fn time(&self, now: f64) -> f32 {
        (now - self.since) as f32
    }

    /// The past decision that the table shows now.
    pub fn current(&self) -> &PastDecision {
        &self.current
    }

    /// The turn to narrate: the decisions up to the current one.
    pub fn story<'a>(&self, game: &'a Match) -> Option<Story<'a>> {
        let number = self.current.number();
        // Placements of agents are narrated one by one.
        Story::between(game, if self.current.acts() { *self.decisions.start() } else { number }, number)
    }
}

/// The numbers of the decisions in the turn before the decision `first`; `None` if there is no such turn.
pub(crate) fn earlier(game: &Match, first: usize) -> Option<RangeInclusive<usize>> {
    Story::ending_at(game, first.checked_sub(1)?).map(|story| story.decisions())
}

/// Draws a frame around the map, which marks that the table shows a past moment.
pub(crate) fn frame(ui: &Ui, looks: &Looks, board: Rect) {
    let stroke = (4.0, looks.theme.accent);
    ui.painter().rect_stroke(board.shrink(2.0), 5.0, stroke, egui::StrokeKind::Inside);
}

#[cfg(test)]
mod tests {

    use super::*;
    use bots::Level;
    use rules::Event;
    use table::Setup;

    fn finished() -> Match {
        let pack = testing::pack("war-of-whispers");
        let mut game = Match::new(Setup::new(pack, 3, Level::Random, 4)).unwrap();
        testing::random_matches::play_by_chance(&mut game, 4, |_| true);
        game
    }

    #[test]
    fn no_more_is_seen_than_the_viewer_knew_then() {
        let game = finished();
        for viewer in game.world().societies() {
            for number in 1..=game.steps().len() {
                let back = LookingBack::new(&game, number..=number, viewer, Speed::Normal, 0.0).unwrap();
                let step = game.step(number).unwrap();
                assert_eq!(back.current.view(0.0), &step.before.view(game.world(), viewer));
                let next = game.step(number + 1).map_or(game.state(), |next| &next.before);
                let then = back.current.arrives() + 0.1;
                assert_eq!(back.current.view(then), &next.view(game.world(), viewer), "what came of it");
                let told = |time| back.current.motion().frame(time).moving.map(|moving| moving.event);
                let all: Vec<Event> = (0..80).filter_map(|i| told(i as f32 * 0.1)).collect();
                assert!(all.iter().all(|event| event.audience().has(viewer)), "{all:?}");
            }
        }
    }

    #[test]
    fn each_step_back_goes_farther_until_the_beginning_and_every_replay_ends() {
        let game = finished();
        let viewer = game.world().societies().next().unwrap();
        let mut numbers = Story::last(&game).unwrap().decisions();
        assert_eq!(*numbers.end(), game.steps().len());
        let mut count = 0;
        loop {
            let mut back = LookingBack::new(&game, numbers.clone(), viewer, Speed::None, 0.0).unwrap();
            let earlier = earlier(&game, back.first());
            let mut now = 1.0;
            while back.advance(&game, now, false) {
                now += 1.0;
                assert!(now < 500.0, "it never ends");
            }
            count += 1;
            let Some(earlier) = earlier else { break };
            assert_eq!(earlier.end() + 1, *numbers.start());
            numbers = earlier;
        }
        assert_eq!(*numbers.start(), 1);
        assert!(count > 100, "{count}");
    }
}
