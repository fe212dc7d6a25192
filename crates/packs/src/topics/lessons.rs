//! `lessons.toml` lists the lessons in order. Each lesson has its own file, with its match, deal and steps. Their
//! texts are in `lessons/text`.

use std::collections::HashMap;

use super::declared_ids::Names;
use super::house_rules;
use crate::files::pack_layers::Layers;
use crate::files::read_error::ReadError;
use crate::lessons::lesson::{Lesson, LessonStep, LessonTask, RecordedDecision};
use crate::lessons::lesson_replay_check::rehearse;
use crate::lessons::pointing_target::Point;
use crate::size_limits::{LESSON_MOVES, LESSON_STEPS, LESSONS};
use crate::toml::fault_collector::Faults;
use crate::toml::fault_report::Fault;
use crate::toml::key_declaration::{ANY_NUMBER, Choice, Field, Kind, Thing, choice, field};
use crate::toml::parse::parse;
use crate::toml::toml_reader::{Node, Table};
use crate::topics::declared_ids::new_id;
use rules::{BySociety, Deal, Raw, Rng, Society, Tokens, World, is_id};
use text::number_formatting::counted;

/// The file that lists the lessons.
pub const LESSONS_FILE: &str = "lessons.toml";

/// The keys of `lessons.toml`.
pub(crate) const FILE: &[Field] = &[field(
    "lessons",
    Kind::List(&Kind::Id, 1, LESSONS),
    "The ids of the lessons, in the order of the list. Each has a file `lessons/ID.toml`.",
)];

/// The keys of a lesson's own file.
pub(crate) const LESSON: &[Field] = &[
    field(
        "societies",
        Kind::List(&Kind::Name(Thing::Society), 2, 4),
        "The societies at the table, in seat order.",
    ),
    field("learner", Kind::Name(Thing::Society), "The learner's society."),
    field("first", Kind::Name(Thing::Society), "The first player of the first round."),
    field(
        "loyalty",
        Kind::ById(Thing::Society, &Kind::List(&Kind::Name(Thing::Empire), 1, ANY_NUMBER)),
        "The tokens of each society, in slot order.",
    ),
    field(
        "house",
        Kind::House,
        "The house rules of the match that differ from the pack's own. None by default.",
    )
    .optional(),
    field(
        "from",
        Kind::Whole(0, LESSON_MOVES as i64),
        "The number of decisions taken before the lesson begins. None by default.",
    )
    .optional(),
    field(
        "moves",
        Kind::ById(Thing::Decision, &Kind::Any),
        "The decisions of the match, numbered from 1, as the part `moves` of a saved match.",
    ),
    field("steps", Kind::List(&Kind::Table(STEP), 1, LESSON_STEPS), "The steps of the lesson."),
];

const STEP: &[Field] = &[
    field("id", Kind::Id, "Its id, used by the text files."),
    field(
        "points",
        Kind::List(&Kind::Text, 0, 8),
        "The things to point at: \"region oxmoor\", \"agent bear.steward\", \"score\".",
    )
    .optional(),
    field(
        "plays",
        Kind::Whole(1, LESSON_MOVES as i64),
        "The number of recorded decisions that play automatically when the step begins. None by default.",
    )
    .optional(),
    field(
        "does",
        Kind::List(&Kind::Text, 1, 30),
        "The decisions that complete the step, in notation. One of them is the recorded decision.",
    )
    .optional(),
    field(
        "any",
        Kind::OneOf("kind of decision", VERBS),
        "Instead of `does`: any legal decision of a kind completes the step.",
    )
    .optional(),
    field("times", Kind::Whole(1, 20), "The number of such decisions. One by default.").optional(),
    field("guess", Kind::Name(Thing::Empire), "Instead of `does`: the empire to name, out of `among`.")
        .optional(),
    field(
        "among",
        Kind::List(&Kind::Name(Thing::Empire), 2, ANY_NUMBER),
        "The empires to choose from. All by default.",
    )
    .optional(),
];

