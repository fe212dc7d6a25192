//! The class and the forms of each name in a pack's words, for the grammar of a language.

use std::collections::HashMap;

use super::grammar::{Grammar, NONE};
use crate::topics::words::{CATEGORIES, Words};

/// The names of a pack in one language: their classes and forms, by the name or its first words.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pub(super) classes: HashMap<String, Vec<String>>,
    pub(super) forms: HashMap<String, HashMap<String, String>>,
}

/// The longest beginning of a name, word by word, for which there is something.
pub(super) fn longest<'n, T>(name: &'n str, find: impl Fn(&'n str) -> Option<T>) -> Option<(&'n str, T)> {
    let shorter = name.rmatch_indices(' ').map(|(end, _)| &name[..end]);
    std::iter::once(name).chain(shorter).find_map(|start| Some((start, find(start)?)))
}

impl Names {
    /// The names that the words of a pack tell something of, as a language with this grammar understands it. An
    /// article that the language does not have, of a pack that does not speak it, is none.
    pub fn new(words: &Words, grammar: &Grammar) -> Self {
        let mut names = Self::default();
        let none = || vec![NONE.to_owned()];
        for (name, article) in words.articles() {
            let classes = grammar.articles.get(article).cloned().unwrap_or_else(none);
            names.classes.insert(name.clone(), classes);
        }
        for (name, forms) in words.forms() {
            if let Some(class) = &forms.class {
                let given = class.split_whitespace().filter(|class| grammar.has_class(class));
                let given: Vec<String> = given.map(str::to_owned).collect();
                names.classes.insert(name.clone(), if given.is_empty() { none() } else { given });
            }
            names.forms.insert(name.clone(), forms.cases.clone());
        }
        names.add_forms_by_id(words);
        names.add_terms(words, grammar);
        names
    }

    /// Copies the forms and classes declared for a term's id, such as `banner-other`, to its word, unless the
    /// word has its own.
    fn add_forms_by_id(&mut self, words: &Words) {
        for (id, word) in words.all_terms() {
            for category in CATEGORIES {
                let (id, text) = (format!("{id}-{category}"), word.form(category));
                if text.is_empty() || text == id {
                    continue;
                }
                if let (Some(forms), None) = (self.forms.get(&id), self.forms.get(text)) {
                    self.forms.insert(text.to_owned(), forms.clone());
                }
                if let (Some(classes), None) = (self.classes.get(&id), self.classes.get(text)) {
                    self.classes.insert(text.to_owned(), classes.clone());
                }
            }
        }
    }

    /// Terms of which the words say nothing have the classes that the language gives them.
    fn add_terms(&mut self, words: &Words, grammar: &Grammar) {
        let terms: Vec<_> = words.all_terms().map(|(_, word)| word).collect();
        if !grammar.terms.is_empty() {
            for term in &terms {
                let first = term.one.split(' ').next().unwrap_or_default();
                if self.class(&term.one).is_none() {
                    self.classes.insert(first.to_owned(), grammar.terms.clone());
                }
            }
        }
        if grammar.several.is_empty() {
            return;
        }
        for (category, text) in terms.iter().flat_map(|term| CATEGORIES.map(|c| (c, term.form(c)))) {
            // What is called the same for one and for several goes by the one.
            if category != "one" && !text.is_empty() && !self.classes.contains_key(text) {
                self.classes.insert(text.to_owned(), grammar.several.clone());
            }
        }
    }

    /// The classes of a name, with spaces between them; nothing where none is known.
    pub fn classes(&self, name: &str) -> Option<String> {
        self.class(name).map(|(_, classes)| classes.join(" ")).filter(|classes| classes != NONE)
    }

    /// The classes of a name, with the beginning of it that has them.
    pub(super) fn class<'n>(&self, name: &'n str) -> Option<(&'n str, &Vec<String>)> {
        longest(name, |start| self.classes.get(start))
    }
}
