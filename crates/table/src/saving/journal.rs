//! A match on the disk: its journal, its record as a text, and what is wrong with them.

use std::path::Path;
use std::sync::Arc;

use crate::matches::game::Match;
use record::{Entry, Helped, Journal, JournalError, Mended};
use system::Folders;

impl Match {
    /// Keeps a journal of the match from now on, with all that has been decided so far, in a new file among
    /// the matches. What cannot be written yet is [`Match::trouble`], and is tried again with every decision.
    pub fn save_in(&mut self, folders: &Folders) {
        let (journal, result) = Journal::begin(&folders.new_match(), self.record_text(), self.entries());
        self.journal = Some(journal);
        self.note(result);
    }

    /// Keeps a journal of the match from now on, with all that has been decided so far.
    ///
    /// # Errors
    /// That the file is there, is in use or cannot be written.
    pub fn save_as(&mut self, path: &Path) -> Result<(), JournalError> {
        self.journal = Some(Journal::create(path, self.record_text(), self.entries())?);
        self.trouble = None;
        Ok(())
    }

    /// Writes a copy of the record, without undone decisions, and goes on with the old journal.
    ///
    /// # Errors
    /// That the file is there or cannot be written.
    pub fn save_copy(&self, path: &Path) -> Result<(), JournalError> {
        Journal::create(path, self.record_text(), self.entries()).map(drop)
    }

    /// Makes sure that the whole match is on the disk, before it is put away.
    pub fn settle(&mut self) {
        if let Some(journal) = &mut self.journal {
            let result = journal.sync();
            self.note(result);
        }
    }

    /// The record as a text.
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

    /// How many entries the record as a text has.
    fn entries(&self) -> usize {
        self.steps.len() + self.helped.len()
    }

    /// The help that was used so far, in order.
    pub fn helped(&self) -> &[Helped] {
        &self.helped
    }

    /// Keeps that somebody was helped, in the record as well.
    pub(crate) fn keep_help(&mut self, helped: Helped) {
        self.helped.push(helped);
        self.write(&Entry::Help(Some((helped.help, helped.society))));
    }

    /// Goes on writing into this journal, which holds the match so far.
    pub fn set_journal(&mut self, journal: Journal) {
        self.journal = Some(journal);
    }

    /// Goes on without a journal, for this reason.
    pub(crate) fn without_journal(&mut self, why: JournalError) {
        self.trouble = Some(why);
    }

    /// Where the match is being saved.
    pub fn journal(&self) -> Option<&Journal> {
        self.journal.as_ref()
    }

    /// Why the last decisions are not on the disk, if they are not. They are kept and tried again.
    pub fn trouble(&self) -> Option<&JournalError> {
        self.trouble.as_ref()
    }

    /// What has been done, since this was last asked, about a record that somebody took away or changed.
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
