//! Turns the header of a record into the setup of a match.

use std::sync::Arc;

use crate::matches::match_setup::{SeatSetup, Setup};
use crate::matches::player::{Hidden, Player};
use packs::{Pack, RulesData};
use record::{Header, Record, RecordError, Trouble};
use rules::{
    BySociety, Deal, Empire, HouseRule, HouseRuleError, HouseRules, Loyalties, LoyaltySetup, Society, Tokens,
    TurnOrder, World,
};

/// True if a record was played by the rules of a pack. House rules in the record override the defaults of the
/// pack.
pub(crate) fn fits(record: &Record, pack: &Pack) -> bool {
    let digest = &record.header.digest;
    let rules = rules_of(&record.header, pack);
    rules.digest() == *digest || proposing(record, rules).is_some_and(|rules| rules.digest() == *digest)
}

/// The pack's rules with the record's house rules applied, to compare them with the rules kept in the record.
pub(crate) fn comparable(record: &Record, pack: &Pack) -> RulesData {
    let rules = rules_of(&record.header, pack);
    proposing(record, rules.clone()).unwrap_or(rules)
}

/// The pack's rules, including the cards that the header's house rules turn on.
pub(crate) fn rules_of(header: &Header, pack: &Pack) -> RulesData {
    let mut rules = pack.rules.raw.house.as_unwritten();
    for (rule, _, _) in rules.card_rules() {
        if let Some((_, value)) = header.house.iter().find(|(id, _)| id == rule.id()) {
            // An invalid value is reported after all rules are read; until then it counts as on.
            let set = rules.put(rule, value, &pack.rules.raw);
            let _ = set.or_else(|_| rules.put(rule, "on", &pack.rules.raw));
        }
    }
    pack.rules.with_house(&rules)
}

/// The pack's rules, with defaults from the rules kept in the record for those house rules that its header
/// sets. `None` if the kept rules cannot be read or do not match their digest.
fn proposing(record: &Record, mut rules: RulesData) -> Option<RulesData> {
    let header = &record.header;
    let own = RulesData::parse(&record.file, &header.rules).ok()?;
    if own.digest() != header.digest {
        return None;
    }
    let mut house = rules.raw.house;
    for (id, _) in &header.house {
        let rule = HouseRule::parse(id).ok()?;
        house.put(rule, &own.raw.house.get(rule, &own.raw), &rules.raw).ok()?;
    }
    rules.raw.house = house;
    Some(rules)
}

/// The setup, world and deal of a record that was played with `pack`.
///
/// # Errors
/// The error names the entry of the header that is not possible.
pub(crate) fn setup(record: &Record, pack: &Arc<Pack>) -> Result<(Setup, World, Deal), RecordError> {
    let header = &record.header;
    let mut setup = Setup {
        pack: Arc::clone(pack),
        seats: seats(record, pack)?,
        house: house_rules(record, pack)?,
        seed: header.seed,
        first: None,
        loyalties: None,
        order: None,
        plain: header.plain,
    };
    let world = setup.world().map_err(|e| record_error(record, "seats", e.to_string()))?;
    let first = Society::new(header.first).filter(|s| world.societies().any(|society| society == *s));
    let first = first.ok_or_else(|| {
        record_error(record, "first", "the first player is not one of the societies".into())
    })?;
    let loyalties = loyalties(record, &world)?;
    let order = TurnOrder::new(every_empire(record, &world, "order", &header.order)?);
    let deal = Deal { first, order, loyalties };
    deal.check(&world).map_err(|what| record_error(record, "seats", what.to_owned()))?;
    setup.first = Some(first);
    setup.loyalties = Some(loyalties);
    setup.order = Some(order);
    Ok((setup, world, deal))
}

fn record_error(record: &Record, key: &str, what: String) -> RecordError {
    record.error(key, Trouble::Setup(what))
}

