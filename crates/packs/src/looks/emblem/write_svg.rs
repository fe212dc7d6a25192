//! Writes a checked emblem as SVG text, with nothing else in it.

use super::element::Element;

const NAMESPACE: &str = " xmlns=\"http://www.w3.org/2000/svg\"";

/// A choice of which parts of an emblem to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    All,
    /// Only the shapes, filled, without colours or strokes.
    Shapes,
}

/// The complete emblem as SVG text.
pub(super) fn write(root: &Element) -> String {
    let mut text = String::new();
    element(root, Part::All, NAMESPACE, &mut text);
    text
}

/// The shapes of the emblem as SVG text, all filled and without strokes.
pub(super) fn shapes(root: &Element) -> String {
    let mut text = String::new();
    element(root, Part::Shapes, &format!("{NAMESPACE} fill=\"#fff\""), &mut text);
    text
}

fn is_look(name: &str) -> bool {
    name.starts_with("stroke") || name.starts_with("fill") || matches!(name, "opacity" | "visibility")
}

fn element(element: &Element, part: Part, first: &str, text: &mut String) {
    text.push('<');
    text.push_str(element.name);
    text.push_str(first);
    for (name, value) in &element.attributes {
        if part == Part::Shapes && is_look(name) {
            continue;
        }
        text.push(' ');
        text.push_str(name);
        text.push_str("=\"");
        value.chars().for_each(|c| escape(c, text));
        text.push('"');
    }
    text.push('>');
    element.children.iter().for_each(|child| self::element(child, part, "", text));
    text.push_str("</");
    text.push_str(element.name);
    text.push('>');
}

fn escape(c: char, text: &mut String) {
    match c {
        '&' => text.push_str("&amp;"),
        '<' => text.push_str("&lt;"),
        '>' => text.push_str("&gt;"),
        '"' => text.push_str("&quot;"),
        // A line break in an attribute's value becomes a space.
        '\n' | '\r' | '\t' => text.push(' '),
        other => text.push(other),
    }
}
