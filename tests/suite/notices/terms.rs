//! The licence texts found in libraries' sources. Each text is listed only once, however many libraries have
//! it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The beginnings of the names of licence files.
const BEGINNINGS: [&str; 6] = ["license", "licence", "copying", "notice", "unlicense", "copyright"];
/// The extensions of files that are no licence files, although their names begin like one.
const ENDINGS: [&str; 2] = ["rs", "html"];
/// Licences that are not chosen if there is an alternative.
const UNTAKEN: [&str; 2] = ["gpl", "agpl"];

/// Phrases by which a licence text is recognised, each with its title.
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

/// A licence text.
pub struct Text {
    /// The key that identifies the text: its words, without copyright holders.
    key: String,
    pub title: &'static str,
    /// The text itself.
    pub body: String,
    /// The number of libraries with this text.
    pub users: usize,
}

/// All licence texts found.
#[derive(Default)]
pub struct Texts(pub Vec<Text>);

impl Texts {
    /// Adds a licence text if it is new. Returns its index, and the copyright holders that it names.
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
        // The longest version replaces versions that lack paragraphs.
        if body.len() > known.body.len() {
            known.body = body;
        }
        (at, holders)
    }

    /// The index of the most common text with a title.
    pub fn called(&self, title: &str) -> Option<usize> {
        let all = self.0.iter().enumerate().filter(|(_, text)| text.title == title);
        all.max_by_key(|(_, text)| text.users).map(|(at, _)| at)
    }
}

/// True if a line names a copyright holder.
fn names_holder(line: &str) -> bool {
    let line = line.trim().trim_start_matches(['*', '/', '#', ' ']);
    let low = line.to_lowercase();
    let has_year = low.as_bytes().windows(4).any(|four| {
        (four.starts_with(b"19") || four.starts_with(b"20")) && four[2..].iter().all(u8::is_ascii_digit)
    });
    // Paragraphs of a licence may also be numbered "(c)".
    let begins =
        low.starts_with("copyright") || has_year && (low.starts_with("(c) ") || low.starts_with('©'));
    let is_form = low.contains("[yyyy]") || low.contains("{yyyy}") || low.contains("<year>");
    let says = has_year || low.contains("(c)") || low.contains('©');
    begins && says && !is_form && low.chars().count() < 200
}

/// The key that identifies a text: its words in lower case, without forms to fill in and without titles.
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

/// The licence files in the sources of a library, by name.
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
