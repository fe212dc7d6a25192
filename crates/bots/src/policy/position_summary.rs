//! A summary of the board for the network's inputs: who controls what, which armies threaten what, and which positions
//! are still to act.

use super::ground::Ground;
use super::inputs::NONE;
use rules::{MAX_EMPIRES, MAX_REGIONS, Phase, View, World};

/// The time of a position or empire in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Turn {
    Over,
    Now,
    #[default]
    ToCome,
}

/// Sums over an empire's regions and positions.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Realm {
    /// The viewer's multiplier divided by 4; 0 if it has no token of the empire yet.
    pub interest: f32,
    /// The mean of the rivals' multipliers, as far as they are known, divided by 4.
    pub others: f32,
    pub points: f32,
    pub banners: f32,
    pub excess: f32,
    pub largest: f32,
    pub farms: f32,
    pub forts: f32,
    /// The points of its regions that some army could take now.
    pub at_risk: f32,
    /// The points that its armies could take now, at most one region for each army.
    pub in_reach: f32,
    /// The points of the best region that it could take now.
    pub best_reach: f32,
    pub turn: Turn,
    /// Its place in the round's order, from 0.
    pub place: f32,
    /// Positions still to act that the viewer controls, and that rivals control: all, attacks, banners to add.
    pub own_steering: [f32; 3],
    pub other_steering: [f32; 3],
}

/// A summary of the board from one society's side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Summary {
    /// For each region, its controller, or [`NONE`].
    pub controllers: [u8; MAX_REGIONS],
    pub banners: [f32; MAX_REGIONS],
    /// For each region, the banners that may leave it.
    pub free: [f32; MAX_REGIONS],
    /// For each region, the banners and forts that an attack loses before it takes the region.
    pub defence: [f32; MAX_REGIONS],
    /// For each region, the strongest single army next to it of another empire, and that empire.
    pub threat: [f32; MAX_REGIONS],
    pub threat_by: [u8; MAX_REGIONS],
    /// For each army, the largest excess of its strength over a neighbour's defence.
    pub best_margin: [f32; MAX_REGIONS],
    /// For each army, the most points of a neighbouring region that it can take, and that region's controller.
    pub best_prize: [f32; MAX_REGIONS],
    pub best_foe: [u8; MAX_REGIONS],
    /// For each position by its index, the seat of the society whose agent is on it, and of its controller.
    pub occupants: [u8; 64],
    pub steers: [u8; 64],
    pub turns: [Turn; 64],
    pub realms: [Realm; MAX_EMPIRES],
}

impl Summary {
    pub fn new(ground: &Ground, world: &World, view: &View) -> Self {
        let mut summary = Self {
            controllers: [NONE; MAX_REGIONS],
            banners: [0.0; MAX_REGIONS],
            free: [0.0; MAX_REGIONS],
            defence: [0.0; MAX_REGIONS],
            threat: [0.0; MAX_REGIONS],
            threat_by: [NONE; MAX_REGIONS],
            best_margin: [0.0; MAX_REGIONS],
            best_prize: [0.0; MAX_REGIONS],
            best_foe: [NONE; MAX_REGIONS],
            occupants: [NONE; 64],
            steers: [NONE; 64],
            turns: [Turn::ToCome; 64],
            realms: [Realm::default(); MAX_EMPIRES],
        };
        summary.fill_map(ground, world, view);
        summary.fill_threats(ground);
        summary.fill_councils(ground, world, view);
        summary.fill_steering(ground, world, view);
        summary
    }

    /// The viewer's multiplier for an empire divided by 4, by the empire's row.
    #[inline(always)]
    pub fn interest(&self, empire: u8) -> f32 {
        self.realms.get(usize::from(empire)).map_or(0.0, |realm| realm.interest)
    }

    /// The mean of the rivals' known multipliers for an empire divided by 4, by the empire's row.
    #[inline(always)]
    pub fn others(&self, empire: u8) -> f32 {
        self.realms.get(usize::from(empire)).map_or(0.0, |realm| realm.others)
    }

