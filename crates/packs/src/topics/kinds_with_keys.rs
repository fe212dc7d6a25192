//! Reads and writes kinds of card effects and their keys, as declared by the rules.

use super::declared_ids::Names;
use super::fault_places::{Places, Stretch};
use crate::toml::key_declaration::{ANY_NUMBER, Choice, Field, Kind, Thing, choice, field};
use crate::toml::toml_reader::{Node, Table};
use rules::{CardPart, End, Form, Key, KeyType, Kinds, Parameters, Place, Window};

const ICON: Kind = Kind::Name(Thing::Icon);

const END: Kind = Kind::OneOf("end of a council", ENDS);
const ENDS: &[Choice] =
    &[choice(End::First.id(), End::First.meaning()), choice(End::Last.id(), End::Last.meaning())];

/// The times of play (`Window`) at which cards can be played.
pub const WINDOWS: &[Choice] = &{
    let mut words = [choice("", ""); Window::ALL.len()];
    let mut i = 0;
    while i < words.len() {
        words[i] = choice(Window::ALL[i].id(), Window::ALL[i].meaning());
        i += 1;
    }
    words
};

/// The kinds of a type of effect as choices, each with its keys.
pub const fn choices<T: Kinds, const N: usize>() -> [Choice; N] {
    let mut words = [choice("", ""); N];
    let mut i = 0;
    while i < N {
        let form = &T::FORMS[i];
        words[i] = choice(form.id, form.meaning).needs(form.needs).takes(form.takes);
        if !form.windows.is_empty() {
            words[i] = words[i].limits("when", form.windows);
        }
        i += 1;
    }
    words
}

/// The keys of all kinds of a type of effect.
pub const fn fields<T: Kinds, const N: usize>() -> [Field; N] {
    let mut fields = [field("", Kind::Any, ""); N];
    let mut i = 0;
    while i < N {
        fields[i] = key_field(&T::KEYS[i]);
        i += 1;
    }
    fields
}

const fn key_field(key: &Key) -> Field {
    let kind = match key.takes {
        KeyType::Number(_, most) => Kind::Whole(1, most as i64),
        KeyType::Yes(_) | KeyType::Only(_) => Kind::Boolean,
        KeyType::Icon(_) | KeyType::Perhaps(_) => ICON,
        KeyType::Icons(_) => Kind::List(&ICON, 0, ANY_NUMBER),
        KeyType::End(_) => END,
    };
    let field = field(key.id, kind, key.meaning);
    match key.needed {
        Some(holds) => field.needed_where(holds),
        None => field.optional(),
    }
}

/// Joins several lists of keys.
pub const fn join<const N: usize>(parts: &[&[Field]]) -> [Field; N] {
    let mut all = [field("", Kind::Any, ""); N];
    let (mut part, mut i, mut at) = (0, 0, 0);
    while at < N {
        if i < parts[part].len() {
            all[at] = parts[part][i];
            (i, at) = (i + 1, at + 1);
        } else {
            (part, i) = (part + 1, 0);
        }
    }
    all
}

/// Reads the kind of effect that the key `name` gives, and the keys of that kind.
pub fn read<T: Kinds>(
    table: Table<'_>,
    name: &str,
    names: &Names,
    card: CardPart,
    places: &mut Places,
) -> Option<T> {
    let chosen = table.choose(name)?;
    let form = T::FORMS.iter().find(|form| form.id == chosen.name)?;
    let given = read_parameters(table, form, names, card, places)?;
    Some(form.make(given))
}

fn read_parameters<T: Kinds>(
    table: Table<'_>,
    form: &Form<T>,
    names: &Names,
    card: CardPart,
    places: &mut Places,
) -> Option<Parameters> {
    let (mut given, mut whole) = (Parameters::NOTHING, true);
    for key in form.keys().filter_map(key::<T>) {
        let must = form.needs.contains(&key.id);
        let node = if must { table.need(key.id) } else { table.get(key.id) };
        let read = node.and_then(|node| {
            places.put(Place::Key(card, key.id), Stretch::new(table, node.span()));
            remember(table, node, key, names, (card, places));
            take(node, key, names, &mut given)
        });
        whole &= read.is_some() || !must;
    }
    whole.then_some(given)
}

