//! The words of the base pack that another pack calls otherwise.

use std::cell::RefCell;
use std::collections::HashSet;

use packs::{Pack, TERMS};
use rules::{Empire, Office, Position, Region, Slot};

/// Tells words of the base pack in what a pack says.
pub struct Foreign {
    /// What only the base pack says, in lower case.
    words: Vec<String>,
    /// The pack's own names and terms, in which such a word may stand.
    own: Vec<String>,
    /// What was looked at and is right.
    right: RefCell<HashSet<String>>,
}

/// What a pack calls things in a language.
fn said(pack: &Pack, language: &str) -> Vec<String> {
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

impl Foreign {
    /// What the base pack says in a language and this one does not.
    pub fn new(pack: &Pack, language: &str) -> Self {
        let mut own = said(pack, language);
        // "fortified positions" before "fortified position".
        own.sort_by_key(|word| std::cmp::Reverse(word.len()));
        let words =
            said(&super::pack("war-of-whispers"), language).into_iter().filter(|word| !own.contains(word));
        Self { words: words.collect(), own, right: RefCell::default() }
    }

    /// A word of the base pack that is said here.
    pub fn of(&self, said: &str) -> Option<&str> {
        let mut rest = plain(said);
        for word in &self.own {
            rest = rest.replace(word.as_str(), " . ");
        }
        self.words.iter().map(String::as_str).find(|word| rest.contains(word))
    }

    /// Makes sure that none is said.
    #[track_caller]
    pub fn check(&self, said: &str) {
        if self.right.borrow().contains(said) {
            return;
        }
        let found = self.of(said);
        assert!(found.is_none(), "{said:?} says {:?}", found.unwrap_or_default().trim());
        self.right.borrow_mut().insert(said.to_owned());
    }
}
