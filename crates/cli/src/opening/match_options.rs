//! The setup of a match from the options of the command line.

use std::sync::Arc;

use crate::command_line::wrong_usage::suggestion;
use bots::Temper;
use external_bots::InvalidCommand;
use packs::{Pack, Preset, find_language, language_codes};
use rules::{Hardness, HouseRule, HouseRuleError, HouseRules};
use speech::system_language;
use table::{
    Hidden, ParsePlayerError, Player, PlayerChoice, SURPRISE, SeatChoice, Setup, SetupChoices, SetupError,
    player_words,
};
use text::number_formatting::range;
use text::untrusted_text;

/// Why a match could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// An unknown seat.
    #[error("there is no player \"{given}\"; {suggestion}")]
    Player {
        /// The given word.
        given: String,
        /// A hint at valid seats.
        suggestion: String,
    },
    /// An unknown temper.
    #[error("there is no temper \"{given}\"; {suggestion}")]
    Temper {
        /// The given word.
        given: String,
        /// A hint at valid tempers.
        suggestion: String,
    },
    /// An unknown hardness.
    #[error("automata are not \"{given}\"; {suggestion}")]
    Hardness {
        /// The given word.
        given: String,
        /// A hint at valid hardnesses.
        suggestion: String,
    },
    /// A person with a temper, or an invalid name of an external bot.
    #[error("{0}")]
    Person(ParsePlayerError),
    /// An invalid command.
    #[error("\"{}\" starts no program: {why}", untrusted_text::line(given, untrusted_text::WORD))]
    Program {
        /// The given word.
        given: String,
        /// The reason it is invalid.
        why: InvalidCommand,
    },
    /// An unknown program.
    #[error("there is no program \"{given}\"; {suggestion}")]
    NoSuchProgram {
        /// The given word.
        given: String,
        /// A hint at known programs.
        suggestion: String,
    },
    /// A rule that is not `key=value`.
    #[error("\"{0}\" is not a house rule: write KEY=VALUE, such as rounds=3")]
    RuleForm(String),
    /// An unknown rule or value.
    #[error("{0}")]
    Rule(#[from] HouseRuleError),
    /// A rule given twice.
    #[error("the house rule \"{rule}\" is given twice, as {first} and as {second}: give it once")]
    RuleTwice {
        /// The key of the rule.
        rule: &'static str,
        /// The first value.
        first: String,
        /// The second value.
        second: String,
    },
    /// An unknown set-up.
    #[error("the pack has no set-up \"{given}\"; {suggestion}")]
    Preset {
        /// The given word.
        given: String,
        /// A hint at the pack's set-ups.
        suggestion: String,
    },
    /// Too few or too many seats.
    #[error(
        "--seats names {given}, but {pack} is for {} players: name as many, such as --seats {such}",
        range(*least as i64, *most as i64)
    )]
    Players {
        /// The number of seats.
        given: usize,
        /// The pack's id.
        pack: String,
        /// The fewest players.
        least: usize,
        /// The most players.
        most: usize,
        /// An example with a valid number of seats.
        such: String,
    },
    /// A set-up for more societies than there are seats.
    #[error("the set-up \"{setup}\" is for {societies} societies, but --seats names {seats}")]
    Seats {
        /// The set-up.
        setup: String,
        /// Its number of societies.
        societies: usize,
        /// The number of seats.
        seats: usize,
    },
    /// An unknown language.
    #[error("there is no language \"{given}\"; there are {}", language_codes().join(", "))]
    Language {
        /// The given word.
        given: String,
    },
    /// The players, house rules or set-up do not fit the pack.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

/// The given language, or the system's language.
///
/// # Errors
///
/// The language does not exist.
pub fn open_language(given: Option<&str>) -> Result<&'static str, OpenError> {
    let Some(given) = given else { return Ok(system_language()) };
    find_language(given).ok_or_else(|| OpenError::Language { given: given.to_owned() })
}

