//! A review and its evaluation as JSON.

use serde_json::{Map, Value, json};

use bots::Belief;
use rules::{Slot, Society};
use table::{
    Cause, HiddenTokenBelief, Match, Review, SkillAndLuck, blind_spot, own_secret, round_chance, secrets,
    to_json, turning_points,
};

/// A review and its evaluation for these societies, as JSON.
pub(crate) fn as_json(game: &Match, review: &Review, seats: &[Society]) -> Value {
    let mut all = to_json(game.world(), review);
    let of = |society: &Society| {
        let account = SkillAndLuck::new(game.world(), review, *society);
        let parts = account.parts.map(|(part, shares)| {
            let parts = json!({
                "best": round_chance(shares.best),
                "own": round_chance(shares.own),
                "chance": round_chance(shares.chance),
                "rivals": round_chance(shares.rivals),
            });
            (part.id().to_owned(), parts)
        });
        let points: Vec<Value> = turning_points(review, *society)
            .iter()
            .map(|point| {
                let cause = match point.cause {
                    Cause::Own(_) => "own",
                    Cause::Rival => "rival",
                    Cause::Chance => "chance",
                };
                json!({
                    "decision": point.number,
                    "first": point.numbers.start(),
                    "last": point.numbers.end(),
                    "cause": cause,
                    "change": round_chance(point.change),
                })
            })
            .collect();
        json!({
            "society": society.index(),
            "error_rate": review.error_rate(*society).map(round_chance),
            "even": round_chance(account.even),
            "deal": round_chance(account.deal),
            "parts": Value::Object(parts.into_iter().collect()),
            "result": round_chance(account.result),
            "turning_points": points,
            "unmasking": unmasking(game, review, *society),
        })
    };
    all["seats"] = seats.iter().map(of).collect();
    all
}

/// How much a society knew of its rivals' tokens, and a careful rival of the society's tokens, as JSON.
fn unmasking(game: &Match, review: &Review, society: Society) -> Value {
    let world = game.world();
    let rivals = secrets(game, society);
    let mut all = json!({ "rivals": rivals.iter().map(|rival| secret(game, rival)).collect::<Vec<Value>>() });
    if let Some(own) = own_secret(game, society) {
        all["exposed"] = secret(game, &own);
    }
    if let Some(unseen) = blind_spot(game, review, society, &rivals) {
        all["unseen"] = json!({
            "decision": unseen.decision,
            "believed": round_chance(unseen.believed),
            "known": round_chance(unseen.known),
            "society": unseen.rival.index(),
            "slot": world.slot_id(unseen.slot),
            "empire": world.empire_id(unseen.empire),
            "points": round_chance(unseen.points),
        });
    }
    all
}

/// A society's tokens by slot: the actual token and the belief in it, at the beginning of each round and at
/// the end, as JSON.
fn secret(game: &Match, secret: &HiddenTokenBelief) -> Value {
    let world = game.world();
    let rounds = secret.rounds.iter().zip(&secret.lay).map(|(belief, lay): (&Belief, _)| {
        let slot = |slot: Slot| {
            let empire = lay.at(slot)?;
            let told =
                json!({ "empire": world.empire_id(empire), "odds": round_chance(belief.0[slot][empire]) });
            Some((world.slot_id(slot).to_owned(), told))
        };
        Value::Object(world.slots().filter_map(slot).collect())
    });
    let known =
        |(slot, since): &(Slot, Option<usize>)| Some((world.slot_id(*slot).to_owned(), json!((*since)?)));
    json!({
        "society": secret.society.index(),
        "rounds": rounds.collect::<Vec<Value>>(),
        "known_from": secret.known.iter().filter_map(known).collect::<Map<String, Value>>(),
    })
}
