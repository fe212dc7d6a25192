//! Looking back: decisions that were taken are shown again one after another, with the table as the viewer
//! knew it then; at the end of them, or at any time, the table returns to now.

use egui::{Rect, Ui};

use crate::looks::Looks;
use crate::screens::table::mode::playback::past_decision::Again;
use crate::screens::table::panels::narration::turn::Story;
use crate::settings::Speed;
use rules::Society;
use table::{Match, Perspective};

/// How long the table stands between two decisions, and before it returns to now, in seconds.
const BETWEEN: f32 = 0.3;
const LAST: f32 = 1.6;

/// Decisions that are shown again.
#[derive(Debug)]
pub(crate) struct LookingBack {
    first: usize,
    last: usize,
    viewer: Society,
    speed: Speed,
    /// The decision that is shown, and since when.
    again: Again,
    since: f64,
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
        game.step(number)?;
        let again = Again::new(game, number, (Perspective::Society(viewer), viewer), speed);
        Some(Self { first, last, viewer, speed, again, since })
    }

    /// Goes on as the time does; `false` once everything has been shown.
    ///
    /// Where it `waits`, its end stays until the person returns.
    pub fn advance(&mut self, game: &Match, now: f64, waits: bool) -> bool {
        let number = self.again.number();
        if self.time(now) < self.ends() {
            return true;
        }
        if number >= self.last {
            return waits;
        }
        let next = Self::at(game, (self.first, self.last), number + 1, self.viewer, self.speed, now);
        next.is_some_and(|next| {
            *self = next;
            true
        })
    }

    /// Whether nothing moves any more.
    pub fn has_arrived(&self, now: f64) -> bool {
        self.again.number() >= self.last && self.time(now) >= self.ends()
    }

    /// What was done before all that is shown again: its decisions by their numbers.
    pub fn earlier(&self, game: &Match) -> Option<(usize, usize)> {
        Story::ending_at(game, self.first.checked_sub(1)?).map(|story| story.numbers())
    }

    /// When the decision has been shown long enough.
    fn ends(&self) -> f32 {
        self.again.arrives() + if self.again.number() == self.last { LAST } else { BETWEEN }
    }

    /// How long the decision has been shown, in seconds.
    pub fn time(&self, now: f64) -> f32 {
        (now - self.since) as f32
    }

    /// The decision that is shown.
    pub fn again(&self) -> &Again {
        &self.again
    }

    /// What has been done as far as it is shown.
    pub fn story<'a>(&self, game: &'a Match) -> Option<Story<'a>> {
        let number = self.again.number();
        // Placements are told one by one.
        Story::of(game, if self.again.acts() { self.first } else { number }, number)
    }
}

/// Frames the map, which is not as it is now.
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
        testing::matches::play_by_chance(&mut game, 4, |_| true);
        game
    }

    #[test]
    fn no_more_is_seen_than_the_viewer_knew_then() {
        let game = finished();
        for viewer in game.world().societies() {
            for number in 1..=game.steps().len() {
                let back = LookingBack::new(&game, (number, number), viewer, Speed::Normal, 0.0).unwrap();
                let step = game.step(number).unwrap();
                assert_eq!(back.again.view(0.0), &step.before.view(game.world(), viewer));
                let next = game.step(number + 1).map_or(game.state(), |next| &next.before);
                let then = back.again.arrives() + 0.1;
                assert_eq!(back.again.view(then), &next.view(game.world(), viewer), "what came of it");
                let told = |time| back.again.motion().at(time).moving.map(|(event, _)| *event);
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
            let mut back = LookingBack::new(&game, numbers, viewer, Speed::None, 0.0).unwrap();
            let earlier = back.earlier(&game);
            let mut now = 1.0;
            while back.advance(&game, now, false) {
                now += 1.0;
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
