//! The search for puzzles in matches between bots.

use std::sync::Arc;

use super::attempt::PuzzleAttempt;
use super::proof::{CERTAIN, certain_of};
use super::puzzle_candidates::survey;
use super::puzzle_kind::Kind;
use super::reachable_results::WHOLE;
use crate::bots::bot_question::Question;
use crate::matches::match_in_play::Match;
use crate::matches::match_setup::{SEEDS, SeatSetup, Setup};
use crate::matches::player::Player;
use bots::{Decision, Effort, Level, Temper};
use external_bots::Programs;
use packs::{Answer, Goal, HARDEST, Pack, Puzzle};
use rules::{Action, HouseRule, Icon, LoyaltySetup, Phase, Rng, Task};

/// The highest chance of solving a puzzle by random decisions, above which it is not accepted.
const BLIND: f64 = 0.2;
/// The limits between the levels of puzzles. A puzzle is easy if random decisions solve it with more than the
/// first chance, and hard with at most the second.
const LEVELS: (f64, f64) = (0.03, 0.004);
/// The maximum number of decisions in the solution of a puzzle.
const LONGEST: usize = 10;
/// The maximum number of decisions in a match that are searched deeply.
const DEEP: u32 = 10;
/// One in this many decisions, chosen at random, is searched deeply.
const ONE_IN: u32 = 3;
/// A decision is searched deeply only if it has at most this many choices.
const CHOICES: usize = 16;
/// A constant mixed into the seed, so that the choice of a match's rules differs from its draws.
const HOUSE: u64 = 0x7075_7a7a_6c65_7321;

/// A puzzle that was found in a match between bots.
#[derive(Clone, Debug)]
pub struct FoundPuzzle {
    /// The puzzle that was found. It does not have a proper id yet.
    pub puzzle: Puzzle,
    /// The kind of goal that the puzzle has.
    pub kind: Kind,
    /// The quality of the puzzle; higher is better.
    pub worth: f64,
}

/// Finds puzzles of the given kinds by letting bots play matches with a pack.
#[derive(Clone, Debug)]
pub struct PuzzleFinder {
    pack: Arc<Pack>,
    kinds: Vec<Kind>,
    seed: u64,
}

impl PuzzleFinder {
    /// A finder of puzzles of the given kinds. All its matches follow from the seed.
    pub fn new(pack: Arc<Pack>, kinds: Vec<Kind>, seed: u64) -> Self {
        Self { pack, kinds, seed }
    }

    /// The puzzles in the match with this number: at most one of each kind and level, with the best first. The
    /// result depends only on the seed and the number. The search stops as soon as `wanted` returns false.
    pub fn match_puzzles(&self, number: u64, wanted: &dyn Fn() -> bool) -> Vec<FoundPuzzle> {
        let mut rng = Rng::stream(self.seed ^ HOUSE, number);
        let Some(mut game) = self.begin(number, &mut rng) else { return Vec::new() };
        let mut best: Vec<FoundPuzzle> = Vec::new();
        let mut deep = DEEP;
        while !game.state().is_over() && wanted() {
            for found in self.position_puzzles(&game, &mut rng, &mut deep) {
                let like = |other: &&mut FoundPuzzle| {
                    (other.kind, other.puzzle.level) == (found.kind, found.puzzle.level)
                };
                match best.iter_mut().find(like) {
                    Some(other) if other.worth < found.worth => *other = found,
                    Some(_) => {}
                    None => best.push(found),
                }
            }
            let Some(question) = Question::due(&game, &Programs::default()) else { break };
            let (_, mut bot) = question.bot();
            let Some(action) = question.ask(&mut bot, &|| true) else { break };
            if game.play(action).is_err() {
                break;
            }
        }
        best.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        best
    }

    /// A match between bots, with house rules under which the wanted kinds of puzzles are likely. `None` if its
    /// setup cannot be played.
    fn begin(&self, number: u64, rng: &mut Rng) -> Option<Match> {
        let raw = &self.pack.rules.raw;
        let (least, most) = raw.societies;
        let societies =
            if rng.below(3) == 0 { least + rng.below((most - least + 1) as u32) as usize } else { most };
        let mut house = raw.house;
        let wants = |kind| self.kinds.contains(&kind);
        let draw = rng.below(4);
        if wants(Kind::Token) && draw == 0 {
            let setups = ["cyclical", "unique-ends", "differ-4", "unique-devout", "differ-3"];
            let word = setups[rng.below(setups.len() as u32) as usize];
            // If the rule does not fit this number of societies, the default rules are used below.
            let _ = house.put(HouseRule::Loyalty, word, raw);
        } else if wants(Kind::Win) && draw == 1 {
            let _ = house.put(HouseRule::FinalWhisper, "on", raw);
        }
        let temper = |rng: &mut Rng| Temper::ALL[rng.below(Temper::ALL.len() as u32) as usize];
        let seats =
            (0..societies).map(|s| SeatSetup::open(s, Player::Bot(Level::Agent, temper(rng)))).collect();
        let seed = Rng::stream(self.seed, number).bits() % SEEDS;
        let pack = Arc::clone(&self.pack);
        let setup =
            Setup { pack, seats, house, seed, first: None, loyalties: None, order: None, plain: false };
        let plain = Setup { house: raw.house, ..setup.clone() };
        Match::new(setup).or_else(|_| Match::new(plain)).ok()
    }

