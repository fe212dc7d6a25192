//! Measures a mastermind's decisions in the last two positions of the last council, in the last round, against exhaustive
//! play in states that fit what it may know.
//!
//! States are drawn by the mastermind's own beliefs. All ways to continue its own decisions are played out in them. It
//! takes the option that wins most often over all states that look alike to it. Rivals play by the policy.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::ops::Range;

use bots::policy::{Choice, Ground, Parameters, Playout, PolicyPlayer, Situation, TablePlayer};
use bots::{Budget, Level};
use rules::{Action, Rng, Society, State, View, World};

use super::example_games::{ExampleDecision, example_game};
use crate::game::on_all_cores;
use crate::tally::Tally;

/// The decisions of a game that are examined.
const PER_GAME: usize = 2;
/// The states in which the best option is found.
const STATES: usize = 64;
/// The other states in which it is compared with the mastermind's choice, so that the best one owes nothing to luck.
const FRESH: usize = 512;
/// The most decisions that are played for each state. A position that needs more is skipped.
const MOST: u64 = 30_000;
/// The number of played decisions as which a decision of the policy counts.
const DECISION: u64 = 10;

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
pub fn judgments(numbers: Range<u64>, seed: u64) -> (Vec<Judgment>, usize) {
    let numbers: Vec<u64> = numbers.collect();
    let games = on_all_cores(&numbers, || (), |(), number| of_game(seed, *number));
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
    let (judgments, skipped) = judgments(0..games, seed);
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
        legal.len() > 1 && is_end(world, &decision.state)
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
        let mut solver = Solver::new(&situation, STATES);
        let states = player.sample_states(&situation, STATES, &mut rng);
        let mut best = (chosen, solver.wins_after(&states, chosen)?);
        for action in &legal {
            let wins = solver.wins_after(&states, *action)?;
            if wins > best.1 {
                best = (*action, wins);
            }
        }
        let (best, _) = best;
        let mut policy = PolicyPlayer::new(Parameters::built_in());
        policy.choose(&situation, &legal, Choice::Likeliest, &mut rng);
        let best_odds = policy.odds()[legal.iter().position(|action| *action == best)?];
        let mut loss = 0.0;
        if best != chosen {
            let states = player.sample_states(&situation, FRESH, &mut rng);
            let mut solver = Solver::new(&situation, FRESH);
            let lost = solver.wins_after(&states, best)? - solver.wins_after(&states, chosen)?;
            loss = lost / FRESH as f64;
        }
        Some(Judgment { game: number, chosen, best, best_odds, loss })
    };
    here.into_iter().take(PER_GAME).map(&mut judge).collect()
}

/// True in the turns of the last two positions of the match.
fn is_end(world: &World, state: &State) -> bool {
    let Some(turn) = state.turn().filter(|_| state.round() >= world.house().rounds) else { return false };
    let council = world.positions().in_council(turn.empire());
    let is_last_empire = usize::from(state.turns_taken()) + 1 == world.empires().len();
    is_last_empire && council.filter(|position| *position > turn).count() < 2
}

/// Plays out all continuations of a decision.
struct Solver<'a> {
    situation: &'a Situation<'a>,
    viewer: Society,
    policy: PolicyPlayer,
    rng: Rng,
    /// The decisions that may still be played.
    left: u64,
    /// The viewer's wins, by the states that look alike.
    wins: HashMap<u64, f64>,
}

impl<'a> Solver<'a> {
    fn new(situation: &'a Situation<'a>, states: usize) -> Self {
        Self {
            situation,
            viewer: situation.view.viewer(),
            policy: PolicyPlayer::new(Parameters::built_in()),
            rng: Rng::new(0),
            left: MOST * states as u64,
            wins: HashMap::new(),
        }
    }

    /// Plays an action. Equal states and actions have equal luck. `None` if there are too many continuations.
    fn play(&mut self, state: &State, action: Action) -> Option<State> {
        self.left = self.left.checked_sub(1)?;
        let mut after = *state;
        after.play_unchecked(self.situation.world, action, &mut Rng::new(hash(&(state, action))), &mut ());
        Some(after)
    }

    /// The sum of the viewer's shares of the win over states that look alike to it, after an action of its own.
    fn wins_after(&mut self, states: &[State], action: Action) -> Option<f64> {
        let after: Option<Vec<State>> = states.iter().map(|state| self.play(state, action)).collect();
        self.wins(after?)
    }

    /// The sum of the viewer's shares of the win over states.
    fn wins(&mut self, states: Vec<State>) -> Option<f64> {
        let mut sum = 0.0;
        let mut alike: Vec<(View, Vec<State>)> = Vec::new();
        for mut state in states {
            self.play_rivals(&mut state)?;
            if state.is_over() {
                sum += state.win_share(self.situation.world, self.viewer);
                continue;
            }
            let view = state.view(self.situation.world, self.viewer);
            match alike.iter_mut().find(|(other, _)| *other == view) {
                Some((_, group)) => group.push(state),
                None => alike.push((view, vec![state])),
            }
        }
        for (_, group) in alike {
            sum += self.best_wins(&group)?;
        }
        Some(sum)
    }

    /// Plays on by the policy to the viewer's next decision, or to the end.
    fn play_rivals(&mut self, state: &mut State) -> Option<()> {
        while let Some(rival) = state.mover().filter(|mover| *mover != self.viewer) {
            let Situation { ground, world, evidence, .. } = *self.situation;
            let playout = Playout { ground, world, state, evidence };
            let (action, is_choice) = self.policy.decide(&playout, rival, Choice::Likeliest, &mut self.rng);
            self.left = self.left.checked_sub(if is_choice { DECISION } else { 0 })?;
            *state = self.play(state, action)?;
        }
        Some(())
    }

    /// The sum of the viewer's shares of the win over states that look alike, in which it decides.
    fn best_wins(&mut self, states: &[State]) -> Option<f64> {
        let key = hash(states);
        if let Some(wins) = self.wins.get(&key) {
            return Some(*wins);
        }
        let mut legal = Vec::new();
        states[0].legal(self.situation.world, &mut legal);
        let mut best = 0.0f64;
        for action in legal {
            best = best.max(self.wins_after(states, action)?);
            if best >= states.len() as f64 {
                break;
            }
        }
        self.wins.insert(key, best);
        Some(best)
    }
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
