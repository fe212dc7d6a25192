//! The points that the viewer gains or loses with regions. They appear beside the region's pieces.

use egui::{Align2, Color32, FontId, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::{line, type_size};
use crate::map::Frame;
use crate::screens::table::map::names::name_label;
use crate::screens::table::map::region_screen_positions::{anchor, frame_in, room};
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::staging::timeline::Timeline;
use crate::screens::table::widgets;
use crate::screens::table::widgets::popup_placement::{self, Avoid, Near, Room};
use crate::settings::{Pause, Settings, Speed};
use rules::{ByEmpire, Empire, Event, Region, RegionSet, View, World};
use text::signed_numbers::signed;

/// For how many seconds gained or lost points float.
const FLOATS: f32 = 1.8;
/// The gaps to try between gained or lost points and the pieces of their region, in screen points.
const BESIDE: [f32; 4] = [3.0, 12.0, 26.0, 42.0];
/// The sides of a region's pieces on which gained or lost points may appear.
const SIDES: [(f32, f32); 8] =
    [(1.0, 0.0), (-1.0, 0.0), (0.0, -1.0), (1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (0.0, 1.0)];
/// The costs of each square point by which gained or lost points cover a name, and pieces or landmarks.
const COVERED: [f32; 2] = [30.0, 10.0];
/// For how many seconds gained or lost points stay at least, if animations are off.
const STANDS: f32 = 1.5;

/// The points that the viewer gains or loses because a region changed hands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Gain {
    pub region: Region,
    pub points: i32,
    /// When the points appear, in seconds of egui's clock.
    pub begins: f64,
    /// For how many seconds the points stay on the screen.
    pub lasts: f32,
}

impl Gain {
    /// In how many seconds the points vanish, at the time `now`.
    pub fn rest(&self, now: f64) -> f64 {
        self.begins + f64::from(self.lasts) - now
    }
}

/// The regions that each empire controls. They start as in a view, and change event by event.
pub(crate) struct Holdings<'a> {
    world: &'a World,
    view: &'a View,
    control: ByEmpire<RegionSet>,
}

impl<'a> Holdings<'a> {
    /// Starts with the regions that each empire controls in the view.
    pub fn new(world: &'a World, view: &'a View) -> Self {
        let mut control = ByEmpire::all(RegionSet::EMPTY);
        world.empires().for_each(|empire| control[empire] = view.control(empire));
        Self { world, view, control }
    }

    /// Applies an event that changes control of a region, and returns the points that the viewer gains or loses by it
    /// (R9.1, R9.3). `None` for any other event, and if there are no such points.
    pub fn points(&mut self, event: &Event) -> Option<i32> {
        let Event::Control { region, from, to } = *event else { return None };
        let mut points = 0;
        for (empire, gains) in from.map(|e| (e, false)).into_iter().chain(to.map(|e| (e, true))) {
            let before = self.world.points(self.control[empire]) as i32;
            match gains {
                true => self.control[empire].insert(region),
                false => self.control[empire].remove(region),
            }
            points += self.worth(empire) * (self.world.points(self.control[empire]) as i32 - before);
        }
        (points != 0).then_some(points)
    }

    fn worth(&self, empire: Empire) -> i32 {
        let slot = self.view.tokens(self.view.viewer()).slot_of(empire);
        slot.map_or(0, |slot| self.world.house().multiplier(slot))
    }
}

/// The viewer's gains and losses by these events. Each of them appears when the animation of its event begins.
pub(crate) fn gains(
    mut holdings: Holdings<'_>,
    events: &[Event],
    timeline: &Timeline,
    settings: &Settings,
    now: f64,
) -> Vec<Gain> {
    let pause = settings.pause;
    let mut gain = |event: &Event, begins: f64, lasts: f32| {
        let Event::Control { region, .. } = *event else { return None };
        holdings.points(event).map(|points| Gain { region, points, begins, lasts })
    };
    if settings.speed == Speed::None {
        // If animations are off, the points stay as long as the pause for reading.
        let lasts = pause.length().map_or(FLOATS, |pause| pause.as_secs_f32().max(STANDS));
        return match pause {
            Pause::None => Vec::new(),
            _ => events.iter().filter_map(|event| gain(event, now, lasts)).collect(),
        };
    }
    let floats = |(event, sets_out): (&Event, f32)| gain(event, now + f64::from(sets_out), FLOATS);
    timeline.sets_out().filter_map(floats).collect()
}

