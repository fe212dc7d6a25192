//! Ratings of entrants from the winners of games at each table.

use crate::arena::Z;

/// The difference in points that makes an entrant ten times as likely to win (Elo, 1978).
const TENFOLD: f64 = 400.0;
/// The maximum number of steps of a fit; five or six are usual.
const STEPS: usize = 100;

/// An entrant's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    /// The points. The mean of all entrants is 0.
    pub points: f64,
    /// The margin with 95 % confidence.
    pub margin: f64,
}

/// Rates entrants by their wins and the number of games of each group at a table. Shared wins count in part.
///
/// The win chance of an entrant is its strength over the sum of the strengths at its table (Luce, 1959). With
/// two at a table this is the model of Bradley and Terry (1952). Newton's method finds the strengths of
/// maximum likelihood. Each entrant also gets one drawn game against an entrant of mean strength (Coulom,
/// 2008), so that one without wins is not infinitely weak. Intervals come from the inverse of Fisher's
/// information.
pub(super) fn rate(wins: &[f64], tables: &[(Vec<usize>, u32)]) -> Vec<Rating> {
    let mut logs = vec![0.0; wins.len()];
    for _ in 0..STEPS {
        let (slope, information) = derivatives(&logs, wins, tables);
        let step = times(&inverse(information), &slope);
        // Longer steps could diverge.
        logs.iter_mut().zip(&step).for_each(|(log, step)| *log += step.clamp(-1.0, 1.0));
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let (_, information) = derivatives(&logs, wins, tables);
    let spread = inverse(information);
    let n = wins.len() as f64;
    let mean = logs.iter().sum::<f64>() / n;
    let whole: f64 = spread.iter().flatten().sum();
    let scale = TENFOLD / std::f64::consts::LN_10;
    let rating = |(log, row): (&f64, (usize, &Vec<f64>))| {
        let (i, row) = row;
        // The variance of the distance from the mean, which depends on the other entrants too.
        let variance = row[i] - 2.0 * row.iter().sum::<f64>() / n + whole / (n * n);
        Rating { points: scale * (log - mean), margin: scale * Z * variance.max(0.0).sqrt() }
    };
    logs.iter().zip(spread.iter().enumerate()).map(rating).collect()
}

/// The gradient of the log-likelihood, and its negative second derivatives.
fn derivatives(logs: &[f64], wins: &[f64], tables: &[(Vec<usize>, u32)]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut slope = wins.to_vec();
    let mut information = vec![vec![0.0; logs.len()]; logs.len()];
    for (i, log) in logs.iter().enumerate() {
        let drawn = 1.0 / (1.0 + (-log).exp());
        slope[i] += 0.5 - drawn;
        information[i][i] += drawn * (1.0 - drawn);
    }
    for (seats, games) in tables {
        let games = f64::from(*games);
        let sum: f64 = seats.iter().map(|i| logs[*i].exp()).sum();
        let chance = |i: &usize| logs[*i].exp() / sum;
        for i in seats {
            slope[*i] -= games * chance(i);
            information[*i][*i] += games * chance(i);
            seats.iter().for_each(|j| information[*i][*j] -= games * chance(i) * chance(j));
        }
    }
    (slope, information)
}

/// A matrix times a vector.
fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// The inverse of a positive definite matrix by Gauss-Jordan; its pivots are never 0.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| if i == j { 1.0 } else { 0.0 }));
    }
    for pivot in 0..n {
        let by = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= by);
        let taken = matrix[pivot].clone();
        for row in (0..n).filter(|row| *row != pivot) {
            let by = matrix[row][pivot];
            matrix[row].iter_mut().zip(&taken).for_each(|(value, taken)| *value -= by * taken);
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(ratings: &[Rating]) -> Vec<f64> {
        ratings.iter().map(|rating| rating.points).collect()
    }

    #[test]
    fn ten_wins_to_one_are_four_hundred_points() {
        // `rate` adds one drawn game for each entrant. Among 11 million games they make no difference.
        let ratings = rate(&[10_000_000.0, 1_000_000.0], &[(vec![0, 1], 11_000_000)]);
        assert!((points(&ratings)[0] - 200.0).abs() < 0.01, "{ratings:?}");
        assert!((points(&ratings)[1] + 200.0).abs() < 0.01, "{ratings:?}");
    }

    #[test]
    fn at_a_table_of_four_strengths_are_in_the_ratio_of_wins() {
        let ratings = rate(&[4e6, 2e6, 1e6, 1e6], &[(vec![0, 1, 2, 3], 8_000_000)]);
        let points = points(&ratings);
        let doubled = 400.0 * 2f64.log10();
        let near = |a: f64, b: f64| (a - b).abs() < 0.01;
        assert!(near(points[0] - points[1], doubled) && near(points[1] - points[2], doubled), "{points:?}");
        assert!(near(points[2], points[3]) && near(points.iter().sum(), 0.0), "{points:?}");
    }

    #[test]
    fn who_wins_among_the_strong_is_stronger_than_who_wins_among_the_weak() {
        // Both pairs play alike. The first pair beats the second pair's best, so it is stronger.
        let tables = [(vec![0, 1], 100), (vec![2, 3], 100), (vec![1, 2], 100)];
        let points = points(&rate(&[75.0, 25.0 + 75.0, 25.0 + 75.0, 25.0], &tables));
        assert!(points.is_sorted_by(|a, b| a > b), "{points:?}");
    }

    #[test]
    fn the_interval_of_two_is_that_of_the_logarithm_of_their_odds() {
        let ratings = rate(&[600.0, 400.0], &[(vec![0, 1], 1000)]);
        // Each rating is half of the difference, whose variance is 1 / (n p q).
        let margin = 400.0 / std::f64::consts::LN_10 * Z * (1.0 / (1000.0 * 0.6 * 0.4f64)).sqrt() / 2.0;
        assert!((ratings[0].margin / margin - 1.0).abs() < 0.01, "{ratings:?} {margin}");
    }

    #[test]
    fn intervals_shrink_with_the_root_of_the_games() {
        let margin = |games: u32| {
            let wins = [0.5, 0.3, 0.2].map(|share| share * f64::from(games));
            rate(&wins, &[(vec![0, 1, 2], games)])[0].margin
        };
        assert!((margin(1000) / margin(4000) - 2.0).abs() < 0.02, "{} {}", margin(1000), margin(4000));
    }

    #[test]
    fn who_never_won_has_a_rating_all_the_same() {
        let ratings = rate(&[40.0, 0.0, 40.0], &[(vec![0, 1, 2], 80)]);
        assert!(ratings.iter().all(|r| r.points.is_finite() && r.margin.is_finite()), "{ratings:?}");
        assert!(ratings[1].points < -300.0 && ratings[1].margin > ratings[0].margin, "{ratings:?}");
    }
}