fn key<T: Kinds>(id: &str) -> Option<&'static Key> {
    T::KEYS.iter().find(|key| key.id == id)
}

/// Stores the value of a key in the parameters of an effect.
fn take(node: Node<'_>, key: &Key, names: &Names, given: &mut Parameters) -> Option<()> {
    match key.takes {
        KeyType::Number(at, _) => *at(given) = node.whole()?,
        KeyType::Yes(at) | KeyType::Only(at) => *at(given) = node.boolean()?,
        KeyType::Icon(at) => *at(given) = names.icon(node)?,
        KeyType::Perhaps(at) => *at(given) = Some(names.icon(node)?),
        KeyType::Icons(at) => {
            *at(given) = node.list().into_iter().filter_map(|item| names.icon(item)).collect();
        }
        KeyType::End(at) => *at(given) = *End::ALL.get(node.choice()?)?,
    }
    Some(())
}

/// Stores the positions of the icons in a list, for fault reports.
fn remember(
    table: Table<'_>,
    node: Node<'_>,
    key: &Key,
    names: &Names,
    (card, places): (CardPart, &mut Places),
) {
    if let (KeyType::Icons(_), CardPart::Ability(n), true) = (key.takes, card, node.is_list()) {
        for item in node.list() {
            let named = names.icons().find(|(_, id)| item.as_text() == Some(id));
            if let Some((icon, _)) = named {
                places.put(Place::Without(n, icon), Stretch::new(table, item.span()));
            }
        }
    }
}

/// The keys of an effect with their values, in TOML syntax. `icons` are the ids of the pack's own icons.
pub fn to_toml<T: Kinds>(kind: T, icons: &[String]) -> Vec<(&'static str, String)> {
    let (form, mut given) = (kind.form(), kind.parameters());
    form.keys().filter_map(|id| Some((id, value(key::<T>(id)?, &mut given, icons)?))).collect()
}

fn value(key: &Key, given: &mut Parameters, own: &[String]) -> Option<String> {
    let quoted = |id: &str| format!("\"{id}\"");
    match key.takes {
        KeyType::Number(at, _) => Some(at(given).to_string()),
        KeyType::Yes(at) => Some(at(given).to_string()),
        KeyType::Only(at) => at(given).then(|| "true".to_owned()),
        KeyType::Icon(at) => Some(quoted(at(given).id(own))),
        KeyType::Perhaps(at) => at(given).map(|icon| quoted(icon.id(own))),
        KeyType::Icons(at) => {
            let named: Vec<String> = at(given).iter().map(|icon| quoted(icon.id(own))).collect();
            (!named.is_empty()).then(|| format!("[{}]", named.join(", ")))
        }
        KeyType::End(at) => Some(quoted(at(given).id())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Bargain, Effect, Incident, Party, Payment};

    /// Checks that every kind is written with its own id and keys, and that all its keys are declared.
    fn holds<T: Kinds + std::fmt::Debug>() {
        for form in T::FORMS {
            let kind = form.make(Parameters::NOTHING);
            assert_eq!(kind.form().id, form.id, "{kind:?}");
            assert!(form.keys().all(|id| key::<T>(id).is_some()), "{kind:?}");
            let keys: Vec<&str> = to_toml(kind, &[]).into_iter().map(|(id, _)| id).collect();
            assert!(form.needs.iter().all(|id| keys.contains(id)), "{kind:?}");
        }
        for key in T::KEYS {
            assert!(T::FORMS.iter().any(|form| form.keys().any(|id| id == key.id)), "{}", key.id);
        }
    }

    #[test]
    fn every_kind_is_known_by_what_it_makes_and_every_key_is_declared() {
        holds::<Effect>();
        holds::<Incident>();
        holds::<Bargain>();
        holds::<Party>();
        holds::<Payment>();
    }
}
