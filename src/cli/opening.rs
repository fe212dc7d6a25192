//! From the words of the command line to a match that can be played.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::content::{Files, Library, Pack, Preset, Report, house, interface_languages, language_of};
use crate::rules::nearest;
use crate::table::shelf::{self, Shelf};
use crate::table::speech::system_language;
use crate::table::{Folders, Player, SeatSetup, Setup, SetupError};

/// Why a match could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The pack has faults.
    #[error(transparent)]
    Pack(#[from] Report),
    /// A seat that is not known.
    #[error("there is no player \"{given}\"; {meant}")]
    Player {
        /// What was given.
        given: String,
        /// What there is.
        meant: String,
    },
    /// A rule that is not `key=value`.
    #[error("\"{0}\" is no house rule: write KEY=VALUE, such as rounds=3")]
    RuleForm(String),
    /// A rule that is not known or does not take the value.
    #[error("{0}")]
    Rule(#[from] house::Refused),
    /// A set-up that the pack does not offer.
    #[error("the pack offers no set-up \"{given}\"; {meant}")]
    Preset {
        /// What was given.
        given: String,
        /// What there is.
        meant: String,
    },
    /// More societies than there are seats.
    #[error("the set-up \"{setup}\" is for {societies} societies, but --seats names {seats}")]
    Seats {
        /// The set-up.
        setup: String,
        /// How many it is for.
        societies: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A language that the interface does not have.
    #[error("there is no language \"{given}\"; there are {}", interface_languages().join(", "))]
    Language {
        /// What was given.
        given: String,
    },
    /// What was asked for does not fit.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

/// The built-in pack that is played when none is named.
const BASE: Files = Files::BuiltIn(shelf::BASE);

/// Opens a pack: the one in a folder, the built-in one of that id, or the base game.
///
/// # Errors
/// All that is wrong with it.
pub fn open_pack(folder: Option<&Path>) -> Result<Arc<Pack>, Report> {
    let built_in = |path: &Path| Library::default().find(path.to_str()?).filter(|_| !path.is_dir());
    let files = folder.map_or(BASE, |path| built_in(path).unwrap_or_else(|| Files::at(path)));
    Pack::load(&files).map(Arc::new)
}

/// Where the pack lies that is installed under the id that is given, or else what is given.
pub fn or_installed(pack: Option<PathBuf>, data: Option<PathBuf>) -> Option<PathBuf> {
    let shelf = Shelf::new(Folders::new(data).packs());
    pack.map(|named| shelf.installed_as(&named).unwrap_or(named))
}

/// Opens every pack whose matches can be loaded: the one that is asked for, and the others.
///
/// # Errors
/// All that is wrong with one of them.
pub fn open_packs(folder: Option<&Path>) -> Result<Vec<Arc<Pack>>, Report> {
    let pack = open_pack(folder)?;
    let mut packs = other_packs(&pack)?;
    packs.insert(0, pack);
    Ok(packs)
}

/// Opens the packs that are built in beside one; that stands for the one of its own id.
///
/// # Errors
/// All that is wrong with one of them.
pub fn other_packs(pack: &Pack) -> Result<Vec<Arc<Pack>>, Report> {
    let library = Library::default();
    let others = library.ids().into_iter().filter(|id| *id != pack.id);
    others.filter_map(|id| library.find(&id)).map(|files| Pack::load(&files).map(Arc::new)).collect()
}

/// The language that is asked for, or the system's.
///
/// # Errors
/// That the interface does not have it.
pub fn open_language(given: Option<&str>) -> Result<&'static str, OpenError> {
    let Some(given) = given else { return Ok(system_language()) };
    language_of(given).ok_or_else(|| OpenError::Language { given: given.to_owned() })
}

/// What a match is to be played with, in the words of the command line.
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    /// The folder of the pack; the built-in one when `None`.
    pub pack: Option<PathBuf>,
    /// Who sits where.
    pub seats: Vec<String>,
    /// The id of a set-up that the pack offers.
    pub setup: Option<String>,
    /// `key=value`.
    pub rules: Vec<String>,
    /// The seed.
    pub seed: Option<u64>,
}

impl OpenOptions {
    /// The setup that these words mean.
    ///
    /// # Errors
    /// Which of them mean nothing.
    pub fn setup(&self) -> Result<Setup, OpenError> {
        let pack = open_pack(self.pack.as_deref())?;
        let mut rules = pack.rules.raw.house;
        let mut seats = self.seats.as_slice();
        if let Some(preset) = self.setup.as_deref().map(|id| preset(&pack, id)).transpose()? {
            rules = preset.house;
            let societies = preset.societies.unwrap_or(seats.len());
            seats = seats.get(..societies).ok_or_else(|| OpenError::Seats {
                setup: preset.id.clone(),
                societies,
                seats: seats.len(),
            })?;
        }
        for rule in &self.rules {
            let (key, value) = rule.split_once('=').ok_or_else(|| OpenError::RuleForm(rule.clone()))?;
            house::set(&mut rules, key.trim(), value.trim(), &pack.orders(), pack.slots())?;
        }
        let seat = |(society, id): (usize, &String)| Ok(SeatSetup { society, player: player(id)? });
        let seats = seats.iter().enumerate().map(seat).collect::<Result<Vec<_>, OpenError>>()?;
        let seed = self.seed.unwrap_or_else(Setup::fresh_seed);
        Ok(Setup { pack, seats, house: rules, seed, first: None, loyalties: None, order: None })
    }
}

/// The set-up of this id.
fn preset<'p>(pack: &'p Pack, id: &str) -> Result<&'p Preset, OpenError> {
    let ids = || pack.presets.iter().map(|preset| preset.id.as_str());
    pack.presets.iter().find(|preset| preset.id == id).ok_or_else(|| OpenError::Preset {
        given: id.to_owned(),
        meant: match nearest(id, ids()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None if pack.presets.is_empty() => "it offers none".to_owned(),
            None => format!("there are {}", ids().collect::<Vec<_>>().join(", ")),
        },
    })
}

