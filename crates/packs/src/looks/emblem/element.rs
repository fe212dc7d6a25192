//! An element of an emblem, with nothing in it that an emblem may not have.

use crate::toml::layered_source_text::Span;

/// An element that emblems may have.
#[derive(Clone, Debug)]
pub(super) struct Element {
    /// Its name in SVG.
    pub name: &'static str,
    /// Its attributes, each once.
    pub attributes: Vec<(&'static str, String)>,
    /// The number of numbers in its attributes.
    pub numbers: usize,
    /// The child elements.
    pub children: Vec<Element>,
    /// Where it begins in the source.
    pub span: Span,
}

impl Element {
    /// The value of an attribute.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// True if the element, or one inside it, has an attribute.
    pub fn has(&self, name: &str) -> bool {
        self.value(name).is_some() || self.children.iter().any(|child| child.has(name))
    }

    /// The ids of the elements that it is drawn with: used, clipped, masked or coloured by.
    pub fn references(&self) -> impl Iterator<Item = &str> {
        self.attributes.iter().filter_map(|(name, value)| match *name {
            "href" => value.strip_prefix('#'),
            "id" => None,
            _ => reference(value)?.ok(),
        })
    }
}

/// The id that a value refers to with `url(#id)`, or what it refers to elsewhere; nothing where it refers
/// to nothing.
pub(super) fn reference(value: &str) -> Option<Result<&str, &str>> {
    let (_, rest) = value.split_once("url(")?;
    let inside = rest.split(')').next().unwrap_or_default();
    let inside = inside.trim_matches(|c: char| c.is_whitespace() || c == '"' || c == '\'');
    Some(inside.strip_prefix('#').filter(|id| !id.is_empty()).ok_or(inside))
}
