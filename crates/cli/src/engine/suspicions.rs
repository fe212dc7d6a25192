//! What is to be thought of a society's tokens, as JSON.

use serde_json::{Value, json};

use rules::{Empire, Slot};
use table::{Match, Suspicion};

/// How many deeds are named for a token at most.
const DEEDS: usize = 5;

/// What is thought of a society's tokens slot by slot; null where there are too many empires.
pub(super) fn suspicion(game: &Match, suspicion: Option<&Suspicion>) -> Value {
    let (world, Some(suspicion)) = (game.world(), suspicion) else { return Value::Null };
    let token = |slot: Slot, empire: Empire| {
        let tells = suspicion.tells(slot, empire).into_iter().take(DEEDS);
        let deeds: Vec<Value> = tells
            .map(|tell| json!({ "decision": tell.decision, "odds": rounded(tell.weight.exp()) }))
            .collect();
        json!({ "chance": rounded(suspicion.belief.0[slot][empire]), "deeds": deeds })
    };
    let slot = |slot: Slot| -> Value {
        world.empires().map(|empire| (world.empire_id(empire).to_owned(), token(slot, empire))).collect()
    };
    world.slots().map(slot).collect()
}

/// A number to three decimals.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1e3).round() / 1e3
}
