//! The rulebook: one source for the document, the window, the text table and the protocol, in every language,
//! with the names of every pack and for every house rule.

mod cited;
mod house;
mod said;

use std::fs;
use std::sync::Arc;

use packs::Pack;
use speech::Speech;
use speech::rulebook::{Rulebook, RulebookRules, rules_document};

use testing::repository_files::root;

/// The rulebook of a pack with its default rules.
fn book(pack: &Arc<Pack>, language: &str) -> Rulebook {
    let speech = Speech::in_language(Arc::clone(pack), language);
    Rulebook::new(&speech, RulebookRules::printed(pack))
}

/// The sections of `docs/RULES.md` are made from the texts; `WHISPERS_BLESS=1` writes them again.
#[test]
fn the_document_is_written_from_the_texts_of_the_interface() {
    let path = root().join("docs/RULES.md");
    let there = fs::read_to_string(&path).unwrap();
    let (before, _) = there.split_once("## 1. ").expect("the document has a first section");
    let speech = crate::speech();
    let whole = format!("{before}{}", rules_document(speech));
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        fs::write(&path, &whole).unwrap();
    }
    let there = fs::read_to_string(&path).unwrap();
    assert!(there == whole, "docs/RULES.md is stale: WHISPERS_BLESS=1 cargo test -p speech rulebook");
}
