//! The map on the end screen. While a token is revealed, the regions that score for it are highlighted.

use egui::{Align2, Rect, StrokeKind, Ui, UiBuilder, Vec2};

use super::society_results::Ending;
use super::token_reveal_progress::Turned;
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::line;
use crate::map::{Camera, Frame, MapState, Marks};
use crate::screens::{army_banners, landmark_drawings};
use rules::{Region, RegionSet, SlotScore, World};
use text::signed_numbers::signed;

/// The height of the map's rectangle, relative to the height of the lands.
const ROOM: f32 = 1.08;

pub(super) fn show(ui: &mut Ui, looks: &mut Looks, end: &Ending<'_>, rect: Rect, turned: Turned) {
    // The sea's drawing extends beyond the rectangle, so it is clipped.
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    let ui = &child;
    let (world, state) = (end.game.world(), end.game.state());
    let counted = counted(end, turned);
    let lit = counted.map_or(RegionSet::EMPTY, |(score, _)| score.control & world.scoring_regions());
    let frame = Frame::new(looks.shapes.bounds(), rect, Camera::default());
    let map = MapState {
        controller: &|region| state.controller(region),
        home: &|region| world.home_of(region),
        framed: true,
        marks: Marks { lit, ..Marks::default() },
        sweep: None,
    };
    looks.paint_map(ui, &frame, map);
    pieces(ui, looks, end, &frame);
    if let Some((score, share)) = counted {
        for (region, brings) in brought(world, lit, score) {
            points(ui, looks, &frame, region, brings, share);
        }
    }
}

/// The points that each of these regions brings for a token. If only sets of regions score, the first region
/// gets all points.
fn brought(world: &World, counted: RegionSet, score: &SlotScore) -> Vec<(Region, i32)> {
    let each: Vec<(Region, f32)> = counted.into_iter().map(|region| (region, world.share(region))).collect();
    let adds_up = each.iter().map(|(_, share)| share).sum::<f32>() == score.brought as f32;
    if adds_up && each.iter().all(|(_, share)| share.fract() == 0.0) {
        return each.into_iter().map(|(region, share)| (region, share as i32 * score.multiplier)).collect();
    }
    each.first().map(|(region, _)| (*region, score.brought * score.multiplier)).into_iter().collect()
}

/// The typical region clearance on the screen from which armies and landmarks are drawn, in points. A smaller
/// map shows only who controls the regions.
const STANDING: f32 = 13.0;

fn pieces(ui: &Ui, looks: &mut Looks, end: &Ending<'_>, frame: &Frame) {
    let (world, state) = (end.game.world(), end.game.state());
    if looks.shapes.usual_room() * frame.scale < STANDING {
        return;
    }
    for (region, at, radius) in landmark_drawings::rooms(looks, frame) {
        let army = state.controller(region).filter(|_| state.banners(region) > 0);
        let count = |icon| world.icons_in(icon, RegionSet::only(region)) as usize;
        landmark_drawings::row(ui, looks, count, at, radius, army.is_some());
        if let Some(empire) = army {
            let (middle, high) = (army_banners::middle(at, radius), army_banners::height_on(looks, radius));
            army_banners::show(ui, looks, empire, state.banners(region), middle, high);
        }
    }
}

/// How far a region's points rise while they are counted, in screen points.
const RISES: f32 = 22.0;
/// The font size of the points that rise from a region.
const POINTS: f32 = 20.0;

/// Draws a region's points `n`, which rise from it and fade. `share` is the progress of the animation, from 0
/// to 1.
fn points(ui: &Ui, looks: &Looks, frame: &Frame, region: Region, n: i32, share: f32) {
    let Some(land) = looks.shapes.lands().get(region.index()) else { return };
    let theme = &looks.theme;
    let ink = if n > 0 {
        theme.gain
    } else if n < 0 {
        theme.wrong
    } else {
        theme.faint
    };
    let seen = ((1.0 - share) * 5.0).clamp(0.0, 1.0);
    let rise = RISES * (1.0 - (1.0 - share) * (1.0 - share));
    let at = frame.screen(land.room.anchor) - Vec2::new(0.0, rise);
    let font = fonts::display(POINTS);
    let galley = ui.painter().layout_no_wrap(signed(n), font, ink);
    let plate = Rect::from_center_size(at, galley.size()).expand2(Vec2::new(7.0, 0.0));
    let ground = theme.panel.gamma_multiply(seen);
    ui.painter().rect(
        plate,
        plate.height() / 2.0,
        ground,
        (line::STRONG, ink.gamma_multiply(seen)),
        StrokeKind::Inside,
    );
    let corner = Align2::CENTER_CENTER.anchor_size(at, galley.size()).min;
    ui.painter().galley_with_override_text_color(corner, galley, ink.gamma_multiply(seen));
}

/// The height of the map for a width of `wide` points.
pub(super) fn height(looks: &Looks, wide: f32) -> f32 {
    let bounds = looks.shapes.bounds();
    let across = (bounds.high.x - bounds.low.x).max(1.0);
    wide * (bounds.high.y - bounds.low.y) / across * ROOM
}

/// The score of the token that is being revealed, and the progress of counting its points, from 0 to 1.
fn counted<'a>(end: &'a Ending<'_>, turned: Turned) -> Option<(&'a SlotScore, f32)> {
    if end.known {
        return None;
    }
    let tokens = end.results.iter().flat_map(|result| &result.tokens);
    // A token can be read once it is more than half turned.
    let (seen, share) = if turned.next > 0.5 {
        (turned.whole + 1, turned.next - 0.5)
    } else {
        (turned.whole, turned.next + 0.5)
    };
    tokens.filter(|token| token.before + 1 == seen).map(|token| (&token.score, share)).next()
}

#[cfg(test)]
mod tests {

    use super::*;
    use bots::Level;
    use table::{Match, Setup};

    /// A match with this pack, played to its end at random.
    fn ended(pack: &'static str) -> Match {
        let pack = testing::pack(pack);
        let mut game = Match::new(Setup::new(pack, 2, Level::Random, 5)).unwrap();
        testing::random_matches::play_by_chance(&mut game, 9, |_| true);
        game
    }

    #[test]
    fn points_over_regions_add_up_to_what_a_token_brings_whatever_scores_in_a_pack() {
        for pack in ["war-of-whispers", "drowned-crown", "lantern-delta"] {
            let game = ended(pack);
            let world = game.world();
            let mut told = 0;
            for score in world.societies().flat_map(|society| game.state().slot_scores(world, society)) {
                let counted = score.control & world.scoring_regions();
                let points = brought(world, counted, &score);
                told += points.len();
                assert!(points.iter().all(|(region, _)| counted.has(*region)));
                let sum: i32 = points.iter().map(|(_, points)| points).sum();
                assert_eq!(sum, score.brought * score.multiplier, "{pack}: {points:?}");
            }
            assert!(told > 10, "{pack}: {told}");
        }
    }
}
