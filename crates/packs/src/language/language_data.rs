//! A language: what it is called, its grammar, and what the program says in it.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use fluent_syntax::parser::ParserError;

use super::grammar::Grammar;
use crate::toml::fault_report::Fault;

/// A file of texts of a language.
#[derive(Debug)]
pub struct Text {
    /// The name of the file, such as `table.ftl`; of one that is not built in, its path.
    pub file: String,
    /// The content of the file.
    pub text: String,
    read: OnceLock<Parsed>,
}

/// Texts as Fluent has read them: what can be said, and what is wrong.
#[derive(Debug)]
struct Parsed {
    texts: Arc<FluentResource>,
    errors: Vec<ParserError>,
}

impl Text {
    /// A file of texts that can be read.
    pub(super) fn new(file: String, text: String) -> Self {
        Self { file, text, read: OnceLock::new() }
    }

    /// The texts as Fluent reads them, as far as it can.
    pub fn texts(&self) -> Arc<FluentResource> {
        Arc::clone(&self.parse_once().texts)
    }

    /// The parts that are not valid Fluent, with reasons.
    pub fn faults(&self) -> Vec<(Range<usize>, String)> {
        let end = |at: usize| self.text.ceil_char_boundary(at.min(self.text.len()));
        let fault = |error: &ParserError| {
            let at = self.text.floor_char_boundary(error.pos.start.min(self.text.len()));
            (
                at..end(error.pos.end.max(at + 1)),
                format!("this is no text as Fluent has them: {}", error.kind),
            )
        };
        self.parse_once().errors.iter().map(fault).collect()
    }

    fn parse_once(&self) -> &Parsed {
        self.read.get_or_init(|| {
            let (texts, errors) = match FluentResource::try_new(self.text.clone()) {
                Ok(texts) => (texts, Vec::new()),
                Err(damaged) => damaged,
            };
            Parsed { texts: Arc::new(texts), errors }
        })
    }
}

/// A language of the interface.
#[derive(Clone, Debug, Default)]
pub struct Language {
    /// Its code, which is the name of its folder.
    pub code: String,
    /// Its own name for itself.
    pub name: String,
    /// The language that replaces missing texts before the first language does.
    pub fallback: Option<String>,
    /// True if the translation is unfinished.
    pub draft: bool,
    /// True if some pack brings the language, which is read with that pack.
    pub of_pack: bool,
    /// The language by whose rules numbers choose a plural form.
    pub plurals: String,
    /// The language's grammar; `None` if the folder only adds texts to another language.
    pub grammar: Option<Arc<Grammar>>,
    /// Warnings about the declaration, with their places.
    pub doubts: Vec<Fault>,
    /// Its texts, those that count most last.
    pub texts: Vec<Arc<Text>>,
    /// The number of these that each of its folders has, the lowest first.
    pub folders: Vec<usize>,
    /// The words that it brings for packs: a pack's id with its path in the folder, such as `lessons`, and the file.
    pub words: Vec<Arc<PackWords>>,
}

/// Words of a pack that lie beside a language.
#[derive(Debug)]
pub struct PackWords {
    /// The pack's id.
    pub pack: String,
    /// True for the words of the pack's lessons.
    pub lessons: bool,
    /// The path of the file, as reports name it.
    pub file: String,
    /// The content of the file.
    pub text: String,
}

impl Language {
    /// This language with what another folder of the same code has: its own declaration counts, and its texts go over
    /// these.
    pub(super) fn merge(&self, over: Self) -> Self {
        let declared = over.grammar.is_some();
        let declared = if declared { &over } else { self };
        Self {
            code: self.code.clone(),
            name: declared.name.clone(),
            fallback: declared.fallback.clone(),
            draft: declared.draft,
            of_pack: self.of_pack && over.of_pack,
            plurals: declared.plurals.clone(),
            grammar: declared.grammar.clone(),
            doubts: declared.doubts.clone(),
            texts: self.texts.iter().chain(&over.texts).cloned().collect(),
            folders: self.folders.iter().chain(&over.folders).copied().collect(),
            words: over.words.iter().chain(&self.words).cloned().collect(),
        }
    }
}
