//! Lists that a pack lays over those of the pack below entry by entry: what has an id by its id, borders by their two
//! ends. Every other list takes the place of the one below as a whole.

use toml::Spanned;
use toml::de::{DeArray, DeString, DeTable, DeValue};

use super::fault_collector::Faults;
use super::layered_source_text::Source;
use super::merge::{merge_over, value_over};
use rules::nearest;

/// The key by which a file says which of its lists take the place of those below as a whole.
pub const REPLACE: &str = "replace";
/// The key of an entry that is not to be there any more.
pub const REMOVE: &str = "remove";
/// The key for borders that are not to be there any more.
pub const REMOVE_BORDERS: &str = "remove-borders";

/// The key that removes borders across a sea.
pub const REMOVE_SEAS: &str = "remove-seas";

/// The rule by which entries of two lists match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EntryMatch {
    /// By their ids.
    Id,
    /// By their ids; one with another id takes the place of the one with the same list under this key.
    IdOr(&'static str),
    /// Pairs, by what they name, whichever comes first; those under this key are not to be there any more.
    Ends(&'static str),
}

/// The lists: file, key, and how their entries belong together.
const LISTS: [(&str, &str, EntryMatch); 6] = [
    ("map.toml", "regions", EntryMatch::Id),
    ("map.toml", "borders", EntryMatch::Ends(REMOVE_BORDERS)),
    ("map.toml", "seas", EntryMatch::Ends(REMOVE_SEAS)),
    ("cards.toml", "abilities", EntryMatch::IdOr("cost")),
    ("cards.toml", "events", EntryMatch::Id),
    ("cards.toml", "offers", EntryMatch::Id),
];

/// A layer of a file over what lies below it, of which there may be nothing.
pub(super) fn lay<'a>(
    source: &Source,
    faults: &Faults,
    mut own: DeTable<'a>,
    under: Option<DeTable<'a>>,
) -> DeTable<'a> {
    let lists = || LISTS.iter().filter(|(file, ..)| source.name == *file);
    if lists().next().is_none() {
        return match under {
            Some(under) => merge_over(own, under),
            None => own,
        };
    }
    let below = under.is_some();
    let mut under = under.unwrap_or_default();
    for whole in overriding_lists(source, faults, &mut own) {
        under.remove::<str>(&whole);
    }
    let mut gone = Vec::new();
    for (_, key, same) in lists() {
        if matches!(same, EntryMatch::Ends(_)) {
            continue;
        }
        let above = own.remove_entry::<str>(key);
        let lower = under.remove_entry::<str>(key);
        if let Some((name, list)) = entries(source, faults, (above, lower), *same, &mut gone) {
            own.insert(name, list);
        }
    }
    for (_, key, same) in lists() {
        if let EntryMatch::Ends(removed) = same {
            pairs(source, faults, (&mut own, &mut under), (key, removed), &gone);
        }
    }
    if below { merge_over(own, under) } else { own }
}

/// The lists that are to take the place of those below.
fn overriding_lists(source: &Source, faults: &Faults, own: &mut DeTable<'_>) -> Vec<String> {
    let Some(DeValue::Array(keys)) = own.get(REPLACE).map(Spanned::get_ref) else { return Vec::new() };
    let known = || LISTS.iter().filter(|(file, ..)| source.name == *file).map(|(_, key, _)| *key);
    let mut whole = Vec::new();
    for key in keys.iter() {
        let Some(name) = key.get_ref().as_str() else { continue };
        if known().any(|known| known == name) {
            whole.push(name.to_owned());
        } else {
            faults.note(source, key.span(), || {
                let all: Vec<String> = known().map(|known| format!("\"{known}\"")).collect();
                format!("{name:?} is no list that is laid over another; those are {}", all.join(", "))
            });
        }
    }
    whole
}

type Entry<'a> = (Spanned<DeString<'a>>, Item<'a>);
type Item<'a> = Spanned<DeValue<'a>>;

