//! Icons: SVGs drawn at the exact size at which they are shown, all in one texture.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{
    Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureId, TextureOptions, Ui, Vec2,
};

use packs::{Drawing, PLAIN_MARK, Pack};
use rules::Icon as MapIcon;

macro_rules! shared {
    ($($name:ident => $file:literal),* $(,)?) => {
        /// A symbol that all packs share.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum Symbol { $($name),* }

        impl Symbol {
            /// All symbols.
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

/// The name of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IconName {
    /// A shared symbol.
    Symbol(Symbol),
    /// An empire's emblem, by its index in the pack.
    Empire(usize),
    /// A society's emblem, by its index in the pack.
    Society(usize),
    /// One of the pack's own icons, by its index.
    Own(usize),
}

impl From<Symbol> for IconName {
    fn from(symbol: Symbol) -> Self {
        Self::Symbol(symbol)
    }
}

/// The width and height of the texture, in pixels.
const SIDE: usize = 1024;
/// Empty pixels around each icon, so that filtering never mixes two icons.
const GAP: usize = 1;
/// The largest size at which an icon is drawn, in pixels. Larger icons are stretched.
const LARGEST: usize = 256;

/// The icons of a pack, with those already drawn in a texture.
pub struct Icons {
    ctx: Context,
    pack: Arc<Pack>,
    /// The parsed SVGs of the icons shown so far; `None` if the pack lacks the icon.
    drawings: HashMap<IconName, Option<Drawing>>,
    /// The texture; `None` until an icon is shown.
    texture: Option<TextureHandle>,
    places: HashMap<(IconName, usize), Rect>,
    cursor: Cursor,
}

/// The place for the next icon in the texture. Icons are placed in rows, from left to right.
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
    /// The shared symbols and a pack's emblems. Each is drawn when it is first shown, or replaced by a plain
    /// mark if it cannot be drawn.
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
        // Align to whole pixels, so that the icon stays sharp.
        let corner = rect.center() - Vec2::splat(side / 2.0);
        let corner = Pos2::new((corner.x * scale).round() / scale, (corner.y * scale).round() / scale);
        let size = if pixels < LARGEST { pixels as f32 / scale } else { side };
        painter.image(texture, Rect::from_min_size(corner, Vec2::splat(size)), uv, tint);
    }

    /// The place of an icon in the texture, with a width in pixels. Draws the icon if it is missing.
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
            // The texture is full: start again, so that sizes that are no longer shown are dropped.
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

/// Parses the SVG of an icon. An SVG that cannot be parsed is replaced by a plain mark.
fn drawing(icon: IconName, pack: &Pack) -> Option<Drawing> {
    let svg = match icon {
        IconName::Symbol(symbol) => symbol.svg(),
        IconName::Empire(i) => &pack.theme.empires.get(i)?.emblem,
        IconName::Society(i) => &pack.theme.societies.get(i)?.emblem,
        IconName::Own(i) => &pack.theme.icons.get(i)?.emblem,
    };
    Drawing::new(svg).or_else(|| Drawing::new(PLAIN_MARK))
}

/// Draws an SVG at `pixels` by `pixels`, or a plain mark if it cannot be drawn.
fn draw(drawing: &Drawing, pixels: usize) -> Option<ColorImage> {
    let side = pixels as u32;
    let drawn = drawing.draw(side).or_else(|| Drawing::new(PLAIN_MARK)?.draw(side))?;
    Some(ColorImage::from_rgba_premultiplied([pixels, pixels], &drawn))
}
