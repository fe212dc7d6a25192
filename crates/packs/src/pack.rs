//! A complete pack: rules, texts, map and looks.

use std::sync::Arc;

use toml::Spanned;
use toml::de::DeTable;

use super::checks::{self, Whole};
use super::files::file_names::TOPICS;
use super::files::pack_files::Files;
use super::files::pack_layers::BasePack;
use super::files::pack_layers::Layers;
use super::files::packs_by_id::Library;
use super::files::read_error::ReadError;
use super::language::{self, Language};
use super::lessons::lesson::Lesson;
use super::lessons::lesson_words::LessonWords;
use super::looks::pack_picture::PackPicture;
use super::manifest::{self, MANIFEST, has_readable_format};
use super::metadata::Metadata;
use super::name_substitution::substitute;
use super::rules_data::{self, RulesData, Topics};
use super::size_limits::{LANGUAGES, PREVIEW_SIDES};
use super::toml::fault_collector::Faults;
use super::toml::fault_report::{self, Fault, Report};
use super::toml::key_declaration::Field;
use super::toml::layered_source_text::Source;
use super::toml::parse::parse;
use super::toml::toml_reader::Table;
use super::topics::board_picture::{self, Picture};
use super::topics::credits::{self, Credit};
use super::topics::fault_places::Places;
use super::topics::puzzles::{self, Puzzle};
use super::topics::setups::{self, Preset};
use super::topics::theme::{self, Theme};
use super::topics::words::Words;
use super::topics::{
    cards, councils, ids_that_need_words, lesson_words, lessons, map, preview_title_and_font, rules,
    text_file, weights,
};
use ::rules::{Empire, MIN_SOCIETIES, RawRegion, Region};
use ::text::number_formatting::counted;
use bots::Weights;
use system::fs;

/// The number of unparsable text files after which no more are parsed.
const BROKEN_TEXTS: usize = 8;

/// The text file of a language: the language's code, the source and its table.
type Text<'a> = (&'a String, &'a Source, Spanned<DeTable<'a>>);

/// The complete data of a game.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The location of the pack's files.
    pub files: Files,
    /// The packs that this pack extends, the nearest first.
    pub below: Vec<BasePack>,
    /// Facts from the pack's manifest. A pack dereferences to them.
    pub metadata: Metadata,
    /// The required minimum version of the extended pack.
    pub extends_version: Option<String>,
    /// The credits for single files of the pack.
    pub credits: Vec<Credit>,
    /// The preview picture of the pack.
    pub preview: Option<PackPicture>,
    /// The codes of the languages in which the pack can be played.
    pub languages: Vec<String>,
    /// The codes of the languages that the pack names or contains. It supports these whichever languages are
    /// installed.
    pub own_languages: Vec<String>,
    /// The rules of the pack's matches.
    pub rules: RulesData,
    /// The set-ups that the pack offers.
    pub presets: Vec<Preset>,
    /// The digest of the pack's rules, with its own house rules.
    pub digest: String,
    /// The pack's texts in its first language.
    pub words: Words,
    /// The texts in the pack's other languages, by code. The first language replaces missing texts.
    pub(super) translations: Vec<(String, Words)>,
    /// The puzzles of the pack, in order.
    pub puzzles: Vec<Puzzle>,
    /// Warnings about the pack's own files, which do not prevent play.
    pub warnings: Vec<Fault>,
    /// Hints about oddities in the pack that may be intended.
    pub hints: Vec<Fault>,
    /// Warnings about texts for this pack that languages contain, each with the language's code. They are not the
    /// pack's own.
    pub beside_warnings: Vec<(String, Fault)>,
    /// The map of the board: a realm or a star chart.
    pub picture: Picture,
    /// The colours, emblems and pictures of the pack.
    pub theme: Theme,
    /// The lessons of the pack, in order.
    pub lessons: Vec<Arc<Lesson>>,
    /// The number of the extended pack's lessons that do not fit this pack and are left out.
    pub lessons_left_out: usize,
    /// The texts of the lessons, by language.
    pub(super) lesson_words: lesson_words::Words,
    /// The interface languages that the pack contains or adds texts to.
    pub spoken: Vec<Arc<Language>>,
    /// The weights for bots that the pack contains, if any.
    pub(super) own_weights: Option<Arc<Weights>>,
    /// True if the rules come from a record whose pack is missing or has changed.
    pub kept: bool,
}

