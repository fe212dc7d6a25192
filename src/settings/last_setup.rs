//! What a match was last set up with, for the next one. Kept in the configuration folder; what cannot be
//! read or does not fit any more is as if it were not there.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::settings::remembered;

/// For how many packs it is kept.
const MOST_PACKS: usize = 50;

/// What a match was last set up with, in ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LastSetup {
    /// What the person is called.
    pub name: String,
    /// What is hidden of the bots.
    pub hidden: String,
    /// How many per cent of matches are to be won against rivals that fit; 0 where they are chosen by hand.
    pub fit: u8,
    /// Whether nobody is to be helped.
    pub plain: bool,
    /// Who sits on the other seats, in order.
    pub rivals: Vec<LastRival>,
    /// What is a matter of the pack, by its id.
    pub packs: BTreeMap<String, LastOfPack>,
}

/// Who sat on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LastRival {
    /// Whether a person.
    pub person: bool,
    /// The level of the bot, now or before a person sat there.
    pub level: String,
    /// Its temper, or that it is a surprise.
    pub temper: String,
    /// What the person is called.
    pub name: String,
    /// The name of the bot from outside; empty where none sat there.
    pub program: String,
    /// The automaton with how hard it is, such as `madness:hard`; empty where none sat there.
    pub automaton: String,
}

/// What was set up for a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LastOfPack {
    /// The society of the first seat.
    pub society: String,
    /// The house rules that differ from the pack's own.
    pub rules: BTreeMap<String, String>,
}

impl LastSetup {
    /// What is kept in a folder; nothing where there is none, or nothing that can be read.
    pub fn read(folder: &Path) -> Self {
        remembered::read(&path(folder))
    }

    /// Keeps it in a folder, whole or not at all. That it cannot be kept is no trouble: the next match is
    /// set up by hand.
    pub fn write(&self, folder: &Path) {
        remembered::write(&path(folder), self);
    }

    /// Keeps what was set up for a pack.
    pub fn keep(&mut self, pack: &str, of_pack: LastOfPack) {
        if self.packs.len() >= MOST_PACKS && !self.packs.contains_key(pack) {
            self.packs.clear();
        }
        self.packs.insert(pack.to_owned(), of_pack);
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join("last-setup.toml")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again_and_what_is_wrong_is_as_if_it_were_not_there() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not there yet");
        assert_eq!(LastSetup::read(&folder), LastSetup::default());
        let mut last = LastSetup { name: "Anna".into(), hidden: "level".into(), ..LastSetup::default() };
        last.rivals.push(LastRival { person: true, name: "Ben".into(), ..LastRival::default() });
        let rules = [("rounds".to_owned(), "3".to_owned())].into();
        last.keep("war-of-whispers", LastOfPack { society: "spider".into(), rules });
        last.write(&folder);
        assert_eq!(LastSetup::read(&folder), last);
        for wrong in [&b"rivals = 3"[..], b"\xff\xfe", b"name = ", &[b'#'; 70_000]] {
            std::fs::write(path(&folder), wrong).unwrap();
            assert_eq!(LastSetup::read(&folder), LastSetup::default());
        }
    }
}
