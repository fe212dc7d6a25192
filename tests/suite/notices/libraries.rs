//! The libraries in the program, for all systems that it is built for.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use testing::repository_files::root;

/// The targets that the program is built for.
const SYSTEMS: [&str; 3] = ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-msvc", "aarch64-apple-darwin"];

/// A library in the program.
pub struct Library {
    pub name: String,
    pub version: String,
    /// The licence as an SPDX expression.
    pub licence: String,
    /// The address of its home page.
    pub home: String,
    pub authors: Vec<String>,
    /// The folder of its sources.
    pub folder: PathBuf,
}

/// All libraries in the program, by name and version. Libraries only for builds or tests are left out.
pub fn all() -> Vec<Library> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--locked", "--all-features"]).current_dir(root());
    for system in SYSTEMS {
        cargo.args(["--filter-platform", system]);
    }
    let output = cargo.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    let resolved = &told["resolve"];
    let nodes: HashMap<&str, &Value> =
        list(&resolved["nodes"]).iter().map(|node| (text(&node["id"]), node)).collect();
    let own = text(&resolved["root"]);
    let (mut left, mut seen) = (vec![own], HashSet::new());
    while let Some(id) = left.pop() {
        if !seen.insert(id) {
            continue;
        }
        let is_built_in = |part: &&Value| list(&part["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        left.extend(list(&nodes[id]["deps"]).iter().filter(is_built_in).map(|part| text(&part["pkg"])));
    }
    let packages = list(&told["packages"]).iter().filter(|package| {
        let id = text(&package["id"]);
        // The program's own crates have no source registry.
        !package["source"].is_null() && seen.contains(id)
    });
    let sorted: BTreeMap<(String, String), Library> = packages.map(library).collect();
    sorted.into_values().collect()
}

fn library(package: &Value) -> ((String, String), Library) {
    let said = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let folder = PathBuf::from(said("manifest_path")).parent().unwrap().to_owned();
    let home = [said("repository"), said("homepage")].into_iter().find(|home| !home.is_empty());
    let (name, version) = (said("name"), said("version"));
    let library = Library {
        name: name.clone(),
        version: version.clone(),
        licence: said("license").split_whitespace().collect::<Vec<_>>().join(" "),
        home: home.unwrap_or_else(|| format!("https://crates.io/crates/{name}")),
        authors: list(&package["authors"]).iter().map(|author| text(author).to_owned()).collect(),
        folder,
    };
    ((name, version), library)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
