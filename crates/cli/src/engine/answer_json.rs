//! Matches, states, views, events, claims and suspicions as JSON.

use std::sync::Arc;

use bots::Claim;
use external_bots::{MatchJson, decision, phase};
use rules::{Audience, Board, Empire, Event, HouseRule, Phase, Slot, Society, State, World};
use serde_json::{Value, json};
use speech::Speech;
use table::{Match, Suspicion};

/// The state of play as JSON.
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

/// The setup of the match as JSON.
pub(super) fn match_setup(game: &Match, manual: bool) -> Value {
    let (world, setup, deal, pack) = (game.world(), game.setup(), game.deal(), game.pack());
    let rule = |rule: HouseRule| (rule.id().to_owned(), json!(setup.house.get(rule, &pack.rules.raw)));
    let order: Vec<&str> = deal.order.empires(world).map(|e| world.empire_id(e)).collect();
    let loyalty: Vec<Vec<&str>> =
        world.societies().map(|s| deal.loyalties[s].iter().map(|e| world.empire_id(e)).collect()).collect();
    let automata: Vec<Option<String>> =
        setup.seats.iter().map(|seat| seat.player.automaton().map(|_| seat.player.to_string())).collect();
    let mut settled = json!({
        "pack": pack.id,
        "version": pack.version,
        "digest": pack.rules.with_house(&setup.house).digest(),
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

/// The events from index `told` on, as sentences with their audience.
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

/// The full state as JSON.
pub(super) fn state(game: &Match) -> Value {
    let (world, state) = (game.world(), game.state());
    let teller = teller(game);
    let mut answer = teller.board_json(state, state.moving());
    if let (Some(fields), Value::Object(now)) = (answer.as_object_mut(), now(game)) {
        fields.extend(now);
    }
    let societies = world.societies().map(|s| {
        let mut society = teller.society_json(state, s, state.tokens(s));
        society["placed"] = json!(agents_placed(game, s));
        society["hand"] = teller.hand_json(state.hand(s));
        society["points"] = points(world, state, s);
        society["score"] = json!(state.score(world, s));
        society
    });
    answer["societies"] = societies.collect();
    answer["decks"] = teller.by_empire(|e| {
        let deck = state.deck(world, e);
        let kinds = deck.cards(e).map(|c| (world.card_id(c), json!(deck.count_of(c))));
        Value::Object(kinds.collect())
    });
    answer["pending"] = teller.pending(state.stack(), state.marks());
    answer["winners"] =
        if state.is_over() { state.winners(world).map(Society::index).collect() } else { Value::Null };
    answer
}

/// A society's view as JSON.
pub(super) fn view(game: &Match, viewer: Society) -> Value {
    let mut answer = teller(game).view_json(&game.view(viewer));
    let told = answer["societies"].as_array_mut();
    for (society, told) in game.world().societies().zip(told.into_iter().flatten()) {
        told["placed"] = json!(agents_placed(game, society));
    }
    answer["ok"] = json!(true);
    answer
}

/// The world of the match as JSON.
pub(super) fn world(game: &Match) -> Value {
    json!({ "ok": true, "world": teller(game).world_json() })
}

/// The converter of this match to JSON.
pub(super) fn teller(game: &Match) -> MatchJson {
    let societies = game.setup().seats.iter().map(|seat| seat.society).collect();
    MatchJson::new(Arc::clone(game.world()), Arc::clone(game.pack()), societies)
}

/// The number of agents that a society has placed in the current deployment.
fn agents_placed(game: &Match, society: Society) -> usize {
    let deploying = |board: &Board| board.phase() == Phase::Deploy;
    if !deploying(game.state()) {
        return 0;
    }
    let run = game.steps().iter().rev().take_while(|step| deploying(&step.before));
    let events = run.flat_map(|step| &step.events);
    events.filter(|event| matches!(event, Event::Deployed(who, _) if *who == society)).count()
}

/// The points of each slot, first slot first; null for a slot without a token.
fn points(world: &World, state: &State, society: Society) -> Value {
    let of = |slot: Slot| state.slot_scores(world, society).find(|s| s.slot == slot).map(|s| s.points());
    world.slots().map(|slot| json!(of(slot))).collect()
}

/// A claim as JSON, by its kind.
pub(super) fn claim(world: &World, claim: Claim) -> Value {
    let empire = |empire| world.empire_id(empire);
    match claim {
        Claim::Takes { empire: of, to, banners, cities } => json!({
            "kind": "takes", "empire": empire(of), "region": world.region_id(to), "banners": banners,
            "cities": cities,
        }),
        Claim::Empties { to, home, cities } => json!({
            "kind": "empties", "region": world.region_id(to), "home": home.map(empire), "cities": cities,
        }),
        Claim::Wears { empire: of, to, banners, killed } => json!({
            "kind": "wears", "empire": empire(of), "region": world.region_id(to), "banners": banners,
            "killed": killed,
        }),
        Claim::Steers { position, instead, more } => json!({
            "kind": "steers", "position": world.position_id(position),
            "instead": instead.map(Society::index), "more": more,
        }),
        Claim::Secures { position, from } => json!({
            "kind": "secures", "position": world.position_id(position), "from": world.position_id(from),
        }),
        Claim::Leaves(position) => json!({ "kind": "leaves", "position": world.position_id(position) }),
        Claim::Adds { empire: of, banners } => {
            json!({ "kind": "adds", "empire": empire(of), "banners": banners })
        }
        Claim::Draws { empire: of, cards, sure } => {
            json!({ "kind": "draws", "empire": empire(of), "cards": cards, "sure": sure })
        }
        Claim::Attacks(of) => json!({ "kind": "attacks", "empire": empire(of) }),
        Claim::Guards(region) => json!({ "kind": "guards", "region": world.region_id(region) }),
        Claim::Exchanges(a, b) => json!({ "kind": "exchanges", "empires": [empire(a), empire(b)] }),
        Claim::Keeps => json!({ "kind": "keeps" }),
        Claim::Passes => json!({ "kind": "passes" }),
        Claim::Else => json!({ "kind": "else" }),
    }
}

/// The maximum number of deeds listed per token.
const DEEDS: usize = 5;

/// The suspicion about a society, slot by slot, as JSON; null if there are too many empires.
pub(super) fn suspicion(game: &Match, suspicion: Option<&Suspicion>) -> Value {
    let (world, Some(suspicion)) = (game.world(), suspicion) else { return Value::Null };
    let token = |slot: Slot, empire: Empire| {
        let tells = suspicion.tells(slot, empire).into_iter().take(DEEDS);
        let deeds: Vec<Value> = tells
            .map(|tell| json!({ "decision": tell.decision, "odds": round3(tell.weight.exp()) }))
            .collect();
        json!({ "chance": round3(suspicion.belief.0[slot][empire]), "deeds": deeds })
    };
    let slot = |slot: Slot| -> Value {
        world.empires().map(|empire| (world.empire_id(empire).to_owned(), token(slot, empire))).collect()
    };
    world.slots().map(slot).collect()
}

/// A number rounded to three decimals.
fn round3(value: f32) -> f64 {
    (f64::from(value) * 1e3).round() / 1e3
}
