//! `puzzles.toml`: positions from matches, each with a question that has one best answer.
//!
//! A pack does not inherit puzzles, because its regions or cards may differ. Each puzzle is played through when the
//! pack is read. Whether its answer is really the best is not checked.

use super::declared_ids::{Names, id};
use super::house_rules;
use crate::files::pack_layers::Layers;
use crate::files::read_error::ReadError;
use crate::size_limits::{ITEMS, PUZZLES};
use crate::toml::fault_collector::Faults;
use crate::toml::fault_report::Fault;
use crate::toml::key_declaration::{Choice, Field, Kind, Thing, choice, field};
use crate::toml::parse::parse;
use crate::toml::toml_reader::{Node, Table};
use rules::{
    Action, Deal, Empire, HouseRules, MAX_SOCIETIES, MIN_SOCIETIES, Raw, Region, Rng, Slot, Society, State,
    World,
};

/// The file with the puzzles.
pub const PUZZLES_FILE: &str = "puzzles.toml";

/// The highest difficulty of a puzzle. The lowest is 1.
pub const HARDEST: u8 = 3;

/// The largest seed of a puzzle, as of any match.
const LARGEST_SEED: i64 = (1 << 53) - 1;

/// The keys of `puzzles.toml`.
pub const FIELDS: &[Field] = &[field(
    "puzzles",
    Kind::List(&Kind::Table(PUZZLE), 0, PUZZLES),
    "The puzzles, in the order of the list. `whispers puzzle make` writes them.",
)];

const PUZZLE: &[Field] = &[
    field("id", Kind::Id, "Its id."),
    field("level", Kind::Whole(1, HARDEST as i64), "The difficulty: 1 easy, 2 medium, 3 hard."),
    field("goal", Kind::OneOf("goal", GOALS), "The goal."),
    field("empire", Kind::Name(Thing::Empire), "The empire of the goal.")
        .needed_where("`goal` is `region` or `cities`"),
    field("region", Kind::Name(Thing::Region), "The region of the goal.").needed_where("`goal` is `region`"),
    field("count", Kind::Whole(-99, 99), "The number of cities or points.")
        .needed_where("`goal` is `cities` or `points`"),
    field(
        "rival",
        Kind::Whole(1, MAX_SOCIETIES as i64),
        "The seat of the rival whose token to name, from 1.",
    )
    .needed_where("`goal` is `token`"),
    field("slot", Kind::Name(Thing::Slot), "The slot of that token.").needed_where("`goal` is `token`"),
    field(
        "societies",
        Kind::Whole(MIN_SOCIETIES as i64, MAX_SOCIETIES as i64),
        "The number of societies. The first ones of the manifest play.",
    ),
    field("house", Kind::House, "The house rules that differ from the pack's own. None by default.")
        .optional(),
    field("seed", Kind::Whole(0, LARGEST_SEED), "The seed of the match, for the deal and all draws."),
    field(
        "moves",
        Kind::List(&Kind::Text, 0, ITEMS),
        "The decisions that lead to the position, in notation. The next society to decide solves the \
         puzzle.",
    ),
    field(
        "answer",
        Kind::Text,
        "The one best answer: a decision in notation, or the id of an empire where `goal` is `token`.",
    ),
];

const GOALS: &[Choice] = &[
    choice("region", "The empire controls the region at the end of the position's turn.")
        .needs(&["empire", "region"]),
    choice("cities", "The empire controls this number of cities at the end of the position's turn.")
        .needs(&["empire", "count"]),
    choice("points", "The society has this number of points at the end of the position's turn.")
        .needs(&["count"]),
    choice("win", "The society wins the match by its last decisions, in as many hidden states as possible."),
    choice("token", "Name the token on a slot of a rival.").needs(&["rival", "slot"]),
    choice("best", "Find the best decision, as a deep search rates them."),
];

/// The goal of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The empire must control the region when the turn ends.
    Region(Empire, Region),
    /// The empire must control at least this number of cities when the turn ends.
    Cities(Empire, i32),
    /// The player's society must have at least this number of points when the turn ends.
    Points(i32),
    /// The player's society must win with its last decisions, for certain or as often as possible.
    Win,
    /// The player must name the loyalty token of this rival in this slot.
    Token(Society, Slot),
    /// The player must find the best decision.
    Best,
}

