//! Declares the keys of a pack's files. Each key is declared once, where it is parsed. The parser, the authors'
//! reference and the schemas for editors all use the declaration.

use rules::{Windows, nearest};
use text::number_formatting::group_digits;

/// A key that a table may contain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// The key as written in the file.
    pub name: &'static str,
    /// The type of the key's value.
    pub kind: Kind,
    /// A description of the key, for the reference.
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

/// Declares a required key of a table.
pub const fn field(name: &'static str, kind: Kind, doc: &'static str) -> Field {
    Field { name, kind, doc, needed: Presence::Always }
}

/// The key most similar to an unknown key, or `None` if none is similar enough.
pub fn meant(fields: &[Field], given: &str) -> Option<String> {
    let names = fields.iter().map(|field| field.name);
    if names.clone().any(|name| name == given) { None } else { nearest(given, names) }
}

impl Field {
    /// Makes the key optional.
    pub const fn optional(self) -> Self {
        Self { needed: Presence::Never, ..self }
    }

    /// Requires the key only under a condition, given in words that follow "where".
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
    /// An id: lower-case letters, digits and hyphens, beginning with a letter.
    Id,
    /// A language code.
    Language,
    /// A whole number in this inclusive range.
    Whole(i64, i64),
    /// A number in this inclusive range.
    Number(f32, f32),
    /// A boolean: true or false.
    Boolean,
    /// A colour as `#rrggbb`.
    Colour,
    /// The path of a file in the pack.
    Path,
    /// A printed action, written in words.
    Action,
    /// The id of an existing item of this type.
    Name(Thing),
    /// One of these words. The text names what they choose, such as the style of a map.
    OneOf(&'static str, &'static [Choice]),
    /// A list of values of this type, with its minimum and maximum length.
    List(&'static Kind, usize, usize),
    /// A list with exactly these items. Each item has a name and a type.
    Tuple(&'static [(&'static str, Kind)]),
    /// A table with these keys.
    Table(&'static [Field]),
    /// A table that maps the ids of items of this type to values of this type.
    ById(Thing, &'static Kind),
    /// A table of house rules and their values.
    House,
}

/// The maximum length of a list that has no limit.
pub const ANY_NUMBER: usize = usize::MAX;

/// The type of item that an id names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// An empire in `councils.toml`.
    Empire,
    /// A region in `map.toml`.
    Region,
    /// A council position in `councils.toml`.
    Office,
    /// A position in one empire's council, as `empire.position`.
    Position,
    /// A society in `manifest.toml`.
    Society,
    /// A loyalty slot in `rules.toml`.
    Slot,
    /// An icon: city, farm, fort, or one defined in `map.toml`.
    Icon,
    /// A turn order in `rules.toml`.
    Order,
    /// An ability in `cards.toml`.
    Ability,
    /// An event card in `cards.toml`.
    Event,
    /// An offer card in `cards.toml`.
    Offer,
    /// A set-up in `rules.toml`.
    Setup,
    /// A displayed name, or the first word of one.
    Name,
    /// The id of a pack.
    Pack,
    /// A lesson in `lessons.toml`.
    Lesson,
    /// A step of a lesson.
    Step,
    /// A decision in a record, by its number.
    Decision,
    /// A class of names in `language.toml`.
    Class,
    /// An article, as written in a pack's texts.
    Article,
    /// A sound in `language.toml`.
    Sound,
    /// A grammatical case in `language.toml`, or "class".
    Case,
    /// A function in `language.toml`.
    Function,
}

impl Thing {
    /// The name of this type of item, for messages.
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

/// One of the words that are valid as the value of a key.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The word as written in the file.
    pub name: &'static str,
    /// A description of the word, for the reference.
    pub doc: &'static str,
    /// The keys of the same table that this word requires.
    pub needs: &'static [&'static str],
    /// The keys of the same table that this word permits.
    pub takes: &'static [&'static str],
    /// The key of a list in the same table, and the times of play (`Windows`) that this word allows in that list.
    pub limits: Option<(&'static str, Windows)>,
}

/// Declares a word that is valid as the value of a key.
pub const fn choice(name: &'static str, doc: &'static str) -> Choice {
    Choice { name, doc, needs: &[], takes: &[], limits: None }
}

impl Choice {
    /// Requires these other keys of the table with this word.
    pub const fn needs(self, needs: &'static [&'static str]) -> Self {
        Self { needs, ..self }
    }

    /// Permits these other keys of the table with this word.
    pub const fn takes(self, takes: &'static [&'static str]) -> Self {
        Self { takes, ..self }
    }

    /// Limits a list of the table to these times of play (`Windows`).
    pub const fn limits(self, key: &'static str, windows: Windows) -> Self {
        Self { limits: Some((key, windows)), ..self }
    }

    /// True if the word requires or permits this key.
    pub fn has(&self, key: &str) -> bool {
        self.needs.iter().chain(self.takes).any(|k| *k == key)
    }
}

impl Kind {
    /// Describes the type of a value, for reports and the reference.
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
