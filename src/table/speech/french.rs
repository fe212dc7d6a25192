//! What French does with names: articles, what they become behind "de" and "à", and elision.
//!
//! The texts call it as functions: `{ LE($empire) }` is "l'Ours" or "le Lion", `{ DE($empire) }` "de
//! l'Ours" or "du Lion", `{ A($seat) }` "à l'Ours" or "au Lion", and `{ MAJ(LE($empire)) }` "Le Lion" at
//! the start of a sentence. Names that take no article, such as those of regions, are elided: "d'Eaugrise".
//! Which article a name takes is said by the pack's words; one of several words goes by its first.

use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource, FluentValue};

/// The articles of names.
type Articles = HashMap<String, String>;

/// What is done with a name.
type Function = fn(&str, &Articles) -> String;

/// Gives a bundle the functions of French.
///
/// # Errors
/// That it has functions of these names already.
pub(super) fn teach(
    bundle: &mut FluentBundle<FluentResource>,
    articles: &Articles,
) -> Result<(), FluentError> {
    let functions: [(&str, Function); 4] =
        [("LE", le), ("DE", de), ("A", a), ("MAJ", |text, _| capital(text))];
    for (name, function) in functions {
        let articles = articles.clone();
        bundle.add_function(name, move |values, _| match values {
            [FluentValue::String(text)] => function(text, &articles).into(),
            _ => FluentValue::Error,
        })?;
    }
    Ok(())
}

/// The article that a name takes: its own, or that of its first word.
fn article<'a>(name: &str, articles: &'a Articles) -> Option<&'a str> {
    let first = name.split(' ').next().unwrap_or_default();
    articles.get(name).or_else(|| articles.get(first)).map(String::as_str)
}

fn le(name: &str, articles: &Articles) -> String {
    match article(name, articles) {
        Some("l'" | "l’") => format!("l'{name}"),
        Some(article) => format!("{article} {name}"),
        None => name.to_owned(),
    }
}

fn de(name: &str, articles: &Articles) -> String {
    match article(name, articles) {
        Some("le") => format!("du {name}"),
        Some("les") => format!("des {name}"),
        None if is_elided(name) => format!("d'{name}"),
        _ => format!("de {}", le(name, articles)),
    }
}

fn a(name: &str, articles: &Articles) -> String {
    match article(name, articles) {
        Some("le") => format!("au {name}"),
        Some("les") => format!("aux {name}"),
        _ => format!("à {}", le(name, articles)),
    }
}

/// Whether a short word before this one loses its vowel. An "h" keeps it: names that begin with a
/// silent one are to be avoided.
fn is_elided(word: &str) -> bool {
    word.chars()
        .next()
        .is_some_and(|c| "aàâäeéèêëiîïoôöuùûüœæ".contains(c.to_lowercase().next().unwrap_or(c)))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_take_their_articles_and_lose_vowels() {
        let articles: Articles = [("Ours", "l'"), ("Lion", "le"), ("Marches", "les"), ("Rose", "la")]
            .map(|(name, article)| (name.to_owned(), article.to_owned()))
            .into();
        let said = |name: &str| [le(name, &articles), de(name, &articles), a(name, &articles)].join(", ");
        assert_eq!(said("Ours"), "l'Ours, de l'Ours, à l'Ours");
        assert_eq!(said("Lion de mer"), "le Lion de mer, du Lion de mer, au Lion de mer");
        assert_eq!(said("Marches"), "les Marches, des Marches, aux Marches");
        assert_eq!(said("Rose"), "la Rose, de la Rose, à la Rose");
        assert_eq!(said("Éperonne"), "Éperonne, d'Éperonne, à Éperonne");
        assert_eq!(said("Gardecrin"), "Gardecrin, de Gardecrin, à Gardecrin");
        assert_eq!(capital("à l'Ours"), "À l'Ours");
    }
}
