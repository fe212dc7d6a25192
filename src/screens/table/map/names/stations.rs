//! The names of a star chart's stations, each where there is room for it beside its disc: below, aside, in two lines,
//! shorter or smaller.

use std::f32::consts::TAU;
use std::sync::Arc;

use egui::{Align2, Id, Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::tight_text::unjoined;
use crate::map::{Frame, Obstacles};
use crate::packs::pack_key::WhichPack;
use crate::screens::landmark;
use crate::screens::table::frame::Scene;
use crate::screens::table::map::army_placement::{self, Stand};
use crate::screens::table::map::names::routes::{self, Name};
use crate::screens::table::map::names::size;
use rules::{Icon, Region, RegionSet};

/// How large names are, in sizes of letters, and smaller where that helps, with how much that is disliked.
const SIZES: [(f32, f32); 3] = [(0.94, 0.0), (0.82, 0.55), (0.72, 1.4)];
/// How much it is disliked that a name is broken, and that it is said in its shorter form.
const BROKEN: f32 = 0.6;
const SHORT: f32 = 3.0;
/// How high a line is, in heights of its letters with all that is free round them.
const LINE: f32 = 0.84;
/// How far from a station's middle there is room for a name, in radii: its rim is marked.
const RIM: f32 = 1.12;
/// What of the square round a disc is its own.
const ROUND: f32 = 0.84;
/// How broad the ground round letters is, which keeps ways off them, and by how many copies it is drawn.
const HALO: (f32, usize) = (1.8, 8);
/// How broad the sheet's edge is.
const EDGE: f32 = 9.0;

/// What places depend on.
#[derive(Clone, PartialEq)]
struct Grounds {
    frame: Frame,
    language: String,
    pack: WhichPack,
    agents: Vec<(Region, usize)>,
}

/// Writes the names of all stations.
pub(crate) fn show(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) {
    let (ink, pale) = (looks.theme.chalk, looks.theme.space);
    for name in placed(ui, looks, scene, frame).iter() {
        let font = fonts::italic(name.size);
        let high = name.rect.height() / name.lines.len().max(1) as f32;
        for (i, line) in name.lines.iter().enumerate() {
            let [galley, under] = [ink, pale].map(|ink| unjoined(ui.painter(), line, font.clone(), ink));
            let middle = Pos2::new(name.rect.center().x, name.rect.top() + (i as f32 + 0.5) * high);
            let corner = Align2::CENTER_CENTER.anchor_size(middle, galley.size()).min;
            for step in 0..HALO.1 {
                let at = corner + HALO.0 * Vec2::angled(step as f32 / HALO.1 as f32 * TAU);
                ui.painter().galley(at, Arc::clone(&under), pale);
            }
            ui.painter().galley(corner, galley, ink);
        }
    }
}

/// Where the names stand; worked out anew when the map is looked at otherwise.
fn placed(ui: &Ui, looks: &Looks, scene: &Scene<'_>, frame: &Frame) -> Arc<Vec<Name>> {
    let world = scene.game.world();
    let in_region = |region: Region| army_placement::agents(scene, region).len();
    let grounds = Grounds {
        frame: *frame,
        language: looks.speech.language().to_owned(),
        pack: WhichPack::of(&looks.pack),
        agents: world.regions().map(|region| (region, in_region(region))).filter(|(_, n)| *n > 0).collect(),
    };
    let id = Id::unique("names of stations");
    let kept = ui.data(|data| data.get_temp::<(Grounds, Arc<Vec<Name>>)>(id));
    if let Some((_, names)) = kept.filter(|(kept, _)| *kept == grounds) {
        return names;
    }
    let names = Arc::new(place(ui, looks, scene, &grounds));
    ui.data_mut(|data| data.insert_temp(id, (grounds, Arc::clone(&names))));
    names
}

/// Finds a place for each name.
fn place(ui: &Ui, looks: &Looks, scene: &Scene<'_>, grounds: &Grounds) -> Vec<Name> {
    let frame = &grounds.frame;
    let stations: Vec<(Pos2, f32)> = looks
        .shapes
        .lands()
        .iter()
        .map(|land| (frame.screen(land.room.anchor), land.room.clearance * frame.scale))
        .collect();
    let radius = stations.iter().map(|(_, radius)| *radius).fold(0.0, f32::max);
    let icons = |region: Region| {
        let only = RegionSet::only(region);
        let world = scene.game.world();
        Icon::ANY.into_iter().map(|icon| world.icons_in(icon, only) as usize).sum::<usize>()
    };
    let on_rims = scene.game.world().regions().zip(&stations).flat_map(|(region, (anchor, radius))| {
        let signs = landmark::places(icons(region), (*anchor, *radius), true, true);
        signs.chain(Stand::of(looks, scene, frame, region).0.chips).map(|rect| rect.scale_from_center(ROUND))
    });
    let obstacles = Obstacles {
        discs: stations.iter().map(|(anchor, _)| *anchor).collect(),
        radius: radius * RIM,
        others: on_rims.chain(looks.chart.letters(frame)).collect(),
        sheet: frame.sheet.shrink(EDGE),
    };
    let size = size::of(looks, frame);
    let regions = scene.game.world().regions();
    let forms: Vec<Vec<(Name, f32)>> =
        regions.map(|region| forms(ui, looks, &looks.speech.region(region), size)).collect();
    let sizes: Vec<Vec<(Vec2, f32)>> = forms
        .iter()
        .map(|forms| forms.iter().map(|(name, dislike)| (name.rect.size(), *dislike)).collect())
        .collect();
    let places = obstacles.places(&sizes);
    let name = |(forms, place): (Vec<(Name, f32)>, _)| {
        let place: crate::map::Place = place?;
        let (name, _) = forms.into_iter().nth(place.form)?;
        Some(Name { rect: place.rect, ..name })
    };
    let mut names: Vec<Name> = forms.into_iter().zip(places).filter_map(name).collect();
    let across = routes::placed(ui, looks, frame, &obstacles, &names);
    names.extend(across);
    names
}

/// The forms of a name in letters of such a size, with how much each is disliked: whole or shorter, in one line or two, larger or smaller.
fn forms(ui: &Ui, looks: &Looks, name: &str, most: f32) -> Vec<(Name, f32)> {
    let short = looks.speech.words().short(name);
    let mut texts = vec![(name, 0.0)];
    if short != name {
        texts.push((short, SHORT));
    }
    let mut forms = Vec::new();
    for (text, dislike) in texts {
        let whole = (vec![text.to_owned()], dislike);
        for (lines, dislike) in
            std::iter::once(whole).chain(broken(text).map(|lines| (lines, dislike + BROKEN)))
        {
            for (share, smaller) in SIZES {
                let size = most * share;
                let font = fonts::italic(size);
                let measured = lines
                    .iter()
                    .map(|line| unjoined(ui.painter(), line, font.clone(), looks.theme.chalk).size())
                    .fold(Vec2::ZERO, |all, line| Vec2::new(all.x.max(line.x), all.y + line.y * LINE));
                let rect = Rect::from_min_size(Pos2::ZERO, measured);
                forms.push((Name { lines: lines.clone(), size, rect }, dislike + smaller));
            }
        }
    }
    forms
}

/// A name in two lines, about equally long.
pub(crate) fn broken(name: &str) -> Option<Vec<String>> {
    let breaks = name.char_indices().filter(|(_, c)| matches!(c, ' ' | '-'));
    let halves = breaks.map(|(at, c)| {
        let (first, second) = name.split_at(at + c.len_utf8());
        (first.trim_end(), second)
    });
    let longer = |(a, b): &(&str, &str)| a.chars().count().max(b.chars().count());
    let (first, second) = halves.min_by_key(longer)?;
    Some(vec![first.to_owned(), second.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_broken_where_its_lines_are_about_equal() {
        let lines = |name| broken(name).map(|lines| lines.join("|"));
        assert_eq!(lines("Rio de la Plata").as_deref(), Some("Rio de|la Plata"));
        assert_eq!(lines("Grande-Bretagne").as_deref(), Some("Grande-|Bretagne"));
        assert_eq!(lines("Volga"), None);
    }
}
