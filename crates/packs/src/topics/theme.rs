//! `theme.toml`: colours, emblems, patterns, fonts and the style of the map.

use super::star_chart::CHART;
use crate::toml::key_declaration::{Choice, Field, Kind, Thing, choice, field};
use crate::toml::toml_reader::{Node, Table};

use super::declared_ids::{Names, unknown_keys};
use super::emblem_files::Emblems;
use super::preview_title_and_font;
use crate::files::pack_layers::Layers;
use crate::looks::colour_distance::Rgb;
use crate::looks::font::Letters;
use crate::looks::pack_picture::PackPicture;
use crate::looks::panel_colours::Panels;
use crate::size_limits::TITLE_SIDES;

/// The keys of `theme.toml`.
pub const FIELDS: &[Field] = &[
    field("empires", Kind::ById(Thing::Empire, &Kind::Table(EMPIRE)), "The look of each empire, by id."),
    field("societies", Kind::ById(Thing::Society, &Kind::Table(SOCIETY)), "The look of each society, by id."),
    field(
        "icons",
        Kind::ById(Thing::Icon, &Kind::Table(ICON)),
        "The look of each of the pack's own icons, by id (R1.5).",
    )
    .needed_where("the pack has icons of its own"),
    field("map", Kind::OneOf("style of maps", STYLES), "The style of the map. `realm` by default.")
        .optional(),
    field("chart", Kind::Table(CHART), "The chart of a map of stars.").needed_where("the map is of stars"),
    field("face", Kind::OneOf("face", FACES), "The typeface of titles and names. `antiqua` by default.")
        .optional(),
    field(
        "font",
        Kind::Path,
        "A TrueType font of the pack (`.ttf`) for titles and names. Letters that it lacks come from `face`.",
    )
    .optional(),
    field(
        "title",
        Kind::Path,
        "The picture behind the title instead of the map: a PNG of the pack, each side 320 to 2048 pixels. \
         It covers the window, is cropped at its edges, and is darkened behind text.",
    )
    .optional(),
    field("day", Kind::Table(&PANELS), "Colours by day that differ from ink on parchment.").optional(),
    field("night", Kind::Table(&PANELS), "Colours by night that differ from candlelight.").optional(),
];

const COLOUR: Field = field("colour", Kind::Colour, "Its colour, as \"#rrggbb\".");
const EMBLEM: Field = field("emblem", Kind::Path, "Its emblem, an SVG of the pack, drawn in white.");

const EMPIRE: &[Field] = &[
    COLOUR,
    field("night", Kind::Colour, "Its colour by night, if it differs: dark colours are hard to see.")
        .optional(),
    EMBLEM,
    field(
        "pattern",
        Kind::OneOf("pattern", PATTERN),
        "The pattern drawn over its colour. `plain` by default.",
    )
    .optional(),
    field(
        "land",
        Kind::OneOf("kind of land", SCENERY),
        "The scenery drawn on its home. By default each empire gets another one.",
    )
    .optional(),
];

const SOCIETY: &[Field] = &[COLOUR, EMBLEM];

const ICON: &[Field] = &[field(
    "emblem",
    Kind::Path,
    "Its picture, an SVG of the pack, drawn in white. Keep it simple and bold: it can be as small as a \
     letter.",
)];

/// The keys of the tables `day` and `night`.
const PANELS: [Field; Panels::KEYS.len()] = {
    let mut fields = [field("", Kind::Colour, "").optional(); Panels::KEYS.len()];
    let mut i = 0;
    while i < fields.len() {
        let (name, doc) = Panels::KEYS[i];
        fields[i] = field(name, Kind::Colour, doc).optional();
        i += 1;
    }
    fields
};

const FACES: &[Choice] =
    &[choice("antiqua", "Letters of old books."), choice("technical", "Letters of instruments and charts.")];

/// The typeface of titles and names. The variants are in the order of `theme.toml`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// A typeface like that of old books.
    #[default]
    Antiqua,
    /// A typeface like that of instruments and charts.
    Technical,
}