impl Goal {
    /// The word for this kind of goal in packs and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Region(..) => "region",
            Self::Cities(..) => "cities",
            Self::Points(_) => "points",
            Self::Win => "win",
            Self::Token(..) => "token",
            Self::Best => "best",
        }
    }
}

/// The answer to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The decision to take.
    Decision(Action),
    /// The empire on the loyalty token.
    Empire(Empire),
}

/// A position from a match, with a question about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The id of the puzzle, as in the pack's files.
    pub id: String,
    /// The difficulty of the puzzle, from 1 to [`HARDEST`].
    pub level: u8,
    /// The goal of the puzzle.
    pub goal: Goal,
    /// The number of societies in the match, which are the first ones of the pack.
    pub societies: usize,
    /// The house rules of the puzzle's match.
    pub house: HouseRules,
    /// The seed of the puzzle's match.
    pub seed: u64,
    /// The decisions from the start of the match to the position.
    pub moves: Vec<Action>,
    /// The best answer to the puzzle.
    pub answer: Answer,
}

/// Reads the puzzles of the pack itself. Called once the rest of the pack has no faults, because each puzzle is
/// played through.
pub(crate) fn read(layers: &Layers, faults: &Faults, names: &Names, raw: &Raw) -> Vec<Puzzle> {
    let source = match layers.own_source(PUZZLES_FILE) {
        Ok(source) => source,
        Err(ReadError::Missing) => return Vec::new(),
        Err(why) => {
            faults.add(match why {
                ReadError::NoText(fault) => *fault,
                other => Fault::for_file(PUZZLES_FILE, other.to_string()),
            });
            return Vec::new();
        }
    };
    let Some(root) = parse(&source, faults) else { return Vec::new() };
    let Some(node) = Table::top(&source, faults, &root, FIELDS).need("puzzles") else { return Vec::new() };
    let tables = node.list();
    node.count(tables.len(), "puzzles", "a pack");
    let (mut ids, mut worlds) = (Vec::new(), Vec::new());
    let mut puzzles = Vec::new();
    let mut unfit: Option<(Node<'_>, String)> = None;
    for table in tables.into_iter().take(PUZZLES).filter_map(|n| n.table()) {
        let id = id(table, &ids);
        ids.push(id.clone());
        match (Reading { table, names, raw, worlds: &mut worlds }.puzzle(id)) {
            Some(Ok(puzzle)) => puzzles.push(puzzle),
            // After a change of rules, an author need not fix all puzzles at once, so only one that does not fit is
            // reported.
            Some(Err(PuzzleFault(node, why))) => {
                unfit.get_or_insert((node, why));
            }
            None => {}
        }
    }
    if let Some((node, why)) = unfit {
        node.warn(format!("{why}; puzzles that do not fit the rules are left out"));
    }
    puzzles
}

/// A value of a puzzle that does not fit the rules, with the reason.
struct PuzzleFault<'a>(Node<'a>, String);

/// The data that is needed to read one puzzle.
struct Reading<'a, 'w> {
    table: Table<'a>,
    names: &'a Names,
    raw: &'a Raw,
    /// The worlds of earlier puzzles, for reuse: most puzzles have the same rules.
    worlds: &'w mut Vec<(usize, HouseRules, World)>,
}

