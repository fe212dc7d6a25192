//! Icons: SVGs drawn at just the size at which they are shown, all in one texture.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{
    Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureId, TextureOptions, Ui, Vec2,
};

use packs::{Drawing, PLAIN_MARK, Pack};
use rules::Icon as MapIcon;

macro_rules! shared {
    ($($name:ident => $file:literal),* $(,)?) => {
        /// A symbol that every pack shares.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum Symbol { $($name),* }

        impl Symbol {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            const fn svg(self) -> &'static [u8] {
                match self { $(Self::$name => include_bytes!(concat!("../../icons/", $file, ".svg"))),* }
            }
        }
    };
}

shared! {
    City => "city", Farm => "farm", Fort => "fort",
    CityPaper => "city-paper", CityLines => "city-lines", FarmPaper => "farm-paper", FarmLines => "farm-lines",
    FortPaper => "fort-paper", FortLines => "fort-lines", Agent => "agent", Banner => "banner",
    Add => "add", Draw => "draw", Attack => "attack", Swap => "swap", TokenDown => "token-down",
    FirstPlayer => "first-player", Deck => "deck",
    Undo => "undo", StepBack => "step-back", Hint => "hint", Known => "known", Suspicion => "suspicion", Menu => "menu", Compass => "compass", Bot => "bot", Crown => "crown",
    Medal => "medal", Gem => "gem", Target => "target", Flame => "flame", Hourglass => "hourglass", Ruin => "ruin", Stairs => "stairs",
    Mask => "mask", Letter => "letter", Lock => "lock", Turn => "turn", Shield => "shield", NoCard => "no-card", Scales => "scales",
    Peak => "peak", ThreeCrowns => "three-crowns", Gear => "gear", ThreeStars => "three-stars", Anchor => "anchor", Ring => "ring", Pennants => "pennants",
}

impl From<MapIcon> for IconName {
    fn from(icon: MapIcon) -> Self {
        match icon.own() {
            Some(n) => Self::Own(n),
            None if icon == MapIcon::City => Symbol::City.into(),
            None if icon == MapIcon::Farm => Symbol::Farm.into(),
            None => Symbol::Fort.into(),
        }
    }
}

/// A thing that has an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IconName {
    /// A shared symbol.
    Symbol(Symbol),
    /// An empire's emblem, by its place in the pack.
    Empire(usize),
    /// A society's emblem, by its place in the pack.
    Society(usize),
    /// An icon of the pack's own, by its place there.
    Own(usize),
}

impl From<Symbol> for IconName {
    fn from(symbol: Symbol) -> Self {
        Self::Symbol(symbol)
    }
}

/// The side of the texture, in pixels.
const SIDE: usize = 1024;
/// Free pixels around each icon, so that filtering never mixes two.
const GAP: usize = 1;
/// The largest icon, in pixels; larger ones are stretched.
const LARGEST: usize = 256;

/// All icons that have been shown so far.
pub struct Icons {
    ctx: Context,
    pack: Arc<Pack>,
    /// The icons shown so far; `None` for one that cannot be read.
    drawings: HashMap<IconName, Option<Drawing>>,
    /// There is none until something is shown.
    texture: Option<TextureHandle>,
    places: HashMap<(IconName, usize), Rect>,
    cursor: Cursor,
}

/// Where the next icon goes: left to right in rows.
#[derive(Default)]
struct Cursor {
    x: usize,
    y: usize,
    height: usize,
}

impl Cursor {
    fn place(&mut self, size: usize) -> Option<(usize, usize)> {
        let need = size + 2 * GAP;
        if self.x + need > SIDE {
            self.y += self.height;
            (self.x, self.height) = (0, 0);
        }
        if self.y + need > SIDE {
            return None;
        }
        let at = (self.x + GAP, self.y + GAP);
        self.x += need;
        self.height = self.height.max(need);
        Some(at)
    }
}

