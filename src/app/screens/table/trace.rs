//! What the move that is told has left on the map, for as long as it is told: the regions that it was about, an arrow
//! where banners marched, and how many came and went.

use egui::{Align2, FontId, Pos2, Rect, StrokeKind, Ui, Vec2};

use super::anchors::anchor;
use super::army;
use super::highlight::Highlight;
use super::scene::Scene;
use crate::app::looks::Looks;
use crate::app::map::Frame;
use crate::app::theme::{line, type_size};
use crate::app::words::signed;
use crate::rules::{Event, Region, RegionSet};

/// How tall a number is, and how much wider than its letters.
const TALL: f32 = 18.0;
const AROUND: f32 = 9.0;

/// The events that are told, once nothing of them is on its way.
fn told<'a>(scene: &Scene<'a>) -> Vec<&'a Event> {
    let rests = scene.tells && scene.moving.is_none() && !scene.films;
    let Some(story) = scene.story.filter(|_| rests) else { return Vec::new() };
    let events = story.told(scene.unshown).map(|(_, event)| event);
    events.collect()
}

/// The regions that the move is about.
pub(super) fn regions(scene: &Scene<'_>) -> RegionSet {
    let each = told(scene).into_iter().map(|event| Highlight::of(event).regions);
    each.fold(RegionSet::default(), |all, more| all | more)
}

/// Shows where banners marched, and how many came and went.
pub(super) fn show(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) {
    let mut changed: Vec<(Region, i32)> = Vec::new();
    let mut change = |region: Region, by: i32| match changed.iter_mut().find(|(at, _)| *at == region) {
        Some((_, sum)) => *sum += by,
        None => changed.push((region, by)),
    };
    for event in told(scene) {
        match *event {
            Event::Attack { from, to, .. } | Event::Moved { from, to, .. } => {
                army::arrow(ui, looks, frame, (from, to));
            }
            Event::Added(_, region, n) => change(region, n.into()),
            Event::Killed(_, region, n, _) => change(region, -i32::from(n)),
            _ => {}
        }
    }
    for (region, by) in changed.into_iter().filter(|(_, by)| *by != 0) {
        number(ui, looks, frame, region, by);
    }
}

/// How many banners came to a region or went from it, beside what stands there.
fn number(ui: &Ui, looks: &Looks, frame: &Frame, region: Region, by: i32) {
    let Some(land) = looks.shapes.lands().get(region.index()) else { return };
    let theme = &looks.theme;
    let ink = if by > 0 { theme.gain } else { theme.wrong };
    let font = FontId::proportional(type_size::BODY);
    let galley = ui.painter().layout_no_wrap(signed(by), font.clone(), ink);
    let off = Vec2::new(-land.room.clearance * frame.scale * 0.8, 0.0);
    let size = Vec2::new(galley.size().x + AROUND, TALL);
    let place = Rect::from_center_size(anchor(looks, frame, region) + off, size);
    ui.painter().rect(place, TALL / 2.0, theme.panel, (line::STRONG, ink), StrokeKind::Inside);
    let at: Pos2 = place.center();
    ui.painter().text(at, Align2::CENTER_CENTER, signed(by), font, ink);
}
