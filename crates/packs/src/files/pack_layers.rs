//! A pack over the ones that it extends: each file is read from all of them, the pack's own first.
//!
//! A file that the pack does not bring is the one below.

use std::path::{Path, PathBuf};

use super::file_names::{MANIFEST_FILE, TOPICS};
use super::near_file::near_file;
use super::pack_files::Files;
use super::packs_by_id::Library;
use super::read_error::ReadError;
use crate::manifest::{INHERITED, MANIFEST, has_readable_format, read_version};
use crate::size_limits::LAYERS;
use crate::toml::fault_collector::Faults;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::{parse, utf8};
use crate::toml::toml_reader::Table;
use crate::version::Version;

/// A pack that another one extends, directly or through others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BasePack {
    /// The id.
    pub id: String,
    /// Where it lies on the disk; nowhere when it is built in.
    pub path: Option<PathBuf>,
}

/// A pack's files over those of the packs that it extends: its own first, which go by no id; and its id.
pub struct Layers(Vec<(String, Files)>, String);

impl Layers {
    /// Follows `extends` from manifest to manifest. What leads nowhere or back is a fault.
    pub fn follow(files: &Files, library: &Library, faults: &Faults) -> Self {
        let mut layers = Self(vec![(String::new(), files.clone())], String::new());
        let mut ids: Vec<String> = Vec::new();
        let mut at = 0;
        while let Some((under, files)) = layers.0.get(at) {
            at += 1;
            let Ok(text) = files.read(MANIFEST_FILE).map_err(drop).and_then(|b| utf8("", b).map_err(drop))
            else {
                break;
            };
            let source = Source::new(name_in(under, MANIFEST_FILE), text);
            // What is wrong with the first one is said where all of it is read.
            let scratch = Faults::default();
            let own = if at == 1 { &scratch } else { faults };
            let Some(root) = parse(&source, own) else { break };
            let top = Table::partial(&source, own, &root, MANIFEST);
            let text = |key: &str| top.get(key).and_then(|n| n.as_text());
            ids.push(text("id").unwrap_or(under).to_owned());
            layers.1 = ids.first().cloned().unwrap_or_default();
            if at > 1 && !has_readable_format(top) {
                break;
            }
            let Some(node) = Table::partial(&source, faults, &root, MANIFEST).get("extends") else { break };
            let Some(id) = node.text() else { break };
            if ids.last().is_some_and(|own| own == id) {
                node.fault("a pack cannot extend itself");
                break;
            }
            if ids.iter().any(|known| known == id) {
                let way = ids.join("\", which extends \"");
                node.fault(format!("this leads round in a circle: \"{way}\", which extends \"{id}\""));
                break;
            }
            if ids.len() >= LAYERS {
                node.fault(format!("{LAYERS} packs that extend one another are the most"));
                break;
            }
            match library.find(id) {
                Some(files) => match read_text(&files, id) {
                    Ok(found) => {
                        is_new_enough(Table::partial(&source, faults, &root, MANIFEST), id, &found);
                        layers.0.push((id.to_owned(), files));
                    }
                    Err(why) => {
                        node.fault(format!("the {MANIFEST_FILE} of \"{id}\" cannot be read: {why}"));
                        break;
                    }
                },
                None if library.leaves_out(id) => {
                    let why = "more packs are installed than are read, and it comes after those that are";
                    node.fault(format!(
                        "the pack \"{id}\" is not read: {why}; take out some that you do not need"
                    ));
                    break;
                }
                None => {
                    let known = library.ids();
                    node.one_of("pack", known.iter().map(String::as_str));
                    break;
                }
            }
        }
        layers
    }

    /// The files of a pack that has been read, over those of the packs below it.
    pub fn new(files: &Files, id: &str, below: &[BasePack]) -> Self {
        let found = |below: &BasePack| {
            let files = match &below.path {
                Some(path) => Some(Files::at(path)),
                None => Library::default().find(&below.id),
            };
            Some((below.id.clone(), files?))
        };
        let own = std::iter::once((String::new(), files.clone()));
        Self(own.chain(below.iter().filter_map(found)).collect(), id.to_owned())
    }

    /// The packs with their files, the uppermost first, which goes by no id.
    pub fn files(&self) -> impl DoubleEndedIterator<Item = (&str, &Files)> {
        self.0.iter().map(|(id, files)| (id.as_str(), files))
    }

    /// The packs below the uppermost one, the nearest first.
    pub fn base_packs(&self) -> Vec<BasePack> {
        let below = |(id, files): &(String, Files)| BasePack {
            id: id.clone(),
            path: files.path().map(Path::to_owned),
        };
        self.0.iter().skip(1).map(below).collect()
    }

    /// The files of the first pack that has one, however it can be read.
    pub fn holder(&self, path: &str) -> Option<&Files> {
        self.0
            .iter()
            .map(|(_, files)| files)
            .find(|files| !matches!(files.read(path), Err(ReadError::Missing)))
    }

