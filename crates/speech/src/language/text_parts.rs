//! What a text of the interface is made of, read off its source: values, functions, terms and other texts, each where
//! it stands.

use std::ops::Range;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// A text with what it is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TextParts {
    /// Its key, and where it stands.
    pub key: (String, Range<usize>),
    /// The values that it takes.
    pub values: Vec<(String, Range<usize>)>,
    /// The functions that it calls, with how many texts each is given.
    pub functions: Vec<(String, usize, Range<usize>)>,
    /// The terms and texts that it is made of.
    pub texts: Vec<(String, Range<usize>)>,
    /// Where it chooses by a value.
    pub choices: Vec<Choice>,
    /// Whether it says anything.
    pub is_said: bool,
}

/// A place where a text chooses by a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The value.
    pub value: String,
    /// The words and numbers that it chooses by, each where it stands; a number is told by its digits.
    pub variants: Vec<(String, Range<usize>)>,
    /// Which of these holds where none does.
    pub default: usize,
}

/// The texts of a file, in order.
pub(crate) fn parts(file: &FluentResource) -> Vec<TextParts> {
    let reader = Reader { source: file.source() };
    let mut found = Vec::new();
    for entry in file.entries() {
        let Entry::Message(message) = entry else { continue };
        let mut parts = TextParts { key: reader.place(message.id.name), ..TextParts::default() };
        parts.is_said = message.value.is_some();
        message.value.iter().for_each(|pattern| reader.pattern(pattern, &mut parts));
        found.push(parts);
    }
    found
}

/// The value by which a selector chooses, as it is or as a number.
fn chosen_by<'a>(selector: &InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        // One with options may be for other forms, such as those of "first, second".
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            let plain = arguments.named.is_empty().then_some(arguments.positional.as_slice())?;
            plain.first().and_then(chosen_by)
        }
        _ => None,
    }
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

    fn pattern(&self, pattern: &Pattern<&str>, parts: &mut TextParts) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, parts);
            }
        }
    }

    fn expression(&self, expression: &Expression<&str>, parts: &mut TextParts) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, parts),
            Expression::Select { selector, variants } => {
                self.inline(selector, parts);
                if let Some(value) = chosen_by(selector) {
                    let key = |variant: &Variant<&str>| match variant.key {
                        VariantKey::Identifier { name } => self.place(name),
                        VariantKey::NumberLiteral { value } => self.place(value),
                    };
                    parts.choices.push(Choice {
                        value: value.to_owned(),
                        variants: variants.iter().map(key).collect(),
                        default: variants.iter().position(|variant| variant.default).unwrap_or(0),
                    });
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value, parts));
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, parts: &mut TextParts) {
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

    fn arguments(&self, arguments: &CallArguments<&str>, parts: &mut TextParts) {
        arguments.positional.iter().for_each(|given| self.inline(given, parts));
        arguments.named.iter().for_each(|given| self.inline(&given.value, parts));
    }
}
