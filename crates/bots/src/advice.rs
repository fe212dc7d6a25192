//! Advice: the choices of a decision with what each promises, the best first.

use std::sync::Arc;

use super::decision::Decision;
use super::greedy::{ALWAYS, Aim, Buffers, Greedy};
use super::guess::Guesses;
use super::judgment::Judgment;
use super::past::Past;
use super::value::Value;
use super::worth::Judge;
use rules::{Action, ByEmpire, Rng, View, World};

/// A choice with what it promises the society that decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The choice.
    pub action: Action,
    /// How likely the society is to win after it, from 0 to 1; a shared win counts its part.
    pub win: f32,
    /// The points that it may expect at the end.
    pub points: f32,
    /// The cities that each empire may expect at the end.
    pub cities: ByEmpire<f32>,
}

impl Prospect {
    /// A choice with its value. What is put on a chance only to order choices may lead out of what a chance
    /// can be.
    pub(super) fn new(action: Action, value: Value) -> Self {
        let Value { win, points, cities } = value;
        Self { action, win: win.clamp(0.0, 1.0), points, cities }
    }
}

/// Thinks about one decision for as long as it is asked to: each round looks at all choices in one
/// more made-up state that fits the view.
#[derive(Debug)]
pub struct Adviser<'a> {
    world: &'a World,
    view: &'a View,
    guesses: Guesses,
    legal: &'a [Action],
    judgment: Judgment,
    judge: Judge,
    rng: Rng,
    buffers: Buffers,
    values: Vec<Value>,
    sums: Vec<Value>,
    rounds: u32,
}

impl<'a> Adviser<'a> {
    /// Advice on the decision that the view's society has to make among these legal actions, by the
    /// weights of the past. The same seed and number of rounds give the same advice.
    pub fn new(world: &'a World, view: &'a View, past: &'a Past, legal: &'a [Action], seed: u64) -> Self {
        let decision = Decision { world, view, past, legal, seed };
        Self::with(&decision, Guesses::new(world, view, past))
    }

    /// The same for somebody who thinks this of everybody's tokens.
    fn with(decision: &Decision<'a>, guesses: Guesses) -> Self {
        let Decision { world, view, past, legal, seed } = *decision;
        Self {
            world,
            view,
            guesses,
            legal,
            judgment: Judgment::new(world, Arc::clone(past.weights())),
            judge: Judge::new(world, true),
            rng: Rng::new(seed),
            buffers: Buffers::default(),
            values: Vec::new(),
            sums: vec![Value::of(0.0); legal.len()],
            rounds: 0,
        }
    }

    /// Looks at all choices once more.
    pub fn refine(&mut self) {
        let state = self.view.resample(self.world, &mut self.rng);
        let aim = Aim::Learned(&self.judgment, &self.guesses);
        let greedy = Greedy { world: self.world, judge: &self.judge, aim, wanted: ALWAYS };
        greedy.values(&state, self.legal, &mut self.rng, &mut self.buffers, &mut self.values);
        for (sum, value) in self.sums.iter_mut().zip(&self.values) {
            sum.add(value, 1.0);
        }
        self.rounds += 1;
    }

    /// All choices, the best first, by what has been seen so far.
    pub fn prospects(&self) -> Vec<Prospect> {
        let share = 1.0 / self.rounds.max(1) as f32;
        let prospect = |(action, sum): (&Action, &Value)| Prospect::new(*action, sum.times(share));
        let mut all: Vec<Prospect> = self.legal.iter().zip(&self.sums).map(prospect).collect();
        all.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.action.cmp(&b.action)));
        all
    }
}

/// The choices of a decision, the best first, after `rounds` looks at each.
pub fn advise(
    world: &World,
    view: &View,
    past: &Past,
    legal: &[Action],
    rounds: u32,
    seed: u64,
) -> Vec<Prospect> {
    let decision = Decision { world, view, past, legal, seed };
    looked(&decision, Guesses::new(world, view, past), rounds, ALWAYS).unwrap_or_default()
}

/// The same for somebody who thinks this of everybody's tokens; `None` as soon as it is no longer `wanted`.
pub(super) fn looked(
    decision: &Decision<'_>,
    guesses: Guesses,
    rounds: u32,
    wanted: &dyn Fn() -> bool,
) -> Option<Vec<Prospect>> {
    let mut adviser = Adviser::with(decision, guesses);
    for _ in 0..rounds.max(1) {
        if !wanted() {
            return None;
        }
        adviser.refine();
    }
    Some(adviser.prospects())
}