    /// The id of the uppermost pack.
    pub fn id(&self) -> &str {
        &self.1
    }

    /// The bytes of a file of the first pack that has it, and what reports call it.
    ///
    /// # Errors
    /// Fails if no pack has it, or if it cannot be read.
    pub fn read(&self, path: &str) -> Result<(String, Vec<u8>), ReadError> {
        for (id, files) in &self.0 {
            match files.read(path) {
                Err(ReadError::Missing) => {}
                other => return other.map(|bytes| (name_in(id, path), bytes)),
            }
        }
        Err(ReadError::Missing)
    }

    /// A file of the first pack alone, whatever those have that it extends.
    ///
    /// # Errors
    /// Fails if the first pack does not have it, or if it cannot be read.
    pub fn own_source(&self, path: &str) -> Result<Source, ReadError> {
        let (id, files) = self.0.first().ok_or(ReadError::Missing)?;
        let name = name_in(id, path);
        let text = utf8(&name, files.read(path)?).map_err(ReadError::NoText)?;
        Ok(Source::new(name, text))
    }

    /// Why a file could not be read, with what may have been meant where it is not there.
    pub fn explain_error(&self, path: &str, why: &ReadError) -> String {
        if !matches!(why, ReadError::Missing) {
            return why.to_string();
        }
        let near = self.near_file(path);
        near.map_or_else(|| why.to_string(), |near| format!("{why}; did you mean \"{near}\"?"))
    }

    /// The file of any of the packs that was meant by a path at which there is none; none that is read as something else.
    pub fn near_file(&self, path: &str) -> Option<String> {
        let mut paths: Vec<String> = self.0.iter().flat_map(|(_, files)| files.paths()).collect();
        paths.retain(|path| !TOPICS.contains(&path.as_str()));
        near_file(path, paths.iter().map(String::as_str))
    }

    /// A file of all packs that have it, one over the other.
    ///
    /// # Errors
    /// Fails if no pack has it, or if one cannot be read.
    pub fn source(&self, path: &str) -> Result<Source, ReadError> {
        self.source_with(path, &|_| None)
    }

    /// A file of all packs that have it, one over the other. For each pack, `elsewhere` may give a text over
    /// its own file, with the name for reports.
    ///
    /// # Errors
    /// Fails if no layer is found, or if one cannot be read.
    pub fn source_with(
        &self,
        path: &str,
        elsewhere: &dyn Fn(&str) -> Option<(String, String)>,
    ) -> Result<Source, ReadError> {
        let (mut layers, mut beside) = (Vec::new(), None);
        for (id, files) in &self.0 {
            let found = elsewhere(if id.is_empty() { &self.1 } else { id });
            if id.is_empty() {
                beside = found.as_ref().map(|(name, _)| name.clone());
            }
            layers.extend(found);
            match files.read(path) {
                Err(ReadError::Missing) => {}
                Err(other) => return Err(other),
                Ok(bytes) => {
                    let name = name_in(id, path);
                    let text = utf8(&name, bytes).map_err(ReadError::NoText)?;
                    layers.push((name, text));
                }
            }
        }
        if layers.is_empty() {
            return Err(ReadError::Missing);
        }
        let source = Source::layered(path, layers).with_beside(beside);
        Ok(if path == MANIFEST_FILE { source.inheriting(INHERITED) } else { source })
    }
}

/// Makes sure that a pack that is extended is of the version that the one above wants, whose manifest is `top`.
fn is_new_enough(top: Table<'_>, id: &str, manifest: &str) {
    let Some(node) = top.get("extends-version") else { return };
    let scratch = Faults::default();
    let source = Source::new(name_in(id, MANIFEST_FILE), manifest.to_owned());
    let Some(root) = parse(&source, &scratch) else { return };
    let version = Table::partial(&source, &scratch, &root, MANIFEST).get("version");
    let version = version.and_then(|node| node.as_text()).unwrap_or_default();
    let Some(least) = read_version(node) else { return };
    if !Version::parse(version).is_some_and(|own| own.reaches(least)) {
        node.fault(format!(
            "this pack needs version {} of \"{id}\" or a newer one; the one at hand is {version:?}",
            node.display_text()
        ));
    }
}

/// The manifest of a pack that is extended, or why it cannot be read.
fn read_text(files: &Files, id: &str) -> Result<String, String> {
    let bytes = files.read(MANIFEST_FILE).map_err(|e| e.to_string())?;
    utf8(&name_in(id, MANIFEST_FILE), bytes).map_err(|fault| fault.message)
}

/// The name of a base pack's file in reports.
fn name_in(pack: &str, path: &str) -> String {
    if pack.is_empty() { path.to_owned() } else { format!("{pack}/{path}") }
}
