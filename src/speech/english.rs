//! What English does with names: `{ THE($empire) }` is "Bear" or "the European Union", as the pack's
//! words have it, `{ AN(region-one) }` is "a region" or "an isle", and `{ CAP(THE($empire)) }` "The European Union" at the start of a sentence.

use super::articles::{Articles, Function, article};
use crate::content::capital;

/// The functions of English.
pub(super) const FUNCTIONS: &[(&str, Function)] = &[
    ("THE", |texts, articles| match texts {
        [name] => Some(the(name, articles)),
        _ => None,
    }),
    ("AN", |texts, _| match texts {
        [word] => Some(format!("{} {word}", if is_after_an(word) { "an" } else { "a" })),
        _ => None,
    }),
    ("CAP", |texts, _| match texts {
        [text] => Some(capital(text)),
        _ => None,
    }),
];

/// Whether a word takes "an" before it: it begins with a vowel that is heard as one.
fn is_after_an(word: &str) -> bool {
    let word = word.to_lowercase();
    let consonant = ["uni", "use", "usu", "eu", "one", "once"].iter().any(|start| word.starts_with(start));
    word.starts_with(['a', 'e', 'i', 'o', 'u']) && !consonant
}

fn the(name: &str, articles: &Articles) -> String {
    // An article of another language, of a pack that speaks no English, is none.
    if article(name, articles) == Some("the") { format!("the {name}") } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use crate::speech::english::*;

    #[test]
    fn words_take_the_article_that_can_be_said() {
        let after = ["isle", "empire", "agent", "army", "ox"].map(is_after_an);
        assert_eq!(after, [true; 5]);
        assert_eq!(["Hive", "union", "region", "European", "one", "VIP", ""].map(is_after_an), [false; 7]);
    }

    #[test]
    fn names_take_an_article_where_the_pack_gives_them_one() {
        let articles = Articles::from([("European Union".to_owned(), "the".to_owned())]);
        assert_eq!(the("European Union", &articles), "the European Union");
        assert_eq!(the("European", &articles), "European");
        assert_eq!(capital(&the("European Union", &articles)), "The European Union");
    }
}
