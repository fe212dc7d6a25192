//! The players of a match (a person, a bot with a level and a temper, an external bot, or an automaton), and
//! how much the table shows of them.

use std::fmt;

use bots::{Level, Temper};
use external_bots::{InvalidName, Name};
use rules::{Automaton, Hardness, Rng, Script};

/// The player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person at this computer.
    Human,
    /// A built-in bot with its level and temper.
    Bot(Level, Temper),
    /// An automaton in the solo game (section 13).
    Automaton(Automaton),
    /// An external bot, with the name that a person has given to its program. Records hold this name and never
    /// the program's command.
    Outside(Name),
}

/// The prefix of an external bot's id, as in `program:my-bot`.
pub const PROGRAM: &str = "program";

/// The level of the bot that decides if an external bot's program is missing.
pub const INSTEAD: Level = Level::Agent;

impl Player {
    /// A built-in bot of this level with an even temper.
    pub const fn even(level: Level) -> Self {
        Self::Bot(level, Temper::Even)
    }

    /// Parses the id of a player: `human`, a level, or a level with a temper such as `agent:raider`. An
    /// automaton may have a hardness such as `madness:hard` (medium by default). An external bot has its name,
    /// such as `program:my-bot`.
    ///
    /// # Errors
    /// The error quotes the part of the id that is not known.
    pub fn parse(text: &str) -> Result<Self, ParsePlayerError> {
        let Some((level, temper)) = text.split_once(':') else { return untempered(text) };
        if let Some(script) = Script::from_id(level) {
            let hardness =
                Hardness::from_id(temper).ok_or_else(|| ParsePlayerError::Hardness(temper.to_owned()))?;
            return Ok(Self::Automaton(Automaton { script, hardness }));
        }
        if level == PROGRAM {
            return Ok(Self::Outside(Name::parse(temper)?));
        }
        let temper = Temper::from_id(temper).ok_or_else(|| ParsePlayerError::Temper(temper.to_owned()));
        match untempered(level)? {
            Self::Human => Err(ParsePlayerError::Person(text.to_owned())),
            Self::Bot(level, _) => Ok(Self::Bot(level, temper?)),
            Self::Automaton(automaton) => Ok(Self::Automaton(automaton)),
            Self::Outside(name) => Ok(Self::Outside(name)),
        }
    }

    /// The automaton, if the player is one.
    pub const fn automaton(self) -> Option<Automaton> {
        match self {
            Self::Automaton(automaton) => Some(automaton),
            Self::Human | Self::Bot(..) | Self::Outside(_) => None,
        }
    }
}

/// Parses the id of a player that has no temper or hardness.
fn untempered(id: &str) -> Result<Player, ParsePlayerError> {
    if id == HUMAN {
        return Ok(Player::Human);
    }
    let automaton = |script| Player::Automaton(Automaton { script, hardness: Hardness::default() });
    let level = Level::from_id(id).map(Player::even);
    level
        .or_else(|| Script::from_id(id).map(automaton))
        .ok_or_else(|| ParsePlayerError::Player(id.to_owned()))
}

/// The id of a person among the players.
pub const HUMAN: &str = "human";

impl fmt::Display for Player {
    /// Writes the player's id, as records and the command line use it. An even temper is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(HUMAN),
            Self::Bot(level, Temper::Even) => f.write_str(level.id()),
            Self::Bot(level, temper) => write!(f, "{}:{}", level.id(), temper.id()),
            Self::Automaton(Automaton { script, hardness }) => write!(f, "{}:{}", script.id(), hardness.id()),
            Self::Outside(name) => write!(f, "{PROGRAM}:{name}"),
        }
    }
}

/// Why a text is not the id of a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePlayerError {
    /// The text is not the id of any player.
    #[error("\"{0}\" is not a player: {known}", known = choice(&player_words()))]
    Player(String),
    /// The text after the colon is not the id of any temper.
    #[error("\"{0}\" is not a temper: {known}", known = choice(&Temper::ALL.map(Temper::id)))]
    Temper(String),
    /// The text after the colon is not the id of any hardness.
    #[error("\"{0}\" is not a difficulty of automata: {known}", known = choice(&Hardness::ALL.map(Hardness::id)))]
    Hardness(String),
    /// The text gives a person a temper, which only bots have.
    #[error("\"{0}\" is not a player: only bots have a temper")]
    Person(String),
    /// The name of the external bot is invalid.
    #[error(transparent)]
    Program(#[from] InvalidName),
}

/// The ids of all built-in players, without tempers and hardnesses.
pub fn player_words() -> Vec<&'static str> {
    let bots = std::iter::once(HUMAN).chain(Level::ALL.map(Level::id));
    bots.chain(Script::ALL.map(Script::id)).collect()
}

/// The ids of all levels as a list in English, like "random, novice or agent".
pub fn level_choice() -> String {
    choice(&Level::ALL.map(Level::id))
}

/// The words as a list in English, with "or" before the last one.
fn choice(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [head @ .., last] => format!("{} or {last}", head.join(", ")),
    }
}

/// How the temper of a bot is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TemperChoice {
    /// A person chose this temper.
    Set(Temper),
    /// The temper is drawn with the match's seed, and hidden until the match is over.
    Surprise,
}

/// The word for a surprise, used in place of a temper's id.
pub const SURPRISE: &str = "surprise";

/// A constant mixed into the match's seed, so that the draw of tempers differs from the match's other draws.
const DRAW: u64 = 0x7465_6d70_6572_7321;

