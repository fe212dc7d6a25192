//! The words of a pack in one language.

use std::collections::HashMap;

use super::terms::TERMS;
use rules::{Empire, Icon, Office, Position, Region, Slot};

/// The plural forms that languages tell apart, as CLDR names them; every language has the last one.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A word for one thing and for several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word {
    /// The form for one thing.
    pub one: String,
    /// For any other number.
    pub other: String,
    /// For zero, two, few and many, in languages that tell these apart: the form with what it is for.
    pub more: Vec<(&'static str, String)>,
}

impl Word {
    /// The word in a plural form.
    pub fn form(&self, category: &str) -> &str {
        if category == "one" {
            return &self.one;
        }
        let own = self.more.iter().find(|(known, _)| *known == category);
        own.map_or(&self.other, |(_, word)| word)
    }

    /// True if the word has a plural form of its own in this category, other than that for any number.
    pub fn has(&self, category: &str) -> bool {
        category == "one" || self.more.iter().any(|(known, _)| *known == category)
    }
}

/// A name's forms for languages that decline names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameForms {
    /// Its classes, such as its gender, where they are said here.
    pub class: Option<String>,
    /// The name in each case.
    pub cases: HashMap<String, String>,
}

/// A name with a short form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SocietyName {
    /// The id, as in the manifest.
    pub id: String,
    /// The name in full.
    pub name: String,
    /// In one word.
    pub short: String,
}

/// A card's ability in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbilityText {
    /// The name of the ability.
    pub name: String,
    /// The effect in a sentence or more.
    pub text: String,
}

/// An event card in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventText {
    /// The name of the event.
    pub name: String,
    /// The effect of each half.
    pub does: Vec<String>,
}

/// All words of a pack in one language.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// The name of the game.
    pub name: String,
    /// A description of the pack.
    pub about: String,
    pub(crate) terms: HashMap<String, Word>,
    /// The icons of the pack's own, each with its id.
    pub(crate) icons: Vec<(String, Word)>,
    pub(crate) empires: Vec<String>,
    pub(crate) societies: Vec<SocietyName>,
    pub(crate) offices: Vec<String>,
    pub(crate) positions: HashMap<Position, String>,
    pub(crate) slots: Vec<String>,
    pub(crate) regions: Vec<String>,
    pub(crate) orders: Vec<String>,
    pub(crate) abilities: Vec<AbilityText>,
    pub(crate) events: Vec<EventText>,
    pub(crate) offers: Vec<AbilityText>,
    pub(crate) setups: Vec<AbilityText>,
    pub(crate) articles: HashMap<String, String>,
    pub(crate) forms: HashMap<String, NameForms>,
    pub(crate) short: HashMap<String, String>,
}

/// The name at an index, or a mark that shows that there is none.
fn at(names: &[String], index: usize) -> &str {
    names.get(index).map_or("?", String::as_str)
}

impl Words {
    /// These words with those of another language wherever one is missing.
    pub(crate) fn or(mut self, other: &Self) -> Self {
        let fill = |text: &mut String, with: &str| {
            if text.is_empty() {
                with.clone_into(text);
            }
        };
        let fill_all = |texts: &mut Vec<String>, with: &[String]| {
            texts.resize(with.len(), String::new());
            texts.iter_mut().zip(with).for_each(|(text, with)| fill(text, with));
        };
        fill(&mut self.name, &other.name);
        fill(&mut self.about, &other.about);
        for (term, with) in &other.terms {
            let word = self.terms.entry(term.clone()).or_default();
            fill(&mut word.one, &with.one);
            fill(&mut word.other, &with.other);
            // The other forms are those of the other language's numbers.
        }
        self.icons.resize(other.icons.len(), Default::default());
        for ((id, word), (of, with)) in self.icons.iter_mut().zip(&other.icons) {
            fill(id, of);
            fill(&mut word.one, &with.one);
            fill(&mut word.other, &with.other);
        }
        fill_all(&mut self.empires, &other.empires);
        fill_all(&mut self.offices, &other.offices);
        fill_all(&mut self.slots, &other.slots);
        fill_all(&mut self.regions, &other.regions);
        fill_all(&mut self.orders, &other.orders);
        self.societies.resize(other.societies.len(), SocietyName::default());
        for (society, with) in self.societies.iter_mut().zip(&other.societies) {
            fill(&mut society.id, &with.id);
            fill(&mut society.name, &with.name);
            fill(&mut society.short, &with.short);
        }
        let described = [
            (&mut self.abilities, &other.abilities),
            (&mut self.offers, &other.offers),
            (&mut self.setups, &other.setups),
        ];
        for (things, with) in described {
            things.resize(with.len(), AbilityText::default());
            for (thing, with) in things.iter_mut().zip(with) {
                fill(&mut thing.name, &with.name);
                fill(&mut thing.text, &with.text);
            }
        }
        self.events.resize(other.events.len(), EventText::default());
        for (event, with) in self.events.iter_mut().zip(&other.events) {
            fill(&mut event.name, &with.name);
            fill_all(&mut event.does, &with.does);
        }
        // Articles belong to their language: those of another would be wrong in this one's sentences.
        for (name, short) in &other.short {
            self.short.entry(name.clone()).or_insert_with(|| short.clone());
        }
        self
    }

