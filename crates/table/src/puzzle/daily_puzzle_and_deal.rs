//! The daily puzzle and the daily deal of a pack.

use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::matches::match_in_play::Match;
use crate::matches::match_setup::{SEEDS, SeatSetup, Setup, people};
use crate::matches::player::{Hidden, Player, TemperChoice};
use bots::Level;
use packs::{Pack, Puzzle};
use rules::{Rng, Society};
use system::Day;

/// The level of the rivals in a daily deal. Its bots think for a fixed number of trials, not for a time, so
/// that they decide the same on every machine.
const RIVALS: Level = Level::Spymaster;
/// A constant mixed into the day's hash, so that the draw of seats differs from the deal.
const SEATS: u64 = 0x7365_6174_7364_6179;

/// The puzzle of a pack for this day; `None` if the pack has no puzzles. All puzzles come up once before any
/// comes up again, each time in a new order.
pub fn puzzle_of(pack: &Pack, day: Day) -> Option<&Puzzle> {
    let count = i64::try_from(pack.puzzles.len()).ok().filter(|count| *count > 0)?;
    let (time, place) = (day.number().div_euclid(count), day.number().rem_euclid(count));
    let mut order: Vec<&Puzzle> = pack.puzzles.iter().collect();
    Rng::stream(hash(&["puzzle", &pack.id]), time as u64).shuffle(&mut order);
    order.get(usize::try_from(place).ok()?).copied()
}

/// The setup of a pack's daily deal: the default rules with as many societies as possible. The day determines
/// the person's society, the rivals and the deal. A change of the pack's rules changes them too.
pub fn deal_of(pack: &Arc<Pack>, day: Day) -> Setup {
    let seed = hash(&["deal", &day.to_string(), &pack.id, &pack.digest]) % SEEDS;
    let seats = pack.rules.raw.societies.1;
    let mut societies: Vec<usize> = (0..pack.words.societies().len()).collect();
    Rng::new(seed ^ SEATS).shuffle(&mut societies);
    let seat = |(seat, society): (usize, usize)| {
        let (temper, _) = TemperChoice::Surprise.settle(seed, seat);
        let player = if seat == 0 { Player::Human } else { Player::Bot(RIVALS, temper) };
        SeatSetup { society, player, hidden: Hidden::Nothing, name: None }
    };
    Setup {
        pack: Arc::clone(pack),
        seats: societies.into_iter().take(seats).enumerate().map(seat).collect(),
        house: pack.rules.raw.house,
        seed,
        first: None,
        loyalties: None,
        order: None,
        plain: false,
    }
}

/// The day whose daily deal this match plays, found from its setup and start time; `None` if it is no daily
/// deal.
pub fn is_deal_of(game: &Match) -> Option<Day> {
    let began = Day::parse(game.started())?;
    let setup = game.setup();
    // The person's local date may differ from UTC by a day.
    let days = [0, -1, 1].map(|days| began.plus(days));
    days.into_iter().find(|day| {
        let deal = deal_of(&setup.pack, *day);
        let named = setup.seats.iter().map(|seat| SeatSetup { name: None, ..seat.clone() });
        (deal.seed, deal.house) == (setup.seed, setup.house) && deal.seats.iter().cloned().eq(named)
    })
}

/// The result of a person in a daily deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct DealResult {
    /// The person's final place, from 1. Tied players share the better place.
    pub place: usize,
    /// The person's points at the end.
    pub points: i32,
    /// The rivals' points at the end, with the highest first.
    pub rivals: Vec<i32>,
}

/// The result of the first person in a match; `None` unless the match is over and a person plays.
pub fn deal_result(game: &Match) -> Option<DealResult> {
    let (world, state) = (game.world(), game.state());
    let own = people(&game.setup().seats).next().and_then(Society::new).filter(|_| state.is_over())?;
    let standing = state.standing(world, own);
    let rivals = || world.societies().filter(|society| *society != own);
    let before = rivals().filter(|society| state.standing(world, *society) > standing).count();
    let mut points: Vec<i32> = rivals().map(|society| state.score(world, society)).collect();
    points.sort_by(|a, b| b.cmp(a));
    Some(DealResult { place: before + 1, points: standing.points, rivals: points })
}

/// A hash of the given words that is the same on every machine.
fn hash(words: &[&str]) -> u64 {
    let mut hash = Sha256::new();
    hash.update("whispers of the day");
    for word in words {
        hash.update([0]);
        hash.update(word);
    }
    hash.finalize().iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}
