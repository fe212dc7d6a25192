//! `theme.toml`: colours, emblems and patterns of empires and societies.

use super::names::Names;
use super::node::{Field, Node, Table, field};

/// The keys of `theme.toml`.
pub const FIELDS: &[Field] = &[
    field("empires", "table of tables", "How each empire looks, by id."),
    field("societies", "table of tables", "How each society looks, by id."),
];

const LOOK: &[Field] = &[
    field("colour", "colour", "Its colour, as \"#rrggbb\"."),
    field("emblem", "path", "Its emblem, an SVG of the pack, drawn in white."),
    field("pattern", "pattern", "Empires: plain, diagonal, dots, crosshatch, waves or chevrons."),
];

/// The patterns that double a colour.
pub const PATTERNS: [&str; 6] = ["plain", "diagonal", "dots", "crosshatch", "waves", "chevrons"];

/// Red, green and blue, 0 to 255.
pub type Rgb = [u8; 3];

/// How an empire or a society looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Its colour.
    pub colour: Rgb,
    /// The bytes of its emblem, an SVG.
    pub emblem: Vec<u8>,
    /// The path of the emblem within the pack.
    pub emblem_path: String,
    /// The index of its pattern in [`PATTERNS`].
    pub pattern: usize,
}

/// How a pack looks.
#[derive(Clone, Debug, Default)]
pub struct Theme {
    /// By empire.
    pub empires: Vec<Look>,
    /// By society, in the order of the manifest.
    pub societies: Vec<Look>,
}

/// Reads the theme; `file` fetches a file of the pack or says why it cannot.
pub(super) fn read(
    top: Table<'_>,
    names: &Names,
    societies: &[String],
    file: &dyn Fn(&str) -> Result<Vec<u8>, String>,
) -> Theme {
    Theme {
        empires: looks(top, "empires", &names.empires, file),
        societies: looks(top, "societies", societies, file),
    }
}

fn looks(
    top: Table<'_>,
    key: &str,
    ids: &[String],
    file: &dyn Fn(&str) -> Result<Vec<u8>, String>,
) -> Vec<Look> {
    let Some(table) = top.need(key).and_then(|n| n.any_table()) else { return Vec::new() };
    for (id, span, _) in table.entries() {
        if !ids.iter().any(|known| known == id) {
            table.fault_at(span, format!("the pack has no \"{id}\" among its {key}"));
        }
    }
    ids.iter().filter_map(|id| look(table.need(id)?.table(LOOK)?, file)).collect()
}

fn look(table: Table<'_>, file: &dyn Fn(&str) -> Result<Vec<u8>, String>) -> Option<Look> {
    let colour = table.need("colour").and_then(colour);
    let pattern = match table.get("pattern") {
        Some(node) => node.one_of("pattern", PATTERNS.into_iter()),
        None => Some(0),
    };
    let node = table.need("emblem")?;
    let path = node.text()?;
    let emblem = file(path).map_err(|why| node.fault(format!("\"{path}\": {why}"))).ok();
    Some(Look { colour: colour?, emblem: emblem?, emblem_path: path.to_owned(), pattern: pattern? })
}

fn colour(node: Node<'_>) -> Option<Rgb> {
    let text = node.text()?;
    let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.chars().all(|c| c.is_ascii_hexdigit()));
    let number = digits.and_then(|d| u32::from_str_radix(d, 16).ok());
    if number.is_none() {
        node.fault(format!("\"{text}\" is no colour; write it as \"#3b6ea5\""));
    }
    let [_, r, g, b] = number?.to_be_bytes();
    Some([r, g, b])
}
