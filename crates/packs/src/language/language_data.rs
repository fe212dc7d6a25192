//! A language: its name, its grammar and the program's texts.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use fluent_syntax::parser::ParserError;

use super::grammar::Grammar;
use super::running_text_font::LanguageFont;
use crate::toml::fault_report::Fault;

/// A text file of a language.
#[derive(Debug)]
pub struct Text {
    /// The name of the file, such as `table.ftl`, or its path if it is not built in.
    pub file: String,
    /// The content of the text file.
    pub text: String,
    read: OnceLock<Parsed>,
}

/// A text file as parsed by Fluent: its texts and its errors.
#[derive(Debug)]
struct Parsed {
    texts: Arc<FluentResource>,
    errors: Vec<ParserError>,
}

impl Text {
    /// Creates a text file that is parsed on first use.
    pub(super) fn new(file: String, text: String) -> Self {
        Self { file, text, read: OnceLock::new() }
    }

    /// The texts of the file that Fluent could parse.
    pub fn texts(&self) -> Arc<FluentResource> {
        Arc::clone(&self.parse_once().texts)
    }

    /// The ranges of bytes that are not valid Fluent, each with the reason.
    pub fn faults(&self) -> Vec<(Range<usize>, String)> {
        let end = |at: usize| self.text.ceil_char_boundary(at.min(self.text.len()));
        let fault = |error: &ParserError| {
            let at = self.text.floor_char_boundary(error.pos.start.min(self.text.len()));
            (at..end(error.pos.end.max(at + 1)), format!("this is not valid Fluent: {}", error.kind))
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

/// A language of the program's interface.
#[derive(Clone, Debug, Default)]
pub struct Language {
    /// The code of the language, which is the name of its folder.
    pub code: String,
    /// The name of the language in the language itself.
    pub name: String,
    /// The code of the language that replaces missing texts. If that lacks a text too, the first language is used.
    pub fallback: Option<String>,
    /// True if the translation into the language is unfinished.
    pub draft: bool,
    /// True if the language comes only from packs, and is read together with one.
    pub of_pack: bool,
    /// The code of the language whose plural rules this language uses.
    pub plurals: String,
    /// The grammar of the language. `None` if the folder only adds texts to another version of the language.
    pub grammar: Option<Arc<Grammar>>,
    /// The font that the language brings for running text.
    pub font: Option<Arc<LanguageFont>>,
    /// Warnings about the language's declaration, with their positions.
    pub doubts: Vec<Fault>,
    /// The text files of the language. Later ones take precedence.
    pub texts: Vec<Arc<Text>>,
    /// The number of files in `texts` from each folder of the language, the lowest layer first.
    pub folders: Vec<usize>,
    /// The texts for packs that the language contains.
    pub words: Vec<Arc<PackWords>>,
}

/// A file of texts for one pack, in the folder of a language.
#[derive(Debug)]
pub struct PackWords {
    /// The id of the pack that the texts are for.
    pub pack: String,
    /// True if the texts are for the pack's lessons.
    pub lessons: bool,
    /// The path of the file, for fault reports.
    pub file: String,
    /// The content of the file.
    pub text: String,
}

impl Language {
    /// Merges another folder of this language over this one. If `over` has a declaration, it replaces this one. Its
    /// texts take precedence.
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
            font: declared.font.clone(),
            doubts: declared.doubts.clone(),
            texts: self.texts.iter().chain(&over.texts).cloned().collect(),
            folders: self.folders.iter().chain(&over.folders).copied().collect(),
            words: over.words.iter().chain(&self.words).cloned().collect(),
        }
    }
}
