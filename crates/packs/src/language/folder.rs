//! Reads the folder of a language, which may be built in, installed, or part of a pack.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use super::codes::is_code;
use super::fluent_check::readable;
use super::language_data::{Language, PackWords, Text};
use super::language_file::{Declared, read};
use super::language_file_keys::FIELDS;
use super::running_text_font::LanguageFont;
use crate::files::pack_files::Files;
use crate::files::pack_layers::Layers;
use crate::files::read_error::ReadError;
use crate::size_limits::{INSTALLED, TEXT_FILES};
use crate::toml::fault_collector::Faults;
use crate::toml::fault_report::Fault;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::{parse, utf8};
use crate::toml::toml_reader::Table;

/// The file that declares a language's name and grammar.
pub const LANGUAGE_FILE: &str = "language.toml";

/// The folder in a pack that contains languages.
const OF_PACK: &str = "languages";

/// A language as read, with its faults. Its valid parts are usable.
#[derive(Debug, Default)]
pub struct Read {
    /// The valid parts of the language.
    pub language: Language,
    /// The faults of the language's files, with their positions.
    pub faults: Vec<Fault>,
}

impl Read {
    /// Adds the faults in the language's texts, which requires parsing all of them.
    #[must_use]
    fn with_faults_of_texts(mut self) -> Self {
        for text in &self.language.texts {
            let source = Source::new(text.file.clone(), text.text.clone());
            self.faults.extend(text.faults().into_iter().map(|(place, why)| Fault::at(&source, place, why)));
        }
        // The texts for packs are checked only if the declaration of the language has no faults.
        let declared = !self.faults.iter().any(|fault| fault.file.ends_with(LANGUAGE_FILE));
        for words in self.language.words.iter().filter(|_| declared) {
            let (source, faults) = (Source::new(words.file.clone(), words.text.clone()), Faults::default());
            parse(&source, &faults);
            self.faults.extend(faults.into_vec(&source.name));
        }
        self
    }
}

/// Reads the built-in language with this code. Its texts are parsed on first use, so that the program's start waits
/// for only one language. A test checks that all of them can be parsed.
pub fn read_built_in(code: &'static str) -> Read {
    let folder: &'static str = format!("interface/{code}").leak();
    Folder { files: &Files::BuiltIn(folder), under: "", shown: "" }.read(code)
}

/// The faults of the built-in language with this code.
pub fn faults_of_built_in(code: &'static str) -> Vec<Fault> {
    read_built_in(code).with_faults_of_texts().faults
}

/// Reads the language with this code from a folder.
pub fn read_folder(code: &str, path: &Path) -> Read {
    Folder { files: &Files::Folder(path.to_owned()), under: "", shown: "" }.read(code).with_faults_of_texts()
}

/// The languages that a pack and the packs it extends contain or add texts to. Adds their faults to `faults`.
pub(crate) fn pack_languages(layers: &Layers, faults: &Faults) -> Vec<Arc<Language>> {
    let mut found: Vec<Language> = Vec::new();
    // Languages of extended packs are lower layers, so they come first.
    for (id, files) in layers.files().rev() {
        let paths = files.paths();
        let codes: BTreeSet<&str> = paths
            .iter()
            .filter_map(|path| {
                path.strip_prefix(OF_PACK)?.strip_prefix('/')?.split_once('/').map(|(code, _)| code)
            })
            .collect();
        for code in codes.into_iter().take(INSTALLED) {
            let under = format!("{OF_PACK}/{code}/");
            if !is_code(code) {
                let why = format!(
                    "\"{code}\" is not a language code; call the folder \"de\", \"pt-br\" or the like"
                );
                faults.add(Fault { inherited: !id.is_empty(), ..Fault::for_file(under, why) });
                continue;
            }
            let shown = if id.is_empty() { String::new() } else { format!("{id}/") };
            let read = Folder { files, under: &under, shown: &shown }.read(code).with_faults_of_texts();
            read.faults.into_iter().for_each(|f| faults.add(Fault { inherited: !id.is_empty(), ..f }));
            match found.iter_mut().find(|known| known.code == code) {
                Some(below) => *below = below.merge(read.language),
                None => found.push(read.language),
            }
        }
    }
    found.into_iter().map(Arc::new).collect()
}

/// The name that fault reports use for a file with texts for packs in a language's folder.
pub(crate) fn beside_file(language: &str, file: &str) -> String {
    format!("{BESIDE}{language}/{file}")
}

/// The language code and the path in a name made by [`beside_file`]. `None` for a file of a pack.
pub(crate) fn beside(file: &str) -> Option<(&str, &str)> {
    file.strip_prefix(BESIDE)?.split_once('/')
}

/// The prefix of names made by [`beside_file`].
const BESIDE: &str = "languages/";

