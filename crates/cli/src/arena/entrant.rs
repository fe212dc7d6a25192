//! Entrants of an arena: the players of a match, and a test bot.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::command_line::wrong_usage::Usage;
use crate::opening::external_bot_seats::EXEC;
use crate::opening::match_options::{PROGRAM_WORD, player_among};
use bots::{Bot, Level, Past, Temper, Weights};
use external_bots::Name;
use rules::{Action, Automaton, Phase, Script, Society, State, View, World};
use table::{Player, level_choice};

/// An entrant of an arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entrant {
    /// A bot with its level and temper.
    Bot(Level, Temper),
    /// An automaton, for one bot playing alone (section 13).
    Automaton(Automaton),
    /// An external bot.
    Outside(Name),
    /// A test bot that no other command offers: an agent that keeps its tokens until the last loyalty step
    /// and then makes the best exchange on the board. It won 39 % of its games against three agents (25 % is
    /// par).
    Late,
}

/// The id of [`Entrant::Late`].
const LATE: &str = "late";

impl Entrant {
    /// Parses an entrant.
    ///
    /// # Errors
    ///
    /// Fails if the word names no entrant, or names a person.
    pub fn parse(word: &str) -> Result<Self, Box<dyn Error>> {
        if word == LATE {
            return Ok(Self::Late);
        }
        let bots = Level::ALL.map(Level::id).into_iter();
        let words = bots.chain([LATE]).chain(Script::ALL.map(Script::id)).chain([PROGRAM_WORD]);
        match player_among(word, words)? {
            Player::Automaton(automaton) => Ok(Self::Automaton(automaton)),
            Player::Outside(name) => Ok(Self::Outside(name)),
            Player::Human | Player::Bot(..) => bot(word).map(|(level, temper)| Self::Bot(level, temper)),
        }
    }

    /// The entrant as a player of a match. The test bot becomes an agent with an even temper.
    pub const fn as_player(self) -> Player {
        match self {
            Self::Bot(level, temper) => Player::Bot(level, temper),
            Self::Automaton(automaton) => Player::Automaton(automaton),
            Self::Outside(name) => Player::Outside(name),
            Self::Late => Player::even(Level::Agent),
        }
    }

    const fn bot(self) -> (Level, Temper) {
        match self {
            Self::Bot(level, temper) => (level, temper),
            // Automata and external bots don't use this bot.
            Self::Automaton(_) | Self::Outside(_) => (Level::Random, Temper::Even),
            Self::Late => (Level::Agent, Temper::Even),
        }
    }

    /// Seats the entrant with its own seed.
    pub(super) fn sit(self, luck: u64, weights: &Arc<Weights>) -> SeatedBot {
        let (level, temper) = self.bot();
        let bot = Bot::with_weights(level, luck, Arc::clone(weights)).with_temper(temper);
        SeatedBot { bot, late: self == Self::Late }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(..) | Self::Automaton(_) | Self::Outside(_) => self.as_player().fmt(f),
            Self::Late => f.write_str(LATE),
        }
    }
}

/// The level and temper that a word names.
///
/// # Errors
///
/// Fails if the word names no bot.
pub(crate) fn bot(word: &str) -> Result<(Level, Temper), Box<dyn Error>> {
    let outside = || {
        let words = format!("\"{word}\" is a bot from outside: here play only {}", level_choice());
        Usage::new(words)
    };
    if word.split_once(':').is_some_and(|(kind, _)| kind == EXEC) {
        return Err(outside().into());
    }
    match player_among(word, Level::ALL.map(Level::id).into_iter())? {
        Player::Bot(level, temper) => Ok((level, temper)),
        Player::Automaton(_) => {
            let words = format!("\"{word}\" is an automaton: only bots play here, {}", level_choice());
            Err(Usage::new(words).into())
        }
        Player::Outside(_) => Err(outside().into()),
        Player::Human => {
            let words = format!("\"human\" cannot play here: only bots do, {}", level_choice());
            Err(Usage::new(words).into())
        }
    }
}

/// An entrant seated in a game.
pub(super) struct SeatedBot {
    bot: Bot,
    late: bool,
}

impl SeatedBot {
    /// True if the entrant reads the public history.
    pub fn reads_past(&self) -> bool {
        self.bot.level().reads_past()
    }

    /// Chooses for the society to move. A view is made only if needed, since it takes longer than everything
    /// else that a random bot does.
    pub fn choose(
        &mut self,
        world: &World,
        state: &State,
        society: Society,
        past: Option<&Past>,
        legal: &[Action],
    ) -> Option<Action> {
        if self.late && is_exchange(legal) {
            let view = state.view(world, society);
            return if is_last(world, &view) {
                best_exchange(world, &view, legal)
            } else {
                Some(Action::Keep)
            };
        }
        let blindly = self.bot.choose_blindly(legal);
        blindly.or_else(|| self.bot.choose(world, &state.view(world, society), past, legal))
    }
}

/// True if tokens may be exchanged (R8.2).
fn is_exchange(legal: &[Action]) -> bool {
    legal.contains(&Action::Keep)
}

/// True if this may be the last loyalty step: it is the last round (R5.8), or one icon may end the match
/// (R9.4).
fn is_last(world: &World, view: &View) -> bool {
    match view.phase() {
        Phase::FinalWhisper => true,
        _ => !world.house().final_whisper && (view.rounds_to_come(world) == 0 || view.end_is_near(world, 1)),
    }
}

/// The exchange with the highest gain on the board; `None` if none gains anything.
fn best_exchange(world: &World, view: &View, legal: &[Action]) -> Option<Action> {
    let slots: Vec<_> = view.slot_scores(world).collect();
    let gain = |action: &Action| {
        let Action::Exchange(a, b) = *action else { return 0 };
        let slot = |empire| slots.iter().find(|slot| slot.empire == empire);
        let (Some(a), Some(b)) = (slot(a), slot(b)) else { return 0 };
        let after = a.multiplier * (b.brought + b.agents) + b.multiplier * (a.brought + a.agents);
        after - a.points() - b.points()
    };
    let best = legal.iter().rev().max_by_key(|action| gain(action)).filter(|action| gain(action) > 0);
    Some(best.copied().unwrap_or(Action::Keep))
}
