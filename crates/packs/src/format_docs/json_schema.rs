//! Generates JSON Schemas from the declarations of keys, in draft 7, which TOML plugins of editors understand.
//!
//! A pack may extend another, whose tables and some of whose lists are merged with its own. So a key that is missing
//! in a table may be inherited. Keys are therefore required only in lists that are not merged, and in the manifest.

use serde_json::{Map, Value, json};

use super::pack_file_keys::PackFile;
use crate::manifest::INHERITED;
use crate::toml::key_declaration::{ANY_NUMBER, Choice, Field, Kind, Presence, Thing};
use crate::toml::list_overrides::REMOVE;
use rules::{HouseRule, PRINTED, Value as Of, Window};

const ID: &str = "^[a-z][a-z0-9-]*$";
const SEAT: &str = "^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$";
const NUMBER: &str = "^[1-9][0-9]*$";
const LANGUAGE: &str = "^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$";
const COLOUR: &str = "^#[0-9A-Fa-f]{6}$";
/// The pattern of a path. Parts must not be empty, begin with a dot, or contain a backslash or colon.
const PATH: &str = "^[^/\\\\:.][^/\\\\:]*(/[^/\\\\:.][^/\\\\:]*)*$";
const ACTION: &str = "^\\s*(attack|swap|(add|draw)\\s+[1-9](\\s+per(\\s+[1-9])?\\s+[a-z][a-z0-9-]*)?)\\s*$";
const NUMBERS: &str = "^\\s*-?[0-9](\\s+-?[0-9])*\\s*$";

/// The JSON Schema of one of a pack's files.
pub fn schema(file: &PackFile) -> Value {
    let manifest = file.name == "manifest";
    let listed = file.name == "catalogue";
    let mut top = table(file.fields, manifest || listed);
    top.insert("$schema".into(), json!("http://json-schema.org/draft-07/schema#"));
    top.insert("$id".into(), json!(format!("urn:whispers:pack:{}", file.name)));
    top.insert(
        "title".into(),
        json!(if listed { file.path.to_owned() } else { format!("{} of a pack", file.path) }),
    );
    top.insert("description".into(), json!(file.doc));
    if manifest {
        top.insert("if".into(), json!({ "not": { "required": ["extends"] } }));
        top.insert("then".into(), json!({ "required": INHERITED }));
    }
    Value::Object(top)
}

/// The schema of a table. `whole` is true if an extended pack cannot supply missing keys.
fn table(fields: &[Field], whole: bool) -> Map<String, Value> {
    let mut properties = Map::new();
    for field in fields {
        let mut value = kind_schema(&field.kind, whole);
        value.insert("description".into(), json!(field.doc));
        properties.insert(field.name.into(), Value::Object(value));
    }
    let mut table = object(properties);
    let required = |f: &&Field| f.needed == Presence::Always;
    let required: Vec<&str> = fields.iter().filter(required).map(|f| f.name).collect();
    if whole && !required.is_empty() {
        table.insert("required".into(), json!(required));
    }
    let conditions: Vec<Value> = fields.iter().flat_map(|f| conditions(f, fields, whole)).collect();
    if !conditions.is_empty() {
        table.insert("allOf".into(), json!(conditions));
    }
    table
}

/// The schema's conditions on other keys that depend on the choice in `field`.
fn conditions(field: &Field, fields: &[Field], whole: bool) -> Vec<Value> {
    let Kind::OneOf(_, choices) = field.kind else { return Vec::new() };
    choices.iter().filter_map(|choice| condition(field.name, choice, choices, fields, whole)).collect()
}

fn condition(key: &str, choice: &Choice, all: &[Choice], fields: &[Field], whole: bool) -> Option<Value> {
    let mut then = Map::new();
    if whole && !choice.needs.is_empty() {
        then.insert("required".into(), json!(choice.needs));
    }
    let mut properties = Map::new();
    let strange = |f: &&Field| all.iter().any(|c| c.has(f.name)) && !choice.has(f.name);
    for field in fields.iter().filter(strange).filter(|_| whole) {
        properties.insert(field.name.into(), json!(false));
    }
    if let Some((key, windows)) = choice.limits {
        let words: Vec<&str> = windows.iter().map(Window::id).collect();
        properties.insert(key.into(), json!({ "items": { "enum": words } }));
    }
    if !properties.is_empty() {
        then.insert("properties".into(), Value::Object(properties));
    }
    let chosen = json!({ "properties": { key: { "const": choice.name } }, "required": [key] });
    (!then.is_empty()).then(|| json!({ "if": chosen, "then": then }))
}

