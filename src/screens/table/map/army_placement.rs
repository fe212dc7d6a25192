//! Where an army and agents are drawn in a region. In a realm they stand side by side. On a star chart, agents stand
//! on the rim of a station.

use std::f32::consts::TAU;

use egui::{Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::{line, text_on};
use crate::map::Frame;
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::{army_banners, landmark_drawings};
use rules::{Region, Society};

/// The size of an agent's chip in a realm, as a share of the free room in a typical region.
const CHIP: f32 = 0.72;
/// The size of an agent's chip on a star chart, as a share of the free room at a typical station.
const CHIP_ON_CHART: f32 = 0.98;
/// Three sizes of an agent's chip, in points: its minimum, the size from which it grows more slowly, and its maximum.
const SIZES: [f32; 3] = [21.0, 38.0, 50.0];
/// The distance between the middles of two chips in a column, as a share of a chip's size.
const STEP: f32 = 0.66;
/// The maximum height of a column of agents' chips, relative to the region's radius of free room.
const TALL: f32 = 1.7;
/// The gap between an army and the agents' chips beside it, in points.
const GAP: f32 = 1.0;
/// How far below the middle of a region without an army the agents' chips stand, relative to the region's radius of
/// free room.
const BELOW: f32 = 0.34;
/// The directions from a station's middle to its agents' chips, as fractions of a full turn, clockwise from the right.
/// The lower right stays free for the number of an army.
const AROUND: [f32; 6] = [0.37, 0.54, 0.96, 0.13, 0.25, 0.62];
/// The distance of agents' chips from a station's middle, as a multiple of the station's radius.
const OUT: f32 = 0.86;
/// The margin around the emblem on an agent's chip, as a share of the chip's size.
const INSET: f32 = 0.16;

/// Where the army and the agents of a region are drawn on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ArmyPlacement {
    /// The middle of the army's banners.
    pub army: Pos2,
    /// The rectangles of the agents' chips.
    pub chips: Vec<Rect>,
}

/// The middle of a region on the screen, the radius of free room around it, and the radius of a typical region, in
/// points.
pub(crate) type Room = (Pos2, f32, f32);

impl ArmyPlacement {
    /// Places the pieces of a region. `army` is the number and the height of the region's banners, `agents` is the
    /// number of its agents, and `chart` is true on a star chart.
    pub fn new((anchor, radius, usual): Room, chart: bool, army: Option<(u8, f32)>, agents: usize) -> Self {
        let middle = army_banners::middle(anchor, radius);
        let [least, slower, most] = SIZES;
        let part = if chart { CHIP_ON_CHART } else { CHIP };
        let size = landmark_drawings::grown(usual * part, slower, most).max(least).round();
        let chip = |at: Pos2| Rect::from_center_size(at, Vec2::splat(size));
        if agents == 0 || chart {
            let turns = AROUND.iter().cycle().take(agents);
            let chips = turns.map(|turn| chip(anchor + Vec2::angled(turn * TAU) * radius * OUT)).collect();
            return Self { army: middle, chips };
        }
        let off = |i: usize, step: f32| (i as f32 - (agents as f32 - 1.0) / 2.0) * step;
        let Some((count, height)) = army else {
            let row = anchor + Vec2::new(0.0, radius * BELOW);
            let chips = (0..agents).map(|i| chip(row + Vec2::new(off(i, size + GAP), 0.0))).collect();
            return Self { army: middle, chips };
        };
        // The agents form a column to the right of the army and its number. Army and column together are centred in
        // the region.
        let broad = army_banners::broad(count) * height;
        let with_number = broad + army_banners::beyond(height);
        let aside = (with_number + GAP + size) / 2.0;
        let column = middle + Vec2::new(aside - size / 2.0, 0.0);
        let step = (size * STEP).min((radius * TALL - size) / (agents as f32 - 1.0).max(1.0)).max(5.0);
        let chips = (0..agents).map(|i| chip(column + Vec2::new(0.0, off(i, step)))).collect();
        Self { army: middle + Vec2::new(broad / 2.0 - aside, 0.0), chips }
    }

