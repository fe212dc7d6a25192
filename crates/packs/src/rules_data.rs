//! The rules of a pack as one text: parsed from the pack's four files or from a record, and written for records and
//! digests. The text has a table for each file: `rules`, `councils`, `map` and `cards`.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use super::size_limits::FILE_BYTES;
use super::toml::fault_collector::Faults;
use super::toml::fault_report::{Fault, Report};
use super::toml::key_declaration::{Field, Kind, field};
use super::toml::layered_source_text::Source;
use super::toml::toml_reader::Table;
use super::topics::declared_ids::Names;
use super::topics::fault_places::Places;
use super::topics::{
    cards, councils, event_cards, map, offer_cards, own_icons, rules, scoring_sets_and_early_end,
};
use crate::toml::parse::parse;
use ::rules::{Cost, Flaw, HouseRules, MIN_SOCIETIES, Place, Raw, World};
use text::number_formatting::group_digits;

/// The rules of a pack, with the ids that the `rules` crate does not use.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesData {
    /// The rules as written in the pack.
    pub raw: Raw,
    /// The ids of the abilities, in the order of `raw.abilities`.
    pub abilities: Vec<String>,
}

const PARTS: &[Field] = &[
    field("rules", Kind::Table(rules::FIELDS), "What stands in rules.toml."),
    field("councils", Kind::Table(councils::FIELDS), "What stands in councils.toml."),
    field("map", Kind::Table(map::FIELDS), "What stands in map.toml."),
    field("cards", Kind::Table(cards::FIELDS), "What stands in cards.toml."),
];

/// The tables of the four files that contain rules.
#[derive(Clone, Copy)]
pub(super) struct Topics<'a> {
    pub rules: Table<'a>,
    pub councils: Table<'a>,
    pub map: Table<'a>,
    pub cards: Table<'a>,
}

/// Parses the rules. Faults are added to the tables' collectors.
pub(super) fn read(topics: Topics<'_>, places: &mut Places) -> (RulesData, Names) {
    let mut names = Names::default();
    councils::ids(topics.councils, &mut names);
    names.regions = map::ids(topics.map);
    names.icons = own_icons::ids(topics.map);
    let mut raw = nothing();
    councils::read(topics.councils, &names, &mut raw, places);
    map::read(topics.map, &names, &mut raw, places);
    rules::read(topics.rules, &names, &mut raw, places);
    scoring_sets_and_early_end::read(topics.rules, &names, &mut raw, places);
    let abilities = cards::read(topics.cards, &mut names, &mut raw, places);
    (RulesData { raw, abilities }, names)
}

/// Empty rules, to be filled while parsing.
pub(super) fn nothing() -> Raw {
    Raw {
        // Valid numbers stand in for missing ones, so that these cause no further faults.
        societies: (MIN_SOCIETIES, MIN_SOCIETIES),
        agents: 1,
        agents_in_regions: 1,
        agents_per_round: [1; 3],
        copies: 1,
        wild: 0,
        slots: Vec::new(),
        offices: Vec::new(),
        icons: Vec::new(),
        empires: Vec::new(),
        regions: Vec::new(),
        borders: Vec::new(),
        seas: Vec::new(),
        abilities: Vec::new(),
        events: Vec::new(),
        offers: Vec::new(),
        orders: Vec::new(),
        points: Vec::new(),
        end: None,
        house: HouseRules::PLAIN,
    }
}

/// Adds the faults that the `rules` crate finds, for every number of societies. If parsing found faults, adds only
/// those that cannot be a result of them.
pub(super) fn check(raw: &Raw, places: &Places, sources: &[&Source], faults: &Faults) {
    let all_read = faults.is_empty();
    let (least, most) = raw.societies;
    let mut told: Vec<::rules::Fault> = Vec::new();
    for societies in least..=most {
        for fault in World::new(raw, &raw.house, societies).err().unwrap_or_default() {
            if faults.is_full() {
                return;
            }
            if (all_read || is_independent(&fault, places)) && !told.contains(&fault) {
                faults.add(places.locate(sources, &fault));
                told.push(fault);
            }
        }
    }
}

