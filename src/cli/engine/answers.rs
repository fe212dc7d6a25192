//! Matches, states, views and events as JSON.

use serde_json::{Map, Value, json};

use super::pending::{decision, pending, phase};
use crate::rules::{
    Audience, Board, Empire, Event, Hand, HouseRule, Icon, Moving, Phase, Position, RegionSet, Slot, Society,
    State, Tokens, World,
};
use crate::speech::Speech;
use crate::table::Match;

/// Where the match is.
pub(super) fn now(game: &Match) -> Value {
    let state = game.state();
    json!({
        "ok": true,
        "decisions": game.steps().len(),
        "round": state.round(),
        "phase": phase(state.phase()),
        "mover": state.mover().map(Society::index),
        "decision": decision(state, state.stack()),
        "over": state.is_over(),
    })
}

/// What was settled before the first decision.
pub(super) fn settled(game: &Match, manual: bool) -> Value {
    let (world, setup, deal, pack) = (game.world(), game.setup(), game.deal(), game.pack());
    let rule = |rule: HouseRule| (rule.id().to_owned(), json!(setup.house.get(rule, &pack.rules.raw)));
    let order: Vec<&str> = deal.order.of_world(world).map(|e| world.empire_id(e)).collect();
    let loyalty: Vec<Vec<&str>> =
        world.societies().map(|s| deal.loyalties[s].iter().map(|e| world.empire_id(e)).collect()).collect();
    let automata: Vec<Option<String>> =
        setup.seats.iter().map(|seat| seat.player.automaton().map(|_| seat.player.to_string())).collect();
    let mut settled = json!({
        "pack": pack.id,
        "version": pack.version,
        "digest": pack.rules.played(&setup.house).digest(),
        "seats": world.societies().len(),
        "seed": setup.seed,
        "chance": if manual { "manual" } else { "seed" },
        "plain": setup.plain,
        "first": deal.first.index(),
        "order": order,
        "loyalty": loyalty,
        "rules": Value::Object(HouseRule::ALL.map(rule).into_iter().collect()),
    });
    if world.soloist().is_some() {
        settled["automata"] = json!(automata);
    }
    settled
}

/// The legal actions in notation.
pub(super) fn legal(game: &Match) -> Value {
    let legal: Vec<String> = game.legal().into_iter().map(|a| game.world().notation(a)).collect();
    let state = game.state();
    json!({
        "ok": true,
        "legal": legal,
        "mover": state.mover().map(Society::index),
        "decision": decision(state, state.stack()),
    })
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

/// The whole state.
pub(super) fn state(game: &Match) -> Value {
    let (world, state) = (game.world(), game.state());
    let mut answer = board(game, state, state.moving());
    let societies = world.societies().map(|s| {
        let mut society = society(game, state, s, state.tokens(s));
        society["hand"] = hand(world, state.hand(s));
        society["points"] = points(world, state, s);
        society["score"] = json!(state.score(world, s));
        society
    });
    answer["societies"] = societies.collect();
    answer["decks"] = by_empire(world, |e| {
        let deck = state.deck(world, e);
        let kinds = deck.cards(e).map(|c| (world.card_id(c), json!(deck.count_of(c))));
        Value::Object(kinds.collect())
    });
    answer["pending"] = pending(game, state.stack(), state.marks());
    answer["winners"] =
        if state.is_over() { state.winners(world).map(Society::index).collect() } else { Value::Null };
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
    // Marks belong to a series that runs, which only its mover's view has.
    let marks = if view.stack().as_slice().is_empty() { [RegionSet::EMPTY; 2] } else { game.state().marks() };
    answer["pending"] = pending(game, view.stack(), marks);
    // So is who is asked whether to make an offer (R12.1).
    answer["mover"] = json!(view.mover().map(Society::index));
    // Which window is open and how often one was passed is the mover's to know (R7.2).
    answer["decision"] = json!(decision(&view, view.stack()));
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("decisions");
    }
    answer
}

fn board(game: &Match, board: &Board, moving: Option<Moving>) -> Value {
    let world = game.world();
    let position = |s: Option<Position>| s.map(|s| world.position_id(s));
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
    let mut answer = now(game);
    answer["first"] = json!(board.first().index());
    answer["order"] = json!(order);
    answer["turn"] = json!(position(board.turn()));
    answer["acting"] = json!(position(board.acting()));
    answer["agent"] = json!(position(board.acting_agent()));
    answer["line"] = json!(board.line_taken().map(|line| line.index() + 1));
    answer["regions"] = regions.collect();
    answer["supply"] = by_empire(world, |e| json!(board.supply(e)));
    answer["moving"] = json!(moving);
    if world.house().event_cards {
        answer["lasting"] = lasting(world, board);
        answer["gone"] =
            by_empire(world, |e| board.gone(e).cards(e).map(|card| json!(world.card_id(card))).collect());
    }
    answer
}

/// What events have brought until the round ends (R11.2).
fn lasting(world: &World, board: &Board) -> Value {
    let lasting = board.lasting();
    let doubled = Icon::ALL.into_iter().filter(|i| lasting.doubles(*i)).map(Icon::id);
    let truces = world.empires().filter(|e| lasting.holds_back(*e)).map(|e| world.empire_id(e));
    json!({
        "doubled": doubled.collect::<Vec<_>>(),
        "truces": truces.collect::<Vec<_>>(),
        "unchecked": lasting.unchecked(),
    })
}

fn society(game: &Match, board: &Board, society: Society, tokens: Tokens) -> Value {
    let world = game.world();
    let posts: Vec<String> = board.posts(society).map(|s| world.position_id(s)).collect();
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
        "placed": placed(game, society),
        "posts": posts,
        "regions": regions,
        "tokens": tokens.collect::<Vec<_>>(),
        "revealed": revealed.collect::<Vec<_>>(),
        "exchanges": exchanges.collect::<Vec<_>>(),
    })
}

/// How many agents a society has placed in the deployment that runs.
fn placed(game: &Match, society: Society) -> usize {
    let deploying = |board: &Board| board.phase() == Phase::Deploy;
    if !deploying(game.state()) {
        return 0;
    }
    let run = game.steps().iter().rev().take_while(|step| deploying(&step.before));
    let events = run.flat_map(|step| &step.events);
    events.filter(|event| matches!(event, Event::Deployed(who, _) if *who == society)).count()
}

/// What each slot brings, from the first; null without a token.
fn points(world: &World, state: &State, society: Society) -> Value {
    let of = |slot: Slot| state.slot_scores(world, society).find(|s| s.slot == slot).map(|s| s.points());
    world.slots().map(|slot| json!(of(slot))).collect()
}

fn hand(world: &World, hand: &Hand) -> Value {
    Value::Object(hand.kinds().map(|(card, n)| (world.card_id(card), json!(n))).collect())
}

fn by_empire(world: &World, value: impl Fn(Empire) -> Value) -> Value {
    Value::Object(world.empires().map(|e| (world.empire_id(e).to_owned(), value(e))).collect::<Map<_, _>>())
}
