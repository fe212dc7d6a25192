//! The state of a replay, and the way it moves through the match.

use std::ops::RangeInclusive;

use super::replay_controls::{Go, Pace};
use crate::screens::table::mode::playback::past_decision::{Lens, PastDecision};
use crate::screens::table::panels::narration::narrated_turn::Story;
use crate::settings::Speed;
use rules::Society;
use table::{Landmarks, Match, Perspective, Player};

/// For how many seconds a decision stays after its animation, at the usual pace of a replay.
const BETWEEN: f32 = 0.9;

/// The replay of a finished match on the table.
#[derive(Debug)]
pub(crate) struct Replay {
    /// How past decisions are shown. `lens.viewer` is the society whose knowledge is visible, or the player's society
    /// if everything is revealed.
    lens: Lens,
    person: Society,
    pace: Pace,
    /// The decision that the replay shows now.
    current: PastDecision,
    /// When the replay began to show `current`, in seconds of egui's clock.
    since: f64,
    /// The number of the decision at which automatic play stops; `None` while the replay is paused.
    until: Option<usize>,
    marks: Landmarks,
    /// The number of decisions in the match.
    count: usize,
}

impl Replay {
    /// Starts a replay at the end of the match, with the knowledge of the society `person`; `None` if the match isn't
    /// over.
    pub fn new(game: &Match, person: Society, speed: Speed) -> Option<Self> {
        game.state().is_over().then(|| Self::with_eyes(game, Perspective::Society(person), speed))?
    }

    /// Starts a replay at the last decision of the match, as seen by `eyes`; `None` if the match doesn't allow that
    /// perspective.
    pub fn with_eyes(game: &Match, eyes: Perspective, speed: Speed) -> Option<Self> {
        if !Perspective::choices(game).contains(&eyes) {
            return None;
        }
        let human = |society: &Society| game.player(*society) == Player::Human;
        let person = game.world().societies().find(human).unwrap_or(game.state().first());
        let lens = Lens { eyes, viewer: viewer(eyes, person), speed };
        let count = game.steps().len();
        Some(Self {
            lens,
            person,
            pace: Pace::default(),
            current: PastDecision::new(game, count, lens),
            since: f64::NEG_INFINITY,
            until: None,
            marks: Landmarks::new(game),
            count,
        })
    }

    /// Changes the speed of animations in the replay, from the next decision on.
    pub fn set_speed(&mut self, speed: Speed) {
        self.lens.speed = speed;
    }

    /// The decision that the replay shows now.
    pub fn current(&self) -> &PastDecision {
        &self.current
    }

    /// For how long the current decision has been shown, in seconds multiplied by the replay's pace.
    pub fn time(&self, now: f64) -> f32 {
        (now - self.since) as f32 * self.pace.factor()
    }

    /// The perspective whose knowledge the replay shows.
    pub fn eyes(&self) -> Perspective {
        self.lens.eyes
    }

    /// The society whose panel and hand are shown large.
    pub fn viewer(&self) -> Society {
        self.lens.viewer
    }

    /// The pace of the replay.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// True if the replay is playing automatically.
    pub fn is_playing(&self) -> bool {
        self.until.is_some()
    }

    /// Where the match's rounds and turns begin.
    pub fn marks(&self) -> &Landmarks {
        &self.marks
    }

    /// The number of decisions in the match.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The number of the decision from which the player can try the match again: the current one, but at least 1.
    pub fn decision(&self) -> usize {
        self.current.number().max(1)
    }

