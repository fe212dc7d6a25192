//! The empires' names on the map, and where they are written in a pack's files.

use super::checks::node_at;
use super::files::pack_layers::Layers;
use super::pack::Pack;
use super::toml::fault_collector::Faults;
use super::toml::fault_report::Fault;
use super::toml::parse::parse;
use super::toml::toml_reader::Table;
use super::topics::text_file::FIELDS;
use super::topics::words::Words;
use rules::Empire;

impl Pack {
    /// The short names of all empires, as shown on the map.
    pub fn names_on_map(&self, words: &Words) -> Vec<String> {
        let empires = (0..self.rules.raw.empires.len()).filter_map(Empire::new);
        empires.map(|empire| words.short(words.empire(empire)).to_owned()).collect()
    }

    /// A warning at the line where a language's text file names an empire. `None` if neither the pack nor one that it
    /// extends names it in this language.
    pub fn warning_at_empire(
        &self,
        language: &str,
        empire: usize,
        message: impl Into<String>,
    ) -> Option<Fault> {
        let layers = Layers::new(&self.files, &self.id, &self.below);
        let source = layers.source(&format!("text/{language}.toml")).ok()?;
        let scratch = Faults::default();
        let root = parse(&source, &scratch)?;
        let id = self.rules.raw.empires.get(empire)?.id.as_str();
        let name = node_at(Table::partial(&source, &scratch, &root, FIELDS), &["empires", id])?;
        Some(Fault::at(&source, name.span(), message))
    }
}