    /// Places the pieces of a region of the match. Also returns the societies whose agents are there.
    pub fn in_region(
        looks: &Looks,
        scene: &Scene<'_>,
        frame: &Frame,
        region: Region,
    ) -> (Self, Vec<Society>) {
        let place = looks.shapes.lands().get(region.index()).map(|land| land.room);
        let (anchor, clearance) = place.map_or_else(Default::default, |room| (room.anchor, room.clearance));
        let radius = clearance * frame.scale;
        let agents = agents(scene, region);
        let count = scene.board.pieces.banners(region);
        let army = (count > 0).then(|| (count, army_banners::height_on(looks, radius)));
        let room = (frame.screen(anchor), radius, looks.shapes.usual_room() * frame.scale);
        (Self::new(room, looks.shapes.is_chart(), army, agents.len()), agents)
    }
}

/// The societies that have an agent in a region.
pub(crate) fn agents(scene: &Scene<'_>, region: Region) -> Vec<Society> {
    scene.game.world().societies().filter(|society| scene.view.scouts(*society).has(region)).collect()
}

/// Draws the chip of a society's agent: the society's emblem on the society's colour, with a pale ring.
pub(crate) fn chip(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, at: Rect) {
    let (tint, emblem) = society_look(looks, scene, society);
    let (middle, radius) = (at.center(), at.width() / 2.0);
    let (ring, edge) = (looks.theme.rim(), looks.theme.shade());
    ui.painter().circle_filled(middle, radius, edge);
    ui.painter().circle_filled(middle, radius - line::THIN, ring);
    ui.painter().circle_filled(middle, radius - line::THIN - line::STRONG, tint);
    looks.icons.paint(ui, emblem, at.shrink(at.width() * INSET), text_on(tint));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Roughly the radius of free room in a typical region of a realm, in a window of 1280x800 points.
    const USUAL: f32 = 38.0;

    fn stand(army: Option<u8>, agents: usize) -> ArmyPlacement {
        let army = army.map(|count| (count, army_banners::height(USUAL, false)));
        ArmyPlacement::new((Pos2::ZERO, USUAL, USUAL), false, army, agents)
    }

    #[test]
    fn chips_of_agents_are_large_enough_to_be_told_and_stand_beside_the_army_in_their_region() {
        for count in 1..=6 {
            for agents in 1..=4 {
                let stand = stand(Some(count), agents);
                let height = army_banners::height(USUAL, false);
                let number = army_banners::disc(stand.army, height, count);
                let army = army_banners::body(stand.army, height, count).union(number);
                for chip in &stand.chips {
                    assert!(
                        chip.width() >= 26.0 && !chip.shrink(0.5).intersects(army),
                        "{count}: {chip:?} {army:?}"
                    );
                    assert!(chip.center().to_vec2().length() < USUAL, "{count} {agents}: {chip:?}");
                }
            }
        }
        assert!(stand(None, 2).chips.iter().all(|chip| chip.center().to_vec2().length() < USUAL));
        assert_eq!(stand(Some(3), 0).army, army_banners::middle(Pos2::ZERO, USUAL));
    }

    #[test]
    fn chips_grow_as_the_map_is_looked_at_from_nearer() {
        let size = |usual| ArmyPlacement::new((Pos2::ZERO, usual, usual), false, None, 1).chips[0].width();
        assert!(size(30.0) < size(40.0) && size(40.0) < size(60.0) && size(60.0) < size(100.0));
    }

    #[test]
    fn agents_at_a_station_are_on_its_rim_and_apart() {
        for agents in 1..=4 {
            let chips = ArmyPlacement::new((Pos2::ZERO, 27.0, 27.0), true, Some((2, 18.0)), agents).chips;
            for (i, chip) in chips.iter().enumerate() {
                assert!(chip.width() >= 26.0);
                let others = &chips[i + 1..];
                assert!(
                    others.iter().all(|other| other.center().distance(chip.center()) > 13.0),
                    "{chips:?}"
                );
            }
        }
    }
}
