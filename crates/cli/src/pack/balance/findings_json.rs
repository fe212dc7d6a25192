//! The findings as one JSON object. It uses the pack's ids as names.

use serde_json::{Value, json};

use super::findings::{Family, Rate};
use super::measurement::BalanceReport;
use super::verdict_sentences;
use crate::arena::{Interval, Share, Spread};
use rules::Empire;

/// The findings as JSON.
pub(super) fn json(m: &BalanceReport<'_>) -> Value {
    let (found, world) = (&m.findings, m.world);
    let empire = |e| world.empire_id(e);
    let rounds = |rounds: &[Vec<Spread>]| {
        let of_empire = |e: Empire| {
            let each = rounds.iter().filter_map(|round| round.get(e.index())).map(mean);
            (empire(e).to_owned(), each.collect::<Value>())
        };
        Value::Object(world.empires().map(of_empire).collect())
    };
    let abilities = m.setup.pack.rules.abilities.iter().zip(&found.abilities);
    let abilities = abilities.map(|(id, played)| {
        (id.clone(), json!({ "played": mean(&played.times), "users_win": share(played.wins) }))
    });
    let cards = found.cards.iter().map(|(card, fate)| {
        json!({
            "card": world.card_id(*card),
            "drawn": mean(&fate.drawn),
            "played": mean(&fate.played),
            "paid": mean(&fate.paid),
            "discarded": mean(&fate.discarded),
            "held": mean(&fate.held),
        })
    });
    let positions = found.positions.iter().map(|(position, held)| {
        json!({
            "position": world.position_id(*position),
            "placed": mean(&held.placed),
            "manned": share(held.manned),
            "acts": share(held.acted),
        })
    });
    json!({
        "pack": m.setup.pack.id,
        "version": m.setup.pack.version,
        "digest": m.setup.pack.digest,
        "seed": m.args.run.seed,
        "games": found.games,
        "societies": world.societies().len(),
        "players": m.args.players,
        "par": found.par,
        "verdicts": verdict_sentences::verdicts(m),
        "decisions": mean(&found.decisions),
        "score": mean(&found.scores),
        "exchanges": mean(&found.exchanges),
        "shared_wins": share(found.ties),
        "cities": rounds(&found.cities),
        "banners": rounds(&found.banners),
        "slots": family(&found.slots, |(e, s)| json!({ "empire": empire(*e), "slot": world.slot_id(*s) })),
        "orders": family(&found.orders, |order| {
            json!({ "order": order.iter().map(|e| empire(*e)).collect::<Vec<_>>() })
        }),
        "turns": family(&found.turns, |turn| json!({ "turn": turn + 1 })),
        "abilities": Value::Object(abilities.collect()),
        "cards": cards.collect::<Value>(),
        "positions": positions.collect::<Value>(),
    })
}

fn mean(spread: &Spread) -> Value {
    json!({ "mean": spread.mean(), "margin": spread.margin() })
}

fn share(share: Share) -> Value {
    let Interval { low, high } = share.interval();
    json!({ "share": share.value(), "low": low, "high": high, "of": share.count() })
}

fn family<K>(family: &Family<K>, name: impl Fn(&K) -> Value) -> Value {
    let rate = |rate: &Rate<K>| {
        let mut object = name(&rate.of);
        if let (Value::Object(object), Value::Object(wins)) = (&mut object, share(rate.wins)) {
            object.extend(wins);
            object.insert("off_par".to_owned(), json!(rate.off()));
            object.insert("chance".to_owned(), json!(rate.chance));
        }
        object
    };
    let (seen, noise) = family.spread();
    json!({
        "rates": family.rates.iter().map(rate).collect::<Vec<_>>(),
        "spread": seen,
        "noise": noise,
        "true_spread": family.true_spread(),
    })
}