    /// These words completed by those of a related language, including its articles and forms.
    pub(crate) fn or_kin(mut self, other: &Self) -> Self {
        for (name, article) in &other.articles {
            self.articles.entry(name.clone()).or_insert_with(|| article.clone());
        }
        for (name, forms) in &other.forms {
            self.forms.entry(name.clone()).or_insert_with(|| forms.clone());
        }
        for (term, word) in &other.terms {
            let own = self.terms.entry(term.clone()).or_default();
            if own.other.is_empty() {
                own.more.clone_from(&word.more);
            }
        }
        self.or(other)
    }

    /// The articles of names, in a language whose sentences ask for them.
    pub fn articles(&self) -> &HashMap<String, String> {
        &self.articles
    }

    /// The forms of names.
    pub fn forms(&self) -> &HashMap<String, NameForms> {
        &self.forms
    }

    /// A name as it is said in tight places: its shorter form, where it has one.
    pub fn short<'a>(&'a self, name: &'a str) -> &'a str {
        self.short.get(name).map_or(name, String::as_str)
    }

    /// The word of a term, one of [`TERMS`].
    pub fn term(&self, term: &str) -> Word {
        self.terms.get(term).cloned().unwrap_or_default()
    }

    /// All terms, the icons of the pack's own behind them: what each goes by, and what it is called.
    pub fn all_terms(&self) -> impl Iterator<Item = (&str, Word)> {
        let own = self.icons.iter().map(|(id, word)| (id.as_str(), word.clone()));
        TERMS.into_iter().map(|term| (term, self.term(term))).chain(own)
    }

    /// The word of an icon.
    pub fn icon(&self, icon: Icon) -> Word {
        match icon.own() {
            None => self.term(icon.printed_id().unwrap_or_default()),
            Some(n) => self.icons.get(n).map(|(_, word)| word.clone()).unwrap_or_default(),
        }
    }

    /// The icons of the pack's own, each with its id and what it is called.
    pub fn own_icons(&self) -> &[(String, Word)] {
        &self.icons
    }

    /// An empire's name.
    pub fn empire(&self, empire: Empire) -> &str {
        at(&self.empires, empire.index())
    }

    /// A region's name.
    pub fn region(&self, region: Region) -> &str {
        at(&self.regions, region.index())
    }

    /// A position's name by itself, as all councils have it.
    pub fn office(&self, office: Office) -> &str {
        at(&self.offices, office.index())
    }

    /// The name of one council's position, if it has one of its own.
    pub fn own_position_name(&self, position: Position) -> Option<&str> {
        self.positions.get(&position).map(String::as_str)
    }

    /// A slot's name.
    pub fn slot(&self, slot: Slot) -> &str {
        at(&self.slots, slot.index())
    }

    /// The name of the n-th turn order.
    pub fn order(&self, index: usize) -> &str {
        at(&self.orders, index)
    }

    /// The n-th ability's words.
    pub fn ability(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.abilities.get(index).unwrap_or(&NONE)
    }

    /// The n-th event's words.
    pub fn event(&self, index: usize) -> &EventText {
        static NONE: EventText = EventText { name: String::new(), does: Vec::new() };
        self.events.get(index).unwrap_or(&NONE)
    }

    /// The n-th offer's words.
    pub fn offer(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.offers.get(index).unwrap_or(&NONE)
    }

    /// The n-th set-up's words.
    pub fn setup(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.setups.get(index).unwrap_or(&NONE)
    }

    /// The societies that can be played.
    pub fn societies(&self) -> &[SocietyName] {
        &self.societies
    }
}
