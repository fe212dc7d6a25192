//! The texts of the interface with the pack's terms among them.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentValue};
use unic_langid::LanguageIdentifier;

use super::said::Said;
use super::texts::{TEXTS, Texts, resource};
use super::{articles, english, french};
use crate::content::{FIRST_LANGUAGE, Pack, TERMS, Word, Words, interface_languages, language_of};
use crate::text::clean;

/// A value put into a sentence.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// Speaks of matches of one pack in one language.
pub struct Speech {
    language: String,
    /// The texts of the language, and those that stand in for what it lacks.
    bundles: Vec<Texts>,
    said: Said,
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

/// The language of the interface that the system speaks; the first where it has none of them.
pub fn system_language() -> &'static str {
    sys_locale::get_locales().find_map(|name| language_of(&name)).unwrap_or(FIRST_LANGUAGE)
}

/// The texts of a language with the pack's terms.
fn bundle(language: &str, words: &Words) -> Texts {
    let id: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for texts in TEXTS.get(language).into_iter().flatten() {
        bundle.add_resource_overriding(Arc::clone(texts));
    }
    bundle.add_resource_overriding(resource(terms(words)));
    // The bundle is new: there are no functions yet that these could collide with.
    let _ = match language {
        "fr" => articles::register(&mut bundle, french::FUNCTIONS, &french::articles(words)),
        _ => articles::register(&mut bundle, english::FUNCTIONS, words.articles()),
    };
    bundle
}

impl Speech {
    /// A speech about this pack in the first language.
    pub fn new(pack: Arc<Pack>) -> Self {
        Self::in_language(pack, FIRST_LANGUAGE)
    }

    /// A speech about this pack in a language. Texts that the interface or the pack lack in it are said in
    /// the first one, each by itself.
    pub fn in_language(pack: Arc<Pack>, language: &str) -> Self {
        let mut bundles = vec![bundle(language, pack.words_in(language))];
        if language != FIRST_LANGUAGE {
            bundles.push(bundle(FIRST_LANGUAGE, pack.words_in(FIRST_LANGUAGE)));
        }
        Self { language: language.to_owned(), bundles, said: Said::default(), pack }
    }

    /// The languages of the interface, with what each calls itself.
    pub fn languages(pack: &Arc<Pack>) -> Vec<(&'static str, String)> {
        let named = |l| (l, Self::in_language(Arc::clone(pack), l).text("language-name"));
        interface_languages().into_iter().map(named).collect()
    }

    /// The language that it speaks.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The pack.
    pub fn pack(&self) -> &Arc<Pack> {
        &self.pack
    }

    /// The pack's words.
    pub fn words(&self) -> &Words {
        self.pack.words_in(&self.language)
    }

    /// A text with values put in; the key itself when there is no such text.
    pub fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.said.or_say(key, args, || self.try_say(key, args).unwrap_or_else(|_| key.to_owned()))
    }

    /// A text without values.
    pub fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A text with values put in.
    ///
    /// # Errors
    /// What is missing or wrong: a key, a term, a value.
    pub fn try_say(&self, key: &str, args: &[Arg<'_>]) -> Result<String, SpeechError> {
        let error = |problems| SpeechError { key: key.to_owned(), problems };
        let pattern = |bundle| FluentBundle::get_message(bundle, key)?.value().map(|p| (bundle, p));
        let found = self.bundles.iter().find_map(pattern);
        let (bundle, pattern) = found.ok_or_else(|| error(vec!["there is no such text".into()]))?;
        let args: FluentArgs<'_> = args.iter().map(|(k, v)| (*k, shown(v))).collect();
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() {
            Ok(said)
        } else {
            Err(error(errors.iter().map(ToString::to_string).collect()))
        }
    }
}

/// A value as it can be shown: it may be from a record, a pack or the name of a file.
fn shown<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => match clean::lines(text, clean::MESSAGE) {
            Cow::Borrowed(_) => value.clone(),
            Cow::Owned(text) => text.into(),
        },
        other => other.clone(),
    }
}

/// What a text cannot be said for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the text \"{key}\": {}", .problems.join("; "))]
pub struct SpeechError {
    /// The key of the text.
    pub key: String,
    /// What is missing or wrong.
    pub problems: Vec<String>,
}

/// The pack's terms as texts: `banner` for `$n` of them, `banner-one`, `banner-other`.
fn terms(words: &Words) -> String {
    let mut out = String::new();
    for term in TERMS {
        let Word { one, other } = words.term(term);
        let (one, other) = (quoted(&one), quoted(&other));
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{term} = {{ $n ->\n    [one] {one}\n   *[other] {other}\n }}");
        let _ = writeln!(out, "{term}-one = {one}\n{term}-other = {other}");
    }
    out
}

/// A text of a pack, so that nothing in it is read as Fluent.
fn quoted(text: &str) -> String {
    let plain = text.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    format!("{{ \"{plain}\" }}")
}
