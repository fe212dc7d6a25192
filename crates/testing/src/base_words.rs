//! Words of the base pack that another pack renames, and a search for them in texts.

use std::cell::RefCell;
use std::collections::HashSet;

use packs::{Pack, TERMS};
use rules::{Empire, Office, Position, Region, Slot};

/// Finds words of the base pack in the texts of another pack.
pub struct BaseWords {
    /// The words that only the base pack uses, in lower case.
    words: Vec<String>,
    /// The pack's own names and terms, which may contain such a word.
    own: Vec<String>,
    /// Texts already checked.
    right: RefCell<HashSet<String>>,
}

/// The names and terms of a pack in a language.
fn names(pack: &Pack, language: &str) -> Vec<String> {
    let (words, raw) = (pack.words_in(language), &pack.rules.raw);
    let mut all: Vec<String> = TERMS.iter().map(|t| words.term(t)).flat_map(|w| [w.one, w.other]).collect();
    all.push(words.name.clone());
    for empire in Empire::first(raw.empires.len()) {
        all.push(words.empire(empire).to_owned());
        let positions = Office::first(raw.offices.len()).map(|p| Position::new(empire, p));
        all.extend(positions.filter_map(|s| words.own_position_name(s).map(str::to_owned)));
    }
    all.extend(words.societies().iter().flat_map(|s| [s.name.clone(), s.short.clone()]));
    all.extend(Office::first(raw.offices.len()).map(|p| words.office(p).to_owned()));
    all.extend(Slot::first(raw.slots.len()).map(|s| words.slot(s).to_owned()));
    all.extend(Region::first(raw.regions.len()).map(|r| words.region(r).to_owned()));
    all.extend((0..raw.orders.len()).map(|o| words.order(o).to_owned()));
    all.extend((0..pack.rules.abilities.len()).map(|a| words.ability(a).name.clone()));
    all.extend((0..raw.events.len()).map(|e| words.event(e).name.clone()));
    all.extend((0..raw.offers.len()).map(|o| words.offer(o).name.clone()));
    all.iter().map(|word| plain(word)).collect()
}

/// A text as words in lower case, each with a space of its own before and after.
fn plain(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
    words.map(|word| format!(" {} ", word.to_lowercase())).collect()
}

impl BaseWords {
    /// The words of the base pack in a language that this pack does not use.
    pub fn new(pack: &Pack, language: &str) -> Self {
        let mut own = names(pack, language);
        // "fortified positions" before "fortified position".
        own.sort_by_key(|word| std::cmp::Reverse(word.len()));
        let words =
            names(&crate::pack("war-of-whispers"), language).into_iter().filter(|word| !own.contains(word));
        Self { words: words.collect(), own, right: RefCell::default() }
    }

    /// The first word of the base pack in a text.
    pub fn find(&self, text: &str) -> Option<&str> {
        let mut rest = plain(text);
        for word in &self.own {
            rest = rest.replace(word.as_str(), " . ");
        }
        self.words.iter().map(String::as_str).find(|word| rest.contains(word))
    }

    /// Asserts that a text has none of them.
    #[track_caller]
    pub fn check(&self, text: &str) {
        if self.right.borrow().contains(text) {
            return;
        }
        let found = self.find(text);
        assert!(found.is_none(), "{text:?} says {:?}", found.unwrap_or_default().trim());
        self.right.borrow_mut().insert(text.to_owned());
    }
}