/// The options for a match on the command line.
#[derive(Clone, Debug)]
pub struct OpenOptions {
    /// The players by seat; if empty, the defaults take all seats of the set-up or the pack.
    pub seats: Vec<String>,
    /// The default players for the first seat and for all others.
    pub otherwise: [&'static str; 2],
    /// The id of a set-up.
    pub setup: Option<String>,
    /// House rules as `key=value`.
    pub rules: Vec<String>,
    /// The seed; random if `None`.
    pub seed: Option<u64>,
    /// The facts about bots that stay hidden until the match is over.
    pub hidden: Hidden,
    /// True if help is off.
    pub plain: bool,
}

impl Default for OpenOptions {
    /// One person against novices.
    fn default() -> Self {
        Self {
            seats: Vec::new(),
            otherwise: ["human", "novice"],
            setup: None,
            rules: Vec::new(),
            seed: None,
            hidden: Hidden::Nothing,
            plain: false,
        }
    }
}

impl OpenOptions {
    /// The setup for a pack.
    ///
    /// # Errors
    ///
    /// An option is invalid or does not fit the pack.
    pub fn setup(&self, pack: Arc<Pack>) -> Result<Setup, OpenError> {
        let mut rules = pack.rules.raw.house;
        let preset = self.setup.as_deref().map(|id| preset(&pack, id)).transpose()?;
        let societies = preset.and_then(|preset| preset.societies);
        let seats = self.seats(societies.unwrap_or(pack.rules.raw.societies.1));
        let mut seats = seats.as_slice();
        if let Some(preset) = preset {
            rules = preset.house;
            let societies = societies.unwrap_or(seats.len());
            seats = seats.get(..societies).ok_or_else(|| OpenError::Seats {
                setup: preset.id.clone(),
                societies,
                seats: seats.len(),
            })?;
        }
        set_rules(&self.rules, &mut rules, &pack)?;
        let (least, most) = pack.rules.raw.societies;
        if !(least..=most).contains(&seats.len()) {
            let such = self.default_seats().take(least).collect::<Vec<_>>().join(",");
            return Err(OpenError::Players {
                given: seats.len(),
                pack: pack.words.name.clone(),
                least,
                most,
                such,
            });
        }
        let seed = self.seed.unwrap_or_else(Setup::fresh_seed);
        let seat = |(society, id): (usize, &&str)| {
            player_choice(id).map(|player| SeatChoice { society, player, name: String::new() })
        };
        let seats = seats.iter().enumerate().map(seat).collect::<Result<Vec<_>, OpenError>>()?;
        let (hidden, plain) = (self.hidden, self.plain);
        Ok(SetupChoices { pack, seats, house: rules, hidden, first: None, plain }.setup(seed))
    }

    /// The players for the seats of a table with this number of societies.
    fn seats(&self, societies: usize) -> Vec<&str> {
        if !self.seats.is_empty() {
            return self.seats.iter().map(String::as_str).collect();
        }
        self.default_seats().take(societies).collect()
    }

    /// The default player of each seat, without an end.
    fn default_seats(&self) -> impl Iterator<Item = &'static str> {
        let [first, others] = self.otherwise;
        std::iter::once(first).chain(std::iter::repeat(others))
    }
}

/// Sets the named house rules, each at most once.
pub(crate) fn set_rules(rules: &[String], house: &mut HouseRules, pack: &Pack) -> Result<(), OpenError> {
    let mut set: Vec<(HouseRule, &str)> = Vec::new();
    for given in rules {
        let (key, value) = given.split_once('=').ok_or_else(|| OpenError::RuleForm(given.clone()))?;
        let (rule, value) = (HouseRule::parse(key.trim())?, value.trim());
        if let Some((_, first)) = set.iter().find(|(earlier, _)| *earlier == rule) {
            let (first, second) = ((*first).to_owned(), value.to_owned());
            return Err(OpenError::RuleTwice { rule: rule.id(), first, second });
        }
        house.put(rule, value, &pack.rules.raw)?;
        set.push((rule, value));
    }
    Ok(())
}

/// The pack's set-up with this id.
fn preset<'p>(pack: &'p Pack, id: &str) -> Result<&'p Preset, OpenError> {
    let ids = || pack.presets.iter().map(|preset| preset.id.as_str());
    pack.presets.iter().find(|preset| preset.id == id).ok_or_else(|| OpenError::Preset {
        given: id.to_owned(),
        suggestion: if pack.presets.is_empty() { "it offers none".to_owned() } else { suggestion(id, ids()) },
    })
}

/// The placeholder for an external bot on the command line.
pub(crate) const PROGRAM_WORD: &str = "exec:COMMAND";

