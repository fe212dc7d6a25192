//! Merges some lists of a pack entry by entry with those of an extended pack. Entries with ids match by id, and
//! borders by their two ends. All other lists replace the inherited ones.

use std::collections::{HashMap, HashSet};

use toml::Spanned;
use toml::de::{DeArray, DeString, DeTable, DeValue};

use super::fault_collector::Faults;
use super::layered_source_text::{Source, Span};
use super::merge::{merge_over, value_over};
use crate::size_limits::ITEMS;
use rules::nearest;
use text::number_formatting::group_digits;

/// The key that names the lists of a file that replace the inherited ones completely.
pub const REPLACE: &str = "replace";
/// The key that removes an inherited entry.
pub const REMOVE: &str = "remove";
/// The key that removes inherited borders.
pub const REMOVE_BORDERS: &str = "remove-borders";

/// The key that removes inherited borders across a sea.
pub const REMOVE_SEAS: &str = "remove-seas";

/// The rule that decides which entries of two lists match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EntryMatch {
    /// Entries match by id.
    Id,
    /// Entries match by id, or else by having equal lists under this key.
    IdOr(&'static str),
    /// Entries are pairs, which match if they have the same two ends in any order. This key removes inherited pairs.
    Ends(&'static str),
}

/// The lists that are merged: the file, the key of the list, and how entries match.
const LISTS: [(&str, &str, EntryMatch); 6] = [
    ("map.toml", "regions", EntryMatch::Id),
    ("map.toml", "borders", EntryMatch::Ends(REMOVE_BORDERS)),
    ("map.toml", "seas", EntryMatch::Ends(REMOVE_SEAS)),
    ("cards.toml", "abilities", EntryMatch::IdOr("cost")),
    ("cards.toml", "events", EntryMatch::Id),
    ("cards.toml", "offers", EntryMatch::Id),
];

/// The maximum number of entries in a list for which a similar inherited id is searched.
const SEARCHES: usize = 100;

/// The message for removing a border that does not exist.
const NO_BORDER: &str = "the pack below has no such border to remove";

/// Merges a layer of a file over the table of the layers below it, if there are any.
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

/// True if no merged list has become too long. Each layer can add entries.
pub(super) fn lists_fit(source: &Source, merged: &DeTable<'_>, faults: &Faults) -> bool {
    let lists = LISTS.iter().filter(|(file, ..)| source.name == *file);
    let long = lists.filter_map(|(_, key, _)| {
        let list = merged.get::<str>(key)?;
        let count = list.get_ref().as_array().map_or(0, |items| items.len());
        (count > ITEMS).then(|| (list.span(), count, *key))
    });
    let mut fits = true;
    for (span, count, key) in long {
        let count = group_digits(count as i64);
        faults.note(source, span, || {
            format!("{key:?} has {count} entries with those of the packs below: a list has {ITEMS} at most")
        });
        fits = false;
    }
    fits
}

/// The lists of this layer that replace the inherited ones completely.
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
                format!(
                    "{name:?} is not a list that a pack changes entry by entry; those are {}",
                    all.join(", ")
                )
            });
        }
    }
    whole
}

type Entry<'a> = (Spanned<DeString<'a>>, Item<'a>);
type Item<'a> = Spanned<DeValue<'a>>;

/// Merges a list over the inherited one by the ids of their entries. Adds removed ids to `gone`.
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
    // Each entry, with true if it is inherited. `None` for a removed entry.
    let mut all: Vec<Option<(bool, Item<'a>)>> = Vec::new();
    if let Some(DeValue::Array(lower)) = lower.map(|(_, list)| list.into_inner()) {
        all.extend(lower.into_iter().map(|item| Some((true, item))));
    }
    // Maps are used, because searching the whole list for each entry would take too long.
    let (mut by_id, mut by_names) = (HashMap::new(), HashMap::new());
    for (place, (_, item)) in
        all.iter().enumerate().filter_map(|(place, entry)| Some((place, entry.as_ref()?)))
    {
        if let Some(id) = item_id(item) {
            by_id.entry(id.to_owned()).or_insert(place);
        }
        if let Some(names) = names(same, item) {
            by_names.entry(names).or_insert(place);
        }
    }
    let mut searches = SEARCHES;
    for mut item in items {
        let id = item_id(&item).map(str::to_owned);
        let place = id.as_ref().and_then(|id| by_id.get(id)).copied().filter(|place| is_below(&all, *place));
        if is_removed(&mut item) {
            if let Some((key, _)) = item
                .get_ref()
                .as_table()
                .and_then(|table| table.iter().find(|(key, _)| *key.get_ref() != "id"))
            {
                faults.note(source, key.span(), || {
                    format!(
                        "this entry is removed, so its {:?} has no effect: write only its id",
                        key.get_ref()
                    )
                });
            }
            match (place.and_then(|place| all.get_mut(place)), id) {
                (Some(entry), Some(id)) => {
                    *entry = None;
                    gone.push(id);
                }
                (_, id) => faults.note(source, item.span(), || nothing(id.as_deref(), &all)),
            }
            continue;
        }
        if let Some(entry) = place.and_then(|place| all.get_mut(place))
            && let Some((_, under)) = entry.take()
        {
            *entry = Some((false, value_over(item, under)));
            continue;
        }
        let replaced = names(same, &item).and_then(|names| by_names.get(&names)).copied();
        let replaced = replaced.filter(|place| is_below(&all, *place));
        if let Some(entry) = replaced.and_then(|place| all.get_mut(place)) {
            *entry = Some((false, item));
            continue;
        }
        // A region needs only an id, so a new one cannot be told from a misspelt one. A warning handles that.
        let near =
            if source.name == "map.toml" { None } else { likely_base_id(same, &item, &all, &mut searches) };
        match near {
            Some(near) => faults.note(source, item.span(), || {
                format!("nothing below has the id {:?}; did you mean {near:?}?", id.unwrap_or_default())
            }),
            None => all.push(Some((false, item))),
        }
    }
    let all: DeArray<'a> = all.into_iter().flatten().map(|(_, item)| item).collect();
    Some((name, Spanned::new(span, DeValue::Array(all))))
}

