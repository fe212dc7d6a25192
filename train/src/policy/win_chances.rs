//! Measures the quality of the win chances in reviews, by how much of the match remains.
//!
//! Win chances should be calibrated: the log-loss of a society's win and bins measure that. They should also
//! not move without a reason. For a rational observer, the squares of all changes add up to the reduction of
//! uncertainty `p(1 - p)` on average (Augenblick and Rabin, "Belief movement, uncertainty reduction, and
//! rational updating", 2021). More movement than that is noise.

use std::collections::BTreeMap;
use std::fmt::Write;

use bots::{Effort, ViewSamples, WinChances};
use rules::{Phase, Society, State, World};

use super::example_games::{ExampleDecision, ExampleGame, example_game};
use crate::game::on_all_cores;

/// The seed of all estimates.
const SEED: u64 = 14;
/// Of how many decisions one is looked at.
const EVERY: usize = 4;
/// The upper bounds of the bins.
const BINS: [f32; 7] = [0.05, 0.15, 0.3, 0.5, 0.7, 0.9, 1.01];

/// The kind of win chances that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// With full knowledge, by evaluating the current state.
    Still,
    /// With full knowledge, as reviews estimate them.
    Known,
    /// With each society's own knowledge.
    Believed,
}

/// The part of the match that remains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    /// This number of rounds follow the current one.
    ToCome(u8),
    /// In the last round, before any empire acts.
    LastPlacing,
    /// In the last round, this number of empires have not finished their turns, including the current one.
    LastTurns(u8),
    /// In the last round, after all turns.
    Whisper,
}

impl Moment {
    fn of(world: &World, state: &State) -> Self {
        let left = world.house().rounds.saturating_sub(state.current_round());
        match state.phase() {
            _ if left > 0 => Self::ToCome(left),
            Phase::FinalWhisper | Phase::Over => Self::Whisper,
            Phase::Turns => Self::LastTurns(world.empires().len() as u8 - state.turns_taken()),
            _ => Self::LastPlacing,
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Tally {
    count: f64,
    log_loss: f64,
    movement: f64,
    reduction: f64,
    bins: [(f64, f64, f64); BINS.len()],
}

impl Tally {
    /// Adds a win chance, the actual share of the win, and the next win chance.
    fn put(&mut self, chance: f32, share: f64, next: f32) {
        let p = f64::from(chance.clamp(1e-3, 1.0 - 1e-3));
        self.count += 1.0;
        self.log_loss -= share * p.ln() + (1.0 - share) * (1.0 - p).ln();
        self.movement += f64::from((next - chance).powi(2));
        self.reduction += f64::from(chance * (1.0 - chance) - next * (1.0 - next));
        let bin = &mut self.bins[BINS.iter().position(|end| chance < *end).unwrap_or(BINS.len() - 1)];
        *bin = (bin.0 + 1.0, bin.1 + f64::from(chance), bin.2 + share);
    }

    fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.log_loss += other.log_loss;
        self.movement += other.movement;
        self.reduction += other.reduction;
        for (sum, bin) in self.bins.iter_mut().zip(other.bins) {
            *sum = (sum.0 + bin.0, sum.1 + bin.1, sum.2 + bin.2);
        }
    }
}

type Tallies = BTreeMap<(Kind, Moment), Tally>;

/// A line for each kind and moment. It has the number of cases, the log-loss, the movement and the reduction
/// of uncertainty, and for each bin the mean win chance and the actual share of wins.
pub fn report(games: u64, seed: u64) -> String {
    let numbers: Vec<u64> = (0..games).collect();
    let mut all = Tallies::new();
    for tallies in on_all_cores(&numbers, || (), |(), number| of_game(&example_game(seed, *number))) {
        for (place, tally) in tallies {
            all.entry(place).or_default().add(&tally);
        }
    }
    let mut text =
        String::from("kind, moment: cases, log-loss, movement / reduction; thought > came (cases)\n");
    for ((kind, moment), tally) in all {
        let mean = |sum: f64| sum / tally.count.max(1.0);
        // Writing to a String cannot fail.
        let _ = write!(
            text,
            "{kind:?}, {moment:?}: {}, {:.4}, {:.5} / {:.5};",
            tally.count,
            mean(tally.log_loss),
            mean(tally.movement),
            mean(tally.reduction)
        );
        for (count, thought, came) in tally.bins.into_iter().filter(|(count, ..)| *count > 0.0) {
            let _ = write!(text, " {:.1} > {:.1} ({count})", 100.0 * thought / count, 100.0 * came / count);
        }
        text.push('\n');
    }
    text
}

fn of_game(game: &ExampleGame) -> Tallies {
    let ExampleGame { world, decisions, end } = game;
    let mut thought: Vec<(Moment, Kind, Vec<f32>)> = Vec::new();
    let mut chances = WinChances::new(world);
    let societies: Vec<Society> = world.societies().collect();
    for ExampleDecision { state, past, .. } in decisions.iter().step_by(EVERY) {
        let moment = Moment::of(world, state);
        let evidence = past.evidence(world, state);
        for (kind, ways) in [(Kind::Still, 0), (Kind::Known, Effort::HELP.playouts())] {
            let known = chances.for_state(state, &evidence, ways, SEED);
            thought.push((moment, kind, societies.iter().map(|s| known[*s]).collect()));
        }
        let own = |s: &Society| chances.for_view(&state.view(world, *s), past, ViewSamples::REVIEW, SEED)[*s];
        thought.push((moment, Kind::Believed, societies.iter().map(own).collect()));
    }
    let share = |s: &Society| end.win_share(world, *s);
    let mut tallies = Tallies::new();
    for kind in [Kind::Still, Kind::Known, Kind::Believed] {
        let of_kind: Vec<_> = thought.iter().filter(|(_, other, _)| *other == kind).collect();
        for (at, (moment, _, all)) in of_kind.iter().enumerate() {
            let tally = tallies.entry((kind, *moment)).or_default();
            for (place, society) in societies.iter().enumerate() {
                let next = of_kind.get(at + 1).map_or(share(society) as f32, |(_, _, next)| next[place]);
                tally.put(all[place], share(society), next);
            }
        }
    }
    tallies
}