/// Parses a player, or a level with a surprise temper.
fn player_choice(id: &str) -> Result<PlayerChoice, OpenError> {
    let surprise = id.split_once(':').filter(|(_, temper)| *temper == SURPRISE);
    match surprise.map(|(level, _)| player(level)).transpose()? {
        Some(Player::Bot(level, _)) => Ok(PlayerChoice::Surprise(level)),
        Some(Player::Human) => Err(OpenError::Person(ParsePlayerError::Person(id.to_owned()))),
        // Automata and external bots have no temper.
        Some(Player::Automaton(_) | Player::Outside(_)) | None => player(id).map(PlayerChoice::Player),
    }
}

/// Parses a player.
///
/// # Errors
///
/// There is no such player; the error suggests the nearest.
pub fn player(id: &str) -> Result<Player, OpenError> {
    player_among(id, player_words().into_iter().chain([PROGRAM_WORD]))
}

/// Parses a player; only `words` are suggested.
///
/// # Errors
///
/// There is no such player; the error suggests the nearest of the words.
pub(crate) fn player_among<'a>(
    id: &str,
    words: impl Iterator<Item = &'a str> + Clone,
) -> Result<Player, OpenError> {
    Player::parse(id).map_err(|why| match why {
        ParsePlayerError::Player(given) => {
            let suggestion = suggestion(&given, words);
            OpenError::Player { given, suggestion }
        }
        ParsePlayerError::Temper(given) => {
            let suggestion = suggestion(&given, Temper::ALL.map(Temper::id).into_iter());
            OpenError::Temper { given, suggestion }
        }
        ParsePlayerError::Hardness(given) => {
            let suggestion = suggestion(&given, Hardness::ALL.map(Hardness::id).into_iter());
            OpenError::Hardness { given, suggestion }
        }
        other @ (ParsePlayerError::Person(_) | ParsePlayerError::Program(_)) => OpenError::Person(other),
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::Packs;
    use bots::Level;
    use packs::Library;
    use table::TemperChoice;

    fn options(setup: &str, seats: usize) -> OpenOptions {
        let seats = vec!["novice".to_owned(); seats];
        OpenOptions { seats, setup: Some(setup.to_owned()), seed: Some(1), ..OpenOptions::default() }
    }

    fn pack(id: &str) -> Arc<Pack> {
        Packs::default().open(Some(Path::new(id))).unwrap()
    }

    fn base() -> Arc<Pack> {
        pack("war-of-whispers")
    }

    #[test]
    fn a_set_up_that_the_pack_offers_decides_the_rules_and_how_many_of_the_seats_are_taken() {
        let setup = options("short-war", 4).setup(base()).unwrap();
        assert_eq!((setup.seats.len(), setup.house.rounds), (3, 2));
        let setup = options("long-war", 4).setup(base()).unwrap();
        assert_eq!((setup.seats.len(), setup.house.rounds), (4, 6));
    }

    #[test]
    fn bots_sit_down_with_level_and_temper_and_what_is_hidden_of_them() {
        let seats = ["human", "agent", "novice:raider", "spymaster:surprise"].map(str::to_owned);
        let mut options = OpenOptions { seats: seats.to_vec(), seed: Some(5), ..OpenOptions::default() };
        let seats = options.setup(base()).unwrap().seats;
        let (drawn, _) = TemperChoice::Surprise.settle(5, 3);
        let expected = [
            (Player::Human, Hidden::Nothing),
            (Player::even(Level::Agent), Hidden::Nothing),
            (Player::Bot(Level::Novice, Temper::Raider), Hidden::Nothing),
            (Player::Bot(Level::Spymaster, drawn), Hidden::Temper),
        ];
        assert_eq!(seats.iter().map(|s| (s.player, s.hidden)).collect::<Vec<_>>(), expected);
        options.hidden = Hidden::Level;
        let seats = options.setup(base()).unwrap().seats;
        let hidden: Vec<Hidden> = seats.iter().map(|s| s.hidden).collect();
        assert_eq!(hidden, [Hidden::Nothing, Hidden::Level, Hidden::Level, Hidden::Level]);
    }

    #[test]
    fn a_temper_that_there_is_not_is_told_with_the_nearest() {
        let said = |id: &str| player(id).unwrap_err().to_string();
        assert_eq!(said("agent:raidr"), "there is no temper \"raidr\"; did you mean \"raider\"?");
        let tempers = Temper::ALL.map(Temper::id).join(", ");
        assert_eq!(said("agent:"), format!("there is no temper \"\"; there are {tempers}"));
        assert_eq!(said("agnt:raider"), "there is no player \"agnt\"; did you mean \"agent\"?");
        assert_eq!(said("human:raider"), "\"human:raider\" is not a player: only bots have a temper");
    }

    #[test]
    fn a_house_rule_goes_over_the_set_up() {
        let asked = OpenOptions { rules: vec!["rounds=3".into()], ..options("short-war", 3) };
        assert_eq!(asked.setup(base()).unwrap().house.rounds, 3);
    }

    #[test]
    fn a_house_rule_that_is_given_twice_is_refused_and_a_slip_in_its_value_is_mended() {
        let said = |rules: &[&str]| {
            let rules = rules.iter().map(|rule| (*rule).to_owned()).collect();
            OpenOptions { rules, ..options("short-war", 3) }.setup(base()).map(drop).unwrap_err().to_string()
        };
        let twice = "the house rule \"rounds\" is given twice, as 3 and as 4: give it once";
        assert_eq!(said(&["rounds=3", "swap=any", " rounds = 4"]), twice);
        let slip = said(&["loyalty=cyclicl"]);
        assert!(slip.ends_with(", not \"cyclicl\"; did you mean \"cyclical\"?"), "{slip}");
        assert!(said(&["round=3"]).ends_with("did you mean \"rounds\"?"));
        assert!(said(&["loyalty=whatever"]).ends_with(", not \"whatever\""));
    }

    #[test]
    fn where_nobody_is_named_as_many_sit_down_as_the_set_up_or_the_pack_is_for() {
        let otherwise = ["human", "novice"];
        let seats = |setup: Option<&str>, id: &str| {
            let options =
                OpenOptions { otherwise, setup: setup.map(str::to_owned), ..OpenOptions::default() };
            let seats = options.setup(pack(id)).unwrap().seats;
            assert_eq!(seats[0].player, Player::Human);
            assert!(seats[1..].iter().all(|seat| seat.player == player("novice").unwrap()));
            seats.len()
        };
        assert_eq!(seats(None, "war-of-whispers"), 4);
        assert_eq!(seats(Some("short-war"), "war-of-whispers"), 3);
        assert_eq!(seats(None, "lantern-delta"), 3);
        assert_eq!(seats(Some("for-two"), "lantern-delta"), 2);
    }

    #[test]
    fn every_set_up_that_a_shipped_pack_offers_can_be_played() {
        for id in Library::default().ids() {
            let pack = pack(&id);
            assert!(!pack.presets.is_empty(), "{id}");
            for preset in &pack.presets {
                let asked = options(&preset.id, pack.rules.raw.societies.1);
                assert!(asked.setup(Arc::clone(&pack)).unwrap().world().is_ok(), "{id} {}", preset.id);
            }
        }
    }

    #[test]
    fn too_few_or_too_many_seats_are_told_with_what_the_pack_has_room_for() {
        let said = |seats: usize, id: &str| {
            let seats = vec!["novice".to_owned(); seats];
            let asked = OpenOptions { seats, ..OpenOptions::default() };
            asked.setup(pack(id)).map(drop).unwrap_err().to_string()
        };
        assert_eq!(
            said(1, "war-of-whispers"),
            "--seats names 1, but A War of Whispers is for 2 to 4 players: name as many, such as --seats human,novice"
        );
        assert_eq!(
            said(4, "lantern-delta"),
            "--seats names 4, but The Lantern Delta is for 2 to 3 players: name as many, such as --seats human,novice"
        );
    }

    #[test]
    fn what_is_wrong_about_a_set_up_is_said_with_what_would_be_right() {
        let said = |asked: OpenOptions| asked.setup(base()).map(drop).unwrap_err().to_string();
        assert_eq!(
            said(options("long-wars", 4)),
            "the pack has no set-up \"long-wars\"; did you mean \"long-war\"?"
        );
        assert_eq!(
            said(options("x", 4)),
            "the pack has no set-up \"x\"; there are first-match, short-war, long-war, two-teams, all-cards"
        );
        assert_eq!(
            said(options("two-teams", 3)),
            "the set-up \"two-teams\" is for 4 societies, but --seats names 3"
        );
    }
}
