//! Limits the number of drawn elements in an emblem. An element counts each time it is used.

use std::collections::HashMap;

use super::element::Element;
use super::emblem_error::EmblemError;
use crate::size_limits::{SVG_DEPTH, SVG_ELEMENTS, SVG_NUMBERS};

/// Checks that an emblem draws few enough elements to be drawn quickly.
///
/// # Errors
/// Returns the exceeded limit.
pub(super) fn check(root: &Element) -> Result<(), EmblemError> {
    let mut ids = HashMap::new();
    gather(root, &mut ids);
    Walk { ids, elements: SVG_ELEMENTS, numbers: SVG_NUMBERS }.through(root, 1)
}

fn gather<'a>(element: &'a Element, ids: &mut HashMap<&'a str, &'a Element>) {
    if let Some(id) = element.value("id") {
        ids.insert(id, element);
    }
    element.children.iter().for_each(|child| gather(child, ids));
}

/// Visits every element that an SVG draws, once for each time that it is drawn, and subtracts it from what
/// remains of the limits.
struct Walk<'a> {
    ids: HashMap<&'a str, &'a Element>,
    elements: usize,
    numbers: usize,
}

impl<'a> Walk<'a> {
    fn through(&mut self, element: &'a Element, depth: usize) -> Result<(), EmblemError> {
        let wrong = |why| EmblemError::in_span(element.span.clone(), why);
        if depth > SVG_DEPTH {
            let why = format!(
                "its elements are nested more than {SVG_DEPTH} deep, or refer to one another in a circle"
            );
            return Err(wrong(why));
        }
        let many = |most: usize, what: &str| {
            wrong(format!("it has more than the maximum of {most} {what} (counting each use)"))
        };
        self.elements = self.elements.checked_sub(1).ok_or_else(|| many(SVG_ELEMENTS, "elements"))?;
        self.numbers =
            self.numbers.checked_sub(element.numbers).ok_or_else(|| many(SVG_NUMBERS, "numbers"))?;
        for id in element.references() {
            if let Some(target) = self.ids.get(id).copied() {
                self.through(target, depth + 1)?;
            }
        }
        element.children.iter().try_for_each(|child| self.through(child, depth + 1))
    }
}
