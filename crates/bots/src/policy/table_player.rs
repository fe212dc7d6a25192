//! The player at the table: the policy proposes options, and playing on by the policy in sampled states decides among
//! the best ones.

use std::sync::Arc;

use super::evidence::Evidence;
use super::inputs::Inputs;
use super::network::{Activations, forward_without_options, token_scores};
use super::parameters::{Parameters, SLOT_OUTPUTS};
use super::player::{Choice, PolicyPlayer};
use super::society_inputs::{Situation, fill_position, rivals};
use crate::beliefs::joint_token_orders::draw;
use crate::search::sequential_halving::Budget;
use rules::{Action, BySociety, Empire, MAX_EMPIRES, Rng, Society, State, Tokens};

/// The most options that are tried.
const TRIED: usize = 8;
/// Options less likely than this part of the likeliest one's probability are not tried.
const UNLIKELY: f32 = 0.02;
/// The most decisions in a rollout.
const DECISIONS: u64 = 40;
/// The number of rollouts as which the policy's opinion counts, and the logarithm of odds that a win chance of 1 counts
/// for each rollout (Danihelka and others, "Policy improvement by planning with Gumbel", 2022).
const OPINION: f32 = 20.0;
const SCALE: f32 = 0.5;

/// An option that is tried.
#[derive(Clone, Copy, Debug)]
struct Trial {
    index: usize,
    /// The logarithm of its probability by the policy.
    opinion: f32,
    sum: f32,
    runs: f32,
}

impl Trial {
    fn mean(&self) -> f32 {
        self.sum / self.runs.max(1.0)
    }

    fn score(&self) -> f32 {
        self.opinion + (OPINION + self.runs) * SCALE * self.mean()
    }
}

/// A player that tries the policy's best options by playing on.
#[derive(Clone, Debug)]
pub struct TablePlayer {
    parameters: Arc<Parameters>,
    root: PolicyPlayer,
    rollout: PolicyPlayer,
    inputs: Inputs,
    activations: Activations,
    tokens: Vec<[f32; SLOT_OUTPUTS]>,
    legal: Vec<Action>,
}

