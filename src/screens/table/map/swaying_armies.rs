//! Swaying armies: for a few seconds, an army's banners sway after they arrive, grow in number, or are attacked.

use crate::screens::army_banners::Sway;
use crate::screens::table::staging::pieces_at_moment::Pieces;
use rules::{Empire, Region, World};

/// For how many seconds banners sway.
const LASTS: f32 = 2.6;
/// How many times a second banners swing back and forth.
const SWINGS: f32 = 1.25;

/// The army last seen in each region, and when it began to sway.
#[derive(Clone, Debug, Default)]
pub(crate) struct SwayingArmies {
    /// For each region: its controller, its number of banners, and the time when they began to sway, if they do. The
    /// list is empty before the first update.
    seen: Vec<(Option<Empire>, u8, Option<f64>)>,
    /// The region that was being attacked at the last update, if any.
    attacked: Option<Region>,
    now: f64,
}

impl SwayingArmies {
    /// Compares the pieces with those of the last update, and lets armies that have changed or are attacked sway.
    /// `now` is in seconds. If `still` is true, nothing sways.
    pub fn feel(&mut self, world: &World, pieces: &Pieces, now: f64, still: bool) {
        self.now = now;
        let first = self.seen.is_empty();
        self.seen.resize(world.regions().count(), (None, 0, None));
        let target = pieces.moving.and_then(|moving| moving.target);
        // Only the beginning of an attack counts, because an attacking army may wait beside its target for long.
        let attacked = target.filter(|_| target != self.attacked);
        self.attacked = target;
        for (region, (holder, banners, since)) in world.regions().zip(&mut self.seen) {
            let (here, empire) = (pieces.banners(region), pieces.controller(region));
            let comes = here > *banners || empire != *holder || attacked == Some(region);
            (*holder, *banners) = (empire, here);
            if still || first {
                *since = None;
            } else if comes && here > 0 {
                *since = Some(now);
            } else if since.is_some_and(|since| now - since > f64::from(LASTS)) {
                *since = None;
            }
        }
    }

    /// How a region's banners sway now; `None` if they stand still.
    pub fn sway(&self, region: Region) -> Option<Sway> {
        let since = self.seen.get(region.index())?.2?;
        let age = (self.now - since) as f32;
        let left = (1.0 - age / LASTS).clamp(0.0, 1.0);
        // Each region starts at a different phase, so that no two armies swing in unison.
        let begins = region.index() as f32 * 0.37;
        Some(Sway { much: left * left * (age / 0.15).min(1.0), swing: begins + age * SWINGS })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::Level;
    use rules::Moving;
    use table::{Match, Setup};

    struct Table {
        world: Arc<World>,
        pieces: Pieces,
        region: Region,
    }

    fn table() -> Table {
        let pack = testing::pack("war-of-whispers");
        let game = Match::new(Setup::new(pack, 3, Level::Novice, 1)).unwrap();
        let view = game.view(game.state().first());
        let region = game.world().regions().find(|region| view.banners(*region) > 0).unwrap();
        Table { world: Arc::clone(game.world()), pieces: Pieces::new(game.world(), &view, None), region }
    }

    impl Table {
        /// The table's pieces, with one banner more in its region.
        fn grown(&self) -> Pieces {
            let banners = self.pieces.banners(self.region);
            self.pieces.clone().with_banners(self.region, banners + 1)
        }
    }

    #[test]
    fn an_army_that_has_grown_sways_for_a_few_seconds_and_then_rests() {
        let table = table();
        let mut breeze = SwayingArmies::default();
        breeze.feel(&table.world, &table.pieces, 10.0, false);
        assert!(table.world.regions().all(|region| breeze.sway(region).is_none()), "what stood there rests");
        let grown = table.grown();
        breeze.feel(&table.world, &grown, 10.1, false);
        breeze.feel(&table.world, &grown, 10.6, false);
        let swaying: Vec<Region> = table.world.regions().filter(|r| breeze.sway(*r).is_some()).collect();
        assert_eq!(swaying, [table.region]);
        assert!(breeze.sway(table.region).unwrap().much > 0.3);
        breeze.feel(&table.world, &grown, 13.0, false);
        assert_eq!(breeze.sway(table.region), None);
    }

    #[test]
    fn an_army_that_is_attacked_sways() {
        let mut table = table();
        let mut breeze = SwayingArmies::default();
        breeze.feel(&table.world, &table.pieces, 0.0, false);
        let empire = table.world.empires().next().unwrap();
        let from = table.world.regions().next().unwrap();
        table.pieces.moving = Some(Moving { empire, from, target: Some(table.region), banners: 1 });
        breeze.feel(&table.world, &table.pieces, 1.0, false);
        breeze.feel(&table.world, &table.pieces, 1.2, false);
        assert!(breeze.sway(table.region).is_some());
        breeze.feel(&table.world, &table.pieces, 4.0, false);
        assert_eq!(breeze.sway(table.region), None, "it rests while somebody thinks about cards");
    }

    #[test]
    fn nothing_sways_where_nothing_is_to_move() {
        let table = table();
        let mut breeze = SwayingArmies::default();
        breeze.feel(&table.world, &table.pieces, 0.0, true);
        breeze.feel(&table.world, &table.grown(), 0.1, true);
        assert_eq!(breeze.sway(table.region), None);
    }
}