/// Draws the gains and losses that are visible at the time `now`.
pub(crate) fn show(ui: &Ui, looks: &Looks, scene: &Scene<'_>, board: Rect, gains: &[Gain], now: f64) {
    let frame = frame_in(looks, board, scene.camera);
    if gains.is_empty() {
        return;
    }
    let names =
        name_label::rects(ui, &frame).into_iter().map(|name| Avoid::area(name.expand(2.0), COVERED[0]));
    let pieces =
        scene.game.world().regions().map(|region| Avoid::area(pieces(looks, &frame, region), COVERED[1]));
    let mut avoid: Vec<Avoid> = names.chain(pieces).collect();
    for (place, gain) in gains.iter().enumerate() {
        let time = (now - gain.begins) as f32;
        if !(0.0..gain.lasts).contains(&time) {
            continue;
        }
        let share = time / gain.lasts;
        let of = self::pieces(looks, &frame, gain.region);
        let seen = if scene.board.still { 1.0 } else { ((1.0 - share) * 3.0).min(1.0) };
        let body = float(ui, looks, gain.points, seen, |size| {
            let room = Room { rect: board.shrink(4.0), size };
            let spots = BESIDE.into_iter().flat_map(|gap| room.around(of, gap, SIDES));
            popup_placement::place(spots, &avoid, Near::Edges(&[of]), None).unwrap_or(of)
        });
        avoid.push(Avoid::area(body, COVERED[0]));
        let name = format!("{}, {}", label(looks, gain.points).0, looks.speech.region(gain.region));
        widgets::add(ui, body, ("gain", place), false, &name);
    }
}

/// The text for a gain or a loss of points, and its colour.
pub(crate) fn label(looks: &Looks, points: i32) -> (String, Color32) {
    let text = looks.speech.say("table-swing", &[("n", signed(points).into())]);
    (text, if points > 0 { looks.theme.gain } else { looks.theme.wrong })
}

/// The rectangle of a region's pieces and landmarks.
fn pieces(looks: &Looks, frame: &Frame, region: Region) -> Rect {
    Rect::from_center_size(anchor(looks, frame, region), Vec2::splat(1.5 * room(looks, frame, region)))
}

/// Draws a gain or a loss of points with the opacity `seen`, in the rectangle that `place` finds for its size. Returns
/// its rectangle.
fn float(ui: &Ui, looks: &Looks, points: i32, seen: f32, place: impl FnOnce(Vec2) -> Rect) -> Rect {
    let (text, tint) = label(looks, points);
    let fade = |colour: Color32| colour.gamma_multiply(seen);
    let font = FontId::proportional(type_size::LEAD + 1.0);
    let galley = ui.painter().layout_no_wrap(text, font, fade(tint));
    let body = place(galley.size() + Vec2::new(16.0, 6.0));
    ui.painter().rect(
        body,
        body.height() / 2.0,
        fade(looks.theme.well),
        (line::STRONG, fade(tint)),
        egui::StrokeKind::Outside,
    );
    let corner = Align2::CENTER_CENTER.anchor_size(body.center(), galley.size()).min;
    ui.painter().galley(corner, galley, fade(tint));
    body
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::{Bot, Level};
    use table::{Match, Setup};

    #[test]
    fn what_floats_up_adds_up_to_the_points_that_the_viewer_has_more() {
        let pack = testing::pack("war-of-whispers");
        let mut seen = [0, 0];
        for seed in 0..20 {
            let mut game = Match::new(Setup::new(Arc::clone(&pack), 3, Level::Random, seed)).unwrap();
            let mut bot = Bot::new(Level::Random, seed);
            while let Some(mover) = game.state().mover() {
                let world = Arc::clone(game.world());
                let viewer = world.societies().next().unwrap();
                let before = game.view(viewer);
                let action = bot.choose(&world, &game.view(mover), None, &game.legal()).unwrap();
                let events = game.play(action).unwrap().to_vec();
                if events.iter().any(|e| matches!(e, Event::Exchanged(..) | Event::Over)) {
                    continue;
                }
                let mut holdings = Holdings::new(&world, &before);
                let told: i32 = events.iter().filter_map(|event| holdings.points(event)).sum();
                assert_eq!(told, game.view(viewer).score(&world) - before.score(&world), "{events:?}");
                seen[usize::from(told > 0)] += usize::from(told != 0);
            }
        }
        assert!(seen.iter().all(|n| *n > 3), "{seen:?}");
    }
}
