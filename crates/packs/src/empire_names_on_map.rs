//! Empire names on the map, and the places where authors wrote them.

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
    /// The empires' short names for the map.
    pub fn names_on_map(&self, words: &Words) -> Vec<String> {
        let empires = (0..self.rules.raw.empires.len()).filter_map(Empire::new);
        empires.map(|empire| words.short(words.empire(empire)).to_owned()).collect()
    }

    /// A warning at the place where a language names an empire. `None` if no file of the pack or of those
    /// below names it, so that another language's name stands in.
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
