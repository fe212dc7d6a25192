//! States, views and events as JSON.

use serde_json::{Map, Value, json};

use crate::rules::{
    Audience, Board, Empire, Hand, Misfit, Moving, Phase, Society, Stack, Task, Tokens, World,
};
use crate::table::Match;
use crate::table::speech::Speech;

/// Where the match is: what every answer that changes it begins with.
pub(super) fn now(game: &Match) -> Value {
    let state = game.state();
    json!({
        "ok": true,
        "mover": state.mover().map(Society::index),
        "phase": phase(state.phase()),
        "round": state.round(),
        "over": state.is_over(),
    })
}

/// The legal actions in notation.
pub(super) fn legal(game: &Match) -> Value {
    let legal: Vec<String> = game.legal().into_iter().map(|a| game.world().notation(a)).collect();
    json!({ "legal": legal, "mover": game.state().mover().map(Society::index) })
}

/// The events since the first `told`, as sentences with those who may see them.
pub(super) fn events(game: &Match, speech: &Speech, told: usize) -> Vec<Value> {
    let events = game.events().skip(told).map(|(_, event)| {
        let (to, viewer) = match event.audience() {
            Audience::All => (json!("all"), None),
            Audience::Only(society) => (json!(society.index()), Some(society)),
        };
        json!({ "to": to, "text": speech.event(game, event, viewer).unwrap_or_default() })
    });
    events.collect()
}

/// What an action waits for.
pub(super) fn chance_needed(world: &World, misfit: Option<Misfit>) -> Value {
    match misfit {
        Some(Misfit::NeedsCard(deck, left)) => {
            let kinds: Map<String, Value> = left
                .kinds()
                .map(|partner| {
                    let card = crate::rules::Card::new(deck, partner);
                    (world.card_id(card), json!(left.count(partner)))
                })
                .collect();
            json!({ "needs": "drawn", "deck": world.empire_id(deck), "kinds": kinds })
        }
        Some(Misfit::NeedsOrder(last)) => json!({ "needs": "order", "not_first": world.empire_id(last) }),
        _ => Value::Null,
    }
}

/// The whole state.
pub(super) fn state(game: &Match) -> Value {
    let (world, state) = (game.world(), game.state());
    let mut answer = board(game, state, state.moving());
    let societies = world.societies().map(|s| {
        let mut society = society(game, state, s, state.tokens(s));
        society["hand"] = hand(world, state.hand(s));
        society["score"] = json!(state.score(world, s));
        society
    });
    answer["societies"] = societies.collect();
    answer["decks"] = by_empire(world, |e| {
        let deck = state.deck(world, e);
        let kinds =
            deck.kinds().map(|p| (world.card_id(crate::rules::Card::new(e, p)), json!(deck.count(p))));
        Value::Object(kinds.collect())
    });
    answer["pending"] = stack(world, state.stack());
    if state.is_over() {
        answer["winners"] = state.winners(world).map(Society::index).collect();
    }
    answer
}

/// What a society may know.
pub(super) fn view(game: &Match, viewer: Society) -> Value {
    let world = game.world();
    let view = game.view(viewer);
    let mut answer = board(game, &view, view.moving());
    let societies = world.societies().map(|s| {
        let mut society = society(game, &view, s, view.tokens(s));
        society["cards"] = by_empire(world, |e| json!(view.cards(s, e)));
        if s == viewer {
            society["hand"] = hand(world, view.hand());
        }
        society
    });
    answer["viewer"] = json!(viewer.index());
    answer["societies"] = societies.collect();
    answer["decks"] = by_empire(world, |e| json!(view.deck_len(world, e)));
    answer["pending"] = stack(world, view.stack());
    answer
}

