//! A pack's file in memory, and places in it.

use std::ops::Range;

/// The text of a file with its name in reports. For a file of several packs, their texts follow each other.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path within the pack.
    pub name: String,
    /// The whole text.
    pub text: String,
    /// The keys that a file takes from those below it; `None` for all of them.
    pub(super) inherited: Option<&'static [&'static str]>,
    /// The name of each layer, and its start in the text.
    layers: Vec<(String, usize)>,
    /// The layer that lies elsewhere and yet is the pack's own: words beside a language that are for this pack.
    beside: Option<String>,
}

/// One pack's text of a file.
#[derive(Clone, Copy, Debug)]
pub struct Layer<'a> {
    /// Its name in reports.
    pub name: &'a str,
    /// The text of the layer.
    pub text: &'a str,
    /// Where that begins in the file as a whole.
    pub start: usize,
}

/// A stretch of a file: bytes from and to.
pub type Span = Range<usize>;

impl Source {
    /// A file with this text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let name = name.into();
        Self { layers: vec![(name.clone(), 0)], name, text: text.into(), inherited: None, beside: None }
    }

    /// A file that several packs have, the uppermost first, with what reports call each: the pack's own
    /// goes by the file's name.
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

    /// This file, inheriting only these keys from the base packs.
    pub fn inheriting(self, keys: &'static [&'static str]) -> Self {
        Self { inherited: Some(keys), ..self }
    }

    /// This file, with the name of the pack's own layer if it lies elsewhere.
    pub fn with_beside(self, beside: Option<String>) -> Self {
        Self { beside, ..self }
    }

    /// The name in reports of the own layer that lies elsewhere.
    pub fn outside_name(&self) -> Option<&str> {
        self.beside.as_deref()
    }

    /// The layers, the uppermost first.
    pub fn layers(&self) -> impl Iterator<Item = Layer<'_>> {
        self.layers.iter().enumerate().map(|(i, (name, start))| {
            let end = self.layers.get(i + 1).map_or(self.text.len(), |(_, next)| *next);
            Layer { name, text: self.text.get(*start..end).unwrap_or_default(), start: *start }
        })
    }

    /// The layer that a byte is in.
    pub fn layer(&self, byte: usize) -> Layer<'_> {
        let whole = Layer { name: &self.name, text: &self.text, start: 0 };
        self.layers().filter(|layer| layer.start <= byte).last().unwrap_or(whole)
    }

    /// True if a byte is in the file of a pack that this one extends.
    pub fn inherits(&self, byte: usize) -> bool {
        let layer = self.layer(byte).name;
        layer != self.name && self.outside_name() != Some(layer)
    }
}
