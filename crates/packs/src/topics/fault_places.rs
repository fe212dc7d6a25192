//! Where a pack's files define the items of the rules, so that faults can quote them.

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
    /// A stretch of the file from which a table was read.
    pub fn new(table: Table<'_>, span: Span) -> Self {
        Self { file: table.file().to_owned(), span }
    }
}

/// The stretch of a file from which each item of the rules ([`Place`]) was read.
#[derive(Clone, Debug, Default)]
pub struct Places {
    spots: HashMap<Place, Stretch>,
    doubted: HashSet<Place>,
}

impl Places {
    /// Stores the stretch from which an item was read.
    pub fn put(&mut self, place: Place, spot: Stretch) {
        self.spots.insert(place, spot);
    }

    /// Marks an item that could not be read completely, so that later checks don't report what it lacks.
    pub fn doubt(&mut self, place: Place) {
        self.doubted.insert(place);
    }

    /// True if an item was read completely and without faults.
    pub fn is_whole(&self, place: Place) -> bool {
        self.spot(place).is_some() && !self.doubted.contains(&place)
    }

    /// The stretch of the file that an item of the rules (`Place`), or the whole that it belongs to, was read
    /// from.
    pub fn span(&self, place: Place) -> Option<Span> {
        self.spot(place).map(|spot| spot.span.clone())
    }

    /// The stretch of an item, or of the whole that it belongs to.
    fn spot(&self, place: Place) -> Option<&Stretch> {
        self.spots.get(&place).or_else(|| self.spots.get(&place.whole()))
    }

    /// Turns a fault of the rules into a fault of the pack that quotes the file.
    pub fn locate(&self, sources: &[&Source], fault: &rules::Fault) -> Fault {
        self.at(sources, fault.place, format!("{}{}", fault.flaw, remedy(&fault.flaw)))
    }

    /// A fault of the pack that quotes an item of the rules in its file.
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