/// Advice on where a misplaced text file belongs. `None` for other files, such as notes.
fn misplaced_hint(path: &str) -> Option<&'static str> {
    if path.ends_with(".ftl") {
        Some("this file is ignored: texts of the program belong beside language.toml, not in a folder")
    } else if path.ends_with(".toml") {
        Some(
            "this file is ignored: the words of a pack are packs/ID/text.toml, those of its lessons packs/ID/lessons.toml",
        )
    } else {
        None
    }
}

/// A folder that contains the files of a language.
struct Folder<'a> {
    files: &'a Files,
    /// The path of the language's folder within `files`, with `/` at its end.
    under: &'a str,
    /// The prefix of file names in fault reports.
    shown: &'a str,
}

impl Folder<'_> {
    fn read(&self, code: &str) -> Read {
        let mut faults = Vec::new();
        let mut doubts = Vec::new();
        let declared = self.read_declaration(&mut faults, &mut doubts);
        let (mut texts, mut words) = (Vec::new(), Vec::new());
        let paths = self.files.paths();
        let own = paths.iter().filter_map(|path| path.strip_prefix(self.under));
        for path in own.take(TEXT_FILES) {
            if path.ends_with(".ftl") && !path.contains('/') {
                let Some(text) = self.text(path, &mut faults) else { continue };
                match readable(&text) {
                    Ok(()) => texts.push(Arc::new(Text::new(self.name(path), text))),
                    Err(damage) => {
                        faults.push(Fault::at(
                            &Source::new(self.name(path), text),
                            damage.place,
                            damage.message,
                        ));
                    }
                }
            } else if let Some((pack, file)) =
                path.strip_prefix("packs/").and_then(|rest| rest.split_once('/'))
            {
                let lessons = match file {
                    "text.toml" => false,
                    "lessons.toml" => true,
                    _ => {
                        doubts.extend(misplaced_hint(path).map(|why| Fault::for_file(self.name(path), why)));
                        continue;
                    }
                };
                let Some(text) = self.text(path, &mut faults) else { continue };
                let (pack, file) = (pack.to_owned(), self.name(path));
                words.push(Arc::new(PackWords { pack, lessons, file, text }));
            } else if path != LANGUAGE_FILE {
                doubts.extend(misplaced_hint(path).map(|why| Fault::for_file(self.name(path), why)));
            }
        }
        let mut font = None;
        if let Some((file, place)) = declared.as_ref().and_then(|declared| declared.font.clone()) {
            let fault = Fault::at(&Source::new(self.name(LANGUAGE_FILE), self.source()), place, "");
            if paths.contains(&format!("{}{file}", self.under)) {
                font = Some(LanguageFont::new(self.files, self.under, &file, fault));
            } else {
                faults.push(Fault { message: format!("\"{file}\": there is no such file"), ..fault });
            }
        }
        let plurals = declared.as_ref().and_then(|d| d.plurals.clone()).unwrap_or_else(|| code.to_owned());
        let Declared { name, fallback, draft, grammar, .. } = declared.clone().unwrap_or_default();
        let grammar = declared.map(|_| Arc::new(grammar));
        let name = if name.is_empty() { code.to_owned() } else { name };
        let language = Language {
            code: code.to_owned(),
            name,
            fallback,
            draft,
            of_pack: false,
            plurals,
            grammar,
            font: font.map(Arc::new),
            doubts,
            folders: vec![texts.len()],
            texts,
            words,
        };
        Read { language, faults }
    }

    /// Reads the language's own declaration. `None` if it has none.
    fn read_declaration(&self, faults: &mut Vec<Fault>, doubts: &mut Vec<Fault>) -> Option<Declared> {
        let source = Source::new(self.name(LANGUAGE_FILE), self.text(LANGUAGE_FILE, faults)?);
        let found = Faults::default();
        let declared = parse(&source, &found).map(|root| read(Table::top(&source, &found, &root, FIELDS)));
        doubts.extend(found.warnings());
        faults.extend(found.into_vec(&source.name));
        declared
    }

    /// The content of a text file. `None` if the file is missing or cannot be read.
    fn text(&self, path: &str, faults: &mut Vec<Fault>) -> Option<String> {
        let name = self.name(path);
        match self.files.read(&format!("{}{path}", self.under)) {
            Ok(bytes) => utf8(&name, bytes).map_err(|fault| faults.push(*fault)).ok(),
            Err(ReadError::Missing) => None,
            Err(why) => {
                faults.push(Fault::for_file(name, why.to_string()));
                None
            }
        }
    }

    /// The text of the language's own declaration, for faults that are found later.
    fn source(&self) -> String {
        self.text(LANGUAGE_FILE, &mut Vec::new()).unwrap_or_default()
    }

    fn name(&self, path: &str) -> String {
        format!("{}{}{path}", self.shown, self.under)
    }
}
