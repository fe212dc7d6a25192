//! The decision that is due as JSON, and the random outcomes that it still needs.

use serde_json::{Map, Value, json};

use super::match_json::MatchJson;
use rules::{Action, Board, Misfit, Outcome, Payment, Phase, Position, Reach, RegionSet, Stack, Task, World};

/// The word for a phase in the JSON.
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lay => "lay",
        Phase::Retrieve => "retrieve",
        Phase::Deploy => "deploy",
        Phase::Turns => "turns",
        Phase::Cleanup => "cleanup",
        Phase::Loyalty => "loyalty",
        Phase::FinalWhisper => "final-whisper",
        Phase::Over => "over",
    }
}

/// The word in the JSON for the kind of the next decision; `None` once the match is over.
pub fn decision(board: &Board, stack: &Stack) -> Option<&'static str> {
    Some(match board.phase() {
        Phase::Lay => "lay",
        Phase::Retrieve => "retrieve",
        Phase::Deploy => "deploy",
        Phase::Turns => stack.top().map(kind)?,
        Phase::Cleanup => "discard",
        Phase::Loyalty | Phase::FinalWhisper => "loyalty",
        Phase::Over => return None,
    })
}

fn kind(task: &Task) -> &'static str {
    match task {
        Task::Before => "before",
        Task::Line => "line",
        Task::Swap => "swap",
        Task::Declare { .. } => "declare",
        Task::Muster { .. } => "muster",
        Task::Aftermath { .. } => "aftermath",
        Task::After => "after",
        Task::Object(_) => "object",
        Task::Place { .. } => "place",
        Task::Spread { .. } => "spread",
        Task::Strike { .. } => "strike",
        Task::Rearrange { .. } => "rearrange",
        Task::Scatter { .. } => "scatter",
        Task::Draw { .. } => "draw",
        Task::Halves(_) => "half",
        Task::Incident { .. } => "event",
        Task::Reseat { .. } => "reseat",
        Task::Restart(_) => "restart",
        Task::Offering { .. } => "offering",
        Task::Answer { .. } => "answer",
        Task::Sealed { .. } => "sealed",
        Task::Pay { .. } => "pay",
        Task::TradeFor { .. } => "trade-for",
    }
}

impl MatchJson {
    /// The tasks in the rest of the position's turn as JSON. The next task is the last one.
    pub fn pending(&self, stack: &Stack, marks: [RegionSet; 2]) -> Value {
        stack.as_slice().iter().map(|task| entry(self, task, marks)).collect()
    }
}

fn entry(teller: &MatchJson, task: &Task, marks: [RegionSet; 2]) -> Value {
    let world = teller.world();
    let region = |r| world.region_id(r);
    let regions = |set: RegionSet| -> Vec<&str> { set.map(|r| world.region_id(r)).collect() };
    let mut entry = match *task {
        Task::Before | Task::Line | Task::Swap | Task::After => json!({}),
        Task::Declare { from, most, reach } => json!({
            "from": from.map(region),
            "most": from.map(|_| most),
            "reach": match reach {
                Reach::Border => "border",
                Reach::Empty => "empty",
                Reach::Anywhere => "anywhere",
                Reach::Sea => "sea",
                Reach::EmptySea => "empty-sea",
            },
        }),
        Task::Muster { from, to, attackers, .. } => {
            json!({ "from": region(from), "to": region(to), "attackers": attackers })
        }
        Task::Aftermath { at, survivors, killed, won } => {
            json!({ "at": region(at), "survivors": survivors, "killed": killed, "won": won })
        }
        Task::Object(id) => {
            let ability = teller.pack.rules.abilities.get(id.index());
            json!({ "ability": ability, "cost": teller.cost_json(world.ability(id).cost) })
        }
        Task::Place { left, each } => json!({ "left": left, "each": each }),
        Task::Spread { left } => json!({ "left": left, "served": regions(marks[0]) }),
        Task::Strike { center, left, begun } => {
            json!({ "center": region(center), "left": left, "begun": begun })
        }
        Task::Rearrange { empire, begun } => json!({
            "empire": world.empire_id(empire),
            "begun": begun,
            "givers": regions(marks[0]),
            "takers": regions(marks[1]),
        }),
        Task::Scatter { empire, from, left } => {
            json!({ "empire": world.empire_id(empire), "from": region(from), "left": left })
        }
        Task::Draw { to, deck, left } => {
            json!({ "to": to.index(), "deck": world.empire_id(deck), "left": left })
        }
        Task::Halves(card) => json!({ "card": world.card_id(card) }),
        Task::Incident { card, half } => json!({ "card": world.card_id(card), "half": half + 1 }),
        Task::Reseat { card, half, plan } => {
            let council = world.positions().in_council(card.deck());
            let to = |s: Position| Some(Position::new(card.deck(), plan.target(s.office())?));
            let goes = |s: Position| Some((world.position_id(s), to(s)?));
            let plan = council.filter_map(goes).map(|(s, to)| (s, json!(world.position_id(to))));
            let plan = Value::Object(plan.collect::<Map<_, _>>());
            json!({ "card": world.card_id(card), "half": half + 1, "plan": plan })
        }
        Task::Restart(councils) => {
            let again = world.empires().filter(|e| councils.has(*e));
            json!({ "empires": again.map(|e| world.empire_id(e)).collect::<Vec<_>>() })
        }
        Task::Offering { arms, .. } => json!({ "arms": arms }),
        Task::Answer { card, by } | Task::Sealed { card, by } => {
            json!({ "card": world.card_id(card), "by": by.index() })
        }
        Task::Pay { who, other, payment } => {
            let (payment, left) = match payment {
                Payment::Recall => ("recall", None),
                Payment::Draw(n) => ("draw", Some(n)),
                Payment::Reinforce(n) => ("reinforce", Some(n)),
                Payment::Reveal => ("reveal", None),
                Payment::Trade => ("trade", None),
            };
            json!({ "who": who.index(), "other": other.index(), "payment": payment, "left": left })
        }
        Task::TradeFor { own, other } => json!({ "own": world.position_id(own), "other": other.index() }),
    };
    entry["task"] = json!(kind(task));
    entry
}

/// The random outcome that an action needs next as JSON, and the outcomes given for it so far.
pub fn chance_needed(world: &World, action: Action, named: &[Outcome], needs: Misfit) -> Value {
    let mut answer = json!({
        "action": world.notation(action),
        "named": named.iter().map(|o| world.outcome_notation(*o)).collect::<Vec<_>>(),
    });
    match needs {
        Misfit::NeedsCard(deck, left) => {
            let kinds = left.cards(deck).map(|c| (world.card_id(c), json!(left.count_of(c))));
            answer["needs"] = json!("drawn");
            answer["deck"] = json!(world.empire_id(deck));
            answer["kinds"] = Value::Object(kinds.collect::<Map<_, _>>());
        }
        Misfit::NeedsOrder(last) => {
            answer["needs"] = json!("order");
            answer["not_first"] = json!(world.empire_id(last));
        }
        Misfit::NeedsTie(of) => {
            answer["needs"] = json!("tie");
            answer["of"] = json!(of);
        }
        Misfit::Impossible(_) | Misfit::Unasked(_) => {}
    }
    answer
}
