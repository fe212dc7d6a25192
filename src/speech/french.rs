//! What French does with names and terms: articles, what they become behind "de" and "à", elision, and
//! the agreement of what is said of them.
//!
//! The texts call it as functions. Of names: `{ LE($empire) }` is "l'Ours" or "le Lion",
//! `{ DE($empire) }` "de l'Ours" or "du Lion", `{ A($position) }` "à l'Ours" or "au Lion", `{ EN($region) }`
//! where something happens, "à Eaugrise" or "en Islande", and `{ MAJ(LE($empire)) }` "Le Lion" at the
//! start of a sentence. Of terms, whose gender the pack's articles tell: `{ UN(agent-one) }`,
//! `{ SON(army-one) }`, `{ CE(empire-one) }`, `{ D(card-other) }` for "de" without an article, and
//! `{ ACCORD(banner-one, "perdu", "perdue") }` for what agrees with one.

use super::articles::{Articles, Function, article};
use crate::content::capital;
use crate::content::{TERMS, Words};

/// The functions of French.
pub(super) const FUNCTIONS: &[(&str, Function)] = &[
    ("LE", |texts, articles| one(texts, |name| le(name, articles))),
    ("DE", |texts, articles| one(texts, |name| de(name, articles))),
    ("A", |texts, articles| one(texts, |name| a(name, articles))),
    ("EN", |texts, articles| one(texts, |name| en(name, articles))),
    ("D", |texts, _| one(texts, bare_de)),
    ("UN", |texts, articles| one(texts, |name| format!("{} {name}", agreed(name, "un", "une", articles)))),
    ("CE", |texts, articles| one(texts, |name| ce(name, articles))),
    ("SON", |texts, articles| one(texts, |name| son(name, articles))),
    ("MAJ", |texts, _| one(texts, capital)),
    ("ACCORD", |texts, articles| match texts {
        [name, masculine, feminine] => Some(agreed(name, masculine, feminine, articles).to_owned()),
        _ => None,
    }),
];

fn one(texts: &[&str], function: impl FnOnce(&str) -> String) -> Option<String> {
    match texts {
        [text] => Some(function(text)),
        _ => None,
    }
}

/// The articles of a pack's names, and of its terms: one that has none is masculine.
pub(super) fn articles(words: &Words) -> Articles {
    let mut articles = words.articles().clone();
    for term in TERMS.map(|term| words.term(term).one) {
        let first = term.split(' ').next().unwrap_or_default();
        if article(&term, &articles).is_none() {
            articles.insert(first.to_owned(), "le".to_owned());
        }
    }
    articles
}

/// What a name takes before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Le,
    La,
    Les,
    /// "l'" before a vowel or a silent "h".
    L,
    /// No article.
    None,
}

/// What a name takes; articles that are not French, of a pack that speaks no French, count as none.
fn kind(name: &str, articles: &Articles) -> Kind {
    let written = article(name, articles).unwrap_or_default();
    match written.strip_prefix("dans ").unwrap_or(written) {
        "le" | "la" if is_elided(name) => Kind::L,
        "le" => Kind::Le,
        "la" => Kind::La,
        "les" => Kind::Les,
        "l'" | "l’" => Kind::L,
        _ => Kind::None,
    }
}

fn le(name: &str, articles: &Articles) -> String {
    match kind(name, articles) {
        Kind::Le => format!("le {name}"),
        Kind::La => format!("la {name}"),
        Kind::Les => format!("les {name}"),
        Kind::L => format!("l'{name}"),
        Kind::None => name.to_owned(),
    }
}

fn de(name: &str, articles: &Articles) -> String {
    match kind(name, articles) {
        Kind::Le => format!("du {name}"),
        Kind::Les => format!("des {name}"),
        Kind::None => bare_de(name),
        Kind::La | Kind::L => format!("de {}", le(name, articles)),
    }
}

fn a(name: &str, articles: &Articles) -> String {
    match kind(name, articles) {
        Kind::Le => format!("au {name}"),
        Kind::Les => format!("aux {name}"),
        Kind::La | Kind::L | Kind::None => format!("à {}", le(name, articles)),
    }
}

/// At a place: "en" before what is feminine or begins with a vowel, "dans" where its article is written
/// with one, as in "dans le" for a sea.
fn en(name: &str, articles: &Articles) -> String {
    let within = article(name, articles).is_some_and(|article| article.starts_with("dans "));
    match kind(name, articles) {
        Kind::None => a(name, articles),
        _ if within => format!("dans {}", le(name, articles)),
        Kind::La | Kind::L => format!("en {name}"),
        Kind::Le | Kind::Les => a(name, articles),
    }
}

