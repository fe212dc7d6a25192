//! The texts of the interface, filled in with a pack's terms.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentValue};

use super::pack_language::PackLanguage;
use super::sentence_cache::SentenceCache;
use packs::{
    FIRST_LANGUAGE, Language, Pack, Words, all_languages, chain, find_language, known_code, language,
};
use text::untrusted_text;

/// An argument of a text: its name and its value.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// Makes sentences about matches with one pack, in one language.
pub struct Speech {
    language: String,
    /// The language itself, followed by its fallbacks.
    tongues: Vec<PackLanguage>,
    said: SentenceCache,
    pack: Arc<Pack>,
}

impl std::fmt::Debug for Speech {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Speech")
            .field("language", &self.language)
            .field("pack", &self.pack.id)
            .finish_non_exhaustive()
    }
}

/// The code of the system's language if Whispers has a complete translation into it, otherwise that of English.
pub fn system_language() -> &'static str {
    let whole = |code: &&str| language(code).is_some_and(|language| !language.draft);
    sys_locale::get_locales().find_map(|name| find_language(&name).filter(whole)).unwrap_or(FIRST_LANGUAGE)
}

impl Speech {
    /// English sentences about matches with a pack.
    pub fn new(pack: Arc<Pack>) -> Self {
        Self::in_language(pack, FIRST_LANGUAGE)
    }

    /// Sentences about matches with a pack, in the language with this code. Texts that the language lacks come
    /// from its fallbacks, the last of which is English.
    pub fn in_language(pack: Arc<Pack>, language: &str) -> Self {
        let tongues = chain(language).iter().map(|code| PackLanguage::new(&pack, code)).collect();
        Self { language: language.to_owned(), tongues, said: SentenceCache::default(), pack }
    }

    /// The languages that are available with a pack: their codes and their own names.
    pub fn languages(pack: &Arc<Pack>) -> Vec<(&'static str, String)> {
        let mut languages = all_languages();
        languages.retain(|language| !language.of_pack);
        for own in pack.spoken.iter().filter(|own| own.grammar.is_some()) {
            if languages.iter().all(|known| known.code != own.code) {
                languages.push(Arc::clone(own));
            }
        }
        let speech = Self::in_language(Arc::clone(pack), FIRST_LANGUAGE);
        let named = |l: &Arc<Language>| {
            let draft = || speech.say("language-draft", &[("name", l.name.as_str().into())]);
            Some((known_code(&l.code)?, if l.draft { draft() } else { l.name.clone() }))
        };
        languages.iter().filter_map(named).collect()
    }

    /// The language with the given code, if it is the one in use or one of its fallbacks.
    pub(crate) fn tongue(&self, code: &str) -> Option<&PackLanguage> {
        self.tongues.iter().find(|tongue| tongue.code == code)
    }

    /// The code of the language in use, such as `de`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The pack whose names the texts use.
    pub fn pack(&self) -> &Arc<Pack> {
        &self.pack
    }

    /// The names and texts of the pack in the language in use.
    pub fn words(&self) -> &Words {
        self.pack.words_in(&self.language)
    }

    /// The plural form that the language uses for a number, such as "one" or "other".
    pub(crate) fn form(&self, number: u32) -> &'static str {
        self.tongues.first().map_or("other", |tongue| tongue.plurals.form(number))
    }

    /// The text with this key, filled in with arguments. If no language has the text, it is the key.
    pub fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.said.or_say(key, args, || self.try_say(key, args).unwrap_or_else(|_| key.to_owned()))
    }

    /// The text with this key, which has no arguments.
    pub fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The text with this key, filled in with arguments.
    ///
    /// # Errors
    /// The error lists the keys, terms and arguments that are missing or faulty.
    pub fn try_say(&self, key: &str, args: &[Arg<'_>]) -> Result<String, SpeechError> {
        let args: FluentArgs<'_> = args.iter().map(|(k, v)| (*k, clean(v))).collect();
        let mut wrong = None;
        for tongue in &self.tongues {
            let text = FluentBundle::get_message(&tongue.texts, key).and_then(|message| message.value());
            let Some(pattern) = text else { continue };
            let mut errors = Vec::new();
            let said = tongue.texts.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            if errors.is_empty() {
                return Ok(said);
            }
            // A faulty text falls back to the next language; the first fault is reported.
            wrong.get_or_insert_with(|| errors.iter().map(ToString::to_string).collect());
        }
        let problems = wrong.unwrap_or_else(|| vec!["there is no such text".into()]);
        Err(SpeechError { key: key.to_owned(), problems })
    }
}

/// A copy of an argument, sanitised for display, since it may come from a record, a pack or a file name.
fn clean<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => match untrusted_text::lines(text, untrusted_text::MESSAGE) {
            Cow::Borrowed(_) => value.clone(),
            Cow::Owned(text) => text.into(),
        },
        other => other.clone(),
    }
}

/// The error that a text of the interface is missing or faulty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the text \"{key}\": {}", .problems.join("; "))]
pub struct SpeechError {
    /// The key of the text.
    pub key: String,
    /// The problems in filling in the text.
    pub problems: Vec<String>,
}
