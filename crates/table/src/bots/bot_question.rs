//! Questions to bots: a decision to take, with everything that the bot may know about it and nothing else.

use std::sync::Arc;
use std::time::Duration;

use crate::matches::match_in_play::Match;
use crate::matches::player::{INSTEAD, Player};
use bots::{Bot, Budget, Level, Past, Prospect, Temper, Weights};
use external_bots::{Chosen, ExternalBot, MatchJson, Name, Program, Programs};
use rules::{Action, Rng, Society, State, View, World};

/// A decision that a bot has to take, with everything that the bot may know about it.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    society: Society,
    level: Level,
    temper: Temper,
    luck: u64,
    weights: Arc<Weights>,
    world: Arc<World>,
    view: View,
    past: Option<Past>,
    legal: Vec<Action>,
    /// True if the bot may think longer than its level's time limit.
    patient: bool,
    /// The program to ask if an external bot decides; `None` if a built-in bot does.
    program: Option<ProgramQuestion>,
}

/// The external bot to ask, with the match as JSON for its program.
#[derive(Clone, Debug)]
struct ProgramQuestion {
    name: Name,
    program: Program,
    time: Duration,
    teller: MatchJson,
}

impl ProgramQuestion {
    /// The question for the external bot called `name`; `None` if no program has that name.
    fn new(game: &Match, name: Name, programs: &Programs) -> Option<Self> {
        let program = programs.get(name)?.clone();
        let societies = game.setup().seats.iter().map(|seat| seat.society).collect();
        let teller = MatchJson::new(Arc::clone(game.world()), Arc::clone(game.pack()), societies);
        Some(Self { name, program, time: programs.time(), teller })
    }
}

impl Question {
    /// The question about the decision that is due; `None` if a person has to take it or the match is over.
    pub fn due(game: &Match, programs: &Programs) -> Option<Self> {
        Self::new(game, game.state(), game.steps().len(), programs, || game.past())
    }

    /// The question about the decision that would follow if a person chose `action`. `None` if no bot would
    /// have to take it.
    pub fn after(game: &Match, action: Action) -> Option<Self> {
        // External bots are asked only once a decision is due, never ahead of time.
        let none = Programs::default();
        Self::new(game, &game.after(action), game.steps().len() + 1, &none, || {
            let mut past = game.past();
            let mover = game.state().mover().unwrap_or(game.state().first());
            past.watch(game.world(), game.state(), mover, action);
            past
        })
    }

    /// The question about an earlier decision, by its number from 1. `None` if a person took that decision or
    /// it does not exist.
    pub fn for_decision(game: &Match, number: usize) -> Option<Self> {
        // An existing decision has a number of at least 1.
        let step = game.step(number)?;
        Self::new(game, &step.before, number - 1, &Programs::default(), || game.past_before(number))
    }

    fn new(
        game: &Match,
        state: &State,
        decisions: usize,
        programs: &Programs,
        past: impl FnOnce() -> Past,
    ) -> Option<Self> {
        let society = state.mover()?;
        let mut program = None;
        let (level, temper) = match game.player(society) {
            Player::Bot(level, temper) => (level, temper),
            // An automaton has only one legal action, which a bot of any level picks.
            Player::Automaton(_) => (Level::Random, Temper::Even),
            Player::Outside(name) => {
                program = ProgramQuestion::new(game, name, programs);
                (INSTEAD, Temper::Even)
            }
            Player::Human => return None,
        };
        let mut legal = Vec::new();
        state.legal(game.world(), &mut legal);
        Some(Self {
            society,
            level,
            temper,
            luck: luck(game.setup().seed, society, decisions),
            weights: game.pack().weights(),
            world: Arc::clone(game.world()),
            view: state.view(game.world(), society),
            past: level.reads_past().then(past),
            legal,
            patient: false,
            program,
        })
    }

    /// Sets whether the bot may exceed its level's time limit (`patient`), and returns the question.
    pub fn with_patience(self, patient: bool) -> Self {
        Self { patient, ..self }
    }

