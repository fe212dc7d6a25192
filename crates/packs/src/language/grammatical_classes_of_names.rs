//! The grammatical classes and forms of the names in a pack's texts, as one language's grammar understands them.

use std::collections::HashMap;

use super::grammar::{Grammar, NONE};
use crate::topics::words::{CATEGORIES, Words};

/// The classes and forms of a pack's names in one language. Each key is a name or its first words.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pub(super) classes: HashMap<String, Vec<String>>,
    pub(super) forms: HashMap<String, HashMap<String, String>>,
}

/// Finds a value for the longest possible beginning of a name, in whole words. Returns that beginning and the value.
pub(super) fn longest<'n, T>(name: &'n str, find: impl Fn(&'n str) -> Option<T>) -> Option<(&'n str, T)> {
    let shorter = name.rmatch_indices(' ').map(|(end, _)| &name[..end]);
    std::iter::once(name).chain(shorter).find_map(|start| Some((start, find(start)?)))
}

impl Names {
    /// Collects the classes and forms that a pack's texts declare. An article that the language lacks gives the class
    /// `none`.
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

    /// Copies the forms and classes declared for a term's id, such as `banner-other`, to the term's word, unless the
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

    /// Gives terms without a declared class the default classes of the language.
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
            // If the plural equals the singular, the classes of the singular count.
            if category != "one" && !text.is_empty() && !self.classes.contains_key(text) {
                self.classes.insert(text.to_owned(), grammar.several.clone());
            }
        }
    }

    /// The classes of a name, separated by spaces. `None` if none are known.
    pub fn classes(&self, name: &str) -> Option<String> {
        self.class(name).map(|(_, classes)| classes.join(" ")).filter(|classes| classes != NONE)
    }

    /// The classes of a name, with the beginning of the name for which they are declared.
    pub(super) fn class<'n>(&self, name: &'n str) -> Option<(&'n str, &Vec<String>)> {
        longest(name, |start| self.classes.get(start))
    }
}
