//! Measures a mastermind's decisions in the last two positions of the last council, in the last round, against exhaustive
//! play in states that fit what it may know.
//!
//! States are drawn by the mastermind's own beliefs. All ways to continue its own decisions are played out in them. It
//! takes the option that wins most often over all states that look alike to it. Rivals play by the policy.

use std::fmt::Write;
use std::ops::Range;

use bots::policy::{Choice, Ground, Parameters, PolicyPlayer, Situation, TablePlayer, is_near_end};
use bots::{Budget, Level};
use rules::{Action, Rng};

use super::example_games::{ExampleDecision, example_game};
use crate::game::{cores, on_cores};
use crate::tally::Tally;

/// The decisions of a game that are examined.
const PER_GAME: usize = 2;
/// The states in which the best option is found.
const STATES: usize = 64;
/// The other states in which it is compared with the mastermind's choice, so that the best one owes nothing to luck.
const FRESH: usize = 512;
/// The most decisions that are played for each state. A position that needs more is skipped.
const MOST: u64 = 60_000;

/// A decision that was examined.
pub struct Judgment {
    /// The number of the game.
    pub game: u64,
    pub chosen: Action,
    pub best: Action,
    /// The policy's probability of the best option. Masterminds try none that is too unlikely.
    pub best_odds: f32,
    /// The win chance that the choice loses.
    pub loss: f64,
}

/// The examined decisions of these games, and the number of those with too many continuations.
pub fn judgments(numbers: Range<u64>, seed: u64, threads: usize) -> (Vec<Judgment>, usize) {
    let numbers: Vec<u64> = numbers.collect();
    let games = on_cores(threads, &numbers, || (), |(), number| of_game(seed, *number));
    let all: Vec<Option<Judgment>> = games.into_iter().flatten().collect();
    let skipped = all.iter().filter(|judgment| judgment.is_none()).count();
    (all.into_iter().flatten().collect(), skipped)
}

/// For each limit, how many decisions lose more win chance.
pub fn losses_above<const N: usize>(judgments: &[Judgment], limits: [f64; N]) -> [Tally; N] {
    limits.map(|limit| judgments.iter().map(|judgment| judgment.loss > limit).collect())
}

/// A line with the losses, and one for each decision that loses more than 1 %.
pub fn report(games: u64, seed: u64) -> String {
    let (judgments, skipped) = judgments(0..games, seed, cores());
    let [one, five] = losses_above(&judgments, [0.01, 0.05]).map(|tally| 100.0 * tally.mean());
    let mean: Tally = judgments.iter().map(|judgment| judgment.loss).collect();
    let mut text = format!(
        "{} decisions, {skipped} more skipped, over 1 % {one:.1} %, over 5 % {five:.1} %, mean loss {:.2} ± {:.2} %\n",
        judgments.len(),
        100.0 * mean.mean(),
        100.0 * mean.interval(),
    );
    for judgment in judgments.iter().filter(|judgment| judgment.loss > 0.01) {
        let Judgment { game, chosen, best, best_odds, loss } = judgment;
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "game {game}: {chosen:?} instead of {best:?} (likely by the policy: {:.2} %) loses {:.1} %",
            100.0 * best_odds,
            100.0 * loss,
        );
    }
    text
}

/// Judges some decisions of a game. `None` stands for a decision with too many continuations.
fn of_game(seed: u64, number: u64) -> Vec<Option<Judgment>> {
    let game = example_game(seed, number);
    let world = &game.world;
    let ground = Ground::new(world);
    let mut legal = Vec::new();
    let mut here: Vec<&ExampleDecision> = game.decisions.iter().collect();
    here.retain(|decision| {
        decision.state.legal(world, &mut legal);
        let view = |society| decision.state.view(world, society);
        legal.len() > 1 && decision.state.mover().is_some_and(|mover| is_near_end(world, &view(mover)))
    });
    let mut rng = Rng::stream(!seed, number);
    rng.shuffle(&mut here);
    let mut player = TablePlayer::new(Parameters::built_in());
    let mut judge = |decision: &ExampleDecision| {
        let ExampleDecision { state, past } = decision;
        let viewer = state.mover()?;
        let view = state.view(world, viewer);
        let evidence = past.evidence(world, state);
        let situation = Situation { ground: &ground, world, view: &view, evidence: &evidence };
        state.legal(world, &mut legal);
        let most = Level::Mastermind.nodes() as f32;
        let spent = |nodes| Budget::Used(nodes as f32 / most);
        let chosen = legal[player.choose(&situation, &legal, &[], &spent, &mut rng)];
        let states = player.sample_states(&situation, STATES, &mut rng);
        let wins = player.exhaustive_wins(&situation, &states, &legal, MOST)?;
        let best = legal.iter().zip(&wins).max_by(|a, b| a.1.total_cmp(b.1))?;
        let of_chosen = legal.iter().position(|action| *action == chosen)?;
        let best = if *best.1 > wins[of_chosen] { *best.0 } else { chosen };
        let mut policy = PolicyPlayer::new(Parameters::built_in());
        policy.choose(&situation, &legal, Choice::Likeliest, &mut rng);
        let best_odds = policy.odds()[legal.iter().position(|action| *action == best)?];
        let mut loss = 0.0;
        if best != chosen {
            let states = player.sample_states(&situation, FRESH, &mut rng);
            let wins = player.exhaustive_wins(&situation, &states, &[best, chosen], MOST)?;
            loss = f64::from(wins[0] - wins[1]);
        }
        Some(Judgment { game: number, chosen, best, best_odds, loss })
    };
    here.into_iter().take(PER_GAME).map(&mut judge).collect()
}