/// True if the entry at this index exists and is inherited.
fn is_below(all: &[Option<(bool, Item<'_>)>], place: usize) -> bool {
    matches!(all.get(place), Some(Some((true, _))))
}

/// The message for an entry that cannot be removed.
fn nothing(id: Option<&str>, all: &[Option<(bool, Item<'_>)>]) -> String {
    let Some(id) = id else { return "this entry is to be removed but has no id".into() };
    match nearest(id, all.iter().flatten().filter_map(|(_, item)| item_id(item))) {
        Some(near) => format!("nothing below has the id \"{id}\"; did you mean \"{near}\"?"),
        None => format!("nothing below has the id \"{id}\", so there is nothing to remove"),
    }
}

/// The inherited id that an entry with an unknown id probably means. `None` if the entry looks complete, or once
/// `searches` is used up.
fn likely_base_id(
    same: EntryMatch,
    item: &Item<'_>,
    all: &[Option<(bool, Item<'_>)>],
    searches: &mut usize,
) -> Option<String> {
    let says_cost = |key| item.get_ref().get(key).is_some();
    if matches!(same, EntryMatch::IdOr(key) if says_cost(key)) {
        return None;
    }
    *searches = searches.checked_sub(1)?;
    let below = || all.iter().flatten().filter(|(below, _)| *below).map(|(_, other)| other);
    let near = nearest(item_id(item)?, below().filter_map(item_id))?;
    let keys = |of: &Item<'_>| of.get_ref().as_table().map_or(0, DeTable::len);
    let whole = below().find(|other| item_id(other) == Some(&near)).map_or(0, keys);
    (matches!(same, EntryMatch::IdOr(_)) || keys(item) < whole).then_some(near)
}

fn item_id<'t>(item: &'t Spanned<DeValue<'_>>) -> Option<&'t str> {
    item.get_ref().get("id").and_then(|id| id.get_ref().as_str())
}

/// True if an entry asks to be removed. Deletes the key that says so, because the parser does not know it.
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

/// The sorted names in the list that identifies an entry besides its id, such as the cost of an ability.
fn names(same: EntryMatch, item: &Item<'_>) -> Option<Vec<String>> {
    let EntryMatch::IdOr(key) = same else { return None };
    list_names(item.get_ref().get(key)?)
}

/// The names in a list, sorted.
fn list_names(list: &Spanned<DeValue<'_>>) -> Option<Vec<String>> {
    let DeValue::Array(items) = list.get_ref() else { return None };
    let mut names: Vec<String> =
        items.iter().map(|item| item.get_ref().as_str().map(str::to_owned)).collect::<Option<_>>()?;
    names.sort();
    Some(names)
}

/// Merges pairs over inherited ones. Drops pairs that the file removes, and pairs with an end in `gone`.
fn pairs<'a>(
    source: &Source,
    faults: &Faults,
    (own, under): (&mut DeTable<'a>, &mut DeTable<'a>),
    (key, removed): (&str, &str),
    gone: &[String],
) {
    let removed: Vec<(Span, Option<Vec<String>>)> = match own.get(removed).map(Spanned::get_ref) {
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
    let mut wanted: HashMap<Vec<String>, Vec<Span>> = HashMap::new();
    for (span, ends) in removed {
        match ends {
            Some(ends) => wanted.entry(ends).or_default().push(span),
            None => faults.note(source, span, || NO_BORDER.into()),
        }
    }
    // Each removal drops only one pair.
    all.retain(|(ends, _)| {
        let spans = ends.as_ref().and_then(|ends| wanted.get_mut(ends)).filter(|spans| !spans.is_empty());
        spans.map(|spans| spans.remove(0)).is_none()
    });
    let mut missing: Vec<Span> = wanted.into_values().flatten().collect();
    missing.sort_by_key(|span| span.start);
    missing.into_iter().for_each(|span| faults.note(source, span, || NO_BORDER.into()));
    let gone: HashSet<&String> = gone.iter().collect();
    all.retain(|(ends, _)| ends.iter().flatten().all(|end| !gone.contains(end)));
    match above {
        Some((key, list)) if matches!(list.get_ref(), DeValue::Array(_)) => {
            let span = list.span();
            if let DeValue::Array(upper) = list.into_inner() {
                let again: HashSet<Vec<String>> = upper.iter().filter_map(list_names).collect();
                all.retain(|(known, _)| known.as_ref().is_none_or(|ends| !again.contains(ends)));
                all.extend(upper.into_iter().map(|pair| (None, pair)));
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