impl TemperChoice {
    /// The temper of a bot at the seat with this index, and how much of the bot is hidden. A surprise is drawn
    /// from the match's seed.
    pub fn settle(self, seed: u64, seat: usize) -> (Temper, Hidden) {
        match self {
            Self::Set(temper) => (temper, Hidden::Nothing),
            Self::Surprise => {
                let drawn = Rng::stream(seed ^ DRAW, seat as u64).below(Temper::ALL.len() as u32);
                (Temper::ALL[drawn as usize], Hidden::Temper)
            }
        }
    }
}

rules::words! {
    /// How much about a bot is hidden until the match is over, from the least to the most. Records store it, so
    /// that a loaded match still hides it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Hidden {
        /// Nothing about the bot is hidden.
        #[default]
        Nothing = "nothing",
        /// The bot's temper is hidden.
        Temper = "temper",
        /// The bot's level and temper are hidden.
        Level = "level",
    }
}

/// A player as the table shows it, without what is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisiblePlayer {
    /// A person at this computer.
    Human,
    /// A built-in bot with its level and temper.
    Bot(Level, Temper),
    /// A built-in bot whose level is shown and whose temper is hidden.
    Level(Level),
    /// A bot about which nothing is shown.
    SomeBot,
    /// An automaton in the solo game.
    Automaton(Automaton),
    /// An external bot, by its name.
    Outside(Name),
}

impl VisiblePlayer {
    /// The player as the table shows it, without what `hidden` says is hidden.
    pub const fn new(player: Player, hidden: Hidden) -> Self {
        match (player, hidden) {
            (Player::Human, _) => Self::Human,
            (Player::Automaton(automaton), _) => Self::Automaton(automaton),
            (Player::Bot(level, temper), Hidden::Nothing) => Self::Bot(level, temper),
            (Player::Bot(level, _), Hidden::Temper) => Self::Level(level),
            (Player::Bot(..) | Player::Outside(_), Hidden::Level) => Self::SomeBot,
            (Player::Outside(name), Hidden::Nothing | Hidden::Temper) => Self::Outside(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_is_read_as_it_is_written_and_an_even_temper_is_not_written() {
        assert_eq!(Player::parse("human"), Ok(Player::Human));
        assert_eq!(Player::Human.to_string(), "human");
        for level in Level::ALL {
            assert_eq!(Player::even(level).to_string(), level.id());
            for temper in Temper::ALL {
                let player = Player::Bot(level, temper);
                assert_eq!(Player::parse(&player.to_string()), Ok(player));
                assert_eq!(Player::parse(&format!("{}:{}", level.id(), temper.id())), Ok(player));
            }
        }
        for (script, hardness) in Script::ALL.into_iter().zip(Hardness::ALL) {
            let player = Player::Automaton(Automaton { script, hardness });
            assert_eq!(Player::parse(&player.to_string()), Ok(player));
        }
        assert_eq!(Player::parse("madness").unwrap().to_string(), "madness:medium");
        let outside = Player::Outside(Name::parse("my-bot").unwrap());
        assert_eq!(outside.to_string(), "program:my-bot");
        assert_eq!(Player::parse("program:my-bot"), Ok(outside));
    }

    #[test]
    fn what_names_no_player_is_quoted_with_what_would() {
        let said = |text: &str| Player::parse(text).unwrap_err().to_string();
        let levels = "random, novice, agent, spymaster, mastermind, madness or hounds";
        assert_eq!(said("oracle"), format!("\"oracle\" is not a player: human, {levels}"));
        assert_eq!(said("oracle:raider"), format!("\"oracle\" is not a player: human, {levels}"));
        let (last, tempers) = Temper::ALL.split_last().unwrap();
        let tempers = tempers.iter().map(|temper| temper.id()).collect::<Vec<_>>().join(", ");
        let last = last.id();
        assert_eq!(said("agent:bold"), format!("\"bold\" is not a temper: {tempers} or {last}"));
        assert_eq!(said("hounds:raider"), "\"raider\" is not a difficulty of automata: easy, medium or hard");
        assert_eq!(said("human:raider"), "\"human:raider\" is not a player: only bots have a temper");
        assert!(said("program:My Bot").starts_with("\"My Bot\" cannot be the name of a bot: it takes"));
        assert_eq!(said("program"), format!("\"program\" is not a player: human, {levels}"));
    }

    #[test]
    fn a_surprise_is_drawn_from_seed_and_seat_and_any_temper_may_come() {
        let drawn = |seed| TemperChoice::Surprise.settle(seed, 2).0;
        assert_eq!(drawn(7), drawn(7));
        for temper in Temper::ALL {
            assert!((0..100).any(|seed| drawn(seed) == temper), "{temper:?}");
        }
    }

    #[test]
    fn what_is_hidden_of_a_bot_is_not_shown_and_a_person_always_is() {
        let bot = Player::Bot(Level::Agent, Temper::Raider);
        assert_eq!(
            VisiblePlayer::new(bot, Hidden::Nothing),
            VisiblePlayer::Bot(Level::Agent, Temper::Raider)
        );
        assert_eq!(VisiblePlayer::new(bot, Hidden::Temper), VisiblePlayer::Level(Level::Agent));
        assert_eq!(VisiblePlayer::new(bot, Hidden::Level), VisiblePlayer::SomeBot);
        assert_eq!(VisiblePlayer::new(Player::Human, Hidden::Level), VisiblePlayer::Human);
        let outside = Name::parse("my-bot").unwrap();
        assert_eq!(
            VisiblePlayer::new(Player::Outside(outside), Hidden::Temper),
            VisiblePlayer::Outside(outside)
        );
        assert_eq!(VisiblePlayer::new(Player::Outside(outside), Hidden::Level), VisiblePlayer::SomeBot);
    }
}
