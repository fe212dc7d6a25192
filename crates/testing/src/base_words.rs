//! Finds words of the base pack in the texts of a pack that should have renamed them.

use std::cell::RefCell;
use std::collections::HashSet;

use packs::{Pack, TERMS};
use rules::{Empire, Office, Position, Region, Slot};

/// Finds names and terms of the base pack in the texts of another pack.
pub struct BaseWords {
    /// The base pack's names and terms that the other pack doesn't use, normalized by `plain`.
    words: Vec<String>,
    /// The other pack's own names and terms, normalized by `plain` and longest first. They may contain a base
    /// word.
    own: Vec<String>,
    /// The texts already checked and found free of base words.
    right: RefCell<HashSet<String>>,
}

/// All names and terms of a pack in one language, normalized by `plain`.
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

/// Normalizes a text for the search: each word in lower case, with a space before and after it.
fn plain(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
    words.map(|word| format!(" {} ", word.to_lowercase())).collect()
}

impl BaseWords {
    /// Prepares the search for base words in texts of `pack` in `language`.
    pub fn new(pack: &Pack, language: &str) -> Self {
        let mut own = names(pack, language);
        // Longest first: "fortified positions" must be removed before "fortified position".
        own.sort_by_key(|word| std::cmp::Reverse(word.len()));
        let words =
            names(&crate::pack("war-of-whispers"), language).into_iter().filter(|word| !own.contains(word));
        Self { words: words.collect(), own, right: RefCell::default() }
    }

    /// The first word of the base pack that the text contains.
    pub fn find(&self, text: &str) -> Option<&str> {
        let mut rest = plain(text);
        for word in &self.own {
            rest = rest.replace(word.as_str(), " . ");
        }
        self.words.iter().map(String::as_str).find(|word| rest.contains(word))
    }

    /// Asserts that the text contains no word of the base pack.
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
