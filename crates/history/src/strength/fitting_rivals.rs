//! Finds rivals against whom a player wins a chosen share of matches.

use super::bot_strengths::anchor;
use super::strength_estimate::Strength;
use bots::Level;
use table::Player;

/// The shares of wins at which a player can aim, in percent.
pub const SHARES: [u8; 6] = [20, 25, 33, 50, 60, 75];

/// Rivals for a match, chosen to fit the player's strength.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The rivals' levels, with the strongest first.
    pub levels: Vec<Level>,
    /// The player's win chance against these rivals.
    pub chance: f64,
    /// The player's average win chance over many such offers. It equals the chosen share unless all possible
    /// rivals are too weak or too strong.
    pub average: f64,
}

/// Rivals against whom a player of this strength wins about the given share of matches. `rivals` is their
/// number.
///
/// The rivals are of one level or of two neighbouring ones. There are two line-ups whose win chances are
/// closest to the share, one below and one above. One of them is chosen with `draw`, a random number from 0 to
/// 1, so that the average equals the share.
pub fn offer(strength: &Strength, rivals: usize, share: f64, draw: f64) -> Offer {
    let mut all: Vec<(f64, Vec<Level>)> = line_ups(rivals)
        .into_iter()
        .map(|levels| {
            let points: Vec<f64> =
                levels.iter().filter_map(|level| anchor(Player::even(*level), rivals + 1)).collect();
            (strength.chance(&points), levels)
        })
        .collect();
    // Sorted by win chance, so the hardest rivals come first.
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let above = all.partition_point(|(chance, _)| *chance < share).min(all.len().saturating_sub(1));
    let below = above.saturating_sub(1);
    let [low, high] = [below, above].map(|at| all.get(at).map_or(0.0, |(chance, _)| *chance));
    let (taken, average) = if share <= low || high <= low {
        (below, low)
    } else if share >= high {
        (above, high)
    } else {
        (if draw < (share - low) / (high - low) { above } else { below }, share)
    };
    let (chance, levels) = all.get(taken).cloned().unwrap_or((1.0, Vec::new()));
    Offer { levels, chance, average }
}

/// All line-ups of this many rivals that consist of one level or of two neighbouring ones.
fn line_ups(rivals: usize) -> Vec<Vec<Level>> {
    let mut all = Vec::new();
    for (at, level) in Level::ALL.into_iter().enumerate() {
        let weaker = at.checked_sub(1).and_then(|at| Level::ALL.get(at)).copied();
        let mixed = if weaker.is_some() { 1..=rivals } else { rivals..=rivals };
        for strong in mixed {
            let mut levels = vec![level; strong];
            levels.resize(rivals, weaker.unwrap_or(level));
            all.push(levels);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Rng;

    #[test]
    fn line_ups_are_of_one_level_or_of_two_neighbours_and_each_is_there_once() {
        assert_eq!([1, 2, 3].map(|rivals| line_ups(rivals).len()), [5, 9, 13]);
        let three = line_ups(3);
        assert!(three.contains(&vec![Level::Agent, Level::Novice, Level::Novice]));
        assert!(three.iter().all(|levels| levels.len() == 3 && levels.is_sorted_by(|a, b| a >= b)));
    }

    /// Plays 1,200 matches of a person with `points` against the offered rivals. Returns the share of wins in
    /// the second half.
    fn played(points: f64, rivals: usize, share: f64, seed: u64) -> f64 {
        let (mut strength, mut rng) = (Strength::new(), Rng::new(seed));
        let matches = 1200;
        let mut won = 0.0;
        for n in 0..matches {
            let offered = offer(&strength, rivals, share, rng.unit());
            let anchors: Vec<f64> =
                offered.levels.iter().map(|l| anchor(Player::even(*l), rivals + 1).unwrap()).collect();
            let sum: f64 = anchors.iter().map(|rival| 10f64.powf((rival - points) / 400.0)).sum();
            let wins = rng.unit() < 1.0 / (1.0 + sum);
            strength.learn(&anchors, f64::from(u8::from(wins)));
            if n >= matches / 2 {
                won += f64::from(u8::from(wins));
            }
        }
        won / f64::from(matches / 2)
    }

    #[test]
    fn players_of_any_strength_win_the_share_that_they_wished_for() {
        // The standard error of six hundred matches is 2%. Five runs of them make it less than 1%.
        for points in [1100.0, 1350.0, 1600.0] {
            for (rivals, share) in [(1, 0.33), (2, 0.33), (3, 0.25), (3, 0.5)] {
                let won = (0..5).map(|seed| played(points, rivals, share, seed)).sum::<f64>() / 5.0;
                assert!((won - share).abs() < 0.03, "{points} against {rivals}: {won} instead of {share}");
            }
        }
    }

    #[test]
    fn who_is_too_weak_or_too_strong_for_any_is_told_so() {
        let mut strong = Strength::new();
        (0..400).for_each(|_| strong.learn(&[1800.0], 1.0));
        let offered = offer(&strong, 1, 0.2, 0.5);
        assert_eq!(offered.levels, [Level::Mastermind]);
        assert!(offered.average > 0.5 && offered.average == offered.chance);
        let mut weak = Strength::new();
        (0..400).for_each(|_| weak.learn(&[600.0], 0.0));
        let offered = offer(&weak, 3, 0.75, 0.5);
        assert_eq!(offered.levels, [Level::Random; 3]);
        assert!(offered.average < 0.5);
    }
}
