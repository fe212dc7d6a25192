//! Writes the notices: typefaces, libraries, and every licence text once. Libraries refer to the texts by
//! number.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::libraries::{self, Library};
use super::terms::{self, Texts};
use testing::repository_files::root;

/// The text before the digest of Cargo.lock.
pub const DIGEST: &str = "Of the libraries in Cargo.lock with the digest ";
/// The maximum number of characters per line.
const WIDE: usize = 78;
/// The library that contains egui's typefaces.
const EGUI_FONTS: &str = "epaint_default_fonts";

/// The notice of a typeface or library: its name, lines about it, and the indexes of its licence texts.
struct Notice {
    name: String,
    about: Vec<String>,
    texts: Vec<usize>,
}

/// The typefaces of egui: name, licence, file of the font, and file of the licence.
const OF_EGUI: [(&str, &str, &str, &str); 4] = [
    ("Hack", "MIT AND Bitstream-Vera", "Hack-Regular.ttf", "Hack-Regular.txt"),
    ("Noto Emoji", "OFL-1.1", "NotoEmoji-Regular.ttf. Copyright 2013 Google Inc.", "OFL.txt"),
    ("Ubuntu Light", "Ubuntu-font-1.0", "Ubuntu-Light.ttf. Copyright 2011 Canonical Ltd.", "UFL.txt"),
    ("egui icons, of emoji-icon-font", "MIT", "egui-icons.ttf", "emoji-icon-font-mit-license.txt"),
];

/// The text of all notices.
pub fn document(digest: &str) -> String {
    let libraries = libraries::all();
    assert!(libraries.len() > 200, "{}", libraries.len());
    let mut texts = Texts::default();
    let fonts = typefaces(&libraries, &mut texts);
    let read: Vec<(&Library, Vec<usize>, Vec<String>)> =
        libraries.iter().map(|library| own_texts(library, &mut texts)).collect();
    let notices: Vec<Notice> = read.into_iter().map(|own| notice(own, &texts)).collect();
    let mut order: Vec<usize> = (0..texts.0.len()).collect();
    order.sort_by_key(|at| (std::cmp::Reverse(texts.0[*at].users), texts.0[*at].title));
    let number = |at: &usize| 1 + order.iter().position(|other| other == at).unwrap();

    let mut out = String::new();
    heading(&mut out, "Third-party notices", '=');
    let about = [
        "Whispers is made with the work of others: typefaces that are drawn with, and libraries that are \
         built in on Linux, Windows or macOS. Here stand whose they are and on which terms; the texts of \
         the terms are at the end, each once. Where terms can be chosen, they are taken as the code of \
         Whispers is given: MIT or Apache 2.0 before any other.",
        "The standard library of Rust is built in as well. It is the work of the Rust Project, on the terms \
         of MIT or Apache 2.0, https://www.rust-lang.org.",
    ];
    for paragraph in about {
        wrapped(&mut out, paragraph, "");
        out.push('\n');
    }
    writeln!(out, "{DIGEST}{digest}\n").unwrap();
    for (name, notices) in [("Typefaces", fonts), ("Libraries", notices)] {
        heading(&mut out, name, '-');
        for notice in notices {
            writeln!(out, "{}", notice.name).unwrap();
            notice.about.iter().for_each(|line| wrapped(&mut out, line, "  "));
            let mut numbers: Vec<usize> = notice.texts.iter().map(number).collect();
            numbers.sort_unstable();
            numbers.dedup();
            let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
            let what = if numbers.len() == 1 { "Text" } else { "Texts" };
            writeln!(out, "  {what} {}\n", numbers.join(", ")).unwrap();
        }
    }
    heading(&mut out, "Texts of the terms", '-');
    for at in &order {
        let text = &texts.0[*at];
        writeln!(out, "{}. {}", number(at), text.title).unwrap();
        text.body.lines().for_each(|line| wrapped(&mut out, line, "  "));
        out.push('\n');
    }
    format!("{}\n", out.trim_end())
}

fn heading(out: &mut String, text: &str, rule: char) {
    writeln!(out, "{text}\n{}\n", rule.to_string().repeat(text.len())).unwrap();
}