fn object(properties: Map<String, Value>) -> Map<String, Value> {
    map(json!({ "type": "object", "properties": properties, "additionalProperties": false }))
}

fn map(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

fn text(pattern: &str) -> Map<String, Value> {
    map(json!({ "type": "string", "pattern": pattern }))
}

/// The schema of a value. `whole` is true if an extended pack cannot supply missing keys.
fn kind_schema(kind: &Kind, whole: bool) -> Map<String, Value> {
    match kind {
        Kind::Any => Map::new(),
        Kind::Text => text("\\S"),
        Kind::Id | Kind::Name(_) => text(ID),
        Kind::Language => text(LANGUAGE),
        Kind::Whole(least, most) => map(json!({ "type": "integer", "minimum": least, "maximum": most })),
        Kind::Number(least, most) => map(json!({ "type": "number", "minimum": least, "maximum": most })),
        Kind::Boolean => map(json!({ "type": "boolean" })),
        Kind::Colour => text(COLOUR),
        Kind::Path => text(PATH),
        Kind::Action => text(ACTION),
        Kind::OneOf(_, choices) => {
            let words: Vec<Value> = choices.iter().map(|c| json!(c.name)).collect();
            let docs: Vec<&str> = choices.iter().map(|c| c.doc).collect();
            map(enumeration(&words, &docs))
        }
        Kind::List(item, least, most) => {
            let items = match **item {
                Kind::Table(fields) if fields.iter().any(|f| f.name == REMOVE) => {
                    let mut entry = table(fields, true);
                    entry.insert("required".into(), json!(["id"]));
                    entry
                }
                ref item => kind_schema(item, true),
            };
            let mut list = map(json!({ "type": "array", "items": items }));
            if *least > 0 {
                list.insert("minItems".into(), json!(least));
            }
            if *most < ANY_NUMBER {
                list.insert("maxItems".into(), json!(most));
            }
            list
        }
        Kind::Tuple(items) => {
            let named = |(name, kind): &(&str, Kind)| {
                let mut value = kind_schema(kind, true);
                value.insert("title".into(), json!(name));
                value
            };
            let each: Vec<_> = items.iter().map(named).collect();
            let count = items.len();
            map(json!({ "type": "array", "items": each, "minItems": count, "maxItems": count }))
        }
        Kind::Table(fields) => table(fields, whole),
        Kind::ById(thing, each) => {
            let names = match thing {
                Thing::Name => Map::new(),
                Thing::Position => text(SEAT),
                Thing::Decision => text(NUMBER),
                _ => text(ID),
            };
            let each = kind_schema(each, whole);
            map(json!({ "type": "object", "propertyNames": names, "additionalProperties": each }))
        }
        Kind::House => house(),
    }
}

/// A schema that allows any one of `values`, with a description of each for editors to show.
fn enumeration(values: &[Value], docs: &[&str]) -> Value {
    json!({ "enum": values, "x-taplo": { "docs": { "enumValues": docs } } })
}

fn house() -> Map<String, Value> {
    let rule = |rule: HouseRule| {
        let (words, meanings): (Vec<_>, Vec<_>) = rule.meanings().into_iter().unzip();
        let twice = meanings.repeat(2);
        let number = |least: u8, most: u8| json!({ "type": "integer", "minimum": least, "maximum": most });
        let mut value = map(match rule.value() {
            _ if rule.is_switch() => {
                enumeration(&["off".into(), "on".into(), false.into(), true.into()], &twice)
            }
            Of::Switch(..) | Of::Cards(..) | Of::Loyalty(_) => {
                enumeration(&words.iter().map(|word| json!(word)).collect::<Vec<_>>(), &meanings)
            }
            Of::Order(_) => json!({ "type": "string", "pattern": ID }),
            Of::Number(_, least, most) => number(least, most),
            Of::PrintedOr(_, least, most) => json!({ "anyOf": [{ "const": PRINTED }, number(least, most)] }),
            Of::BySlot(_) => json!({ "type": "string", "pattern": NUMBERS }),
        });
        value.insert("description".into(), json!(rule.meaning()));
        (rule.id().to_owned(), Value::Object(value))
    };
    object(HouseRule::ALL.into_iter().map(rule).collect())
}