impl Face {
    /// All typefaces, in order.
    pub const ALL: [Self; FACES.len()] = [Self::Antiqua, Self::Technical];
}

/// The styles of maps, in the order of `theme.toml`.
const STYLES: &[Choice] = &[
    choice("realm", "A continent, computed from the centres of `map.toml`."),
    choice("stars", "Stations with routes between them, from the chart of `theme.toml`.").needs(&["chart"]),
];

const PATTERN: &[Choice] = &[
    choice("plain", "Its colour alone."),
    choice("diagonal", "Slanting lines."),
    choice("dots", "Dots."),
    choice("crosshatch", "Slanting lines both ways."),
    choice("waves", "Waves."),
    choice("chevrons", "Chevrons."),
];

const SCENERY: &[Choice] = &[
    choice("hills", "Rounded hills."),
    choice("mountains", "Mountains."),
    choice("woods", "Trees."),
    choice("dunes", "Dunes of sand."),
    choice("reeds", "Reeds in water."),
    choice("grass", "Tufts of grass."),
];

/// The scenery on the map in an empire's home regions. The variants are in the order of `theme.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scenery {
    /// Rounded hills.
    Hills,
    /// Mountains.
    Mountains,
    /// Woods.
    Woods,
    /// Sand dunes.
    Dunes,
    /// Reeds in water.
    Reeds,
    /// Tufts of grass.
    Grass,
}

impl Scenery {
    /// All kinds of scenery, in order.
    pub const ALL: [Self; SCENERY.len()] =
        [Self::Hills, Self::Mountains, Self::Woods, Self::Dunes, Self::Reeds, Self::Grass];
}

/// The ids of the patterns that, in addition to colours, tell empires apart.
pub const PATTERNS: [&str; PATTERN.len()] = {
    let mut names = [""; PATTERN.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = PATTERN[i].name;
        i += 1;
    }
    names
};

/// The look of an empire or a society.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The colour in the day theme.
    pub colour: Rgb,
    /// The colour in the night theme.
    pub night: Rgb,
    /// The emblem as SVG, checked and rewritten by the program.
    pub emblem: Vec<u8>,
    /// The path of the emblem within the pack.
    pub emblem_path: String,
    /// The index of the pattern in [`PATTERNS`].
    pub pattern: usize,
    /// The scenery on the map in the empire's home regions.
    pub scenery: Scenery,
}

/// The look of one of the pack's own icons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IconLook {
    /// The icon's picture as SVG, checked and rewritten by the program.
    pub emblem: Vec<u8>,
    /// The path of the icon's picture within the pack.
    pub emblem_path: String,
}

/// The look of a pack: its colours, emblems and fonts.
#[derive(Clone, Debug)]
pub struct Theme {
    /// The looks of the empires, by index.
    pub empires: Vec<Look>,
    /// The looks of the societies, in the order of the manifest.
    pub societies: Vec<Look>,
    /// The looks of the pack's own icons, in the order of `map.toml`.
    pub icons: Vec<IconLook>,
    /// The typeface of titles and names.
    pub face: Face,
    /// The pack's own font for titles and names. Letters that it lacks come from `face`.
    pub font: Option<Letters>,
    /// The picture behind the title.
    pub title: Option<PackPicture>,
    /// The colours of the day theme.
    pub day: Panels,
    /// The colours of the night theme.
    pub night: Panels,
}

impl Default for Theme {
    fn default() -> Self {
        Self {
            empires: Vec::new(),
            societies: Vec::new(),
            icons: Vec::new(),
            face: Face::default(),
            font: None,
            title: None,
            day: Panels::DAY,
            night: Panels::NIGHT,
        }
    }
}

