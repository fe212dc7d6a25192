//! The scale of the interface: the one in the settings, or an automatic one for the window's size.

use egui::Vec2;

/// The smallest and the largest scale in the settings.
pub const SCALES: (f32, f32) = (0.75, 3.0);

/// The smallest scale, for windows without room for a larger one. A display of 1920 by 1080 pixels with a
/// scale factor of 4 has only 480 by 270 points.
pub const LEAST: f32 = 0.4;

/// The smallest window, in points, in which everything fits at scale 1.
pub const SMALLEST: Vec2 = Vec2::new(1024.0, 640.0);

/// The largest window, in points, whose automatic scale is 1.
const USUAL: Vec2 = Vec2::new(1280.0, 800.0);

/// The exponent by which the scale grows in windows larger than usual. The rest of the size gives more space.
const SHARE: f32 = 0.45;

/// The exponent by which the scale of a page grows. It is larger, since a page's content does not grow with
/// the window.
const PAGE_SHARE: f32 = 0.85;

/// The largest scale at which everything fits a window; `room` is its size at scale 1.
pub fn fits(room: Vec2) -> f32 {
    (room.x / SMALLEST.x).min(room.y / SMALLEST.y)
}

/// The largest scale that a window can use. In a narrow window the councils become a drawer instead of shrinking further;
/// a low window has no other way.
fn usable(room: Vec2) -> f32 {
    (room.x / SMALLEST.x).max(SCALES.0).min(room.y / SMALLEST.y).max(LEAST)
}

/// The automatic scale: 1 in a usual window, more in a larger one, and less in one that is too small.
pub fn automatic(room: Vec2) -> f32 {
    growing(room, SHARE)
}

/// The automatic scale, which grows in larger windows by the exponent `share`.
fn growing(room: Vec2, share: f32) -> f32 {
    let larger = (room.x / USUAL.x).min(room.y / USUAL.y).max(1.0).powf(share);
    larger.min(usable(room)).min(SCALES.1)
}

/// The scale of a window: the one in the settings if the window has room for it, or the automatic one.
pub fn for_room(settled: Option<f32>, room: Vec2) -> f32 {
    settled.map_or_else(|| automatic(room), |scale| scale.min(usable(room)))
}

/// The scale of a page. The automatic one grows faster, since a page has nothing else to fill a larger window
/// with.
pub fn of_page(settled: Option<f32>, room: Vec2) -> f32 {
    if settled.is_some() { for_room(settled, room) } else { growing(room, PAGE_SHARE) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usual_window_has_scale_1_and_a_larger_one_somewhat_more() {
        for (width, height) in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 800.0), (1100.0, 1800.0)] {
            assert_eq!(automatic(Vec2::new(width, height)), 1.0, "{width}x{height}");
        }
        for (width, height, scale) in
            [(1920.0, 1080.0, 1.145), (2560.0, 1440.0, 1.303), (3840.0, 2160.0, 1.564)]
        {
            assert!((automatic(Vec2::new(width, height)) - scale).abs() < 0.001, "{width}x{height}");
        }
    }

    #[test]
    fn a_small_window_is_scaled_down_until_everything_fits() {
        assert_eq!(automatic(Vec2::new(768.0, 480.0)), 0.75);
        assert_eq!(automatic(Vec2::new(896.0, 640.0)), 0.875);
        assert_eq!(automatic(Vec2::new(300.0, 200.0)), LEAST);
    }

    #[test]
    fn on_a_display_of_any_scale_the_settled_scale_gives_way_until_everything_fits() {
        let screen = Vec2::new(1920.0, 1080.0);
        for display in [1.0, 1.5, 2.0, 2.25, 2.75, 3.0, 3.5, 4.0] {
            let room = screen / display;
            for settled in [None, Some(SCALES.0), Some(1.0), Some(SCALES.1)] {
                for scale in [for_room(settled, room), of_page(settled, room)] {
                    let points = room / scale;
                    let fits = points.x >= SMALLEST.x - 0.01 && points.y >= SMALLEST.y - 0.01;
                    assert!(fits, "{settled:?} at {display}: {points}");
                }
            }
        }
    }

    #[test]
    fn what_is_settled_holds_as_far_as_it_fits() {
        let room = Vec2::new(1280.0, 800.0);
        assert_eq!([None, Some(0.8), Some(1.1), Some(2.0)].map(|s| for_room(s, room)), [1.0, 0.8, 1.1, 1.25]);
    }

    #[test]
    fn a_page_grows_with_a_large_window_and_is_never_smaller_than_the_table() {
        for (width, height) in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 800.0)] {
            let room = Vec2::new(width, height);
            assert_eq!(of_page(None, room), for_room(None, room), "{width}x{height}");
        }
        for (width, height, least) in [(1920.0, 1080.0, 1.25), (2560.0, 1440.0, 1.6)] {
            let room = Vec2::new(width, height);
            let scale = of_page(None, room);
            assert!(scale > least && scale <= fits(room), "{width}x{height}: {scale}");
            // A scale from the settings applies to pages as well.
            assert_eq!(of_page(Some(1.1), room), 1.1);
        }
    }

    #[test]
    fn everything_fits_into_every_window_at_the_automatic_scale() {
        for width in (768..4000).step_by(61) {
            for height in (480..2400).step_by(53) {
                let room = Vec2::new(width as f32, height as f32);
                let points = room / automatic(room);
                assert!(points.x >= SMALLEST.x - 0.01 && points.y >= SMALLEST.y - 0.01, "{room:?}");
            }
        }
    }
}
