//! A cache of sentences. A window needs the same sentences in every frame.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumberOptions;

/// The maximum number of cached sentences. A table shows about 250.
const MOST: usize = 4000;
/// The maximum length of a cache key, in bytes.
const LONGEST: usize = 1000;

/// Cached sentences by their cache key, which is made of text key and arguments.
#[derive(Default)]
pub(crate) struct SentenceCache(Mutex<HashMap<String, String>>);

impl SentenceCache {
    /// The cached sentence for a text key and arguments. If there is none, `say` makes it.
    pub fn or_say(
        &self,
        key: &str,
        args: &[(&str, FluentValue<'_>)],
        say: impl FnOnce() -> String,
    ) -> String {
        let Some(asked) = cache_key(key, args) else { return say() };
        if let Some(known) = self.sentences().get(&asked) {
            return known.clone();
        }
        let said = say();
        let mut sentences = self.sentences();
        if sentences.len() >= MOST {
            sentences.clear();
        }
        sentences.insert(asked, said.clone());
        said
    }

    /// Locks the cached sentences. A poisoned lock is safe, since each entry is inserted in one step.
    fn sentences(&self) -> MutexGuard<'_, HashMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The cache key of a text with its arguments; `None` if the text can't be cached.
fn cache_key(key: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
    let mut asked = String::with_capacity(120);
    asked.push_str(key);
    for (name, value) in args {
        // Writing to a String cannot fail.
        let _ = match value {
            FluentValue::String(text) => write!(asked, "\0{name}\0{}\"{text}", text.len()),
            FluentValue::Number(n) if n.options == FluentNumberOptions::default() => {
                write!(asked, "\0{name}\0{:x}", n.value.to_bits())
            }
            _ => return None,
        };
        if asked.len() > LONGEST {
            return None;
        }
    }
    Some(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(said: &SentenceCache, args: &[(&str, FluentValue<'_>)], text: &str) -> String {
        said.or_say("key", args, || text.to_owned())
    }

    #[test]
    fn what_was_said_is_said_again_and_other_values_are_another_sentence() {
        let said = SentenceCache::default();
        let all: [&[(&str, FluentValue<'_>)]; 6] = [
            &[],
            &[("n", 1.into())],
            &[("n", 2.into())],
            &[("n", "1".into())],
            &[("n", "a".into()), ("m", "b".into())],
            &[("n", "a\0m\x001\"b".into())],
        ];
        for (i, args) in all.iter().enumerate() {
            assert_eq!(say(&said, args, &i.to_string()), i.to_string());
        }
        for (i, args) in all.iter().enumerate() {
            assert_eq!(say(&said, args, "anew"), i.to_string());
        }
    }

    #[test]
    fn what_is_long_or_written_in_a_way_of_its_own_is_said_anew_each_time() {
        let said = SentenceCache::default();
        let long = "x".repeat(LONGEST);
        let mut number = fluent_bundle::types::FluentNumber::from(1);
        number.options.minimum_fraction_digits = Some(2);
        let all: [&[(&str, FluentValue<'_>)]; 2] =
            [&[("a", long.into())], &[("n", FluentValue::Number(number))]];
        for args in all {
            assert_eq!(say(&said, args, "first"), "first");
            assert_eq!(say(&said, args, "then"), "then");
        }
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let said = SentenceCache::default();
        for n in 0..=MOST {
            say(&said, &[("n", (n as i64).into())], "");
        }
        assert_eq!(said.sentences().len(), 1);
    }
}
