//! Draws the armies on the map: those that stand in regions, those on the march, and the arrows of attacks.

use std::time::Duration;

use egui::{Align2, FontId, Pos2, Shape, Stroke, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::line;
use crate::map::{Frame, Way, heading, without_ends};
use crate::screens::army_banners;
use crate::screens::page_parts::motion;
use crate::screens::table::map::region_screen_positions::{anchor, room};
use crate::screens::table::scene_and_inputs::Scene;
use rules::{Empire, Phase, Region};

/// Draws the army that stands in a region. An army above its supply limit (R5.7) gets a mark.
pub(crate) fn standing(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, region: Region, at: Pos2, radius: f32) {
    // An army that has just taken a region is drawn there even while the change of control is still animated.
    let taken = scene.board.sweep.filter(|sweep| sweep.region == region).and_then(|sweep| sweep.to);
    let Some(empire) = taken.or_else(|| scene.board.pieces.controller(region)) else { return };
    let count = scene.board.pieces.banners(region);
    let sway = scene.board.sway.sway(region);
    if sway.is_some() {
        // In a background window, one repaint is enough to show the banners at rest again.
        let focused = ui.input(|i| i.focused);
        ui.ctx().request_repaint_after(if focused { motion::FRAME } else { AT_REST });
    }
    let height = army_banners::height_on(looks, radius);
    let army = army_banners::Banners { empire, count, at, height };
    let body = army_banners::show_swaying(ui, looks, &army, sway.unwrap_or_default());
    if count > scene.game.world().limit(region) && is_checked_again(scene, empire) {
        let mark = body.right_top() + Vec2::new(-1.0, 1.0);
        let ground = if looks.theme.dark { looks.theme.ground } else { looks.theme.on_accent };
        ui.painter().circle(mark, 7.0, looks.theme.wrong, (line::THIN, ground));
        let font = FontId::proportional(12.0);
        ui.painter().text(mark, Align2::CENTER_CENTER, "!", font, ground);
    }
}

/// True if the empire's supply will be checked again (R5.7). In the last round, the last check is at the end of the
/// empire's turn.
fn is_checked_again(scene: &Scene<'_>, empire: Empire) -> bool {
    let (world, marks) = (scene.game.world(), &scene.board.pieces.marks);
    let is_over = scene.view.order().place(empire).is_some_and(|place| marks.is_past(place));
    !is_over || marks.round < world.house().rounds && marks.phase != Phase::Over
}

/// A time after which banners that sway now are sure to be at rest.
const AT_REST: Duration = Duration::from_secs(3);

/// The height of a marching army, as a share of the free room in a typical region.
const MARCHING: f32 = 0.85;

/// The height of a marching army on the screen, in points.
pub(crate) fn marching(looks: &Looks, frame: &Frame) -> f32 {
    army_banners::height_on(looks, looks.shapes.usual_room() * MARCHING * frame.scale)
}

/// The route from one region to another, on the screen.
pub(crate) fn way(looks: &Looks, frame: &Frame, from: Region, to: Region) -> Way {
    Way::new(frame, &looks.pack.picture, &looks.shapes, from, to)
}

/// Draws the attacking army of the current attack beside its target, before the fight. Without a target, draws it in
/// its own region.
pub(crate) fn moving(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, frame: &Frame) {
    let Some(moving) = scene.board.pieces.moving.filter(|moving| moving.banners > 0) else { return };
    let at = match moving.target {
        Some(target) => {
            arrow(ui, looks, frame, moving.from, target);
            stand(looks, frame, moving.from, target)
        }
        None => anchor(looks, frame, moving.from) + Vec2::new(0.0, 4.0),
    };
    army_banners::show(ui, looks, moving.empire, moving.banners, at, marching(looks, frame));
}

/// The point on the screen where the attackers of a region stand before the fight.
pub(crate) fn stand(looks: &Looks, frame: &Frame, from: Region, target: Region) -> Pos2 {
    let way = way(looks, frame, from, target);
    way.before_end(beside(looks, frame, &way, target))
}

/// How far the attackers stand from the middle of their target before the fight, measured along their route in points.
/// This leaves the head of their arrow visible in front of the defenders.
pub(crate) fn beside(looks: &Looks, frame: &Frame, way: &Way, target: Region) -> f32 {
    let least = (34.0 * looks.shapes.unit * frame.scale).max(20.0);
    let along = way.pieces().last().map_or(Vec2::ZERO, |last| heading(last));
    let (theirs, own) = (tall(looks, frame, target), marching(looks, frame));
    let reaches = reach(theirs, along) + reach(own, along);
    (reaches + HEAD + 2.0 * GAP).max(least).min(way.length() * 0.75)
}

/// The height of the army in a region, in points. For a region without an army, the height that one would have.
fn tall(looks: &Looks, frame: &Frame, region: Region) -> f32 {
    army_banners::height_on(looks, room(looks, frame, region)).max(marching(looks, frame))
}

/// The distance from the middle of an army to its edge in the direction `along`. The army is `high` points tall.
fn reach(high: f32, along: Vec2) -> f32 {
    (high * army_banners::BROAD / 2.0 / along.x.abs()).min(high / 2.0 / along.y.abs()).min(high)
}

/// The length of the head of an attack arrow, in points.
const HEAD: f32 = 13.0;
/// The gap between an attack arrow and the army that it points at, in points.
const GAP: f32 = 7.0;
/// The minimum length of an attack arrow's shaft, in points, if the armies are close together.
const SHAFT: f32 = 10.0;
/// For an attack arrow, half the breadth of its shaft and the extra length of its head, in points: first for its dark
/// edge, then for the arrow itself.
const BREADTHS: [(f32, f32); 2] = [(4.5, 3.0), (3.0, 0.0)];

/// Draws an attack arrow from the edge of one region's army to the edge of another region's army.
pub(crate) fn arrow(ui: &Ui, looks: &Looks, frame: &Frame, from: Region, to: Region) {
    let way = way(looks, frame, from, to);
    let pieces = pieces(&way, tall(looks, frame, from), tall(looks, frame, to));
    let Some(neck) = pieces.last().and_then(|shaft| shaft.last().copied()) else { return };
    let along = way.pieces().last().map_or(Vec2::ZERO, |last| heading(last));
    let (side, tip) = (Vec2::new(-along.y, along.x), neck + along * HEAD);
    for ((breadth, grow), colour) in BREADTHS.into_iter().zip([looks.theme.well, looks.theme.accent]) {
        for shaft in &pieces {
            ui.painter().add(Shape::line(shaft.clone(), Stroke::new(breadth * 2.0, colour)));
        }
        let head = [neck + side * (breadth + 6.0), tip + along * grow, neck - side * (breadth + 6.0)];
        ui.painter().add(Shape::convex_polygon(head.to_vec(), colour, Stroke::NONE));
    }
}

/// The shaft of an attack arrow along a route, as one or more lines. It runs between armies that are `source` and
/// `target` points tall.
fn pieces(way: &Way, source: f32, target: f32) -> Vec<Vec<Pos2>> {
    let Some((last, others)) = way.pieces().split_last() else { return Vec::new() };
    let first = way.pieces().first().map_or(Vec2::ZERO, |first| heading(&first[..first.len().min(2)]));
    let end = reach(target, heading(last)) + GAP + HEAD;
    let start = reach(source, first).min((way.length() - end - SHAFT).max(0.0));
    let mut pieces: Vec<Vec<Pos2>> = others.to_vec();
    if let Some(first) = pieces.first_mut() {
        *first = without_ends(first, start, 0.0);
    }
    pieces.push(without_ends(last, if others.is_empty() { start } else { 0.0 }, end));
    pieces
}
