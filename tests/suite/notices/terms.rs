//! The texts of terms: found among sources, and each kept once, whoever brings it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// How the names of files with terms begin.
const BEGINNINGS: [&str; 6] = ["license", "licence", "copying", "notice", "unlicense", "copyright"];
/// How they end, after a dot, where they end otherwise than with the licence's name.
const ENDINGS: [&str; 2] = ["rs", "html"];
/// Terms that nobody takes where there are others to choose from.
const UNTAKEN: [&str; 2] = ["gpl", "agpl"];

/// By which words a text is known, and what it is called.
const KNOWN: [(&str, &str); 18] = [
    ("mozilla public license", "Mozilla Public License 2.0"),
    ("boost software license", "Boost Software License 1.0"),
    ("sil open font license", "SIL Open Font License 1.1"),
    ("ubuntu font licence", "Ubuntu Font Licence 1.0"),
    ("bitstream vera", "Bitstream Vera License, and MIT License"),
    ("unicode license v3", "Unicode License V3"),
    ("llvm exceptions", "Apache License 2.0 with LLVM exceptions"),
    ("terms and conditions for use, reproduction", "Apache License 2.0"),
    ("this is free and unencumbered", "Unlicense"),
    ("neither the name", "BSD 3-Clause License"),
    ("redistribution and use in source", "BSD 2-Clause License"),
    ("must not be misrepresented", "zlib License"),
    (
        "permission to use, copy, modify, and/or distribute this software",
        "ISC License, or without its conditions 0BSD",
    ),
    ("permission to use, copy, modify, and distribute this software", "ISC License"),
    ("permission is hereby granted, free of charge", "MIT License"),
    ("licensed under the apache license, version 2.0", "Apache License 2.0, in short"),
    ("mit license", "MIT License, in short"),
    ("", "Notice"),
];

/// A text of terms.
pub struct Text {
    /// What tells it from others: its words, without who holds the rights.
    key: String,
    pub title: &'static str,
    /// Its lines.
    pub body: String,
    /// How many bring it.
    pub users: usize,
}

/// All texts that were found.
#[derive(Default)]
pub struct Texts(pub Vec<Text>);

impl Texts {
    /// Keeps a text of terms; gives back which it is, and whose rights it names.
    pub fn keep(&mut self, text: &str) -> (usize, Vec<String>) {
        let (mut holders, mut body) = (Vec::new(), Vec::new());
        for line in text.lines().map(str::trim_end) {
            if names_holder(line) { holders.push(line.trim().to_owned()) } else { body.push(line) }
        }
        let body = body.join("\n").trim_matches('\n').to_owned();
        let key = key(&body);
        let at = match self.0.iter().position(|known| known.key == key) {
            Some(at) => at,
            None => {
                let title = KNOWN.iter().find(|(words, _)| key.contains(words)).map_or("Notice", |(_, t)| t);
                self.0.push(Text { key, title, body: body.clone(), users: 0 });
                self.0.len() - 1
            }
        };
        let known = &mut self.0[at];
        known.users += 1;
        // That with all of its paragraphs stands for those in which some are left out.
        if body.len() > known.body.len() {
            known.body = body;
        }
        (at, holders)
    }

    /// The text that is called so and that most bring.
    pub fn called(&self, title: &str) -> Option<usize> {
        let all = self.0.iter().enumerate().filter(|(_, text)| text.title == title);
        all.max_by_key(|(_, text)| text.users).map(|(at, _)| at)
    }
}

/// Whether a line says who holds the rights, and since when.
fn names_holder(line: &str) -> bool {
    let line = line.trim().trim_start_matches(['*', '/', '#', ' ']);
    let low = line.to_lowercase();
    let has_year = low.as_bytes().windows(4).any(|four| {
        (four.starts_with(b"19") || four.starts_with(b"20")) && four[2..].iter().all(u8::is_ascii_digit)
    });
    // Paragraphs of terms are counted as "(c)" too.
    let begins =
        low.starts_with("copyright") || has_year && (low.starts_with("(c) ") || low.starts_with('©'));
    let is_form = low.contains("[yyyy]") || low.contains("{yyyy}") || low.contains("<year>");
    let says = has_year || low.contains("(c)") || low.contains('©');
    begins && says && !is_form && low.chars().count() < 200
}

/// What tells a text from others: its words in small letters, but for forms to be filled in and what it is called.
fn key(body: &str) -> String {
    let body = body.split("END OF TERMS AND CONDITIONS").next().unwrap_or_default();
    let lines = body.lines().filter(|line| !line.to_lowercase().trim().starts_with("copyright"));
    let letters: String = lines.collect::<Vec<_>>().join(" ").to_lowercase();
    let plain: String = letters
        .chars()
        .map(|c| match c {
            '“' | '”' | '`' | '\'' | '’' | '‘' => '"',
            '*' | '#' | '=' | '_' | '-' => ' ',
            other => other,
        })
        .collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let heads = [
        "the mit license (mit)",
        "the mit license",
        "mit license",
        "permission notice:",
        "http://www.apache.org/licenses/",
    ];
    let mut key = plain.as_str();
    while let Some(rest) = heads.iter().find_map(|head| key.strip_prefix(head)) {
        key = rest.trim_start();
    }
    key.trim_start_matches("all rights reserved.").replace("https://", "http://").trim().to_owned()
}

/// The files with terms in the sources of a library, in the order of their names.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = BTreeSet::new();
    let mut look = |folder: &Path, all: bool| {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().to_lowercase());
            let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
            let is_of_terms = all || BEGINNINGS.iter().any(|begin| name.starts_with(begin));
            let is_taken = !UNTAKEN.iter().any(|word| name.contains(word));
            if path.is_file() && is_of_terms && is_taken && !ENDINGS.contains(&ending) {
                found.insert(path);
            }
        }
    };
    look(folder, false);
    ["LICENSES", "licenses"].iter().for_each(|inner| look(&folder.join(inner), true));
    found.into_iter().collect()
}
