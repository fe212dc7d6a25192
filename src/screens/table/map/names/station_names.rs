//! The names of a star chart's stations. Each name stands beside its station's disc where there is room: below it or
//! to the side, in one or two lines, in full or short. Names stay inside the chart, and cover no disc and no other
//! name.

use std::sync::Arc;

use egui::{Pos2, Rect, Ui, Vec2};

use super::best_spot::{self, Spot};
use super::name_label::{self, Form, Grounds, Ink, Label, Style};
use super::route_end_names;
use crate::looks::Looks;
use crate::map::Frame;
use crate::packs::pack_identity::PackIdentity;
use crate::screens::landmark_drawings;
use crate::screens::table::map::army_placement::{self, ArmyPlacement};
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets::popup_placement::gap;
use rules::{Icon, Region, RegionSet};

/// How the names of stations may be written, and the penalties for it.
const STYLE: Style = Style {
    sizes: &[(0.94, 0.0), (0.82, 0.55), (0.72, 1.4)],
    step: 0.01,
    broken: 0.6,
    short: 3.0,
    row: 0.84,
};
/// The distance from a station's middle at which a name may begin, as a multiple of the station's radius. It leaves
/// room for marks on the rim.
const RIM: f32 = 1.12;
/// The share of the square around a sign or a chip that counts as covered by it.
const ROUND: f32 = 0.84;
/// The breadth of the edge around the letters, in points, and the number of copies of the text that draw it. The edge
/// keeps routes off the letters.
const HALO: (f32, u8) = (1.8, 8);
/// The margin along the edge of the chart that stays free of names, in points.
const EDGE: f32 = 9.0;
/// The possible directions from a disc to its name, as fractions of a full turn, clockwise from the right. Each has
/// its penalty. Directly below the disc is best.
const AROUND: [(f32, f32); 12] = [
    (0.25, 0.0),
    (0.17, 0.4),
    (0.33, 0.4),
    (0.08, 0.6),
    (0.42, 0.6),
    (0.75, 0.7),
    (0.0, 0.8),
    (0.5, 0.8),
    (0.92, 0.9),
    (0.58, 0.9),
    (0.83, 0.9),
    (0.67, 0.9),
];
/// The gap between a disc and its name, and between two names, in points.
const GAP: f32 = 1.5;
/// The distance, in points, within which two names could be read as one.
const NEAR: f32 = 6.0;
/// The penalty for each other name that is nearer than `NEAR`.
const CLOSE: f32 = 0.45;
/// The distance from another station's disc or signs within which a name could be mistaken for that station's, as a
/// multiple of a disc's radius.
const STRANGE: f32 = 0.7;
/// The penalty for touching another station's disc or signs. It falls with the distance, to 0 at `STRANGE`.
const TAKEN_FOR: f32 = 1.3;
/// The penalty for a name whose middle is nearer to another disc than to its own disc.
const NEARER: f32 = 0.8;
/// The distance from a disc's middle within which a sign belongs to the disc, as a multiple of the disc's radius.
const ON_DISC: f32 = 1.6;
/// The penalty for each thing that a name covers. It is greater than the sum of all other penalties.
const HIDES: f32 = 10_000.0;
/// The penalty for each other name that a name touches. It is greater than all other penalties except `HIDES`.
const TOUCHES: f32 = 100.0;
/// The maximum number of passes in which names make room for each other. The built-in charts need three passes.
const PASSES: usize = 8;

/// Draws the names of all stations.
pub(crate) fn show(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) {
    let (broad, copies) = HALO;
    let ink = Ink { letters: looks.theme.chalk, ground: looks.theme.space, broad, copies };
    for label in placed(ui, looks, scene, frame).iter() {
        label.paint(ui, frame, &ink);
    }
}

/// The labels of all stations' names, from the cache if they are still valid.
fn placed(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) -> Arc<Vec<Label>> {
    let agents = scene.game.world().regions().map(|region| army_placement::agents(scene, region).len());
    let grounds = Grounds {
        language: looks.speech.language().to_owned(),
        pack: PackIdentity::for_pack(&looks.pack),
        frame: *frame,
        standing: agents.map(|agents| (0, agents)).collect(),
    };
    name_label::labels(ui, frame, grounds, || place(ui, looks, scene, frame))
}