/// True if a fault is certain even if other parts could not be parsed.
fn is_independent(fault: &::rules::Fault, places: &Places) -> bool {
    match &fault.flaw {
        Flaw::NoDeal
        | Flaw::SameBorder
        | Flaw::SelfBorder
        | Flaw::LandAndSea
        | Flaw::SameSet
        | Flaw::NoEnd
        | Flaw::PrintedIcon(_)
        | Flaw::SetupNeeds(_)
        | Flaw::TooManyAtStart { .. }
        | Flaw::SameCost
        | Flaw::WrongWindow { .. }
        | Flaw::Contradiction(_)
        | Flaw::FullDeck { .. } => true,
        Flaw::Range { .. } => matches!(fault.place, Place::Key(..)),
        Flaw::NoAbility(_) | Flaw::NoWindow | Flaw::OrderLacks(_) | Flaw::OrderRepeats(_) => {
            places.is_whole(fault.place)
        }
        Flaw::BadId(_)
        | Flaw::Taken(_)
        | Flaw::Unknown
        | Flaw::NothingThere
        | Flaw::EndsAtOnce(..)
        | Flaw::PairOfOne
        | Flaw::NoSuchCards(_)
        | Flaw::Solo(_) => false,
    }
}

impl RulesData {
    /// Parses the text that [`RulesData::text`] writes.
    ///
    /// # Errors
    /// Returns all faults of the text.
    pub fn parse(name: &str, text: &str) -> Result<Self, Report> {
        let faults = Faults::default();
        if text.len() as u64 > FILE_BYTES {
            let why =
                format!("the rules have more than the maximum of {} bytes", group_digits(FILE_BYTES as i64));
            return Err(Report::new(name.to_owned(), vec![Fault::for_file(name, why)], &[]));
        }
        let source = Source::new(name, text);
        match Self::read(&source, &faults) {
            Some(data) if faults.is_empty() => Ok(data),
            _ => Err(Report::new(name.to_owned(), faults.into_vec(name), &[])),
        }
    }

    fn read(source: &Source, faults: &Faults) -> Option<Self> {
        let root = parse(source, faults)?;
        let top = Table::top(source, faults, &root, PARTS);
        let part = |key: &str| top.need(key).and_then(|n| n.table());
        let parts = (part("rules"), part("councils"), part("map"), part("cards"));
        let (Some(rules), Some(councils), Some(map), Some(cards)) = parts else { return None };
        let mut places = Places::default();
        let (data, _) = read(Topics { rules, councils, map, cards }, &mut places);
        check(&data.raw, &places, &[source], faults);
        Some(data)
    }

    /// The rules as a match with these house rules plays them, without the cards that the match leaves out. Records
    /// compare only these rules, so a record still matches its pack after the pack gains cards.
    pub fn with_house(&self, house: &HouseRules) -> Self {
        let mut played = self.clone();
        for (rule, cards, _) in house.card_rules().filter(|(_, _, on)| !on) {
            played.raw.leave_out(cards);
            // Every pack can turn off a rule about cards.
            let _ = played.raw.house.put(rule, "off", &self.raw);
        }
        played
    }

    /// The rules as text, equal for equal rules. Digests use this format too, so any change of it, even in spacing,
    /// makes every saved match look as if its pack had changed. Therefore it never changes, and a new rule is written
    /// only if it differs from the printed rules. `crates/testing/facts/digests.csv` checks this.
    pub fn text(&self) -> String {
        let mut out = String::new();
        // Writing to a String cannot fail.
        let _ = self.write(&mut out);
        out
    }

