//! The positions in a pack's files of the items of the rules, so that faults can quote them.

use std::collections::{HashMap, HashSet};

use crate::toml::fault_report::Fault;
use crate::toml::layered_source_text::{Source, Span};
use crate::toml::toml_reader::Table;
use rules::{Flaw, Place};

/// A range in one of the pack's files.
#[derive(Clone, Debug)]
pub struct Stretch {
    file: String,
    span: Span,
}

impl Stretch {
    /// A range of the file that contains this table.
    pub fn new(table: Table<'_>, span: Span) -> Self {
        Self { file: table.file().to_owned(), span }
    }
}

/// The positions in a pack's files from which the items of the rules ([`Place`]) were read.
#[derive(Clone, Debug, Default)]
pub struct Places {
    spots: HashMap<Place, Stretch>,
    doubted: HashSet<Place>,
}

impl Places {
    /// Stores the position from which an item was read.
    pub fn put(&mut self, place: Place, spot: Stretch) {
        self.spots.insert(place, spot);
    }

    /// Marks an item that could not be read completely, so that later checks do not report what it lacks.
    pub fn doubt(&mut self, place: Place) {
        self.doubted.insert(place);
    }

    /// True if an item was read completely and without faults.
    pub fn is_whole(&self, place: Place) -> bool {
        self.spot(place).is_some() && !self.doubted.contains(&place)
    }

    /// The span from which an item of the rules was read, or the larger item that contains it.
    pub fn span(&self, place: Place) -> Option<Span> {
        self.spot(place).map(|spot| spot.span.clone())
    }

    /// The position of an item, or else of the larger item that contains it.
    fn spot(&self, place: Place) -> Option<&Stretch> {
        self.spots.get(&place).or_else(|| self.spots.get(&place.whole()))
    }

    /// Converts a fault of the rules to a fault that quotes the pack's file.
    pub fn locate(&self, sources: &[&Source], fault: &rules::Fault) -> Fault {
        self.at(sources, fault.place, format!("{}{}", fault.flaw, remedy(&fault.flaw)))
    }

    /// A fault that quotes an item of the rules in the pack's file.
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

/// Advice for a flaw of the rules. Empty if the solution is obvious.
fn remedy(flaw: &Flaw) -> &'static str {
    match flaw {
        Flaw::NoSuchCards(_) => ": set this to \"off\", or give it some in cards.toml",
        _ => "",
    }
}