fn board(game: &Match, board: &Board, moving: Option<Moving>) -> Value {
    let world = game.world();
    let seat = |s: Option<crate::rules::Seat>| s.map(|s| world.seat_id(s));
    let regions = world.regions().map(|r| {
        let agents: Vec<usize> =
            world.societies().filter(|s| board.scouts(*s).has(r)).map(Society::index).collect();
        json!({
            "region": world.region_id(r),
            "number": world.region_number(r),
            "controller": board.controller(r).map(|e| world.empire_id(e)),
            "banners": board.banners(r),
            "agents": agents,
        })
    });
    let order: Vec<&str> = board.order().of_world(world).map(|e| world.empire_id(e)).collect();
    let moving = moving.map(|m| {
        json!({
            "empire": world.empire_id(m.empire),
            "from": world.region_id(m.from),
            "target": m.target.map(|r| world.region_id(r)),
            "banners": m.banners,
        })
    });
    json!({
        "round": board.round(),
        "phase": phase(board.phase()),
        "over": board.is_over(),
        "mover": board.mover().map(Society::index),
        "first": board.first().index(),
        "order": order,
        "turn": seat(board.turn()),
        "acting": seat(board.acting()),
        "agent": seat(board.acting_agent()),
        "regions": regions.collect::<Vec<_>>(),
        "supply": by_empire(world, |e| json!(board.supply(e))),
        "moving": moving,
    })
}

fn society(game: &Match, board: &Board, society: Society, tokens: Tokens) -> Value {
    let world = game.world();
    let posts: Vec<String> = board.posts(society).map(|s| world.seat_id(s)).collect();
    let regions: Vec<&str> = board.scouts(society).map(|r| world.region_id(r)).collect();
    let tokens = world.slots().map(|slot| tokens.at(slot).map(|e| world.empire_id(e)));
    let revealed = world.slots().map(|slot| board.is_revealed(society, slot));
    let exchanges = board.exchanges(society).pairs().map(|(a, b)| [world.slot_id(a), world.slot_id(b)]);
    let name = game.setup().seats.get(society.index());
    let name = name.and_then(|s| game.pack().words.societies().get(s.society)).map(|s| s.id.clone());
    json!({
        "seat": society.index(),
        "society": name,
        "agents": board.agents_in_hand(world, society),
        "posts": posts,
        "regions": regions,
        "tokens": tokens.collect::<Vec<_>>(),
        "revealed": revealed.collect::<Vec<_>>(),
        "exchanges": exchanges.collect::<Vec<_>>(),
    })
}

fn hand(world: &World, hand: &Hand) -> Value {
    Value::Object(hand.kinds().map(|(card, n)| (world.card_id(card), json!(n))).collect())
}

fn by_empire(world: &World, value: impl Fn(Empire) -> Value) -> Value {
    Value::Object(world.empires().map(|e| (world.empire_id(e).to_owned(), value(e))).collect())
}

/// What is still to be done in the position's turn, the next one last.
fn stack(world: &World, stack: &Stack) -> Value {
    let region = |r| world.region_id(r);
    let tasks = stack.as_slice().iter().map(|task| match *task {
        Task::Before => json!({ "task": "before" }),
        Task::Line => json!({ "task": "line" }),
        Task::Swap => json!({ "task": "swap" }),
        Task::Declare { from, most, reach } => json!({
            "task": "declare",
            "from": from.map(region),
            "most": from.map(|_| most),
            "reach": match reach {
                crate::rules::Reach::Border => "border",
                crate::rules::Reach::Empty => "empty",
                crate::rules::Reach::Anywhere => "anywhere",
            },
        }),
        Task::Muster { from, to, attackers } => {
            json!({ "task": "muster", "from": region(from), "to": region(to), "attackers": attackers })
        }
        Task::Aftermath { at, survivors, killed, won } => json!({
            "task": "aftermath", "at": region(at), "survivors": survivors, "killed": killed, "won": won,
        }),
        Task::After => json!({ "task": "after" }),
        Task::Object(id) => json!({ "task": "object", "ability": id.index() }),
        Task::Place { left, each } => json!({ "task": "place", "left": left, "each": each }),
        Task::Spread { left } => json!({ "task": "spread", "left": left }),
        Task::Strike { center, left, begun } => {
            json!({ "task": "strike", "center": region(center), "left": left, "begun": begun })
        }
        Task::Rearrange { empire, begun } => {
            json!({ "task": "rearrange", "empire": world.empire_id(empire), "begun": begun })
        }
        Task::Scatter { empire, from, left } => {
            json!({ "task": "scatter", "empire": world.empire_id(empire), "from": region(from), "left": left })
        }
    });
    tasks.collect()
}

fn phase(phase: Phase) -> &'static str {
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