/// Reads the theme of a pack.
pub(crate) fn read(top: Table<'_>, names: &Names, societies: &[String], layers: &Layers) -> Theme {
    let fetch = |path: &str| layers.read(path).map_err(|e| layers.explain_error(path, &e));
    let mut emblems = Emblems::new(&fetch);
    Theme {
        empires: looks(top, "empires", &names.empires, &mut emblems),
        societies: looks(top, "societies", societies, &mut emblems),
        icons: icons(top, &names.icons, &mut emblems),
        face: top.get("face").and_then(|node| Face::ALL.get(node.choice()?).copied()).unwrap_or_default(),
        font: preview_title_and_font::letters(top.get("font"), layers),
        title: preview_title_and_font::painting(top.get("title"), layers, TITLE_SIDES),
        day: panels(top, "day", Panels::DAY),
        night: panels(top, "night", Panels::NIGHT),
    }
}

/// Reads the colours of the day or night theme. `usual` provides the colours that the table does not set.
fn panels(top: Table<'_>, key: &str, usual: Panels) -> Panels {
    let mut panels = usual;
    let Some(table) = top.get(key).and_then(|node| node.table()) else { return panels };
    for (name, _) in Panels::KEYS {
        if let Some(colour) = table.get(name).and_then(read_colour) {
            panels.set(name, colour);
        }
    }
    panels
}

fn looks(top: Table<'_>, key: &str, ids: &[String], emblems: &mut Emblems<'_>) -> Vec<Look> {
    let Some(table) = top.need(key).and_then(|n| n.table()) else { return Vec::new() };
    unknown_keys(table, key, ids);
    let ids = ids.iter().filter(|id| !id.is_empty());
    ids.zip(Scenery::ALL.into_iter().cycle())
        .filter_map(|(id, usual)| look(table.need(id)?.table()?, emblems, usual))
        .collect()
}

/// Reads the pictures of the pack's own icons.
fn icons(top: Table<'_>, ids: &[String], emblems: &mut Emblems<'_>) -> Vec<IconLook> {
    if ids.is_empty() && top.get("icons").is_none() {
        return Vec::new();
    }
    let Some(table) = top.need("icons").and_then(|n| n.table()) else { return Vec::new() };
    unknown_keys(table, "icons", ids);
    let read = |id: &String| {
        let node = table.need(id)?.table()?.need("emblem")?;
        let path = node.text()?;
        Some(IconLook { emblem: emblems.read(node, path)?, emblem_path: path.to_owned() })
    };
    ids.iter().filter(|id| !id.is_empty()).filter_map(read).collect()
}

fn look(table: Table<'_>, emblems: &mut Emblems<'_>, usual: Scenery) -> Option<Look> {
    let colour = table.need("colour").and_then(read_colour);
    let night = match night_colour(table) {
        Some(node) => read_colour(node),
        None => colour,
    };
    let pattern = match table.declares("pattern").then(|| table.get("pattern")).flatten() {
        Some(node) => node.choice(),
        None => Some(0),
    };
    let land = match table.declares("land").then(|| table.get("land")).flatten() {
        Some(node) => Scenery::ALL.get(node.choice()?).copied(),
        None => Some(usual),
    };
    let node = table.need("emblem")?;
    let path = node.text()?;
    let emblem = emblems.read(node, path);
    Some(Look {
        colour: colour?,
        night: night?,
        emblem: emblem?,
        emblem_path: path.to_owned(),
        pattern: pattern?,
        scenery: land?,
    })
}

/// An empire's colour at night. `None` if a pack changes the day colour but inherits the night colour.
fn night_colour<'a>(table: Table<'a>) -> Option<Node<'a>> {
    let night = table.declares("night").then(|| table.get("night")).flatten()?;
    let day = table.get("colour")?;
    (table.layer(&night.span()) <= table.layer(&day.span())).then_some(night)
}

fn read_colour(node: Node<'_>) -> Option<Rgb> {
    let text = node.text()?;
    let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.chars().all(|c| c.is_ascii_hexdigit()));
    let number = digits.and_then(|d| u32::from_str_radix(d, 16).ok());
    if number.is_none() {
        node.fault(format!("\"{text}\" is not a colour; write it as \"#3b6ea5\""));
    }
    let [_, r, g, b] = number?.to_be_bytes();
    Some([r, g, b])
}
