//! The names and texts of a pack in one language.

use std::collections::HashMap;

use super::terms::TERMS;
use rules::{Empire, Icon, Office, Position, Region, Slot};

/// The names of all plural forms, from CLDR. Every language has the last one.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A word with its plural forms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word {
    /// The singular form.
    pub one: String,
    /// The form for any number that has no other form.
    pub other: String,
    /// Further plural forms (zero, two, few, many) that the language uses, each with its name.
    pub more: Vec<(&'static str, String)>,
}

impl Word {
    /// The word in this plural form.
    pub fn form(&self, category: &str) -> &str {
        if category == "one" {
            return &self.one;
        }
        let own = self.more.iter().find(|(known, _)| *known == category);
        own.map_or(&self.other, |(_, word)| word)
    }

    /// True if the word has its own entry for this plural form, other than the form for any number.
    pub fn has(&self, category: &str) -> bool {
        category == "one" || self.more.iter().any(|(known, _)| *known == category)
    }
}

/// The grammatical forms of a name, for languages that decline names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameForms {
    /// The classes of the name, such as its gender, if they are declared here.
    pub class: Option<String>,
    /// The forms of the name, by case.
    pub cases: HashMap<String, String>,
}

/// The full and the short name of a society, and what it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SocietyName {
    /// The id of the society, as in the manifest.
    pub id: String,
    /// The full name of the society.
    pub name: String,
    /// The name of the society in one word.
    pub short: String,
    /// The lines that the society says when it takes a city. If there are none, general lines are used.
    pub strikes: Vec<String>,
    /// The lines that the society says when it loses a city or an attack. If there are none, general lines are used.
    pub falls: Vec<String>,
}

/// The texts of a card's ability.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbilityText {
    /// The name of the ability.
    pub name: String,
    /// The description of the ability's effect, in one or more sentences.
    pub text: String,
}

/// The texts of an event card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventText {
    /// The name of the event.
    pub name: String,
    /// The description of each half's effect.
    pub does: Vec<String>,
}

/// All names and texts of a pack in one language.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// The name of the game.
    pub name: String,
    /// A description of the pack.
    pub about: String,
    pub(crate) terms: HashMap<String, Word>,
    /// The words for the pack's own icons, each with the icon's id.
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

/// The name at an index, or a question mark if there is none.
fn at(names: &[String], index: usize) -> &str {
    names.get(index).map_or("?", String::as_str)
}

impl Words {
    /// Fills missing names and texts with those of another language.
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
            // Further plural forms are not copied, because they depend on the other language's rules.
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
        // Articles are not copied, because they depend on the other language.
        for (name, short) in &other.short {
            self.short.entry(name.clone()).or_insert_with(|| short.clone());
        }
        self
    }

    /// Fills missing names and texts with those of a related language, including articles and grammatical forms.
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
        // What societies say is not copied from an unrelated language, in which nobody expects it.
        self.societies.resize(other.societies.len(), SocietyName::default());
        for (society, with) in self.societies.iter_mut().zip(&other.societies) {
            for (lines, with) in [(&mut society.strikes, &with.strikes), (&mut society.falls, &with.falls)] {
                if lines.is_empty() {
                    lines.clone_from(with);
                }
            }
        }
        self.or(other)
    }

    /// The article of each name, in languages whose sentences need one.
    pub fn articles(&self) -> &HashMap<String, String> {
        &self.articles
    }

    /// The grammatical forms of each name.
    pub fn forms(&self) -> &HashMap<String, NameForms> {
        &self.forms
    }

    /// The short form of a name for small spaces. Returns the name itself if it has none.
    pub fn short<'a>(&'a self, name: &'a str) -> &'a str {
        self.short.get(name).map_or(name, String::as_str)
    }

    /// The word for a term, which is one of [`TERMS`].
    pub fn term(&self, term: &str) -> Word {
        self.terms.get(term).cloned().unwrap_or_default()
    }

    /// The words for all terms, then for the pack's own icons, each with its id.
    pub fn all_terms(&self) -> impl Iterator<Item = (&str, Word)> {
        let own = self.icons.iter().map(|(id, word)| (id.as_str(), word.clone()));
        TERMS.into_iter().map(|term| (term, self.term(term))).chain(own)
    }

    /// The word for an icon.
    pub fn icon(&self, icon: Icon) -> Word {
        match icon.own() {
            None => self.term(icon.printed_id().unwrap_or_default()),
            Some(n) => self.icons.get(n).map(|(_, word)| word.clone()).unwrap_or_default(),
        }
    }

    /// The words for the pack's own icons, each with the icon's id.
    pub fn own_icons(&self) -> &[(String, Word)] {
        &self.icons
    }

    /// The name of an empire.
    pub fn empire(&self, empire: Empire) -> &str {
        at(&self.empires, empire.index())
    }

    /// The name of a region.
    pub fn region(&self, region: Region) -> &str {
        at(&self.regions, region.index())
    }

    /// The name that a position has in every council.
    pub fn office(&self, office: Office) -> &str {
        at(&self.offices, office.index())
    }

    /// The special name of a position in one council, or `None`.
    pub fn own_position_name(&self, position: Position) -> Option<&str> {
        self.positions.get(&position).map(String::as_str)
    }

    /// The name of a loyalty slot.
    pub fn slot(&self, slot: Slot) -> &str {
        at(&self.slots, slot.index())
    }

    /// The name of the turn order with this index.
    pub fn order(&self, index: usize) -> &str {
        at(&self.orders, index)
    }

    /// The texts of the ability with this index.
    pub fn ability(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.abilities.get(index).unwrap_or(&NONE)
    }

    /// The texts of the event with this index.
    pub fn event(&self, index: usize) -> &EventText {
        static NONE: EventText = EventText { name: String::new(), does: Vec::new() };
        self.events.get(index).unwrap_or(&NONE)
    }

    /// The texts of the offer with this index.
    pub fn offer(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.offers.get(index).unwrap_or(&NONE)
    }

    /// The texts of the set-up with this index.
    pub fn setup(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.setups.get(index).unwrap_or(&NONE)
    }

    /// The names of all societies in the pack.
    pub fn societies(&self) -> &[SocietyName] {
        &self.societies
    }
}