/// A player by its word.
///
/// # Errors
/// That there is none, with the nearest.
pub fn player(id: &str) -> Result<Player, OpenError> {
    const PLAYERS: [&str; 4] = ["human", "random", "novice", "agent"];
    Player::from_id(id).ok_or_else(|| OpenError::Player {
        given: id.to_owned(),
        meant: match nearest(id, PLAYERS.into_iter()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => format!("there are {}", PLAYERS.join(", ")),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(setup: &str, seats: usize) -> OpenOptions {
        let seats = vec!["novice".to_owned(); seats];
        OpenOptions { seats, setup: Some(setup.to_owned()), seed: Some(1), ..OpenOptions::default() }
    }

    #[test]
    fn a_set_up_that_the_pack_offers_decides_the_rules_and_how_many_of_the_seats_are_taken() {
        let setup = asked("short-war", 4).setup().unwrap();
        assert_eq!((setup.seats.len(), setup.house.rounds), (3, 2));
        let setup = asked("long-war", 4).setup().unwrap();
        assert_eq!((setup.seats.len(), setup.house.rounds), (4, 6));
    }

    #[test]
    fn a_house_rule_goes_over_the_set_up() {
        let asked = OpenOptions { rules: vec!["rounds=3".into()], ..asked("short-war", 3) };
        assert_eq!(asked.setup().unwrap().house.rounds, 3);
    }

    #[test]
    fn every_set_up_that_a_shipped_pack_offers_can_be_played() {
        for id in Library::default().ids() {
            let pack = open_pack(Some(Path::new(&id))).unwrap();
            assert!(!pack.presets.is_empty(), "{id}");
            for preset in &pack.presets {
                let asked = OpenOptions {
                    pack: Some(id.clone().into()),
                    ..asked(&preset.id, pack.rules.raw.societies.1)
                };
                assert!(asked.setup().unwrap().world().is_ok(), "{id} {}", preset.id);
            }
        }
    }

    #[test]
    fn what_is_wrong_about_a_set_up_is_said_with_what_would_be_right() {
        let said = |asked: OpenOptions| asked.setup().map(drop).unwrap_err().to_string();
        assert_eq!(
            said(asked("long-wars", 4)),
            "the pack offers no set-up \"long-wars\"; did you mean \"long-war\"?"
        );
        assert_eq!(
            said(asked("x", 4)),
            "the pack offers no set-up \"x\"; there are first-match, short-war, long-war, two-teams, all-cards"
        );
        assert_eq!(
            said(asked("two-teams", 3)),
            "the set-up \"two-teams\" is for 4 societies, but --seats names 3"
        );
    }
}
