//! The texts of the interface with the pack's terms among them.

use std::fmt::Write;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::content::{Pack, TERMS, Word, Words, interface_texts};

/// A value put into a sentence.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// Speaks of matches of one pack in one language.
pub struct Speech {
    bundle: FluentBundle<FluentResource>,
    pack: Arc<Pack>,
}

impl std::fmt::Debug for Speech {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Speech").field("pack", &self.pack.id).finish_non_exhaustive()
    }
}

/// The language in which every text is there.
const LANGUAGE: &str = "en";

impl Speech {
    /// A speech about this pack.
    pub fn new(pack: Arc<Pack>) -> Self {
        let language: LanguageIdentifier = LANGUAGE.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        for (_, text) in interface_texts(LANGUAGE) {
            // What cannot be read of a built-in text is found by the tests; the rest is used.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
            bundle.add_resource_overriding(resource);
        }
        let terms = terms(&pack.words);
        bundle.add_resource_overriding(FluentResource::try_new(terms).unwrap_or_else(|(part, _)| part));
        Self { bundle, pack }
    }

    /// The pack.
    pub fn pack(&self) -> &Arc<Pack> {
        &self.pack
    }

    /// The pack's words.
    pub fn words(&self) -> &Words {
        &self.pack.words
    }

    /// A text with values put in; the key itself when there is no such text.
    pub fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.try_say(key, args).unwrap_or_else(|_| key.to_owned())
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
        let pattern = self.bundle.get_message(key).and_then(|m| m.value());
        let pattern = pattern.ok_or_else(|| error(vec!["there is no such text".into()]))?;
        let args: FluentArgs<'_> = args.iter().map(|(k, v)| (*k, v.clone())).collect();
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() {
            Ok(said)
        } else {
            Err(error(errors.iter().map(ToString::to_string).collect()))
        }
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
