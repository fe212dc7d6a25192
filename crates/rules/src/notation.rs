//! Notation: actions and chance outcomes as short texts with the pack's ids, for records, the protocol and tests.
//! Parsing the notation of a value gives the same value.

use std::fmt;

use crate::action::Action;
use crate::chance_sources::Outcome;
use crate::ids::{Card, Empire, Line, MAX_LINES, Office, Position, Region, Slot};
use crate::raw::ability::Use;
use crate::state::deal::TurnOrder;
use crate::world::World;

/// The error for text that is not valid notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot read \"{text}\": {why}")]
pub struct ParseError {
    /// The whole text that could not be parsed.
    pub text: String,
    /// Why the text could not be parsed.
    pub why: ParseErrorKind,
}

/// The reason why text in notation cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// The first word is not a verb of the notation.
    Verb {
        /// The first word of the text.
        given: String,
        /// The most similar verb, if one is similar enough to be meant.
        nearest: Option<String>,
    },
    /// The words after the verb do not match any of these forms. Placeholders are in capital letters.
    Form(&'static [&'static str]),
    /// The pack has nothing with this id.
    Name {
        /// The kind of thing that was expected, such as "empire" or "region".
        kind: &'static str,
        /// The id in the text.
        given: String,
        /// The most similar id of this kind, if one is similar enough to be meant.
        nearest: Option<String>,
    },
    /// This text should be a number from 1 to the given maximum, but is not.
    Number(String, u8),
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nearest = match self {
            Self::Verb { given, nearest } => {
                write!(f, "\"{given}\" is not a kind of action")?;
                nearest
            }
            Self::Form([forms @ .., last]) if !forms.is_empty() => {
                return write!(f, "it should be like \"{} or {last}\"", forms.join(", "));
            }
            Self::Form(forms) => return write!(f, "it should be like \"{}\"", forms.concat()),
            Self::Name { kind, given, nearest } => {
                write!(f, "there is no {kind} \"{given}\"")?;
                nearest
            }
            Self::Number(given, most) => return write!(f, "\"{given}\" is not a number from 1 to {most}"),
        };
        match nearest {
            Some(near) => write!(f, "; did you mean \"{near}\"?"),
            None => Ok(()),
        }
    }
}

/// The verbs of the notation, each with the forms of the text that it can begin.
const FORMS: [(&str, &[&str]); 23] = [
    ("accept", &["accept"]),
    ("act", &["act 1"]),
    ("attack", &["attack REGION>REGION x3"]),
    (
        "choose",
        &[
            "choose EMPIRE",
            "choose EMPIRE.POSITION",
            "choose region REGION",
            "choose region REGION x2",
            "choose REGION>REGION x2",
        ],
    ),
    ("decline", &["decline"]),
    ("deploy", &["deploy EMPIRE.POSITION", "deploy region REGION"]),
    ("discard", &["discard EMPIRE+EMPIRE"]),
    ("done", &["done"]),
    ("drawn", &["drawn EMPIRE+EMPIRE"]),
    ("exchange", &["exchange EMPIRE EMPIRE"]),
    ("follow", &["follow"]),
    ("half", &["half 1", "half 2"]),
    ("keep", &["keep"]),
    ("kill", &["kill REGION"]),
    ("lay", &["lay EMPIRE"]),
    ("offer", &["offer EMPIRE:OFFER"]),
    ("order", &[ORDER]),
    ("pass", &["pass"]),
    ("place", &["place REGION"]),
    ("play", &["play EMPIRE+EMPIRE 1", "play EMPIRE+EMPIRE 3 pay EMPIRE+EMPIRE"]),
    ("retrieve", &["retrieve EMPIRE.POSITION", "retrieve region REGION"]),
    ("swap", &["swap POSITION"]),
    ("tie", &["tie 1 of 2"]),
];

/// The form of a turn order in notation.
const ORDER: &str = "order EMPIRE EMPIRE … with every empire once";

/// The symbol in place of a partner's id, in the notation of a wild card. No id can be `*`.
const WILD: &str = "*";

impl World {
    /// The id of an empire.
    pub fn empire_id(&self, empire: Empire) -> &str {
        self.names.empires.get(empire.index()).map_or("?", String::as_str)
    }

    /// The id of a region.
    pub fn region_id(&self, region: Region) -> &str {
        self.names.regions.get(region.index()).map_or("?", String::as_str)
    }

    /// The number of a region on the printed board.
    pub fn region_number(&self, region: Region) -> u32 {
        self.names.numbers.get(region.index()).copied().unwrap_or(0)
    }

    /// The id of a council position.
    pub fn office_id(&self, office: Office) -> &str {
        self.names.offices.get(office.index()).map_or("?", String::as_str)
    }

