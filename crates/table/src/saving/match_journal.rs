//! The journal of a match, its record as text, and errors in writing it.

use std::path::Path;
use std::sync::Arc;

use crate::matches::match_in_play::Match;
use record::{Entry, Helped, Journal, JournalError, Mended};
use system::Folders;

impl Match {
    /// Starts a journal with all decisions so far, in a new file in the folder of saved matches.
    /// [`Match::trouble`] reports a write error. Every decision tries to write again.
    pub fn save_in(&mut self, folders: &Folders) {
        let (journal, result) = Journal::begin(&folders.new_match(), self.record_text(), self.entries());
        self.journal = Some(journal);
        self.note(result);
    }

    /// Starts a journal with all decisions so far, in a new file at `path`.
    ///
    /// # Errors
    /// The file exists, is in use or cannot be written.
    pub fn save_as(&mut self, path: &Path) -> Result<(), JournalError> {
        self.journal = Some(Journal::create(path, self.record_text(), self.entries())?);
        self.trouble = None;
        Ok(())
    }

    /// Writes a copy of the record to a new file, without undone decisions. The match continues in its own
    /// journal.
    ///
    /// # Errors
    /// The file exists or cannot be written.
    pub fn save_copy(&self, path: &Path) -> Result<(), JournalError> {
        Journal::create(path, self.record_text(), self.entries()).map(drop)
    }

    /// Makes sure that the whole match is on the disk.
    pub fn settle(&mut self) {
        if let Some(journal) = &mut self.journal {
            let result = journal.sync();
            self.note(result);
        }
    }

    /// The record of the match as text.
    pub fn record_text(&self) -> String {
        let header = self.setup().header(self.world(), self.deal(), self.started.clone());
        let mut text = header.text();
        let mut helped = self.helped.iter().peekable();
        let mut number = 0;
        let mut add = |entry: Entry| {
            number += 1;
            text.push_str(&entry.line(self.world(), number));
        };
        for (taken, step) in self.steps.iter().map(Some).chain([None]).enumerate() {
            while let Some(used) = helped.next_if(|used| used.after <= taken) {
                add(Entry::Help(Some((used.help, used.society))));
            }
            if let Some(step) = step {
                add(Entry::Move { action: step.action, outcomes: step.outcomes.clone() });
            }
        }
        text
    }

    /// The number of entries in a record of the match.
    fn entries(&self) -> usize {
        self.steps.len() + self.helped.len()
    }

    /// The help that people have used so far, in order.
    pub fn helped(&self) -> &[Helped] {
        &self.helped
    }

    /// Records that help was used, in the match and in the journal.
    pub(crate) fn keep_help(&mut self, helped: Helped) {
        self.helped.push(helped);
        self.write(&Entry::Help(Some((helped.help, helped.society))));
    }

    /// Continues the match in a journal that already contains all decisions so far.
    pub fn set_journal(&mut self, journal: Journal) {
        self.journal = Some(journal);
    }

    /// Continues the match without a journal, since it cannot be written for the given reason.
    pub(crate) fn without_journal(&mut self, why: JournalError) {
        self.trouble = Some(why);
    }

    /// The journal of the match; `None` if the match is not being saved.
    pub fn journal(&self) -> Option<&Journal> {
        self.journal.as_ref()
    }

    /// Why the last decisions are not yet saved; `None` if all are. Unsaved decisions are written later if that
    /// is possible.
    pub fn trouble(&self) -> Option<&JournalError> {
        self.trouble.as_ref()
    }

    /// Takes the report that the record was removed or changed during the match and has been restored.
    pub fn take_mended(&mut self) -> Option<Mended> {
        self.mended.take()
    }

    pub(crate) fn write(&mut self, entry: &Entry) {
        let world = Arc::clone(self.world());
        if let Some(journal) = &mut self.journal {
            let result = journal.append(&world, entry);
            self.note(result);
        }
    }

    fn note(&mut self, result: Result<(), JournalError>) {
        if result.is_ok() {
            self.mended = self.journal.as_mut().and_then(Journal::take_mended).or(self.mended.take());
        }
        self.trouble = result.err();
    }
}
