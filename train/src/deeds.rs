//! Fits the weights of deeds, which say what a deed reveals about tokens, to deeds of bots whose tokens are
//! known.

use bots::training_samples::{DEED_FEATURES, DEED_KINDS, DeedSample};
use rules::Rng;

use super::game::Game;
use super::lesson;

/// The number of passes over the samples, the initial learning rate and the weight decay.
const TIMES: usize = 4;
const RATE: f32 = 0.1;
const DECAY: f32 = 1e-5;

type Weights = [f32; DEED_FEATURES];

/// Fits the weights of each kind of deed. Returns them as text.
pub fn fit(games: &[Game], seed: u64) -> String {
    let mut text = format!("deeds {DEED_KINDS} {DEED_FEATURES}\n");
    for (kind, lessons) in lesson::of_deeds(games).iter().enumerate() {
        let (weights, loss, chance) = learn(lessons, seed);
        eprintln!("deeds {kind}: {} of them, log-loss {loss:.4} (chance {chance:.4})", lessons.len());
        let words: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
        text += &words.join(" ");
        text.push('\n');
    }
    text
}

/// Fits weights with Adagrad. Returns them, their log-loss, and the log-loss of equal probabilities.
fn learn(lessons: &[DeedSample], seed: u64) -> (Weights, f32, f32) {
    let mut weights = [0.0; DEED_FEATURES];
    let mut squares = [1e-3; DEED_FEATURES];
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let mut rng = Rng::new(seed);
    let mut odds = Vec::new();
    for _ in 0..TIMES {
        rng.shuffle(&mut order);
        for place in &order {
            let lesson = &lessons[*place];
            if lesson.possible.len() < 2 {
                continue;
            }
            chances(lesson, &weights, &mut odds);
            let mut slope = lesson.possible[lesson.done];
            for (features, chance) in lesson.possible.iter().zip(&odds) {
                slope.iter_mut().zip(features).for_each(|(slope, feature)| *slope -= chance * feature);
            }
            for ((weight, square), slope) in weights.iter_mut().zip(&mut squares).zip(slope) {
                *square += slope * slope;
                *weight += RATE * slope / square.sqrt() - DECAY * *weight;
            }
        }
    }
    let (mut loss, mut chance, mut count) = (0.0, 0.0, 0.0f32);
    for lesson in lessons.iter().filter(|lesson| lesson.possible.len() > 1) {
        chances(lesson, &weights, &mut odds);
        loss -= odds[lesson.done].max(1e-6).ln();
        chance += (lesson.possible.len() as f32).ln();
        count += 1.0;
    }
    (weights, loss / count.max(1.0), chance / count.max(1.0))
}

/// Computes the probability of each possible deed with these weights, into `odds`.
fn chances(lesson: &DeedSample, weights: &Weights, odds: &mut Vec<f32>) {
    odds.clear();
    let said = |features: &Weights| features.iter().zip(weights).map(|(a, b)| a * b).sum::<f32>();
    odds.extend(lesson.possible.iter().map(said));
    let most = odds.iter().copied().fold(f32::MIN, f32::max);
    odds.iter_mut().for_each(|odds| *odds = (*odds - most).exp());
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odds| *odds /= sum);
}