const VERBS: &[Choice] = &[
    choice("deploy", "Placing an agent."),
    choice("retrieve", "Taking an agent back."),
    choice("act", "Taking one of the printed actions."),
    choice("attack", "Declaring an attack."),
    choice("place", "Putting a banner into a region."),
    choice("play", "Playing a card."),
    choice("choose", "Choosing what a card is for."),
    choice("discard", "Discarding a card."),
    choice("exchange", "Exchanging two tokens."),
];

/// The data that is needed to read lessons.
pub(crate) struct LessonInputs<'a> {
    pub layers: &'a Layers,
    pub raw: &'a Raw,
    pub names: &'a Names,
    /// The ids of the pack's societies.
    pub societies: &'a [String],
    pub faults: &'a Faults,
}

/// Reads all lessons, once the rest of the pack has no faults. Also returns how many inherited lessons were left out
/// because they do not fit the changes of this pack.
pub(crate) fn read(inputs: &LessonInputs<'_>) -> (Vec<Lesson>, usize) {
    let none = (Vec::new(), 0);
    let source = match inputs.layers.source(LESSONS_FILE) {
        Err(ReadError::Missing) => return none,
        Err(ReadError::NoText(fault)) => {
            inputs.faults.add(*fault);
            return none;
        }
        Err(why) => {
            inputs.faults.add(Fault::for_file(LESSONS_FILE, why.to_string()));
            return none;
        }
        Ok(source) => source,
    };
    let Some(root) = parse(&source, inputs.faults) else { return none };
    let top = Table::top(&source, inputs.faults, &root, FILE);
    let Some(list) = top.need("lessons") else { return none };
    let nodes = list.list();
    list.count(nodes.len(), "lessons", "a pack");
    let mut ids: Vec<String> = Vec::new();
    let (mut lessons, mut left_out) = (Vec::new(), 0);
    for node in nodes.into_iter().take(LESSONS) {
        let id = new_id(node, &ids);
        if !is_id(&id) {
            continue;
        }
        ids.push(id.clone());
        let inherited = top.inherits(&node.span());
        let lesson = one(inputs, node, &id, inherited);
        left_out += usize::from(inherited && lesson.is_none());
        lessons.extend(lesson);
    }
    (lessons, left_out)
}

/// Reads a lesson. `node` is the value that names it in `lessons.toml`.
fn one(inputs: &LessonInputs<'_>, node: Node<'_>, id: &str, inherited: bool) -> Option<Lesson> {
    let path = format!("lessons/{id}.toml");
    let source = match inputs.layers.source(&path) {
        Ok(source) => source,
        Err(ReadError::NoText(fault)) => {
            inputs.faults.add(*fault);
            return None;
        }
        Err(why) => {
            node.fault(format!(
                "the lesson \"{id}\" belongs in {path}: {}",
                inputs.layers.explain_error(&path, &why)
            ));
            return None;
        }
    };
    let scratch = Faults::default();
    let root = parse(&source, &scratch);
    let lesson =
        root.as_ref().and_then(|root| lesson(inputs, Table::top(&source, &scratch, root, LESSON), id));
    if !scratch.is_empty() && inherited && source.layers().all(|layer| layer.name != source.name) {
        return None;
    }
    let sound = scratch.is_empty();
    inputs.faults.absorb(scratch);
    lesson.filter(|_| sound)
}