    /// The id of a loyalty slot.
    pub fn slot_id(&self, slot: Slot) -> &str {
        self.names.slots.get(slot.index()).map_or("?", String::as_str)
    }

    /// A council position in notation: `bear.steward`.
    pub fn position_id(&self, position: Position) -> String {
        format!("{}.{}", self.empire_id(position.empire()), self.office_id(position.office()))
    }

    /// A card in notation: `bear+lion` (the deck's empire first), `bear+*` for a wild card, or `bear:its-id` for an
    /// offer or event.
    pub fn card_id(&self, card: Card) -> String {
        if let Some(id) = self.further_id(card) {
            return format!("{}:{id}", self.empire_id(card.deck()));
        }
        if card.is_wild() {
            return format!("{}+{WILD}", self.empire_id(card.deck()));
        }
        format!("{}+{}", self.empire_id(card.deck()), self.empire_id(card.partner()))
    }

    /// An action in notation.
    pub fn notation(&self, action: Action) -> String {
        let region = |r| self.region_id(r);
        match action {
            Action::Lay(e) => format!("lay {}", self.empire_id(e)),
            Action::RetrievePosition(s) => format!("retrieve {}", self.position_id(s)),
            Action::RetrieveRegion(r) => format!("retrieve region {}", region(r)),
            Action::DeployPosition(s) => format!("deploy {}", self.position_id(s)),
            Action::DeployRegion(r) => format!("deploy region {}", region(r)),
            Action::Act(line) => format!("act {}", line.index() + 1),
            Action::Swap(p) => format!("swap {}", self.office_id(p)),
            Action::Attack { from, to, banners } => {
                format!("attack {}>{} x{banners}", region(from), region(to))
            }
            Action::Play { card, using, pay } => {
                let paid = pay.map_or(String::new(), |p| format!(" pay {}", self.card_id(p)));
                format!("play {} {}{paid}", self.card_id(card), using.number())
            }
            Action::ChooseEmpire(e) => format!("choose {}", self.empire_id(e)),
            Action::ChoosePosition(s) => format!("choose {}", self.position_id(s)),
            Action::ChooseRegion(r) => format!("choose region {}", region(r)),
            Action::ChooseSome { region: r, banners } => format!("choose region {} x{banners}", region(r)),
            Action::ChooseMove { from, to, banners } => {
                format!("choose {}>{} x{banners}", region(from), region(to))
            }
            Action::Place(r) => format!("place {}", region(r)),
            Action::Kill(r) => format!("kill {}", region(r)),
            Action::Done => "done".into(),
            Action::Pass => "pass".into(),
            Action::Discard(c) => format!("discard {}", self.card_id(c)),
            Action::Keep => "keep".into(),
            Action::Offer(card) => format!("offer {}", self.card_id(card)),
            Action::Accept => "accept".into(),
            Action::Decline => "decline".into(),
            Action::Half(half) => format!("half {}", half + 1),
            Action::Follow => "follow".into(),
            Action::Exchange(a, b) => format!("exchange {} {}", self.empire_id(a), self.empire_id(b)),
        }
    }

