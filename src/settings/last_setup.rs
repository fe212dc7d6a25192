//! The choices of the set-up screen, stored in the configuration folder for the next match. Choices that are
//! no longer valid are ignored.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::small_config_files;
use bots::{Level, Temper};
use external_bots::Name;
use history::strength::SHARES;
use packs::Pack;
use rules::{Automaton, Hardness, Script};
use system::{KeptFile, KeptNews};
use table::{Hidden, Player, PlayerChoice, SURPRISE, TemperChoice};

/// The set-up screen's choices for the last match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LastSetup {
    /// The choices that are the same for every pack.
    #[serde(flatten)]
    pub table: TableChoices,
    /// The ids of the packs in the order of their last set-up, the oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    recent: Vec<String>,
    /// The choices for each pack, by pack id.
    packs: BTreeMap<String, PackChoices>,
    /// The ids of the packs whose choices haven't been written to the file yet.
    #[serde(skip)]
    unwritten: BTreeSet<String>,
    /// The ids of the packs whose only choices are from this session, without a match.
    #[serde(skip)]
    unplayed: BTreeSet<String>,
}

/// The choices about the players at the table, which are the same for every pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct TableChoices {
    /// The name of the player on seat 0, as typed.
    pub name: String,
    /// Which facts about the bots stay hidden until the match is over.
    #[serde(serialize_with = "write_hidden", deserialize_with = "read_hidden")]
    pub hidden: Hidden,
    /// The percentage of matches that the player wants to win, so that rivals are chosen accordingly. `None`
    /// if the player chooses them.
    #[serde(serialize_with = "write_fit", deserialize_with = "read_fit")]
    pub fit: Option<u8>,
    /// True if all help is off until the match is over.
    pub plain: bool,
    /// The rivals on the seats from 1 on, in order.
    pub rivals: Vec<Rival>,
}

/// What plays a rival: a bot, a person, an automaton or an external bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RivalKind {
    /// A bot of a certain level.
    Bot,
    /// Another person at the same computer.
    Person,
    /// An automaton for solo play, with this script (section 13).
    Automaton(Script),
    /// The external bot with this name.
    Outside(Name),
}

/// The choices for a rival. They include the choices for every kind, so that changing the kind loses nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "RivalText", into = "RivalText")]
pub struct Rival {
    /// What plays the rival.
    pub kind: RivalKind,
    /// The level, if the rival is a bot.
    pub level: Level,
    /// The temper, if the rival is a bot.
    pub temper: TemperChoice,
    /// The difficulty, if the rival is an automaton.
    pub hardness: Hardness,
    /// The name as typed, if the rival is a person.
    pub name: String,
}

impl Default for Rival {
    fn default() -> Self {
        Self {
            kind: RivalKind::Bot,
            level: Level::Novice,
            temper: TemperChoice::Set(Temper::Even),
            hardness: Hardness::default(),
            name: String::new(),
        }
    }
}

impl Rival {
    /// A rival that is an automaton with the first script.
    pub fn automaton() -> Self {
        Self { kind: RivalKind::Automaton(Script::Madness), ..Self::default() }
    }

    /// True if the rival is a person.
    pub fn is_person(&self) -> bool {
        self.kind == RivalKind::Person
    }

    /// True if the rival is an automaton.
    pub fn is_automaton(&self) -> bool {
        matches!(self.kind, RivalKind::Automaton(_))
    }

    /// The player that these choices describe.
    pub fn player(&self) -> PlayerChoice {
        match (self.kind, self.temper) {
            (RivalKind::Bot, TemperChoice::Surprise) => PlayerChoice::Surprise(self.level),
            (RivalKind::Bot, TemperChoice::Set(temper)) => {
                PlayerChoice::Player(Player::Bot(self.level, temper))
            }
            (RivalKind::Person, _) => PlayerChoice::Player(Player::Human),
            (RivalKind::Automaton(script), _) => {
                PlayerChoice::Player(Player::Automaton(Automaton { script, hardness: self.hardness }))
            }
            (RivalKind::Outside(name), _) => PlayerChoice::Player(Player::Outside(name)),
        }
    }
}