    /// The puzzles at the current position of a match. `deep` is the number of deep searches still allowed.
    fn position_puzzles(&self, game: &Match, rng: &mut Rng, deep: &mut u32) -> Vec<FoundPuzzle> {
        let state = game.state();
        let wants = |kind: Kind| self.kinds.contains(&kind);
        let legal = game.legal();
        let mut found = Vec::new();
        if legal.len() < 2 {
            return found;
        }
        let before = state.phase() == Phase::Turns && state.stack().top() == Some(&Task::Before);
        if before && [Kind::Region, Kind::Cities, Kind::Points].into_iter().any(wants) {
            found.extend(self.turns(game).into_iter().filter(|f| wants(f.kind)));
        }
        // The puzzle's goal can be to win only in the last round.
        let last = u32::from(state.current_round()) >= u32::from(game.world().house().rounds);
        if wants(Kind::Win) && last && matches!(state.phase(), Phase::Turns | Phase::FinalWhisper) {
            found.extend(self.wins(game, &legal));
        }
        if wants(Kind::Token) && state.round() > 1 && matches!(state.phase(), Phase::Deploy | Phase::Loyalty)
        {
            found.extend(self.tokens(game));
        }
        let sits = matches!(state.phase(), Phase::Deploy | Phase::Retrieve | Phase::Loyalty) || before;
        if wants(Kind::Best) && *deep > 0 && sits && legal.len() <= CHOICES && rng.below(ONE_IN) == 0 {
            *deep -= 1;
            found.extend(self.best(game, &legal));
        }
        found
    }

    fn puzzle(&self, game: &Match, goal: Goal, answer: Answer) -> Puzzle {
        Puzzle {
            id: goal.id().to_owned(),
            level: 1,
            goal,
            societies: game.setup().seats.len(),
            house: game.setup().house,
            seed: game.setup().seed,
            moves: game.steps().iter().map(|step| step.action).collect(),
            answer,
        }
    }

    /// Puzzles in which only one decision can lead to a certain region, number of cities or number of points.
    fn turns(&self, game: &Match) -> Vec<FoundPuzzle> {
        let (world, state) = (game.world(), game.state());
        let Some(prizes) = survey(world, state) else { return Vec::new() };
        let mover = state.mover().unwrap_or(state.first());
        let only = |holds: &dyn Fn(&super::puzzle_candidates::BestResults) -> bool| {
            let mut those = prizes.iter().filter(|(_, prize)| holds(prize));
            let first = those.next().map(|(action, _)| *action);
            first.filter(|_| those.next().is_none())
        };
        let mut goals: Vec<(Goal, Action)> = Vec::new();
        let points = prizes.iter().map(|(_, prize)| prize.points).max().unwrap_or(i32::MIN);
        if points > state.score(world, mover) {
            goals.extend(only(&|p| p.points >= points).map(|a| (Goal::Points(points), a)));
        }
        for empire in world.empires() {
            let cities = prizes.iter().map(|(_, prize)| prize.cities[empire]).max().unwrap_or(i32::MIN);
            if cities > state.cities(world, empire) as i32 {
                let goal = Goal::Cities(empire, cities);
                goals.extend(only(&|p| p.cities[empire] >= cities).map(|a| (goal, a)));
            }
            for region in world.regions() {
                let worth =
                    world.with_icon(Icon::City).has(region) || world.with_icon(Icon::Fort).has(region);
                if !worth || state.control(empire).has(region) {
                    continue;
                }
                let goal = Goal::Region(empire, region);
                goals.extend(only(&|p| p.control[empire].has(region)).map(|a| (goal, a)));
            }
        }
        goals.into_iter().filter_map(|(goal, action)| self.reached(game, goal, action)).collect()
    }

