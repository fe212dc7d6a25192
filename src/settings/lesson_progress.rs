//! The progress with the lessons of each pack, stored in the configuration folder. Unreadable entries count
//! as missing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::settings::small_config_files;
use packs::{Lesson, Pack};

/// The maximum number of packs whose progress is stored.
const MOST_PACKS: usize = 50;

/// The progress with all lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Learned {
    /// The progress with the lessons of each pack, by the pack's id.
    packs: BTreeMap<String, OfPack>,
}

/// Progress with the lessons of a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct OfPack {
    /// The ids of the lessons that were finished.
    done: BTreeSet<String>,
    /// For each lesson that was left before its end, the id of the step.
    at: BTreeMap<String, String>,
    /// The id of the lesson taken last.
    last: String,
}

impl Learned {
    /// Reads the file in a folder. Without a readable file, there is no progress.
    pub fn read(folder: &Path) -> Self {
        small_config_files::read(&path(folder))
    }

    /// Writes the file in a folder in one step. A failure is ignored, since lessons can be begun again.
    pub fn write(&self, folder: &Path) {
        small_config_files::write(&path(folder), self);
    }

    /// True if no lesson was ever begun.
    pub fn is_empty(&self) -> bool {
        self.packs.is_empty()
    }

    /// True if the lesson was finished.
    pub fn is_done(&self, pack: &Pack, lesson: &Lesson) -> bool {
        self.packs.get(&pack.id).is_some_and(|of| of.done.contains(&lesson.id))
    }

    /// The step, from 0, at which a lesson was left; `None` if it wasn't begun or is finished.
    pub fn step(&self, pack: &Pack, lesson: &Lesson) -> Option<usize> {
        let at = self.packs.get(&pack.id)?.at.get(&lesson.id)?;
        lesson.steps.iter().position(|step| step.id == *at)
    }

    /// The index of the lesson to continue with: the one left before its end, or else the first unfinished
    /// one. `None` if all are finished.
    pub fn next(&self, pack: &Pack) -> Option<usize> {
        let last = self.packs.get(&pack.id).map_or("", |of| of.last.as_str());
        let lessons = || pack.lessons.iter();
        let left = lessons().position(|lesson| lesson.id == last && self.step(pack, lesson).is_some());
        left.or_else(|| lessons().position(|lesson| !self.is_done(pack, lesson)))
    }

    /// Records that a lesson is at a step, from 0. Beyond the last step, the lesson is finished.
    pub fn note(&mut self, pack: &Pack, lesson: &Lesson, step: usize) {
        if self.packs.len() >= MOST_PACKS && !self.packs.contains_key(&pack.id) {
            self.packs.clear();
        }
        let of = self.packs.entry(pack.id.clone()).or_default();
        of.last.clone_from(&lesson.id);
        match lesson.steps.get(step) {
            Some(step) => drop(of.at.insert(lesson.id.clone(), step.id.clone())),
            None => {
                of.at.remove(&lesson.id);
                of.done.insert(lesson.id.clone());
            }
        }
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join("lessons.toml")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_lesson_was_left_is_kept_and_what_is_wrong_is_as_if_it_were_not_there() {
        let pack = testing::pack("war-of-whispers");
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not there yet");
        let mut learned = Learned::read(&folder);
        assert!(learned.is_empty() && learned.next(&pack) == Some(0));
        learned.note(&pack, &pack.lessons[1], 4);
        learned.write(&folder);
        let read = Learned::read(&folder);
        assert_eq!(read, learned);
        assert_eq!((read.step(&pack, &pack.lessons[1]), read.step(&pack, &pack.lessons[0])), (Some(4), None));
        assert!(read.next(&pack) == Some(1) && !read.is_empty() && !read.is_done(&pack, &pack.lessons[1]));
        learned.note(&pack, &pack.lessons[1], usize::MAX);
        assert!(learned.is_done(&pack, &pack.lessons[1]) && learned.step(&pack, &pack.lessons[1]).is_none());
        assert_eq!(learned.next(&pack), Some(0));
        for lesson in &pack.lessons {
            learned.note(&pack, lesson, usize::MAX);
        }
        assert_eq!(learned.next(&pack), None);
        for wrong in [&b"packs = 3"[..], b"\xff\xfe", b"packs = ", &[b'#'; 70_000]] {
            std::fs::write(path(&folder), wrong).unwrap();
            assert_eq!(Learned::read(&folder), Learned::default());
        }
    }
}
