//! Sentences about illegal decisions and about system errors.

use std::io;
use std::path::Path;

use crate::Speech;
use crate::names::names_of_things::{number, text};
use record::{JournalError, Mended, RecordError, Trouble};
use rules::{Illegal, Refusal};
use system::{KeptNews, Locked, NameError, NoFile, TooLarge};
use table::LoadError;
use text::decode::NotText;
use text::number_formatting::group_digits;
use text::os_error::{Reason, reason};
use text::untrusted_text;

impl Speech {
    /// The sentence that says why a decision is not legal.
    pub fn refused(&self, refusal: &Refusal) -> String {
        let why = self.illegal(&refusal.cause);
        self.say("refused", &[text("move", refusal.text.clone()), text("why", why)])
    }

    /// The sentence that says why what was clicked cannot be chosen.
    pub fn refused_click(&self, why: &Illegal) -> String {
        self.say("refused-click", &[text("why", self.illegal(why))])
    }

    fn illegal(&self, why: &Illegal) -> String {
        let empire = |empire| text("empire", self.empire(empire));
        let region = |region| text("region", self.region(region));
        let card = |card| text("card", self.card_in_sentence(card));
        match *why {
            Illegal::Over => self.text("refused-over"),
            Illegal::Asked(ref verbs) => self.say("refused-asked", &[text("verbs", verbs.join(", "))]),
            Illegal::Occupied(position) => {
                self.say("refused-occupied", &[text("seat", self.position(position))])
            }
            Illegal::NoAgent(position) => {
                self.say("refused-no-agent", &[text("seat", self.position(position))])
            }
            Illegal::AgentInRegion => self.text("refused-agent-in-region"),
            Illegal::NoLine(position, lines) => {
                let args = [text("seat", self.position(position)), number("n", lines as i64)];
                self.say("refused-no-line", &args)
            }
            Illegal::IdleLine => self.text("refused-idle-line"),
            Illegal::NoArmy(e, from) => self.say("refused-no-army", &[empire(e), region(from)]),
            Illegal::OwnRegion(e, to) => self.say("refused-own-region", &[empire(e), region(to)]),
            Illegal::TooMany { from, most, keeps } => {
                let keeps = text("keeps", if keeps { "yes" } else { "no" });
                self.say("refused-too-many", &[number("n", most), region(from), keeps])
            }
            Illegal::NoBorder(from, to) => {
                self.say("refused-no-border", &[text("from", self.region(from)), text("to", self.region(to))])
            }
            Illegal::AcrossSea(from, to) => self
                .say("refused-across-sea", &[text("from", self.region(from)), text("to", self.region(to))]),
            Illegal::BoundAttack => self.text("refused-bound-attack"),
            Illegal::NotInHand(c) => self.say("refused-not-in-hand", &[card(c)]),
            Illegal::NotInHandToPay(c) => self.say("refused-not-in-hand-to-pay", &[card(c)]),
            Illegal::Ability => self.text("refused-ability"),
            Illegal::OtherRegion(r) => self.say("refused-other-region", &[region(r)]),
            Illegal::NotInHandToDiscard(c) => self.say("refused-not-in-hand-to-discard", &[card(c)]),
            Illegal::FaceUp => self.text("refused-face-up"),
            Illegal::IdleSwap(e) => self.say("refused-idle-swap", &[empire(e)]),
            Illegal::NoChoice => self.text("refused-no-choice"),
        }
    }

    /// The sentence that says why the system or Whispers refused an operation. If there is no text for the
    /// error, it is the system's message.
    pub fn reason(&self, error: &io::Error) -> String {
        if let Some(why) = inner::<JournalError>(error) {
            return self.not_saved(why);
        }
        if let Some(why) = inner::<NameError>(error) {
            return match why {
                NameError::Unfit(name) => self.say("reason-name-unfit", &[text("name", name.clone())]),
                NameError::Device(name) => self.say("reason-name-device", &[text("name", name.clone())]),
                NameError::Taken(name) => self.say("reason-name-taken", &[text("name", name.clone())]),
            };
        }
        if inner::<NoFile>(error).is_some() {
            return self.text("reason-no-file");
        }
        if let Some(TooLarge(most)) = inner::<TooLarge>(error) {
            return self.say("reason-too-many-bytes", &[text("most", group_digits(*most as i64))]);
        }
        if let Some(NotText { at }) = inner::<NotText>(error) {
            return self.say("reason-no-text", &[("at", (*at as i64).into())]);
        }
        if inner::<Locked>(error).is_some() {
            return self.text("reason-locked");
        }
        match Reason::new(error) {
            Some(reason) => self.text(&format!("reason-{}", reason.id())),
            None => reason(error),
        }
    }

    /// The sentence that says that a match is saved again after a write error.
    pub fn saved_again(&self, record: &Path) -> String {
        self.say("window-saved-again", &[("file", untrusted_text::path(record).into())])
    }

    /// The sentence for the player about a file that was renamed or could not be written.
    pub fn kept_news(&self, news: &KeptNews) -> String {
        match news {
            KeptNews::Aside { file, aside } => {
                let args = [
                    ("file", untrusted_text::path(file).into()),
                    ("aside", untrusted_text::path(aside).into()),
                ];
                self.say("window-put-aside", &args)
            }
            KeptNews::Unwritten { file, why } => {
                let args = [("file", untrusted_text::path(file).into()), ("why", self.reason(why).into())];
                self.say("window-not-kept", &args)
            }
        }
    }

    /// The sentence that says why a record was not saved, with the path of its file.
    pub fn not_saved(&self, error: &JournalError) -> String {
        let why = match error {
            JournalError::InUse(_) => self.text("reason-in-use"),
            JournalError::Exists(_) => self.text("reason-record-exists"),
            JournalError::ReadOnly(_) => self.text("reason-record-read-only"),
            JournalError::Io(_, error) => self.reason(error),
        };
        format!("{}: {why}", untrusted_text::path(error.path()))
    }

    /// The sentence that says why a match was not loaded. Faults in the record or its rules are described for
    /// the person who wrote them.
    pub fn not_loaded(&self, error: &LoadError) -> String {
        match error {
            LoadError::Io(path, error) => format!("{}: {}", untrusted_text::path(path), self.reason(error)),
            LoadError::Journal(error) => self.not_saved(error),
            LoadError::Record(error) => self.wrong_record(error),
            LoadError::Rules { .. } | LoadError::Pack(_) => error.to_string(),
        }
    }

    fn wrong_record(&self, error: &RecordError) -> String {
        match &error.trouble {
            Trouble::Empty => error.with(&self.text("record-empty")),
            Trouble::Foreign => error.with(&self.text("record-foreign")),
            Trouble::Newer { format, known } => {
                error.with(&self.say("record-newer", &[number("format", *format), number("known", *known)]))
            }
            Trouble::NoHeader => error.with(&self.text("record-no-header")),
            Trouble::Layout(_) | Trouble::Setup(_) | Trouble::Move(_) => error.to_string(),
        }
    }
}

/// The error of type `E` that an I/O error wraps, if it does.
fn inner<E: std::error::Error + 'static>(error: &io::Error) -> Option<&E> {
    error.get_ref()?.downcast_ref()
}

impl Speech {
    /// The notice that a record was removed or changed during the match and was restored.
    pub fn mended(&self, mended: &Mended) -> String {
        let (key, path) = match mended {
            Mended::Again(path) => ("record-again", path),
            Mended::Elsewhere(path) => ("record-elsewhere", path),
        };
        self.say(key, &[("file", untrusted_text::path(path).into())])
    }
}