/// The choices for a rival as stored in the file.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct RivalText {
    person: bool,
    /// The id of the bot's level. It is stored even if the rival isn't a bot.
    level: String,
    /// The id of the bot's temper, or the word for a surprise.
    temper: String,
    /// The name of the person, as typed.
    name: String,
    /// The name of the external bot. Empty for other rivals.
    program: String,
    /// The automaton with its difficulty, such as `madness:hard`. Empty for other rivals.
    automaton: String,
}

impl From<RivalText> for Rival {
    fn from(text: RivalText) -> Self {
        let own = Self::default();
        let temper = match text.temper.as_str() {
            SURPRISE => Some(TemperChoice::Surprise),
            id => Temper::from_id(id).map(TemperChoice::Set),
        };
        let automaton = Player::parse(&text.automaton).ok().and_then(Player::automaton);
        let program = Name::parse(&text.program).ok();
        let kind = match automaton {
            Some(Automaton { script, .. }) => RivalKind::Automaton(script),
            None if program.is_some() => program.map_or(RivalKind::Bot, RivalKind::Outside),
            None if text.person => RivalKind::Person,
            None => RivalKind::Bot,
        };
        Self {
            kind,
            hardness: automaton.map_or(own.hardness, |automaton| automaton.hardness),
            level: Level::from_id(&text.level).unwrap_or(own.level),
            temper: temper.unwrap_or(own.temper),
            name: text.name,
        }
    }
}

impl From<Rival> for RivalText {
    fn from(rival: Rival) -> Self {
        let temper = match rival.temper {
            TemperChoice::Surprise => SURPRISE,
            TemperChoice::Set(temper) => temper.id(),
        };
        let (mut automaton, mut program) = (String::new(), String::new());
        match rival.kind {
            RivalKind::Automaton(script) => {
                automaton = Player::Automaton(Automaton { script, hardness: rival.hardness }).to_string();
            }
            RivalKind::Outside(name) => program = name.to_string(),
            RivalKind::Bot | RivalKind::Person => {}
        }
        Self {
            person: rival.is_person(),
            level: rival.level.id().to_owned(),
            temper: temper.to_owned(),
            name: rival.name,
            program,
            automaton,
        }
    }
}

/// The set-up screen's choices for one pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct PackChoices {
    /// The id of the society on seat 0.
    pub society: String,
    /// The house rules that differ from the pack's own, as pairs of rule id and value.
    pub rules: BTreeMap<String, String>,
}

impl LastSetup {
    /// Reads the stored choices from this configuration folder.
    pub fn read(folder: &Path) -> Self {
        file(folder).read_toml()
    }

    /// Writes the choices that have changed to this folder. Returns a message for the player, such as that
    /// the file couldn't be written.
    pub fn write(&mut self, folder: &Path) -> Option<KeptNews> {
        let changed = file(folder).change_toml_or(self.clone(), |there| {
            there.table.clone_from(&self.table);
            for pack in &self.unwritten {
                if let Some(choices) = self.packs.get(pack) {
                    there.set_pack(pack, choices.clone());
                }
            }
        });
        *self = Self { unwritten: BTreeSet::new(), unplayed: BTreeSet::new(), ..changed.value };
        changed.news
    }

    /// The stored choices for the pack with this id.
    pub fn pack(&self, pack: &str) -> Option<&PackChoices> {
        self.packs.get(pack)
    }

    /// True if a match has begun with the pack's choices.
    pub fn has_begun(&self, pack: &str) -> bool {
        self.packs.contains_key(pack) && !self.unplayed.contains(pack)
    }

    /// The index of the society that the player last chose in this pack; 0 if there was none.
    pub fn society(&self, pack: &Pack) -> usize {
        let own = self.pack(&pack.id).map_or("", |own| own.society.as_str());
        pack.words.societies().iter().position(|society| society.id == own).unwrap_or(0)
    }

