//! Finds the pack in a tree of files, such as an archive that contains the pack's folder, or a downloaded repository.

use super::file_names::MANIFEST_FILE;
use super::near_file::near_file;
use text::hidden_file::is_hidden_file;

/// The file extensions of archives that may be inside the tree of files.
const ARCHIVES: [&str; 11] =
    ["zip", "whispers-pack", "7z", "rar", "tar", "tgz", "gz", "bz2", "xz", "zst", "lzma"];

/// The reason why a tree of files does not contain exactly one pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPack {
    /// There is no manifest. There may be a file that was meant as one, or an archive that may contain one.
    Missing {
        /// The path of a file that was probably meant as the manifest.
        near: Option<String>,
        /// The path of an archive that may contain the pack.
        archive: Option<String>,
    },
    /// The tree contains several packs. These are the folders of two of them.
    Several(String, String),
}

impl NoPack {
    /// Describes the problem of a tree of files, which the message calls `tree`, such as "the archive".
    pub(super) fn describe(&self, tree: &str) -> String {
        match self {
            Self::Missing { near: Some(near), .. } => {
                let right = near.rfind('/').map_or("", |at| &near[..=at]);
                format!("{tree} has no {MANIFEST_FILE}: call \"{near}\" \"{right}{MANIFEST_FILE}\"")
            }
            Self::Missing { archive: Some(archive), .. } => format!(
                "{tree} has no {MANIFEST_FILE}, but another archive, \"{archive}\": unpack {tree}, and use that one"
            ),
            Self::Missing { .. } => {
                format!("{tree} has no {MANIFEST_FILE}, so it is not a pack")
            }
            Self::Several(one, other) => {
                format!("{tree} has several packs, such as \"{one}\" and \"{other}\"; choose one")
            }
        }
    }
}

/// The folder of the only pack among these paths, with `/` at its end. Empty if the pack is at the root. A manifest
/// inside another pack's folder belongs to that pack.
///
/// # Errors
/// Fails if the paths contain no pack, or several.
pub(super) fn find<'a>(paths: impl Iterator<Item = &'a str> + Clone) -> Result<String, NoPack> {
    let paths = paths.filter(|path| !is_hidden(path));
    let mut folders: Vec<&str> = paths.clone().filter_map(folder).collect();
    // Sorting puts a folder before its subfolders.
    folders.sort_unstable();
    let mut outermost: Vec<&str> = Vec::new();
    for folder in folders {
        if !outermost.iter().any(|outer| folder.starts_with(outer)) {
            outermost.push(folder);
        }
    }
    match outermost.as_slice() {
        [] => Err(NoPack::Missing { near: near_manifest(paths.clone()), archive: archive(paths) }),
        [folder] => Ok((*folder).to_owned()),
        [one, other, ..] => {
            let name = |folder: &str| folder.trim_end_matches('/').to_owned();
            Err(NoPack::Several(name(one), name(other)))
        }
    }
}

/// True if any part of a path is hidden.
pub(super) fn is_hidden(path: &str) -> bool {
    path.split('/').any(is_hidden_file)
}

/// The folder of a manifest, with `/` at its end. `None` if the path is not that of a manifest.
fn folder(path: &str) -> Option<&str> {
    path.strip_suffix(MANIFEST_FILE).filter(|folder| folder.is_empty() || folder.ends_with('/'))
}

/// The file that was meant as a manifest: the outermost one with the most similar name.
fn near_manifest<'a>(paths: impl Iterator<Item = &'a str>) -> Option<String> {
    let name = |path: &'a str| path.rsplit('/').next().unwrap_or(path);
    let mut paths: Vec<&str> = paths.collect();
    paths.sort_by_key(|path| (path.matches('/').count(), *path));
    let near = near_file(MANIFEST_FILE, paths.iter().map(|path| name(path)))?;
    paths.into_iter().find(|path| name(path) == near).map(str::to_owned)
}

/// The first path that is an archive.
fn archive<'a>(mut paths: impl Iterator<Item = &'a str>) -> Option<String> {
    let is_archive = |path: &&str| {
        let ending = path.rsplit('/').next().and_then(|name| name.rsplit_once('.')).map(|(_, ending)| ending);
        ending.is_some_and(|own| ARCHIVES.iter().any(|archive| own.eq_ignore_ascii_case(archive)))
    };
    paths.find(is_archive).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(paths: &[&str]) -> Result<String, String> {
        find(paths.iter().copied()).map_err(|why| why.describe("the folder"))
    }

    #[test]
    fn the_only_pack_of_a_tree_is_found_however_deep_it_lies() {
        assert_eq!(of(&["manifest.toml", "map.toml"]), Ok(String::new()));
        assert_eq!(
            of(&["README.md", "repo-main/packs/mine/manifest.toml"]),
            Ok("repo-main/packs/mine/".into())
        );
        assert_eq!(of(&["mine/manifest.toml", "mine/old/manifest.toml"]), Ok("mine/".into()), "part of it");
        assert_eq!(of(&["mine/manifest.toml", "__MACOSX/mine/manifest.toml"]), Ok("mine/".into()));
        assert_eq!(
            of(&["a/b/manifest.toml", "a/manifest.toml.d/x", "c/manifest.toml"]),
            Err("the folder has several packs, such as \"a/b\" and \"c\"; choose one".into())
        );
    }

    #[test]
    fn a_manifest_of_another_name_is_told_of_and_so_is_an_archive() {
        for name in ["Manifest.toml", "MANIFEST.TOML", "manifst.toml", "manifest.tml", "manifest.toml.txt"] {
            assert_eq!(
                of(&[&format!("mine/{name}"), "mine/map.toml"]),
                Err(format!("the folder has no manifest.toml: call \"mine/{name}\" \"mine/manifest.toml\""))
            );
        }
        assert_eq!(
            of(&["b/c/Manifest.toml", "b/Manifest.toml", "z/manifst.toml"]),
            Err("the folder has no manifest.toml: call \"b/Manifest.toml\" \"b/manifest.toml\"".into()),
            "the outermost of the most similar"
        );
        assert_eq!(
            of(&["README.txt", "mine.zip"]),
            Err("the folder has no manifest.toml, but another archive, \"mine.zip\": unpack the folder, and use \
                 that one"
                .into())
        );
        assert!(
            of(&["README.txt", "latest.toml", "manifest.json"]).unwrap_err().contains("so it is not a pack")
        );
    }
}
