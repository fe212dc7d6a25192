//! The progress of the animation that reveals the tokens one by one. The person can skip it.

use std::time::Duration;

/// The maximum time for a token.
const LONGEST: Duration = Duration::from_millis(600);
/// The share of its time in which a token turns. In the rest its points are shown.
const MOVES: f32 = 0.6;

/// The animation that reveals the tokens.
#[derive(Clone, Debug)]
pub(super) struct Turning {
    /// The number of tokens.
    tokens: usize,
    /// The time for each token, in seconds.
    each: f64,
    /// The start of the animation, in seconds of egui's clock; `None` before it.
    began: Option<f64>,
    /// True if all tokens are revealed, because the time is over or the person has skipped the rest.
    hurried: bool,
}

/// The progress of the animation at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Turned {
    /// The number of revealed tokens.
    pub whole: usize,
    /// The progress of the next token, from 0 to 1.
    pub next: f32,
}

impl Turning {
    /// The animation for a number of tokens that take `each` long.
    pub fn new(tokens: usize, each: Duration) -> Self {
        Self { tokens, each: each.min(LONGEST).as_secs_f64(), began: None, hurried: each.is_zero() }
    }

    /// Reveals all tokens at once.
    pub fn finish(&mut self) {
        self.hurried = true;
    }

    /// The progress at a time in seconds. The first call starts the animation.
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
