//! What English does with names: `{ THE($empire) }` is "Bear" or "the European Union", as the pack's
//! words have it, and `{ CAP(THE($empire)) }` "The European Union" at the start of a sentence.

use super::articles::{Articles, Function, article};
use crate::content::capital;

/// The functions of English.
pub(super) const FUNCTIONS: &[(&str, Function)] = &[
    ("THE", |texts, articles| match texts {
        [name] => Some(the(name, articles)),
        _ => None,
    }),
    ("CAP", |texts, _| match texts {
        [text] => Some(capital(text)),
        _ => None,
    }),
];

fn the(name: &str, articles: &Articles) -> String {
    // An article of another language, of a pack that speaks no English, is none.
    if article(name, articles) == Some("the") { format!("the {name}") } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use crate::speech::english::*;

    #[test]
    fn names_take_an_article_where_the_pack_gives_them_one() {
        let articles = Articles::from([("European Union".to_owned(), "the".to_owned())]);
        assert_eq!(the("European Union", &articles), "the European Union");
        assert_eq!(the("European", &articles), "European");
        assert_eq!(capital(&the("European Union", &articles)), "The European Union");
    }
}
