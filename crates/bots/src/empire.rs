//! What is asked about an empire: how many cities it will hold at the end.
//!
//! The numbers mean the same on every board: counts of cities by how well they are held, who steers what is
//! still to come and what those may want, banners, income and time. One network answers for every empire.

use super::cities::{City, cities};
use super::guess::{Guess, Guesses};
use super::shapes::EMPIRE_FEATURES;
use super::steering::{Eyes, Steering, to_come};
use rules::{Board, ByEmpire, Empire, Icon, Phase, RegionSet, Society, World};

/// What is asked about each empire.
pub(super) type Questions = ByEmpire<[f32; EMPIRE_FEATURES]>;

/// What does not change in a world, gathered once.
#[derive(Clone, Debug)]
pub(super) struct Map {
    cities: Vec<City>,
    around: Vec<RegionSet>,
}

/// By how much an army is stronger than what it would attack, in five steps.
const STEPS: usize = 5;

/// The step for an attacker who can send so many more than defend.
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

    /// Asks about every empire, as its viewer sees the board.
    pub fn ask(&self, world: &World, board: &Board, viewer: Society, guesses: &Guesses) -> Questions {
        let eyes = Eyes { viewer, guesses };
        let (mut now, mut next) = (ByEmpire::all(Steering::default()), ByEmpire::all(Steering::default()));
        for empire in world.empires() {
            let (council, still) = (world.positions().in_council(empire), to_come(board, world, empire));
            now[empire] = Steering::of(world, board, empire, still, eyes);
            if board.rounds_to_come(world) > 0 {
                let same = still == council;
                next[empire] =
                    if same { now[empire] } else { Steering::of(world, board, empire, council, eyes) };
            }
        }
        let mut questions = ByEmpire::all([0.0; EMPIRE_FEATURES]);
        self.ask_cities(world, board, (&now, &next), &mut questions);
        for empire in world.empires() {
            let numbers = &mut questions[empire][CITY_NUMBERS..];
            let mut fill = Fill { numbers, at: 0 };
            fill_steering(&mut fill, &now[empire]);
            fill_interest(&mut fill, world, board, empire, viewer, guesses);
            self.fill_strength(&mut fill, world, board, empire);
            fill_time(&mut fill, world, board, empire);
            fill_next(&mut fill, &next[empire]);
            debug_assert_eq!(CITY_NUMBERS + fill.at, LIKELY);
        }
        questions
    }

    /// Cities by how safe they are, and those of others by how near at hand.
    fn ask_cities(
        &self,
        world: &World,
        board: &Board,
        (now, next): (&ByEmpire<Steering>, &ByEmpire<Steering>),
        questions: &mut Questions,
    ) {
        for city in &self.cities {
            let defence = city.defence(board);
            let strongest = city.threats(world, board);
            let (mut worst, mut attacks) = (0, 0.0);
            for foe in world.empires().filter(|foe| strongest[*foe] > 0) {
                let step = step(i32::from(strongest[foe]) - defence);
                questions[foe][STEPS + step] += city.cities;
                if step >= 3 {
                    questions[foe][2 * STEPS + 1] += city.cities * now[foe].attacks.min(2.0);
                    attacks += now[foe].attacks_wanted.max(0.0);
                    if let Some(owner) = board.controller(city.region) {
                        for (at, steering) in [(LIKELY, now), (LIKELY + 2, next)] {
                            let likely = city.cities * steering[foe].eager[owner].min(2.0);
                            questions[foe][at] += likely;
                            questions[owner][at + 1] += likely;
                        }
                    }
                }
                worst = worst.max(step);
            }
            if let Some(owner) = board.controller(city.region) {
                questions[owner][worst] += city.cities;
                questions[owner][2 * STEPS] += city.cities * attacks;
            }
        }
    }

    fn fill_strength(&self, fill: &mut Fill<'_>, world: &World, board: &Board, empire: Empire) {
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
        for region in border.minus(control) & board.held() {
            foes += f32::from(board.banners(region));
        }
        let home = world.home(empire);
        fill.put(board.points(world, empire) as f32 / 4.0);
        fill.put(banners / 20.0);
        fill.put(f32::from(board.supply(empire)) / 20.0);
        fill.put(world.icons_in(Icon::Farm, control) as f32 / 5.0);
        fill.put(world.icons_in(Icon::Fort, control) as f32 / 5.0);
        fill.put((control & home).len() as f32 / home.len().max(1) as f32);
        fill.put(control.minus(home).len() as f32 / 8.0);
        fill.put(excess / 5.0);
        fill.put(largest / 8.0);
        fill.put(foes / 20.0);
        let most =
            world.empires().filter(|other| *other != empire).map(|other| board.points(world, other)).max();
        fill.put(most.unwrap_or(0) as f32 / 4.0);
    }
}

/// How many numbers [`Map::ask_cities`] fills in.
const CITY_NUMBERS: usize = 2 * STEPS + 2;

/// From here on stand the cities that are likely to be won and lost in what is to come of this round, and in
/// the next.
const LIKELY: usize = EMPIRE_FEATURES - 4;

/// Numbers that are filled in one after the other.
pub(super) struct Fill<'a> {
    pub numbers: &'a mut [f32],
    pub at: usize,
}

impl Fill<'_> {
    pub fn put(&mut self, number: f32) {
        self.numbers[self.at] = number;
        self.at += 1;
    }
}

fn fill_steering(fill: &mut Fill<'_>, steering: &Steering) {
    fill.put(steering.attacks / 2.0);
    fill.put(steering.attacks_wanted);
    fill.put(steering.adds);
    fill.put(steering.adds_wanted);
    fill.put(steering.positions / 4.0);
    fill.put(steering.own_attacks);
    fill.put(steering.own_adds);
}

/// Who would steer it in the next round if everybody stayed.
fn fill_next(fill: &mut Fill<'_>, steering: &Steering) {
    fill.put(steering.attacks / 2.0);
    fill.put(steering.attacks_wanted);
    fill.put(steering.adds);
    fill.put(steering.adds_wanted);
    fill.put(steering.own_attacks);
    fill.put(steering.own_adds);
}

/// Who wishes the empire well, and who sits in its council for longer.
fn fill_interest(
    fill: &mut Fill<'_>,
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
    fill.put(mean);
    fill.put(above);
    fill.put(open / 3.0);
    fill.put(guesses[viewer].mean[empire] / 4.0);
    fill.put(seats / 4.0);
    fill.put(seats_wanted);
    fill.put(seats_wanted * later);
    fill.put(f32::from(board.gone(empire).len()) / 8.0);
}

/// How much of the match is left for an empire.
fn fill_time(fill: &mut Fill<'_>, world: &World, board: &Board, empire: Empire) {
    let rounds = board.rounds_to_come(world);
    let place = f32::from(board.order().place(empire).unwrap_or(0));
    let all = to_come(board, world, empire).len() as f32;
    let council = world.positions().in_council(empire).len().max(1) as f32;
    let over = matches!(board.phase(), Phase::Over | Phase::FinalWhisper);
    fill.put(if over { 0.0 } else { f32::from(rounds.min(4)) / 4.0 });
    fill.put(if rounds == 0 { 1.0 } else { 0.0 });
    fill.put(if rounds == 1 { 1.0 } else { 0.0 });
    fill.put(if over { 0.0 } else { all / council });
    fill.put(place / world.empires().len() as f32);
    fill.put(if board.phase() == Phase::Deploy { 1.0 } else { 0.0 });
    fill.put(if matches!(board.phase(), Phase::Cleanup | Phase::Loyalty | Phase::Retrieve) {
        1.0
    } else {
        0.0
    });
}