    /// The turn of the current decision, up to that decision.
    pub fn story<'a>(&self, game: &'a Match) -> Option<Story<'a>> {
        Story::ending_at(game, self.current.number())
    }

    /// Shows the decision with this number. If `since` is the current time, the decision is animated. If `since` is
    /// long ago, only its result is shown.
    fn show(&mut self, game: &Match, number: usize, since: f64) {
        let number = number.min(self.count);
        self.current = PastDecision::new(game, number, self.lens);
        self.since = since;
    }

    /// Goes to another decision and pauses there. Only a single step forward is animated.
    pub fn go(&mut self, game: &Match, go: Go, now: f64) {
        let at = self.current.number();
        let begins = |taken: usize| taken + 1;
        let rounds = || self.marks.rounds().map(|mark| begins(mark.taken));
        let turns = || self.marks.all().iter().map(|mark| begins(mark.taken));
        let to = match go {
            Go::Start => 0,
            Go::RoundBack => rounds().rfind(|to| *to < at).unwrap_or(0),
            Go::RoundOn => rounds().find(|to| *to > at).unwrap_or(self.count),
            Go::TurnBack => turns().rfind(|to| *to < at).unwrap_or(0),
            Go::TurnOn => turns().find(|to| *to > at).unwrap_or(self.count),
            Go::Back => at.saturating_sub(1),
            Go::On => at + 1,
            Go::End => self.count,
            Go::To(number) => number,
        };
        self.until = None;
        let moves = go == Go::On && at < self.count;
        self.show(game, to, if moves { now } else { f64::NEG_INFINITY });
    }

    /// Starts automatic play, or pauses it. At the end of the match, play starts from the beginning.
    pub fn toggle(&mut self, game: &Match, now: f64) {
        if self.until.take().is_some() {
            return;
        }
        let at = self.current.number();
        let next = if at >= self.count { 0 } else { at + 1 };
        self.until = Some(self.count);
        self.show(game, next, now);
    }

    /// Plays the decisions with these numbers, and then pauses.
    pub fn play(&mut self, game: &Match, decisions: RangeInclusive<usize>, now: f64) {
        let (first, last) = decisions.into_inner();
        self.until = (last > first).then_some(last);
        self.show(game, first, now);
    }

    /// Changes the pace of the replay. An animation that is running continues from where it is.
    pub fn set_pace(&mut self, pace: Pace, now: f64) {
        let shown = self.time(now);
        self.pace = pace;
        if self.since.is_finite() {
            self.since = now - f64::from(shown / pace.factor());
        }
    }

    /// Changes the perspective of the replay, if the match allows the new one.
    pub fn look_with(&mut self, game: &Match, eyes: Perspective) {
        if !Perspective::choices(game).contains(&eyes) {
            return;
        }
        self.lens = Lens { eyes, viewer: viewer(eyes, self.person), ..self.lens };
        self.current = PastDecision::new(game, self.current.number(), self.lens);
    }

    /// Changes to the next perspective that the match allows.
    pub fn next_eyes(&mut self, game: &Match) {
        let all = Perspective::choices(game);
        let place = all.iter().position(|eyes| *eyes == self.lens.eyes).unwrap_or(0);
        if let Some(next) = all.get((place + 1) % all.len().max(1)) {
            self.look_with(game, *next);
        }
    }

    /// In automatic play, goes on to the next decision when the current one has been shown for long enough. Returns in
    /// how many seconds a new frame is needed; `None` if none is.
    pub fn advance(&mut self, game: &Match, now: f64) -> Option<f32> {
        let (time, arrives) = (self.time(now), self.current.arrives());
        let Some(until) = self.until else {
            let rest = arrives - time;
            return (rest > 0.0).then(|| if self.current.motion().is_over(time) { rest } else { 0.0 });
        };
        if time >= arrives + BETWEEN {
            let number = self.current.number();
            if number < until {
                self.show(game, number + 1, now);
            } else {
                self.until = None;
            }
            return Some(0.0);
        }
        let rest = (arrives + BETWEEN - time) / self.pace.factor();
        Some(if self.current.motion().is_over(time) { rest.min(0.1) } else { 0.0 })
    }
}

