//! An SVG element that contains only what is allowed in an emblem.

use crate::toml::layered_source_text::Span;

/// An SVG element that is allowed in an emblem.
#[derive(Clone, Debug)]
pub(super) struct Element {
    /// The name of the element in SVG.
    pub name: &'static str,
    /// The attributes of the element, each at most once.
    pub attributes: Vec<(&'static str, String)>,
    /// The number of numbers in the element's attributes.
    pub numbers: usize,
    /// The elements inside this element.
    pub children: Vec<Element>,
    /// The range of the element's start tag in the source.
    pub span: Span,
}

impl Element {
    /// The value of the element's attribute `name`, or `None`.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// True if the element, or any inside it, has this attribute.
    pub fn has(&self, name: &str) -> bool {
        self.value(name).is_some() || self.children.iter().any(|child| child.has(name))
    }

    /// The ids of the elements that this element uses, such as shapes, clips, masks and gradients.
    pub fn references(&self) -> impl Iterator<Item = &str> {
        self.attributes.iter().filter_map(|(name, value)| match *name {
            "href" => value.strip_prefix('#'),
            "id" => None,
            _ => reference(value)?.ok(),
        })
    }
}

/// The id in a reference `url(#id)`. `Some(Err(…))` holds a target outside the file. `None` if the value is not a
/// reference.
pub(super) fn reference(value: &str) -> Option<Result<&str, &str>> {
    let (_, rest) = value.split_once("url(")?;
    let inside = rest.split(')').next().unwrap_or_default();
    let inside = inside.trim_matches(|c: char| c.is_whitespace() || c == '"' || c == '\'');
    Some(inside.strip_prefix('#').filter(|id| !id.is_empty()).ok_or(inside))
}
