//! A pack layered over the packs that it extends. Each file is read from all of them, the pack itself first.
//!
//! If the pack does not contain a file, the file of the nearest extended pack is used.

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

/// A pack that another pack extends, directly or through others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BasePack {
    /// The id of the extended pack.
    pub id: String,
    /// The path of the extended pack on disk. `None` if it is built in.
    pub path: Option<PathBuf>,
}

/// The files of a pack, then of the packs that it extends, by id. The first layer has an empty id. The last field is
/// the pack's own id.
pub struct Layers(Vec<(String, Files)>, String);

impl Layers {
    /// Follows `extends` from manifest to manifest. An unknown pack or a cycle is a fault.
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
            // Faults of the first manifest are reported when the whole pack is read.
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
                node.fault(format!(
                    "packs extend one another in a circle: \"{way}\", which extends \"{id}\""
                ));
                break;
            }
            if ids.len() >= LAYERS {
                node.fault(format!("at most {LAYERS} packs can extend one another"));
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
                        "the pack \"{id}\" is not read: {why}; remove some that you do not need"
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

    /// Creates the layers of a pack that has been read before, and whose extended packs are `below`.
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

    /// Each pack's id and files, from the top layer down. The top layer has an empty id.
    pub fn files(&self) -> impl DoubleEndedIterator<Item = (&str, &Files)> {
        self.0.iter().map(|(id, files)| (id.as_str(), files))
    }

    /// The extended packs, the nearest first.
    pub fn base_packs(&self) -> Vec<BasePack> {
        let below = |(id, files): &(String, Files)| BasePack {
            id: id.clone(),
            path: files.path().map(Path::to_owned),
        };
        self.0.iter().skip(1).map(below).collect()
    }

    /// The files of the first pack that contains this file, even if the file cannot be read.
    pub fn holder(&self, path: &str) -> Option<&Files> {
        self.0
            .iter()
            .map(|(_, files)| files)
            .find(|files| !matches!(files.read(path), Err(ReadError::Missing)))
    }

    /// The id of the pack in the top layer.
    pub fn id(&self) -> &str {
        &self.1
    }

    /// The content of a file from the first pack that contains it, with the file's name for fault reports.
    ///
    /// # Errors
    /// Fails if no pack contains the file, or if it cannot be read.
    pub fn read(&self, path: &str) -> Result<(String, Vec<u8>), ReadError> {
        for (id, files) in &self.0 {
            match files.read(path) {
                Err(ReadError::Missing) => {}
                other => return other.map(|bytes| (name_in(id, path), bytes)),
            }
        }
        Err(ReadError::Missing)
    }

    /// Reads a file from the top layer only, ignoring the extended packs.
    ///
    /// # Errors
    /// Fails if the top layer does not contain the file, or if it cannot be read.
    pub fn own_source(&self, path: &str) -> Result<Source, ReadError> {
        let (id, files) = self.0.first().ok_or(ReadError::Missing)?;
        let name = name_in(id, path);
        let text = utf8(&name, files.read(path)?).map_err(ReadError::NoText)?;
        Ok(Source::new(name, text))
    }

    /// Explains why a file could not be read. If it is missing, suggests a file with a similar name.
    pub fn explain_error(&self, path: &str, why: &ReadError) -> String {
        if !matches!(why, ReadError::Missing) {
            return why.to_string();
        }
        let near = self.near_file(path);
        near.map_or_else(|| why.to_string(), |near| format!("{why}; did you mean \"{near}\"?"))
    }

    /// The file, in any of the packs, with the path most similar to `path`. Files with a fixed purpose are left out.
    pub fn near_file(&self, path: &str) -> Option<String> {
        let mut paths: Vec<String> = self.0.iter().flat_map(|(_, files)| files.paths()).collect();
        paths.retain(|path| !TOPICS.contains(&path.as_str()));
        near_file(path, paths.iter().map(String::as_str))
    }

    /// Reads a file from all packs that contain it, and merges them.
    ///
    /// # Errors
    /// Fails if no pack contains the file, or if one of its versions cannot be read.
    pub fn source(&self, path: &str) -> Result<Source, ReadError> {
        self.source_with(path, &|_| None)
    }

    /// Reads a file from all packs that contain it, and merges them. For a pack's id, `elsewhere` may return a name
    /// for reports and a text that is merged over that pack's own file.
    ///
    /// # Errors
    /// Fails if there is neither a file nor a text, or if one of them cannot be read.
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

/// Checks that an extended pack has the version required by `top`, the manifest of the pack that extends it.
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
            "this pack needs version {} of \"{id}\" or newer; yours is {version:?}",
            node.display_text()
        ));
    }
}

/// The manifest of an extended pack, or the reason why it cannot be read.
fn read_text(files: &Files, id: &str) -> Result<String, String> {
    let bytes = files.read(MANIFEST_FILE).map_err(|e| e.to_string())?;
    utf8(&name_in(id, MANIFEST_FILE), bytes).map_err(|fault| fault.message)
}

/// The name of a file in fault reports, which starts with the pack's id if that is not empty.
fn name_in(pack: &str, path: &str) -> String {
    if pack.is_empty() { path.to_owned() } else { format!("{pack}/{path}") }
}
