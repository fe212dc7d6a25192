//! The list of all languages: the built-in ones, merged with those that are installed.

use std::path::Path;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use include_dir::Dir;

use super::codes::{FIRST_LANGUAGE, is_code, known_code};
use super::folder::{faults_of_built_in, read_built_in, read_folder};
use super::grammar::Grammar;
use super::language_data::{Language, PackWords};
use super::running_text_font::LanguageFont;
use crate::files::built_in_content::BUILT_IN;
use crate::files::pack_files::Files;
use crate::size_limits::INSTALLED;
use crate::toml::fault_report::Fault;
use system::Folders;
use text::hidden_file::is_hidden_file;

/// All languages, sorted by code.
static FOUND: LazyLock<RwLock<Vec<Arc<Language>>>> = LazyLock::new(|| {
    let built_in = built_in_codes().into_iter().map(|code| Arc::new(read_built_in(code).language));
    RwLock::new(built_in.collect())
});

/// The codes of the built-in languages, which are the names of their folders.
fn built_in_codes() -> Vec<&'static str> {
    let folders = BUILT_IN.get_dir("interface").into_iter().flat_map(Dir::dirs);
    let mut codes: Vec<&str> = folders.filter_map(|folder| folder.path().file_name()?.to_str()).collect();
    codes.sort_unstable();
    codes
}

/// All languages, sorted by code.
pub fn all_languages() -> Vec<Arc<Language>> {
    FOUND.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The language with this code.
pub fn language(code: &str) -> Option<Arc<Language>> {
    let found = FOUND.read().unwrap_or_else(PoisonError::into_inner);
    found.iter().find(|language| language.code == code).cloned()
}

/// The first language as it is built in, without installed texts. It contains every text of the program.
pub fn first_language() -> Arc<Language> {
    static FIRST: LazyLock<Arc<Language>> =
        LazyLock::new(|| Arc::new(read_built_in(FIRST_LANGUAGE).language));
    Arc::clone(&FIRST)
}

/// The grammar of a language, preferably from `own`, the languages of a pack. If the language has none, the grammar
/// of the nearest fallback.
pub fn grammar(code: &str, own: &[Arc<Language>]) -> Arc<Grammar> {
    let of = |code: &String| {
        let own = own.iter().find(|language| language.code == *code).and_then(|l| l.grammar.clone());
        own.or_else(|| language(code)?.grammar.clone())
    };
    chain(code).iter().find_map(of).unwrap_or_default()
}

/// The code of the language whose plural rules a language uses, preferably from `own`, the languages of a pack. If a
/// pack only adds texts to a language, that language's own rules count.
pub fn plural_code(code: &str, own: &[Arc<Language>]) -> String {
    let own = own.iter().find(|language| language.code == code && language.grammar.is_some()).cloned();
    own.or_else(|| language(code)).map_or_else(|| code.to_owned(), |language| language.plurals.clone())
}

/// The font that a language brings, preferably from `own`, the languages of a pack. `None` if it brings none.
pub fn language_font(code: &str, own: &[Arc<Language>]) -> Option<Arc<LanguageFont>> {
    let own = own.iter().find(|language| language.code == code).and_then(|language| language.font.clone());
    own.or_else(|| language(code)?.font.clone())
}

/// The codes of the built-in languages whose translation is complete.
pub fn interface_languages() -> Vec<&'static str> {
    let whole = |code: &&str| language(code).is_some_and(|language| !language.draft);
    built_in_codes().into_iter().filter(whole).collect()
}

/// The names and contents of a built-in language's text files, such as `table.ftl`.
pub fn interface_texts(language: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let folder = BUILT_IN.get_dir(format!("interface/{language}"));
    folder
        .into_iter()
        .flat_map(Dir::files)
        .filter(|file| file.path().extension().is_some_and(|ending| ending == "ftl"))
        .filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
}

/// The code of the language that a system's name for it means, such as `fr`, `fr-CA` or `fr_FR.UTF-8`.
pub fn find_language(name: &str) -> Option<&'static str> {
    let plain = name.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
    let first = plain.split('-').next().unwrap_or_default();
    let languages = all_languages();
    let find = |wanted: &str| languages.iter().find(|l| l.code.to_lowercase() == wanted);
    find(&plain).or_else(|| find(first)).and_then(|language| known_code(&language.code))
}

/// The code of a language, followed by those of its declared fallbacks in order.
pub fn kin(code: &str) -> Vec<String> {
    let mut kin = vec![code.to_owned()];
    while let Some(next) = kin.last().and_then(|code| language(code)?.fallback.clone()) {
        // Stops if the fallbacks form a cycle.
        if kin.contains(&next) || kin.len() > INSTALLED {
            break;
        }
        kin.push(next);
    }
    kin
}

/// The code of a language, its declared fallbacks in order, and at the end the first language.
pub fn chain(code: &str) -> Vec<String> {
    let mut chain = kin(code);
    if !chain.iter().any(|code| code == FIRST_LANGUAGE) {
        chain.push(FIRST_LANGUAGE.to_owned());
    }
    chain
}

