//! How far the player has come in the lessons of each pack. Stored in the configuration folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::settings::small_config_files;
use packs::{Lesson, Pack};
use system::{Changed, KeptFile};

/// The player's progress in all lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Learned {
    /// The ids of the packs in the order in which their lessons were last taken, the oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    recent: Vec<String>,
    /// The progress in each pack's lessons, by pack id.
    packs: BTreeMap<String, OfPack>,
}

/// The progress in the lessons of one pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct OfPack {
    /// The ids of the finished lessons.
    done: BTreeSet<String>,
    /// For each unfinished lesson, the id of the step where the player left it.
    at: BTreeMap<String, String>,
    /// The id of the lesson that was taken last.
    last: String,
}

impl Learned {
    /// Reads the progress from this configuration folder. If there is no readable file, there is no progress.
    pub fn read(folder: &Path) -> Self {
        file(folder).read_toml()
    }

    /// Stores in the file that the player has reached `step` of a lesson, counted from 0. A step beyond the
    /// last one finishes the lesson.
    pub fn note_in(folder: &Path, pack: &Pack, lesson: &Lesson, step: usize) -> Changed<Self, ()> {
        file(folder).change_toml(|learned: &mut Self| learned.note(pack, lesson, step))
    }

    /// True if the player has never begun a lesson.
    pub fn is_empty(&self) -> bool {
        self.packs.is_empty()
    }

    /// True if the player has finished the lesson.
    pub fn is_done(&self, pack: &Pack, lesson: &Lesson) -> bool {
        self.packs.get(&pack.id).is_some_and(|of| of.done.contains(&lesson.id))
    }

    /// The step where the player left a lesson, counted from 0. `None` if the lesson wasn't begun or is
    /// finished.
    pub fn step(&self, pack: &Pack, lesson: &Lesson) -> Option<usize> {
        let at = self.packs.get(&pack.id)?.at.get(&lesson.id)?;
        lesson.steps.iter().position(|step| step.id == *at)
    }

    /// The index of the lesson to continue with: the last one if it is unfinished, or else the first
    /// unfinished one. `None` if all lessons are finished.
    pub fn next(&self, pack: &Pack) -> Option<usize> {
        let last = self.packs.get(&pack.id).map_or("", |of| of.last.as_str());
        let lessons = || pack.lessons.iter();
        let left = lessons().position(|lesson| lesson.id == last && self.step(pack, lesson).is_some());
        left.or_else(|| lessons().position(|lesson| !self.is_done(pack, lesson)))
    }

    /// Records that the player has reached `step` of a lesson, counted from 0. A step beyond the last one
    /// finishes the lesson.
    fn note(&mut self, pack: &Pack, lesson: &Lesson, step: usize) {
        small_config_files::use_pack(&mut self.packs, &mut self.recent, &pack.id);
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

fn file(folder: &Path) -> KeptFile {
    small_config_files::file(folder, "lessons.toml")
}

#[cfg(test)]
mod tests {
    use super::*;
    use system::KeptNews;

    #[test]
    fn where_a_lesson_was_left_is_kept() {
        let pack = testing::pack("war-of-whispers");
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not there yet");
        let learned = Learned::read(&folder);
        assert!(learned.is_empty() && learned.next(&pack) == Some(0));
        let noted = Learned::note_in(&folder, &pack, &pack.lessons[1], 2);
        let read = Learned::read(&folder);
        assert!(read == noted.value && noted.news.is_none());
        assert_eq!((read.step(&pack, &pack.lessons[1]), read.step(&pack, &pack.lessons[0])), (Some(2), None));
        assert!(read.next(&pack) == Some(1) && !read.is_empty() && !read.is_done(&pack, &pack.lessons[1]));
        let learned = Learned::note_in(&folder, &pack, &pack.lessons[1], usize::MAX).value;
        assert!(learned.is_done(&pack, &pack.lessons[1]) && learned.step(&pack, &pack.lessons[1]).is_none());
        assert_eq!(learned.next(&pack), Some(0));
        for lesson in &pack.lessons {
            assert!(Learned::note_in(&folder, &pack, lesson, usize::MAX).news.is_none());
        }
        assert_eq!(Learned::read(&folder).next(&pack), None);
    }

    #[test]
    fn a_wrong_line_costs_no_lesson_that_is_done_and_nothing_is_overwritten() {
        let pack = testing::pack("war-of-whispers");
        let folder = tempfile::tempdir().unwrap();
        let (first, second) = (&pack.lessons[0], &pack.lessons[1]);
        let done = format!("[packs.{}]\ndone = [\"{}\"]\n", pack.id, first.id);
        for (text, rest) in [
            (format!("{done}last = 3\n"), true),
            (format!("{done}oops\n"), true),
            (format!("other = \n{done}"), true),
            ("packs = 3".to_owned(), false),
            ("#".repeat(2 << 20), false),
        ] {
            std::fs::write(file(folder.path()).path(), &text).unwrap();
            let learned = Learned::read(folder.path());
            assert_eq!(learned.is_done(&pack, first), rest, "{text:.200}");
            let noted = Learned::note_in(folder.path(), &pack, second, usize::MAX);
            let Some(KeptNews::Aside { aside, .. }) = noted.news else { panic!("{:?}", noted.news) };
            assert_eq!(std::fs::read_to_string(aside).unwrap(), text);
            let learned = Learned::read(folder.path());
            assert!(learned == noted.value && learned.is_done(&pack, second));
            assert_eq!(learned.is_done(&pack, first), rest);
        }
    }

    #[test]
    fn lessons_and_keys_of_others_stay() {
        let pack = testing::pack("war-of-whispers");
        let folder = tempfile::tempdir().unwrap();
        let text = "# Mine.\nfuture = 1\n\n[packs.other]\ndone = [\"x\"]\nstars = 3\n";
        std::fs::write(file(folder.path()).path(), text).unwrap();
        assert!(Learned::note_in(folder.path(), &pack, &pack.lessons[0], 1).news.is_none());
        let now = std::fs::read_to_string(file(folder.path()).path()).unwrap();
        assert!(now.starts_with("# Mine.\nfuture = 1\n"), "{now}");
        assert!(now.contains("[packs.other]\ndone = [\"x\"]\nstars = 3\n"), "{now}");
    }
}
