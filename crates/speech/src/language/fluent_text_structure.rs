//! The structure of the texts in a language file: arguments, functions, terms and references, each with its
//! byte range in the file.

use std::ops::Range;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// The structure of a text in a language file. All byte ranges are in that file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TextParts {
    /// The key of the text, with its byte range.
    pub key: (String, Range<usize>),
    /// The arguments that the text uses, with their byte ranges.
    pub values: Vec<(String, Range<usize>)>,
    /// The functions that the text calls, each with its number of arguments and its byte range.
    pub functions: Vec<(String, usize, Range<usize>)>,
    /// The terms and other texts to which the text refers, with their byte ranges.
    pub texts: Vec<(String, Range<usize>)>,
    /// Everything in the language files to which the text refers, with byte ranges: texts, terms of the
    /// language (`-term`), and attributes of both (`text.attribute`).
    pub references: Vec<(String, Range<usize>)>,
    /// The selectors in the text, in order of appearance.
    pub choices: Vec<Choice>,
    /// True if the text isn't empty.
    pub is_said: bool,
}

/// A selector, which chooses a variant of the text by an argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The name of the argument that selects the variant.
    pub value: String,
    /// The keys of the variants, with their byte ranges. Numbers are written as digits.
    pub variants: Vec<(String, Range<usize>)>,
    /// The index of the default variant in `variants`.
    pub default: usize,
}

/// The structure of each text in a language file, in order.
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

/// The structure of everything in a file that can refer to other texts or be referred to, by its name as in
/// [`TextParts::references`]: texts, terms of the language, and attributes of both.
pub(crate) fn referring_parts(file: &FluentResource) -> Vec<TextParts> {
    let reader = Reader { source: file.source() };
    let mut found = Vec::new();
    for entry in file.entries() {
        let (hyphen, id, value, attributes) = match entry {
            Entry::Message(message) => ("", &message.id, message.value.as_ref(), &message.attributes),
            Entry::Term(term) => ("-", &term.id, Some(&term.value), &term.attributes),
            _ => continue,
        };
        let attributes = attributes.iter().map(|a| (format!(".{}", a.id.name), &a.id, Some(&a.value)));
        for (ending, own, pattern) in std::iter::once((String::new(), id, value)).chain(attributes) {
            let key = (format!("{hyphen}{}{ending}", id.name), reader.place(own.name).1);
            let mut parts = TextParts { key, ..TextParts::default() };
            pattern.into_iter().for_each(|pattern| reader.pattern(pattern, &mut parts));
            found.push(parts);
        }
    }
    found
}

/// The name of the argument by which a selector chooses, as itself or as a number.
fn chosen_by<'a>(selector: &InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        // With options, `NUMBER` may select other forms, such as ordinals.
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            let plain = arguments.named.is_empty().then_some(arguments.positional.as_slice())?;
            plain.first().and_then(chosen_by)
        }
        _ => None,
    }
}

/// Finds the byte ranges of pieces of a file's text.
struct Reader<'a> {
    source: &'a str,
}

impl Reader<'_> {
    fn place(&self, piece: &str) -> (String, Range<usize>) {
        let start = (piece.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize);
        let start = start.min(self.source.len());
        (piece.to_owned(), start..(start + piece.len()).min(self.source.len()))
    }

    fn reference(&self, hyphen: &str, name: &str, attribute: Option<&str>) -> (String, Range<usize>) {
        let (_, Range { start, end }) = self.place(name);
        let end = attribute.map_or(end, |attribute| self.place(attribute).1.end);
        let attribute = attribute.map_or_else(String::new, |attribute| format!(".{attribute}"));
        (format!("{hyphen}{name}{attribute}"), start.saturating_sub(hyphen.len())..end)
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
            InlineExpression::MessageReference { id, attribute } => {
                parts.references.push(self.reference("", id.name, attribute.as_ref().map(|a| a.name)));
                parts.texts.push(self.place(id.name));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                parts.references.push(self.reference("-", id.name, attribute.as_ref().map(|a| a.name)));
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