impl<'a> Reading<'a, '_> {
    /// Reads the puzzle, or returns the value that does not fit the rules. `None` if the puzzle has other faults.
    fn puzzle(self, id: String) -> Option<Result<Puzzle, PuzzleFault<'a>>> {
        let Self { table, names, raw, .. } = self;
        let level = table.need("level").and_then(|n| n.whole());
        let count = || table.need("count").and_then(|n| n.whole::<i32>());
        let empire = || table.need("empire").and_then(|n| names.empire(n));
        let goal = table.choose("goal").and_then(|chosen| match chosen.name {
            "region" => Some(Goal::Region(empire()?, table.need("region").and_then(|n| names.region(n))?)),
            "cities" => Some(Goal::Cities(empire()?, count()?)),
            "points" => count().map(Goal::Points),
            "win" => Some(Goal::Win),
            "token" => token(table, raw),
            _ => Some(Goal::Best),
        });
        let societies: Option<usize> = table.need("societies").and_then(|n| n.whole());
        let seed = table.need("seed").and_then(|n| n.whole());
        let mut house = raw.house;
        if let Some(rules) = table.get("house").and_then(|n| n.table()) {
            house_rules::read_table(rules, raw, &mut house, |_, _| ());
        }
        let (moves, answer) = (table.need("moves"), table.need("answer"));
        let (level, goal, societies, seed) = (level?, goal?, societies?, seed?);
        let (moves, answer) = (moves?, answer?);
        let found = self.worlds.iter().position(|(n, rules, _)| (*n, rules) == (societies, &house));
        let at = match found {
            Some(at) => at,
            None => match World::new(raw, &house, societies) {
                Ok(world) => {
                    self.worlds.push((societies, house, world));
                    self.worlds.len() - 1
                }
                Err(faults) => {
                    let why = faults.first().map(|fault| fault.flaw.to_string()).unwrap_or_default();
                    return Some(Err(PuzzleFault(moves, format!("no match can be played this way: {why}"))));
                }
            },
        };
        let world = &self.worlds[at].2;
        let read = || {
            let (state, moves) = position(world, seed, moves)?;
            let answer = answered(world, &state, goal, answer)?;
            Ok(Puzzle { id, level, goal, societies, house, seed, moves, answer })
        };
        Some(read())
    }
}

/// Reads the goal of naming a rival's loyalty token.
fn token(table: Table<'_>, raw: &Raw) -> Option<Goal> {
    let rival: Option<usize> = table.need("rival").and_then(|n| n.whole());
    let slot = table.need("slot").and_then(|n| n.one_of("slot", raw.slots.iter().map(String::as_str)));
    Some(Goal::Token(Society::new(rival?.checked_sub(1)?)?, Slot::new(slot?)?))
}

/// The state after the listed decisions, and the decisions.
fn position<'a>(world: &World, seed: u64, node: Node<'a>) -> Result<(State, Vec<Action>), PuzzleFault<'a>> {
    let deal = Deal::random(world, &mut Rng::new(seed));
    let mut state = State::start(world, &deal, &mut ());
    let list = node.list();
    node.count(list.len(), "decisions", "a puzzle");
    let mut moves = Vec::new();
    for (number, node) in (1..).zip(list) {
        let text = node.text().unwrap_or_default();
        let action = world.parse_action(text).map_err(|why| PuzzleFault(node, why.to_string()))?;
        // Uses the same random streams as a match: one for each decision.
        let played = state.play(world, action, &mut Rng::stream(seed, number), &mut ());
        played.map_err(|why| PuzzleFault(node, format!("decision {number} cannot be taken: {why}")))?;
        moves.push(action);
    }
    if state.is_over() {
        return Err(PuzzleFault(node, "after these decisions the match is over".to_owned()));
    }
    Ok((state, moves))
}

/// Reads the answer to a puzzle, which must be possible in this state.
fn answered<'a>(world: &World, state: &State, goal: Goal, node: Node<'a>) -> Result<Answer, PuzzleFault<'a>> {
    let text = node.text().unwrap_or_default();
    if let Goal::Token(rival, slot) = goal {
        let hidden = world.societies().any(|s| s == rival)
            && state.mover() != Some(rival)
            && !state.is_revealed(rival, slot);
        if !hidden {
            let why = "the token to name must be a face-down token of a rival of the deciding society";
            return Err(PuzzleFault(node, why.to_owned()));
        }
        return world
            .parse_empire(text)
            .map(Answer::Empire)
            .map_err(|why| PuzzleFault(node, why.to_string()));
    }
    let action = world.parse_action(text).map_err(|why| PuzzleFault(node, why.to_string()))?;
    match state.refusal(world, action) {
        Some(why) => Err(PuzzleFault(node, format!("this cannot be decided in the position: {why}"))),
        None => Ok(Answer::Decision(action)),
    }
}
