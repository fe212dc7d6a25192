//! The signs on a replay's buttons. They are drawn as shapes, because a font may lack such characters.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

/// The sign on a replay's button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Start,
    Back,
    Play,
    Pause,
    /// The sign for going on to the next decision.
    On,
    End,
}

impl Sign {
    /// Draws the sign, in the colour `ink`, in the square `rect`.
    pub fn paint(self, painter: &Painter, rect: Rect, ink: Color32) {
        let (middle, size) = (rect.center(), rect.height() / 2.0);
        // Draws a triangle that points to the right if `to` is 1, and to the left if `to` is -1. `off` is the distance
        // of its middle from the middle of the square, to the right.
        let triangle = |off: f32, to: f32, size: f32| {
            let at = middle + Vec2::new(off, 0.0);
            let corners = [
                Vec2::new(to * size * 0.9, 0.0),
                Vec2::new(-to * size * 0.6, -size),
                Vec2::new(-to * size * 0.6, size),
            ];
            let corners: Vec<Pos2> = corners.iter().map(|corner| at + *corner).collect();
            painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
        };
        let post = |off: f32, wide: f32| {
            let post = Rect::from_center_size(middle + Vec2::new(off, 0.0), Vec2::new(wide, 2.0 * size));
            painter.rect_filled(post, 0.5, ink);
        };
        let half = size * 0.7;
        match self {
            Self::Start => {
                post(-size, 2.0);
                triangle(-size * 0.3, -1.0, half);
                triangle(size * 0.7, -1.0, half);
            }
            Self::Back => triangle(0.0, -1.0, half),
            Self::Play => triangle(0.0, 1.0, size),
            Self::Pause => {
                post(-size * 0.45, size * 0.5);
                post(size * 0.45, size * 0.5);
            }
            Self::On => triangle(0.0, 1.0, half),
            Self::End => {
                triangle(-size * 0.7, 1.0, half);
                triangle(size * 0.3, 1.0, half);
                post(size, 2.0);
            }
        }
    }
}
