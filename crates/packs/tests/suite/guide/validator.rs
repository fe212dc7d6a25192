//! A validator for the keywords that the schemas use. It panics at any other keyword, so that no part of a schema is
//! ignored.

use regex_lite::Regex;
use serde_json::{Map, Value};

/// The faults that a schema finds in a value, each with its path. Empty if the value is valid.
pub fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    check(schema, value, "", &mut found);
    found
}

fn valid(schema: &Value, value: &Value) -> bool {
    faults(schema, value).is_empty()
}

fn check(schema: &Value, value: &Value, path: &str, found: &mut Vec<String>) {
    let schema = match schema {
        Value::Bool(true) => return,
        Value::Bool(false) => return found.push(format!("{path}: nothing may be here")),
        Value::Object(schema) => schema,
        other => panic!("{other} is not a schema"),
    };
    for (keyword, says) in schema {
        let right = match keyword.as_str() {
            "$schema" | "$id" | "title" | "description" | "x-taplo" | "then" => true,
            "type" => is(says.as_str().unwrap(), value),
            "enum" => says.as_array().unwrap().contains(value),
            "const" => says == value,
            "minimum" => value.as_f64().is_none_or(|n| n >= says.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|n| n <= says.as_f64().unwrap()),
            "minItems" => value.as_array().is_none_or(|a| a.len() as u64 >= says.as_u64().unwrap()),
            "maxItems" => value.as_array().is_none_or(|a| a.len() as u64 <= says.as_u64().unwrap()),
            "pattern" => {
                value.as_str().is_none_or(|t| Regex::new(says.as_str().unwrap()).unwrap().is_match(t))
            }
            "required" => value.as_object().is_none_or(|o| {
                says.as_array().unwrap().iter().all(|key| o.contains_key(key.as_str().unwrap()))
            }),
            "anyOf" => says.as_array().unwrap().iter().any(|s| valid(s, value)),
            "not" => !valid(says, value),
            "if" => !valid(says, value) || schema.get("then").is_none_or(|then| valid(then, value)),
            "allOf" => says.as_array().unwrap().iter().all(|s| valid(s, value)),
            "items" => {
                items(says, value, path, found);
                true
            }
            "properties" | "additionalProperties" => true,
            "propertyNames" => {
                value.as_object().is_none_or(|o| o.keys().all(|key| valid(says, &Value::String(key.clone()))))
            }
            other => panic!("the validator does not know the keyword {other:?}"),
        };
        if !right {
            found.push(format!("{path}: {value} does not hold to {keyword} {says}"));
        }
    }
    if let Some(object) = value.as_object() {
        members(schema, object, path, found);
    }
}

fn is(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "number" => value.is_number(),
        "integer" => value.as_f64().is_some_and(|n| n.fract() == 0.0),
        other => panic!("there is no type {other:?}"),
    }
}

fn items(says: &Value, value: &Value, path: &str, found: &mut Vec<String>) {
    for (i, item) in value.as_array().into_iter().flatten().enumerate() {
        let schema = match says {
            Value::Array(each) => each.get(i),
            all => Some(all),
        };
        if let Some(schema) = schema {
            check(schema, item, &format!("{path}/{i}"), found);
        }
    }
}

fn members(schema: &Map<String, Value>, object: &Map<String, Value>, path: &str, found: &mut Vec<String>) {
    let properties = schema.get("properties").and_then(Value::as_object);
    for (key, value) in object {
        let path = format!("{path}/{key}");
        match (properties.and_then(|p| p.get(key)), schema.get("additionalProperties")) {
            (Some(schema), _) | (None, Some(schema)) => check(schema, value, &path, found),
            (None, None) => {}
        }
    }
}
