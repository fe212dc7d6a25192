//! Targets that a step of a lesson points at: a part of the table, by a word and perhaps the id of what is meant.

use rules::{Card, Empire, ParseError, Phase, Position, Region, Slot, World, nearest};

/// A part of the table that a lesson points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    /// The whole map.
    Map,
    /// A region of the map.
    Region(Region),
    /// The council of an empire.
    Council(Empire),
    /// The number of banners left in an empire's supply.
    Supply(Empire),
    /// The number of cards left in its deck.
    Deck(Empire),
    /// The number of cities it controls.
    Cities(Empire),
    /// A position with what is printed on it.
    Position(Position),
    /// The place for an agent on a position.
    Agent(Position),
    /// A society's panel, by seat.
    Society(usize),
    /// All tokens of a society.
    Slots(usize),
    /// One of them.
    Slot(usize, Slot),
    /// The number of agents in a society's hand.
    Agents(usize),
    /// The number of cards of each deck in a rival's hand.
    Cards(usize),
    /// The mark of who goes first.
    First,
    /// The learner's score now.
    Score,
    /// A rival's open score now.
    Known(usize),
    /// The line of the round.
    Track,
    /// The number of the round.
    Round,
    /// A phase on that line.
    Phase(Phase),
    /// An empire's turn on that line.
    Turn(Empire),
    /// Where the round stands.
    Marker,
    /// The prompt for a decision.
    Prompt,
    /// The cards in hand.
    Hand,
    /// One of them.
    Card(Card),
    /// The log of the match.
    Log,
    /// The sheet on which two tokens are exchanged.
    Exchange,
    /// One of the buttons above.
    Button(Button),
}

/// The buttons that a lesson points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Button {
    /// Help with a decision.
    Hint,
    /// The notes on rivals' tokens.
    Suspicions,
    /// The button that replays the last step.
    StepBack,
    /// Take a decision back.
    Undo,
    /// The menu for everything else.
    Menu,
}

/// The words that points begin with, and what stands behind each.
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

/// The phases by the words that points call them.
const PHASES: [(&str, Phase); 4] = [
    ("retrieve", Phase::Retrieve),
    ("deploy", Phase::Deploy),
    ("cleanup", Phase::Cleanup),
    ("loyalty", Phase::Loyalty),
];

impl Point {
    /// Reads a point of a match in which these societies sit, by their ids.
    ///
    /// # Errors
    /// The unreadable part, with the right form.
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
            // Every word of the list has its arm above.
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
