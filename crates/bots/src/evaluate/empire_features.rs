//! The features of an empire, from which a neural network predicts its cities at the end.
//!
//! They mean the same on every board: cities by how safe they are, control of the positions still to act,
//! interests of the societies, banners, income and time.

use crate::beliefs::multiplier_guesses::{Guess, Guesses};
use crate::evaluate::city_threats::{City, cities};
use crate::evaluate::position_control::{Steering, Viewpoint, to_come};
use crate::evaluate::weights_text_format::EMPIRE_FEATURES;
use rules::{Board, ByEmpire, Empire, Icon, Phase, RegionSet, Society, World};

/// For each empire, its features for the neural network.
pub(crate) type EmpireFeatures = ByEmpire<[f32; EMPIRE_FEATURES]>;

/// The constant data of a world that the features need.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    cities: Vec<City>,
    around: Vec<RegionSet>,
}

/// The number of classes into which an attacker's margin over the defence is divided.
const STEPS: usize = 5;

/// The class of an attacker's margin over the defence, from 0 to 4.
fn step(margin: i32) -> usize {
    match margin {
        i32::MIN..=-3 => 0,
        -2..=-1 => 1,
        0 => 2,
        1..=2 => 3,
        3.. => 4,
    }
}

impl Map {
    pub fn new(world: &World) -> Self {
        Self {
            cities: cities(world),
            around: world.regions().map(|region| world.neighbours(region)).collect(),
        }
    }

    /// The features of each empire, as one viewer may know them.
    pub fn features(
        &self,
        world: &World,
        board: &Board,
        viewer: Society,
        guesses: &Guesses,
    ) -> EmpireFeatures {
        let viewpoint = Viewpoint { viewer, guesses };
        let (mut now, mut next) = (ByEmpire::all(Steering::default()), ByEmpire::all(Steering::default()));
        for empire in world.empires() {
            let (council, still) = (world.positions().in_council(empire), to_come(board, world, empire));
            now[empire] = Steering::new(world, board, empire, still, viewpoint);
            if board.rounds_to_come(world) > 0 {
                let same = still == council;
                next[empire] =
                    if same { now[empire] } else { Steering::new(world, board, empire, council, viewpoint) };
            }
        }
        let mut features = ByEmpire::all([0.0; EMPIRE_FEATURES]);
        self.fill_cities(world, board, (&now, &next), &mut features);
        for empire in world.empires() {
            let numbers = &mut features[empire][CITY_NUMBERS..];
            let mut writer = FeatureWriter { numbers, at: 0 };
            fill_steering(&mut writer, &now[empire]);
            fill_interest(&mut writer, world, board, empire, viewer, guesses);
            self.fill_strength(&mut writer, world, board, empire);
            fill_time(&mut writer, world, board, empire);
            fill_next(&mut writer, &next[empire]);
            debug_assert_eq!(CITY_NUMBERS + writer.at, LIKELY);
        }
        features
    }

    /// Fills in each empire's own cities by how safe they are, and foreign cities by how well the empire can
    /// attack them.
    fn fill_cities(
        &self,
        world: &World,
        board: &Board,
        (now, next): (&ByEmpire<Steering>, &ByEmpire<Steering>),
        features: &mut EmpireFeatures,
    ) {
        for city in &self.cities {
            let defence = city.defence(board);
            let strongest = city.threats(world, board);
            let (mut worst, mut attacks) = (0, 0.0);
            for foe in world.empires().filter(|foe| strongest[*foe] > 0) {
                let step = step(i32::from(strongest[foe]) - defence);
                features[foe][STEPS + step] += city.cities;
                if step >= 3 {
                    features[foe][2 * STEPS + 1] += city.cities * now[foe].attacks.min(2.0);
                    attacks += now[foe].attacks_wanted.max(0.0);
                    if let Some(owner) = board.controller(city.region) {
                        for (at, steering) in [(LIKELY, now), (LIKELY + 2, next)] {
                            let likely = city.cities * steering[foe].eager[owner].min(2.0);
                            features[foe][at] += likely;
                            features[owner][at + 1] += likely;
                        }
                    }
                }
                worst = worst.max(step);
            }
            if let Some(owner) = board.controller(city.region) {
                features[owner][worst] += city.cities;
                features[owner][2 * STEPS] += city.cities * attacks;
            }
        }
    }

