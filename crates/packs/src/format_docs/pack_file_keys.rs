//! The files of a pack, and the keys of each file.

use crate::catalogue;
use crate::manifest;
use crate::toml::key_declaration::Field;
use crate::topics::{cards, councils, lesson_words, lessons, map, puzzles, rules, text_file, theme};

/// The description of one file of a pack.
#[derive(Clone, Copy, Debug)]
pub struct PackFile {
    /// The path of the file within the pack.
    pub path: &'static str,
    /// The name of the file's schema.
    pub name: &'static str,
    /// A description of the file's content.
    pub doc: &'static str,
    /// The top-level keys of the file.
    pub fields: &'static [Field],
}

/// The files of a pack, and the catalogue that lists several packs.
pub const FILES: [PackFile; 12] = [
    PackFile {
        path: "manifest.toml",
        name: "manifest",
        doc: "Facts about the pack. Its name is in `text/LANGUAGE.toml`.",
        fields: manifest::MANIFEST,
    },
    PackFile {
        path: "rules.toml",
        name: "rules",
        doc: "The numbers of a match, loyalty slots, turn orders, house rules and set-ups.",
        fields: rules::FILE,
    },
    PackFile {
        path: "councils.toml",
        name: "councils",
        doc: "The empires and the printed actions of their councils.",
        fields: councils::FIELDS,
    },
    PackFile {
        path: "map.toml",
        name: "map",
        doc: "The regions, their borders and their positions.",
        fields: map::FIELDS,
    },
    PackFile {
        path: "cards.toml",
        name: "cards",
        doc: "The decks and the effects of the cards.",
        fields: cards::FIELDS,
    },
    PackFile {
        path: "theme.toml",
        name: "theme",
        doc: "The look of empires, societies and the map.",
        fields: theme::FIELDS,
    },
    PackFile {
        path: "text/LANGUAGE.toml",
        name: "text",
        doc: "All texts, one file for each language: `text/en.toml`, `text/fr.toml`.",
        fields: text_file::FIELDS,
    },
    PackFile {
        path: puzzles::PUZZLES_FILE,
        name: "puzzles",
        doc: "Puzzles from matches of the pack, if any. Puzzles are not inherited.",
        fields: puzzles::FIELDS,
    },
    PackFile {
        path: "lessons.toml",
        name: "lessons",
        doc: "The pack's lessons for beginners. A pack without this file inherits lessons or has none.",
        fields: lessons::FILE,
    },
    PackFile {
        path: "lessons/LESSON.toml",
        name: "lesson",
        doc: "A lesson: its match, as a record, and its steps. One file for each lesson.",
        fields: lessons::LESSON,
    },
    PackFile {
        path: "lessons/text/LANGUAGE.toml",
        name: "lesson-text",
        doc: "The texts of the lessons, one file for each language.",
        fields: lesson_words::FIELDS,
    },
    PackFile {
        path: catalogue::CATALOGUE_FILE,
        name: "catalogue",
        doc: "A list of packs. It lies in the folder above the packs. `whispers pack catalogue FOLDER` writes it \
         from their manifests and checks it against them.",
        fields: catalogue::FIELDS,
    },
];
