//! Training data from games: features of some states, with answers from the games' results.

use std::sync::Arc;

use bots::training_samples::{self, DEED_KINDS, DeedSample, EMPIRE_FEATURES, SOCIETY_FEATURES, Sampler};
use bots::{Past, Weights};
use rules::{Phase, Rng, State, World};

use super::game::{Game, on_all_cores};

/// The probability that a state is sampled: on average 10 of about 250 states per game.
const STATES: f64 = 10.0 / 250.0;

/// Features and answers, row by row.
#[derive(Default)]
pub struct Rows {
    pub questions: Vec<f32>,
    pub answers: Vec<f32>,
}

/// How training data are taken from games.
#[derive(Clone)]
pub struct Look {
    /// The weights for beliefs about tokens and for empires' cities, which the features depend on.
    pub weights: Arc<Weights>,
    /// True if the features contain beliefs drawn from the past.
    pub beliefs: bool,
    /// Earlier weights for learning by temporal differences, as TD-Gammon did. If given, an answer is a mix
    /// of the game's result and the win chance that these weights give at the beginning of the next round.
    pub before: Option<Arc<Weights>>,
}

/// Training data about empires. The answer is how many more points an empire brings at the end.
pub fn of_empires(games: &[Game], look: &Look) -> Rows {
    collect(games, look, EMPIRE_FEATURES, |lessons, _, world, (state, past), end, rows| {
        for viewer in world.societies() {
            let lesson = lessons.sample(world, state, viewer, past);
            for (empire, questions) in world.empires().zip(&lesson.empires) {
                rows.questions.extend_from_slice(questions);
                let change = end.points(world, empire) as f32 - state.points(world, empire) as f32;
                rows.answers.push(change);
            }
        }
    })
}

/// Training data about societies. The answer is the society's share of the win.
pub fn of_societies(games: &[Game], look: &Look) -> Rows {
    collect(games, look, SOCIETY_FEATURES, |lessons, game, world, (state, past), end, rows| {
        let before = look.before.as_ref().map(|weights| Sampler::new(world, weights.clone()));
        let next = game.rounds.iter().find(|(next, _)| next.round() > state.round());
        for (viewer, _) in world.societies().zip(game.players.chars()).filter(|(_, player)| *player == 'l') {
            rows.questions.extend_from_slice(&lessons.sample(world, state, viewer, past).society);
            let mut part = end.win_share(world, viewer) as f32;
            if let (Some(before), Some((next, past))) = (&before, next) {
                part += (before.win(world, next, &next.view(world, viewer), past) - part) * BEFORE;
            }
            rows.answers.push(part);
        }
    })
}

/// The part of an answer that comes from the earlier weights.
const BEFORE: f32 = 0.6;

/// The bots of a game, and the state at the first decision of each round.
struct Looked<'a> {
    players: &'a str,
    rounds: Vec<(State, Past)>,
}

/// Samples states of a game. Returns its world, the sampled states, the rounds and the final state.
fn looked_at<'a>(game: &'a Game, look: &Look) -> (World, Vec<(State, Past)>, Looked<'a>, State) {
    let mut rng = Rng::stream(game.seed, 2);
    let (mut states, mut rounds) = (Vec::new(), Vec::new());
    let (mut past, mut round) = (None, 0);
    let (world, end) = game.replay(|world, state, action| {
        let past = past.get_or_insert_with(|| Past::with_weights(world, look.weights.clone()));
        if rng.unit() < STATES {
            states.push((*state, past.clone()));
        }
        if state.phase() == Phase::Deploy && state.round() > round {
            round = state.round();
            rounds.push((*state, past.clone()));
        }
        if let Some(mover) = state.mover().filter(|_| look.beliefs) {
            past.watch(world, state, mover, action);
        }
    });
    (world, states, Looked { players: &game.players, rounds }, end)
}

fn collect(
    games: &[Game],
    look: &Look,
    width: usize,
    ask: impl Fn(&Sampler, &Looked<'_>, &World, &(State, Past), &State, &mut Rows) + Sync,
) -> Rows {
    let of_game = |(): &mut (), game: &Game| {
        let (world, states, looked, end) = looked_at(game, look);
        let lessons = Sampler::new(&world, look.weights.clone());
        let mut rows = Rows::default();
        for state in &states {
            ask(&lessons, &looked, &world, state, &end, &mut rows);
        }
        rows
    };
    let mut all = Rows::default();
    for rows in on_all_cores(games, || (), of_game) {
        all.questions.extend(rows.questions);
        all.answers.extend(rows.answers);
    }
    assert_eq!(all.questions.len(), all.answers.len() * width);
    all
}

/// The deeds of societies with known tokens, by kind.
pub fn of_deeds(games: &[Game]) -> [Vec<DeedSample>; DEED_KINDS] {
    let of_game = |(): &mut (), game: &Game| {
        let mut all = Vec::new();
        game.replay(|world, state, action| all.extend(training_samples::deed_sample(world, state, action)));
        all
    };
    let mut sorted: [Vec<DeedSample>; DEED_KINDS] = Default::default();
    for lesson in on_all_cores(games, || (), of_game).into_iter().flatten() {
        sorted[lesson.kind].push(lesson);
    }
    sorted
}
