//! Self-play: the newest policy plays against itself, earlier ones and other bots, and its decisions become samples.

use std::ops::Range;
use std::sync::Arc;

use bots::policy::{Choice, Evidence, Parameters, PolicyPlayer, Situation};
use bots::{Bot, Budget, Level, Past, Weights};
use rules::{Action, BySociety, Deal, Loyalties, Rng, Society, State, View, World};

use super::worlds::Arena;

/// The factor by which leads in points are divided for learning.
pub const LEAD: f32 = 10.0;

/// A decision of the newest policy, with what came of it.
pub struct Sample {
    /// The index of the world.
    pub arena: usize,
    pub view: View,
    pub evidence: Evidence,
    /// The options, as a range in the list of all.
    pub options: Range<usize>,
    pub chosen: usize,
    /// The logarithm of the probability with which it was chosen.
    pub log_odds: f32,
    /// True if a teacher chose it, whom the policy imitates.
    pub imitates: bool,
    pub advantage: f32,
    /// The part of the win, and the lead in points divided by [`LEAD`], towards which the value learns.
    pub win: f32,
    pub lead: f32,
    /// The true tokens.
    pub tokens: Loyalties,
    value: [f32; 2],
    mover: Society,
}

/// Samples with their options.
#[derive(Default)]
pub struct Samples {
    pub all: Vec<Sample>,
    pub options: Vec<Action>,
}

impl Samples {
    /// Adds the samples of another game.
    pub fn append(&mut self, mut other: Self) {
        let by = self.options.len();
        for sample in &mut other.all {
            sample.options = sample.options.start + by..sample.options.end + by;
        }
        self.all.append(&mut other.all);
        self.options.append(&mut other.options);
    }
}

/// The policies that play.
pub struct League {
    pub newest: Arc<Parameters>,
    pub earlier: Vec<Arc<Parameters>>,
    /// A policy that does not learn. It takes all seats but one in every game, and nobody else plays.
    pub frozen: Option<Arc<Parameters>>,
}

/// The options for self-play.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The part of a point's lead in the reward. It fades as learning goes on.
    pub points: f32,
    /// The parameter of generalised advantage estimation (Schulman and others, 2016).
    pub lambda: f32,
    /// The parts of games in which some seats belong to earlier policies, and to other bots.
    pub earlier: f64,
    pub others: f64,
    /// The level of the bot that the policy imitates, if any. The bot only evaluates each choice.
    pub teacher: Option<Level>,
}

/// Who sits on a seat.
enum Seat {
    Newest,
    Earlier,
    Other(Box<Bot>),
}

/// Plays games. Reuse it, so that buffers are reused.
pub struct SelfPlay<'a> {
    arenas: &'a [Arena],
    league: &'a League,
    manner: Manner,
    newest: PolicyPlayer,
    earlier: PolicyPlayer,
}

impl<'a> SelfPlay<'a> {
    pub fn new(arenas: &'a [Arena], league: &'a League, manner: Manner) -> Self {
        let newest = PolicyPlayer::new(league.newest.clone());
        let mut earlier = newest.clone();
        if let Some(frozen) = &league.frozen {
            earlier.set_parameters(frozen.clone());
        }
        Self { arenas, league, manner, earlier, newest }
    }

    fn seats(&mut self, count: usize, rng: &mut Rng) -> Vec<Seat> {
        if self.league.frozen.is_some() {
            let own = rng.below(count as u32) as usize;
            return (0..count).map(|seat| if seat == own { Seat::Newest } else { Seat::Earlier }).collect();
        }
        let mut draw = rng.unit();
        let mut kinds: Vec<u8> = vec![0; count];
        let mixed = |kinds: &mut Vec<u8>, kind: u8, rng: &mut Rng| {
            let newest = 1 + rng.below(count as u32 - 1) as usize;
            kinds[newest..].fill(kind);
            rng.shuffle(kinds);
        };
        let other = |rng: &mut Rng| {
            let level = if rng.below(2) == 0 { Level::Novice } else { Level::Agent };
            Box::new(Bot::new(level, rng.bits()))
        };
        if draw < self.manner.others {
            mixed(&mut kinds, 2, rng);
        } else {
            draw -= self.manner.others;
            if draw < self.manner.earlier && !self.league.earlier.is_empty() {
                mixed(&mut kinds, 1, rng);
                let which = rng.below(self.league.earlier.len() as u32) as usize;
                self.earlier.set_parameters(self.league.earlier[which].clone());
            }
        }
        let seat = |kind| match kind {
            0 => Seat::Newest,
            1 => Seat::Earlier,
            _ => Seat::Other(other(rng)),
        };
        kinds.into_iter().map(seat).collect()
    }

