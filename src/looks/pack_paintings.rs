//! The pictures that packs contain, as textures. Each is read when it is first shown.

use std::sync::Arc;

use egui::{Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2};

use crate::packs::pack_identity::PackIdentity;
use packs::{Pack, PackPicture};

/// The maximum number of cached pictures. The picture that was not shown for the longest time is dropped
/// first.
const MOST: usize = 24;

/// The kind of a pack's picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaintingKind {
    /// The preview in the list of packs.
    Preview,
    /// The picture behind the title.
    Title,
}

impl PaintingKind {
    /// The pack's picture of this kind, if it has one.
    fn painting(self, pack: &Pack) -> Option<&PackPicture> {
        match self {
            Self::Preview => pack.preview.as_ref(),
            Self::Title => pack.theme.title.as_ref(),
        }
    }
}

/// The cached pictures.
#[derive(Default)]
pub struct Paintings(Vec<Seen>);

struct Seen {
    pack: PackIdentity,
    shown: PaintingKind,
    /// The texture; `None` if the picture can't be read.
    texture: Option<TextureHandle>,
}

impl Paintings {
    /// Paints a picture of a pack so that it covers a rectangle, cut off evenly on both sides, its colours
    /// multiplied by `tint`. Returns false if there is no picture.
    pub fn cover(
        &mut self,
        painter: &Painter,
        pack: &Arc<Pack>,
        shown: PaintingKind,
        rect: Rect,
        rounding: f32,
        tint: Color32,
    ) -> bool {
        let Some(texture) = self.texture(painter.ctx(), pack, shown) else { return false };
        let uv = covering(texture.size_vec2(), rect.size());
        let shape = egui::epaint::RectShape::filled(rect, rounding, tint).with_texture(texture.id(), uv);
        painter.add(shape);
        true
    }

    fn texture(&mut self, ctx: &Context, pack: &Arc<Pack>, shown: PaintingKind) -> Option<TextureHandle> {
        let painting = shown.painting(pack)?;
        let which = PackIdentity::for_pack(pack);
        let same = |seen: &Seen| seen.shown == shown && seen.pack == which;
        let seen = match self.0.iter().position(same) {
            Some(at) => self.0.remove(at),
            None => {
                self.0.retain(|seen| !seen.pack.is_gone());
                let texture = painting.pixels().map(|pixels| {
                    let size = pixels.size.map(|side| side as usize);
                    let image = ColorImage::from_rgba_unmultiplied(size, &pixels.rgba);
                    ctx.load_texture(painting.path(), image, TextureOptions::LINEAR)
                });
                Seen { pack: which, shown, texture }
            }
        };
        let texture = seen.texture.clone();
        self.0.push(seen);
        if self.0.len() > MOST {
            self.0.remove(0);
        }
        texture
    }
}

/// The part of a picture that covers a place of another shape, cut off evenly on both sides.
fn covering(picture: Vec2, place: Vec2) -> Rect {
    let scale = (place.x / picture.x.max(1.0)).max(place.y / picture.y.max(1.0)).max(f32::EPSILON);
    let part = place / scale / picture;
    Rect::from_center_size(Pos2::new(0.5, 0.5), part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_covers_its_place_and_keeps_its_shape() {
        let part = covering(Vec2::new(200.0, 100.0), Vec2::new(50.0, 50.0));
        assert_eq!((part.width(), part.height(), part.center()), (0.5, 1.0, Pos2::new(0.5, 0.5)));
        let part = covering(Vec2::new(100.0, 100.0), Vec2::new(300.0, 100.0));
        assert!((part.height() - 1.0 / 3.0).abs() < 1e-6 && part.width() == 1.0);
    }
}