impl std::ops::Deref for Pack {
    type Target = Metadata;
    fn deref(&self) -> &Metadata {
        &self.metadata
    }
}

impl Pack {
    /// Reads a pack. The packs that it extends must be built in.
    ///
    /// # Errors
    /// Returns all faults of the pack, with their positions.
    pub fn load(files: &Files) -> Result<Self, Report> {
        Self::load_with(files, &Library::default())
    }

    /// Reads a pack. The packs that it extends are found in `library`.
    ///
    /// # Errors
    /// Returns all faults of the pack, with their positions.
    pub fn load_with(files: &Files, library: &Library) -> Result<Self, Report> {
        let faults = Faults::default();
        if let Some(mut message) = files.trouble() {
            if matches!(files, Files::Folder(path) if !fs::is_dir(path)) {
                message = format!("{message} with {}", TOPICS.join(", "));
            }
            faults.add(Fault::for_file(files.name(), message));
            return Err(Report::new(files.name(), faults.into_vec(&files.name()), &[]));
        }
        match Self::read(files, library, &faults) {
            Some(pack) if faults.is_empty() => Ok(pack),
            read => {
                let warnings = warnings(&faults);
                let name = files.name();
                let found = faults.into_vec(&name);
                let report = Report::new(name, found, &TOPICS).with_warnings(warnings);
                Err(Report { partial: read.is_none(), ..report })
            }
        }
    }