/// Finds a spot for the name of each station and of each route that leaves the chart.
fn place(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) -> Vec<Label> {
    let world = scene.game.world();
    let stations = landmark_drawings::rooms(looks, frame);
    let radius = stations.iter().map(|(_, _, radius)| *radius).fold(0.0, f32::max);
    let icons = |region: Region| {
        let only = RegionSet::only(region);
        Icon::ANY.into_iter().map(|icon| world.icons_in(icon, only) as usize).sum::<usize>()
    };
    let on_rims = stations.iter().flat_map(|(region, anchor, radius)| {
        let signs = landmark_drawings::places(icons(*region), *anchor, *radius, true, true);
        signs
            .chain(ArmyPlacement::in_region(looks, scene, frame, *region).0.chips)
            .map(|rect| rect.scale_from_center(ROUND))
    });
    let obstacles = Obstacles {
        discs: stations.iter().map(|(_, anchor, _)| *anchor).collect(),
        radius: radius * RIM,
        others: on_rims.chain(looks.chart.letters(frame)).collect(),
        sheet: frame.sheet.shrink(EDGE),
    };
    let size = name_label::letter_size(looks, frame);
    let forms =
        world.regions().map(|region| Form::all(ui, looks, &looks.speech.region(region), size, &STYLE));
    let forms: Vec<Vec<Form>> = forms.collect();
    let spots = obstacles.places(&forms);
    let stands = forms.iter().zip(&spots).filter_map(|(forms, spot)| rect_of(forms, &(*spot)?));
    let is_clear = |rect: Rect| obstacles.hides(rect) == 0;
    let across = route_end_names::place(ui, looks, frame, is_clear, stands.collect());
    let labels = forms.into_iter().zip(spots).filter_map(|(forms, spot)| Label::new(forms, spot?, frame));
    labels.chain(across).collect()
}

/// The rectangle that a name covers at a spot; `None` if the name has no form with the spot's index.
fn rect_of(forms: &[Form], spot: &Spot) -> Option<Rect> {
    Some(forms.get(spot.form)?.rect(spot.middle))
}

/// The things on a star chart that stations' names must not cover.
struct Obstacles {
    /// The middles of the stations' discs.
    discs: Vec<Pos2>,
    /// The radius of the stations' discs, including the marks on their rims.
    radius: f32,
    /// The rectangles of the signs and chips on the discs' rims, and of the letters of empires' names.
    others: Vec<Rect>,
    /// The rectangle that names must not leave.
    sheet: Rect,
}

impl Obstacles {
    /// Finds the best spot for each name. `names` has the forms of each name, in the order of the discs. A name that
    /// finds no free spot covers as little as possible.
    fn places(&self, names: &[Vec<Form>]) -> Vec<Option<Spot>> {
        let spots: Vec<Vec<Spot>> =
            names.iter().zip(&self.discs).map(|(forms, disc)| self.around(*disc, forms)).collect();
        let mut chosen: Vec<Option<Spot>> = vec![None; spots.len()];
        let mut rects: Vec<Option<Rect>> = vec![None; spots.len()];
        for _ in 0..PASSES {
            let before = chosen.clone();
            for (i, (forms, spots)) in names.iter().zip(&spots).enumerate() {
                let others = rects.iter().enumerate().filter(|(other, _)| *other != i);
                let others: Vec<Rect> = others.filter_map(|(_, rect)| *rect).collect();
                // Two names close together are hard to tell apart.
                let cost = |spot: &Spot| {
                    let Some(rect) = rect_of(forms, spot) else { return f32::INFINITY };
                    let touched = others.iter().filter(|other| touch(**other, rect)).count();
                    let near = others.iter().filter(|other| other.expand(NEAR).intersects(rect)).count();
                    TOUCHES * touched as f32 + CLOSE * near as f32
                };
                chosen[i] = best_spot::best(spots, cost);
                rects[i] = chosen[i].and_then(|spot| rect_of(forms, &spot));
            }
            if chosen == before {
                break;
            }
        }
        chosen
    }

    /// The candidate spots for the name of the disc with middle `disc`, sorted by penalty, smallest first.
    fn around(&self, disc: Pos2, forms: &[Form]) -> Vec<Spot> {
        let spot = |(form, written): (usize, &Form)| {
            let size = written.rect(Pos2::ZERO).size();
            let dislike = written.dislike;
            AROUND.map(|(turn, less)| {
                let rect = beside(disc, self.radius + GAP, size, turn);
                let dislike = dislike + less + self.strange(disc, rect) + HIDES * self.hides(rect) as f32;
                Spot { form, middle: rect.center(), angle: 0.0, dislike }
            })
        };
        let mut all: Vec<Spot> = forms.iter().enumerate().flat_map(spot).collect();
        best_spot::sort(&mut all);
        all
    }

    /// The penalty for a name, in the rectangle `name`, that could be mistaken for another disc's name. `own` is the
    /// middle of its own disc.
    fn strange(&self, own: Pos2, name: Rect) -> f32 {
        let reach = STRANGE * self.radius;
        let others = self.discs.iter().filter(|disc| **disc != own);
        let on_other = |sign: &&Rect| {
            let far = |disc: &Pos2| disc.distance(sign.center());
            let nearest = others.clone().map(far).fold(f32::INFINITY, f32::min);
            nearest < far(&own) && nearest < ON_DISC * self.radius
        };
        let from_discs = others.clone().map(|disc| name.distance_to_pos(*disc) - self.radius);
        let from_signs = self.others.iter().filter(on_other).map(|sign| gap(*sign, name));
        let nearest = from_discs.chain(from_signs).fold(reach, f32::min).max(0.0);
        let middle = name.center();
        let nearer = others.map(|disc| disc.distance(middle)).fold(f32::INFINITY, f32::min);
        let nearer = if nearer < own.distance(middle) { NEARER } else { 0.0 };
        TAKEN_FOR * (1.0 - nearest / reach.max(f32::MIN_POSITIVE)) + nearer
    }

