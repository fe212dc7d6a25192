//! Whether an SVG of a pack is one that can be drawn without harm: plain shapes, none of them from
//! elsewhere, and not more of them than can be drawn in a blink.

use std::collections::HashMap;

use resvg::usvg;
use resvg::usvg::roxmltree::{Document, Node, ParsingOptions};

use crate::content::limits::{SVG_BYTES, SVG_DEPTH, SVG_ELEMENTS, SVG_SIDE, SVG_STYLES};

const SVG: &str = "http://www.w3.org/2000/svg";

/// The elements of SVG that an emblem may have. Others either draw nothing here, load something, or
/// can take any amount of time.
const ELEMENTS: [&str; 21] = [
    "svg",
    "g",
    "defs",
    "symbol",
    "use",
    "title",
    "desc",
    "metadata",
    "style",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "mask",
];

/// Checks an emblem.
///
/// # Errors
/// What it has that it may not have, with the line where that is known.
pub fn check(bytes: &[u8]) -> Result<(), String> {
    if bytes.len() > SVG_BYTES {
        return Err(format!("it has {} bytes; an emblem has {SVG_BYTES} at most", bytes.len()));
    }
    let text = std::str::from_utf8(bytes).map_err(|e| format!("byte {} is not UTF-8", e.valid_up_to()))?;
    if !text.contains("<svg") {
        return Err("it is no SVG, whose first element is <svg>".into());
    }
    if text.contains("<!ENTITY") {
        return Err("it declares an entity (<!ENTITY): write out what that stands for".into());
    }
    let options =
        ParsingOptions { allow_dtd: true, nodes_limit: 8 * SVG_ELEMENTS as u32, ..Default::default() };
    let document =
        Document::parse_with_options(text, options).map_err(|e| format!("it cannot be read: {e}"))?;
    let root = document.root_element();
    if !root.has_tag_name((SVG, "svg")) {
        return Err(format!("its first element should be <svg xmlns=\"{SVG}\">"));
    }
    let mut ids = HashMap::new();
    let mut styles = 0;
    for node in document.descendants().filter(Node::is_element) {
        let line = document.text_pos_at(node.range().start).row;
        element(node, &mut styles).map_err(|why| format!("line {line}: {why}"))?;
        if let Some(id) = node.attribute("id") {
            ids.insert(id, node);
        }
    }
    Walk { ids, left: SVG_ELEMENTS }.through(root, 1)?;
    let tree = usvg::Tree::from_xmltree(&document, &usvg::Options::default())
        .map_err(|e| format!("it cannot be drawn: {e}"))?;
    let (width, height) = (tree.size().width(), tree.size().height());
    if width.max(height) > SVG_SIDE || width.min(height) < 1.0 {
        return Err(format!("it is {width} x {height} units large; each side has 1 to {SVG_SIDE}"));
    }
    Ok(())
}

fn element(node: Node<'_, '_>, styles: &mut usize) -> Result<(), String> {
    let name = node.tag_name();
    // What other programs keep in an SVG for themselves is not drawn.
    if name.namespace() != Some(SVG) {
        return Ok(());
    }
    if !ELEMENTS.contains(&name.name()) {
        let instead = match name.name() {
            "text" => "; turn text into paths",
            "image" => "; draw it with paths",
            _ => "",
        };
        return Err(format!("<{}> has no place in an emblem{instead}", name.name()));
    }
    if name.name() == "style" {
        let sheet: String = node.children().filter_map(|n| n.text()).collect();
        return style_sheet(&sheet, styles);
    }
    for attribute in node.attributes() {
        let value = attribute.value().trim();
        match attribute.name() {
            "href" if !value.starts_with('#') => {
                return Err(format!(
                    "\"{}\" leads out of the file; \"#id\" leads to an element of it",
                    short(value)
                ));
            }
            "style" => declarations(value)?,
            name => property(name, value)?,
        }
    }
    Ok(())
}

/// Checks a style sheet: plain rules for elements, classes and ids, so that it costs nothing to find
/// out which fits.
fn style_sheet(sheet: &str, styles: &mut usize) -> Result<(), String> {
    let mut plain = String::new();
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    for rule in plain.split('}').map(str::trim).filter(|rule| !rule.is_empty()) {
        *styles += 1;
        let (selectors, inside) = rule.split_once('{').unwrap_or((rule, ""));
        let is_plain = |s: &str| {
            !s.is_empty()
                && s.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '#'))
        };
        if !selectors.split(',').all(|s| is_plain(s.trim())) {
            let given = short(selectors.trim());
            return Err(format!("\"{given}\" in <style>: styles are given to elements, .classes and #ids"));
        }
        if *styles > SVG_STYLES {
            return Err(format!("the style sheets have more than {SVG_STYLES} rules, which are the most"));
        }
        declarations(inside)?;
    }
    Ok(())
}

fn declarations(text: &str) -> Result<(), String> {
    text.split(';').filter_map(|one| one.split_once(':')).try_for_each(|(n, v)| property(n.trim(), v.trim()))
}

/// Checks a property, given by an attribute or in a style.
fn property(name: &str, value: &str) -> Result<(), String> {
    let none = value.is_empty() || value == "none";
    match name {
        "filter" | "stroke-dasharray" | "marker" | "marker-start" | "marker-mid" | "marker-end" if !none => {
            Err(format!("\"{name}\" has no place in an emblem; draw it with paths"))
        }
        _ if references(value).any(|id| id.is_none()) => {
            Err(format!("\"{}\" leads out of the file; \"url(#id)\" leads to an element of it", short(value)))
        }
        _ => Ok(()),
    }
}

/// The ids that a value refers to with `url(#id)`; nothing for what refers elsewhere.
fn references(value: &str) -> impl Iterator<Item = Option<&str>> {
    value.split("url(").skip(1).map(|rest| {
        let inside = rest.split(')').next().unwrap_or_default();
        inside.trim_matches(|c: char| c.is_whitespace() || c == '"' || c == '\'').strip_prefix('#')
    })
}

fn short(text: &str) -> String {
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(40).chain(['…']).collect() }
}

/// A walk through all that is drawn, and through each thing as often as it is drawn.
struct Walk<'a, 'i> {
    ids: HashMap<&'a str, Node<'a, 'i>>,
    left: usize,
}

impl<'a, 'i> Walk<'a, 'i> {
    fn through(&mut self, node: Node<'a, 'i>, depth: usize) -> Result<(), String> {
        if depth > SVG_DEPTH {
            return Err(format!(
                "its elements stand in one another more than {SVG_DEPTH} deep, or refer in a circle"
            ));
        }
        let left = self.left.checked_sub(1);
        self.left = left.ok_or_else(|| {
            format!(
                "it has more than {SVG_ELEMENTS} elements, each as often as it is used, which are the most"
            )
        })?;
        for attribute in node.attributes() {
            let value = attribute.value();
            let by_url = references(value).flatten();
            let by_href = (attribute.name() == "href").then(|| value.trim().strip_prefix('#')).flatten();
            for id in by_url.chain(by_href) {
                if let Some(&target) = self.ids.get(id) {
                    self.through(target, depth + 1)?;
                }
            }
        }
        node.children().filter(Node::is_element).try_for_each(|child| self.through(child, depth + 1))
    }
}
