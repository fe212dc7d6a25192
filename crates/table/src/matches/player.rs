//! The players of a match (a person, a bot with a level and a temper, an external bot, or an automaton), with
//! what the table shows of them.

use std::fmt;

use bots::{Level, Temper};
use external_bots::{InvalidName, Name};
use rules::{Automaton, Hardness, Rng, Script};

/// The player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person at this computer.
    Human,
    /// A bot with its level and temper.
    Bot(Level, Temper),
    /// An automaton for solo play (section 13).
    Automaton(Automaton),
    /// An external bot, by the name that a person has given its program. Records never hold the program's
    /// command.
    Outside(Name),
}

/// The word in front of an external bot's name, as in `program:my-bot`.
pub const PROGRAM: &str = "program";

/// The level of the bot that plays if an external bot's program is missing.
pub const INSTEAD: Level = Level::Agent;

impl Player {
    /// A bot of this level with no temper.
    pub const fn even(level: Level) -> Self {
        Self::Bot(level, Temper::Even)
    }

    /// Parses a player. It is `human`, a level, or a level with a temper such as `agent:raider`. An automaton
    /// may have a hardness such as `madness:hard` (medium by default). An external bot has its name, such as
    /// `program:my-bot`.
    ///
    /// # Errors
    /// The part that names nothing.
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

    /// The automaton; `None` for any other player.
    pub const fn automaton(self) -> Option<Automaton> {
        match self {
            Self::Automaton(automaton) => Some(automaton),
            Self::Human | Self::Bot(..) | Self::Outside(_) => None,
        }
    }
}

/// Parses a player without a temper.
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

/// The id of a person as a player.
pub const HUMAN: &str = "human";

impl fmt::Display for Player {
    /// Writes the player as in records and on the command line. An even temper is left out.
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
    /// No player has this id.
    #[error("\"{0}\" is no player: {known}", known = choice(&player_words()))]
    Player(String),
    /// No temper has this id.
    #[error("\"{0}\" is no temper: {known}", known = choice(&Temper::ALL.map(Temper::id)))]
    Temper(String),
    /// No hardness has this id.
    #[error("\"{0}\" is not how hard an automaton is: {known}", known = choice(&Hardness::ALL.map(Hardness::id)))]
    Hardness(String),
    /// The text gives a person a temper, which only bots have.
    #[error("\"{0}\" is no player: only bots have a temper")]
    Person(String),
    /// The name of the external bot is invalid.
    #[error(transparent)]
    Program(#[from] InvalidName),
}

/// The ids of players, without tempers and hardnesses.
pub fn player_words() -> Vec<&'static str> {
    let bots = std::iter::once(HUMAN).chain(Level::ALL.map(Level::id));
    bots.chain(Script::ALL.map(Script::id)).collect()
}

/// The levels as a list: "random, novice or agent".
pub fn level_choice() -> String {
    choice(&Level::ALL.map(Level::id))
}

/// A list of words joined by "or".
fn choice(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [head @ .., last] => format!("{} or {last}", head.join(", ")),
    }
}

/// How a bot's temper is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TemperChoice {
    /// The player chose this temper.
    Set(Temper),
    /// The match's seed decides the temper, which is hidden until the match is over.
    Surprise,
}

/// The id of a surprise among tempers.
pub const SURPRISE: &str = "surprise";

/// Mixed into the match's seed, so that the draw of tempers differs from its other draws.
const DRAW: u64 = 0x7465_6d70_6572_7321;

impl TemperChoice {
    /// The temper of a bot at a seat, drawn from the match's seed for a surprise, and which facts are hidden.
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
    /// Which facts about a bot are hidden until the match is over, from the fewest to the most. Records store
    /// this, so that bots decide the same after loading.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Hidden {
        /// Everything is shown.
        #[default]
        Nothing = "nothing",
        /// Its temper is hidden.
        Temper = "temper",
        /// Its level and its temper are hidden.
        Level = "level",
    }
}

/// A player as the table shows it, without hidden facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisiblePlayer {
    /// A person at this computer.
    Human,
    /// A bot of a level and a temper.
    Bot(Level, Temper),
    /// A bot with a hidden temper.
    Level(Level),
    /// A bot with a hidden level and temper.
    SomeBot,
    /// An automaton with its script.
    Automaton(Automaton),
    /// An external bot, by its name.
    Outside(Name),
}

impl VisiblePlayer {
    /// The player as the table shows it, with these facts hidden.
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
        assert_eq!(said("oracle"), format!("\"oracle\" is no player: human, {levels}"));
        assert_eq!(said("oracle:raider"), format!("\"oracle\" is no player: human, {levels}"));
        let (last, tempers) = Temper::ALL.split_last().unwrap();
        let tempers = tempers.iter().map(|temper| temper.id()).collect::<Vec<_>>().join(", ");
        let last = last.id();
        assert_eq!(said("agent:bold"), format!("\"bold\" is no temper: {tempers} or {last}"));
        assert_eq!(said("hounds:raider"), "\"raider\" is not how hard an automaton is: easy, medium or hard");
        assert_eq!(said("human:raider"), "\"human:raider\" is no player: only bots have a temper");
        assert!(said("program:My Bot").starts_with("\"My Bot\" cannot be the name of a bot: it takes"));
        assert_eq!(said("program"), format!("\"program\" is no player: human, {levels}"));
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