/// Installs all languages from the subfolders of `folder`, whose names are language codes. Adds new languages, and
/// texts for known ones. Returns each faulty language with its faults. Its usable parts are installed.
pub fn install(folder: &Path) -> Vec<(String, Vec<Fault>)> {
    let entries = system::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut codes: Vec<String> = entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| is_code(name))
        .collect();
    codes.sort();
    codes.truncate(INSTALLED);
    let mut faulty = Vec::new();
    for code in codes {
        let read = read_folder(&code, &folder.join(&code));
        if !read.faults.is_empty() {
            faulty.push((code, read.faults));
        }
        add(read.language);
    }
    faulty
}

/// Registers the languages that a pack contains, so that they can be selected before the pack is read.
pub fn hear(pack: &Files) {
    let paths = pack.listed_paths();
    let codes =
        paths.iter().filter_map(|path| path.strip_prefix("languages/")?.strip_suffix("/language.toml"));
    for code in codes.filter(|code| is_code(code)).take(INSTALLED) {
        if language(code).is_none() {
            let (code, plurals) = (code.to_owned(), code.to_owned());
            add(Language { name: code.clone(), code, plurals, of_pack: true, ..Language::default() });
        }
    }
}

/// The maximum number of packs in a folder that are searched for languages.
const MOST_PACKS: usize = 200;

/// Registers the languages that the packs in a folder contain.
pub fn hear_folder(folder: &Path) {
    let entries = system::fs::read_dir(folder).into_iter().flatten().flatten();
    let packs = entries.filter(|entry| !is_hidden_file(&entry.file_name().to_string_lossy()));
    packs.take(MOST_PACKS).for_each(|entry| hear(&Files::at(entry.path())));
}

/// Registers the languages of the installed packs, and installs those of the folder of languages, as [`install`] does.
pub fn install_from_folders(folders: &Folders) -> Vec<(String, Vec<Fault>)> {
    hear_folder(&folders.packs());
    install(&folders.languages())
}

/// The codes of all languages that can be selected.
pub fn language_codes() -> Vec<&'static str> {
    all_languages().iter().filter_map(|language| known_code(&language.code)).collect()
}

/// Installs the language in one folder over the built-in one, if there is one. Any other installed version is
/// removed. Returns the language's faults.
pub fn install_alone(code: &str, folder: &Path) -> Vec<Fault> {
    let built_in = built_in_codes().into_iter().find(|known| *known == code);
    FOUND.write().unwrap_or_else(PoisonError::into_inner).retain(|language| language.code != code);
    built_in.into_iter().for_each(|code| add(read_built_in(code).language));
    let read = read_folder(code, folder);
    add(read.language);
    read.faults
}

/// The faults of the language in a folder, without installing it.
pub fn language_faults(code: &str, folder: &Path) -> Vec<Fault> {
    read_folder(code, folder).faults
}

/// The faults of the built-in language with this code. Empty if there is none.
pub fn read_built_in_faults(code: &str) -> Vec<Fault> {
    built_in_codes().into_iter().find(|known| *known == code).map(faults_of_built_in).unwrap_or_default()
}

/// Adds a language, or merges it over the known one with the same code.
fn add(language: Language) {
    let mut found = FOUND.write().unwrap_or_else(PoisonError::into_inner);
    match found.iter_mut().find(|known| known.code == language.code) {
        Some(below) => *below = Arc::new(below.merge(language)),
        None => found.push(Arc::new(language)),
    }
    found.sort_by(|a, b| a.code.cmp(&b.code));
}

/// The texts that a language contains for a pack, or for the pack's lessons.
pub fn installed_words(code: &str, pack: &str, lessons: bool) -> Option<Arc<PackWords>> {
    let language = language(code)?;
    language.words.iter().find(|words| words.pack == pack && words.lessons == lessons).cloned()
}

/// The codes of the languages that contain texts for a pack.
pub fn installed_for(pack: &str) -> Vec<String> {
    let of =
        |language: &Arc<Language>| language.words.iter().any(|words| words.pack == pack && !words.lessons);
    all_languages().iter().filter(|language| of(language)).map(|language| language.code.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_the_names_that_systems_give_it() {
        for name in ["fr", "fr-CA", "fr_FR.UTF-8", "FR", "fr_FR@euro"] {
            assert_eq!(find_language(name), Some("fr"), "{name}");
        }
        assert_eq!(find_language("en_GB.UTF-8"), Some("en"));
        for name in ["", "C", "POSIX", "tlh", "friulian"] {
            assert_eq!(find_language(name), None, "{name}");
        }
    }

    #[test]
    fn what_is_built_in_is_read_without_a_fault() {
        for code in built_in_codes() {
            let (faults, language) = (faults_of_built_in(code), read_built_in(code).language);
            assert!(faults.is_empty(), "{code}: {faults:?}");
            assert!(language.grammar.is_some() && !language.texts.is_empty(), "{code}");
        }
    }

    #[test]
    fn the_first_language_stands_in_at_last() {
        assert_eq!(chain("fr"), ["fr", "en"]);
        assert_eq!(chain("en"), ["en"]);
        assert_eq!(chain("tlh"), ["tlh", "en"]);
    }
}
