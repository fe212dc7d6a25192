//! From the words of the command line to a match that can be played.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::content::{Files, Library, Pack, Report, house, interface_languages, language_of};
use crate::rules::nearest;
use crate::table::shelf::Shelf;
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
const BASE: Files = Files::BuiltIn("war-of-whispers");

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
        for rule in &self.rules {
            let (key, value) = rule.split_once('=').ok_or_else(|| OpenError::RuleForm(rule.clone()))?;
            house::set(&mut rules, key.trim(), value.trim(), &pack.orders(), pack.slots())?;
        }
        let seat = |(society, id): (usize, &String)| Ok(SeatSetup { society, player: player(id)? });
        let seats = self.seats.iter().enumerate().map(seat).collect::<Result<Vec<_>, OpenError>>()?;
        let seed = self.seed.unwrap_or_else(Setup::fresh_seed);
        Ok(Setup { pack, seats, house: rules, seed, first: None, loyalties: None, order: None })
    }
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
