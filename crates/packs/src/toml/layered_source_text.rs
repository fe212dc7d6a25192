//! The text of a pack's file in memory, with the layers of the packs that it comes from.

use std::ops::Range;

/// The text of a file, with its name in reports. If several packs have the file, their texts are concatenated.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path of the file within the pack.
    pub name: String,
    /// The texts of all layers, one after the other.
    pub text: String,
    /// The keys that the file inherits from extended packs. `None` for all keys.
    pub(super) inherited: Option<&'static [&'static str]>,
    /// The name of each layer, and the byte offset of its start in `text`.
    layers: Vec<(String, usize)>,
    /// The name of the layer that comes from an installed language but counts as the pack's own.
    beside: Option<String>,
}

/// The text of a file in one of several packs.
#[derive(Clone, Copy, Debug)]
pub struct Layer<'a> {
    /// The name of the layer's file in reports.
    pub name: &'a str,
    /// The text of the layer.
    pub text: &'a str,
    /// The byte offset of the layer's start in the whole text.
    pub start: usize,
}

/// A range of bytes in the text of a file.
pub type Span = Range<usize>;

impl Source {
    /// Creates a file with this text and one layer.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let name = name.into();
        Self { layers: vec![(name.clone(), 0)], name, text: text.into(), inherited: None, beside: None }
    }

    /// Creates a file from the texts of several packs, the top layer first. Each layer has a name for reports. The
    /// pack's own layer has the name of the file.
    pub fn layered(name: impl Into<String>, layers: Vec<(String, String)>) -> Self {
        let name = name.into();
        let mut source =
            Self { name, text: String::new(), inherited: None, layers: Vec::new(), beside: None };
        for (name, text) in layers {
            if !source.layers.is_empty() {
                source.text.push('\n');
            }
            source.layers.push((name, source.text.len()));
            source.text.push_str(&text);
        }
        source
    }

    /// This file, but it inherits only these keys from extended packs.
    pub fn inheriting(self, keys: &'static [&'static str]) -> Self {
        Self { inherited: Some(keys), ..self }
    }

    /// This file, with the name of the pack's own layer that comes from an installed language.
    pub fn with_beside(self, beside: Option<String>) -> Self {
        Self { beside, ..self }
    }

    /// The name of the layer that comes from an installed language but counts as the pack's own.
    pub fn outside_name(&self) -> Option<&str> {
        self.beside.as_deref()
    }

    /// The layers of the file, the top one first.
    pub fn layers(&self) -> impl Iterator<Item = Layer<'_>> {
        self.layers.iter().enumerate().map(|(i, (name, start))| {
            let end = self.layers.get(i + 1).map_or(self.text.len(), |(_, next)| *next);
            Layer { name, text: self.text.get(*start..end).unwrap_or_default(), start: *start }
        })
    }

    /// The layer that contains this byte.
    pub fn layer(&self, byte: usize) -> Layer<'_> {
        let whole = Layer { name: &self.name, text: &self.text, start: 0 };
        self.layers().filter(|layer| layer.start <= byte).last().unwrap_or(whole)
    }

    /// True if this byte is in the file of an extended pack.
    pub fn inherits(&self, byte: usize) -> bool {
        let layer = self.layer(byte).name;
        layer != self.name && self.outside_name() != Some(layer)
    }
}
