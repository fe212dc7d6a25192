//! The keys of `language.toml`.

use crate::size_limits::{LETTERS, LINES};
use crate::toml::key_declaration::{Field, Kind, Thing, field};

/// The keys of `language.toml`.
pub const FIELDS: &[Field] = &[
    field("name", Kind::Text, "What the language calls itself."),
    field(
        "fallback",
        Kind::Language,
        "The language that stands in for what this one lacks, before the first one does; the first one where left out.",
    )
    .optional(),
    field(
        "draft",
        Kind::Boolean,
        "Whether it is unfinished: then it is spoken only where somebody asks for it; false where left out.",
    )
    .optional(),
    field(
        "plurals",
        Kind::Language,
        "The language by whose rules numbers choose a plural form, as CLDR has them; this one where left out.",
    )
    .optional(),
    field(
        "font",
        Kind::Text,
        "A font for running text, as a file in the folder (`font.ttf`), for letters that the main typeface lacks.",
    )
    .optional(),
    field("terms", Kind::Text, "The classes of a term of which a pack says nothing; none where left out.").optional(),
    field("several", Kind::Text, "The classes of terms for several, such as `region-other`; none where left out.")
        .optional(),
    field(
        "classes",
        Kind::ById(Thing::Class, &Kind::Text),
        "The classes that names can have, such as genders, each with what it is for whoever writes a pack.",
    )
    .optional(),
    field(
        "articles",
        Kind::ById(Thing::Article, &Kind::Text),
        "Which classes an article in a pack's words stands for.",
    )
    .optional(),
    field(
        "sounds",
        Kind::ById(Thing::Sound, &Kind::Table(SOUND)),
        "How names begin or end, where that makes a difference.",
    )
    .optional(),
    field(
        "cases",
        Kind::ById(Thing::Case, LINE_LIST),
        "The cases of names, and how each is made where a name does not bring it with it.",
    )
    .optional(),
    field(
        "functions",
        Kind::ById(Thing::Function, LINE_LIST),
        "What the texts call: `{ LE($empire) }` says what the first line of LE says that holds of the name.",
    )
    .optional(),
];

const LINE_LIST: &Kind = &Kind::List(&Kind::Tuple(&[("of", Kind::Text), ("says", Kind::Text)]), 1, LINES);

/// The keys of a sound in `language.toml`.
const SOUND: &[Field] = &[
    field("begins", Kind::List(&Kind::Text, 1, LETTERS), "A name has it that begins with one of these.")
        .optional(),
    field("ends", Kind::List(&Kind::Text, 1, LETTERS), "A name has it that ends with one of these.")
        .optional(),
    field("but", Kind::List(&Kind::Text, 1, LETTERS), "But for those that begin, or end, with one of these.")
        .optional(),
];
