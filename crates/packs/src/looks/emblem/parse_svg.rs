//! Parses an SVG and keeps only what is allowed in an emblem.

use std::collections::HashSet;

use resvg::usvg::roxmltree::{Document, Error, Node, ParsingOptions};

use super::allowed_svg;
use super::element::Element;
use super::emblem_error::EmblemError;
use super::style_sheet::{ElementTraits, Sheet};
use crate::size_limits::{SVG_BYTES, SVG_DEPTH, SVG_ELEMENTS};
use crate::toml::layered_source_text::Span;
use text::number_formatting::group_digits;

const SVG: &str = "http://www.w3.org/2000/svg";
const XLINK: &str = "http://www.w3.org/1999/xlink";
const ENTITY: &str = "<!ENTITY";

/// Parses an SVG.
///
/// # Errors
/// Returns the first part that is not allowed.
pub(super) fn read(text: &str) -> Result<Element, EmblemError> {
    if text.len() > SVG_BYTES {
        let [count, most] = [text.len(), SVG_BYTES].map(|bytes| group_digits(bytes as i64));
        return Err(EmblemError::whole(format!("it has {count} bytes; an emblem has {most} at most")));
    }
    if !text.contains("<svg") && !text.contains(":svg") {
        return Err(EmblemError::whole("it is not an SVG: its first element must be <svg>"));
    }
    if let Some(at) = text.find(ENTITY) {
        let why = "it declares an entity (<!ENTITY): write its text out instead";
        return Err(EmblemError::in_span(at..at + ENTITY.len(), why));
    }
    let options =
        ParsingOptions { allow_dtd: true, nodes_limit: 8 * SVG_ELEMENTS as u32, ..Default::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| parse_error(text, &error))?;
    let root = document.root_element();
    if !root.has_tag_name((SVG, "svg")) {
        return Err(EmblemError::in_span(
            tag(text, root),
            format!("its first element should be <svg xmlns=\"{SVG}\">"),
        ));
    }
    let mut reader = Reader { text, sheet: sheet(text, &document)?, ids: HashSet::new(), left: SVG_ELEMENTS };
    let read = reader.element(root, 1)?;
    // The root is an `<svg>` element, so this error cannot occur.
    read.ok_or_else(|| EmblemError::in_span(tag(text, root), "it draws nothing"))
}

/// The rules of all style sheets in the SVG.
fn sheet(text: &str, document: &Document<'_>) -> Result<Sheet, EmblemError> {
    let mut sheet = Sheet::default();
    for node in document.descendants().filter(|node| node.has_tag_name((SVG, "style"))) {
        let is_css = node.attribute("type").is_none_or(|kind| matches!(kind, "" | "text/css"));
        if is_css {
            let rules: String = node.children().filter_map(|child| child.text()).collect();
            sheet.read(&rules).map_err(|why| EmblemError::in_span(tag(text, node), why))?;
        }
    }
    Ok(sheet)
}

struct Reader<'t> {
    text: &'t str,
    sheet: Sheet,
    /// The ids used so far. If a later element has one of them, the element loses its id.
    ids: HashSet<String>,
    /// The number of elements that the emblem may still contain.
    left: usize,
}

impl Reader<'_> {
    /// Parses an element and its children. `None` if the element draws nothing.
    fn element(&mut self, node: Node<'_, '_>, depth: usize) -> Result<Option<Element>, EmblemError> {
        // Elements in other namespaces, such as an editor's data, are not drawn.
        if node.tag_name().namespace() != Some(SVG) {
            return Ok(None);
        }
        let span = tag(self.text, node);
        let wrong = |why| EmblemError::in_span(span.clone(), why);
        let Some(name) = allowed_svg::element(node.tag_name().name()).map_err(wrong)? else {
            return Ok(None);
        };
        if depth > SVG_DEPTH {
            return Err(wrong(format!("its elements are nested more than {SVG_DEPTH} deep")));
        }
        self.left = self
            .left
            .checked_sub(1)
            .ok_or_else(|| wrong(format!("it has more than the maximum of {SVG_ELEMENTS} elements")))?;
        let mut element = Element { name, attributes: Vec::new(), numbers: 0, children: Vec::new(), span };
        self.attributes(node, &mut element)?;
        for child in node.children().filter(Node::is_element) {
            element.children.extend(self.element(child, depth + 1)?);
        }
        Ok(Some(element))
    }

    fn attributes(&mut self, node: Node<'_, '_>, element: &mut Element) -> Result<(), EmblemError> {
        let own = |name: &str| node.attributes().find(|a| a.namespace().is_none() && a.name() == name);
        for attribute in node.attributes() {
            let is_link = attribute.namespace() == Some(XLINK) && attribute.name() == "href";
            if attribute.namespace().is_some() && !is_link || is_link && own("href").is_some() {
                continue;
            }
            // The attribute `style` is checked when its declarations are applied.
            if attribute.name() == "style" {
                continue;
            }
            let wrong = |why| EmblemError::in_span(attribute.range(), why);
            give(element, attribute.name(), attribute.value()).map_err(wrong)?;
        }
        if element.value("id").is_some_and(|id| !self.ids.insert(id.to_owned())) {
            element.attributes.retain(|(name, _)| *name != "id");
        }
        let value = |name| own(name).map(|attribute| attribute.value());
        let asked = ElementTraits {
            name: element.name,
            id: value("id"),
            class: value("class"),
            style: value("style"),
        };
        let place = own("style").map_or(element.span.clone(), |attribute| attribute.range());
        for given in self.sheet.declarations(asked).iter().filter(|given| allowed_svg::is_styled(&given.name))
        {
            give(element, &given.name, &given.value)
                .map_err(|why| EmblemError::in_span(place.clone(), why))?;
        }
        Ok(())
    }
}

/// Sets an attribute of an element, replacing any previous value.
fn give(element: &mut Element, name: &str, value: &str) -> Result<(), String> {
    let Some((name, value, numbers)) = allowed_svg::attribute(name, value)? else { return Ok(()) };
    element.attributes.retain(|(known, _)| *known != name);
    element.attributes.push((name, value));
    element.numbers += numbers;
    Ok(())
}

/// The range of an element's start tag in the text.
fn tag(text: &str, node: Node<'_, '_>) -> Span {
    let range = node.range();
    let inside = text.get(range.clone()).unwrap_or_default();
    range.start..range.start + inside.find(['>', '\n']).map_or(inside.len(), |end| end + 1)
}

/// The error for a text that is not valid XML, with its position.
fn parse_error(text: &str, error: &Error) -> EmblemError {
    let place = error.pos();
    let (row, column) = (place.row.saturating_sub(1) as usize, place.col.saturating_sub(1) as usize);
    let start = text.split_inclusive('\n').take(row).map(str::len).sum::<usize>();
    let line = text.get(start..).unwrap_or_default();
    let before = line.char_indices().nth(column).map_or(line.len(), |(at, _)| at);
    let said = error.to_string();
    let said = said.split(" at ").next().unwrap_or_default();
    EmblemError::in_span(start + before..start + before, format!("it cannot be read: {said}"))
}