    fn fill_map(&mut self, ground: &Ground, world: &World, view: &View) {
        let own = view.tokens(view.viewer());
        for empire in world.empires() {
            let row = empire.index();
            let control = view.control(empire);
            let mut realm = Realm { points: world.points(control) as f32, ..Realm::default() };
            for region in control {
                let place = region.index();
                self.controllers[place] = row as u8;
                realm.farms += ground.lands[place].farms;
                realm.forts += ground.lands[place].forts;
                let banners = f32::from(view.banners(region));
                self.banners[place] = banners;
                if banners > 0.0 {
                    realm.banners += banners;
                    realm.largest = realm.largest.max(banners);
                    realm.excess += (banners - ground.lands[place].limit).max(0.0);
                    self.free[place] = f32::from(view.free_to_leave(world, region, empire));
                }
            }
            self.realms[row] = realm;
        }
        for slot in world.slots() {
            if let Some(empire) = own.at(slot) {
                self.realms[empire.index()].interest = world.house().multiplier(slot) as f32 / 4.0;
            }
        }
        for (place, land) in ground.lands.iter().enumerate() {
            self.defence[place] = self.banners[place] + land.forts;
        }
    }

    fn fill_threats(&mut self, ground: &Ground) {
        for from in 0..ground.lands.len() {
            let strength = self.free[from];
            if strength == 0.0 {
                continue;
            }
            let empire = self.controllers[from];
            let mut margin = -9.0f32;
            for to in ground.neighbours(from) {
                let to = usize::from(*to);
                if self.controllers[to] == empire {
                    continue;
                }
                if strength > self.threat[to] {
                    (self.threat[to], self.threat_by[to]) = (strength, empire);
                }
                let ahead = strength - self.defence[to];
                margin = margin.max(ahead);
                let prize = ground.lands[to].share;
                if ahead > 0.0 && prize > self.best_prize[from] {
                    (self.best_prize[from], self.best_foe[from]) = (prize, self.controllers[to]);
                }
            }
            self.best_margin[from] = margin.clamp(-4.0, 4.0);
            let realm = &mut self.realms[usize::from(empire) % MAX_EMPIRES];
            realm.in_reach += self.best_prize[from];
            realm.best_reach = realm.best_reach.max(self.best_prize[from]);
        }
        for (place, land) in ground.lands.iter().enumerate() {
            let owner = self.controllers[place];
            if owner != NONE && self.threat[place] > self.defence[place] {
                self.realms[usize::from(owner) % MAX_EMPIRES].at_risk += land.share;
            }
        }
    }

    fn fill_councils(&mut self, ground: &Ground, world: &World, view: &View) {
        for society in world.societies() {
            for position in view.posts(society) {
                self.occupants[position.index()] = society.index() as u8;
            }
        }
        // R2.4: the next agent to the right controls a position without one.
        let (mut controller, mut council) = (NONE, None);
        for position in ground.positions.iter().rev() {
            if council != Some(position.empire()) {
                (controller, council) = (NONE, Some(position.empire()));
            }
            if self.occupants[position.index()] != NONE {
                controller = self.occupants[position.index()];
            }
            self.steers[position.index()] = controller;
        }
    }

    fn fill_steering(&mut self, ground: &Ground, world: &World, view: &View) {
        let viewer = view.viewer().index() as u8;
        let acts = view.phase() == Phase::Turns;
        for place in 0..ground.empires as u8 {
            let empire = view.order().nth(place);
            let realm = &mut self.realms[empire.index()];
            realm.place = f32::from(place);
            realm.turn = match place.cmp(&view.turns_taken()) {
                _ if !acts => Turn::ToCome,
                std::cmp::Ordering::Less => Turn::Over,
                std::cmp::Ordering::Equal => Turn::Now,
                std::cmp::Ordering::Greater => Turn::ToCome,
            };
        }
        let now = view.turn();
        for (position, lines) in ground.positions.iter().zip(&ground.lines) {
            let index = position.index();
            let realm = &mut self.realms[position.empire().index()];
            let turn = match (realm.turn, now) {
                (Turn::Now, Some(now)) if position.office() < now.office() => Turn::Over,
                (Turn::Now, Some(now)) if position.office() == now.office() => Turn::Now,
                (Turn::Now, _) => Turn::ToCome,
                (turn, _) => turn,
            };
            self.turns[index] = turn;
            let steers = self.steers[index];
            if turn != Turn::ToCome || steers == NONE {
                continue;
            }
            let add = lines.add.map_or(0, |count| view.added(world, count, position.empire()));
            let steering = if steers == viewer { &mut realm.own_steering } else { &mut realm.other_steering };
            steering[0] += 1.0;
            steering[1] += if lines.attack { 1.0 } else { 0.0 };
            steering[2] += add as f32;
        }
    }
}
