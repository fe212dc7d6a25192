//! Unknown keys in lines of the history, which a later version wrote. They are kept when a line is rewritten.

use serde_json::{Map, Value};

use super::history_line::Line;

/// The keys and values in the text of a line that this version does not write; `None` if there are none.
pub(crate) fn unknown_keys(text: &[u8], line: &Line) -> Option<Value> {
    let there: Value = serde_json::from_slice(text).ok()?;
    rest(&there, &serde_json::to_value(line).ok()?)
}

/// The keys in `there` that `known` lacks, at any depth. In a list, an element that lacks nothing is null.
fn rest(there: &Value, known: &Value) -> Option<Value> {
    match (there, known) {
        (Value::Object(there), Value::Object(known)) => {
            let keys = there.iter().filter_map(|(key, value)| {
                let rest = match known.get(key) {
                    None => Some(value.clone()),
                    Some(known) => rest(value, known),
                };
                Some((key.clone(), rest?))
            });
            let keys: Map<String, Value> = keys.collect();
            (!keys.is_empty()).then_some(Value::Object(keys))
        }
        (Value::Array(there), Value::Array(known)) if there.len() == known.len() => {
            let rests: Vec<_> = there.iter().zip(known).map(|(there, known)| rest(there, known)).collect();
            let rests = rests.iter().any(Option::is_some).then_some(rests)?;
            Some(Value::Array(rests.into_iter().map(Option::unwrap_or_default).collect()))
        }
        _ => None,
    }
}

/// Adds the keys in `unknown` to a value, at any depth, unless it already has them.
pub(crate) fn add_unknown(to: &mut Value, unknown: &Value) {
    match (to, unknown) {
        (Value::Object(to), Value::Object(unknown)) => {
            for (key, unknown) in unknown {
                match to.get_mut(key) {
                    Some(to) => add_unknown(to, unknown),
                    None => _ = to.insert(key.clone(), unknown.clone()),
                }
            }
        }
        (Value::Array(to), Value::Array(unknown)) if to.len() == unknown.len() => {
            to.iter_mut().zip(unknown).for_each(|(to, unknown)| add_unknown(to, unknown));
        }
        _ => {}
    }
}