    /// True if the bot needs so long to answer that it pays to start before the decision is due.
    pub fn is_long(&self) -> bool {
        self.legal.len() > 1 && self.bot().1.compares()
    }

    /// The legal action with this notation; `None` if there is none.
    pub fn action(&self, notation: &str) -> Option<Action> {
        self.world.parse_action(notation).ok().filter(|action| self.legal.contains(action))
    }

    /// True if this question is for the built-in bot `bot` of `society`.
    pub fn is_for(&self, society: Society, bot: &Bot) -> bool {
        self.society == society && self.level == bot.level() && self.temper == bot.temper()
    }

    /// True if this question is for an external bot.
    pub fn is_outside(&self) -> bool {
        self.program.is_some()
    }

    /// The external bot that has to decide, with its society; `None` if a built-in bot has to.
    pub fn outsider(&self) -> Option<(Society, ExternalBot)> {
        let ProgramQuestion { name, program, time, .. } = self.program.clone()?;
        Some((self.society, ExternalBot::new(name, program, time)))
    }

    /// True if this question is for the external bot `outsider` of `society`.
    pub fn is_for_outsider(&self, society: Society, outsider: &ExternalBot) -> bool {
        self.society == society && self.program.as_ref().is_some_and(|asked| asked.name == outsider.name())
    }

    /// Asks an external bot. Returns `None` as soon as `wanted` returns false.
    pub fn ask_outsider(&self, outsider: &mut ExternalBot, wanted: &dyn Fn() -> bool) -> Option<Chosen> {
        let asked = self.program.as_ref()?;
        outsider.choose(&asked.teller, &self.view, &self.legal, self.luck, wanted)
    }

    /// The built-in bot that has to decide, with its society.
    pub fn bot(&self) -> (Society, Bot) {
        let bot = Bot::with_weights(self.level, self.luck, Arc::clone(&self.weights));
        (self.society, bot.with_temper(self.temper))
    }

    /// The prospects that the bot compared when it chose `answer`. `None` if the bot compares no prospects, or
    /// would not choose `answer` again.
    pub fn compared(&self, answer: Action) -> Option<Vec<Prospect>> {
        if !self.is_long() {
            return None;
        }
        let (_, mut bot) = self.bot();
        let again = self.ask(&mut bot, &|| true);
        (again == Some(answer) && bot.candidates().len() > 1).then(|| bot.candidates().to_vec())
    }

    /// Asks a built-in bot. Returns `None` as soon as `wanted` returns false.
    pub fn ask(&self, bot: &mut Bot, wanted: &dyn Fn() -> bool) -> Option<Action> {
        bot.reseed(self.luck);
        let most = if self.patient { bot.patient_nodes() } else { bot.nodes() } as f32;
        let spent = |nodes: u64| if wanted() { Budget::Used(nodes as f32 / most) } else { Budget::Cancelled };
        bot.choose_within(&self.world, &self.view, self.past.as_ref(), &self.legal, &spent)
    }
}

/// Equal questions get equal answers, since they go to the same bot with the same knowledge and the same seed.
impl PartialEq for Question {
    fn eq(&self, other: &Self) -> bool {
        (self.society, self.level, self.temper, self.luck, self.patient)
            == (other.society, other.level, other.temper, other.luck, other.patient)
            && self.view == other.view
            && self.legal == other.legal
            && self.past == other.past
    }
}

/// A constant mixed into the match's seed, so that the seeds of bots differ from those of the match's draws.
const LUCK: u64 = 0x6b6f_7461_6d20_626f;

/// A bot's random seed for a decision, from the match's seed, the bot's society and the number of earlier
/// decisions. It does not depend on whether the match was saved and loaded in between, and it reveals nothing
/// about the match's draws.
pub(crate) fn luck(seed: u64, society: Society, decisions: usize) -> u64 {
    let own = Rng::stream(seed ^ LUCK, society.index() as u64).bits();
    Rng::stream(own, decisions as u64).bits()
}
