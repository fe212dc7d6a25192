//! Declarations of the keys of a pack's files. A key is declared once, where it is read; the reader, the
//! authors' reference and the schemas for editors all go by that declaration.

use rules::{Windows, nearest};
use text::number_formatting::group_digits;

/// A key that a table may have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// The key as written.
    pub name: &'static str,
    /// The type of the value.
    pub kind: Kind,
    /// The meaning, for the reference.
    pub doc: &'static str,
    /// The condition under which the key is required.
    pub needed: Presence,
}

/// The condition under which a key is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// The key is always required.
    Always,
    /// The key is required under this condition, given in words. Otherwise it is optional.
    Where(&'static str),
    /// The key is always optional.
    Never,
}

/// Declares a required key.
pub const fn field(name: &'static str, kind: Kind, doc: &'static str) -> Field {
    Field { name, kind, doc, needed: Presence::Always }
}

/// The valid key nearest to an unknown one, if one is near enough.
pub fn meant(fields: &[Field], given: &str) -> Option<String> {
    let names = fields.iter().map(|field| field.name);
    if names.clone().any(|name| name == given) { None } else { nearest(given, names) }
}

impl Field {
    /// Makes the key optional.
    pub const fn optional(self) -> Self {
        Self { needed: Presence::Never, ..self }
    }

    /// Requires the key only where this holds: "where …".
    pub const fn needed_where(self, holds: &'static str) -> Self {
        Self { needed: Presence::Where(holds), ..self }
    }
}

/// The type of a key's value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Any value, which is not checked.
    Any,
    /// A text that is not empty.
    Text,
    /// An id: small letters, digits and hyphens, a letter first.
    Id,
    /// A language, by its tag.
    Language,
    /// A whole number in this range, both ends included.
    Whole(i64, i64),
    /// A number in this range, both ends included.
    Number(f32, f32),
    /// True or false.
    Boolean,
    /// A colour as `#rrggbb`.
    Colour,
    /// The path of a file of the pack.
    Path,
    /// A printed action, in words.
    Action,
    /// The id of an item of this type in the pack.
    Name(Thing),
    /// One of these words; the text says what they are.
    OneOf(&'static str, &'static [Choice]),
    /// A list of values of this type, with the least and the largest length.
    List(&'static Kind, usize, usize),
    /// A list with exactly these items, each with its name.
    Tuple(&'static [(&'static str, Kind)]),
    /// A table with these keys.
    Table(&'static [Field]),
    /// A table from ids of items of this type to values of this type.
    ById(Thing, &'static Kind),
    /// House rules with their values.
    House,
}

/// The largest length of a list without a limit.
pub const ANY_NUMBER: usize = usize::MAX;

/// The kind of thing that an id names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// An empire of `councils.toml`.
    Empire,
    /// A region of `map.toml`.
    Region,
    /// A council position of `councils.toml`.
    Office,
    /// A position of one empire's council: `empire.position`.
    Position,
    /// A society of the manifest.
    Society,
    /// A loyalty slot of `rules.toml`.
    Slot,
    /// An icon: city, farm, fort, or one of `map.toml`.
    Icon,
    /// A turn order of `rules.toml`.
    Order,
    /// An ability of `cards.toml`.
    Ability,
    /// An event card of `cards.toml`.
    Event,
    /// An offer card of `cards.toml`.
    Offer,
    /// A set-up of `rules.toml`.
    Setup,
    /// A name that people read, or its first word.
    Name,
    /// The id of another pack.
    Pack,
    /// A lesson of `lessons.toml`.
    Lesson,
    /// A step of a lesson.
    Step,
    /// A decision of a record, by its number.
    Decision,
    /// A class of names of `language.toml`.
    Class,
    /// An article, as a pack's words write it.
    Article,
    /// A sound of `language.toml`.
    Sound,
    /// A case of `language.toml`, or "class".
    Case,
    /// A function of `language.toml`.
    Function,
}

impl Thing {
    /// The type of item in words.
    pub const fn one(self) -> &'static str {
        match self {
            Self::Empire => "empire",
            Self::Region => "region",
            Self::Office => "position",
            Self::Position => "empire.position",
            Self::Society => "society",
            Self::Slot => "slot",
            Self::Icon => "icon",
            Self::Order => "turn order",
            Self::Ability => "ability",
            Self::Event => "event",
            Self::Offer => "offer",
            Self::Setup => "set-up",
            Self::Name => "name",
            Self::Pack => "pack",
            Self::Lesson => "lesson",
            Self::Step => "step",
            Self::Decision => "number",
            Self::Class => "class",
            Self::Article => "article",
            Self::Sound => "sound",
            Self::Case => "case",
            Self::Function => "function",
        }
    }
}

