//! The parts of the table that a step of a lesson can point at. Each is written as a word and perhaps an id.

use rules::{Card, Empire, ParseError, Phase, Position, Region, Slot, World, nearest};

/// A part of the table that a step of a lesson points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    /// The whole map.
    Map,
    /// A region of the map.
    Region(Region),
    /// The council of an empire.
    Council(Empire),
    /// The number of banners left in this empire's supply.
    Supply(Empire),
    /// The number of cards left in this empire's deck.
    Deck(Empire),
    /// The number of cities that this empire controls.
    Cities(Empire),
    /// A council position, with the actions printed on it.
    Position(Position),
    /// The spot for an agent on a council position.
    Agent(Position),
    /// The panel of the society in this seat.
    Society(usize),
    /// All loyalty tokens of the society in this seat.
    Slots(usize),
    /// The loyalty token in one slot of the society in this seat.
    Slot(usize, Slot),
    /// The number of agents in hand of the society in this seat.
    Agents(usize),
    /// The number of cards from each deck that the rival in this seat holds.
    Cards(usize),
    /// The marker of the society that goes first.
    First,
    /// The learner's current score.
    Score,
    /// The current score of the rival in this seat, as far as it is public.
    Known(usize),
    /// The bar that shows the round.
    Track,
    /// The number of the current round.
    Round,
    /// A phase on the bar that shows the round.
    Phase(Phase),
    /// An empire's turn on the bar that shows the round.
    Turn(Empire),
    /// The marker of the current position on the bar that shows the round.
    Marker,
    /// The prompt for a decision.
    Prompt,
    /// The cards in the learner's hand.
    Hand,
    /// One card in the learner's hand.
    Card(Card),
    /// The log of the match.
    Log,
    /// The panel on which the player chooses two loyalty tokens to exchange.
    Exchange,
    /// A button at the top of the table.
    Button(Button),
}

/// A button that a lesson can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Button {
    /// The button that gives help with a decision.
    Hint,
    /// The button that shows the notes on rivals' loyalty tokens.
    Suspicions,
    /// The button that replays the last step.
    StepBack,
    /// The button that undoes a decision.
    Undo,
    /// The button that opens the menu.
    Menu,
}

/// The first word of each target as written, and a placeholder for the ids after it.
pub const POINTS: [(&str, &str); 31] = [
    ("map", ""),
    ("region", "REGION"),
    ("council", "EMPIRE"),
    ("supply", "EMPIRE"),
    ("deck", "EMPIRE"),
    ("cities", "EMPIRE"),
    ("position", "EMPIRE.POSITION"),
    ("agent", "EMPIRE.POSITION"),
    ("society", "SOCIETY"),
    ("slots", "SOCIETY"),
    ("slot", "SOCIETY SLOT"),
    ("agents", "SOCIETY"),
    ("cards", "SOCIETY"),
    ("first", ""),
    ("score", ""),
    ("known", "SOCIETY"),
    ("track", ""),
    ("round", ""),
    ("phase", "PHASE"),
    ("turn", "EMPIRE"),
    ("marker", ""),
    ("prompt", ""),
    ("hand", ""),
    ("card", "EMPIRE+EMPIRE"),
    ("log", ""),
    ("exchange", ""),
    ("hint", ""),
    ("suspicions", ""),
    ("step-back", ""),
    ("undo", ""),
    ("menu", ""),
];

/// The phases of a round, by their names in a pack's files.
const PHASES: [(&str, Phase); 4] = [
    ("retrieve", Phase::Retrieve),
    ("deploy", Phase::Deploy),
    ("cleanup", Phase::Cleanup),
    ("loyalty", Phase::Loyalty),
];

impl Point {
    /// Parses a target in a match with these societies, given by id.
    ///
    /// # Errors
    /// Returns the part that cannot be parsed, and the expected form.
    pub fn parse(world: &World, seats: &[String], text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let first = words.first().copied().unwrap_or_default();
        let Some((_, behind)) = POINTS.iter().find(|(word, _)| *word == first) else {
            return Err(unknown("part of the table", first, POINTS.iter().map(|(word, _)| *word)));
        };
        if words.len() - 1 != behind.split_whitespace().count() {
            return Err(format!("\"{text}\" should be \"{}\"", format!("{first} {behind}").trim()));
        }
        let said = |error: ParseError| error.to_string();
        let empire = |id: &str| world.parse_empire(id).map_err(said);
        let seat = |id: &str| {
            let found = seats.iter().position(|seat| seat == id);
            found.ok_or_else(|| unknown("society at the table", id, seats.iter().map(String::as_str)))
        };
        let position = |id: &str| world.parse_position(id).map_err(said);
        Ok(match words.as_slice() {
            ["map"] => Self::Map,
            ["region", id] => Self::Region(world.parse_region(id).map_err(said)?),
            ["council", id] => Self::Council(empire(id)?),
            ["supply", id] => Self::Supply(empire(id)?),
            ["deck", id] => Self::Deck(empire(id)?),
            ["cities", id] => Self::Cities(empire(id)?),
            ["position", id] => Self::Position(position(id)?),
            ["agent", id] => Self::Agent(position(id)?),
            ["society", id] => Self::Society(seat(id)?),
            ["slots", id] => Self::Slots(seat(id)?),
            ["slot", id, slot] => {
                let found = world.slots().find(|s| world.slot_id(*s) == *slot);
                let ids = world.slots().map(|s| world.slot_id(s));
                Self::Slot(seat(id)?, found.ok_or_else(|| unknown("slot", slot, ids))?)
            }
            ["agents", id] => Self::Agents(seat(id)?),
            ["cards", id] => Self::Cards(seat(id)?),
            ["first"] => Self::First,
            ["score"] => Self::Score,
            ["known", id] => Self::Known(seat(id)?),
            ["track"] => Self::Track,
            ["round"] => Self::Round,
            ["phase", id] => {
                let found = PHASES.iter().find(|(word, _)| word == id);
                let words = PHASES.iter().map(|(word, _)| *word);
                Self::Phase(found.ok_or_else(|| unknown("phase", id, words))?.1)
            }
            ["turn", id] => Self::Turn(empire(id)?),
            ["marker"] => Self::Marker,
            ["prompt"] => Self::Prompt,
            ["hand"] => Self::Hand,
            ["card", id] => Self::Card(world.parse_card(id).map_err(said)?),
            ["log"] => Self::Log,
            ["exchange"] => Self::Exchange,
            ["hint"] => Self::Button(Button::Hint),
            ["suspicions"] => Self::Button(Button::Suspicions),
            ["step-back"] => Self::Button(Button::StepBack),
            ["undo"] => Self::Button(Button::Undo),
            ["menu"] => Self::Button(Button::Menu),
            // All words of `POINTS` are handled above.
            _ => return Err(unknown("part of the table", first, POINTS.iter().map(|(word, _)| *word))),
        })
    }
}

fn unknown<'a>(what: &str, given: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
    match nearest(given, known.clone()) {
        Some(near) => format!("there is no {what} \"{given}\"; did you mean \"{near}\"?"),
        None => {
            let known: Vec<&str> = known.collect();
            format!("there is no {what} \"{given}\"; there are {}", known.join(", "))
        }
    }
}
