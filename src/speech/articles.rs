//! Articles of names, and the functions by which the texts of a language ask for them.
//!
//! Which article a name takes is said by the pack's words; one of several words goes by as many of its
//! first as there is an article for.

use std::collections::HashMap;
use std::sync::Arc;

use fluent_bundle::{FluentError, FluentValue};

use super::texts::Texts;

/// The articles of names, or of their first words.
pub(super) type Articles = HashMap<String, String>;

/// What is done with the texts that a function is given.
pub(super) type Function = fn(&[&str], &Articles) -> Option<String>;

/// Gives a bundle functions that know the articles.
///
/// # Errors
/// That it has functions of these names already.
pub(super) fn register(
    bundle: &mut Texts,
    functions: &[(&str, Function)],
    articles: &Articles,
) -> Result<(), FluentError> {
    let articles = Arc::new(articles.clone());
    for (name, function) in functions {
        let (articles, function) = (Arc::clone(&articles), *function);
        bundle.add_function(name, move |values, _| {
            let texts: Option<Vec<&str>> = values.iter().map(text).collect();
            texts.and_then(|texts| function(&texts, &articles)).map_or(FluentValue::Error, FluentValue::from)
        })?;
    }
    Ok(())
}

fn text<'a>(value: &'a FluentValue<'_>) -> Option<&'a str> {
    match value {
        FluentValue::String(text) => Some(text),
        _ => None,
    }
}

/// The article that a name takes: its own, or that of its first words.
pub(super) fn article<'a>(name: &str, articles: &'a Articles) -> Option<&'a str> {
    let shorter = name.rmatch_indices(' ').map(|(end, _)| &name[..end]);
    std::iter::once(name).chain(shorter).find_map(|name| articles.get(name)).map(String::as_str)
}