    fn read(files: &Files, library: &Library, faults: &Faults) -> Option<Self> {
        let layers = Layers::follow(files, library, faults);
        if !faults.is_empty() {
            return None;
        }
        let sources = TOPICS.map(|name| source(&layers, name, faults));
        let roots = sources.each_ref().map(|s| s.as_ref().and_then(|s| Some((s, parse(s, faults)?))));
        let top = |index: usize, fields: &'static [Field]| {
            let (source, root) = roots[index].as_ref()?;
            Some(Table::top(source, faults, root, fields))
        };
        let manifest = top(0, MANIFEST);
        if manifest.is_some_and(|m| !has_readable_format(m)) {
            return None;
        }
        let spoken = language::pack_languages(&layers, faults);
        let texts = manifest.map(|m| read_texts(m, &layers, &spoken, faults)).unwrap_or_default();
        let texts = parse_texts(&texts, faults);
        // If one of these files is missing, the others would be full of unknown names.
        if roots.iter().any(Option::is_none) {
            return None;
        }
        let (manifest_table, map, look) = (manifest?, top(3, map::FIELDS)?, top(5, theme::FIELDS)?);
        let mut manifest = manifest::read(manifest_table);
        let own_languages = manifest.speak(texts.iter().map(|text| text.0), &spoken);
        let topics = Topics {
            rules: top(1, rules::FILE)?,
            councils: top(2, councils::FIELDS)?,
            map,
            cards: top(4, cards::FIELDS)?,
        };
        let mut places = Places::default();
        let (data, names) = rules_data::read(topics, &mut places);
        let mut presets = setups::read(topics.rules, &data.raw);
        enough_societies(manifest_table, &data, manifest.societies.len());
        let theme = theme::read(look, &names, &manifest.societies, &layers);
        let pack_ids = ids_that_need_words::PackIds {
            names: &names,
            raw: &data.raw,
            societies: &manifest.societies,
            abilities: &data.abilities,
            setups: &presets.iter().map(|p| p.id.clone()).collect::<Vec<_>>(),
        };
        let grammar = |code: &str| language::grammar(code, &spoken);
        let mut read = texts.iter().map(|(language, source, root)| {
            let first = manifest.languages.first().filter(|first| first != language);
            let found =
                first.map_or_else(Faults::default, |l| Faults::with_instead(format!("\"{l}\" stands in")));
            let words = text_file::read(
                Table::top(source, &found, root, text_file::FIELDS),
                &grammar(language),
                &pack_ids,
            );
            // Faults in texts outside of the pack must not prevent play, so they become warnings.
            if is_beside(source) {
                let doubts = found.warnings();
                let doubts = doubts.into_iter().filter_map(|doubt| own_doubt(source, doubt));
                let told = found.into_vec(&source.name).into_iter().chain(doubts);
                told.for_each(|fault| faults.warn(|| fault));
            } else {
                faults.absorb(found);
            }
            ((*language).clone(), words)
        });
        let (first, words) = read.next().unwrap_or_default();
        let words = substitute(words.clone(), &words, &grammar(&first), &pack_ids);
        let retell =
            |code: &str, own: Words, whole: &Words| substitute(own, whole, &grammar(code), &pack_ids);
        let translations = complete_translations(read.collect(), &words, &retell);
        let picture = board_picture::read(look, map, &data.raw, &places);
        let sources: Vec<&Source> = sources.iter().flatten().collect();
        rules_data::check(&data.raw, &places, &sources, faults);
        if faults.is_empty() {
            setups::check(topics.rules, &data.raw, &mut presets);
        }
        let texts: Vec<Table<'_>> =
            texts.iter().map(|(_, s, root)| Table::partial(s, faults, root, text_file::FIELDS)).collect();
        checks::all(&Whole {
            raw: &data.raw,
            abilities: &data.abilities,
            societies: &manifest.societies,
            look: &theme,
            picture: &picture,
            manifest: manifest_table,
            rules: topics.rules,
            councils: topics.councils,
            map,
            theme: look,
            texts: &texts,
            places: &places,
            sources: &sources,
            files,
            languages: &manifest.languages,
            spoken: &spoken,
            faults,
        });
        let sound = faults.is_empty();
        let puzzles = sound.then(|| puzzles::read(&layers, faults, &names, &data.raw));
        let inputs = lessons::LessonInputs {
            layers: &layers,
            raw: &data.raw,
            names: &names,
            societies: &manifest.societies,
            faults,
        };
        // The lessons of a faulty pack would have many faults as a result.
        let (lessons, lessons_left_out) =
            if faults.is_empty() { lessons::read(&inputs) } else { (Vec::new(), 0) };
        checks::check_lessons(&texts, &layers, &lessons, faults);
        let lesson_words =
            lesson_words::read(&layers, &manifest.languages, &grammar, &lessons, &pack_ids, faults);
        let preview = preview_title_and_font::preview(manifest_table.get("preview"), &layers, PREVIEW_SIDES);
        let (own, beside) = split_warnings(warnings(faults), &files.paths());
        Some(Self {
            puzzles: puzzles.unwrap_or_default(),
            files: files.clone(),
            below: layers.base_packs(),
            lessons: lessons.into_iter().map(Arc::new).collect(),
            lessons_left_out,
            lesson_words,
            spoken,
            metadata: manifest.metadata,
            extends_version: manifest.extends_version,
            credits: credits::read(manifest_table, &layers),
            preview,
            languages: manifest.languages,
            own_languages,
            digest: data.with_house(&data.raw.house).digest(),
            rules: data,
            presets,
            words,
            translations,
            warnings: own,
            hints: faults.hints(),
            beside_warnings: beside,
            picture,
            theme,
            own_weights: weights::read(&layers, faults),
            kept: false,
        })
    }

    /// The weights for bots: the pack's own, or else the built-in ones.
    pub fn weights(&self) -> Arc<Weights> {
        self.own_weights.clone().unwrap_or_else(Weights::built_in)
    }

    /// The text of the weights that the pack brings for its bots; `None` if it brings none.
    pub fn weights_text(&self) -> Option<String> {
        self.own_weights.as_ref()?;
        let layers = Layers::new(&self.files, &self.id, &self.below);
        let (_, bytes) = layers.read(weights::WEIGHTS_FILE).ok()?;
        String::from_utf8(bytes).ok()
    }

    /// The pack with these weights for its bots.
    #[must_use]
    pub fn with_weights(&self, weights: Arc<Weights>) -> Self {
        Self { own_weights: Some(weights), ..self.clone() }
    }

    /// The pack's texts in a language, or else in its nearest fallback, or else in the pack's first language.
    pub fn words_in(&self, language: &str) -> &Words {
        let of = |code: &str| self.translations.iter().find(|(l, _)| l == code).map(|(_, words)| words);
        let is_first = self.languages.first().is_some_and(|first| first == language);
        let kin = || language::kin(language).iter().find_map(|code| of(code));
        of(language).or_else(|| if is_first { None } else { kin() }).unwrap_or(&self.words)
    }

    /// A lesson's texts in a language or its nearest fallback, with the code of the language found.
    pub fn lesson_words(&self, language: &str, lesson: &str) -> Option<(&str, &LessonWords)> {
        let of = |code: &str| self.lesson_words.iter().find(|(spoken, _)| spoken == code);
        let own = of(language).into_iter();
        let kin = language::kin(language).into_iter().filter_map(|code| of(&code)).collect::<Vec<_>>();
        let near = own.chain(kin).chain(&self.lesson_words);
        near.into_iter().find_map(|(code, words)| Some((code.as_str(), words.get(lesson)?)))
    }

    /// The ids of the pack's turn orders.
    pub fn orders(&self) -> Vec<String> {
        self.rules.raw.orders.iter().map(|o| o.id.clone()).collect()
    }

    /// The empire whose home region this is.
    pub fn home(&self, region: Region) -> Option<Empire> {
        self.rules.raw.regions.get(region.index()).and_then(|raw| raw.home)
    }

    /// The number of icons on each region, in order of regions.
    pub fn landmarks(&self) -> Vec<usize> {
        let icons = |raw: &RawRegion| raw.icons.iter().map(|n| usize::from(*n)).sum();
        self.rules.raw.regions.iter().map(icons).collect()
    }

    /// The number of loyalty slots in the pack.
    pub fn slots(&self) -> usize {
        self.rules.raw.slots.len()
    }
}