impl TablePlayer {
    /// A player with these weights.
    pub fn new(parameters: Arc<Parameters>) -> Self {
        let root = PolicyPlayer::new(parameters.clone());
        Self {
            parameters,
            rollout: root.clone(),
            root,
            inputs: Inputs::default(),
            activations: Activations::default(),
            tokens: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// The index of the chosen option; 0 if there are fewer than two. `spent` gets the number of decisions in rollouts
    /// so far.
    pub fn choose(
        &mut self,
        situation: &Situation<'_>,
        options: &[Action],
        spent: &dyn Fn(u64) -> Budget,
        rng: &mut Rng,
    ) -> usize {
        let first = self.root.choose(situation, options, Choice::Likeliest, rng);
        if options.len() < 2 {
            return first;
        }
        let most = self.root.odds()[first];
        let mut trials: Vec<Trial> = (0..)
            .zip(self.root.odds())
            .filter(|(_, odds)| **odds >= UNLIKELY * most)
            .map(|(index, odds)| Trial { index, opinion: libm::logf(*odds), sum: 0.0, runs: 0.0 })
            .collect();
        trials.sort_by(|a, b| b.opinion.total_cmp(&a.opinion));
        trials.truncate(TRIED);
        if trials.len() < 2 {
            return first;
        }
        token_scores(&self.parameters, self.root.activations(), &mut self.tokens);
        let passes = trials.len().next_power_of_two().ilog2();
        let (mut nodes, mut left) = (0, trials.len());
        for pass in 1..=passes {
            let share = pass as f32 / passes as f32;
            while matches!(spent(nodes), Budget::Used(part) if part < share) {
                let state = self.sample(situation, rng);
                let luck = rng.clone();
                rng.bits();
                for trial in &mut trials[..left] {
                    if spent(nodes) == Budget::Cancelled {
                        return trial.index;
                    }
                    let (value, made) = self.roll_out(situation, state, options[trial.index], luck.clone());
                    trial.sum += value;
                    trial.runs += 1.0;
                    nodes += made;
                }
            }
            trials[..left].sort_by(|a, b| b.score().total_cmp(&a.score()));
            left = left.div_ceil(2);
        }
        trials[0].index
    }

    /// A state that fits the view, with tokens drawn by the network's odds.
    fn sample(&self, situation: &Situation<'_>, rng: &mut Rng) -> State {
        let Situation { world, view, .. } = *situation;
        let mut believed = BySociety::all(None);
        let scores = self.tokens.chunks_exact(world.empires().len());
        for (rival, scores) in rivals(world, view.viewer()).zip(scores) {
            believed[rival] = Some(draw_tokens(situation, rival, scores, rng));
        }
        view.resample_as(world, &believed, rng)
    }

    /// Plays an option, then on by the policy to the end of the round. Returns the win chance and the number of
    /// decisions.
    fn roll_out(
        &mut self,
        situation: &Situation<'_>,
        mut state: State,
        action: Action,
        mut rng: Rng,
    ) -> (f32, u64) {
        let Situation { ground, world, view, .. } = *situation;
        let mut evidence = *situation.evidence;
        let round = state.current_round();
        let mut next = Some(action);
        let mut made = 0;
        while let Some(mover) = state.mover() {
            let action = match next.take() {
                Some(action) => action,
                None => {
                    if state.current_round() != round || made >= DECISIONS {
                        break;
                    }
                    state.legal(world, &mut self.legal);
                    let mut index = 0;
                    if self.legal.len() > 1 {
                        let view = state.view(world, mover);
                        let situation = Situation { ground, world, view: &view, evidence: &evidence };
                        index = self.rollout.choose(&situation, &self.legal, Choice::Drawn, &mut rng);
                        made += 1;
                    }
                    self.legal[index]
                }
            };
            evidence.play(world, &mut state, mover, action, &mut rng);
        }
        (self.win_chance(situation, &state, view.viewer(), &evidence), 1 + made)
    }

    fn win_chance(
        &mut self,
        situation: &Situation<'_>,
        state: &State,
        viewer: Society,
        evidence: &Evidence,
    ) -> f32 {
        let Situation { ground, world, .. } = *situation;
        if state.is_over() {
            return state.win_share(world, viewer) as f32;
        }
        let view = state.view(world, viewer);
        let situation = Situation { ground, world, view: &view, evidence };
        fill_position(&situation, &mut self.inputs);
        forward_without_options(ground, &self.parameters, &self.inputs, &mut self.activations);
        1.0 / (1.0 + libm::expf(-self.activations.value[0]))
    }
}

/// Draws the tokens of a rival, slot by slot, by the network's odds and the tokens that are known.
fn draw_tokens(
    situation: &Situation<'_>,
    rival: Society,
    scores: &[[f32; SLOT_OUTPUTS]],
    rng: &mut Rng,
) -> Tokens {
    let Situation { world, view, .. } = *situation;
    let known = view.tokens(rival);
    let mut tokens = known;
    let mut left: Vec<Empire> = world.empires().filter(|empire| known.slot_of(*empire).is_none()).collect();
    for slot in world.slots().filter(|slot| known.at(*slot).is_none()) {
        let most = left.iter().map(|e| scores[e.index()][slot.index()]).fold(f32::MIN, f32::max);
        let mut odds = [0.0; MAX_EMPIRES];
        let mut sum = 0.0;
        for empire in &left {
            odds[empire.index()] = libm::expf(scores[empire.index()][slot.index()] - most);
            sum += odds[empire.index()];
        }
        if let Some(empire) = draw(&left, |empire| odds[empire.index()] / sum, rng).copied() {
            tokens.lay(slot, empire);
            left.retain(|other| *other != empire);
        }
    }
    tokens
}
