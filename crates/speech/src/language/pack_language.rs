//! A language as used with one pack: the texts, the pack's terms, and functions that inflect the pack's names.

use std::fmt::Write;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use packs::{
    CATEGORIES, Grammar, Names, Pack, Plurals, TERMS, Words, apply_functions, grammar, language, plural_code,
};

/// The prefix in the keys of the texts about icons that a pack adds. The icon's id follows.
pub(crate) const ICON: &str = "own-icon-";

/// The texts of a language, ready to be filled in.
type Texts = FluentBundle<Arc<FluentResource>>;

/// A language as used with one pack.
pub(crate) struct PackLanguage {
    /// The code of the language, such as `de`.
    pub code: String,
    /// The texts of the language, including the pack's terms.
    pub texts: Texts,
    /// The plural forms that the language distinguishes.
    pub plurals: Plurals,
    grammar: Arc<Grammar>,
    names: Arc<Names>,
}

/// Formats negative numbers with a minus sign instead of a hyphen.
fn with_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    number.as_string().strip_prefix('-').map(|digits| format!("\u{2212}{digits}"))
}

impl PackLanguage {
    /// The language with this code, with the pack's terms and names. It may have no texts, if none exist.
    pub fn new(pack: &Pack, code: &str) -> Self {
        let words = pack.words_in(code);
        let grammar = grammar(code, &pack.spoken);
        let names = Arc::new(Names::new(words, &grammar));
        let known = language(code);
        let own = pack.spoken.iter().find(|language| language.code == code);
        let plurals = plural_code(code, &pack.spoken);
        let id: LanguageIdentifier = plurals.parse().unwrap_or_default();
        let plurals = Plurals::new(&plurals);
        let mut texts = FluentBundle::new_concurrent(vec![id]);
        texts.set_use_isolating(false);
        texts.set_formatter(Some(with_minus));
        for text in known.iter().chain(own).flat_map(|language| &language.texts) {
            texts.add_resource_overriding(text.texts());
        }
        let terms = FluentResource::try_new(terms(words, &grammar, &names)).unwrap_or_else(|(part, _)| part);
        texts.add_resource_overriding(Arc::new(terms));
        for function in &grammar.functions {
            let (name, grammar, names) = (function.name.clone(), Arc::clone(&grammar), Arc::clone(&names));
            let said = move |values: &[FluentValue<'_>]| {
                let texts: Option<Vec<&str>> = values.iter().map(text).collect();
                texts.and_then(|texts| grammar.say(&names, &name, &texts))
            };
            // A new bundle has no functions yet, and a grammar has each name only once, so this cannot fail.
            let _ = texts.add_function(&function.name, move |values, _| {
                said(values).map_or(FluentValue::Error, FluentValue::from)
            });
        }
        Self { code: code.to_owned(), texts, plurals, grammar, names }
    }

    /// Applies functions of the language to a name, starting with the last function. Only the last one gets the
    /// arguments `given`.
    pub fn apply_functions(&self, functions: &[String], name: &str, given: &[String]) -> String {
        apply_functions(&self.grammar, &self.names, functions, name, given)
    }

    /// The name of the pack's n-th own icon in a plural form, and in a case if one is given.
    pub fn icon(&self, words: &Words, n: usize, category: &str, case: Option<usize>) -> String {
        let Some((id, word)) = words.own_icons().get(n) else { return String::new() };
        let text = word.form(category);
        match case {
            None => text.to_owned(),
            Some(case) => self.grammar.decline_term(&self.names, case, &format!("{id}-{category}"), text),
        }
    }

    /// A term of the pack in a plural form, and in a case if one is given.
    pub fn term(&self, words: &Words, term: &str, category: &str, case: Option<usize>) -> String {
        in_case(words, &self.grammar, &self.names, term, category, case)
    }
}

fn text<'a>(value: &'a FluentValue<'_>) -> Option<&'a str> {
    match value {
        FluentValue::String(text) => Some(text),
        _ => None,
    }
}

/// A term of the pack in a plural form, and in a case if one is given.
fn in_case(
    words: &Words,
    grammar: &Grammar,
    names: &Names,
    term: &str,
    category: &str,
    case: Option<usize>,
) -> String {
    let word = words.term(term);
    let text = word.form(category);
    match case {
        None => text.to_owned(),
        Some(case) => grammar.decline_term(names, case, &format!("{term}-{category}"), text),
    }
}

/// The pack's terms as Fluent texts. For example, the term `banner` becomes `banner` (which depends on `$n`),
/// `banner-one` and `banner-other`. With a case `dat`, there are also `banner-dat`, `banner-one-dat` and
/// `banner-other-dat`.
fn terms(words: &Words, grammar: &Grammar, names: &Names) -> String {
    let mut out = String::new();
    let cases = std::iter::once(None).chain((0..grammar.cases.len()).map(Some));
    for case in cases {
        let name = case.and_then(|case| grammar.cases.get(case)).map(|case| format!("-{}", case.name));
        let name = name.unwrap_or_default();
        for term in TERMS {
            let word = words.term(term);
            let said = |category| quoted(&in_case(words, grammar, names, term, category, case));
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{term}{name} = {{ $n ->");
            for category in CATEGORIES {
                if word.has(category) {
                    let _ = writeln!(out, "    [{category}] {}", said(category));
                }
            }
            let _ = writeln!(out, "   *[other] {}\n }}", said("other"));
            for category in CATEGORIES {
                let _ = writeln!(out, "{term}-{category}{name} = {}", said(category));
            }
        }
    }
    for (id, word) in words.own_icons() {
        let _ = writeln!(out, "{ICON}{id} = {{ $n ->");
        for category in CATEGORIES {
            let own = category == "one" || word.more.iter().any(|(known, _)| *known == category);
            if own {
                let _ = writeln!(out, "    [{category}] {}", quoted(word.form(category)));
            }
        }
        let _ = writeln!(out, "   *[other] {}\n }}", quoted(word.form("other")));
    }
    out
}

/// Quotes a text so that nothing in it is Fluent syntax.
fn quoted(text: &str) -> String {
    let plain = text.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    format!("{{ \"{plain}\" }}")
}