fn bare_de(name: &str) -> String {
    if is_elided(name) { format!("d'{name}") } else { format!("de {name}") }
}

fn ce(name: &str, articles: &Articles) -> String {
    let masculine = if is_elided(name) { "cet" } else { "ce" };
    format!("{} {name}", agreed(name, masculine, "cette", articles))
}

fn son(name: &str, articles: &Articles) -> String {
    let before = if is_elided(name) { "son" } else { agreed(name, "son", "sa", articles) };
    format!("{before} {name}")
}

/// The one of two forms that agrees with a name.
fn agreed<'a>(name: &str, masculine: &'a str, feminine: &'a str, articles: &Articles) -> &'a str {
    let is_feminine = article(name, articles).is_some_and(|a| a.ends_with("la"));
    if is_feminine { feminine } else { masculine }
}

/// Whether a short word before this one loses its vowel. An "h" keeps it: a name that begins with a
/// silent one has "l'" for its article.
fn is_elided(word: &str) -> bool {
    word.chars()
        .next()
        .is_some_and(|c| "aàâäeéèêëiîïoôöuùûüœæ".contains(c.to_lowercase().next().unwrap_or(c)))
}

#[cfg(test)]
mod tests {
    use crate::speech::french::*;

    fn articles(of: &[(&str, &str)]) -> Articles {
        of.iter().map(|(name, article)| ((*name).to_owned(), (*article).to_owned())).collect()
    }

    #[test]
    fn names_take_their_articles_and_lose_vowels() {
        let articles = articles(&[
            ("Ours", "le"),
            ("Humaniste", "l'"),
            ("Lion", "le"),
            ("Marches", "les"),
            ("Rose", "la"),
            ("Héron", "le"),
            ("Union", "la"),
        ]);
        let said = |name: &str| [le(name, &articles), de(name, &articles), a(name, &articles)].join(", ");
        assert_eq!(said("Ours"), "l'Ours, de l'Ours, à l'Ours");
        assert_eq!(said("Humaniste"), "l'Humaniste, de l'Humaniste, à l'Humaniste");
        assert_eq!(said("Lion de mer"), "le Lion de mer, du Lion de mer, au Lion de mer");
        assert_eq!(said("Marches"), "les Marches, des Marches, aux Marches");
        assert_eq!(said("Rose"), "la Rose, de la Rose, à la Rose");
        assert_eq!(said("Héron"), "le Héron, du Héron, au Héron");
        assert_eq!(said("Union libre"), "l'Union libre, de l'Union libre, à l'Union libre");
        assert_eq!(said("Éperonne"), "Éperonne, d'Éperonne, à Éperonne");
        assert_eq!(said("Gardecrin"), "Gardecrin, de Gardecrin, à Gardecrin");
        assert_eq!(capital("à l'Ours"), "À l'Ours");
    }

    #[test]
    fn places_are_within_at_or_in() {
        let articles = articles(&[
            ("Japon", "le"),
            ("Islande", "la"),
            ("Mongolie", "la"),
            ("Samoa", "les"),
            ("Océan", "dans le"),
            ("Balkans", "dans les"),
        ]);
        let places = ["Japon", "Islande", "Mongolie", "Samoa", "Océan Indien", "Balkans", "Madagascar"];
        let said = places.map(|place| en(place, &articles)).join(", ");
        assert_eq!(
            said,
            "au Japon, en Islande, en Mongolie, aux Samoa, dans l'Océan Indien, dans les Balkans, à Madagascar"
        );
        assert_eq!(de("Océan Indien", &articles), "de l'Océan Indien");
    }

    #[test]
    fn what_is_said_of_a_term_agrees_with_it() {
        let articles = articles(&[("île", "la"), ("agent", "le"), ("bannière", "la"), ("position", "la")]);
        let said = |name: &str| {
            let perdu = agreed(name, "perdu", "perdue", &articles);
            [le(name, &articles), bare_de(name), son(name, &articles), perdu.to_owned()].join(", ")
        };
        assert_eq!(said("île"), "l'île, d'île, son île, perdue");
        assert_eq!(said("agent"), "l'agent, d'agent, son agent, perdu");
        assert_eq!(said("bannière"), "la bannière, de bannière, sa bannière, perdue");
        assert_eq!(
            said("position fortifiée"),
            "la position fortifiée, de position fortifiée, sa position fortifiée, perdue"
        );
    }

    #[test]
    fn articles_of_another_language_are_none() {
        let articles = articles(&[("European Union", "the")]);
        assert_eq!(le("European Union", &articles), "European Union");
        assert_eq!(de("European Union", &articles), "d'European Union");
    }
}