    /// The notation of a chance outcome, such as `drawn bear+lion`.
    pub fn outcome_notation(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Card(card) => format!("drawn {}", self.card_id(card)),
            Outcome::Order(order) => {
                let ids: Vec<&str> = order.empires(self).map(|e| self.empire_id(e)).collect();
                format!("order {}", ids.join(" "))
            }
            Outcome::Tie { picked, of } => format!("tie {} of {of}", picked + 1),
        }
    }

    /// Parses an action. A region may be given by id or by number. Spaces separate the words.
    ///
    /// # Errors
    /// Returns the part that cannot be parsed, and the most similar existing name.
    pub fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let action = self.action(&words).map_err(|why| match why {
            // The error shows the form of the whole action, not only of a part.
            ParseErrorKind::Form(_) => bad_form(&words),
            other => other,
        });
        action.map_err(|why| ParseError { text: text.trim().into(), why })
    }

    /// Parses a chance outcome, such as `drawn bear+lion`.
    ///
    /// # Errors
    /// Returns the part that cannot be parsed, and the most similar existing name.
    pub fn parse_outcome(&self, text: &str) -> Result<Outcome, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let outcome = match words.as_slice() {
            ["drawn", card] => self.card(card).map(Outcome::Card),
            ["order", ids @ ..] => self.turn_order(ids).map(Outcome::Order),
            ["tie", picked, "of", of] => tie(picked, of).ok_or_else(|| bad_form(&words)),
            _ => Err(bad_form(&words)),
        };
        outcome.map_err(|why| ParseError { text: text.trim().into(), why })
    }

    /// Parses the id of an empire.
    ///
    /// # Errors
    /// Fails if there is no such empire. The error names the most similar id.
    pub fn parse_empire(&self, id: &str) -> Result<Empire, ParseError> {
        self.empire(id).map_err(|why| ParseError { text: id.into(), why })
    }

    /// Parses the id or the number of a region.
    ///
    /// # Errors
    /// Fails if there is no such region. The error names the most similar id.
    pub fn parse_region(&self, id: &str) -> Result<Region, ParseError> {
        self.region(id).map_err(|why| ParseError { text: id.into(), why })
    }

    /// Parses a council position, such as `bear.steward`.
    ///
    /// # Errors
    /// Fails if there is no such position. The error names the most similar id.
    pub fn parse_position(&self, id: &str) -> Result<Position, ParseError> {
        self.position(id).map_err(|why| ParseError { text: id.into(), why })
    }

    /// Parses a card, such as `bear+lion`.
    ///
    /// # Errors
    /// Fails if there is no such card.
    pub fn parse_card(&self, id: &str) -> Result<Card, ParseError> {
        self.card(id).map_err(|why| ParseError { text: id.into(), why })
    }

    /// Parses a turn order. `ids` are the ids of all empires in the order in which they act.
    ///
    /// # Errors
    /// Fails unless each empire is named exactly once.
    pub fn parse_order(&self, ids: &[&str]) -> Result<TurnOrder, ParseError> {
        self.turn_order(ids).map_err(|why| ParseError { text: ids.join(" "), why })
    }

    fn action(&self, words: &[&str]) -> Result<Action, ParseErrorKind> {
        Ok(match words {
            ["lay", e] => Action::Lay(self.empire(e)?),
            ["retrieve", "region", r] => Action::RetrieveRegion(self.region(r)?),
            ["retrieve", s] => Action::RetrievePosition(self.position(s)?),
            ["deploy", "region", r] => Action::DeployRegion(self.region(r)?),
            ["deploy", s] => Action::DeployPosition(self.position(s)?),
            ["act", n] => Action::Act(line(n)?),
            ["swap", p] => Action::Swap(self.office(p)?),
            ["attack", way, n] if way.contains('>') => {
                let (from, to) = self.way(way)?;
                Action::Attack { from, to, banners: times(n)? }
            }
            ["play", card, "1"] => Action::Play { card: self.card(card)?, using: Use::Alone, pay: None },
            ["play", card, using @ ("2" | "3"), "pay", paid] => Action::Play {
                card: self.card(card)?,
                using: if *using == "2" { Use::Double } else { Use::Paired },
                pay: Some(self.card(paid)?),
            },
            ["choose", "region", r] => Action::ChooseRegion(self.region(r)?),
            ["choose", "region", r, n] => Action::ChooseSome { region: self.region(r)?, banners: times(n)? },
            ["choose", way, n] if way.contains('>') => {
                let (from, to) = self.way(way)?;
                Action::ChooseMove { from, to, banners: times(n)? }
            }
            ["choose", position] if position.contains('.') => {
                Action::ChoosePosition(self.position(position)?)
            }
            ["choose", e] => Action::ChooseEmpire(self.empire(e)?),
            ["place", r] => Action::Place(self.region(r)?),
            ["kill", r] => Action::Kill(self.region(r)?),
            ["done"] => Action::Done,
            ["pass"] => Action::Pass,
            ["discard", card] => Action::Discard(self.card(card)?),
            ["keep"] => Action::Keep,
            ["offer", card] => Action::Offer(self.card(card)?),
            ["accept"] => Action::Accept,
            ["decline"] => Action::Decline,
            ["follow"] => Action::Follow,
            ["half", "1"] => Action::Half(0),
            ["half", "2"] => Action::Half(1),
            ["exchange", a, b] => {
                let (a, b) = (self.empire(a)?, self.empire(b)?);
                if a == b {
                    return Err(bad_form(words));
                }
                Action::Exchange(a.min(b), a.max(b))
            }
            _ => return Err(bad_form(words)),
        })
    }

    fn empire(&self, id: &str) -> Result<Empire, ParseErrorKind> {
        let found = self.empires().find(|e| self.empire_id(*e) == id);
        found.ok_or_else(|| unknown("empire", id, &self.names.empires))
    }

    fn region(&self, id: &str) -> Result<Region, ParseErrorKind> {
        let number = id.parse::<u32>().ok();
        let same = |r: &Region| self.region_id(*r) == id || Some(self.region_number(*r)) == number;
        self.regions().find(same).ok_or_else(|| unknown("region", id, &self.names.regions))
    }

    fn office(&self, id: &str) -> Result<Office, ParseErrorKind> {
        let found = Office::first(self.names.offices.len()).find(|p| self.office_id(*p) == id);
        found.ok_or_else(|| unknown("position", id, &self.names.offices))
    }

    fn position(&self, id: &str) -> Result<Position, ParseErrorKind> {
        let Some((empire, office)) = id.split_once('.') else {
            return Err(ParseErrorKind::Form(&["EMPIRE.POSITION"]));
        };
        let position = Position::new(self.empire(empire)?, self.office(office)?);
        if self.positions().has(position) { Ok(position) } else { Err(unknown("position", id, &[])) }
    }

    fn card(&self, id: &str) -> Result<Card, ParseErrorKind> {
        if let Some((deck, id)) = id.split_once(':') {
            return self.further_card(self.empire(deck)?, id);
        }
        let Some((deck, partner)) = id.split_once('+') else {
            return Err(ParseErrorKind::Form(&["EMPIRE+EMPIRE"]));
        };
        let deck = self.empire(deck)?;
        let card = match partner {
            WILD => Card::wild(deck),
            id => Card::new(deck, self.empire(id)?),
        };
        if self.decks.count(card) > 0 { Ok(card) } else { Err(unknown("card", id, &[])) }
    }

    /// The id of an offer or event card; `None` for all other cards.
    fn further_id(&self, card: Card) -> Option<&str> {
        let event = self.event_of(card).and_then(|e| Some(self.events().get(e)?.id.as_str()));
        event.or_else(|| Some(self.offer(card)?.id.as_str()))
    }

    fn further_card(&self, deck: Empire, id: &str) -> Result<Card, ParseErrorKind> {
        let mut cards = self.decks[deck].singles(deck);
        cards.clone().find(|card| self.further_id(*card) == Some(id)).ok_or_else(|| {
            let ids: Vec<String> =
                cards.by_ref().filter_map(|card| self.further_id(card)).map(String::from).collect();
            unknown("card", id, &ids)
        })
    }

    fn way(&self, way: &str) -> Result<(Region, Region), ParseErrorKind> {
        let Some((from, to)) = way.split_once('>') else {
            return Err(ParseErrorKind::Form(&["REGION>REGION"]));
        };
        Ok((self.region(from)?, self.region(to)?))
    }

    fn turn_order(&self, ids: &[&str]) -> Result<TurnOrder, ParseErrorKind> {
        let empires = ids.iter().map(|id| self.empire(id)).collect::<Result<Vec<_>, _>>()?;
        let mut sorted = empires.clone();
        sorted.sort();
        if sorted.into_iter().eq(self.empires()) {
            Ok(TurnOrder::new(empires))
        } else {
            Err(ParseErrorKind::Form(&[ORDER]))
        }
    }
}