    /// The number of things that a name in this rectangle would cover. A rectangle that extends beyond the chart
    /// counts one more.
    fn hides(&self, rect: Rect) -> usize {
        let on = |disc: &&Pos2| rect.distance_to_pos(**disc) < self.radius;
        let outside = usize::from(!self.sheet.contains_rect(rect));
        let others = self.others.iter().filter(|other| other.intersects(rect)).count();
        self.discs.iter().filter(on).count() + others + outside
    }
}

/// True if two names, in these rectangles, are too close together.
fn touch(a: Rect, b: Rect) -> bool {
    a.expand2(Vec2::new(2.0 * GAP, 0.0)).intersects(b)
}

/// The rectangle of this size beside a disc, in the direction `turn`: a fraction of a full turn, clockwise from the
/// right. Its nearest point is on the disc's edge.
fn beside(at: Pos2, radius: f32, size: Vec2, turn: f32) -> Rect {
    let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
    let out = |along: f32| if along.abs() < 0.1 { 0.0 } else { along.signum() };
    let edge = at + Vec2::new(cos, sin) * radius;
    // Below or above the disc, the name is centred. At the sides, its nearer end touches the disc's edge.
    let aside = if cos.abs() < 0.3 { 0.0 } else { out(cos) };
    let down = if sin.abs() < 0.3 { 0.0 } else { out(sin) };
    Rect::from_center_size(edge + Vec2::new(aside * size.x, down * size.y) / 2.0, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn obstacles(discs: &[(f32, f32)]) -> Obstacles {
        let discs = discs.iter().map(|(x, y)| Pos2::new(*x, *y)).collect();
        let sheet = Rect::from_min_size(Pos2::ZERO, Vec2::new(400.0, 300.0));
        Obstacles { discs, radius: 20.0, others: Vec::new(), sheet }
    }

    const NAME: Vec2 = Vec2::new(60.0, 12.0);

    fn form(size: Vec2, dislike: f32) -> Form {
        let lines = vec![String::new()];
        Form { lines, letters: size.y, widths: vec![size.x], tall: size.y, row: size.y, dislike }
    }

    /// The rectangles chosen for names that can all be written in the same forms.
    fn places(obstacles: &Obstacles, forms: &[Form]) -> Vec<Rect> {
        let spots = obstacles.places(&vec![forms.to_vec(); obstacles.discs.len()]);
        spots.iter().map(|spot| rect_of(forms, &spot.unwrap()).unwrap()).collect()
    }

    #[test]
    fn a_name_stands_below_its_disc_where_there_is_room() {
        let place = places(&obstacles(&[(200.0, 150.0)]), &[form(NAME, 0.0)])[0];
        assert!(place.top() > 170.0 && (place.center().x - 200.0).abs() < 0.01, "{place:?}");
    }

    #[test]
    fn names_stay_on_the_sheet_and_on_no_disc_and_on_no_other_name() {
        let discs =
            [(22.0, 150.0), (70.0, 150.0), (120.0, 152.0), (70.0, 200.0), (378.0, 278.0), (120.0, 110.0)];
        let obstacles = obstacles(&discs);
        let places = places(&obstacles, &[form(NAME, 0.0), form(Vec2::new(34.0, 20.0), 1.0)]);
        for (i, place) in places.iter().enumerate() {
            assert_eq!(obstacles.hides(*place), 0, "{i}: {place:?}");
            assert!(places[i + 1..].iter().all(|other| !place.intersects(*other)), "{places:?}");
        }
    }

    #[test]
    fn a_name_keeps_away_from_discs_that_it_does_not_name() {
        // Below its disc, the name would be just above another disc.
        let obstacles = obstacles(&[(200.0, 100.0), (200.0, 158.0)]);
        let own = places(&obstacles, &[form(NAME, 0.0)])[0];
        let apart = own.distance_to_pos(obstacles.discs[1]) - obstacles.radius;
        assert!(apart > STRANGE * obstacles.radius, "{own:?}");
    }

    #[test]
    fn a_name_keeps_away_from_signs_on_discs_that_it_does_not_name() {
        let mut obstacles = obstacles(&[(200.0, 100.0), (200.0, 180.0)]);
        let sign = Rect::from_center_size(Pos2::new(200.0, 150.0), Vec2::splat(20.0));
        obstacles.others.push(sign);
        let own = places(&obstacles, &[form(NAME, 0.0)])[0];
        let below = beside(obstacles.discs[0], obstacles.radius + GAP, NAME, 0.25);
        assert!(gap(own, sign) > gap(below, sign), "{own:?}");
        assert!(own.distance_to_pos(obstacles.discs[0]) < own.distance_to_pos(obstacles.discs[1]));
    }

    #[test]
    fn where_there_is_no_room_a_name_still_stands_somewhere() {
        let mut crowd = obstacles(&[(200.0, 150.0)]);
        crowd.others.push(crowd.sheet);
        assert_eq!(places(&crowd, &[form(NAME, 0.0)]).len(), 1);
    }
}
