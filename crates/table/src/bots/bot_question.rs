//! Questions to bots: everything that a bot may know about a decision, and nothing else.

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
    /// The external bot that decides instead of a built-in one.
    program: Option<ProgramQuestion>,
}

/// The program of an external bot that is asked, with the match as JSON.
#[derive(Clone, Debug)]
struct ProgramQuestion {
    name: Name,
    program: Program,
    time: Duration,
    teller: MatchJson,
}

impl ProgramQuestion {
    /// The question for the external bot with this name; `None` if no program has that name.
    fn new(game: &Match, name: Name, programs: &Programs) -> Option<Self> {
        let program = programs.get(name)?.clone();
        let societies = game.setup().seats.iter().map(|seat| seat.society).collect();
        let teller = MatchJson::new(Arc::clone(game.world()), Arc::clone(game.pack()), societies);
        Some(Self { name, program, time: programs.time(), teller })
    }
}

impl Question {
    /// The question for the decision that is due; `None` if no bot has to take it.
    pub fn due(game: &Match, programs: &Programs) -> Option<Self> {
        Self::new(game, game.state(), game.steps().len(), programs, || game.past())
    }

    /// The question for the decision that follows a person's choice; `None` if no bot has to take it.
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

    /// The question for an earlier decision by its number, counted from 1; `None` unless a bot decided.
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
            // With no choice, every bot gives the one action.
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

    /// The question, with the bot allowed (`patient`) or forbidden to exceed its level's time limit.
    pub fn with_patience(self, patient: bool) -> Self {
        Self { patient, ..self }
    }

    /// True if the answer takes long enough that it pays to start thinking before the decision is due.
    pub fn is_long(&self) -> bool {
        self.level.reads_past() && self.legal.len() > 1
    }

    /// True if `bot` is the built-in bot that this question is for.
    pub fn is_for(&self, society: Society, bot: &Bot) -> bool {
        self.society == society && self.level == bot.level() && self.temper == bot.temper()
    }

    /// True if an external bot decides, rather than a built-in one.
    pub fn is_outside(&self) -> bool {
        self.program.is_some()
    }

    /// The external bot that decides, with its society; `None` if a built-in bot decides.
    pub fn outsider(&self) -> Option<(Society, ExternalBot)> {
        let ProgramQuestion { name, program, time, .. } = self.program.clone()?;
        Some((self.society, ExternalBot::new(name, program, time)))
    }

    /// True if `outsider` is the external bot that this question is for.
    pub fn is_for_outsider(&self, society: Society, outsider: &ExternalBot) -> bool {
        self.society == society && self.program.as_ref().is_some_and(|asked| asked.name == outsider.name())
    }

    /// Lets an external bot answer. It gives up with `None` once `wanted` returns false.
    pub fn ask_outsider(&self, outsider: &mut ExternalBot, wanted: &dyn Fn() -> bool) -> Option<Chosen> {
        let asked = self.program.as_ref()?;
        outsider.choose(&asked.teller, &self.view, &self.legal, self.luck, wanted)
    }

    /// The built-in bot that decides, with its society.
    pub fn bot(&self) -> (Society, Bot) {
        let bot = Bot::with_weights(self.level, self.luck, Arc::clone(&self.weights));
        (self.society, bot.with_temper(self.temper))
    }

    /// The prospects that the bot compared when it chose `answer`. `None` if it would choose otherwise now or
    /// compares no prospects.
    pub fn compared(&self, answer: Action) -> Option<Vec<Prospect>> {
        if !self.is_long() {
            return None;
        }
        let (_, mut bot) = self.bot();
        let again = self.ask(&mut bot, &|| true);
        (again == Some(answer) && bot.candidates().len() > 1).then(|| bot.candidates().to_vec())
    }

    /// Lets a built-in bot answer. It gives up with `None` once `wanted` returns false.
    pub fn ask(&self, bot: &mut Bot, wanted: &dyn Fn() -> bool) -> Option<Action> {
        bot.reseed(self.luck);
        let most = if self.patient { self.level.patient_nodes() } else { self.level.nodes() } as f32;
        let spent = |nodes: u64| if wanted() { Budget::Used(nodes as f32 / most) } else { Budget::Cancelled };
        bot.choose_within(&self.world, &self.view, self.past.as_ref(), &self.legal, &spent)
    }
}

/// Equal questions have equal answers: they are for the same bot, with the same knowledge and the same seed.
impl PartialEq for Question {
    fn eq(&self, other: &Self) -> bool {
        (self.society, self.level, self.temper, self.luck, self.patient)
            == (other.society, other.level, other.temper, other.luck, other.patient)
            && self.view == other.view
            && self.legal == other.legal
            && self.past == other.past
    }
}

/// Mixed into the match's seed, so that bots' seeds differ from the match's own draws.
const LUCK: u64 = 0x6b6f_7461_6d20_626f;

/// A bot's seed for a decision, from the match's seed, the seat and the number of earlier decisions. A loaded
/// match therefore continues as if it had not been interrupted. The seed reveals nothing about the match's
/// draws.
pub(crate) fn luck(seed: u64, society: Society, decisions: usize) -> u64 {
    let own = Rng::stream(seed ^ LUCK, society.index() as u64).bits();
    Rng::stream(own, decisions as u64).bits()
}
