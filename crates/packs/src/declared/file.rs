//! The files of a pack and the keys of each.

use crate::catalogue;
use crate::manifest;
use crate::toml::kind::Field;
use crate::topics::{cards, councils, lesson_words, lessons, map, puzzles, rules, text, theme};

/// A file of a pack.
#[derive(Clone, Copy, Debug)]
pub struct PackFile {
    /// Its path within the pack.
    pub path: &'static str,
    /// The name of its schema.
    pub name: &'static str,
    /// What it holds.
    pub doc: &'static str,
    /// Its keys.
    pub fields: &'static [Field],
}

/// The files of a pack, and the one in which several are listed.
pub const FILES: [PackFile; 12] = [
    PackFile {
        path: "manifest.toml",
        name: "manifest",
        doc: "What the pack is. Its name is a word that people read and stands with the others, in \
              `text/LANGUAGE.toml`.",
        fields: manifest::MANIFEST,
    },
    PackFile {
        path: "rules.toml",
        name: "rules",
        doc: "The numbers of a match, the loyalty slots, the turn orders, the house rules and the set-ups offered.",
        fields: rules::FILE,
    },
    PackFile {
        path: "councils.toml",
        name: "councils",
        doc: "The empires, and what is printed on the positions of their councils.",
        fields: councils::FIELDS,
    },
    PackFile {
        path: "map.toml",
        name: "map",
        doc: "The regions, their borders, and where they lie.",
        fields: map::FIELDS,
    },
    PackFile {
        path: "cards.toml",
        name: "cards",
        doc: "The decks, and what the cards do.",
        fields: cards::FIELDS,
    },
    PackFile {
        path: "theme.toml",
        name: "theme",
        doc: "How empires, societies and the map look.",
        fields: theme::FIELDS,
    },
    PackFile {
        path: "text/LANGUAGE.toml",
        name: "text",
        doc: "Every word that people read, one file for each language: `text/en.toml`, `text/fr.toml`.",
        fields: text::FIELDS,
    },
    PackFile {
        path: puzzles::PUZZLES_FILE,
        name: "puzzles",
        doc: "Puzzles from matches of the pack, where it has any. A pack that extends another has its own or none.",
        fields: puzzles::FIELDS,
    },
    PackFile {
        path: "lessons.toml",
        name: "lessons",
        doc: "Which lessons the pack offers to somebody who learns the game. A pack without this file has none, or \
              those of the pack that it extends.",
        fields: lessons::FILE,
    },
    PackFile {
        path: "lessons/LESSON.toml",
        name: "lesson",
        doc: "A lesson: the match that it takes place in, as a record has it, and its steps, one file for each lesson.",
        fields: lessons::LESSON,
    },
    PackFile {
        path: "lessons/text/LANGUAGE.toml",
        name: "lesson-text",
        doc: "What the lessons say, one file for each language.",
        fields: lesson_words::FIELDS,
    },
    PackFile {
        path: catalogue::CATALOGUE_FILE,
        name: "catalogue",
        doc: "Packs that lie together: this file lies in no pack but in the folder above them. `whispers pack catalogue \
              FOLDER` writes it from their manifests, and checks it against them.",
        fields: catalogue::FIELDS,
    },
];
