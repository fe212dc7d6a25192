//! Where in a pack's files the things stand that the rules may find fault with.

use std::collections::{HashMap, HashSet};

use crate::toml::fault_report::Fault;
use crate::toml::layered_source_text::{Source, Span};
use crate::toml::toml_reader::Table;
use rules::{Flaw, Place};

/// A stretch of one of the pack's files.
#[derive(Clone, Debug)]
pub struct Stretch {
    file: String,
    span: Span,
}

impl Stretch {
    /// A stretch of the file that this table is from.
    pub fn new(table: Table<'_>, span: Span) -> Self {
        Self { file: table.file().to_owned(), span }
    }
}

/// Where each place of the rules was read.
#[derive(Clone, Debug, Default)]
pub struct Places {
    spots: HashMap<Place, Stretch>,
    doubted: HashSet<Place>,
}

impl Places {
    /// Remembers a place.
    pub fn put(&mut self, place: Place, spot: Stretch) {
        self.spots.insert(place, spot);
    }

    /// Remembers that not all of a place could be read: what is missing there may be for that reason.
    pub fn doubt(&mut self, place: Place) {
        self.doubted.insert(place);
    }

    /// True if a place was read completely and without faults.
    pub fn is_whole(&self, place: Place) -> bool {
        self.spot(place).is_some() && !self.doubted.contains(&place)
    }

    /// Where a place of the rules was read, in its file.
    pub fn span(&self, place: Place) -> Option<Span> {
        self.spot(place).map(|spot| spot.span.clone())
    }

    /// A place, or what it is a part of.
    fn spot(&self, place: Place) -> Option<&Stretch> {
        self.spots.get(&place).or_else(|| self.spots.get(&place.whole()))
    }

    /// A fault of the rules at its place in the files.
    pub fn locate(&self, sources: &[&Source], fault: &rules::Fault) -> Fault {
        self.at(sources, fault.place, format!("{}{}", fault.flaw, remedy(&fault.flaw)))
    }

    /// A fault at a place of the rules.
    pub fn at(&self, sources: &[&Source], place: Place, message: impl Into<String>) -> Fault {
        let message = message.into();
        let Some(spot) = self.spot(place) else {
            return Fault::for_file("rules.toml", message);
        };
        match sources.iter().find(|s| s.name == spot.file) {
            Some(source) => Fault::at(source, spot.span.clone(), message),
            None => Fault::for_file(spot.file.clone(), message),
        }
    }
}

/// Advice for a flaw, if it is not obvious.
fn remedy(flaw: &Flaw) -> &'static str {
    match flaw {
        Flaw::NoSuchCards(_) => ": set this to \"off\", or give it some in cards.toml",
        _ => "",
    }
}
