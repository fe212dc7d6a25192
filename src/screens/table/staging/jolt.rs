//! The jolt of the pieces in a region where banners fall in a fight or a city changes hands: a short shake, and dust. The
//! map itself stands still.

use egui::{Painter, Pos2, Vec2};

use crate::looks::theme::{Theme, mix};
use crate::screens::table::staging::event_staging::{Effect, staging};
use crate::screens::table::staging::timeline::Motion;
use rules::{Cause, Icon, Region, World};

/// The maximum distance of a shaken piece from its place, in points.
const FAR: f32 = 3.5;
/// How many times a piece swings to and fro in a jolt.
const SWINGS: f32 = 5.0;
/// The number of puffs of dust.
const PUFFS: u32 = 12;

/// A jolt at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Jolt {
    pub region: Region,
    /// The progress of the jolt, from 0 to 1.
    pub share: f32,
    /// The strength of the jolt, from 0 to 1.
    strength: f32,
}

impl Jolt {
    /// The jolt that an animated event causes, if any.
    pub fn new(world: &World, motion: Motion) -> Option<Self> {
        let (region, strength) = match staging(&motion.event).effect {
            Effect::Killed { region, cause: Cause::Fort | Cause::Combat, .. } => (region, 0.7),
            Effect::Control { region, .. } if world.with_icon(Icon::City).has(region) => (region, 1.0),
            Effect::Control { .. }
            | Effect::Killed { .. }
            | Effect::Caption
            | Effect::Round(_)
            | Effect::March { .. }
            | Effect::Join { .. }
            | Effect::Add { .. }
            | Effect::Outcome { .. }
            | Effect::Agents(_)
            | Effect::Draw(..)
            | Effect::Discard(..)
            | Effect::Card(_)
            | Effect::Tokens(..) => return None,
        };
        Some(Self { region, share: motion.share, strength })
    }

    /// How far the pieces of a region are off their places.
    pub fn off(self, region: Region) -> Vec2 {
        if region != self.region {
            return Vec2::ZERO;
        }
        let fades = (1.0 - self.share.clamp(0.0, 1.0)).powi(2);
        let (sin, _) = (self.share * SWINGS * std::f32::consts::TAU).sin_cos();
        Vec2::new(sin, 0.35 * sin.abs()) * (FAR * self.strength * fades)
    }

    /// Draws dust that rises around the foot of the pieces at the point `at`, in a region of this radius.
    pub fn dust(self, painter: &Painter, theme: &Theme, at: Pos2, radius: f32) {
        let fades = (1.0 - self.share).clamp(0.0, 1.0);
        let tone = mix(theme.land, theme.ink, 0.35).gamma_multiply(0.42 * fades * self.strength);
        for puff in 0..PUFFS {
            // The angles and sizes look irregular but are the same in every frame.
            let mixed = (puff.wrapping_mul(2_654_435_761) >> 20) as f32 / 4096.0;
            let turn = std::f32::consts::TAU * (puff as f32 + mixed) / PUFFS as f32;
            let far = radius * (0.35 + (0.45 + 0.35 * mixed) * self.share.sqrt());
            let rises = radius * 0.3 * self.share * mixed;
            let foot = at + Vec2::new(turn.cos() * far, 0.3 * radius + 0.4 * turn.sin() * far - rises);
            painter.circle_filled(foot, radius * (0.1 + 0.12 * mixed) * (0.5 + self.share), tone);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use rules::Event;
    use table::{Match, Setup};

    #[test]
    fn pieces_shake_by_at_most_four_points_and_only_where_something_falls() {
        let pack = testing::pack("war-of-whispers");
        let game = Match::new(Setup::new(pack, 3, Level::Random, 1)).unwrap();
        let world = game.world();
        let city = world.regions().find(|r| world.with_icon(Icon::City).has(*r)).unwrap();
        let other = world.regions().find(|r| *r != city).unwrap();
        let event = Event::Control { region: city, from: None, to: None };
        for step in 0..=100_u8 {
            let motion = Motion { event, share: f32::from(step) / 100.0 };
            let jolt = Jolt::new(world, motion).unwrap();
            assert!(jolt.off(city).length() <= 4.0 && jolt.off(other) == Vec2::ZERO);
        }
        assert!(Jolt::new(world, Motion { event: Event::Over, share: 0.5 }).is_none());
    }
}