/// Separates warnings about the pack's own files from those about texts that languages contain, which get the
/// language's code. Texts missing in such a language are reported for the file where the pack would have them.
fn split_warnings(warnings: Vec<Fault>, files: &[String]) -> (Vec<Fault>, Vec<(String, Fault)>) {
    let (mut own, mut beside) = (Vec::new(), Vec::new());
    for fault in warnings {
        let lacks = |file: &str| {
            let (_, code) = file.strip_suffix(".toml")?.rsplit_once("text/")?;
            let brings = language::language(code).is_some_and(|language| !language.words.is_empty());
            (brings && !files.iter().any(|own| own == file)).then(|| (code.to_owned(), file.to_owned()))
        };
        let place = language::beside(&fault.file).map(|(code, file)| (code.to_owned(), file.to_owned()));
        match place.or_else(|| lacks(&fault.file)) {
            Some((code, file)) => beside.push((code, Fault { file, ..fault })),
            None => own.push(fault),
        }
    }
    (own, beside)
}

/// All warnings, sorted by file.
fn warnings(faults: &Faults) -> Vec<Fault> {
    let mut warnings = faults.warnings();
    fault_report::sort(&mut warnings, &TOPICS);
    warnings
}

fn source(layers: &Layers, name: &str, faults: &Faults) -> Option<Source> {
    let source = layers.source(name).map_err(|e| match e {
        ReadError::Missing => {
            let meant = match layers.near_file(name) {
                Some(near) => format!("did you mean \"{near}\"? Call it \"{name}\""),
                None => format!("every pack has {}", TOPICS.join(", ")),
            };
            Fault::for_file(name, format!("the pack has no such file; {meant}"))
        }
        ReadError::NoText(fault) => *fault,
        other => Fault::for_file(name, other.to_string()),
    });
    source.map_err(|fault| faults.add(fault)).ok()
}

/// Reads the text file of each language. A missing file is a fault in the manifest that names the language.
fn read_texts(
    top: Table<'_>,
    layers: &Layers,
    spoken: &[Arc<Language>],
    faults: &Faults,
) -> Vec<(String, Source)> {
    let Some(node) = top.get("languages") else { return Vec::new() };
    let languages = node.list();
    let mut sources: Vec<(String, Source)> = Vec::new();
    for node in languages.into_iter().take(LANGUAGES) {
        let Some(language) = node.text() else { continue };
        let name = text_file(language);
        match read_words(layers, language, faults) {
            Ok(source) => sources.push((language.to_owned(), source)),
            Err(ReadError::NoText(fault)) => faults.add(*fault),
            Err(why) => {
                let why = layers.explain_error(&name, &why);
                node.fault(format!("the words of \"{language}\" belong in {name}: {why}"));
            }
        }
    }
    let depth = if top.inherits(&node.span()) { usize::MAX } else { 1 };
    for language in found_languages(layers, spoken, depth) {
        if sources.len() >= LANGUAGES || sources.iter().any(|(known, _)| *known == language) {
            continue;
        }
        match read_words(layers, &language, faults) {
            Ok(source) => sources.push((language, source)),
            Err(ReadError::NoText(fault)) => faults.add(*fault),
            // A text file of a language that cannot be read has been reported already.
            Err(ReadError::Missing) => {}
            Err(why) => faults.add(Fault::for_file(text_file(&language), why.to_string())),
        }
    }
    sources
}

