//! What a text of the interface is made of, read off its source: values, functions, terms and other texts, each where
//! it stands.

use std::ops::Range;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// A text with what it is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Parts {
    /// Its key, and where it stands.
    pub key: (String, Range<usize>),
    /// The values that it takes.
    pub values: Vec<(String, Range<usize>)>,
    /// The functions that it calls, with how many texts each is given.
    pub functions: Vec<(String, usize, Range<usize>)>,
    /// The terms and texts that it is made of.
    pub texts: Vec<(String, Range<usize>)>,
    /// Whether it says anything.
    pub is_said: bool,
}

/// The texts of a file, in order.
pub(super) fn parts(file: &FluentResource) -> Vec<Parts> {
    let reader = Reader { source: file.source() };
    let mut found = Vec::new();
    for entry in file.entries() {
        let Entry::Message(message) = entry else { continue };
        let mut parts = Parts { key: reader.place(message.id.name), ..Parts::default() };
        parts.is_said = message.value.is_some();
        message.value.iter().for_each(|pattern| reader.pattern(pattern, &mut parts));
        found.push(parts);
    }
    found
}

/// Finds out where something stands in the source that it is a piece of.
struct Reader<'a> {
    source: &'a str,
}

impl Reader<'_> {
    fn place(&self, piece: &str) -> (String, Range<usize>) {
        let start = (piece.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize);
        let start = start.min(self.source.len());
        (piece.to_owned(), start..(start + piece.len()).min(self.source.len()))
    }

    fn pattern(&self, pattern: &Pattern<&str>, parts: &mut Parts) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, parts);
            }
        }
    }

    fn expression(&self, expression: &Expression<&str>, parts: &mut Parts) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, parts),
            Expression::Select { selector, variants } => {
                self.inline(selector, parts);
                variants.iter().for_each(|variant| self.pattern(&variant.value, parts));
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, parts: &mut Parts) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                let (name, place) = self.place(id.name);
                parts.values.push((name, place.start.saturating_sub(1)..place.end));
            }
            InlineExpression::MessageReference { id, .. } => parts.texts.push(self.place(id.name)),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.arguments(arguments, parts));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let (name, place) = self.place(id.name);
                parts.functions.push((name, arguments.positional.len(), place));
                self.arguments(arguments, parts);
            }
            InlineExpression::Placeable { expression } => self.expression(expression, parts),
        }
    }

    fn arguments(&self, arguments: &CallArguments<&str>, parts: &mut Parts) {
        arguments.positional.iter().for_each(|given| self.inline(given, parts));
        arguments.named.iter().for_each(|given| self.inline(&given.value, parts));
    }
}
