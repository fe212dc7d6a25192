//! The voices of rivals: a short line in a bubble below a society's panel when the society takes a city, fails with an
//! attack, or loses a city of an empire on one of its revealed tokens. Only public events make a society speak.

use std::time::Duration;

use egui::{Context, Pos2, Rect, Shape, Stroke, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::text_fitting::cut;
use crate::looks::theme::{line, space, type_size};
use crate::screens::table::layout::Layout;
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::panels::societies::part_of;
use crate::screens::table::scene_and_inputs::{Scene, Time};
use crate::screens::table::staging::timeline::Timeline;
use crate::screens::table::widgets;
use crate::settings::Speed;
use record::Step;
use rules::{Event, Icon, Society, View, World};
use speech::Occasion;

/// For how many seconds a bubble stays.
const STAYS: f64 = 2.2;
/// The height of a bubble, in points.
const TALL: f32 = 24.0;
/// The distance of the bubble's point from the left edge of the society's part of the panel, in points. It is below the
/// crest.
const CREST: f32 = 18.0;
/// The size of the society's emblem in a bubble, in points.
const EMBLEM: f32 = 16.0;
/// The maximum width of a bubble, in points.
const WIDE: f32 = 340.0;

/// A line that a society says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Voice {
    society: Society,
    occasion: Occasion,
    /// Chooses one of the society's lines.
    pick: usize,
    /// When the bubble appears, in seconds of egui's clock.
    begins: f64,
}

impl Voice {
    /// The line that a rival says about a decision, if any. It begins with the animation of its event. `before` is the
    /// viewer's view before the decision. `said` lists the match's lines so far, and the new one is added. A society
    /// repeats a line only after it has said all. The match's seed chooses the first.
    pub fn of(
        world: &World,
        before: &View,
        step: &Step,
        seed: u64,
        said: &mut Vec<(Society, Occasion)>,
    ) -> Option<Self> {
        let (society, occasion) = step.events.iter().find_map(|event| speaker(world, before, step, event))?;
        let earlier = said.iter().filter(|other| **other == (society, occasion)).count();
        said.push((society, occasion));
        let pick = (seed % 64) as usize + society.index() + earlier;
        Some(Self { society, occasion, pick, begins: 0.0 })
    }

    /// The voice, timed by the animation of the decision that begins at the time `now`.
    #[must_use]
    pub fn timed(self, timeline: &Timeline, speed: Speed, now: f64) -> Self {
        let decisive = |event: &Event| matches!(event, Event::Control { .. } | Event::Outcome { .. });
        let sets_out = timeline.sets_out().filter(|(event, _)| decisive(event)).last().map(|(_, at)| at);
        let wait = sets_out.filter(|_| speed != Speed::None).unwrap_or(0.0);
        Self { begins: now + f64::from(wait), ..self }
    }

    /// False once the bubble has gone at the time `now`. Until then, requests a frame for when it comes or goes.
    pub fn lasts(&self, ctx: &Context, now: f64) -> bool {
        let ends = self.begins + STAYS;
        let next = if now < self.begins { self.begins } else { ends };
        if now < ends {
            ctx.request_repaint_after(Duration::from_secs_f64((next - now).max(0.01)));
        }
        now < ends
    }

    /// Shows the bubble, if it is visible at the time `now`. It takes no clicks.
    pub fn show(&self, ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, layout: &Layout, now: f64) {
        let time = now - self.begins;
        if !(0.0..STAYS).contains(&time) || scene.playback.time == Time::Back {
            return;
        }
        let said = looks.speech.voice(scene.game.setup(), self.society, self.occasion, self.pick);
        let part = part_of(layout.societies, scene, self.society);
        let crest = Pos2::new(part.left() + CREST, part.top() + CREST + 10.0);
        let size = type_size::BODY;
        let (text, _) = cut(ui.painter(), WIDE - 3.0 * space::NORMAL - EMBLEM, &said, size, looks.theme.ink);
        let wide = text.size().x + 3.0 * space::NORMAL + EMBLEM;
        // The bubble lies on the upper edge of the map, so that the round track stays in view.
        let left = part.left().min(layout.board.right() - space::NORMAL - wide);
        let body = Rect::from_min_size(Pos2::new(left, layout.board.top() + 10.0), Vec2::new(wide, TALL));
        let (tint, _) = society_look(looks, scene, self.society);
        let stroke = Stroke::new(line::STRONG, tint);
        let foot = Pos2::new(crest.x.clamp(body.left() + 8.0, body.right() - 8.0), body.top());
        let tip = [Vec2::new(-6.0, 1.0), Vec2::new(0.0, -8.0), Vec2::new(6.0, 1.0)].map(|off| foot + off);
        ui.painter().rect(body, 7.0, looks.theme.well, stroke, egui::StrokeKind::Inside);
        ui.painter().add(Shape::convex_polygon(tip.to_vec(), looks.theme.well, Stroke::NONE));
        ui.painter().line_segment([tip[0], tip[1]], stroke);
        ui.painter().line_segment([tip[1], tip[2]], stroke);
        let middle = Pos2::new(body.left() + space::NORMAL + EMBLEM / 2.0, body.center().y);
        let emblem = Rect::from_center_size(middle, Vec2::splat(EMBLEM));
        widgets::disc(ui, looks, emblem, society_look(looks, scene, self.society), 2.0);
        let at = Pos2::new(emblem.right() + space::NORMAL, body.center().y - text.size().y / 2.0);
        ui.painter().galley(at, text, looks.theme.ink);
        let name = looks.speech.society(scene.game.setup(), self.society);
        widgets::announce(ui, body, "voice", &format!("{name}: {said}"));
    }
}

/// The rival that an event makes speak, with the occasion.
fn speaker(world: &World, before: &View, step: &Step, event: &Event) -> Option<(Society, Occasion)> {
    let rival = |society: Society| society != before.viewer();
    if let Event::Outcome { attackers: 0, defenders: 1.., .. } = *event {
        return rival(step.society).then_some((step.society, Occasion::Falls));
    }
    let Event::Control { region, from, to } = *event else { return None };
    if !world.with_icon(Icon::City).has(region) {
        return None;
    }
    let backs = |society: Society| {
        let mut revealed = world.slots().filter(|slot| before.is_revealed(society, *slot));
        revealed.any(|slot| {
            let lost = before.tokens(society).at(slot).filter(|empire| Some(*empire) == from);
            lost.is_some() && world.house().multiplier(slot) > 0
        })
    };
    let hit =
        world.societies().find(|society| rival(*society) && *society != step.society && backs(*society));
    let struck = (rival(step.society) && to.is_some()).then_some((step.society, Occasion::Strikes));
    hit.map(|society| (society, Occasion::Falls)).or(struck)
}
