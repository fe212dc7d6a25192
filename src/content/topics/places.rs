//! Where in a pack's files the things stand that the rules may find fault with.

use std::collections::HashMap;

use crate::content::toml::node::Table;
use crate::content::toml::report::Fault;
use crate::content::toml::source::{Source, Span};
use crate::rules;
use crate::rules::{Flaw, Place};

/// A stretch of one of the pack's files.
#[derive(Clone, Debug)]
pub struct Stretch {
    file: String,
    span: Span,
}

impl Stretch {
    /// A stretch of the file that this table is from.
    pub fn of(table: Table<'_>, span: Span) -> Self {
        Self { file: table.file().to_owned(), span }
    }
}

/// Where each place of the rules was read.
#[derive(Clone, Debug, Default)]
pub struct Places(HashMap<Place, Stretch>);

impl Places {
    /// Remembers a place.
    pub fn put(&mut self, place: Place, spot: Stretch) {
        self.0.insert(place, spot);
    }

    /// Where a place of the rules was read, in its file.
    pub fn span(&self, place: Place) -> Option<Span> {
        self.0.get(&place).map(|spot| spot.span.clone())
    }

    /// A fault of the rules at its place in the files.
    pub fn locate(&self, sources: &[&Source], fault: &rules::Fault) -> Fault {
        self.at(sources, fault.place, format!("{}{}", fault.flaw, remedy(&fault.flaw)))
    }

    /// A fault at a place of the rules.
    pub fn at(&self, sources: &[&Source], place: Place, message: impl Into<String>) -> Fault {
        let message = message.into();
        let Some(spot) = self.0.get(&place) else {
            return Fault::of_file("rules.toml", message);
        };
        match sources.iter().find(|s| s.name == spot.file) {
            Some(source) => Fault::at(source, spot.span.clone(), message),
            None => Fault::of_file(spot.file.clone(), message),
        }
    }
}

/// What an author can do about a flaw, where that does not follow from it.
fn remedy(flaw: &Flaw) -> &'static str {
    match flaw {
        Flaw::NoSuchCards(_) => ": set this to \"off\", or give it some in cards.toml",
        _ => "",
    }
}