fn lesson(inputs: &LessonInputs<'_>, top: Table<'_>, id: &str) -> Option<Lesson> {
    let society = |node: Node<'_>| node.one_of("society", inputs.societies.iter().map(String::as_str));
    let chosen = top.need("societies")?;
    let nodes = chosen.list();
    chosen.count(nodes.len(), "societies", "a lesson");
    let seats: Vec<usize> = nodes.into_iter().map(society).collect::<Option<_>>()?;
    let ids: Vec<String> = seats.iter().filter_map(|seat| inputs.societies.get(*seat).cloned()).collect();
    let mut once = seats.clone();
    once.sort_unstable();
    once.dedup();
    if once.len() != seats.len() {
        chosen.fault("each society can sit at the table only once");
        return None;
    }
    let seat = |key: &str| {
        let node = top.need(key)?;
        Society::new(node.one_of("society at the table", ids.iter().map(String::as_str))?)
    };
    let (learner, first) = (seat("learner")?, seat("first")?);
    let mut house = inputs.raw.house;
    if let Some(rules) = top.get("house").and_then(|n| n.table()) {
        house_rules::read_table(rules, inputs.raw, &mut house, |_, _| ());
    }
    let world = match World::new(inputs.raw, &house, seats.len()) {
        Ok(world) => world,
        Err(faults) => {
            let why = faults.first().map(|fault| fault.flaw.to_string()).unwrap_or_default();
            chosen.fault(format!("the match of this lesson cannot be played: {why}"));
            return None;
        }
    };
    if house.order.is_drawn() {
        top.fault("a lesson has one of the pack's turn orders: set the house rule \"order\" to its id");
        return None;
    }
    let deal =
        Deal { first, loyalties: loyalties(inputs, &top, &ids)?, ..Deal::random(&world, &mut Rng::new(0)) };
    if let Err(what) = deal.check(&world) {
        top.need("loyalty")?.fault(what);
        return None;
    }
    let (moves, places) = moves(&world, &top)?;
    let from = top.get("from").and_then(|n| n.whole()).unwrap_or(0);
    let (steps, step_nodes) = steps(inputs, &world, &ids, &top)?;
    let lesson = Lesson { id: id.to_owned(), seats, learner, house, deal, moves, from, steps };
    match rehearse(&world, &lesson) {
        Ok(()) => Some(lesson),
        Err(misstep) => {
            let at_step = misstep.step.and_then(|step| step_nodes.get(step));
            let at_move = misstep.decision.and_then(|decision| places.get(decision - 1));
            match (at_step, at_move.copied().or(top.get("moves"))) {
                (Some(step), _) => step.fault(misstep.what),
                (None, Some(node)) => node.fault(misstep.what),
                (None, None) => top.fault(misstep.what),
            }
            None
        }
    }
}

/// The loyalty tokens of the societies in the lesson.
fn loyalties(inputs: &LessonInputs<'_>, top: &Table<'_>, ids: &[String]) -> Option<BySociety<Tokens>> {
    let table = top.need("loyalty")?.table()?;
    let mut loyalties = BySociety::all(Tokens::NONE);
    for (key, span, _) in table.entries() {
        if !ids.iter().any(|id| id == key) {
            table.fault_at(span, format!("\"{key}\" is not at the table of this lesson"));
            return None;
        }
    }
    for (seat, id) in ids.iter().enumerate() {
        let node = table.need(id)?;
        let empires: Vec<_> =
            node.list().into_iter().map(|empire| inputs.names.empire(empire)).collect::<Option<_>>()?;
        let mut once = empires.clone();
        once.sort();
        once.dedup();
        let (given, wanted) = (empires.len(), inputs.raw.empires.len());
        if once.len() != given || given != wanted {
            node.fault(format!("a society has a token for each of the {}", counted(wanted, "empires")));
            return None;
        }
        loyalties[Society::new(seat)?] = empires.into_iter().collect();
    }
    Some(loyalties)
}

/// The decisions of the lesson's match, with their positions in the file.
fn moves<'a>(world: &World, top: &Table<'a>) -> Option<(Vec<RecordedDecision>, Vec<Node<'a>>)> {
    let node = top.need("moves")?;
    let table = node.table()?;
    let mut numbered: HashMap<usize, Node<'a>> = HashMap::new();
    for (key, span, node) in table.entries() {
        match key.parse::<usize>().ok().filter(|n| (1..=LESSON_MOVES).contains(n)) {
            Some(number) => drop(numbered.insert(number, node)),
            None => {
                let what = format!("\"{key}\" is not a number of a decision: they are 1 to {LESSON_MOVES}");
                table.fault_at(span, what);
                return None;
            }
        }
    }
    let (mut moves, mut places) = (Vec::new(), Vec::new());
    for number in 1..=numbered.len() {
        let Some(node) = numbered.get(&number) else {
            table.fault(format!("decision {number} is missing: number them from 1 without gaps"));
            return None;
        };
        moves.push(read_decision(world, *node)?);
        places.push(*node);
    }
    if moves.is_empty() {
        node.fault("a record has at least one decision");
        return None;
    }
    Some((moves, places))
}