/// One of the words that a key may be set to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The word as written.
    pub name: &'static str,
    /// The meaning, for the reference.
    pub doc: &'static str,
    /// Keys of the same table that the word requires.
    pub needs: &'static [&'static str],
    /// Keys of the same table that the word permits.
    pub takes: &'static [&'static str],
    /// To which windows it limits a list of the same table, if it does.
    pub limits: Option<(&'static str, Windows)>,
}

/// Declares a word that a key may be set to.
pub const fn choice(name: &'static str, doc: &'static str) -> Choice {
    Choice { name, doc, needs: &[], takes: &[], limits: None }
}

impl Choice {
    /// Requires other keys.
    pub const fn needs(self, needs: &'static [&'static str]) -> Self {
        Self { needs, ..self }
    }

    /// Permits other keys.
    pub const fn takes(self, takes: &'static [&'static str]) -> Self {
        Self { takes, ..self }
    }

    /// Limits a list of the table to these windows.
    pub const fn limits(self, key: &'static str, windows: Windows) -> Self {
        Self { limits: Some((key, windows)), ..self }
    }

    /// True if the variant needs or takes this key.
    pub fn has(&self, key: &str) -> bool {
        self.needs.iter().chain(self.takes).any(|k| *k == key)
    }
}

impl Kind {
    /// The kind in words, as reports and the reference name it.
    pub fn words(&self) -> String {
        match self {
            Self::Any => "anything".into(),
            Self::Text => "text".into(),
            Self::Id => "id".into(),
            Self::Language => "language".into(),
            Self::Whole(least, most) => {
                format!("whole number from {} to {}", group_digits(*least), group_digits(*most))
            }
            Self::Number(least, most) => {
                format!("number from {} to {}", group_digits(*least as i64), group_digits(*most as i64))
            }
            Self::Boolean => "true or false".into(),
            Self::Colour => "colour".into(),
            Self::Path => "path".into(),
            Self::Action => "printed action".into(),
            Self::Name(thing) => thing.one().into(),
            Self::OneOf(what, choices) => match choices {
                [a, b] => format!("\"{}\" or \"{}\"", a.name, b.name),
                _ => (*what).into(),
            },
            Self::List(of, least, most) => format!("list of {}", of.several(*least, *most)),
            Self::Tuple(items) => {
                let names: Vec<&str> = items.iter().map(|(name, _)| *name).collect();
                format!("[{}]", names.join(", "))
            }
            Self::Table(_) => "table".into(),
            Self::ById(thing, of) => format!("table of {} by {}", of.plural(), thing.one()),
            Self::House => "table of house rules".into(),
        }
    }

    fn several(&self, least: usize, most: usize) -> String {
        let count = match (least, most) {
            (0, ANY_NUMBER) => String::new(),
            (0, most) => format!("up to {most} "),
            (least, ANY_NUMBER) => format!("{least} or more "),
            (least, most) if least == most => format!("{least} "),
            (least, most) => format!("{least} to {most} "),
        };
        count + &self.plural()
    }

    fn plural(&self) -> String {
        match self {
            Self::Whole(..) | Self::Number(..) => self.words().replacen("number", "numbers", 1),
            Self::Name(Thing::Society) => "societies".into(),
            Self::Name(Thing::Ability) => "abilities".into(),
            Self::List(of, ..) => format!("lists of {}", of.plural()),
            Self::Tuple(_) | Self::Boolean | Self::Any => self.words(),
            Self::ById(thing, of) => format!("tables of {} by {}", of.plural(), thing.one()),
            Self::House => "tables of house rules".into(),
            other => other.words() + "s",
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::toml::key_declaration::*;

    #[test]
    fn kinds_are_said_in_words() {
        let said = |kind: Kind| kind.words();
        assert_eq!(said(Kind::Whole(1, 40)), "whole number from 1 to 40");
        assert_eq!(said(Kind::Number(-1e6, 1e6)), "number from -1,000,000 to 1,000,000");
        assert_eq!(said(Kind::List(&Kind::Name(Thing::Empire), 1, 2)), "list of 1 to 2 empires");
        assert_eq!(said(Kind::List(&Kind::Table(&[]), 0, ANY_NUMBER)), "list of tables");
        assert_eq!(said(Kind::Tuple(&[("x", Kind::Any), ("y", Kind::Any)])), "[x, y]");
        assert_eq!(said(Kind::ById(Thing::Region, &Kind::Text)), "table of texts by region");
        const ENDS: &[Choice] = &[choice("first", ""), choice("last", "")];
        assert_eq!(said(Kind::OneOf("end", ENDS)), "\"first\" or \"last\"");
    }
}
