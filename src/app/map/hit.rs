//! Which region lies under a point, and the triangles of the lands.

use super::frame::Bounds;
use crate::content::realm::{Realm, Spot};
use crate::rules::Region;

/// What is worked out of a realm once: boxes for finding regions, triangles for filling them.
#[derive(Clone, Debug)]
pub struct Shapes {
    lands: Vec<Land>,
}

#[derive(Clone, Debug)]
struct Land {
    low: Spot,
    high: Spot,
    outline: Vec<Spot>,
    triangles: Vec<u32>,
}

impl Shapes {
    /// Works the shapes of a realm out.
    pub fn new(realm: &Realm) -> Self {
        let mut earcut = earcut::Earcut::new();
        let land = |land: &crate::content::realm::Land| {
            let outline = land.outline.clone();
            let edge = |pick: fn(f32, f32) -> f32| {
                outline
                    .iter()
                    .copied()
                    .reduce(|a, b| Spot::new(pick(a.x, b.x), pick(a.y, b.y)))
                    .unwrap_or_default()
            };
            let mut triangles: Vec<u32> = Vec::new();
            earcut.earcut(outline.iter().map(|s| [s.x, s.y]), &[], &mut triangles);
            Land { low: edge(f32::min), high: edge(f32::max), triangles, outline }
        };
        Self { lands: realm.lands.iter().map(land).collect() }
    }

    /// From the westernmost and northernmost to the easternmost and southernmost point of all lands.
    pub fn bounds(&self) -> Bounds {
        let all = |pick: fn(f32, f32) -> f32, of: fn(&Land) -> Spot| {
            let spots = self.lands.iter().map(of);
            spots.reduce(|a, b| Spot::new(pick(a.x, b.x), pick(a.y, b.y))).unwrap_or_default()
        };
        Bounds { low: all(f32::min, |l| l.low), high: all(f32::max, |l| l.high) }
    }

    /// The region at a point of the map.
    pub fn region_at(&self, spot: Spot) -> Option<Region> {
        let inside = |land: &Land| {
            (land.low.x..=land.high.x).contains(&spot.x)
                && (land.low.y..=land.high.y).contains(&spot.y)
                && contains(&land.outline, spot)
        };
        Region::new(self.lands.iter().position(inside)?)
    }

    /// The triangles that fill a region: indices into its outline.
    pub fn triangles(&self, region: Region) -> &[u32] {
        self.lands.get(region.index()).map_or(&[], |land| &land.triangles)
    }
}

/// Whether a ring goes round a point (even-odd rule).
fn contains(ring: &[Spot], at: Spot) -> bool {
    let mut inside = false;
    let mut last = ring.last();
    for point in ring {
        if let Some(before) = last
            && (point.y > at.y) != (before.y > at.y)
            && at.x < (before.x - point.x) * (at.y - point.y) / (before.y - point.y) + point.x
        {
            inside = !inside;
        }
        last = Some(point);
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Files, Pack};

    #[test]
    fn every_region_is_found_at_its_anchor_and_the_sea_is_none() {
        let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap();
        let shapes = Shapes::new(&pack.realm);
        for (i, land) in pack.realm.lands.iter().enumerate() {
            assert_eq!(shapes.region_at(land.room.anchor), Region::new(i));
            assert_eq!(shapes.triangles(Region::new(i).unwrap()).len(), 3 * (land.outline.len() - 2));
        }
        assert_eq!(shapes.region_at(Spot::new(2.0, 2.0)), None);
    }
}