    fn fill_strength(&self, writer: &mut FeatureWriter<'_>, world: &World, board: &Board, empire: Empire) {
        let control = board.control(empire);
        let (mut banners, mut excess, mut largest, mut foes) = (0.0, 0.0, 0.0f32, 0.0);
        let mut border = RegionSet::EMPTY;
        for region in board.armies(empire) {
            let here = f32::from(board.banners(region));
            banners += here;
            excess += (here - f32::from(world.limit(region))).max(0.0);
            largest = largest.max(here);
        }
        for region in control {
            border |= self.around[region.index()];
        }
        for region in border.minus(control) & board.occupied_regions() {
            foes += f32::from(board.banners(region));
        }
        let home = world.home(empire);
        writer.put(board.points(world, empire) as f32 / 4.0);
        writer.put(banners / 20.0);
        writer.put(f32::from(board.supply(empire)) / 20.0);
        writer.put(world.icons_in(Icon::Farm, control) as f32 / 5.0);
        writer.put(world.icons_in(Icon::Fort, control) as f32 / 5.0);
        writer.put((control & home).len() as f32 / home.len().max(1) as f32);
        writer.put(control.minus(home).len() as f32 / 8.0);
        writer.put(excess / 5.0);
        writer.put(largest / 8.0);
        writer.put(foes / 20.0);
        let most =
            world.empires().filter(|other| *other != empire).map(|other| board.points(world, other)).max();
        writer.put(most.unwrap_or(0) as f32 / 4.0);
    }
}

/// The number of features that [`Map::fill_cities`] writes at the beginning.
const CITY_NUMBERS: usize = 2 * STEPS + 2;

/// The index of the first feature about cities likely to be won or lost, in this round and in the next.
const LIKELY: usize = EMPIRE_FEATURES - 4;

/// Writes features one after the other into a slice.
pub(crate) struct FeatureWriter<'a> {
    pub numbers: &'a mut [f32],
    pub at: usize,
}

impl FeatureWriter<'_> {
    pub fn put(&mut self, number: f32) {
        self.numbers[self.at] = number;
        self.at += 1;
    }
}

fn fill_steering(writer: &mut FeatureWriter<'_>, steering: &Steering) {
    writer.put(steering.attacks / 2.0);
    writer.put(steering.attacks_wanted);
    writer.put(steering.adds);
    writer.put(steering.adds_wanted);
    writer.put(steering.positions / 4.0);
    writer.put(steering.own_attacks);
    writer.put(steering.own_adds);
}

/// Fills in who will control the empire's positions in the next round if every agent stays.
fn fill_next(writer: &mut FeatureWriter<'_>, steering: &Steering) {
    writer.put(steering.attacks / 2.0);
    writer.put(steering.attacks_wanted);
    writer.put(steering.adds);
    writer.put(steering.adds_wanted);
    writer.put(steering.own_attacks);
    writer.put(steering.own_adds);
}

/// Fills in the societies' interest in the empire, and their agents in its council.
fn fill_interest(
    writer: &mut FeatureWriter<'_>,
    world: &World,
    board: &Board,
    empire: Empire,
    viewer: Society,
    guesses: &Guesses,
) {
    let (mut mean, mut above, mut open) = (0.0, 0.0, 0.0);
    let (mut seats, mut seats_wanted) = (0.0, 0.0);
    for society in world.societies() {
        let guess: &Guess = &guesses[society];
        let agents = board.posts(society).in_council(empire).len() as f32;
        seats += agents;
        seats_wanted += agents * guess.mean[empire] / 4.0;
        if society != viewer {
            mean += guess.mean[empire] / 4.0;
            above += guess.above[empire] / 4.0;
            open += if guess.knows(empire) { 1.0 } else { 0.0 };
        }
    }
    let later = f32::from(board.rounds_to_come(world).min(3)) / 3.0;
    writer.put(mean);
    writer.put(above);
    writer.put(open / 3.0);
    writer.put(guesses[viewer].mean[empire] / 4.0);
    writer.put(seats / 4.0);
    writer.put(seats_wanted);
    writer.put(seats_wanted * later);
    writer.put(f32::from(board.gone(empire).len()) / 8.0);
}

/// Fills in how much of the match is left for the empire.
fn fill_time(writer: &mut FeatureWriter<'_>, world: &World, board: &Board, empire: Empire) {
    let rounds = board.rounds_to_come(world);
    let place = f32::from(board.order().place(empire).unwrap_or(0));
    let all = to_come(board, world, empire).len() as f32;
    let council = world.positions().in_council(empire).len().max(1) as f32;
    let over = matches!(board.phase(), Phase::Over | Phase::FinalWhisper);
    writer.put(if over { 0.0 } else { f32::from(rounds.min(4)) / 4.0 });
    writer.put(if rounds == 0 { 1.0 } else { 0.0 });
    writer.put(if rounds == 1 { 1.0 } else { 0.0 });
    writer.put(if over { 0.0 } else { all / council });
    writer.put(place / world.empires().len() as f32);
    writer.put(if board.phase() == Phase::Deploy { 1.0 } else { 0.0 });
    writer.put(if matches!(board.phase(), Phase::Cleanup | Phase::Loyalty | Phase::Retrieve) {
        1.0
    } else {
        0.0
    });
}