pub(crate) fn house_rules(record: &Record, pack: &Pack) -> Result<HouseRules, RecordError> {
    // A record may leave out some house rules. They then have their general defaults, not those of the pack.
    let mut rules = pack.rules.raw.house.as_unwritten();
    for (id, value) in &record.header.house {
        rules.set(id, value, &pack.rules.raw).map_err(|e| {
            let (place, what) = (format!("house.{id}"), Trouble::Setup(e.to_string()));
            match e {
                HouseRuleError::Rule { .. } => record.key_error(&place, what),
                HouseRuleError::Value { .. } => record.error(&place, what),
            }
        })?;
    }
    Ok(rules)
}

pub(crate) fn seats(record: &Record, pack: &Pack) -> Result<Vec<SeatSetup>, RecordError> {
    let societies = pack.words.societies();
    let seat = |(i, entry): (usize, &record::SeatEntry)| {
        let society = societies.iter().position(|s| s.id == entry.society).ok_or_else(|| {
            let known: Vec<&str> = societies.iter().map(|s| s.id.as_str()).collect();
            let what = format!("the pack has no society \"{}\": {}", entry.society, known.join(", "));
            record_error(record, &format!("seats.{i}.society"), what)
        })?;
        let player = Player::parse(&entry.player)
            .map_err(|why| record_error(record, &format!("seats.{i}.player"), why.to_string()))?;
        let hidden = hidden(entry.hidden.as_deref())
            .map_err(|why| record_error(record, &format!("seats.{i}.hidden"), why))?;
        let seat = SeatSetup { society, player, hidden, name: None };
        Ok(seat.with_name(entry.name.as_deref().unwrap_or_default()))
    };
    record.header.seats.iter().enumerate().map(seat).collect()
}

/// Parses how much of a seat's player is hidden.
fn hidden(id: Option<&str>) -> Result<Hidden, String> {
    let Some(id) = id else { return Ok(Hidden::Nothing) };
    let [nothing, temper, level] = Hidden::ALL.map(Hidden::id);
    Hidden::from_id(id).ok_or_else(|| format!("\"{id}\" cannot be hidden: {nothing}, {temper} or {level}"))
}

/// The tokens of all societies: one for each slot, or only the first if the house rule for tokens is *dealt
/// Devout*.
fn loyalties(record: &Record, world: &World) -> Result<Loyalties, RecordError> {
    let dealt = world.house().loyalty == LoyaltySetup::DealtDevout;
    let mut loyalties = BySociety::all(Tokens::NONE);
    for ((i, society), entry) in world.societies().enumerate().zip(&record.header.seats) {
        let place = format!("seats.{i}.loyalty");
        let tokens = if dealt {
            let tokens = empires(record, world, &place, &entry.loyalty)?;
            if tokens.len() != 1 {
                let what =
                    format!("{} tokens are dealt here; with loyalty = dealt-devout it is one", tokens.len());
                return Err(record_error(record, &place, what));
            }
            tokens
        } else {
            every_empire(record, world, &place, &entry.loyalty)?
        };
        loyalties[society] = tokens.into_iter().collect();
    }
    Ok(loyalties)
}

/// The empires with these ids. `key` is the entry of the header that lists them, for messages.
fn empires(record: &Record, world: &World, key: &str, ids: &[String]) -> Result<Vec<Empire>, RecordError> {
    let empire = |(i, id): (usize, &String)| {
        world.parse_empire(id).map_err(|e| {
            let place = format!("{key}.{i}");
            record_error(record, if record.place(&place).is_some() { &place } else { key }, e.to_string())
        })
    };
    ids.iter().enumerate().map(empire).collect()
}

/// The empires with these ids, which must be all empires of the world, each exactly once.
fn every_empire(
    record: &Record,
    world: &World,
    key: &str,
    ids: &[String],
) -> Result<Vec<Empire>, RecordError> {
    let given = empires(record, world, key, ids)?;
    let all: Vec<Empire> = world.empires().collect();
    let missing: Vec<&str> = all.iter().filter(|e| !given.contains(e)).map(|e| world.empire_id(*e)).collect();
    let each = "every empire must be here exactly once";
    if !missing.is_empty() {
        return Err(record_error(record, key, format!("{} is missing: {each}", missing.join(", "))));
    }
    if given.len() > all.len() {
        let what = format!("there are {} empires here and {} in the match: {each}", given.len(), all.len());
        return Err(record_error(record, key, what));
    }
    Ok(given)
}