    /// The SHA-256 hash of the rules' text in hexadecimal, by which a record recognises its pack.
    pub fn digest(&self) -> String {
        Sha256::digest(self.text().as_bytes()).iter().fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        })
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        self.write_rules(out)?;
        self.write_councils(out)?;
        self.write_map(out)?;
        self.write_cards(out)
    }

    fn write_rules(&self, out: &mut String) -> std::fmt::Result {
        let raw = &self.raw;
        writeln!(out, "[rules]")?;
        writeln!(out, "societies = [{}, {}]", raw.societies.0, raw.societies.1)?;
        writeln!(out, "agents = {}", raw.agents)?;
        writeln!(out, "agents-in-regions = {}", raw.agents_in_regions)?;
        writeln!(out, "agents-per-round = {:?}", raw.agents_per_round)?;
        writeln!(out, "slots = [")?;
        for (id, multiplier) in raw.slots.iter().zip(raw.house.multipliers.0) {
            writeln!(out, "  {{ id = {id:?}, multiplier = {multiplier} }},")?;
        }
        writeln!(out, "]\norders = [")?;
        for order in &raw.orders {
            let empires: Vec<&str> = order.empires.iter().map(|e| self.empire(*e)).collect();
            writeln!(out, "  {{ id = {:?}, empires = {empires:?} }},", order.id)?;
        }
        writeln!(out, "]")?;
        scoring_sets_and_early_end::write(&self.raw, out)?;
        writeln!(out, "[rules.house]")?;
        for rule in raw.house.stored_rules() {
            writeln!(out, "{} = {:?}", rule.id(), raw.house.get(rule, raw))?;
        }
        Ok(())
    }

    fn write_councils(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "[councils]\npositions = {:?}\nempires = [", self.raw.offices)?;
        for empire in &self.raw.empires {
            let council: Vec<Vec<String>> = empire
                .council
                .iter()
                .map(|lines| lines.iter().map(|l| councils::to_toml(*l, &self.raw.icons)).collect())
                .collect();
            writeln!(
                out,
                "  {{ id = {:?}, banners = {}, council = {council:?} }},",
                empire.id, empire.banners
            )?;
        }
        writeln!(out, "]")
    }

    fn write_map(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "[map]")?;
        if !self.raw.icons.is_empty() {
            writeln!(out, "icons = {:?}", self.raw.icons)?;
        }
        writeln!(out, "regions = [")?;
        for region in &self.raw.regions {
            write!(out, "  {{ id = {:?}, number = {}", region.id, region.number)?;
            if let Some(home) = region.home {
                write!(out, ", home = {:?}", self.empire(home))?;
            }
            for (key, count) in ["cities", "farms", "forts"].iter().zip(region.icons) {
                if count > 0 {
                    write!(out, ", {key} = {count}")?;
                }
            }
            map::write_extras(&self.raw, region, out)?;
            if let Some((holder, banners)) = region.start {
                write!(out, ", start = {banners}")?;
                if region.home != Some(holder) {
                    write!(out, ", held-by = {:?}", self.empire(holder))?;
                }
            }
            writeln!(out, " }},")?;
        }
        writeln!(out, "]\nborders = [")?;
        let id = |i: usize| self.raw.regions.get(i).map_or("", |r| r.id.as_str());
        for (a, b) in &self.raw.borders {
            writeln!(out, "  [{:?}, {:?}],", id(*a), id(*b))?;
        }
        if !self.raw.seas.is_empty() {
            writeln!(out, "]\nseas = [")?;
        }
        for (a, b) in &self.raw.seas {
            writeln!(out, "  [{:?}, {:?}],", id(*a), id(*b))?;
        }
        writeln!(out, "]")
    }

    fn write_cards(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "[cards]\ncopies = {}", self.raw.copies)?;
        if self.raw.wild > 0 {
            writeln!(out, "wild = {}", self.raw.wild)?;
        }
        writeln!(out, "abilities = [")?;
        for (id, ability) in self.abilities.iter().zip(&self.raw.abilities) {
            let cost: Vec<&str> = match ability.cost {
                Cost::One(e) => vec![self.empire(e)],
                Cost::Two(e) => vec![self.empire(e); 2],
                Cost::Pair(a, b) => vec![self.empire(a), self.empire(b)],
            };
            let when: Vec<&str> = ability.windows.iter().map(|w| w.id()).collect();
            write!(out, "  {{ id = {id:?}, cost = {cost:?}, when = {when:?}")?;
            for (key, value) in cards::to_toml(ability.effect, &self.raw.icons) {
                write!(out, ", {key} = {value}")?;
            }
            writeln!(out, " }},")?;
        }
        writeln!(out, "]")?;
        self.write_events(out)?;
        self.write_offers(out)
    }

    fn write_events(&self, out: &mut String) -> std::fmt::Result {
        if self.raw.events.is_empty() {
            return Ok(());
        }
        writeln!(out, "events = [")?;
        for event in &self.raw.events {
            let does: Vec<String> =
                event.halves.iter().map(|half| event_cards::to_toml(*half, &self.raw.icons)).collect();
            let empire = self.empire(event.empire);
            let (id, does) = (&event.id, does.join(", "));
            writeln!(out, "  {{ id = {id:?}, empire = {empire:?}, does = [{does}] }},")?;
        }
        writeln!(out, "]")
    }

    fn write_offers(&self, out: &mut String) -> std::fmt::Result {
        if self.raw.offers.is_empty() {
            return Ok(());
        }
        writeln!(out, "offers = [")?;
        for offer in &self.raw.offers {
            let (id, empire) = (&offer.id, self.empire(offer.empire));
            writeln!(out, "  {{ id = {id:?}, empire = {empire:?}, {} }},", offer_cards::to_toml(offer))?;
        }
        writeln!(out, "]")
    }

    fn empire(&self, empire: ::rules::Empire) -> &str {
        self.raw.empires.get(empire.index()).map_or("", |e| e.id.as_str())
    }
}
