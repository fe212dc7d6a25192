//! Counts sequences of decisions (section 14).

use super::game::Game;

impl Game {
    /// The number of sequences of `depth` decisions from here, multiplied by the random outcomes during and right
    /// after each sequence. A sequence in which the match ends counts as one.
    pub fn perft(&self, depth: usize) -> u64 {
        if self.waits_for_chance() {
            return self.outcomes().iter().map(|outcome| self.after_chance(outcome, depth)).sum();
        }
        if depth == 0 || self.over() {
            return 1;
        }
        self.legal().iter().map(|step| self.after(step).perft(depth - 1)).sum()
    }

    fn after(&self, step: &str) -> Game {
        let mut after = self.clone();
        after.decide_unchecked(step);
        after
    }

    fn after_chance(&self, outcome: &str, depth: usize) -> u64 {
        let mut after = self.clone();
        after.chance(outcome).expect("an outcome of its own list");
        after.perft(depth)
    }
}