fn text_file(language: &str) -> String {
    format!("text/{language}.toml")
}

/// The languages that the manifest does not name, but for which the pack or an installed language contains texts.
/// Searches the first `depth` layers, because a pack may inherit its languages.
fn found_languages(layers: &Layers, spoken: &[Arc<Language>], depth: usize) -> Vec<String> {
    let is_spoken =
        |code: &String| language::language(code).is_some() || spoken.iter().any(|own| own.code == *code);
    let paths = layers.files().take(depth).flat_map(|(_, files)| files.paths());
    let code = |path: String| Some(path.strip_prefix("text/")?.strip_suffix(".toml")?.to_owned());
    let mut found: Vec<String> = paths.filter_map(code).filter(is_spoken).collect();
    found.extend(language::installed_for(layers.id()));
    found
}

/// Reads the pack's texts in a language, merged with those that the installed language contains for the pack. The
/// latter are left out if they are not valid TOML.
fn read_words(layers: &Layers, language: &str, faults: &Faults) -> Result<Source, ReadError> {
    let elsewhere = |pack: &str| {
        let words = language::installed_words(language, pack, false)?;
        let source = Source::new(language::beside_file(language, &words.file), words.text.clone());
        let found = Faults::default();
        let is_toml = parse(&source, &found).is_some();
        found.into_vec(&source.name).into_iter().for_each(|fault| faults.warn(|| fault));
        is_toml.then(|| (source.name.clone(), source.text.clone()))
    };
    layers.source_with(&text_file(language), &elsewhere)
}

/// True if some layers of a text file come from an installed language.
fn is_beside(source: &Source) -> bool {
    source.layers().any(|layer| language::beside(layer.name).is_some())
}

/// A warning about missing texts, moved to the file of an installed language if they belong there. `None` if the
/// texts are missing in an extended pack.
fn own_doubt(source: &Source, doubt: Fault) -> Option<Fault> {
    let name = source.outside_name().filter(|_| !doubt.inherited)?;
    let is_nowhere = doubt.file == source.name && source.layers().all(|layer| layer.name != source.name);
    Some(if is_nowhere { Fault { file: name.to_owned(), ..doubt } } else { doubt })
}

/// Completes each translation from its fallback languages, and finally from the first language. Before that, `retell`
/// substitutes the translation's own names in its texts.
fn complete_translations(
    read: Vec<(String, Words)>,
    first: &Words,
    retell: &dyn Fn(&str, Words, &Words) -> Words,
) -> Vec<(String, Words)> {
    let near = |language: &str, words: &Words| {
        let kin = language::kin(language).into_iter().skip(1);
        let kin = kin.filter_map(|code| read.iter().find(|(known, _)| *known == code));
        let own = kin.fold(words.clone(), |words, (_, kin)| words.or_kin(kin));
        let whole = own.clone().or(first);
        retell(language, own, &whole).or(first)
    };
    read.iter().map(|(language, words)| (language.clone(), near(language, words))).collect()
}

/// The text files that are valid TOML. Stops after several invalid ones, because parsing many errors takes long.
fn parse_texts<'a>(texts: &'a [(String, Source)], faults: &Faults) -> Vec<Text<'a>> {
    let mut broken = 0;
    let mut found = Vec::new();
    for (language, source) in texts {
        match parse(source, faults) {
            Some(root) => found.push((language, source, root)),
            None => broken += 1,
        }
        if broken >= BROKEN_TEXTS {
            break;
        }
    }
    found
}

/// Checks that the pack has a society for each seat. Fewer societies than any pack needs are reported elsewhere.
fn enough_societies(manifest: Table<'_>, data: &RulesData, given: usize) {
    let most = data.raw.societies.1;
    if let Some(node) = manifest.get("societies")
        && (MIN_SOCIETIES..most).contains(&given)
        && node.is_list()
    {
        node.fault(format!(
            "{}, but {most} can sit at the table (\"societies\" of rules.toml)",
            counted(given, "societies")
        ));
    }
}