/// A list over another by the ids of its entries; notes which are gone.
fn entries<'a>(
    source: &Source,
    faults: &Faults,
    (above, lower): (Option<Entry<'a>>, Option<Entry<'a>>),
    same: EntryMatch,
    gone: &mut Vec<String>,
) -> Option<Entry<'a>> {
    let (name, own) = match above {
        Some((name, own)) if matches!(own.get_ref(), DeValue::Array(_)) => (name, own),
        Some(other) => return Some(other),
        None => return lower,
    };
    let span = own.span();
    let DeValue::Array(items) = own.into_inner() else { return None };
    // Each with whether it comes from below.
    let mut all: Vec<(bool, Item<'a>)> = Vec::new();
    if let Some(DeValue::Array(lower)) = lower.map(|(_, list)| list.into_inner()) {
        all.extend(lower.into_iter().map(|item| (true, item)));
    }
    for mut item in items {
        let id = item_id(&item).map(str::to_owned);
        let known =
            |(below, other): &(bool, Item<'a>)| *below && id.is_some() && item_id(other) == id.as_deref();
        let place = all.iter().position(known);
        if is_removed(&mut item) {
            if let Some((key, _)) = item
                .get_ref()
                .as_table()
                .and_then(|table| table.iter().find(|(key, _)| *key.get_ref() != "id"))
            {
                faults.note(source, key.span(), || {
                    format!(
                        "this entry is removed, so that its {:?} would be read by nobody: say its id alone",
                        key.get_ref()
                    )
                });
            }
            match (place, id) {
                (Some(place), Some(id)) => {
                    all.remove(place);
                    gone.push(id);
                }
                (_, id) => faults.note(source, item.span(), || nothing(id.as_deref(), &all)),
            }
            continue;
        }
        match place {
            Some(place) => {
                let (_, under) = all.remove(place);
                all.insert(place, (false, value_over(item, under)));
            }
            None => match all.iter().position(|(below, other)| *below && stands_for(same, other, &item)) {
                Some(place) => all[place] = (false, item),
                // A region needs no more than its id: of such a new one a warning tells.
                None => match likely_base_id(same, &item, &all).filter(|_| source.name != "map.toml") {
                    Some(near) => faults.note(source, item.span(), || {
                        format!(
                            "nothing below has the id {:?}; did you mean {near:?}?",
                            id.unwrap_or_default()
                        )
                    }),
                    None => all.push((false, item)),
                },
            },
        }
    }
    let all: DeArray<'a> = all.into_iter().map(|(_, item)| item).collect();
    Some((name, Spanned::new(span, DeValue::Array(all))))
}

/// The message for an entry that cannot be removed.
fn nothing(id: Option<&str>, all: &[(bool, Item<'_>)]) -> String {
    let Some(id) = id else { return "this is to be removed, but says no id".into() };
    match nearest(id, all.iter().filter_map(|(_, item)| item_id(item))) {
        Some(near) => format!("nothing below has the id \"{id}\"; did you mean \"{near}\"?"),
        None => format!("nothing below has the id \"{id}\", so that nothing can be removed"),
    }
}

/// The id below that an entry means which changes something and has no such id itself: it says too little for one that
/// is new.
fn likely_base_id(same: EntryMatch, item: &Item<'_>, all: &[(bool, Item<'_>)]) -> Option<String> {
    let below = || all.iter().filter(|(below, _)| *below).map(|(_, other)| other);
    let near = nearest(item_id(item)?, below().filter_map(item_id))?;
    let keys = |of: &Item<'_>| of.get_ref().as_table().map_or(0, DeTable::len);
    let whole = below().find(|other| item_id(other) == Some(&near)).map_or(0, keys);
    let little = match same {
        EntryMatch::IdOr(key) => item.get_ref().get(key).is_none(),
        _ => keys(item) < whole,
    };
    little.then_some(near)
}

fn item_id<'t>(item: &'t Spanned<DeValue<'_>>) -> Option<&'t str> {
    item.get_ref().get("id").and_then(|id| id.get_ref().as_str())
}

/// True if an entry asks to be removed. Takes out that key, which the rest of the program does not know.
fn is_removed(item: &mut Spanned<DeValue<'_>>) -> bool {
    let DeValue::Table(table) = item.get_mut() else { return false };
    match table.get(REMOVE).map(Spanned::get_ref) {
        Some(DeValue::Boolean(removed)) => {
            let removed = *removed;
            table.remove::<str>(REMOVE);
            removed
        }
        _ => false,
    }
}

/// True if an entry with another id replaces a known one.
fn stands_for(same: EntryMatch, known: &Spanned<DeValue<'_>>, item: &Spanned<DeValue<'_>>) -> bool {
    let EntryMatch::IdOr(key) = same else { return false };
    let names = |of: &Spanned<DeValue<'_>>| of.get_ref().get(key).and_then(list_names);
    names(known).is_some_and(|own| Some(own) == names(item))
}

/// The names in a list, in their order by letters.
fn list_names(list: &Spanned<DeValue<'_>>) -> Option<Vec<String>> {
    let DeValue::Array(items) = list.get_ref() else { return None };
    let mut names: Vec<String> =
        items.iter().map(|item| item.get_ref().as_str().map(str::to_owned)).collect::<Option<_>>()?;
    names.sort();
    Some(names)
}

/// Pairs over others: those that are removed, and those of what is gone, are not there any more.
fn pairs<'a>(
    source: &Source,
    faults: &Faults,
    (own, under): (&mut DeTable<'a>, &mut DeTable<'a>),
    (key, removed): (&str, &str),
    gone: &[String],
) {
    let removed = match own.get(removed).map(Spanned::get_ref) {
        Some(DeValue::Array(pairs)) => pairs.iter().map(|pair| (pair.span(), list_names(pair))).collect(),
        _ => Vec::new(),
    };
    let above = own.remove_entry::<str>(key);
    let below = under.remove_entry::<str>(key);
    let mut all: Vec<(Option<Vec<String>>, Item<'a>)> = Vec::new();
    let mut name = None;
    if let Some((key, list)) = below {
        let span = list.span();
        if let DeValue::Array(lower) = list.into_inner() {
            all.extend(lower.into_iter().map(|pair| (list_names(&pair), pair)));
        }
        name = Some((key, span));
    }
    for (span, ends) in removed {
        match all.iter().position(|(known, _)| known.is_some() && *known == ends) {
            Some(place) => drop(all.remove(place)),
            None => {
                faults.note(source, span, || "there is no such border below that could be removed".into())
            }
        }
    }
    all.retain(|(ends, _)| ends.iter().flatten().all(|end| !gone.contains(end)));
    match above {
        Some((key, list)) if matches!(list.get_ref(), DeValue::Array(_)) => {
            let span = list.span();
            if let DeValue::Array(upper) = list.into_inner() {
                for pair in upper {
                    let ends = list_names(&pair);
                    all.retain(|(known, _)| ends.is_none() || *known != ends);
                    all.push((None, pair));
                }
            }
            name = Some((key, span));
        }
        Some((key, other)) => {
            own.insert(key, other);
            return;
        }
        None => {}
    }
    if let Some((key, span)) = name {
        let pairs: DeArray<'a> = all.into_iter().map(|(_, pair)| pair).collect();
        own.insert(key, Spanned::new(span, DeValue::Array(pairs)));
    }
}