    /// Sets the choices for the pack with this id.
    pub fn set_pack(&mut self, pack: &str, choices: PackChoices) {
        small_config_files::use_pack(&mut self.packs, &mut self.recent, pack);
        if self.packs.insert(pack.to_owned(), choices).is_none() {
            self.unplayed.insert(pack.to_owned());
        }
        self.unwritten.insert(pack.to_owned());
    }
}

fn file(folder: &Path) -> KeptFile {
    small_config_files::file(folder, "last-setup.toml")
}

fn write_hidden<S: Serializer>(hidden: &Hidden, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(hidden.id())
}

fn read_hidden<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Hidden, D::Error> {
    Ok(Hidden::from_id(&String::deserialize(deserializer)?).unwrap_or_default())
}

/// Stores `None` as 0.
fn write_fit<S: Serializer>(fit: &Option<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(fit.unwrap_or_default())
}

fn read_fit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    let fit = u8::deserialize(deserializer)?;
    Ok(SHARES.contains(&fit).then_some(fit))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(folder: &Path) -> std::path::PathBuf {
        file(folder).path().to_owned()
    }

    #[test]
    fn choices_are_read_as_they_were_written_and_a_broken_file_is_as_none() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not there yet");
        assert_eq!(LastSetup::read(&folder), LastSetup::default());
        let person = Rival { kind: RivalKind::Person, name: "Ben".into(), ..Rival::default() };
        let table = TableChoices {
            name: "Anna".into(),
            hidden: Hidden::Level,
            rivals: vec![person, Rival::automaton()],
            ..TableChoices::default()
        };
        let mut last = LastSetup { table, ..LastSetup::default() };
        let rules = [("rounds".to_owned(), "3".to_owned())].into();
        last.set_pack("war-of-whispers", PackChoices { society: "spider".into(), rules });
        assert!(last.write(&folder).is_none());
        assert_eq!(LastSetup::read(&folder), last);
        for wrong in [&b"rivals = 3"[..], b"\xff\xfe\xff", b"name = ", &[b'#'; 2 << 20]] {
            std::fs::write(path(&folder), wrong).unwrap();
            assert_eq!(LastSetup::read(&folder), LastSetup::default());
            let Some(KeptNews::Aside { aside, .. }) = last.write(&folder) else { panic!("it is put aside") };
            assert_eq!(std::fs::read(aside).unwrap(), wrong);
        }
    }

    #[test]
    fn the_file_of_an_earlier_version_is_read_and_written_to_the_byte() {
        let text = r#"name = "Anna"
hidden = "level"
fit = 0
plain = true

[[rivals]]
person = true
level = "agent"
temper = "surprise"
name = "Ben"
program = ""
automaton = ""

[[rivals]]
person = false
level = "novice"
temper = "even"
name = ""
program = ""
automaton = "madness:hard"

[packs.war-of-whispers]
society = "spider"

[packs.war-of-whispers.rules]
rounds = "3"
"#;
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(path(folder.path()), text).unwrap();
        let mut last = LastSetup::read(folder.path());
        assert_eq!((last.table.name.as_str(), last.table.rivals.len()), ("Anna", 2));
        assert!(last.write(folder.path()).is_none());
        assert_eq!(std::fs::read_to_string(path(folder.path())).unwrap(), text);
    }

    #[test]
    fn choices_of_another_window_stay() {
        let folder = tempfile::tempdir().unwrap();
        let mut windows = [LastSetup::read(folder.path()), LastSetup::read(folder.path())];
        for (window, pack) in windows.iter_mut().zip(["a", "b"]) {
            window.set_pack(pack, PackChoices { society: pack.into(), ..PackChoices::default() });
            assert!(window.write(folder.path()).is_none());
        }
        let read = LastSetup::read(folder.path());
        assert!(["a", "b"].iter().all(|pack| read.pack(pack).is_some_and(|of| of.society == *pack)));
    }
}