/// Wraps a line, and keeps its indentation.
fn wrapped(out: &mut String, line: &str, before: &str) {
    let own: String = line.chars().take_while(|c| *c == ' ').collect();
    let line = line.replace('\t', "    ");
    let mut at = before.len() + own.len();
    let mut begun = false;
    for word in line.split_whitespace() {
        let long = word.chars().count();
        if begun && at + 1 + long > WIDE {
            out.push('\n');
            begun = false;
            at = before.len() + own.len();
        }
        out.push_str(if begun { " " } else { before });
        out.push_str(if begun { "" } else { &own });
        out.push_str(word);
        at += long + usize::from(begun);
        begun = true;
    }
    out.push('\n');
}

fn read(path: &Path) -> String {
    let bytes = fs::read(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    String::from_utf8_lossy(&bytes).replace('\r', "")
}

/// The typefaces in `fonts`, whose authors `OFL.txt` names, and those of egui.
fn typefaces(libraries: &[Library], texts: &mut Texts) -> Vec<Notice> {
    let own = read(&root().join("fonts/OFL.txt"));
    let (heads, licence) = own.split_once("\n-----").unwrap();
    let (terms, _) = texts.keep(&format!("-----{licence}"));
    let mut notices = Vec::new();
    for head in heads.split("\n\n").filter(|head| head.contains("):\n")) {
        let (name, whose) = head.trim().split_once("):\n").unwrap();
        let (name, files) = name.split_once(" (").unwrap();
        let about = vec![format!("OFL-1.1 · {files}"), whose.to_owned()];
        notices.push(Notice { name: name.to_owned(), about, texts: vec![terms] });
    }
    let egui = libraries.iter().find(|library| library.name == EGUI_FONTS).unwrap();
    for (name, licence, about, file) in OF_EGUI {
        let (terms, holders) = texts.keep(&read(&egui.folder.join("fonts").join(file)));
        let about = std::iter::once(format!("{licence} · {about}")).chain(holders).collect();
        notices.push(Notice { name: name.to_owned(), about, texts: vec![terms] });
    }
    notices.sort_by_key(|notice| notice.name.to_lowercase());
    notices
}

/// A library with the indexes of its licence texts and the copyright holders in them.
fn own_texts<'a>(library: &'a Library, texts: &mut Texts) -> (&'a Library, Vec<usize>, Vec<String>) {
    let (mut own, mut whose): (Vec<usize>, Vec<String>) = (Vec::new(), Vec::new());
    for file in terms::files(&library.folder) {
        let (at, holders) = texts.keep(&read(&file));
        own.push(at);
        whose.extend(holders);
    }
    let mut once = Vec::new();
    whose.retain(|holder| {
        let is_new = !once.contains(holder);
        once.push(holder.clone());
        is_new
    });
    (library, own, whose)
}

/// The title of each licence's text.
const TITLES: [(&str, &str); 6] = [
    ("MIT", "MIT License"),
    ("Apache-2.0", "Apache License 2.0"),
    ("Zlib", "zlib License"),
    ("BSL-1.0", "Boost Software License 1.0"),
    ("Unicode-3.0", "Unicode License V3"),
    ("OFL-1.1", "SIL Open Font License 1.1"),
];

fn notice((library, mut own, whose): (&Library, Vec<usize>, Vec<String>), texts: &Texts) -> Notice {
    let mut about = vec![format!("{} · {}", library.licence, library.home)];
    about.extend(whose.iter().cloned());
    if own.is_empty() {
        let named = TITLES.iter().filter(|(id, _)| library.licence.contains(id));
        own = named.filter_map(|(_, title)| texts.called(title)).collect();
        assert!(!own.is_empty(), "{} is under {}, of which there is no text", library.name, library.licence);
        about.push("Its sources bring no text of their own; these are the terms that they name.".to_owned());
    }
    if whose.is_empty() && !library.authors.is_empty() {
        let authors: Vec<&str> =
            library.authors.iter().map(|author| author.split(" <").next().unwrap_or(author)).collect();
        about.push(format!("By {}", authors.join(", ")));
    }
    Notice { name: format!("{} {}", library.name, library.version), about, texts: own }
}