/// Reads a decision with its chance outcomes: a string, or a list that begins with the decision.
fn read_decision(world: &World, node: Node<'_>) -> Option<RecordedDecision> {
    let parts = if node.is_list() { node.list() } else { vec![node] };
    let mut action = None;
    let mut outcomes = Vec::new();
    for (index, part) in parts.into_iter().enumerate() {
        let text = part.text()?;
        let read = if index == 0 {
            world.parse_action(text).map(|read| action = Some(read))
        } else {
            world.parse_outcome(text).map(|read| outcomes.push(read))
        };
        if let Err(why) = read {
            part.fault(why.to_string());
            return None;
        }
    }
    if action.is_none() {
        node.fault("a decision begins with an action in notation");
    }
    Some((action?, outcomes))
}

/// The steps of the lesson, with their tables in the file.
fn steps<'a>(
    inputs: &LessonInputs<'_>,
    world: &World,
    ids: &[String],
    top: &Table<'a>,
) -> Option<(Vec<LessonStep>, Vec<Table<'a>>)> {
    let node = top.need("steps")?;
    let tables: Vec<Table<'a>> = node.list().into_iter().map(|n| n.table()).collect::<Option<_>>()?;
    node.count(tables.len(), "steps", "a lesson");
    let (mut steps, mut known) = (Vec::new(), Vec::new());
    for table in tables.iter().take(LESSON_STEPS) {
        let id = super::declared_ids::id(*table, &known);
        known.push(id.clone());
        let points = table.get("points").map(|n| n.list()).unwrap_or_default();
        let points = points.into_iter().map(|node| {
            let text = node.text()?;
            Point::parse(world, ids, text).map_err(|why| node.fault(why)).ok()
        });
        let points = points.collect::<Option<_>>()?;
        let plays = table.get("plays").and_then(|n| n.whole()).unwrap_or(0);
        steps.push(LessonStep { id, points, plays, task: task(inputs, world, table)? });
    }
    Some((steps, tables))
}

/// Reads the condition that ends a step.
fn task(inputs: &LessonInputs<'_>, world: &World, table: &Table<'_>) -> Option<LessonTask> {
    let ways: Vec<&str> =
        ["does", "any", "guess"].into_iter().filter(|key| table.get(key).is_some()).collect();
    if ways.len() > 1 {
        table.fault(format!("a step ends in one way: choose one of {}", ways.join(", ")));
        return None;
    }
    let times = table.get("times").and_then(|n| n.whole()).unwrap_or(1);
    if let Some(node) = table.get("does") {
        let actions = node.list().into_iter().map(|node| {
            let text = node.text()?;
            world.parse_action(text).map_err(|why| node.fault(why.to_string())).ok()
        });
        return actions.collect::<Option<_>>().map(|actions| LessonTask::Decide { actions, times });
    }
    if let Some(node) = table.get("any") {
        let verb = VERBS.get(node.choice()?)?.name;
        return Some(LessonTask::Any { verb, times });
    }
    if let Some(node) = table.get("guess") {
        let right = inputs.names.empire(node)?;
        let among: Vec<_> = match table.get("among") {
            Some(list) => list.list().into_iter().map(|n| inputs.names.empire(n)).collect::<Option<_>>()?,
            None => world.empires().collect(),
        };
        if !among.contains(&right) {
            node.fault("the right answer is not among the choices");
            return None;
        }
        return Some(LessonTask::Guess { right, among });
    }
    Some(LessonTask::Read)
}
