//! Applies style sheets and the attribute `style` to the elements of an SVG.

use super::allowed_svg;
use super::emblem_error::short;
use crate::size_limits::SVG_STYLES;

/// A property and its value in a style.
#[derive(Clone, Debug)]
pub(super) struct Declaration {
    pub name: String,
    pub value: String,
    important: bool,
}

/// The rules of all style sheets in a file, in order of increasing precedence.
#[derive(Debug, Default)]
pub(super) struct Sheet(Vec<Rule>);

#[derive(Debug)]
struct Rule {
    selector: Selector,
    given: Vec<Declaration>,
}

/// The elements that a style rule applies to: by name, id, classes, or a combination of these.
#[derive(Clone, Debug, Default)]
struct Selector {
    name: Option<String>,
    id: Option<String>,
    classes: Vec<String>,
}

/// The parts of an element that style rules can match, and its own style.
#[derive(Clone, Copy, Debug)]
pub(super) struct ElementTraits<'a> {
    pub name: &'a str,
    pub id: Option<&'a str>,
    pub class: Option<&'a str>,
    pub style: Option<&'a str>,
}

impl Sheet {
    /// Adds the rules of a style sheet. Only selectors of elements, classes and ids are allowed, so that matching is
    /// cheap.
    ///
    /// # Errors
    /// Returns the first rule that is not allowed.
    pub fn read(&mut self, sheet: &str) -> Result<(), String> {
        for rule in without_comments(sheet).split('}').map(str::trim).filter(|rule| !rule.is_empty()) {
            let (selectors, inside) = rule.split_once('{').unwrap_or((rule, ""));
            for selector in selectors.split(',') {
                let Some(selector) = Selector::read(selector.trim()) else {
                    let given = short(selectors.trim());
                    return Err(format!(
                        "\"{given}\" in <style>: only elements, .classes and #ids have styles"
                    ));
                };
                if self.0.len() >= SVG_STYLES {
                    return Err(format!("the style sheets have more than the maximum of {SVG_STYLES} rules"));
                }
                let given = declarations(inside);
                for given in given.iter().filter(|given| allowed_svg::is_styled(&given.name)) {
                    allowed_svg::attribute(&given.name, &given.value)?;
                }
                self.0.push(Rule { selector, given });
            }
        }
        self.0.sort_by_key(|rule| rule.selector.weight());
        Ok(())
    }

    /// The style declarations that apply to an element, in order of increasing precedence.
    pub fn declarations<'a>(&'a self, asked: ElementTraits<'a>) -> Vec<Declaration> {
        let rules = self.0.iter().filter(|rule| rule.selector.is_for(asked));
        let own = asked.style.map(|style| declarations(&without_comments(style))).unwrap_or_default();
        let mut given: Vec<Declaration> =
            rules.flat_map(|rule| rule.given.iter().cloned()).chain(own).collect();
        given.sort_by_key(|given| given.important);
        given
    }
}

impl Selector {
    fn read(text: &str) -> Option<Self> {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '#');
        if text.is_empty() || !text.chars().all(plain) {
            return None;
        }
        let mut selector = Self::default();
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest[1..].find(['.', '#']).map_or(rest.len(), |end| end + 1);
            let (part, after) = rest.split_at(end);
            match part.split_at(1) {
                (_, "") if part.starts_with(['.', '#']) => return None,
                (".", class) => selector.classes.push(class.to_owned()),
                ("#", id) => selector.id = Some(id.to_owned()),
                _ => selector.name = Some(part.to_owned()),
            }
            rest = after;
        }
        Some(selector)
    }

    fn weight(&self) -> (usize, usize, usize) {
        (usize::from(self.id.is_some()), self.classes.len(), usize::from(self.name.is_some()))
    }

    fn is_for(&self, asked: ElementTraits<'_>) -> bool {
        let classes = || asked.class.unwrap_or_default().split_whitespace();
        self.name.as_deref().is_none_or(|name| name == asked.name)
            && self.id.as_deref().is_none_or(|id| asked.id == Some(id))
            && self.classes.iter().all(|class| classes().any(|own| own == class))
    }
}

fn without_comments(sheet: &str) -> String {
    let mut plain = String::new();
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        plain.push_str(before);
        plain.push(' ');
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    plain
}

fn declarations(text: &str) -> Vec<Declaration> {
    let given = |(name, value): (&str, &str)| {
        let value = value.trim();
        let plain = value.strip_suffix("!important").map(str::trim_end);
        Declaration {
            name: name.trim().to_owned(),
            value: plain.unwrap_or(value).to_owned(),
            important: plain.is_some(),
        }
    };
    text.split(';').filter_map(|one| one.split_once(':')).map(given).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(sheet: &str, style: &str) -> Option<String> {
        let mut read = Sheet::default();
        read.read(sheet).unwrap();
        let asked = ElementTraits { name: "path", id: Some("a"), class: Some("one two"), style: Some(style) };
        let given = read.declarations(asked);
        given.into_iter().rfind(|given| given.name == "fill").map(|given| given.value)
    }

    #[test]
    fn what_is_named_more_closely_counts_for_more() {
        assert_eq!(fill("#a{fill:red} path{fill:blue} .one{fill:#fff}", ""), Some("red".into()));
        assert_eq!(fill("path.one.two{fill:red} .one{fill:blue}", ""), Some("red".into()));
        assert_eq!(fill("#a{fill:red}", "fill: blue"), Some("blue".into()));
        assert_eq!(fill(".one{fill:red !important}", "fill:/* or */blue"), Some("red".into()));
        assert_eq!(fill("g, .three, #b, path.three {fill:red}", "stroke:blue"), None);
    }

    #[test]
    fn a_selector_that_is_more_than_plain_is_refused() {
        for sheet in ["* * *{}", "g>path{}", ".{}", "a:hover{}", "@import 'a';", "[x]{}", "{fill:red}"] {
            assert!(Sheet::default().read(sheet).is_err(), "{sheet}");
        }
    }
}
