//! The texts of a pack as written in its files, with names in braces not yet replaced.

use ::toml::de::{DeTable, DeValue};

use super::files::pack_layers::Layers;
use super::pack::Pack;
use super::toml::fault_collector::Faults;
use super::toml::parse::parse;
use super::topics::terms::TERMS;
use super::topics::text_file::FIELDS;
use text::toml_strings::{key, text};

/// A table in a text file, with its keys and values in TOML syntax. The keys before the first table form one without
/// a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordTable {
    /// The name of the table in the file. Empty for keys before the first table.
    pub name: String,
    /// The keys and values, in the order of the pack's items.
    pub lines: Vec<(String, String)>,
}

impl Pack {
    /// The pack's texts in a language, as written in its own files and those of extended packs. Texts for items that
    /// the pack does not have are left out.
    pub fn written_words(&self, language: &str) -> Vec<WordTable> {
        let layers = Layers::new(&self.files, &self.id, &self.below);
        let Ok(source) = layers.source(&format!("text/{language}.toml")) else { return Vec::new() };
        let Some(root) = parse(&source, &Faults::default()) else { return Vec::new() };
        let mut plain = WordTable { name: String::new(), lines: Vec::new() };
        let mut tables = Vec::new();
        for field in FIELDS {
            match root.get_ref().get(field.name).map(|value| value.get_ref()) {
                None => {}
                Some(DeValue::Table(table)) => tables.push(self.table_lines(field.name, table)),
                Some(value) => plain.lines.push((field.name.to_owned(), line(value))),
            }
        }
        tables.retain(|table: &WordTable| !table.lines.is_empty());
        std::iter::once(plain).chain(tables).collect()
    }

    fn table_lines(&self, name: &str, table: &DeTable<'_>) -> WordTable {
        let ids = self.table_ids(name);
        let mut lines: Vec<(usize, String, String)> = Vec::new();
        for (word, value) in table {
            let place = ids.as_ref().map_or(Some(0), |ids| ids.iter().position(|id| id == word.get_ref()));
            lines.extend(place.map(|at| (at, key(word.get_ref()), line(value.get_ref()))));
        }
        lines.sort_by_key(|(at, ..)| *at);
        let lines = lines.into_iter().map(|(_, key, value)| (key, value)).collect();
        WordTable { name: name.to_owned(), lines }
    }

    /// The ids of the items that a table has texts for. `None` if its keys are names.
    fn table_ids(&self, table: &str) -> Option<Vec<String>> {
        let raw = &self.rules.raw;
        Some(match table {
            "terms" => TERMS.map(str::to_owned).into(),
            "icons" => raw.icons.clone(),
            "empires" => raw.empires.iter().map(|empire| empire.id.clone()).collect(),
            "societies" => self.words.societies().iter().map(|society| society.id.clone()).collect(),
            "positions" => raw.offices.clone(),
            "slots" => raw.slots.clone(),
            "regions" => raw.regions.iter().map(|region| region.id.clone()).collect(),
            "orders" => self.orders(),
            "abilities" => self.rules.abilities.clone(),
            "offers" => raw.offers.iter().map(|offer| offer.id.clone()).collect(),
            "events" => raw.events.iter().map(|event| event.id.clone()).collect(),
            "setups" => self.presets.iter().map(|setup| setup.id.clone()).collect(),
            _ => return None,
        })
    }
}

/// A value in TOML syntax on one line. Text files contain only strings, lists and tables.
fn line(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(said) => text(said),
        DeValue::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| line(item.get_ref())).collect();
            format!("[{}]", items.join(", "))
        }
        DeValue::Table(table) => {
            let entries: Vec<String> = table
                .iter()
                .map(|(word, value)| format!("{} = {}", key(word.get_ref()), line(value.get_ref())))
                .collect();
            format!("{{ {} }}", entries.join(", "))
        }
        DeValue::Boolean(said) => said.to_string(),
        DeValue::Integer(_) | DeValue::Float(_) | DeValue::Datetime(_) => String::new(),
    }
}