fn line(text: &str) -> Result<Line, ParseErrorKind> {
    let number = text.parse::<usize>().ok().filter(|n| (1..=MAX_LINES).contains(n));
    number.and_then(|n| Line::new(n - 1)).ok_or_else(|| ParseErrorKind::Number(text.into(), MAX_LINES as u8))
}

fn tie(picked: &str, of: &str) -> Option<Outcome> {
    let of: u8 = of.parse().ok().filter(|of| *of > 1)?;
    let picked: u8 = picked.parse().ok().filter(|picked| (1..=of).contains(picked))?;
    Some(Outcome::Tie { picked: picked - 1, of })
}

/// The largest number of banners that the parser accepts in an action.
const MOST_BANNERS: u8 = 99;

fn times(text: &str) -> Result<u8, ParseErrorKind> {
    let number =
        text.strip_prefix('x').and_then(|n| n.parse().ok()).filter(|n| (1..=MOST_BANNERS).contains(n));
    number.ok_or_else(|| ParseErrorKind::Number(text.into(), MOST_BANNERS))
}

fn unknown(kind: &'static str, given: &str, names: &[String]) -> ParseErrorKind {
    ParseErrorKind::Name {
        kind,
        given: given.into(),
        nearest: nearest(given, names.iter().map(String::as_str)),
    }
}

fn bad_form(words: &[&str]) -> ParseErrorKind {
    let verb = words.first().copied().unwrap_or("");
    match FORMS.iter().find(|(v, _)| *v == verb) {
        Some((_, forms)) => ParseErrorKind::Form(forms),
        None => {
            ParseErrorKind::Verb { given: verb.into(), nearest: nearest(verb, FORMS.iter().map(|(v, _)| *v)) }
        }
    }
}

/// The name most similar to `given`; `None` if no name is similar enough to be a likely typing mistake.
pub fn nearest<'a>(given: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    /// Names and inputs with more bytes than this are not compared: they are hardly typing mistakes, and comparing is
    /// slow.
    const LONGEST: usize = 60;
    if given.len() > LONGEST {
        return None;
    }
    let names = names.filter(|name| name.len() <= LONGEST);
    let score = |name: &str| strsim::damerau_levenshtein(given, name);
    let near = names.map(|name| (score(name), name)).min()?;
    (near.0 <= 1 + given.chars().count() / 3).then(|| near.1.to_owned())
}