impl Icons {
    /// The shared symbols and a pack's emblems. An SVG that cannot be read is left out: packs
    /// have theirs checked when they are loaded.
    pub fn new(ctx: &Context, pack: &Arc<Pack>) -> Self {
        Self {
            ctx: ctx.clone(),
            pack: Arc::clone(pack),
            drawings: HashMap::new(),
            texture: None,
            places: HashMap::new(),
            cursor: Cursor::default(),
        }
    }

    /// Paints an icon in a colour, as large as the rectangle allows.
    pub fn paint(&mut self, ui: &Ui, icon: impl Into<IconName>, rect: Rect, tint: Color32) {
        self.paint_on(ui.painter(), icon, rect, tint);
    }

    /// Paints an icon with a given painter.
    pub fn paint_on(&mut self, painter: &Painter, icon: impl Into<IconName>, rect: Rect, tint: Color32) {
        let scale = painter.pixels_per_point();
        let side = rect.width().min(rect.height());
        let pixels = ((side * scale).round() as usize).clamp(4, LARGEST);
        let Some((texture, uv)) = self.place(icon.into(), pixels) else { return };
        // On whole pixels, so that what was drawn sharp is shown sharp.
        let corner = rect.center() - Vec2::splat(side / 2.0);
        let corner = Pos2::new((corner.x * scale).round() / scale, (corner.y * scale).round() / scale);
        let size = if pixels < LARGEST { pixels as f32 / scale } else { side };
        painter.image(texture, Rect::from_min_size(corner, Vec2::splat(size)), uv, tint);
    }

    /// The place of an icon in the texture, `pixels` wide. Draws it there if it is missing.
    fn place(&mut self, icon: IconName, pixels: usize) -> Option<(TextureId, Rect)> {
        let texture = self.texture.get_or_insert_with(|| {
            let empty = ColorImage::filled([SIDE, SIDE], Color32::TRANSPARENT);
            self.ctx.load_texture("icons", empty, TextureOptions::LINEAR)
        });
        if let Some(place) = self.places.get(&(icon, pixels)) {
            return Some((texture.id(), *place));
        }
        let drawing = self.drawings.entry(icon).or_insert_with(|| drawing(icon, &self.pack));
        let image = draw(drawing.as_ref()?, pixels)?;
        let at = self.cursor.place(pixels).or_else(|| {
            // Full: sizes that are no longer shown make room for those that are.
            self.places.clear();
            self.cursor = Cursor::default();
            self.cursor.place(pixels)
        })?;
        texture.set_partial([at.0, at.1], image, TextureOptions::LINEAR);
        let side = SIDE as f32;
        let min = Pos2::new(at.0 as f32 / side, at.1 as f32 / side);
        let uv = Rect::from_min_size(min, Vec2::splat(pixels as f32 / side));
        self.places.insert((icon, pixels), uv);
        Some((texture.id(), uv))
    }
}

/// Reads the SVG of an icon; in the place of one that cannot be drawn stands a plain mark.
fn drawing(icon: IconName, pack: &Pack) -> Option<Drawing> {
    let svg = match icon {
        IconName::Symbol(symbol) => symbol.svg(),
        IconName::Empire(i) => &pack.theme.empires.get(i)?.emblem,
        IconName::Society(i) => &pack.theme.societies.get(i)?.emblem,
        IconName::Own(i) => &pack.theme.icons.get(i)?.emblem,
    };
    Drawing::new(svg).or_else(|| Drawing::new(PLAIN_MARK))
}

/// Draws an SVG, or a plain mark in its place, into a square of `pixels` by `pixels`.
fn draw(drawing: &Drawing, pixels: usize) -> Option<ColorImage> {
    let side = pixels as u32;
    let drawn = drawing.draw(side).or_else(|| Drawing::new(PLAIN_MARK)?.draw(side))?;
    Some(ColorImage::from_rgba_premultiplied([pixels, pixels], &drawn))
}