    /// Plays the game of this seed. Equal seeds give equal games.
    pub fn game(&mut self, seed: u64) -> Samples {
        let mut rng = Rng::new(seed);
        let which = rng.below(self.arenas.len() as u32) as usize;
        let Arena { world, ground } = &self.arenas[which];
        let mut seats = self.seats(world.societies().len(), &mut rng);
        let mut state = State::start(world, &Deal::random(world, &mut rng), &mut ());
        let mut evidence = Evidence::NOTHING;
        let mut past = Past::new(world);
        let mut teacher =
            self.manner.teacher.map(|level| Bot::former(level, rng.bits(), Weights::built_in()));
        // In the other half of games the policy decides, so that the teacher also says what to do after its mistakes.
        let teacher_decides = teacher.is_some() && rng.below(2) == 0;
        let mut samples = Samples::default();
        let mut legal = Vec::new();
        while let Some(mover) = state.mover() {
            state.legal(world, &mut legal);
            let mut index = 0;
            if legal.len() > 1 {
                let view = state.view(world, mover);
                let situation = Situation { ground, world, view: &view, evidence: &evidence };
                let drawn = Choice::Drawn;
                match &mut seats[mover.index()] {
                    Seat::Newest => {
                        index = self.newest.choose(&situation, &legal, drawn, &mut rng);
                        let mut chosen = index;
                        if let Some(bot) = &mut teacher {
                            chosen = choice_at_once(bot, world, &view, &past, &legal);
                            index = if teacher_decides { chosen } else { index };
                        }
                        let start = samples.options.len();
                        samples.options.extend_from_slice(&legal);
                        let mut tokens = BySociety::all(state.tokens(mover));
                        world.societies().for_each(|society| tokens[society] = state.tokens(society));
                        samples.all.push(Sample {
                            arena: which,
                            view,
                            evidence,
                            options: start..samples.options.len(),
                            chosen,
                            imitates: teacher.is_some(),
                            log_odds: self.newest.odds()[chosen].max(1e-9).ln(),
                            advantage: 0.0,
                            win: 0.0,
                            lead: 0.0,
                            tokens,
                            value: win_and_lead(self.newest.activations().value),
                            mover,
                        });
                    }
                    Seat::Earlier => index = self.earlier.choose(&situation, &legal, drawn, &mut rng),
                    Seat::Other(bot) => {
                        index = choice_at_once(bot, world, &view, &past, &legal);
                    }
                }
            }
            if self.manner.teacher.is_some_and(Level::reads_past) {
                past.watch(world, &state, mover, legal[index]);
            }
            evidence.play(world, &mut state, mover, legal[index], &mut rng);
        }
        for society in world.societies() {
            let win = state.win_share(world, society) as f32;
            let lead = lead(world, &state, society);
            estimate(&mut samples.all, society, win, lead, self.manner);
        }
        samples
    }
}

/// The index of the option that a bot evaluates best, without looking ahead.
fn choice_at_once(bot: &mut Bot, world: &World, view: &View, past: &Past, legal: &[Action]) -> usize {
    let chosen = bot.choose_within(world, view, Some(past), legal, &|_| Budget::Used(1.0));
    legal.iter().position(|action| Some(*action) == chosen).unwrap_or(0)
}

/// The win chance and the lead from the network's value.
pub fn win_and_lead([odds, lead]: [f32; 2]) -> [f32; 2] {
    [1.0 / (1.0 + (-odds).exp()), lead]
}

/// The points by which a society is ahead of its best rival, divided by [`LEAD`].
fn lead(world: &World, state: &State, society: Society) -> f32 {
    let rivals = world.societies().filter(|rival| *rival != society);
    let best = rivals.map(|rival| state.score(world, rival)).max().unwrap_or(0);
    ((state.score(world, society) - best) as f32 / LEAD).clamp(-1.5, 1.5)
}

/// Fills in the advantages of a society's decisions and what its values should have been.
fn estimate(samples: &mut [Sample], society: Society, win: f32, lead: f32, manner: Manner) {
    let (mut next, mut sum) = ([win, lead], [0.0; 2]);
    for sample in samples.iter_mut().rev().filter(|sample| sample.mover == society) {
        for ((sum, next), value) in sum.iter_mut().zip(next).zip(sample.value) {
            *sum = next - value + manner.lambda * *sum;
        }
        next = sample.value;
        sample.advantage = sum[0] + manner.points * sum[1];
        sample.win = (sample.value[0] + sum[0]).clamp(0.0, 1.0);
        sample.lead = sample.value[1] + sum[1];
    }
}