/// The society of a perspective, or the player's society `person` if everything is revealed.
fn viewer(eyes: Perspective, person: Society) -> Society {
    match eyes {
        Perspective::Society(society) => society,
        Perspective::Open => person,
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use ::table::{Setup, play_random};
    use bots::Level;

    fn played(decisions: usize) -> Match {
        let pack = testing::pack("war-of-whispers");
        let mut game = Match::new(Setup::new(pack, 2, Level::Novice, 8)).unwrap();
        play_random(&mut game, 3, decisions);
        game
    }

    fn replay(game: &Match) -> Replay {
        Replay::new(game, Society::new(0).unwrap(), Speed::Normal).unwrap()
    }

    #[test]
    fn a_running_match_has_no_replay_and_no_open_eyes() {
        let game = played(60);
        let person = Society::new(0).unwrap();
        assert!(Replay::new(&game, person, Speed::Normal).is_none());
        assert_eq!(Perspective::choices(&game), [Perspective::Society(person)]);
        let lens = Lens { eyes: Perspective::Open, viewer: person, speed: Speed::None };
        let again = PastDecision::new(&game, 40, lens);
        assert!(again.open(0.0).is_none() && again.open(9.0).is_none());
        assert_eq!(again.view(9.0), &game.step(41).unwrap().before.view(game.world(), person));
    }

    #[test]
    fn every_step_leads_where_it_says() {
        let game = played(usize::MAX);
        let mut replay = replay(&game);
        let count = game.steps().len();
        let mut at = |go| {
            replay.go(&game, go, 0.0);
            replay.current().number()
        };
        assert_eq!((at(Go::Start), at(Go::Back), at(Go::On), at(Go::On), at(Go::Back)), (0, 0, 1, 2, 1));
        let starts: Vec<usize> = game.round_starts().iter().map(|(taken, _)| taken + 1).collect();
        let on: Vec<usize> = starts[1..].iter().map(|_| at(Go::RoundOn)).collect();
        assert_eq!(on, starts[1..]);
        assert_eq!((at(Go::RoundOn), at(Go::On)), (count, count));
        let back: Vec<usize> = starts.iter().map(|_| at(Go::RoundBack)).collect();
        assert!(back.iter().eq(starts.iter().rev()));
        assert_eq!((at(Go::RoundBack), at(Go::To(9)), at(Go::To(count + 9))), (0, 9, count));
        at(Go::Start);
        let turns: Vec<usize> =
            std::iter::from_fn(|| Some(at(Go::TurnOn)).filter(|to| *to < count)).collect();
        let known: Vec<usize> = Landmarks::new(&game).all().iter().map(|mark| mark.taken + 1).collect();
        assert_eq!(turns, known.into_iter().filter(|to| *to < count).collect::<Vec<_>>());
        assert!(turns.len() > 20, "{turns:?}");
    }

    #[test]
    fn at_every_pace_it_plays_every_decision_once_and_stops_at_the_end() {
        let game = played(usize::MAX);
        let mut took = Vec::new();
        for pace in Pace::ALL {
            let mut replay = replay(&game);
            replay.set_pace(pace, 0.0);
            replay.toggle(&game, 0.0);
            let (mut now, mut seen) = (0.0, vec![replay.current().number()]);
            while replay.is_playing() {
                let wait = replay.advance(&game, now).unwrap();
                now += f64::from(wait.max(0.02));
                if seen.last() != Some(&replay.current().number()) {
                    seen.push(replay.current().number());
                }
                assert!(now < 5000.0, "it never ends");
            }
            assert!(seen.iter().copied().eq(0..=game.steps().len()), "{pace:?}: {seen:?}");
            assert_eq!(replay.advance(&game, now + 9.0), None, "nothing is to come");
            took.push(now);
        }
        assert!(took.is_sorted_by(|slow, fast| *slow > 1.7 * fast), "{took:?}");
    }

    #[test]
    fn each_pair_of_eyes_sees_what_it_could_know_then_and_open_ones_everything() {
        let game = played(usize::MAX);
        let mut replay = replay(&game);
        let world = game.world();
        let mut open = 0;
        for number in (0..game.steps().len()).step_by(17) {
            replay.go(&game, Go::To(number), 0.0);
            for _ in Perspective::choices(&game) {
                replay.next_eyes(&game);
                let again = replay.current();
                assert_eq!(again.number(), number, "other eyes see the same moment");
                assert_eq!(again.view(9.0), &game.view_after(number, replay.viewer()));
                match replay.eyes() {
                    Perspective::Society(society) => {
                        assert!(society == replay.viewer() && again.open(9.0).is_none())
                    }
                    Perspective::Open => {
                        open += 1;
                        let shown = again.open(9.0).unwrap();
                        let then = &game.steps()[number].before;
                        assert!(world.societies().all(|s| shown.hand(s) == then.hand(s)));
                    }
                }
            }
        }
        assert!(open > 5);
    }
}