    /// The puzzle with this goal and answer; `None` if the proof fails or the puzzle is too easy or too long.
    fn reached(&self, game: &Match, goal: Goal, answer: Action) -> Option<FoundPuzzle> {
        let mut puzzle = self.puzzle(game, goal, Answer::Decision(answer));
        let quest = PuzzleAttempt::open(&self.pack, &puzzle)?;
        let figure = quest.prove().ok()?;
        let line = quest.line();
        let kind = match goal {
            Goal::Region(..) => Kind::Region,
            Goal::Cities(..) => Kind::Cities,
            Goal::Points(_) => Kind::Points,
            _ => Kind::Win,
        };
        let most = if kind == Kind::Win { 0.5 } else { BLIND };
        if line.len() > LONGEST || figure.blind > most {
            return None;
        }
        puzzle.level = match figure.blind {
            blind if blind > LEVELS.0 => 1,
            blind if blind > LEVELS.1 => 2,
            _ => HARDEST,
        };
        // An uncertain win is harder, since the solver must weigh several cases.
        if kind == Kind::Win && quest.target.is_some_and(|target| target < WHOLE) {
            puzzle.level = puzzle.level.max(2);
        }
        let cards = line.iter().filter(|action| matches!(action, Action::Play { .. })).count();
        let bits = -figure.blind.log2();
        Some(FoundPuzzle {
            puzzle,
            kind,
            worth: bits.min(8.0) + 1.5 * cards.min(2) as f64 - 0.4 * line.len() as f64,
        })
    }

    /// Puzzles whose goal is to win, in the last decisions of a match.
    fn wins(&self, game: &Match, legal: &[Action]) -> Vec<FoundPuzzle> {
        let (world, state) = (game.world(), game.state());
        let Some(mut search) = super::reachable_results::Search::new(world, state, Goal::Win) else {
            return Vec::new();
        };
        let mut best: Option<(i32, Action)> = None;
        for action in legal {
            let Some(range) = search.after(state, *action) else { return Vec::new() };
            if best.is_none_or(|(most, _)| range.sure > most) {
                best = Some((range.sure, *action));
            }
        }
        let found =
            best.filter(|(sure, _)| *sure > 0).and_then(|(_, action)| self.reached(game, Goal::Win, action));
        found.into_iter().collect()
    }

    /// Puzzles whose goal is to infer a covered token.
    fn tokens(&self, game: &Match) -> Vec<FoundPuzzle> {
        let (world, state) = (game.world(), game.state());
        let Some(mover) = state.mover() else { return Vec::new() };
        let mut found = Vec::new();
        for rival in world.societies().filter(|s| *s != mover) {
            let covered = world.slots().filter(|slot| !state.is_revealed(rival, *slot));
            // With three revealed tokens, little is left to infer.
            if covered.clone().count() + 2 < world.slots().len() || covered.clone().count() < 3 {
                continue;
            }
            for slot in covered {
                let Some((empire, odds)) = certain_of(game, mover, rival, slot) else { continue };
                if odds < CERTAIN + 0.02 || state.tokens(rival).at(slot) != Some(empire) {
                    continue;
                }
                let mut puzzle = self.puzzle(game, Goal::Token(rival, slot), Answer::Empire(empire));
                let logic = world.house().loyalty != LoyaltySetup::Random;
                puzzle.level = match odds {
                    _ if logic => 2,
                    odds if odds > 0.96 => 1,
                    odds if odds > 0.91 => 2,
                    _ => HARDEST,
                };
                let worth = if logic { 3.0 } else { 2.0 } - 0.2 * f64::from(state.round());
                found.push(FoundPuzzle { puzzle, kind: Kind::Token, worth });
            }
        }
        found
    }

    /// A puzzle whose goal is to find the best decision, if a deep search finds one that is far better than any
    /// other.
    fn best(&self, game: &Match, legal: &[Action]) -> Option<FoundPuzzle> {
        let (world, state) = (game.world(), game.state());
        let mover = state.mover()?;
        let (view, past) = (game.view(mover), game.past());
        let decision = Decision { world, view: &view, past: &past, legal, seed: game.setup().seed };
        let glance = decision.assess(Effort::GLANCE, None, &|| true)?;
        let shallow = glance.first()?.action;
        let mut puzzle = self.puzzle(game, Goal::Best, Answer::Decision(shallow));
        let quest = PuzzleAttempt::open(&self.pack, &puzzle)?;
        let best = quest.weighed().first()?.action;
        puzzle.answer = Answer::Decision(best);
        let quest = PuzzleAttempt { puzzle: puzzle.clone(), ..quest };
        quest.prove().ok()?;
        puzzle.level = if best == shallow { 2 } else { HARDEST };
        let worth = if best == shallow { 1.0 } else { 3.0 };
        Some(FoundPuzzle { puzzle, kind: Kind::Best, worth })
    }
}
