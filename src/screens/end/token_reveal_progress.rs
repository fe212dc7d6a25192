//! The progress of the animation that reveals the tokens one by one. The player can skip it.

use std::time::Duration;

/// The maximum duration of revealing one token.
const LONGEST: Duration = Duration::from_millis(600);
/// The share of a token's duration in which it turns. During the rest, its points are shown.
const MOVES: f32 = 0.6;

/// The animation that reveals the tokens.
#[derive(Clone, Debug)]
pub(super) struct Turning {
    /// The number of tokens to reveal.
    tokens: usize,
    /// The duration of revealing one token, in seconds.
    each: f64,
    /// When the animation began, by egui's clock, in seconds. `None` before that.
    began: Option<f64>,
    /// True if all tokens are revealed, because the animation has ended or the player has skipped it.
    hurried: bool,
}

/// How many tokens the animation has revealed at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Turned {
    /// The number of tokens completely revealed.
    pub whole: usize,
    /// How far the next token has turned, from 0 to 1.
    pub next: f32,
}

impl Turning {
    /// The animation for this many tokens. Revealing one takes `each`, but at most `LONGEST`.
    pub fn new(tokens: usize, each: Duration) -> Self {
        Self { tokens, each: each.min(LONGEST).as_secs_f64(), began: None, hurried: each.is_zero() }
    }

    /// Skips the animation, so that all tokens are revealed at once.
    pub fn finish(&mut self) {
        self.hurried = true;
    }

    /// The progress of the animation at `now`, in seconds. The first call starts it.
    pub fn at(&mut self, now: f64) -> Turned {
        let began = *self.began.get_or_insert(now);
        if self.hurried || self.each <= 0.0 || now - began >= self.each * self.tokens as f64 {
            self.hurried = true;
            return Turned { whole: self.tokens, next: 0.0 };
        }
        let turns = (now - began) / self.each;
        let part = (turns.fract() as f32 / MOVES).min(1.0);
        Turned { whole: turns as usize, next: part }
    }

    /// True if all tokens are revealed.
    pub fn is_over(&self) -> bool {
        self.hurried
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_turned_one_after_another() {
        let mut turning = Turning::new(3, Duration::from_millis(500));
        assert_eq!(turning.at(10.0), Turned { whole: 0, next: 0.0 });
        assert_eq!(turning.at(10.15).whole, 0);
        assert!((turning.at(10.15).next - 0.5).abs() < 0.001);
        assert_eq!(turning.at(10.4), Turned { whole: 0, next: 1.0 });
        assert_eq!(turning.at(11.0).whole, 2);
        assert!(!turning.is_over());
        assert_eq!(turning.at(11.5), Turned { whole: 3, next: 0.0 });
        assert!(turning.is_over());
    }

    #[test]
    fn they_are_turned_at_once_when_that_is_wanted() {
        let mut turning = Turning::new(20, Duration::from_secs(9));
        assert_eq!(turning.at(0.65).whole, 0);
        assert_eq!(turning.at(0.65 + 0.7).whole, 1);
        turning.finish();
        assert_eq!(turning.at(1.4).whole, 20);
        assert!(turning.is_over());
        assert_eq!(Turning::new(20, Duration::ZERO).at(7.0).whole, 20);
    }
}
