//! Credits for single files in a manifest, with authors and licences.

use crate::files::pack_layers::Layers;
use crate::toml::toml_reader::Table;

/// The credit for a single file of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credit {
    /// The path of the file within the pack.
    pub file: String,
    /// The name of the file's author.
    pub by: String,
    /// The licence of the file. `None` if it has the licence of the pack.
    pub licence: Option<String>,
}

/// Reads the credits of a manifest. Reports a fault for a file that does not exist.
pub fn read(top: Table<'_>, layers: &Layers) -> Vec<Credit> {
    let mut credits = Vec::new();
    for node in top.get("credits").map(|node| node.list()).unwrap_or_default() {
        let Some(table) = node.table() else { continue };
        let said = |key: &str| table.need(key).map(|node| node.display_text()).unwrap_or_default();
        let (file, by) = (said("file"), said("by"));
        if let (Some(node), Err(why)) = (table.get("file").filter(|_| !file.is_empty()), layers.read(&file)) {
            node.fault(layers.explain_error(&file, &why));
        }
        let licence = table.get("licence").map(|node| node.display_text());
        credits.push(Credit { file, by, licence });
    }
    credits
}
